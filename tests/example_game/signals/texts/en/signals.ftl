game-name = Signals
game-tagline = Everybody plays a card at once, the highest wins.
game-authors = you
game-facts = 2–4 players, 5 minutes
guide-topics = rules
guide-rules-title = The rules
guide-rules =
    Everybody holds five cards. In each of five rounds all choose a card in secret; when the last one has chosen, the cards are shown. The highest card wins: one point in the first round, two in the second, five in the last. Whoever has the most points at the end wins the game.
E_UNKNOWN = I do not know this move.
E_SEATS = Two, three or four people can play this.
E_NO_SEAT = You have no seat at this table.
E_CARD = You do not hold card { $card }.
E_OVER = The game is over.
decision-play = Which card do you play?
move-play = Play a card
field-card = Which card?
caption-card = Card { $card }
event-shown = { $seat } shows { $card }.
event-won = { $seat } wins the round: { $points ->
    [one] one point
   *[other] { $points } points
 }.
row-points = Rounds won
reason-end = All rounds are played.
picture-round = Rounds played: { $number } of 5
picture-score = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
text-hand = Your hand: { $cards }
command-signals = signals
command-signals-description = Play Signals
command-play = play
command-play-description = Choose a card for this round
parameter-card = card
parameter-card-description = A card of your hand
school-won-title = The highest card
school-won = All choose a card at the same time. The **highest** wins the round, and the first round is worth one point.
school-won-task = The other seat has chosen already. Win the round as surely as you can.
school-won-done = 35 was high enough. What the other seat chose is shown only now.
school-won-low = That card was too low to win. You have a higher one.
school-saved-title = Not too dear
school-saved = Each round is worth a point more than the one before, so the best cards belong to the last ones.
school-saved-task = You know that the other seat has chosen a card of about 20. Win the round, and keep your best card.
school-saved-done = 28 was enough, and 35 is still there for a dearer round.
school-saved-low = That card was too low to win.
school-saved-dear = You have won, but with your best card: a lower one would have done.
