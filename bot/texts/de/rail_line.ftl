# Rail Line: jedes Wort, das jemand liest

game-name = Rail Line
game-tagline = Eine Strecke, drei Gleise: Jede Karte bewegt alle Schnellzüge.
game-authors = Ein Spiel von Martin Doležal, erschienen bei Albi
game-facts = 2–3 Personen · höchstens 12 Züge je Person zu zweit, 8 zu dritt

## Optionen
option-sheet = Wertungsblatt
option-sheet-1 = Blatt 1 (Standard)
option-sheet-2 = Blatt 2 (schwieriger)

## Dinge
card-A01 = A01 Waldtal
card-A02 = A02 Erzrücken
card-A03 = A03 Gießereistadt
card-A04 = A04 Zuckerland
card-A05 = A05 Glasmacherwald
card-A06 = A06 Kreisstadt
card-A07 = A07 Hüttenzeile
card-A08 = A08 Kohlehafen
card-A09 = A09 Kurort am Holzplatz
card-A10 = A10 Mühlenebene
card-A11 = A11 Werksgleise
card-A12 = A12 Steinbruchweiler
card-B01 = B01 Marktstadt
card-B02 = B02 Zechenturm
card-B03 = B03 Kesselschmiede
card-B04 = B04 Kokerei
card-B05 = B05 Flussbiegung
card-B06 = B06 Balkenbrücke
card-B07 = B07 Erntedorf
card-B08 = B08 Kristalltal
card-B09 = B09 Gebirgsknoten
card-B10 = B10 Seehalt
card-B11 = B11 Drei Schlote
card-B12 = B12 Vorstadt
card-B13 = B13 Poststraße
card-B14 = B14 Betriebswerk
card-B15 = B15 Schlucht
card-B16 = B16 Wiesenhalt
card-B17 = B17 Fabrikweg
card-B18 = B18 Raffineriehof
card-B19 = B19 Walzwerk
card-B20 = B20 Kapellenhügel
card-B21 = B21 Lichtung
card-B22 = B22 Posthalt
card-B23 = B23 Sandgrube
card-B24 = B24 Langer Viadukt
card-B25 = B25 Ausweichstelle
symbol-PA = Reisende
symbol-PO = Post
symbol-CO = Kohle
symbol-IO = Eisenerz
symbol-ST = Stahl
symbol-FA = Fabrik
symbol-WO = Holz
symbol-SA = Sägewerk
symbol-SB = Zuckerrübe
symbol-SF = Zuckerfabrik
symbol-GL = Glasfabrik
symbol-LT = Bummelzug
track-1 = Gleis T1
track-2 = Gleis T2
track-3 = Gleis T3
side-A = A Landseite
side-B = B Stadtseite
replaced-none = Alles markieren
replaced-both = Zwei Münzen statt beider Symbole
replaced-PA = Münze statt „Reisende“
replaced-PO = Münze statt „Post“
replaced-CO = Münze statt „Kohle“
replaced-IO = Münze statt „Eisenerz“
replaced-ST = Münze statt „Stahl“
replaced-FA = Münze statt „Fabrik“
replaced-WO = Münze statt „Holz“
replaced-SA = Münze statt „Sägewerk“
replaced-SB = Münze statt „Zuckerrübe“
replaced-SF = Münze statt „Zuckerfabrik“
replaced-GL = Münze statt „Glasfabrik“

## Fragen
decision-side = Welche Seite der Startkarte soll gelten?
decision-track = Welches Gleis soll in dieser Partie deines sein?
decision-play-card = Lege eine Gleiskarte: Alle Schnellzüge fahren darauf.
decision-substitute = Du markierst gleich Waren. Lieber eine Münze nehmen?
decision-local-move = Dein Bummelzug fährt kostenlos. Wie weit?
decision-extra = Eine zusätzliche Aktion, wenn du magst.
decision-final = Deine letzte zusätzliche Aktion der Partie.
decision-side-public = { $seat } wählt die Seite der Startkarte
decision-track-public = { $seat } wählt ein Gleis
decision-play-card-public = { $seat } legt eine Gleiskarte
decision-substitute-public = { $seat } entscheidet zwischen Ware und Münze
decision-local-move-public = { $seat } bewegt den Bummelzug
decision-extra-public = { $seat } darf eine zusätzliche Aktion ausführen
decision-final-public = { $seat } darf eine letzte zusätzliche Aktion ausführen
ask-side = Startseite wählen
ask-track = Gleis wählen
ask-play-card = Gleiskarte legen
ask-substitute = Ware oder Münze?
ask-local-move = Bummelzug fahren
ask-extra = zusätzliche Aktion?
ask-final = letzte Zusatzaktion?
ask-ahead-substitute = Ware oder Münze?
ask-ahead-local-move = Bummelzug planen
field-side = Seite
field-track = Gleis
field-card = Welche Karte?
field-replaced = Münze anstelle eines Symbols?
field-stations = Wie viele Bahnhöfe?
field-symbol = Welches Symbol?

## Züge
move-side = Seite wählen
move-track = Gleis wählen
move-play = Karte legen
move-sub = Ware oder Münze
move-local = Bummelzug bewegen
move-extra-pass = Keine zusätzliche Aktion
move-extra-local = Bummelzug (1 Münze)
move-extra-play = Zweite Karte (1 Münze)
move-extra-discard = A-Karte abwerfen (+1 Münze)
move-extra-box = 1 Kästchen markieren (2 Münzen)
caption-card-0 = { $card } · nichts für dich
caption-card-1 = { $card } · du: { $symbol }
caption-card-2 = { $card } · du: { $symbol } + { $symbol2 }
caption-track = { $track } · beginnt mit { $symbol }
caption-stations-1 = { $stations } → { $symbol } (Platz { $slot })
caption-stations-2 = { $stations } → { $symbol } oder { $symbol2 } (Platz { $slot })
caption-replaced = { $replaced } · dann { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }
caption-symbol = { $symbol } · dann { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }
caption-curve-1 = { $stations } → Bahnhof in der Kurve: fährt gleich kostenlos weiter
order-substitute = Ware oder Münze
order-substitute-house = Hausregel: markieren; Münze nur, wenn es verfiele oder in den letzten 8 Karten nichts bringt
order-substitute-mark = Immer die Ware markieren
order-substitute-coin-if-worse = Münze nehmen, wenn das Symbol verfallen oder Punkte kosten würde
order-local-move = Kostenlose Fahrt des Bummelzugs
order-local-move-solved = Bei der letzten Aktion die beste Antwort spielen, wenn sie feststeht
order-final = Letzte Aktion
order-final-solved = Die beste Antwort spielen, wenn sie feststeht, sonst fragen

## Ganze Antworten
menu-play-card = Eine Karte legen, und dann?
menu-substitute = Ware oder Münze?
menu-local-move = Wohin fährt dein Bummelzug?
menu-extra = Deine zusätzliche Aktion
menu-final = Deine letzte Aktion
offer-card = { $card } · du: { $symbol_sum }{ $source ->
    [display] ; eine neue Karte wird aufgedeckt
   *[hand] {" · "}{ $by } (dann { $score })
 }
offer-card-local = { $card } · Bummelzug → { $place_route }: { $symbol }{ $source ->
    [display] ; dann eine neue Karte
   *[hand] {" · "}{ $by } (dann { $score })
 }
offer-card-drive = { $card } · Bummelzug → { $place_route }{ $source ->
    [display] ; dann eine neue Karte
   *[hand] {" · "}{ $by } (dann { $score })
 }
offer-card-nothing = { $card } · nichts für dich{ $source ->
    [display] ; eine neue Karte wird aufgedeckt
   *[hand] {" · "}{ $by } (dann { $score })
 }
offer-second = Eine zweite Karte ({ $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 })
offer-pass = { $after ->
    [alone] Keine Zusatzaktion
    [hand] und keine Zusatzaktion
   *[display] und keine Zusatzaktion; eine neue Karte wird aufgedeckt
 }
offer-local = { $after ->
    [alone] Bummelzug → { $place_route }: { $symbol } (1 Münze)
    [hand] und Bummelzug → { $place_route }: { $symbol } (1 Münze)
   *[display] und Bummelzug → { $place_route }: { $symbol } (1 Münze); dann neue Karte
 }
offer-drive = { $after ->
    [alone] Bummelzug → { $place_route } (1 Münze)
    [hand] und Bummelzug → { $place_route } (1 Münze)
   *[display] und Bummelzug → { $place_route } (1 Münze); dann neue Karte
 }
offer-discard = { $after ->
    [alone] { $card } abwerfen (+1 Münze)
    [hand] und { $card } abwerfen (+1 Münze)
   *[display] und { $card } abwerfen (+1 Münze); deckt eine neue Karte auf
 }
offer-box = { $after ->
    [alone] { $symbol } markieren (2 Münzen, einmal je Partie)
    [hand] und { $symbol } markieren (2 Münzen, einmal je Partie)
   *[display] und { $symbol } markieren (2 Münzen, einmalig); deckt eine neue Karte auf
 }
offer-card-only = { $after ->
    [hand] nur die Karte; über die Zusatzaktion danach entscheiden
   *[display] nur die Karte, erst sehen, was kommt
 }
offer-stop = { $place_route }: { $symbol }
offer-way = { $place_route }: fährt weiter
offer-mark = { $symbol_sum } markieren
offer-coin = { $coins ->
    [one] Münze
   *[other] { $coins } Münzen
 } statt: { $symbol_sum }
offer-coin-and-mark = Münze statt: { $symbol1 }; { $symbol2 } markieren
note-score = jetzt { $by } · insgesamt { $score } { $score ->
    [one] Punkt
   *[other] Punkte
 } · { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }
note-then-local = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }; dann fährt dein Bummelzug
note-card-only = eine zweite Karte ist dann möglich
place-start = Start
place-slot-1 = Platz 1
place-slot-2 = Platz 2
place-slot-3 = Platz 3
place-slot-4 = Platz 4
place-slot-5 = Platz 5
place-slot-6 = Platz 6
place-slot-7 = Platz 7
place-slot-8 = Platz 8
place-slot-9 = Platz 9
place-slot-10 = Platz 10
place-slot-11 = Platz 11
place-slot-12 = Platz 12
place-slot-13 = Platz 13
place-slot-14 = Platz 14
place-slot-15 = Platz 15
place-slot-16 = Platz 16
place-slot-17 = Platz 17
place-slot-18 = Platz 18
place-slot-19 = Platz 19
place-slot-20 = Platz 20
place-slot-21 = Platz 21
place-slot-22 = Platz 22
place-slot-23 = Platz 23
place-slot-24 = Platz 24
place-curve-1 = Kurve 1
place-curve-2 = Kurve 2

## Im Voraus gesagt
ahead-substitute = Ware oder Münze: Wünsche für die Züge der anderen
ahead-local-move = Nächste kostenlose Fahrt deines Bummelzugs
wish-house = Für alles die Hausregel
wish-rest = Für den Rest die Hausregel
wish-coin = Münze statt …
wish-mark = Markieren: …
wish-ask = Mich fragen bei …
wish-box = { $symbol } (Kästchen { $box })
wish-target = { $place }: { $symbol }
wish-then-ask = dann mich fragen

## Was geschah
event-side = { $seat } wählt Seite { $side }.
event-track = { $seat } nimmt { $track }.
event-laid = { $source ->
    [hand] { $seat } legt { $card } aus der Hand auf Platz { $slot }
   *[other] { $seat } legt { $card } aus der Auslage auf Platz { $slot }
 }{ $coins ->
    [0] {""}
   *[other] , als zweite Karte
 }.
event-revealed = Aufgedeckt: { $card }.
event-marked = { $seat } markiert { $symbol } (Kästchen { $box }).
event-overflow = { $seat }: Die Zeile { $symbol } ist voll; dafür { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 }.
event-lost = { $seat }: { $symbol } verfällt hinter der roten Linie.
event-chain = { $seat } vollendet eine Spalte aus Kohle, Eisenerz und Stahl: { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 }.
event-glass = { $seat } füllt die Zeile Glasfabrik.
event-curve = { $seat }: Der Schnellzug fährt in die Kurve.
event-nothing-ahead = { $seat }: Vor dem Bummelzug liegt kein Bahnhof; die freie Fahrt verfällt.
event-local = { $seat } schickt den Bummelzug { $stations ->
    [one] einen Bahnhof
   *[other] { $stations } Bahnhöfe
 } weiter.
event-paid-local = { $seat } zahlt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 } für den Bummelzug.
event-substituted = { $seat } nimmt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 } anstelle eines Symbols ({ $symbol }).
event-discarded = { $seat } wirft { $card } ab und bekommt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 }.
event-box = { $seat } markiert für { $coins } Münzen ein Kästchen (einmal je Partie): { $symbol }.
event-passed = { $seat } verzichtet auf die zusätzliche Aktion.
event-last-round = Die letzte Runde läuft: { $reason }. Danach haben alle noch eine letzte zusätzliche Aktion.
event-over = Die Partie ist zu Ende: { $reason }.
reason-line = alle 24 Gleiskarten liegen
reason-stack = der B-Stapel ist leer

## Ein Zug, erzählt
tell-side = wählt Seite { $side }
tell-track = nimmt { $track }
tell-laid = { $coins ->
    [0] legt { $card } auf Platz { $slot }
    [one] legt für eine Münze noch { $card } auf Platz { $slot }
   *[other] legt für { $coins } Münzen noch { $card } auf Platz { $slot }
 }
tell-marked = markiert { $symbol_list }
tell-overflow = bekommt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 } für die volle Zeile { $symbol }
tell-lost = verliert { $symbol } hinter der roten Linie
tell-chain = bekommt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 } für eine vollständige Spalte aus Kohle, Eisenerz und Stahl
tell-glass = füllt die Zeile Glasfabrik
tell-curve = rollt in die Kurve
tell-nothing-ahead = hat keinen Bahnhof vor dem Bummelzug
tell-local = schickt den Bummelzug zu { $place_route }
tell-paid-local = schickt den Bummelzug für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 } zu { $place_route }
tell-substituted = nimmt eine Münze anstelle von { $symbol_list }
tell-discarded = wirft { $card } ab (+{ $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 })
tell-box = markiert für { $coins } Münzen { $symbol }
tell-passed = verzichtet auf die zusätzliche Aktion
tell-revealed = Aufgedeckt: { $card }.
tell-last-round = Die letzte Runde läuft: { $reason }. Danach haben alle noch eine letzte zusätzliche Aktion.
tell-over = Die Partie ist zu Ende: { $reason }.

## Wertung
row-PA = Reisende
row-PO = Post
row-CO = Kohle
row-IO = Eisenerz
row-ST = Stahl
row-FA = Fabrik
row-SB = Zuckerrübe
row-SF = Zuckerfabrik
row-GL = Glasfabrik
row-timber = Holz und Sägewerk
row-coins = Münzen
row-unspent = Übrige Münzen

## Ablehnungen
E_PLAYER_COUNT = Rail Line ist für 2 oder 3 Personen.
E_GAME_OVER = Diese Partie ist beendet.
E_INCOMPLETE = Da fehlt etwas: Nenne auch die Karte, das Symbol oder die Seite.
E_BAD_INPUT = Diesen Zug kenne ich nicht. Fehlt etwas, oder ist etwas falsch geschrieben?
E_SUB_TWO_PLAYERS = Eine Münze statt eines Symbols gibt es nur zu dritt.
E_SUB_OWN_TURN = In deinem Zug musst du markieren; die Münze gibt es nur in den Zügen der anderen.
E_SUB_USED_UP = So oft darfst du nicht mehr tauschen: höchstens vier Symbole je Partie.
E_SUB_NOT_GOODS = Nur ein Warensymbol, das gerade markiert würde, lässt sich ersetzen.
E_NOT_YOUR_TURN = Du bist nicht am Zug.
E_WAITING = Erst muss die offene Frage (Ware oder Münze, Bummelzug) beantwortet sein.
E_NOT_IN_FINAL = Als letzte Aktion ist keine zweite Karte erlaubt; wähle eine andere oder keine.
E_LINE_COMPLETE = Es liegen bereits alle 24 Gleiskarten. Jetzt ist nur noch eine zusätzliche Aktion möglich.
E_WRONG_PHASE = Das geht jetzt nicht.
E_TRACK_TAKEN = Dieses Gleis ist schon vergeben.
E_ALREADY_USED = Diese Aktion hast du schon benutzt.
E_NO_COINS = Du brauchst { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
 }.
E_CARD_NOT_AVAILABLE = Diese Karte ist weder auf deiner Hand noch in der Auslage.
E_NO_A_CARD = Diese A-Karte hast du nicht auf der Hand.
E_NOTHING_AHEAD = Vor deinem Bummelzug liegt kein Bahnhof. Wähle eine andere zusätzliche Aktion.
E_BAD_DISTANCE = Wähle 1 bis 5 Bahnhöfe, höchstens bis zum Schnellzug.
E_BAD_SYMBOL = Nenne ein Symbol, das dieser Bahnhof zeigt; bei zweien nur eines.
E_ROW_FULL = Diese Zeile ist voll; wähle eine mit freiem Kästchen.
E_SECTION_CLOSED = Das nächste Rübenkästchen liegt hinter einer roten Linie; markiere erst das nächste Kästchen der Zuckerfabrik.

## Befehle
command-rail = rail
command-rail-description = Deine Spielzüge in Rail Line
command-side = seite
command-side-description = Die Seite der Startkarte wählen
command-track = gleis
command-track-description = Dein Gleis wählen
command-play = legen
command-play-description = Eine Gleiskarte legen
command-sub = ware
command-sub-description = Waren markieren oder Münzen nehmen
command-local = bummelzug
command-local-description = Den Bummelzug kostenlos bewegen
command-extra = extra
command-extra-description = Zusätzliche Aktionen
command-extra-pass = verzicht
command-extra-pass-description = Keine zusätzliche Aktion
command-extra-local = bummelzug
command-extra-local-description = Den Bummelzug für eine Münze bewegen
command-extra-play = legen
command-extra-play-description = Eine zweite Karte für eine Münze legen
command-extra-discard = abwerfen
command-extra-discard-description = Eine A-Karte abwerfen und eine Münze bekommen
command-extra-box = kästchen
command-extra-box-description = Ein Kästchen für zwei Münzen markieren, einmal je Partie
parameter-sheet = blatt
parameter-side = seite
parameter-side-description = A oder B
parameter-track = gleis
parameter-track-description = 1, 2 oder 3
parameter-card = karte
parameter-card-description = Eine Karte aus Hand oder Auslage
parameter-replaced = münzen
parameter-replaced-description = Wofür du Münzen nimmst
parameter-stations = bahnhöfe
parameter-stations-description = Wie viele Bahnhöfe weit
parameter-symbol = symbol
parameter-symbol-description = Welches Symbol, wo es zwei gibt

## Anleitung
guide-topics = first idea turn trains extra sheet1 sheet2 end here
explain-side = idea
explain-track = idea
explain-play-card = turn
explain-play = turn
explain-substitute = trains
explain-sub = trains
explain-local-move = trains
explain-local = trains
explain-extra = extra
explain-extra-pass = extra
explain-extra-local = extra
explain-extra-play = extra
explain-extra-discard = extra
explain-extra-box = extra
explain-final = end
guide-first-title = Deine erste Partie
guide-first =
    {""}**Darum geht es:** Du willst die meisten Punkte auf deinem Wertungsblatt. Seine Zeilen füllen sich mit Waren, und die Waren kommen von den Bahnhöfen an deinem Gleis.
    {""}
    {""}**Dein Zug.** Die Nummern stehen im Bild; du bist ●.
    ① Wähle eine Karte aus deiner Hand oder aus der offenen Auslage.
    ② Sie kommt auf den nächsten freien Platz. Karten werden nie gedreht, und jede passt.
    ③ Alle Schnellzüge (S) fahren darauf, und alle markieren, was der Bahnhof an ihrem Gleis zeigt. Auf Platz 2 war das für ● Stahl.
    ④ Dein Blatt: Eine Zeile zählt so viel wie ihr am weitesten rechts markiertes Kästchen. Holz und Sägewerk werden multipliziert.
    Danach darfst du eine zusätzliche Aktion ausführen, zum Beispiel für eine Münze deinen Bummelzug (B) bewegen.
    {""}
    {""}**Die Knöpfe.** Drücke **Mein Zug**. Das Menü nennt jede Karte mit dem, was sie dir bringt; dann wählst du eine zusätzliche Aktion oder keine. *Meine Hand* zeigt, welche Karte wem was gäbe.
    {""}
    {""}**Was anfangs alle falsch machen**
    • Auch die Karten der anderen bewegen dich. Du markierst in ihren Zügen genauso wie in deinen.
    • Das Bummelzug-Symbol ist ein Auftrag: Dein Bummelzug muss sofort weiter, kostenlos.
    • Es zählt ein Kästchen, nicht die Summe der Zeile.
    • Eisenerz, Stahl und Fabrik zählen nur unter Kohle 2 oder 4. Der Stahl im Bild ist noch nichts wert.
    {""}
    {""}**Das Ende:** Liegt die 24. Karte oder ist die letzte Karte des B-Stapels aufgedeckt, wird die Runde zu Ende gespielt. Dann haben alle noch eine letzte zusätzliche Aktion.
    {""}
    {""}**Für die erste Partie:** Nimm Blatt 1. Bring lieber wenige Zeilen weit als alle ein wenig. Spiel deine A-Karten, wenn der reiche Bahnhof an deinem Gleis liegt und die anderen wenig bekommen.
lesson-first-1 = Dein Zug: Wähle eine Karte aus der Hand oder aus der Auslage.
lesson-first-2 = Sie kommt auf den nächsten freien Platz. Jede Karte passt.
lesson-first-3 = Alle Schnellzüge (S) fahren darauf. ● bist du: Du markierst, was dein Gleis zeigt.
lesson-first-4 = Dein Blatt: Von einer Zeile zählt das letzte Kreuz. Holz × Sägewerk: 1 × 1.
guide-idea-title = Die Idee
guide-idea =
    {""}**Eine Bahnstrecke, an der alle bauen.** Sie wächst Karte für Karte in drei Reihen zu acht, gefaltet wie eine Schlange. Jede Karte trägt drei Gleise, und jede Person besitzt eines davon für die ganze Partie. Zu zweit gehört ein Gleis niemandem.
    {""}
    Wer eine Karte legt, bewegt **alle** Schnellzüge darauf, und alle markieren die Waren, die am Bahnhof des eigenen Gleises stehen. Jede Karte ist also eine Frage: Was bekomme ich, und was gebe ich den anderen?
    {""}
    Du hast zwei Züge. Der **Schnellzug** fährt immer voran: Er steht auf der neuesten Karte oder in der Kurve dahinter. Der **Bummelzug** fährt hinterher und sammelt einzelne Symbole an Bahnhöfen ein, die der Schnellzug schon erreicht hat.
    {""}
    Vor der ersten Karte wählt die Startperson eine Seite der Startkarte. Danach nehmen alle der Reihe nach ein freies Gleis und damit das erste Kästchen des Symbols an seinem Anfang. Dort beginnen deine beiden Züge.
    {""}
    Du hast vier A-Karten für die ganze Partie (sie werden nicht nachgezogen; zu zweit bleiben die übrigen vier A-Karten ungesehen in der Schachtel); vier B-Karten liegen offen in der Auslage und werden vom Stapel ergänzt. Wertungsblätter, Münzen und Abgeworfenes sind offen, Handkarten und die Reihenfolge des Stapels geheim.
guide-turn-title = Ein Zug
guide-turn =
    {""}**1. Lege eine Karte** (Pflicht) aus der Hand oder der Auslage auf den nächsten freien Platz. Karten werden nie gedreht, und jede passt immer. Für eine Karte aus der Auslage wird sofort eine vom B-Stapel nachgelegt.
    {""}
    {""}**2. Alle Schnellzüge fahren darauf**, und alle nehmen, was am Bahnhof des eigenen Gleises steht, bei zwei Symbolen beide. Waren werden auf dem eigenen Blatt markiert, von links und ohne Lücke. Manche Abschnitte haben keinen Bahnhof.
    {""}
    {""}**3. Das Bummelzug-Symbol** ist ein Auftrag: Dein Bummelzug fährt sofort und kostenlos, auch wenn jemand anderes am Zug ist. Das ist Pflicht: Liegt ein Bahnhof vor ihm, muss er mindestens einen weiterfahren. Liegt keiner vor ihm, verfällt die Fahrt.
    {""}
    {""}**4. Auf den Plätzen 8 und 16** rollen die Schnellzüge danach weiter in die Kurve, und alle Bummelzüge fahren noch einmal kostenlos.
    {""}
    {""}**5. Eine zusätzliche Aktion**, wenn du magst (siehe *Zusätzliche Aktionen*). Dann ist die nächste Person am Zug.
    {""}
    Gleise können sich auf einer Karte kreuzen, und eine Kurve dreht die äußeren Gleise um. Das musst du nicht ausrechnen: Folge deiner Farbe auf dem Bild. Das Bild deiner Hand zeigt, welche Karte wem was gäbe.
guide-trains-title = Bummelzug und Münzen
guide-trains =
    {""}**Den Bummelzug bewegen.** Gezählt werden nur Bahnhöfe deines Gleises, die vor ihm liegen, bis zu deinem Schnellzug: Wähle 1 bis 5 davon. Nur der letzte zählt: Dort nimmst du **ein** Symbol, von zwei Waren die, die du möchtest. Bahnhöfe dazwischen bringen nichts. Der Bummelzug überholt den Schnellzug nie.
    {""}
    Endet er auf einem Bummelzug-Symbol oder im Bahnhof einer Kurve, fährt er sofort kostenlos weiter, bis er Waren findet oder nichts mehr vor ihm liegt.
    {""}
    {""}**Volle Zeilen.** Ist eine Zeile voll, bringt jedes weitere Symbol die Münzen an ihrem Ende (1 oder 2).
    {""}
    {""}**Münzen** bezahlen zusätzliche Aktionen, auch noch im selben Zug, in dem du sie bekommst. Jede übrige Münze ist am Ende ein Punkt.
    {""}
    {""}**Nur zu dritt:** Erreichen dich Waren im Zug einer anderen Person, darfst du statt eines Symbols eine Münze nehmen, insgesamt für vier Symbole je Partie. Das gilt für Waren des Schnellzugs wie des Bummelzugs, auch bei voller Zeile; nie im eigenen Zug und nie für ein Bummelzug-Symbol. Das Haus antwortet für dich: Es markiert und nimmt die Münze nur für das, was verfallen würde oder in den letzten acht Karten keine Punkte bringt. Du kannst es anders bestimmen, auch für einzelne Waren, oder gefragt werden wollen.
guide-extra-title = Zusätzliche Aktionen
guide-extra =
    Nach deiner Karte darfst du **eine** dieser Aktionen ausführen:
    {""}
    🚂 **Bummelzug** – 1 Münze. Fahre 1 bis 5 Bahnhöfe weit.
    🃏 **Zweite Karte** – 1 Münze. Lege noch eine Karte, mit allem, was dazugehört.
    🪙 **A-Karte abwerfen** – bringt dir 1 Münze. Die Karte ist weg.
    ✏️ **1 Kästchen markieren** – 2 Münzen, einmal je Partie. Das nächste freie Kästchen einer Zeile deiner Wahl; nicht in einer vollen Zeile, nicht hinter einer geschlossenen roten Linie.
    {""}
    Oder keine. Alles läuft dabei wie sonst: Eine zweite Karte bewegt alle, und ein Bummelzug, der auf einem Bummelzug-Symbol endet, fährt kostenlos weiter.
guide-sheet1-title = Wertungsblatt 1
guide-sheet1 =
    Eine Zeile zählt so viel wie ihr am weitesten rechts markiertes Kästchen, nicht die Summe.
    {""}
    {""}**Reisende** 1–8: verdoppelt, wenn du allein die meisten Kästchen hast. Bei Gleichstand wird für niemanden verdoppelt.
    {""}**Post** −2, 4, 2, 8, 6, 13: Der Wert springt auf und ab.
    {""}**Kohle** 1, 2, 3, 4, 6, 9. **Eisenerz** 1, 2, **Stahl** 2, 5 und **Fabrik** 3, 8 hängen unter den Kohlekästchen 2 und 4: Ein Kästchen zählt nur, wenn alles darüber in seiner Spalte markiert ist. Alle vier Zeilen zählen.
    {""}**Holz** 1–5 mal **Sägewerk** 1–5. Ist eine der beiden Zeilen leer, zählen beide 0.
    {""}**Zuckerrübe** zählt selbst nichts. **Zuckerfabrik** 3 und 8: Das erste braucht Rübe 1, das zweite Rübe 3.
    {""}**Glasfabrik** 1, 3, 6, 4, 2: Zu viel davon schadet.
    {""}**Münzen**: ein Punkt für jede übrige.
    {""}
    Fehlt dem letzten Kästchen, was es braucht, zählt das letzte, dem nichts fehlt. Markieren ist Pflicht, auch wenn es schadet.
guide-sheet2-title = Wertungsblatt 2 (schwieriger)
guide-sheet2 =
    Eine Zeile zählt so viel wie ihr am weitesten rechts markiertes Kästchen, dem nichts fehlt.
    {""}
    {""}**Reisende** kosten je Kästchen einen Punkt, aber ein **Post**-Kästchen (5, 12, 22, 28, 36) zählt nur, wenn das Reisenden-Kästchen darüber markiert ist (Spalten 1, 3, 5, 6, 8). Verdoppelt wird auf diesem Blatt nichts. Beide Zeilen zählen zusammen.
    {""}**Kohle** 1, 2, 3, 4, 6, 9, **Eisenerz** 1, 2, **Stahl** 2, 5 wie auf Blatt 1, aber ohne die Fabrik. Ist eine Spalte vollständig (Kohle 2 oder 4 mit Eisenerz und Stahl darunter), bekommst du sofort eine Münze.
    {""}**Holz und Sägewerk** bilden eine Zickzack-Kette Holz–Sägewerk–Holz–Sägewerk …: Geh vom ersten Holz aus die Kette entlang, solange Kästchen markiert sind. Der Wert im letzten erreichten Kästchen zählt für beide Zeilen zusammen. Was hinter der Lücke markiert ist, zählt nicht.
    {""}**Zuckerrübe** 1, 2, 4, 6, 10 und **Zuckerfabrik** 1, 3: Beide Zeilen zählen. Rote Linien teilen sie: Rüben 3 und 4 brauchen Zuckerfabrik 1, Rübe 5 braucht Zuckerfabrik 2. Eine Rübe hinter einer geschlossenen Linie verfällt ohne Münze. Findet der Schnellzug beide Symbole, wird zuerst die Zuckerfabrik markiert.
    {""}**Fabrik** wechselt Münzen: Das am weitesten rechts markierte Kästchen – das erste, zweite oder dritte – lässt bis zu 2, 3 oder 4 übrige Münzen je 2, 3 oder 4 Punkte zählen; die anderen bleiben bei 1.
    {""}**Glasfabrik** 1, 2, 3, dann das Rennen: 8 für alle, die die Zeile in dem ersten Zug füllen, in dem es überhaupt jemand tut, 4 für die, die später kommen.
guide-end-title = Ende und Sieg
guide-end =
    Das Ende steht fest, wenn die **24. Karte** liegt oder die letzte Karte des **B-Stapels** aufgedeckt wird. Die Runde wird zu Ende gespielt, damit alle gleich viele Züge haben. Ist die Strecke voll, besteht ein solcher Zug nur aus der zusätzlichen Aktion (keine zweite Karte). Ist nur der Stapel leer, werden weiter Karten gelegt, die Auslage wird aber nicht mehr ergänzt.
    {""}
    Dann haben alle der Reihe nach noch eine **letzte zusätzliche Aktion** (keine zweite Karte). Danach werden die Blätter ausgezählt.
    {""}
    Die meisten Punkte gewinnen. Bei Gleichstand entscheiden mehr übrige Münzen; sind auch die gleich, wird der Sieg geteilt.
guide-here-title = Hier spielen
guide-here =
    Drücke **Mein Zug** unter dem neuesten Bild. Du bekommst ein privates Feld mit deiner Hand und der nächsten Frage; die Nummern auf dem Bild gehören zu den Antworten. *Zurück* nimmt die letzte Antwort zurück, *Zurücknehmen* deinen letzten Zug, solange nichts Verdecktes aufgedeckt wurde.
    {""}
    Als Befehle: `/rail seite`, `/rail gleis`, `/rail legen`, `/rail ware`, `/rail bummelzug`, `/rail extra …`. Alle schlagen vor, was erlaubt ist.
    {""}
    {""}**Meine Hand** zeigt deine Karten und was jede davon allen gäbe. Dasselbe Bild kommt als Direktnachricht, sobald sich deine Hand ändert.
    {""}
    Fragen mit nur einer Antwort werden nicht gestellt. Manche Fragen müssen nicht auf dich warten: Ware oder Münze beantworten die Hausregel oder deine Wünsche, die nächste kostenlose Fahrt des Bummelzugs dein Plan, wenn du einen machst. Steht fest, welche letzte Aktion die beste ist, spielt sie das Haus. Du kannst dich auch alles fragen lassen. Unter *Mehr* findest du Daueraufträge, den Spielplan als Text und diese Anleitung.

## Wörter auf Bildern
picture-start = START
picture-destination = ZIEL
picture-display = Auslage
picture-stack = Stapel
picture-empty = leer
picture-setup = Aufbau
picture-turn-number = Zug { $number }
picture-last-round = letzte Runde
picture-last-action = letzte Aktion
picture-means-coin = Münzen
picture-means-cards = Hand
picture-means-instead = statt Ware
picture-means-box = Kästchen
picture-drives-on = fährt kostenlos weiter
picture-points = Punkte
picture-express-letter = S
picture-local-letter = B
picture-nothing = nichts
picture-hand-cards = Auf der Hand
picture-free-track = { $track } gehört niemandem
alt-line = { $laid } von { $slots } Karten gelegt, { $stack } im Stapel.
text-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }
text-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
 }
text-cards = { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
 }
text-track = { $track }
text-trains = Schnellzug { $express }, Bummelzug { $local }
text-instead = noch { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
 } statt Symbolen
text-box = ein Kästchen noch zu kaufen
text-goods = jetzt zu markieren: { $goods }
text-move = Bummelzug fährt
text-enter = Kurve steht an
text-marked = markiert
text-discards = Abgeworfen
text-acted = zusätzliche Aktion genommen
text-extra = Karte gelegt, zusätzliche Aktion offen
text-line = Die Strecke, Platz für Platz:
text-display = Auslage und was sie jetzt brächte ({ $stack } im Stapel):
text-at-start = am Start
text-at-slot = auf Platz { $slot }
text-at-curve = in Kurve { $curve }

## Legende
legend-title = Was die Symbole bedeuten
legend-order = dein Bummelzug fährt kostenlos weiter
legend-express = Schnellzug: an der Spitze der Strecke
legend-local = Bummelzug: sammelt dahinter ein
legend-track = ein Gleis in der Farbe seiner Person
legend-no-owner = ein Gleis, das niemandem gehört
legend-card-a = A-Karte: aus einer Hand
legend-card-b = B-Karte: aus der Auslage
legend-hand = Handkarten
legend-stack = der verdeckte B-Stapel
legend-coin = Münzen, je ein Punkt
legend-overflow = Münzen je Symbol, wenn die Zeile voll ist
legend-instead = noch so viele Münzen statt Symbolen
legend-box = ein Kästchen noch zu kaufen, 2 Münzen
legend-mark = bis hierher markiert
legend-ghost = markiert, zählt aber noch nicht
legend-line = rote Linie: Die Zuckerfabrik öffnet sie
legend-link = dieses Kästchen braucht das darüber
legend-recent = neu seit dem letzten Bild

## Wörter in den Bildern der Anleitung
lesson-idea = Eine Karte, gleich von wem gelegt: Alle Schnellzüge fahren darauf und alle markieren, was ihr Gleis zeigt. Hier markiert ● Holz und Sägewerk, ▲ Reisende, ■ Glasfabrik.
lesson-turn-1 = Lege eine Karte aus der Hand oder der Auslage.
lesson-turn-2 = Alle Schnellzüge fahren darauf; alle markieren die Waren ihres Gleises.
lesson-turn-3 = Dieses Schild schickt deinen Bummelzug weiter, sofort und kostenlos.
lesson-turn-4 = Auf den Plätzen 8 und 16 rollen alle in die Kurve: noch eine kostenlose Fahrt.
lesson-turn-5 = Wenn du magst, eine zusätzliche Aktion. Die meisten kosten Münzen.
lesson-trains = Gezählt werden nur Bahnhöfe deines Gleises, die vor dir liegen; Abschnitte ohne Bahnhof zählen nicht. Du wählst 1 bis 5 und markierst, was der letzte zeigt: hier der zweite, eine Fabrik.

# On the picture of the end
picture-over = Die Strecke ist fertig

## Was neben dem Ergebnis erzählt wird
feat-chain = Kettenreaktion
feat-glass = Durchblick
feat-spent = keine Münze übrig
feat-whisker = um Haaresbreite

## Schule
school-goods-title = Was eine Karte bringt
school-goods = Ihr baut alle zusammen an einer Linie, Karte für Karte. Jede Karte trägt drei Gleise, und eines davon gehört dir die ganze Partie lang: deines ist hier das obere. Lege eine Karte, und dein Schnellzug fährt darauf. Du markierst, was der Bahnhof an **deinem** Gleis zeigt, eine Ware oder zwei.
school-goods-task = Lege eine Karte, die dir zwei Waren bringt.
school-goods-done = Zwei Waren auf einmal, aus einem Bahnhof. *Meine Hand* und die Liste der Antworten sagen dir immer, was eine Karte dir bringt.
school-goods-none = An deinem Gleis liegt auf dieser Karte kein Bahnhof, also hast du nichts markiert. Sieh nach, was hinter jeder Karte steht: Dort steht, was *du* bekommst.
school-goods-one = Das hat dir eine Ware gebracht. Eine andere Karte hat an deinem Gleis einen Bahnhof mit zwei Symbolen.
school-alone-title = Was du verschenkst
school-alone = Jede Karte bewegt **alle** Schnellzüge, und alle markieren, was an ihrem eigenen Gleis liegt. Jede Karte stellt also zwei Fragen: Was bekomme ich, und was bekommen die anderen? In einer Partie zeigt dir *Meine Hand* beides.
school-alone-task = Lege eine Karte, die dir eine Ware bringt und deinem Gegenüber nichts.
school-alone-done = So entstehen hier Punkte: etwas für dich, nichts für die anderen.
school-alone-none = Das hat dir nichts gebracht. Du brauchst einen Bahnhof an deinem eigenen Gleis, dem oberen.
school-alone-rival = Du hast etwas bekommen, aber dein Gegenüber auch, am Bahnhof des mittleren Gleises. Eine Karte nützt dir allein.
school-fetched-title = Der Bummelzug
school-fetched = Nach deiner Karte darfst du **eine** zusätzliche Aktion ausführen. Für eine Münze fährt dein Bummelzug dem Schnellzug hinterher: Wähle einen der Bahnhöfe, die auf deinem Gleis vor ihm liegen, und nimm dort **ein** Symbol. Von zwei Waren nimmst du die, die du möchtest; Bahnhöfe dazwischen bringen nichts.
school-fetched-task = Gib deine Münze aus: Hol mit dem Bummelzug Holz.
school-fetched-done = Der Bummelzug sammelt ein, was der Schnellzug schon hatte: Jeder Bahnhof an deinem Gleis kann zweimal etwas bringen.
school-fetched-stays = Dein Bummelzug steht noch. Die zusätzliche Aktion *Bummelzug* kostet eine Münze, und du hast eine.
school-fetched-other = Der Bummelzug ist gefahren, hat aber kein Holz gebracht. Der Bahnhof auf Platz 1 zeigt Holz und Sägewerk: Wähle dort das Holz.
school-multiplied-title = Zeilen und Produkte
school-multiplied = Eine Zeile zählt so viel wie ihr am weitesten rechts markiertes Kästchen, nicht die Summe. **Holz und Sägewerk werden multipliziert**: Du hast 1 Kästchen Holz und 3 Kästchen Sägewerk, das macht 1 × 3 = 3 Punkte.
school-multiplied-task = Du hast eine Münze für den Bummelzug. Nimm die Ware, die dieses Produkt am meisten hebt.
school-multiplied-done = 2 × 3 = 6 statt 1 × 4 = 4. Bei einem Produkt ist die kürzere Zeile mehr wert.
school-multiplied-stays = Der Bummelzug steht noch, also bleibt es bei 1 × 3. Gib die Münze für ihn aus.
school-multiplied-less = Das bringt weniger als möglich: Ein Sägewerk mehr macht 1 × 4, ein Holz mehr macht 2 × 3.
school-coin-title = Münzen
school-coin = Münzen bezahlen zusätzliche Aktionen: Bummelzug und zweite Karte kosten je eine, ein Kästchen deiner Wahl zwei. Jede Münze, die am Ende übrig ist, zählt einen Punkt. Du hast gerade keine, kannst aber eine **A-Karte** dafür abwerfen.
school-coin-task = Verschaffe dir eine Münze.
school-coin-done = Eine Karte, die anderen mehr nützt als dir, ist so gut ausgegeben. Ersetzt werden A-Karten allerdings nicht.
school-coin-none = Du hast noch immer keine Münze. Wähle die zusätzliche Aktion *A-Karte abwerfen*.
school-second-title = Eine zweite Karte
school-second = Für eine Münze darfst du im selben Zug **noch eine Karte** legen. Mit ihr geschieht alles wie mit der ersten: Alle Schnellzüge fahren weiter, alle markieren. Am stärksten ist sie, wenn sie dir hilft und sonst niemandem.
school-second-task = Lege eine zweite Karte.
school-second-done = Zwei Karten in einem Zug. Das bringt auch das Ende näher: Die Linie hat 24 Plätze.
school-second-none = Dort liegt keine zweite Karte. Sie ist eine der zusätzlichen Aktionen und kostet deine Münze; du darfst sie aus der Hand oder aus der Auslage nehmen.
school-post-title = Ein Kästchen deiner Wahl
school-post = Einmal in der Partie darfst du **zwei Münzen** zahlen und das nächste Kästchen einer Zeile deiner Wahl markieren. Sieh dir die **Post** an: Ihre Werte springen: −2, 4, 2, 8, 6, 13. Du hast dort ein Kästchen, die Zeile kostet dich also 2 Punkte.
school-post-task = Gib die zwei Münzen aus, wo sie am meisten bringen: für die Post.
school-post-done = Von −2 auf 4: sechs Punkte für zwei Münzen. Für springende Zeilen ist diese Aktion da.
school-post-unused = Das Kästchen ist noch nicht markiert. Es ist die zusätzliche Aktion für zwei Münzen, einmal in der Partie.
school-post-other = Ein Kästchen ist markiert, aber die Post steht noch immer bei −2. Dort bringt ein Kästchen mehr sechs Punkte.
