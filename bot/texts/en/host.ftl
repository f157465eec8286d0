# Everything the house says that is the same for all games.

## Tables and posts
heading = ## { $game } · Table { $table }
thread-name = { $game } · Table { $table }
option-line = { $option }: **{ $value }**
access-invited = By invitation: { $people }
access-public-choice = Open to everybody
access-invited-choice = By invitation only
seat-owner = { $player } (runs the table)
seat-person = { $player }
seat-stand-in = { $name } ({ $kind })
seat-free = free seat
queue-line = On the list: { $people }
starts-when-full = Starts by itself as soon as all seats are taken.
starts-at = Starts by itself on { $due } ({ $due_in }), with whoever is there.
start-full = as soon as all seats are taken
start-1h = in an hour (1h)
start-3h = in three hours (3h)
start-1d = tomorrow at this time (1d)
start-2d = in two days (2d)
start-7d = in a week (7d)
seat-number = Seat { $number }
stand-in-greedy = stand-in
stand-in-random = random stand-in
stand-in-easy = easy stand-in
stand-in-normal = normal stand-in
stand-in-hard = hard stand-in
lobby-lobby = Take a seat with *Join*. Whoever runs the table can start as soon as enough seats are taken.
lobby-full = All seats are taken: whoever runs the table can start. *Put me on the list* keeps a place for you in case one becomes free.
lobby-running = The game is on: { $place }
lobby-finished = This game is over. How it ended: { $place }
lobby-cancelled = This table is closed.
showcase = -# The picture shows a game under way.
reminder = -# A reminder – asked { $waited_since }:
made-up = -# While you were not to be disturbed – asked { $waited_since }:
call-instead = -# Called here, as I cannot send direct messages at the moment – asked { $waited_since }{ $tables ->
    [0] :
    [one] . One more table waits, see `/turns`:
   *[other] . { $tables } more tables wait, see `/turns`:
 }
reminder-wanted = { $by_user } would like to play on – asked { $waited_since }:
reminder-last = Everybody else has answered; you are the last one waited for.
reminder-sent = A reminder is on its way.
waited-for = ⏳ { $player } { $did }
waiting-for = ⏳ Waiting for { $player }
picture-older = -# The last turn has been taken back; the picture still shows it.
clock-line = Clock: **{ $said }**
clock-none = no clock
clock-live = live evening: 5 minutes a turn
clock-daily = a turn a day
clock-weekly = three days a turn and a bank of a week
clock-fast = fast: 36 hours, 8 more with each turn, up to 3 days
clock-normal = normal: 4 days, a day more with each turn, up to 6 days
clock-slow = slow: 7 days, 36 hours more with each turn, up to 10 days
clock-turn = { $length } a turn
clock-bank = , and a bank of { $length }
clock-hours = -# It runs { $said }.
clock-lasts = -# If everybody uses all their time, a game lasts about { $length }.
clock-lapse-ask = -# When somebody’s time has run out, the others decide: more time, or a stand-in.
clock-lapse-once = -# When somebody’s time has run out, a stand-in answers; the third time in a row it keeps the seat until its person is back.
clock-lapse-seat = -# When somebody’s time has run out, a stand-in keeps the seat until its person is back.
clock-away-off = -# It runs also for those who have signed off.
days-all = every day
days-weekdays = Monday to Friday
days-weekend = Saturday and Sunday
length-weeks = { $count ->
    [one] one week
   *[other] { $count } weeks
 }
length-days = { $count ->
    [one] one day
   *[other] { $count } days
 }
length-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
 }
length-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
 }
deadline = -# ⏳ { $seat }: until { $due } ({ $due_in })
deadline-late = -# ⏳ { $seat }: time ran out { $due_in }
deadline-then-ask = -# After that the others decide: more time, or a stand-in.
deadline-then-once = -# After that a stand-in answers this time.
deadline-then-seat = -# After that a stand-in keeps the seat until its person is back.
table-asleep = -# 💤 Nobody is here: no clock runs, and no stand-in plays. Any move wakes the table.
table-paused = -# ⏸ The clocks stand still until { $due } ({ $due_in }). Moves are still welcome.
alarm = ⏰ Time is running out – asked { $waited_since }:
and = { $first } and { $last }
sentence = { $player } { $did }.
story-earlier = -# { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
 }: *More* › *Log*
result-line = **{ $rank }** · { $player } – **{ $score }**
result-unscored = **{ $rank }** · { $player }
was-rewound = -# This game was rewound; its history tells when.
seat-until = { $player } (until turn { $turn })
seat-before = { $player }
seat-then = { $first }, then { $last }
seat-conceded = { $player } (conceded)
reason-conceded = The game was conceded.
reason-left = All others have left.
chronicle-decided = Turn { $number } decided it: { $seat } gained { $points ->
    [one] one point
   *[other] { $points } points
} on everybody else.
chronicle-decided-last = The last turn and the final scoring decided it: { $seat } gained { $points ->
    [one] one point
   *[other] { $points } points
} on everybody else.
chronicle-best = Best turns: { $gains }.
chronicle-gain = { $seat } +{ $points } (turn { $number })
chronicle-longest = The longest wait was for { $user }: { $lasted }.
chronicle-stand-ins = Stand-ins in the end: { $names }.
hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
days = { $count ->
    [one] one day
   *[other] { $count } days
}
ended-early = The game was ended without a result.
player = { $seat }
event-undone = { $seat } took back the last move.
event-rewound = **Rewound** to the beginning of turn { $turn }: { $seat } proposed it, and everybody agreed.
event-rewound-by-moderator = **Rewound** to the beginning of turn { $turn } by a moderator.

## Buttons
button-join = Join
button-leave = Leave
button-stand-in = Add a stand-in
button-start = Start
button-guide = Guide
button-move = My move
button-hand = My hand
button-undo = Undo
button-ask-next = Ask me next time{ $count ->
    [one] {""}
   *[other] : { $question }
 }
button-more = More
button-remind = Remind who is missing
button-next = Next table
button-areas = Areas
button-rematch = Rematch
button-hands-call = With every call
button-hands-deal = Only at the deal
button-hands-never = Never
button-phone = Large
button-symbols = What do the symbols mean?
button-explain = Explain this
button-text = Board as text
button-log = Log
button-lookback = Step through
button-film = Film
button-film-stop = Stop
button-film-anew = Draw it for me
button-film-all = Show to all
film-queue = The film is drawn as soon as another one is done.
film-progress = Drawing the film: { $done } of { $count } pictures.
film-stopped = The film is no longer being drawn.
film-own = The game as a film, as everybody could see it, one picture a turn.
film-all = The game as a film, one picture a turn.
film-comes = The film comes to { $place } as soon as it is drawn.
film-there = The film of this game stands here: { $place }
film-none = There are no pictures of this game, so there is no film either.
past-unknown = This game was begun under other rules. It goes on, but its earlier turns can no longer be shown.
film-broke = The film tore while it was being drawn. Please ask for it once more.
film-too-large = This film would be too large for this server.
alt-curve = The points after each of { $turns } turns, some of them in words.
alt-film = The game as a film, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. The last picture:
button-since-own = Since my last move
lookback-begin = **The beginning** · { $count ->
    [one] one turn
   *[other] { $count } turns
} so far
lookback-at = **Turn { $number } of { $count }** · { $waited_since }
lookback-jump = Jump to a turn
lookback-start = The beginning
lookback-turn = Turn { $number }
lookback-whose = Look into a hand
lookback-hand = Hand
fair-seal = -# Chance is sealed: `{ $seal }`.
fair-seal-open = -# Chance is sealed: `{ $seal }`. Add a word of your own with `/table word`.
fair-words = -# Words added to it: { $said }
fair-secret = -# The sealed secret: `{ $secret }`. `/history verify` checks every shuffle and every die; with it every hand of the game can be worked out.
word-too-long = A word has at most { $most } characters.
not-sealed = This table was opened before chance was sealed. Open a new one to add a word.
proof-seal = ✓ The secret is the one that was sealed in the lobby.
proof-seed = ✓ All chance comes from the secret and the words of the players.
proof-entries = ✓ { $count ->
    [one] One entry of the log leads
   *[other] All { $count } entries of the log lead
} to the recorded states and the result.
proof-unsealed = ○ This game was not sealed, or its secret is not in the file: whether its chance was fair cannot be checked.
proof-failed = ✗ Something is not true: { $why }.
proof-about = -# Compare with what stands in Discord: the seal of the start with the post that showed it, which proves nothing if it is marked as edited; the seal of the log with the last post of the game. Whoever checks needs the secret, and with it can work out every hand of this game. `/history export` gives you the file, and `stellwerk verify FILE` checks it without us.
export-file = The whole game, to keep, to check, and to bring in again with `/history import`.
export-text = What you may know of this game, to read.
export-file-choice = As a file, to check or bring in
export-text-choice = As text, to read
import-refused = This file cannot be brought in: { $why }.
record-too-large = the file is too large
file-unreadable = Discord does not hand out this file just now. Try again in a minute.
record-unreadable = it cannot be read: { $why }
record-none = this is no record of a game
record-format = line 1: the format is not { $known }
record-field = a field is missing or wrong: { $what }
record-announced = { $announced } entries are announced, { $there } are there
record-line = line { $line } cannot be read
record-game = nobody here knows the game “{ $name }”
record-version = it was played under version { $then } of the rules, these are version { $now }
record-seats = so many cannot play it
record-variants = there are no such variants
record-variants-incomplete = its variants are incomplete
record-no-seed = this is no seed
record-missing = entry { $entry } is missing
record-refused = entry { $entry }: “{ $move }” is not possible there
record-fails = entry { $entry }: the rules fail ({ $why })
record-digest = entry { $entry }: the digest is not that of the state
record-result = the game leads to another result
record-conceded = somebody has conceded who does not sit there
record-no-secret = this is no secret
record-seal = the secret is not the one that was sealed
record-seed = the seed does not come from the secret and the words
open-hands = After the end everybody may look into all hands.
rated = -# Rated: the result counts for ratings.
rating-terms = -# The result of a seat belongs to whoever makes most of its moves. Whoever leaves after a first move has lost: by resigning, giving the seat away before that, running out of time or deleting their data. Coming back gives you the seat, not the rating. Once both sides have made { $least } moves, the game counts and nobody can end it without a result. Lots decide who sits where.
rating-weights = -# A game weighs less, the more often two have met: the second one within 90 days 2/3, the third 1/2, the nth 2/(n+1); in cups of eight people or more always in full. And it weighs less against somebody whom few people know: in full once they have met eight people, an eighth at four, a twentieth below that; all below four count as one person whom you meet again. A seat’s result belongs to whoever makes most of its moves; whoever leaves has lost.
friendly = -# Friendly: the result does not count for ratings.
button-orders = Standing orders
button-end = Propose ending
button-resign = Resign
button-gone = Yes, I resign
button-here = I am here
button-return = I am back
button-extend = Keep it open
button-agree = Agree
button-against = Play on
button-object = Rather not
button-clock = Clock
button-rated = Play rated
button-friendly = Play friendly
button-unpause = End the pause
button-emergency = Take three days’ break
button-wake = Wake the table
decide-more = 24 h more
decide-answer = Stand-in this time
decide-keep = Stand-in keeps the seat
button-further = Take back further…
button-enlist = Put me on the list
button-takeover = Take over
button-takeseat = Yes, I take over
button-concede = Concede
button-propose = Propose it
button-rewind = Rewind now
button-back = Back
button-back-again = I am back
button-stay = I am not going away
button-confirm = Confirm

## The private panel
question-move = What do you want to do?
answer-nothing = nothing
confirm-move = This cannot be undone. Really do it?
move-noted = Done.
undone = Your last move has been taken back.
rewind-about = **Take back further.** The game goes back to the beginning of the turn you choose, if everybody at the table agrees. Chance stays as it is: the same cards come again.
rewind-choose = Back to the beginning of turn …
rewind-ask = **Back to the beginning of turn { $turn }?** Everybody else at the table is asked. The proposal holds for three days, and ends with the next move.
rewind-firmly = **Back to the beginning of turn { $turn }?** As a moderator who does not play here you decide it alone, at once.
rewind-nothing-out = Nothing hidden has come out since then.
rewind-unrated = -# This game is rated. If all agree to go back, it goes on counting; if a moderator takes it back, it counts for nobody’s rating.
rewind-came-out = Since then this has come out, and nobody will forget it:
rewind-private = { $seat } alone has learned something hidden{ $count ->
    [one] {""}
   *[other] , { $count } times
 }.
rewound = Rewound. The board has been posted anew.
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
 }
button-steps = Step by step
button-ahead = Say it ahead
button-drop = Forget
button-plan = Plan my next move
button-plan-else = Plan what else
button-intend = Plan it
button-even-so = Plan it, whatever comes out
button-go-on = Go on now
plan-noted = Noted. Nobody else can see it, and you can change it until its time comes.
plan-dropped = Your plan is dropped.
plan-about = -# **Your next turn**, as it may come. What you plan is made by itself when it is your turn and is still possible; until then nobody else can see it.
plan-when = -# If chance or hidden cards come out before that, your plan is dropped and you are asked, unless you plan it whatever comes out.
plan-seals = This brings chance or hidden cards out and cannot be undone: it can only be planned whatever comes out.
plan-unknown = Nobody can tell yet what you will be able to do at your next turn. You can still type it: `/table plan`.
plan-your-turn = It’s your turn: there is nothing to plan, make your move.
plan-full = A plan has up to five lines. Forget it first, then plan anew.
plan-first = Planned: **{ $what }**
plan-else = else **{ $what }**
plan-even-so = {" "}(whatever comes out)
plan-ask = else you are asked
plan-made = -# Your planned move has been made. *Undo* takes it back as long as nobody has moved since.
plan-missed-refused = Your planned move was no longer possible and has not been made. It’s up to you now.
plan-missed-other = You are asked something else than you had planned for. Your plan is dropped, it’s up to you now.
plan-missed-revealed = Chance or hidden cards have come out since you planned your move. It has not been made, it’s up to you now.
plan-missed-revealing = Your planned move would have brought chance or hidden cards out. It has not been made, it’s up to you now.
plan-missed-undone = Somebody has taken back what your plan was built upon. Your plan is dropped.
meanwhile = -# Since your last move:
house-answered = -# { $question } The house has answered this for you, as nothing could be lost. *More* › *Standing orders* says what else it answers.
panel-held = Stand-ins and forced moves wait, so that you can still undo: they go on { $left }.
panel-idle = You have nothing to decide right now.
panel-lobby = This table has not started yet.
panel-running = The game is on.
panel-finished = This game is over.
panel-cancelled = This table is closed.
hand-title = Only you see this.
hand-none = You have nothing hidden at the moment; everything is open on the board.
hands-call = -# Your hand comes as a direct message whenever it is your turn.
hands-deal = -# Your hand comes as a direct message when a game begins; the message then keeps up to date without calling you.
hands-never = -# Your hand does not come as a direct message.
hands-noted = Noted.
areas-none = In this game everything is on the board itself.
no-text-board = There is no text version of this board.
more-about = What else you can do here:
log-empty = Nothing has happened yet.
guide-choose = Choose a page
legend-title = The symbols
orders-about = A standing order answers a question for you, so that nobody has to wait.
order-house = The house answers: { $order }
orders-asked = You are asked everything at this table.
button-quick = Quick: the house answers where nothing can be lost
button-all = Ask me everything
profile-about = -# How do you like to play? *Quick* lets the house answer off-turn questions where nothing can be lost; you can change it at any time under *More* › *Standing orders*.
profile-quick = Noted: in this game the house answers for you where nothing can be lost.
profile-all = Noted: in this game you are asked everything.
orders-none = There are no standing orders in this game.
order-ask = ask me
order-noted = Noted.
resign-sure = A stand-in would play your seat to the end, and only whoever runs the table could give it back to you. Do you really want to resign?
resign-rated = -# This game is rated: whoever leaves after a first move has lost it, also if they come back. Of two who leave, who stays longer is ahead.
concede-about = *Concede* declares the game lost for you. { $seats ->
    [2] It ends at once, and the other side has won.
   *[other] A stand-in plays your seat to the end, and in the result you share the last place.
 }
conceded = You have conceded. Thank you for playing.
resigned = You have resigned. Thank you for playing.
end-noted = Noted: you would end the game now. It ends without a result as soon as everybody agrees.
end-withdrawn = Noted: you want to play on.
agreement-noted = Noted: you agree. It happens as soon as enough others do.
agreement-reached = Agreed: it is done.
objection-noted = Noted: it stays as it is.
clock-lobby = -# Whoever runs the table chooses the clock; `/clock` sets every detail.
clock-running = -# In a running game another clock or a pause needs everybody who is not away; `/clock` proposes every detail.
clock-choose = Clock
lapse-choose = When time has run out
lapse-ask = the others decide
lapse-once = a stand-in answers this time
lapse-seat = a stand-in keeps the seat
pause-choose = Propose a pause
give-choose = Give somebody a day more
woken = Good to see you: the table goes on, and everybody has fresh time.
turn-mine-clock = **{ $table }** · { $game } · { $place } · asked { $waited_since } · your time ends { $due_in }
turn-mine-late = **{ $table }** · { $game } · { $place } · asked { $waited_since } · your time ran out { $due_in }
turn-asleep = **{ $table }** · { $game } · { $place } · sleeps until somebody comes
rematch-opened = Once more! The seats are kept for everybody, and it begins as soon as all have joined: { $place }
rematch-begun = The rematch has begun: { $place }

## Private answers about tables
table-opened = Your table is open. The post in this channel shows its seats.
joined = You have a seat. If the game gives you something hidden, it reaches you as a direct message; *My hand* shows it at any time.
came-back = Welcome back: the seat is yours again.
left = You have left the table.
started = The game starts. It is played here: { $place }
invited-player = { $user } may join this table.
kicked-player = { $user } no longer has a seat at this table.
closed-table = The table is closed.
stand-in-noted = A stand-in has joined the table.
stand-in-gone = The stand-in has left the table.
after-a-grace = { $seat } has been called and has time to object until { $due } ({ $due_in }). Unless something happens, the change is made then.
called-off = Called off: it stays as it is.
still-here = Good to see you. The seat stays yours.
moved-table = The table moves to this channel. Everything is posted here anew.
moved-table-to = The table moves to { $place }. Everything is posted there anew.
extended = The table stays open for another week.
handed-over = { $user } has taken over from you.
seat-opened = The seat of { $seat } is open to everybody for a week: the channel knows.
seat-offered = { $user } has been asked to take over from { $seat }, and has a week to agree.
took-over = The seat is yours. *My hand* shows what only you may see.
take-over-sure = **You would take over from { $seat }**, in turn { $turn }: { $place }
    You get the hand as it is. Whoever played before you loses it; nothing they had planned or agreed to holds for you.
queued = You are number { $place_number } on the list. As soon as a seat becomes free it is yours, and you are called. *Leave* takes you off the list.
turns-mine = **{ $count ->
    [one] One table waits
   *[other] { $count } tables wait
 } for you:**
turns-others = **Your other tables:**
turns-none-mine = **No table waits for you.** Your tables:
turns-none = You do not sit at any table. `/table list` shows where you could join in.
turns-more = … and { $count } more
people-more = … and { $count } more
turn-mine = **{ $table }** · { $game } · { $place } · asked { $waited_since }
turn-others = **{ $table }** · { $game } · { $place } · waiting for { $people } · asked { $waited_since }
turn-nobody = **{ $table }** · { $game } · { $place } · goes on by itself
turn-lobby = **{ $table }** · { $game } · { $place } · not started, { $free ->
    [0] all seats taken
    [one] one free seat
   *[other] { $free } free seats
 }
turn-out-of-order = **{ $table }** · { $game } · { $place } · out of order
next-table = Your next table: { $place }
next-nowhere = No table of this server waits for you.
next-none = No other table of this server waits for you.
list-empty = No table is open on this server. `/table new` opens one.
list-lobby = **{ $table }** · { $game } · { $place } · { $people } · { $free ->
    [one] one free seat
   *[other] { $free } free seats
 }
list-running = **{ $table }** · { $game } · { $place } · { $people } · in play
list-out-of-order = **{ $table }** · { $game } · { $place } · { $people } · out of order
language-discord = as in Discord
language-noted = I speak English with you now.
noted = Noted.
me-about = **Your own settings** – only you see what they change.
me-change = What do you want to change?
me-off = off
me-language = Language
me-language-about = The language of all private answers and direct messages. Posts at a table are in the language of the table.
me-zone = Time zone
me-zone-about = All times of day below are meant in this zone. Any other zone of the world can be typed with `/me`: its option suggests them all.
zone-chosen = { $zone } (now { $time })
zone-guessed = { $zone } (now { $time }; guessed, you have not chosen any)
me-way = How you are called
me-way-about = When it is your turn you are called once, as soon as the post is there. Whatever you choose, the post of the table names you.
way-thread = mentioned where it is played
way-dm = by direct message
way-both = mentioned and by direct message
way-digest = only by the daily message
me-reminders = Reminders
me-reminders-about = If you are waited for long, you are reminded: usually after 1, 3, 7 and 14 days, or every few hours, at most six times.
reminders-standard = after 1, 3, 7 and 14 days
reminders-every = every { $hours } hours
me-quiet = Quiet hours
me-quiet-about = In these hours nobody calls you. Afterwards you are called once, for all that still waits. Times to the minute can be typed with `/me`.
me-from = from { $time }
me-to = until { $time }
me-digest = Daily message
me-digest-about = At this time one direct message lists all tables of all servers that wait for you. If none waits, none comes.
me-away = Away
me-away-about = While you are away nobody calls you, and everybody at your tables sees until when. You can move all the same. You have 28 days within any year, 14 at a time; a day that has begun counts as a whole one.
away-no = no
away-present = until { $back }
away-planned = from { $begun } until { $back }
away-used = { $used } of { $most } days
away-from = From when?
away-now = from now on
away-later = later …
away-for = From { $day }: for how long?
away-days = { $days ->
    [one] one day
   *[other] { $days } days
 }
away-back = back on { $day }
away-over = Welcome back. { $count ->
    [0] No table waits for you.
    [one] One table waits for you: `/turns` shows it.
   *[other] { $count } tables wait for you: `/turns` shows them.
 }
away-until = -# { $player } is away until { $due }.
me-hands = Hand as a direct message
me-hands-about = When your hidden hand comes as a direct message. *My hand* shows it at any time.
me-palette = Pictures
me-palette-about = What pictures look like that only you see.
me-form = Size
me-form-about = The form of pictures that only you see.
me-profile = Asked everything
me-profile-about = *Quick* lets the house answer off-turn questions where nothing can be lost. A game that you pick changes from one to the other, for the tables you join from now on.
profile-quickly = quick
profile-asked = ask me everything
profile-none = in no game
palette-server = as on the server
palette-day = light
palette-night = dark
form-full = for a wide screen
form-phone = upright and large, for a phone
pictures-day = Pictures on this server are light from now on.
pictures-night = Pictures on this server are dark from now on.
help = ## Railway board games, played move by move
    `/table new` opens a table in this channel, `/play` finds people to play with, `/table list` shows what is going on.
    A game lives in its own thread: **My move** asks you everything you have to decide, **My hand** shows what only you may see.
    You can also type every move as a slash command; it suggests what is possible. `/learn` teaches you a game in ten minutes, `/guide` explains the rules; `/me` changes how and when you are called, your language and what pictures look like.
    These are the games:
help-game = • **{ $game }** – { $tagline }

## Messages
dm-welcome = **{ $game } · Table { $table }** – you have a seat: { $place }
    If the game gives you something hidden, it comes here when the game begins, and whenever it is your turn.
dm-hand = **{ $game } · Table { $table }** – your hand. You play here: { $place }
dm-hand-empty = **{ $game } · Table { $table }** – you hold nothing hidden at the moment. You play here: { $place }
dm-hand-plain = **{ $game } · Table { $table }** – a content filter holds back the picture of your hand; *My hand* shows it there. You play here: { $place }
dm-no-seat = **{ $game } · Table { $table }** – you do not play there any more, so your hand is gone from here: { $place }
dm-turn = **{ $game } · Table { $table }** – it is your turn. You play here: { $place }
digest-daily = **Good to know:** { $count ->
    [one] one table waits
   *[other] { $count } tables wait
 } for you.
digest-away = **Welcome back!** { $count ->
    [one] One table waits
   *[other] { $count } tables wait
 } for you.
digest-quiet = **While you were not to be disturbed,** { $count ->
    [one] one table has come to wait
   *[other] { $count } tables have come to wait
 } for you.
digest-burst = **Since I called you,** { $count ->
    [one] one more table has come to wait
   *[other] { $count } more tables have come to wait
 } for you.
digest-cap = **You have been called often today,** so these tables come in one message.
digest-how = -# `/me` changes how and when you are called.
dm-asked = Your turn:
dm-forbidden = { $game } · Table { $table }: I am not allowed to write in { $place }, so nobody is called there. What I need: { $rights } – to be set under Edit Channel › Permissions. I go on by myself as soon as I may.
dm-content-filter = Discord’s content filter holds back my pictures in { $place }, so boards come there without them. Whoever manages the server can relax the filter; then the pictures come again.
dm-automod = The filters of the server have blocked a post of mine in { $place }. I do not send that one again. Please exempt my role from the rules of AutoMod, so that the next ones arrive.
notice-end-proposed = { $seat } proposes to end the game without a result. { $missing ->
    [one] One more player has to agree:
   *[other] { $missing } more players have to agree:
 } *Agree* or *Play on* below.
notice-ended-by-agreement = All players who are still here have agreed to end the game.
notice-out-of-order = This table is out of order: its game cannot go on with the program as it stands. Nothing is lost, every move is kept, and the game goes on as soon as an update puts it right. Until then nobody can move; { $user } may close the table with `/table cancel`.
notice-closed-out-of-order = This table was out of order and has been closed without a result.
notice-resigned = { $former } has resigned. { $seat } plays on as a stand-in.
notice-conceded = { $former } has conceded.
notice-called-up = { $user }, a seat has become free: { $seat } is you now.
notice-lobby-full = { $user }, all seats have been taken for a day. *Start* begins the game.
notice-lobby-full-for-all = All seats have been taken for two days. Anybody who has one may start now.
notice-start-short = { $user }, the table was to start now, but at least { $least } players are needed. It stays open; *Start* begins the game when enough are there.
notice-seat-open = **A seat is free in a running game:** { $by_user } is looking for somebody who takes over from { $seat }. The seat comes with its hand, and stays open until { $due } ({ $due_in }).
notice-seat-offered = { $user }, { $by_user } would like you to take over from { $seat }. You have until { $due } ({ $due_in }) to press *Take over*; nothing happens if you do not.
notice-offer-over = **This offer is over.**
notice-seat-stays = Nobody has taken over from { $seat } within a week: it stays as it is.
notice-replaced = { $seat } stands in for { $former }, who may come back at any time with *I am back*.
notice-returned = { $seat } takes over from { $former }.
notice-grace = { $user }, you are missed: { $by_user } would like a stand-in to play for { $seat }. Without a sign of life from you it takes the seat on { $due } ({ $due_in }); until then nothing happens and nobody sees your hand. Press *I am here* or make a move, and the seat stays yours. You could come back later, too, as long as nobody else has taken over.
notice-still-here = { $seat } is here and stays in the game.
notice-successor = { $user }, a stand-in keeps your seat. { $by_user } would like to give it to { $to_user } for good, on { $due } ({ $due_in }). Until then you can come back with *I am back*, and the seat is yours again; after that you cannot.
notice-seat-promised = { $user }, { $by_user }, who keeps order here, would like to give your seat to { $to_user }. Nothing happens before { $to_user } agrees; then you have a day to say that you are here.
notice-seat-at-stake = { $user }, { $to_user } is to have your seat, as somebody who keeps order here has decided. Without a sign of life from you it changes hands on { $due } ({ $due_in }); until then nothing happens and nobody sees your hand. Press *I am here* or make a move, and the seat stays yours.
notice-called-off = { $seat }: it stays as it is, the change has been called off.
notice-lobby-ends = { $user }, nothing has happened at this table for days. It closes by itself on { $due } ({ $due_in }), unless somebody comes, goes or presses *Keep it open*.
notice-rematch = { $by_user } would like a rematch. { $people }: your seats are kept, press *Join*. It begins as soon as everybody has joined.
notice-lobby-ended = Nobody came for a week, so this table is closed.
notice-handed-over = { $seat } takes over from { $former }.
notice-dm-closed = { $user }, I cannot send you direct messages. *My hand* always shows your hand, and *Join* at the next table tries again.
notice-objected = { $seat } is against it: it stays as it is.
notice-proposal-lapsed = Not everybody who was asked has agreed in time: it stays as it is.
call-alarm = ⏰ Your time is running out: it ends { $due_in }, on { $due }.
notice-late = ⏳ { $seat }: time has run out.
late-decide = The others decide how it goes on; until they have, a move is still welcome.
notice-answered = { $seat } had no time left, so a stand-in has answered this time. Next time { $seat } is asked again.
notice-more-time = { $seat } has a day more.
notice-time-given = { $seat } gives { $late_seat } a day more.
notice-all-late = Everybody’s time has run out, so the table sleeps: no clock runs, and no stand-in plays. It goes on with fresh time as soon as somebody moves or presses *Wake the table*.
notice-asleep = Nobody has done anything here for a month, so the table sleeps. Any move wakes it, and so does *Wake the table*. If nobody comes it is closed without a result on { $due } ({ $due_in }).
notice-closed-asleep = Nobody has come for three months, so this table is closed without a result. Whoever sits here can wake it until { $due }: nothing is lost.
notice-closed-lost = Nobody has come for three months. This rated game is over: whoever was up has lost it.
notice-paused = Agreed: the clocks stand still until { $due } ({ $due_in }). Moves are still welcome, and any of you can end the pause.
notice-emergency = { $seat } takes a break: the clocks stand still until { $due } ({ $due_in }). Moves are still welcome, and any of you can end the pause. It is the only one of its kind at this table.
notice-pause-over = The pause is over; the clocks run again.
notice-pause-ended = { $seat } has ended the pause; the clocks run again.
notice-clock-changed = Agreed: from now on everybody has fresh time and another clock.
notice-proposed-pause = { $seat } proposes a pause of { $days ->
    [one] one day
   *[other] { $days } days
 }. { $missing ->
    [one] One more player has to agree.
   *[other] { $missing } more players have to agree.
 }
notice-proposed-clock = { $seat } proposes another clock. { $missing ->
    [one] One more player has to agree.
   *[other] { $missing } more players have to agree.
 }
notice-proposed-more = { $seat } would give { $late_seat } a day more. { $missing ->
    [one] One more player has to agree.
   *[other] { $missing } more players have to agree.
 }
notice-proposed-answer = { $seat } would let a stand-in answer for { $late_seat } this time. { $missing ->
    [one] One more player has to agree.
   *[other] { $missing } more players have to agree.
 }
notice-proposed-keep = { $seat } would let a stand-in keep the seat of { $late_seat }, who may come back at any time. { $missing ->
    [one] One more player has to agree.
   *[other] { $missing } more players have to agree.
 }
notice-proposal-overtaken = The game has gone on, so nobody proposes to rewind it any more.
notice-proposed-rewind = { $seat } proposes to rewind to the beginning of turn { $turn }. { $missing ->
    [one] One more player has to agree
   *[other] { $missing } more players have to agree
 }, until { $due } ({ $due_in }) and before anybody moves.

## Finding players
play-title = ## Who plays?
play-open = **Open tables:**
play-seekers = **Looking for players:**
play-group = { $game } with { $count }: { $people } · { $missing ->
    [one] one more is missing
   *[other] { $missing } more are missing
 }
play-rescue = **Seats to rescue**, held by a stand-in. Whoever runs the table can give you one with `/table replace`:
play-seat = **{ $table }** · { $game } · { $place } · { $people } · run by { $user }
play-nothing = No table is open here, and nobody looks for others at the moment.
play-mine = -# You look for players: { $games }
play-bells = -# You are called when a table opens: { $games }
play-choose = Choose a game to look for players, or to be called when a table opens. `/table new` opens one.
play-game = Choose a game
button-join-table = Join { $table }
button-seek = Look for a game with { $count }
button-unseek = Look no more
button-bell = Call me when a table opens
button-bell-off = Do not call me any more
button-no-bell = No more of these calls
seek-about = When enough people look for the same, a table opens by itself, and everybody has a day to take their seat. Whoever looks here sees that you look, too.
seek-mine = -# You look for a game with { $count } until { $until }.
seek-noted = Noted for { $days } days. { $missing ->
    [one] One more player is missing.
   *[other] { $missing } more players are missing.
 }
seek-found = You have found each other: table { $table } is open in this channel, and the others are called.
seek-stopped = You look no more.
bell-about = -# A call is a direct message, at most one in six hours.
bell-on = From now on you are called when a table of { $game } opens here.
bell-off = You are no longer called when a table of { $game } opens here.
bell-none = You are no longer called when tables open on that server.
bell-open = { $count ->
    [one] A table is open: { $games }
   *[other] { $count } tables are open: { $games }
}
bell-rings = **New tables on { $server }**
week-title = ## The week at the tables
week-running = **{ $count ->
    [one] One game is
   *[other] { $count } games are
 } under way:**
week-finished = **{ $count ->
    [one] One game
   *[other] { $count } games
 } finished this week:**
week-won = **{ $table }** · { $game } · { $place } · won by { $people }
week-more = -# `/play` shows where you can join in.
weekly-on = The week at the tables comes to { $place }, next on { $due } (time zone { $zone }).
weekly-off = The week at the tables is no longer posted.
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
no-such-zone = I do not know this time zone. Choose one of those that are suggested, such as Europe/London.
notice-together = You have found each other! { $people }: press *Join* by { $due } ({ $due_in }) and the seat is yours. After that the free seats are open to everybody.
notice-together-over = The free seats are open to everybody now. Not here yet: { $people }.

## Records
stats-title = ## { $player } · { $game }
stats-here = -# Games on this server.
stats-everywhere = -# Games on all servers.
stats-none = No finished games with other people yet.
stats-games = { $count ->
    [one] **One game**, { $wins ->
        [0] not won
       *[other] won
    }.
   *[other] **{ $count } games**, { $wins ->
        [0] none
        [one] one
       *[other] { $wins }
    } of them won ({ $share }).
 } Of the others at the table { $beaten } were beaten.
stats-rank = { $rank }. × { $count }
stats-ranks = Places: { $ranks }
stats-streak = Wins in a row: at most { $count }, just now { $now }.
stats-rating = Rating: **{ $rating }** after { $count } rated games, at best { $best }.
stats-unrated = A rating is shown after { $count ->
    [one] one more rated game
   *[other] { $count } more rated games
 }.
stats-speed = Usual answer: { $lasted }. Time ran out in { $lapses } of { $count } answers.
stats-kept = { $kept } of { $count } tables played to the end.
stats-practice = Alone among stand-ins: { $count ->
    [one] one game
   *[other] { $count } games
 }.
stats-rescues = Seats taken over and played to the end: { $count }.
stats-left = Seats given up or lost: { $count }.
stats-sorts = **What was played**
stats-seats = { $count } players
stats-sort = { $game } ({ $kind }): { $count ->
    [one] one game
   *[other] { $count } games
 }, { $wins ->
    [0] none won
    [one] one won
   *[other] { $wins } won
 }
stats-sort-once = { $game } ({ $kind }): one game, { $wins ->
    [0] not won
   *[other] won
 }
stats-points = , at best { $best } points, { $mean } on average
stats-points-once = , { $best } { $count ->
    [one] point
   *[other] points
 }
stats-rivals = **Against whom**
stats-rival = { $player }: { $count ->
    [one] one game
   *[other] { $count } games
 }, { $better ->
    [0] never
    [one] once
    [2] twice
   *[other] { $better } times
 } ahead, { $worse ->
    [0] never
    [one] once
    [2] twice
   *[other] { $worse } times
 } behind
decimal = { $whole }.{ $part }
somebody = somebody
short-minutes = { $count } min
short-hours = { $count } h
short-days = { $count } days
profile-of = ## { $player } · { $game }
leaders-about = ## Leaderboard · { $game }
    -# Everybody who has played { $count } rated games, one of them within the last year. Whether a table is rated stands in its lobby. `/me` › *Records* keeps you off the list.
leaders-none = ## Leaderboard · { $game }
    Nobody here has played { $count } rated games yet.
feats-title = **Moments**
feats-of = { $game }: { $feats }
feats-told = Moments: { $feats }.
feats-times = { $feat } × { $count }
feats-one = { $seat } – { $feat }
button-show-all = Show to all
scope-here = Games on this server
scope-everywhere = Games on all servers
records-hidden = This person keeps their records to themselves.
records-own-only = Only you yourself can see your games on all servers; of others you see those on this server.
achievements-on = From now on the end of a game tells what people have achieved beside the result.
achievements-off = From now on the end of a game tells nothing beside the result.
me-records = Records
me-records-about = Whether others see your name and figures in `/leaderboard`, `/stats` and `/profile`. The results at the tables themselves stay.
records-listed = everybody sees me
records-unlisted = I am “somebody”

## Pictures
alt-areas = The players’ own areas
alt-hand = Your hand
alt-question = The answers, with their numbers
alt-final = The final scoring
alt-legend = Every symbol of the game with its meaning; the guide says the same in words
alt-lesson = A picture for this page; everything it shows stands in the text
alt-profile = { $name }, { $game }. { $figures }
alt-leaders = The leaderboard ({ $game }): { $best }
alt-showcase = A game of { $game } under way

## When something is refused
already-done = That click has already been carried out.
board-moved-on = The board has moved on since you saw it. This is how it stands now:
old-button = This button is out of date. Please use the newest post of the table.
past-undone = The bot's data went back to an earlier moment, and this button belongs to a time that is gone. Nothing was done. This is how it stands now:
past-never = The bot's data went back to an earlier moment. What this button belongs to was opened after that and does not exist any more. Nothing was done.
past-asked = This question was asked before the bot's data went back to an earlier moment. Nothing was done: please use the command again.
overtaken = Too much is happening here at the same time. Nothing was done: please try again.
no-longer-possible = That is not possible any more.
nothing-to-undo = There is no move of yours to undo: you have made none yet, something was revealed, or somebody has moved since.
nothing-to-rewind = The game cannot go back there: choose the beginning of a turn from the list.
refused-lately = The others have refused to rewind lately. You can propose it again { $due_in }.
rules-have-changed = The rules of this game have been changed since then, so I cannot go back that far.
nobody-to-remind = This table waits for nobody but you.
reminded-lately = Everybody has been called not long ago. You can remind them again { $due_in }.
not-seated = You have no seat at this table.
not-invited = This table is by invitation only. Ask whoever runs it.
not-started = This game has not started yet.
not-over = This game is not over yet.
not-yourself = Choose somebody else.
ban-above = You cannot ban the owner of the server, or somebody whose role is above yours.
not-a-person = A bot cannot take a seat; add a stand-in instead.
not-agreed = You have not agreed to end the game, so you are playing on anyway.
not-asked = Nobody has asked you about that.
no-such-clock = There is no such clock.
same-clock = That is agreed already.
bad-length = Please give a length of time between a minute and 60 days, like: 3d, 12h, 30min
bad-hours = Please give hours of at least an hour, like: 19:00-23:00
bad-pause = A pause lasts from one to { $most } days.
paused-already = The clocks stand still already.
not-paused = There is no pause at the moment.
emergency-used = There has been such a break at this table already. Propose a pause instead: then all agree.
emergency-too-soon = Taking a break alone is for people who have finished { $least } games here. Propose a pause instead: then all agree.
enough-time = They have been given 24 hours { $most } times for this already. That is all.
not-asleep = This table is not asleep.
not-understood = I did not understand that.
unreadable = Discord told me of this in a way that I cannot read; nothing has been done. Please try again. Whoever runs this bot has been told.
not-in-threads = A table needs a channel: open it there, not in a thread.
nobody-there = Nobody at this table is meant by that: check the seat or the player.
already-agreed = You have already agreed.
already-seated = You already have a seat at this table.
already-seated-other = This player already has a seat at this table.
already-started = This game has already started. `/table list` shows open tables.
table-over = Nothing more can be done at this table: its game is over, or it was closed.
cup-out-of-order = This cup is out of order: what is kept of it cannot be read. Its tables can be played on; whoever runs this bot can put a backup in its place.
table-out-of-order = This table is out of order: its game cannot go on with the program as it stands. Its moves are kept. An update may put it right; until then whoever runs it can only close it (`/table cancel`).
table-full = All seats are taken. *Put me on the list* below the table’s post keeps a place for you in case one becomes free.
already-queued = You are on the list already.
seat-is-free = There is a free seat: press *Join*.
seat-not-open = This seat is not offered to anybody any more.
seat-for-another = This seat is offered to somebody else.
has-left-a-seat = Whoever has left a seat of this game cannot take over another one: they know its hand.
name-a-successor = This table is by invitation only: name the player who is to take over.
bad-start = I do not understand when it should start. Write “full”, a time from now like 3h or 1d 12h, a time of day like 20:00, or a moment as Discord writes it: <t:…>
bad-time = Please give times of day like 17:30, quiet hours like 22:30-7:00, or “off”.
bad-moment = It can start by itself within the next 60 days, and not in the past.
seat-taken = This seat is taken. Choose another one.
too-few-players = At least { $least } players are needed. Wait for more, or add a stand-in.
nobody-plays = At least one person must have a seat before the game can start.
wrong-number-of-seats = This game is for { $least } to { $most } players.
seats-by-lot = In a rated game lots decide who sits where and who begins. Start without `seating:`, or make it a friendly game first.
rated-goes-on = This rated game counts by now, so nobody can end it without a result. Whoever wants to stop concedes or resigns; if somebody is silent, `/table stand-in` has their seat played.
bad-order = Please name each taken seat once, like: 2 1 3
bad-option = There is no variant “{ $name }” with the value “{ $value }”.
owner-only = Only the player who runs the table can do that – the table’s post shows who it is. If nothing is heard of that person for days, everybody who sits here and every moderator can.
only-former = Only the player who left this seat can take it back.
no-quiet-hours = Quiet hours need a begin and an end that differ.
away-too-long = That is not possible: you have 28 days within any year, 14 at a time, and times away do not overlap.
not-away = You are not away, and nothing is planned.
only-in-servers = That works only on a server.
managers-only = Only those who may manage this server can do that.
leave-is-resign = In a running game you leave with `/table resign`.
grace-running = That is under way already: there is time to object until { $due } ({ $due_in }).
nobody-doubts = Nobody doubts that you are here.
kick-is-stand-in = In a running game `/table stand-in` puts a stand-in on a deserted seat. Whoever left may come back with `/table join`.
no-such-table = There is no table { $table } on this server. `/table list` shows them.
no-such-game = There is no such game here.
game-out-of-order = This game is out of order at the moment. Its tables are kept and will go on when it is back.
game-withdrawn = Nothing new is begun with this game here any more. Its tables go on to their end.
no-such-seat = There is no such seat. The post of the table shows the seats.
no-such-order = There is no such standing order. `/table orders` shows them.
no-such-stand-in = There is no such stand-in.
no-stand-in-there = There is no stand-in on this seat.
other-game = Another game is played at table { $table }.
which-table = { $count ->
    [0] You have no table here. Name one with the option “table”.
   *[other] Which table do you mean: { $tables }? Name it with the option “table”.
 }
missing-permission = Discord does not let me do that here. Please ask whoever runs this server to give me the permissions of the install link.
still-at-it = Still at it: something else is using my data at the moment. You need not do anything; the answer will come.
restarting = I am restarting right now. Please try again in a moment; nothing is lost.
answer-lost = I was restarted before I could answer you. Nothing has changed at any table or cup by it; please try again.
answer-late = I was restarted before I could answer you. What you wanted has been done.
answer-late-at = Here it goes on: { $place }
data-away = I cannot reach my data at the moment. What was kept is still there; please try again in a minute.
changed-command = This command has changed. Please type it again, or restart Discord if the old one is still offered.
discord-busy = Discord takes no more answers from me at the moment. If the board does not show your move, please try again in a minute.
something-broke = Something broke, and I have written it down under { $reference }. If the board does not show your move, please try again.

## Slash commands
command-table = table
command-table-description = Tables: open, join, start, see
command-new = new
command-new-description = Open a new table in this channel
command-list = list
command-list-description = Show the tables of this server
command-show = show
command-show-description = Show a table to you alone
command-join = join
command-join-description = Take a free seat, or come back to yours
command-leave = leave
command-leave-description = Give your seat back before the start
command-start = start
command-start-description = Start the game
command-invite = invite
command-invite-description = Let somebody join your table
command-kick = kick
command-kick-description = Free a player’s seat before the start
command-stand-in = stand-in
command-stand-in-description = Let a stand-in play on a free seat, or after a grace on a deserted one
command-stand-in-away = stand-in-away
command-stand-in-away-description = Send a stand-in away, or call off a change or an offer that has been announced
command-replace = replace
command-replace-description = Offer a stand-in’s seat, or your own, to a player or to everybody
command-hand-over = hand-over
command-hand-over-description = Before the start: hand over the table. In a game: offer somebody your seat
command-undo = undo
command-undo-description = Take back your last move
command-rewind = rewind
command-rewind-description = Go back to an earlier turn, if everybody agrees
command-orders = orders
command-orders-description = See or set your standing orders
command-plan = plan
command-plan-description = See, add to or forget what you have planned for your next turn
command-play = play
command-play-description = Open tables, people who look for players, and being called when a table opens
command-weekly = weekly
command-weekly-description = Post what is played on this server once a week; without a channel no more
command-queue = queue
command-queue-description = Go to the table that has waited longest for you
command-log = log
command-log-description = Read what has happened
command-word = word
command-word-description = Before the start: add a word of your own to what chance comes from
command-verify = verify
command-verify-description = Check a finished game: the seal, every shuffle, every entry, the result
command-export = export
command-export-description = A game as a file or as text
command-import = import
command-import-description = Bring in a game from a file, to step through it
parameter-word = word
parameter-word-description = Anything you like, up to 64 characters; or a SHA-256 of a word that you tell later
parameter-form = form
parameter-form-description = File or text
parameter-file = file
parameter-file-description = A file made by /history export
command-history = history
command-history-description = Games as they were: step through, check, take out, bring in
command-look-back = look-back
command-look-back-description = Step through the game, turn by turn, with pictures
parameter-look-back-turn-description = Which turn, counted from the beginning; else since your last move
command-film = film
command-film-description = The game as a film, one picture a turn
command-end = end
command-end-description = Propose to end the game without a result, or agree to it
command-resign = resign
command-resign-description = Leave a running game; a stand-in plays on
command-cancel = cancel
command-cancel-description = Close a table that has not started or is out of order
command-move = move
command-move-description = Go on in this channel, with a new post and thread
command-clock = clock
command-clock-description = See how much time people have, or change it: in a running game all agree
command-board = board
command-board-description = Show the board to you alone, as a picture or as text
command-hand = hand
command-hand-description = Show what only you may see
command-guide = guide
command-guide-description = Read the guide
command-settings = settings
command-settings-description = Your own settings
command-language = language
command-language-description = Choose the language I speak with you
command-turns = turns
command-turns-description = Where it is your turn, and since when
command-pictures = pictures
command-pictures-description = What the pictures that everybody on this server sees look like
command-me = me
command-me-description = Your own settings: how and when you are called, away, language, pictures
command-help = help
command-help-description = What I can do
command-stats = stats
command-stats-description = Games, wins, points, opponents: yours or somebody else’s
command-profile = profile
command-profile-description = Yours or somebody else’s games as a picture
command-leaderboard = leaderboard
command-leaderboard-description = Who is rated best
command-achievements = achievements
command-achievements-description = Whether the end of a game tells what people have achieved beside the result
parameter-told = told
parameter-told-description = Yes or no
parameter-scope = scope
parameter-scope-description = Games on this server, or on all
parameter-game = game
parameter-game-description = Which game
parameter-seats = seats
parameter-seats-description = How many seats
parameter-variants = variants
parameter-variants-description = Variants of the game
parameter-reveal = reveal
parameter-reveal-description = Show all hands of every turn after the end. Whoever checks the game can work them out in any case
parameter-rated = rated
parameter-rated-description = Does the result count for ratings? Without a word it does at tables that are open to everybody
parameter-access = access
parameter-access-description = Who may join
parameter-language = language
parameter-language-description = Which language
parameter-palette = palette
parameter-palette-description = Light or dark
parameter-table = table
parameter-table-description = The table’s number, if you are not in its thread
parameter-planned = move
parameter-planned-description = What you want to do then; tried after what you have planned already
parameter-even_so = whatever-comes
parameter-even_so-description = Also if chance or hidden cards come out before or by it
parameter-channel = channel
parameter-channel-description = Where; leave it out to stop
parameter-weekday = weekday
parameter-weekday-description = On which day of the week
parameter-hour = hour
parameter-hour-description = At which hour
parameter-zone = time-zone
parameter-zone-description = By the clocks of which place
parameter-quiet = quiet-hours
parameter-quiet-description = When nobody may call you, to the minute, like: 22:30-7:00; or: off
parameter-daily = daily-message
parameter-daily-description = When one message tells you of all that waits, like: 17:30; or: off
parameter-forget = forget
parameter-forget-description = Forget everything you have planned at this table
parameter-text = text
parameter-text-description = As text instead of a picture
parameter-topic = topic
parameter-topic-description = Which page
parameter-seating = seating
parameter-seating-description = The seats in playing order, like: 2 1 3; by lot without it and in rated games
parameter-player = player
parameter-player-description = Who
parameter-seat = seat
parameter-seat-description = Which seat
parameter-turn = turn
parameter-rewind-turn-description = To the beginning of which turn
parameter-start = starts
parameter-start-description = When it starts by itself: full, in how long (3h, 1d), or at what time (20:00)
parameter-kind = kind
parameter-kind-description = What kind of stand-in
parameter-decision = decision
parameter-decision-description = Which question
parameter-order = order
parameter-order-description = How it is answered
parameter-clock = clock
parameter-clock-description = How much time people have
parameter-turn-description = Time for every turn, like: 3d, 12h, 30min
parameter-bank = bank
parameter-bank-description = Saved time for turns that take longer, like: 7d
parameter-hours = hours
parameter-hours-description = The time of day at which the clock runs, like: 08:00-22:00; 0-24: all day
parameter-days = days
parameter-days-description = The days on which the clock runs
parameter-lapse = lapse
parameter-lapse-description = What happens when somebody’s time has run out
parameter-away = away
parameter-away-description = Does the clock stand still for those who have signed off?
parameter-pause = pause
parameter-pause-description = How many days all clocks are to stand still; 0 ends the pause

## What is kept about people

notice-forgotten = Somebody has left for good. { $seat } plays on as a stand-in.
proof-seed-unknown = ○ Words that belong to the seed are missing, so whether chance was fair cannot be checked. Whether somebody has deleted theirs or the file was emptied cannot be told either.
being-forgotten = Your data are being deleted at this moment. Wait until that is done, then begin anew if you like.
command-privacy = privacy
command-privacy-description = What is kept about you, why, for how long, and who sees it
command-my-data = my-data
command-my-data-description = A file with everything that is kept about you, for your eyes only
command-delete-my-data = delete-my-data
command-delete-my-data-description = Delete everything that is kept about you, at once
privacy =
    ## What this bot keeps about you
    • **At tables**: your Discord number, the name you go by there and those you went by before, your seat, what you have played and when, how long you were waited for, what you have proposed or agreed to, a word you have added to chance. Why: to play, to call you, to show games later. Everybody on the server sees names, moves and results; your hand, plans and standing orders are shown to you alone. How long: until you delete them, or 30 days after the bot has left the server.
    • **Results**: places, points and ratings on a server, cups you took part in. Why: `/stats` and the like. Everybody on the server sees them, unless you choose *Records* in `/me` and are “somebody” there.
    • **What you have chosen**: language, time zone, how and when to be called, when you are away, how pictures look, and the number of your conversation with the bot; who wants to be called to new tables, who looks for players. The tables show others when you are away and whom you look for. How long: until you change it (looking for players: 14 days) or delete it.
    • **On its way**: posts and direct messages that Discord has not taken yet, and for three days when you were called, so that nobody calls you twice.
    • **Not kept**: messages you write, addresses, anything of people who play nowhere. Nothing is sold or given to anybody, nothing is measured.
    • **Where**: in one database on the machine of whoever runs this bot. They can read it, and may see hidden hands in it; so may whoever may read their backups. A log of errors can hold numbers of tables and clicks, not names.
    • **Your part**: `/my-data` gives you all of it as a file. `/delete-my-data` deletes it at once.
    • **What deleting reaches**: everything that is kept, and in Discord the newest posts: lobbies, the latest boards, films, cups, leaderboards, the week.
    • **What it cannot reach**: older boards and lines in the threads (you get links; ask moderators to delete them there), direct messages (you can delete your own conversation), files that people have exported, and backups, 30 days of which are recommended. From a restored one you are deleted again, as long as the file with the seals is there.
button-privacy-policy = Privacy policy
button-terms = Terms of use
my-data-here = Everything that is kept about you, as JSON. Other people in the same rows are left out. `/privacy` says what it is for.
delete-sure =
    ## Delete everything about you?
    • In games that go on a stand-in plays your seat to its end. You cannot come back to it.
    • Before the start your seat and place in the queue are free again; tables you opened pass to the next person, and are closed where nobody else sits.
    • In games that are over your seat becomes *somebody*. Moves and results stay, for the others; nobody can tell whose they are.
    • A word you have added to the chance of a game goes, and with it the salt of its seal; the seal stays, so the game can be proven all the same. Only in games begun under version 0.2 do the others’ words go too, and their chance cannot be checked any more.
    • Results and ratings of the others stay as they are; in them you are only *somebody*. In cups you are not paired any more.
    • Settings, absences, calls, proposals, wishes and what waits to be sent to you go. A ban stays, as a seal that names nobody.
    • In Discord the newest posts change. Older boards, lines and direct messages stay, as do backups: `/privacy`.
    It happens at once and cannot be taken back. Later you can play again, as somebody new. { $tables ->
        [0] You sit at no table.
        [one] You sit at one table now.
       *[other] You sit at { $tables } tables now.
    }
button-forget-me = Delete it all
post-withdrawn = What stood here named somebody whose data have been deleted.
answer-withdrawn = What stood here named somebody whose data have been deleted. Ask again: `/stats`, `/profile`.
deleted-left = The newest posts of your games change now. Older boards and lines with your name stay where they were posted; ask moderators to delete them there: { $count ->
    [one] one place
   *[other] { $count } places
}
deleted-more = All of them are in the file.
deleted-elsewhere = Direct messages, exported files and backups stay: `/privacy`.
deleted = Done. Nothing is kept about you any more{ $tables ->
        [0] .
        [one] ; your seat at one table was given up.
       *[other] ; your seats at { $tables } tables were given up.
    }
## Moderators
table-frozen = 🧊 A moderator has frozen this table: nobody moves and no clock runs until it goes on.
notice-went-back = ⏪ The bot's data went back to { $due } ({ $due_in }). What happened here after that is undone; the newest post shows how it stands.
notice-frozen = 🧊 A moderator has frozen this table: nobody moves and no clock runs until a moderator lets it go on. Nothing is lost, and nobody is late.
notice-thawed = A moderator lets this table go on. Everybody has as much time as before.
notice-shut = A moderator has ended this game without a result.
notice-removed = A moderator has taken { $former } from this game. { $seat } plays on as a stand-in.
moved-away = This table has moved. It goes on here: { $place }
call-post-gone = A moderator has deleted the post of this table before it started, so the table is closed. If you want to know why, ask those who run the server.
call-shut = A moderator has closed this table before it started.
moderators-only = Only those who keep order on this server can do that: whoever may manage the server or its messages.
moderator-plays = You play at this table yourself, so another moderator has to decide about it.
moderators-open = On this server only moderators open tables. Ask one of them, or join an open table: `/play` shows them.
role-opens = On this server only people with the role { $role } open tables. You can join any open table: `/play` shows them.
channel-not-here = Tables are not opened in this channel. They are here: { $places }
game-not-here = This game is not played on this server.
limit-each = You have opened { $most ->
    [one] a table that is
   *[other] { $most } tables that are
 } open or running, and more is not allowed on this server. Close a table that nobody joins (`/table cancel`), or finish a game first.
limit-place = In this channel { $most ->
    [one] a table is
   *[other] { $most } tables are
 } open or running already, and more is not allowed. Open yours in another channel, or join one of these.
limit-hour = You have opened { $most ->
    [one] a table
   *[other] { $most } tables
 } within an hour, and more is not allowed on this server. You can open the next one { $due_in }; until then `/play` shows the open tables.
limit-imports-each = You have brought in { $most } games from files within a day, and more is not allowed. You can bring in the next one { $due_in }. Without bringing it in, `stellwerk verify FILE` checks a game.
limit-imports = On this server { $most } games have been brought in from files within a day, and more is not allowed. The next one can be brought in { $due_in }.
barred = The moderators of this server have banned you from its tables. Games that you still play go on; if you think it is a mistake, ask a moderator.
banned-person = This person is banned from the tables of this server. `/admin unban` lifts that.
not-banned = This person is not banned.
no-lobbies = There is no such table on this server: none that has not started.
whose-tables = Name a person, or the last how many minutes are meant.
here-already = This table is in that channel already.
frozen-already = This table is frozen already.
not-frozen = This table is not frozen.
bad-limit = Please give a number from { $least } to { $most }.
name-a-role = Name the role with the option “role”.
name-the-channels = Tables may be opened in every channel as long as none is named. Name those where it is allowed; all others are closed by that.
too-many-channels = No more than { $most } channels can be named.
button-shut = Yes, end it
button-ban = Yes, ban
button-close-all = Yes, close them
shut-sure-lobby = Close this table before it starts?
shut-sure-running = End this game without a result, for everybody who plays? It cannot be taken back.
shut-done = This table is over.
freeze-done = Frozen. `/admin unfreeze` lets it go on: { $place }
unfreeze-done = It goes on: { $place }
seat-promised = { $user } is asked. If they agree, the seat's own person is called and has a day to object; then the seat is theirs: { $place }
ban-sure = Ban { $user } from all tables of this server? This happens at once:
ban-done = { $user } is banned from the tables of this server. `/admin unban` lifts that.
unban-done = { $user } may sit down at tables again.
close-sure = Close everything that { $user } has opened and that has not started? This happens at once:
close-sure-all = Close every table of this server, whoever has opened it, that has not started and was opened since { $waited_since }? This happens at once:
close-done = They are gone:
swept-closed = · { $count ->
    [one] a table that has not started is closed, and its post goes
   *[other] { $count } tables that have not started are closed, and their posts go
 }
swept-left = · { $count ->
    [one] a place at a table of somebody else is given back
   *[other] places at { $count } tables of others are given back
 }
swept-replaced = · { $count ->
    [one] in a running game a stand-in takes over
   *[other] in { $count } running games a stand-in takes over
 }
swept-spared = · { $count ->
    [one] a running game stays as it is, as you play in it yourself
   *[other] { $count } running games stay as they are, as you play in them yourself
 }
swept-cups = · { $count ->
    [one] a cup is called off or left
   *[other] { $count } cups are called off or left
 }
swept-nothing = · there is nothing to close or to leave
reach-keep = no new seats; what is going on stays
reach-lobbies = close and leave tables that have not started
reach-all = also out of running games, with a stand-in
opening-everybody = everybody
opening-role = people with a role
opening-moderators = moderators only
server-emptied = The data of this server are being deleted. In a few minutes new tables can be opened.
one-text-at-a-time = Choose one: a cup, a table, or an act of the trail.
no-words-there = Nobody has added a word to the chance of this table.
no-such-reason = There is no such reason in the trail of this server.
text-removed = Removed, and noted in the trail. What Discord shows of it already changes now; older lines in threads you can delete there.
cup-unnamed = Cup { $cup_number }
estate-here = The data of this server, { $count ->
    [one] one row
   *[other] { $count } rows
}, each on a line of its own: tables, seats, results, cups, bans, the trail; moves of games that are over. Nobody’s hand, orders or settings.
estate-too-large = The data of this server do not fit into messages. Ask whoever runs this bot for them.
empty-sure =
    ## Delete all data of this server?
    { $tables ->
        [0] There are no tables.
        [one] There is one table, { $open ->
            [0] which is over.
           *[other] and it ends without a result.
        }
       *[other] There are { $tables } tables; { $open ->
            [0] all are over.
            [one] one that is open or running ends without a result.
           *[other] { $open } that are open or running end without a result.
        }
    }
    • Logs, results, ratings, cups, bans, the audit trail and the settings of this server go. `/admin export` gives them to you before.
    • The bot takes away the posts it knows. Older boards in threads stay; you can delete the threads.
    • What people have chosen for themselves stays theirs: `/delete-my-data`.
empty-sure-again = **This cannot be taken back.** Everybody here loses their games, at once.
button-empty-server = Delete all of it …
button-empty-server-now = Yes, delete everything
empty-begun = It has begun. First the posts go, then the data, within a few minutes; as long as Discord makes the bot wait, at most a day.
admin-title = **The tables of this server**
admin-channels = Opened in: { $places }
admin-everywhere = every channel
admin-barred = Not played: { $games }
admin-none-barred = – (every game is)
admin-language = Language of new tables: { $value }
admin-language-own = as whoever opens one
admin-opening = Who may open tables: { $value }
admin-limits = At most: { $each } open and running tables of one person, { $hour } new ones of one person within an hour, { $most } tables in a channel
admin-palette = Pictures: { $palette }
admin-banned = Banned ({ $count }): { $people }
admin-nobody = nobody
admin-how = -# Change it with `/admin settings`, `/admin channel`, `/admin game`; the pictures with `/settings pictures`, the week with `/settings weekly`.
admin-table-lobby = { $table } · { $game } · open · { $people }
admin-table-running = { $table } · { $game } · running · { $people }
phase-lobby = not started
phase-running = running
phase-finished = finished
phase-cancelled = closed
inspect-state = State: { $state } · revision { $revision } · turn { $turn } · last change { $waited_since }
inspect-host = Run by { $user } · { $place }
inspect-waits = Waits for { $seat } since { $waited_since }
inspect-trouble = Out of order: its game cannot go on with the program as it stands.
inspect-delivered = Everything has reached Discord.
inspect-outbox = On its way to Discord: { $kinds } (attempts so far: { $count })
inspect-given-up = Given up: { $kinds }
audit-title = **What moderators have done**
audit-empty = Nothing yet.
act-line = #{ $act_number } · { $due } · { $who } { $what }
act-reason = {" – “"}{ $text }”
act-settings = has set: { $chosen }
act-freeze = has frozen table { $table_number }
act-unfreeze = has let table { $table_number } go on
act-end = has ended table { $table_number }
act-cancel = has closed table { $table_number }
act-move = has moved table { $table_number } to { $place }
act-rewind = has rewound table { $table_number }
act-kick = has sent { $other } away from table { $table_number }
act-stand-in = has put a stand-in on a seat of table { $table_number }
act-seat = has promised { $other } seat { $seat_number } of table { $table_number }
act-cup-start = has started cup { $cup_number }
act-cup-decide = has decided about a table of cup { $cup_number }
act-cup-drop = has taken { $other } out of cup { $cup_number }
act-cup-end = has called off cup { $cup_number }
act-text-cup = has removed the name of cup { $cup_number }
act-text-words = has removed the words of table { $table_number }
act-text-reason = has removed the reason of act #{ $act_number }
act-export = has had the data of this server
act-delete-data = has begun to delete the data of this server
act-ban = has banned { $other }: { $how_far }
act-unban = has lifted the ban of { $other }
act-close = has closed the open tables of { $other }
act-close-all = has closed all tables that had just been opened
act-remove = has taken { $other } from table { $table_number }
command-admin = admin
command-admin-description = For moderators: what is allowed here, tables, people, the audit trail
command-admin-settings = settings
command-admin-settings-description = See or change what is allowed at the tables of this server
command-admin-channel = channel
command-admin-channel-description = Name a channel in which tables may be opened; all others are closed by that
command-admin-game = game
command-admin-game-description = Which games are played here
command-admin-audit = audit
command-admin-audit-description = What moderators have done, the latest first
command-admin-inspect = inspect
command-admin-inspect-description = How a table stands, and what of it has not reached Discord
command-admin-freeze = freeze
command-admin-freeze-description = Nobody moves at a table and no clock runs, until you let it go on
command-admin-unfreeze = unfreeze
command-admin-unfreeze-description = Let a frozen table go on
command-admin-move = move
command-admin-move-description = Let a table go on in another channel
command-admin-end = end
command-admin-end-description = Close a table, or end a running game without a result
command-admin-seat = seat
command-admin-seat-description = Give a seat of a running game to somebody, as soon as they agree
command-admin-ban = ban
command-admin-ban-description = Ban somebody from all tables of this server
command-admin-unban = unban
command-admin-unban-description = Let somebody sit down at tables again
command-admin-close = close
command-admin-close-description = Close what has not started: of one person, or everything of the last minutes
command-admin-text = text
command-admin-text-description = Remove what somebody wrote: a cup’s name, words added to chance, a reason in the trail
command-admin-export = export
command-admin-export-description = The data of this server as a file
command-admin-delete-data = delete-data
command-admin-delete-data-description = Delete everything that is kept of this server
parameter-opening = who-opens
parameter-opening-description = Who may open tables
parameter-role = role
parameter-role-description = Whose people may open tables
parameter-each = tables-each
parameter-each-description = Open and running tables that one person may have opened
parameter-hourly = tables-hourly
parameter-hourly-description = Tables that one person may open within an hour
parameter-crowd = tables-here
parameter-crowd-description = Open and running tables in one channel
parameter-allowed = allowed
parameter-allowed-description = Yes or no
parameter-tables = tables
parameter-tables-description = What becomes of the tables where this person is now
parameter-minutes = minutes
parameter-minutes-description = Only what was opened in the last so many minutes
parameter-reason = reason
parameter-reason-description = Why; only moderators read it, in the audit trail
parameter-act = act
parameter-act-description = Whose reason in the trail
parameter-admin-cup-description = Whose name
parameter-admin-words-description = Whose words
parameter-admin-channel-description = Which channel
parameter-admin-place-description = Where it goes on
parameter-admin-table-description = The table’s number
# To whoever runs the bot.
alarm-begun = **{ $about }** since { $since }. What the bot says of it: { $why }. I write again when it is over; `stellwerk status` tells more.
alarm-over = **It is over:** { $about } ({ $since } to { $until }).
alarm-was = **It is over, and could not be told before:** { $about } from { $since } to { $until }. What the bot said of it: { $why }.
trouble-delivery = Delivery stands still
trouble-discord = Discord cannot be reached
trouble-database = The database does not answer
trouble-disk = The disk is almost full
trouble-letters = Discord takes no new direct messages from the bot, so people are called in threads
trouble-clock = The clock stands still
trouble-time = The time is wrong
trouble-backup = The backup has failed
trouble-messages = Discord refuses messages of mine as wrong
trouble-events = Discord says things that cannot be read
trouble-other = Something is wrong: { $part }

## Calls, as a lock screen shows them
ask-move = make your move
call-up = { $count ->
   *[other] You are up
}
call-up-named = { $count ->
   *[other] You are up, { $names }
}
call-late = Time is short
call-late-named = Time is short, { $names }
left-none = time is up
left-days = { $count ->
    [one] 1 day left
   *[other] { $count } days left
}
left-hours = { $count } h left
left-minutes = { $count } min left
call-over = { $table } is over
call-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
