# Cups: several tables whose results count together.
decimal-mark = .
cup-title = ## { $title }
cup-what = **{ $game }** · { $form } · { $seats ->
    [2] two at a table
   *[other] up to { $seats } at a table
}
cup-form-knock-out = Knock-out
cup-form-round-robin = League
cup-form-swiss = Swiss system
cup-form-knock-out-choice = Knock-out: the winner of each table goes on
cup-form-round-robin-choice = League: everybody meets everybody
cup-form-swiss-choice = Swiss system: some rounds among people with equal points
cup-how-knock-out = The winner of each table goes on; when two are level there, more points so far decide, then the lot. If it does not come out even, somebody sits out and goes on; nobody does so twice if that can be avoided.
cup-how-round-robin = Everybody meets everybody. With two at a table exactly once; with more, as many new faces as possible each round until all have met.
cup-how-swiss = { $rounds ->
    [0] As many rounds as it takes until one person stands out
    [one] One round
   *[other] { $rounds } rounds
}: people with equal points meet, nobody meets the same person again if that can be avoided. Whoever sits out gets half a point.
cup-points = **Points:** the share of your opponents you have beaten at each table, between 0 and 1; being level counts half. Who leaves a table counts as last there.
cup-ties-knock-out = **Tie-breaks:** rounds survived, points, the points of those you have met on average, tables won, the lot.
cup-ties-round-robin = **Tie-breaks:** the points of those you have beaten (half of those you were level with), tables won. Still level: the same place.
cup-ties-swiss = **Tie-breaks:** the points of those you have met on average, tables won. Still level: the same place.
cup-rule-knock-out = Points: share of opponents beaten, level counts half. Level ones: rounds, points, opponents’ points on average, tables won, the lot.
cup-rule-round-robin = Points: share of opponents beaten, level counts half. Level ones: points of those beaten, tables won.
cup-rule-swiss = Points: share of opponents beaten, level counts half. Level ones: opponents’ points on average, tables won.
cup-column-points = Points
cup-column-round = Rounds
cup-column-knock-out = Opp.
cup-column-swiss = Opp.
cup-column-round-robin = Beaten
cup-column-wins = Won
cup-at-the-end = final standing
cup-before = not begun
cup-in = round { $number } is being played
cup-in-of = round { $number } of { $count } is being played
cup-after = after round { $number }
cup-after-of = after round { $number } of { $count }
cup-leading = In front: { $names }
cup-leading-many = { $count } people are in front together
cup-won = { $count ->
    [one] Winner: { $names }
   *[other] Shared victory: { $names }
}
cup-nobody-leads = Nobody has played yet
cup-friendly = Friendly: its tables do not count for ratings.
cup-host = Announced by { $user }, who decides on tables without a result.
cup-begins = It starts by itself { $due } ({ $due_in }) with whoever is there.
cup-when-full = It starts by itself as soon as { $most } people are there.
cup-by-hand = It starts when its host presses *Start*.
cup-entrants = **Taking part ({ $count } of at most { $most }):** { $people }
cup-nobody-yet = Nobody has joined yet. Press *Join*.
cup-running = **Round { $number }**
cup-running-of = **Round { $number } of { $count }**
cup-pod = Table { $table }{ $place }: { $people }
cup-pod-done = ✓ Table { $table }{ $place }: { $people }
cup-pod-decided = ✓ Table { $table }, decided by the host: { $people }
cup-pod-stuck = ⚠ Table { $table }{ $place } has no result, the host decides: { $people }
cup-pod-bye = { $people } sits out.
cup-pod-walkover = { $people }: without a game, as somebody has left.
cup-late = Until round 2 begins others may still join.
cup-finished = **The cup is over.** { $won }
cup-cancelled = This cup has been called off. Tables that are still played go on, nothing depends on them.
cup-more = … and { $count } more lines: *Standings* shows everybody.
cup-round-done = **{ $title }** – { $stands }.
cup-next-round = Round { $number } has begun: { $count ->
    [one] one table is open.
   *[other] { $count } tables are open.
}
cup-end-call = You have won { $title }!
cup-end-title = ## { $title } is over
cup-end-winner = { $count ->
    [one] The winner: { $people } – congratulations!
   *[other] Shared victory: { $people } – congratulations!
}
cup-end-line = { $place }. { $player } · { $points } { $count ->
    [one] point
   *[other] points
}
cup-stuck = Table { $table } of { $title } has no result: it was closed or sleeps. Please decide, the next round waits for it. With `/cup decide` you can also name a winner. { $user }
cup-standings = **{ $title }** – { $stands }
button-cup-join = Join
button-cup-leave = Leave
button-cup-start = Start
button-cup-standings = Standings
button-cup-level = All level
button-cup-again = New table
cup-announced = The cup is announced: see { $place }. Join it yourself if you want to play.
cup-joined = You take part in **{ $title }**. Your tables open by themselves, and you are called there.
cup-left = You take part in **{ $title }** no more. A table you are sitting at goes on: leave it with `/table resign` if you cannot finish it.
cup-dropped = { $user } takes part in **{ $title }** no more.
cup-started = **{ $title }** has begun, the tables open now.
cup-end-sure = Call off **{ $title }**? { $count ->
    [0] Nobody takes part.
    [one] One person takes part.
   *[other] { $count } people take part.
} Games that are being played go on, but nothing depends on them any more. It cannot be taken back.
button-cup-end = Yes, call it off
cup-ended = **{ $title }** has been called off.
cup-decided = Noted: table { $table } of **{ $title }** is decided.
cup-decided-again = Noted: the same people get a new table.
notice-cup-table = This table belongs to the cup “{ $text }”, round { $round }. Its result counts there.
notice-cup-decided = { $user } has decided how this table counts for its cup, so it is closed.
dm-cup-forbidden = { $title }: I am not allowed to write in { $place }, so the cup cannot be seen there. What I need: { $rights } – to be set under Edit Channel › Permissions. I go on by myself as soon as I may.
no-such-cup = There is no such cup here.
which-cup = { $count ->
    [0] There is no cup here with which you can do that.
   *[other] Which cup? { $cups }. Name it with the option *cup*.
}
cup-needs-opponents = This game is played alone, so there is nobody to beat.
cup-people = Between { $least } and { $most } people can take part.
cup-rounds = The number of rounds can be chosen for the Swiss system only, from 1 to { $most }.
cup-full-of-what = To start by itself when full the cup has to know how many people it is for: name them with the option *people*.
cup-without-name = A cup needs a name.
cup-joined-already = You take part already.
cup-over = This cup is over.
cup-too-late = This cup has begun, and it is too late to join.
cup-full = The cup is full: no more than { $most } people can take part.
cup-not-in-it = That person does not take part in this cup.
cup-you-not-in-it = You do not take part in this cup.
cup-started-already = This cup has begun already.
cup-too-few = A cup needs at least { $least } people.
cup-not-running = This cup is not being played.
cup-host-only = Only whoever announced the cup, or somebody who keeps order on this server, can do that.
cup-own-table = You play at this table yourself: you can have it played again. Any other decision is for somebody else who keeps order on this server.
cup-no-such-table = Table { $table } does not wait for a decision in this round.
cup-not-at-table = That person did not play at this table.
cup-somebody-left = Somebody of this table takes part no more, so the same people cannot play again. Decide how it counts.
cup-table-runs = Table { $table } is being played. You can decide once it has been closed or sleeps.
cups-enough = There are enough cups: at most { $most } at a time on a server, and { $own } by one person.
command-cup = cup
command-cup-description = Leagues and cups: announce, join, see how they stand
command-cup-new = new
command-cup-new-description = Announce a cup in this channel
command-cup-join = join
command-cup-join-description = Take part in a cup
command-cup-leave = leave
command-cup-leave-description = Take part no more; a game under way goes on
command-cup-start = start
command-cup-start-description = Start a cup you have announced
command-cup-standings = standings
command-cup-standings-description = See how a cup stands, as a picture
command-cup-decide = decide
command-cup-decide-description = Say how a table without a result counts
command-cup-drop = drop
command-cup-drop-description = Take somebody out of a cup you have announced
command-cup-end = end
command-cup-end-description = Call off a cup you have announced
parameter-cup = cup
parameter-cup-description = Which cup, if there are several
parameter-title = name
parameter-title-description = What the cup is called
parameter-cup_form = form
parameter-cup_form-description = Who meets whom
parameter-rounds = rounds
parameter-rounds-description = How many rounds, for the Swiss system; else as many as it takes
parameter-people = people
parameter-people-description = How many people at most; with “starts: full” it starts as soon as they are there
parameter-friendly = friendly
parameter-friendly-description = The tables do not count for ratings
parameter-at_table = table
parameter-at_table-description = The number of the table without a result
parameter-verdict = result
parameter-verdict-description = How it counts
parameter-winner = winner
parameter-winner-description = Who is before all others there
cup-verdict-level = All are level
cup-verdict-winner = One person is before all others: name them
cup-verdict-again = The same people get a new table
cup-winner-missing = Name the winner with the option *winner*.
