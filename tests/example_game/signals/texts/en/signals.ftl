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
