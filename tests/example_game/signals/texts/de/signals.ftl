game-name = Signals
game-tagline = Alle spielen zugleich eine Karte, die höchste gewinnt.
game-authors = du
game-facts = 2–4 Personen, 5 Minuten
guide-topics = rules
guide-rules-title = Die Regeln
guide-rules =
    Alle haben fünf Karten auf der Hand. In jeder der fünf Runden wählen alle verdeckt eine Karte; haben alle gewählt, wird aufgedeckt. Die höchste Karte gewinnt: einen Punkt in der ersten Runde, zwei in der zweiten, fünf in der letzten. Wer am Ende die meisten Punkte hat, gewinnt das Spiel.
E_UNKNOWN = Diesen Zug kenne ich nicht.
E_SEATS = Das spielt man zu zweit, zu dritt oder zu viert.
E_NO_SEAT = Du sitzt nicht an diesem Tisch.
E_CARD = Karte { $card } hast du nicht auf der Hand.
E_OVER = Das Spiel ist aus.
decision-play = Welche Karte spielst du?
move-play = Karte spielen
field-card = Welche Karte?
caption-card = Karte { $card }
event-shown = { $seat } deckt { $card } auf.
event-won = { $seat } gewinnt die Runde: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }.
row-points = Gewonnene Runden
reason-end = Alle Runden sind gespielt.
picture-round = Gespielte Runden: { $number } von 5
picture-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
text-hand = Deine Hand: { $cards }
command-signals = signals
command-signals-description = Signals spielen
command-play = spielen
command-play-description = Eine Karte für diese Runde wählen
parameter-card = karte
parameter-card-description = Eine Karte deiner Hand
school-won-title = Die höchste Karte
school-won = Alle wählen gleichzeitig eine Karte. Die **höchste** gewinnt die Runde, und die erste Runde ist einen Punkt wert.
school-won-task = Dein Gegenüber hat schon gewählt. Gewinne die Runde so sicher, wie du kannst.
school-won-done = 35 war hoch genug. Was dein Gegenüber gewählt hat, zeigt sich erst jetzt.
school-won-low = Diese Karte war zu niedrig. Du hast eine höhere.
school-saved-title = Nicht zu teuer
school-saved = Jede Runde ist einen Punkt mehr wert als die davor, die besten Karten gehören also in die letzten.
school-saved-task = Du weißt, dass dein Gegenüber eine Karte um 20 gewählt hat. Gewinne die Runde und behalte deine beste Karte.
school-saved-done = 28 hat gereicht, und 35 ist noch für eine teurere Runde da.
school-saved-low = Diese Karte war zu niedrig.
school-saved-dear = Du hast gewonnen, aber mit deiner besten Karte: Eine niedrigere hätte gereicht.
