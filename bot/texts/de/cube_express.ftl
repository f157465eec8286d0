# Cube Express: jedes Wort, das ein Mensch liest

game-name = Cube Express
game-tagline = Eine gemeinsame Karte, eine Sorte Würfel: Passagier, Fracht, Geld und Besitz.
game-authors = Ein Spiel von Orlando Sá, erschienen bei Spielefaible
game-facts = 2–4 Personen · höchstens 8 Züge je Person

## Möglichkeiten
option-arms = Startplättchen zu zweit
option-arms-opposite = Einander gegenüber (üblich)
option-arms-adjacent = Nebeneinander

## Dinge
tile-S01 = S01 Bahnhofsplatz
tile-S02 = S02 Bahnhofsplatz
tile-S03 = S03 Bahnhofsplatz
tile-S04 = S04 Bahnhofsplatz
tile-S05 = S05 Bahnhofsplatz
tile-S06 = S06 Bahnhofsplatz
tile-S07 = S07 Bahnhofsplatz
tile-S08 = S08 Bahnhofsplatz
tile-S09 = S09 Bahnhofsplatz
tile-S10 = S10 Bahnhofsplatz
tile-S11 = S11 Bahnhofsplatz
tile-S12 = S12 Bahnhofsplatz
tile-S13 = S13 Bahnhofsplatz
tile-S14 = S14 Bahnhofsplatz
tile-S15 = S15 Bahnhofsplatz
tile-S16 = S16 Bahnhofsplatz
tile-P01 = P01 Produktionsstätte (Kohle)
tile-P02 = P02 Produktionsstätte (Kohle)
tile-P03 = P03 Produktionsstätte (Kohle)
tile-P04 = P04 Produktionsstätte (Holz)
tile-P05 = P05 Produktionsstätte (Holz)
tile-P06 = P06 Produktionsstätte (Eisen)
tile-P07 = P07 Produktionsstätte (Eisen)
tile-P08 = P08 Produktionsstätte (Kohle)
tile-P09 = P09 Produktionsstätte (Holz)
tile-P10 = P10 Produktionsstätte (Eisen)
tile-P11 = P11 Produktionsstätte (Kohle)
tile-P12 = P12 Produktionsstätte (Holz)
tile-F01 = F01 Fabrik (3 Kohle)
tile-F02 = F02 Fabrik (2 Kohle + 1 Holz)
tile-F03 = F03 Fabrik (1 Kohle + 2 Holz)
tile-F04 = F04 Fabrik (2 Kohle + 1 Eisen)
tile-F05 = F05 Fabrik (3 Holz)
tile-F06 = F06 Fabrik (1 Kohle + 1 Holz + 1 Eisen)
tile-F07 = F07 Fabrik (2 Holz + 1 Eisen)
tile-F08 = F08 Fabrik (1 Kohle + 2 Eisen)
tile-F09 = F09 Fabrik (1 Holz + 2 Eisen)
tile-F10 = F10 Fabrik (3 Eisen)
tile-C01 = C01 Kreuzung
tile-C02 = C02 Kreuzung
tile-C03 = C03 Kreuzung
tile-C04 = C04 Kreuzung
tile-C05 = C05 Kreuzung
tile-C06 = C06 Kreuzung
tile-START = Startplättchen
tile-X0 = Startkreuzung
tile-BACK = Rückseite
goal-G01 = Großer Betreiber
goal-text-G01 = Mindestens 5 deiner Bahnhöfe stehen auf der Karte (der Startbahnhof zählt mit).
goal-G02 = Metropole
goal-text-G02 = Einer deiner Bahnhöfe steht in einer Stadt mit mindestens 6 Häusern.
goal-G03 = Drei Städte
goal-text-G03 = Mindestens 3 deiner Bahnhöfe stehen in Städten mit je 3 oder mehr Häusern.
goal-G04 = Grundbesitz
goal-text-G04 = Dir gehören mindestens 3 Produktionsstätten.
goal-G05 = Gemischter Besitz
goal-text-G05 = Dir gehören Produktionsstätten für mindestens 2 verschiedene Ressourcen.
goal-G06 = Andrang
goal-text-G06 = Mindestens 6 deiner Passagiere sind auf der Karte.
goal-G07 = Überall vertreten
goal-text-G07 = Deine Passagiere sind in mindestens 4 verschiedenen Städten.
goal-G08 = Zu Gast
goal-text-G08 = Mindestens 4 deiner Passagiere sind in Städten, deren Bahnhof jemand anderem gehört.
goal-G09 = Erstlieferant
goal-text-G09 = Bei mindestens 2 Fabriken war die erste Lieferung deine.
goal-G10 = Stammlieferant
goal-text-G10 = Auf Fabriken liegen mindestens 2 Lieferungen von dir (erste und weitere zusammen).
goal-G11 = Spitzenaktie
goal-text-G11 = Deine Scheibe liegt auf einem Aktienfeld mit mindestens 10 SP.
goal-G12 = Volle Kasse
goal-text-G12 = Auf deinem Tableau liegen mindestens 5 Dividenden.
goal-G13 = Volles Lager
goal-text-G13 = In deinen Lagern liegt mindestens je 1 Kohle, Holz und Eisen.
goal-G14 = Zwei Loks daheim
goal-text-G14 = Deine zweite Lok ist gebaut, und beide Loks stehen auf verschiedenen Plättchen mit je einem eigenen Bahnhof.
kind-S = Bahnhofsplatz
kind-P = Produktionsstätte
kind-F = Fabrik
kind-C = Kreuzung
resource-coal = Kohle
resource-wood = Holz
resource-iron = Eisen
train-1 = erste Lok
train-2 = zweite Lok
conversion-cw = 2 Kohle → 1 Holz
conversion-wi = 2 Holz → 1 Eisen
conversion-iw = 2 Eisen → 1 Holz und 1 Dividende
conversion-wc = 2 Holz → 1 Kohle und 1 Dividende

## Fragen
decision-place = Lege eines deiner Plättchen so an, dass es das Netz erweitert.
decision-discard = Keines deiner Plättchen passt irgendwo. Welches legst du aus dem Spiel?
decision-centre-crossing = Dividenden für die angeschlossenen Strecken der Kreuzung nehmen oder losfahren?
decision-centre-factory = Die Bonus-Ressource der Fabrik nehmen oder losfahren?
decision-centre-production = Die Produktionsstätte für eine Dividende übernehmen oder losfahren?
decision-centre-station = Hier einen Bahnhof bauen oder losfahren?
decision-payment = Welcher Passagier bezahlt für den Bahnhof?
decision-trains = Fahre mit deinen Loks. Vor dem Markt noch etwas umwandeln oder verkaufen?
decision-side-resource = Eine Ressource nehmen oder weiter?
decision-side-station = Einen Passagier in die Stadt dieses Bahnhofs setzen oder weiter?
decision-side-factory = An diese Fabrik liefern oder weiter?
decision-market = Nimm ein Plättchen vom Markt. Vorher noch etwas umwandeln oder verkaufen?
decision-store = In deinen Lagern liegt zu viel: Was legst du ab?
decision-free = Umwandeln, verkaufen
decision-place-public = { $seat } legt ein Plättchen
decision-discard-public = { $seat } hat kein passendes Plättchen
decision-centre-crossing-public = { $seat } entscheidet über die Kreuzung
decision-centre-factory-public = { $seat } entscheidet über die Fabrik
decision-centre-production-public = { $seat } entscheidet über die Produktionsstätte
decision-centre-station-public = { $seat } entscheidet über einen Bahnhof
decision-payment-public = { $seat } bezahlt einen Bahnhof
decision-trains-public = { $seat } fährt
decision-side-resource-public = { $seat } ist an einer Produktionsstätte
decision-side-station-public = { $seat } ist an einem Bahnhof
decision-side-factory-public = { $seat } ist an einer Fabrik
decision-market-public = { $seat } geht auf den Markt
decision-store-public = { $seat } räumt die Lager auf
ask-place = Plättchen legen
ask-discard = Plättchen ablegen
ask-centre-crossing = Dividenden oder losfahren
ask-centre-factory = Bonus oder losfahren
ask-centre-production = übernehmen oder losfahren
ask-centre-station = Bahnhof oder losfahren
ask-payment = Bahnhof bezahlen
ask-trains = Loks fahren
ask-side-resource = Ressource nehmen?
ask-side-station = Passagier setzen?
ask-side-factory = an die Fabrik liefern?
ask-market = Marktplättchen nehmen
ask-store = Lager aufräumen
ask-free = umwandeln, verkaufen
field-tile = Welches Plättchen, welche Seite?
field-cell = Wohin?
field-rotation = Wie gedreht?
field-dividends = Wie viele Dividenden? Den Rest zahlen Passagiere.
field-house = Welches Haus?
field-train = Welche Lok?
field-side = Welche Richtung?
field-column = Welche Spalte?
field-goal = Eine Dividende auf die Zielkarte?
field-conversion = Was umwandeln?
field-steps = Um wie viele Schritte verkaufst du?
field-coal = Wie viel Kohle ablegen?
field-wood = Wie viel Holz ablegen?
field-iron = Wie viel Eisen ablegen?

## Züge
move-place = Plättchen legen
move-discard = Plättchen aus dem Spiel legen
move-collect = Dividenden nehmen
move-bonus = Bonus nehmen
move-claim = Für 1 Dividende übernehmen
move-build = Bahnhof bauen
move-pay = Passagier wählen
move-decline = Nicht nutzen
move-step = Fahren
move-take = Ressource nehmen
move-passenger = Passagier setzen
move-deliver = Liefern
move-skip = Dieses Plättchen nicht nutzen
move-burn = 1 Kohle verheizen (+1 Bewegungspunkt)
move-second = Zweite Lok bauen
move-finish = Fahrt beenden
move-market = Zum Markt
move-drop = Ressourcen ablegen
move-convert = Umwandeln
move-sell = Aktien verkaufen
caption-tile = { $tile }
caption-back = { $tile }: verdeckt
caption-rotation-0 = wie gedruckt
caption-rotation-1 = Vierteldrehung rechts
caption-rotation-2 = halbe Drehung
caption-rotation-3 = Vierteldrehung links
caption-no-goal = Alle Zielkarten sind voll
caption-goal = Spalte { $column }: { $goal }
caption-coal = { $count } Kohle
caption-wood = { $count } Holz
caption-iron = { $count } Eisen
caption-collect = { $count ->
    [one] 1 Dividende
   *[other] { $count } Dividenden
 } nehmen
caption-bonus = Bonus nehmen: 1 × { $resource }
caption-take = 1 × { $resource } nehmen
caption-deliver = Liefern ({ $value } SP)
caption-column = Spalte { $column }: { $tile } · { $goal }
caption-bid = Ja: { $goal }
caption-no-bid = Nein
caption-train = { $number ->
    [1] Erste Lok
   *[other] Zweite Lok
 } auf { $cell }
caption-step-N = Nach Norden auf { $cell } · { $tile }
caption-step-E = Nach Osten auf { $cell } · { $tile }
caption-step-S = Nach Süden auf { $cell } · { $tile }
caption-step-W = Nach Westen auf { $cell } · { $tile }
caption-payer = { $house }: { $seat }
caption-payment = { $passengers ->
    [0] { caption-dividends }
   *[other] { $dividends ->
        [0] { caption-passengers }
       *[other] { caption-dividends } + { caption-passengers }
     }
 }
caption-dividends = { $dividends ->
    [one] 1 Dividende
   *[other] { $dividends } Dividenden
 }
caption-passengers = { $passengers ->
    [one] 1 Passagier
   *[other] { $passengers } Passagiere
 }
caption-sale = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 } (hinab auf { $points } SP)

## Was geschah
event-placed = { $seat } legt { $tile } auf { $cell }.
event-placed-back = { $seat } legt ein Plättchen verdeckt auf { $cell }.
event-discarded = { $seat } legt ein Plättchen, das nirgends passt, aus dem Spiel.
event-collected = { $seat } nimmt { $count ->
    [one] 1 Dividende
   *[other] { $count } Dividenden
 } für die angeschlossenen Strecken.
event-bonus = { $seat } nimmt 1 × { $resource } als Bonus.
event-claimed = { $seat } besitzt jetzt die Produktionsstätte ({ $resource }) auf { $cell }.
event-passenger-paid = Ein Passagier von { $owner_seat } verlässt { $house } und bezahlt für den Bahnhof.
event-built = { $seat } baut einen Bahnhof auf { $cell }: Stufe { $level }.
event-declined = { $seat } verzichtet auf die Aktion in der Mitte.
event-stepped = { $seat }, { $train }: von { $start } nach { $cell }.
event-took = { $seat } nimmt 1 × { $resource } auf { $cell }.
event-boarded = { $seat } setzt einen Passagier auf { $house }.
event-delivered = { $seat } liefert an { $tile } auf { $cell }: { $value } SP am Ende.
event-skipped = { $seat } nutzt dieses Plättchen nicht.
event-burned = { $seat } verheizt 1 Kohle.
event-second-train = { $seat } baut die zweite Lok auf { $cell }.
event-finished = { $seat } beendet die Fahrt.
event-stock-rose = Die Aktie von { $seat } steigt auf { $points } SP.
event-dollar = { $seat } nimmt den Dollar-Marker: 1 Dividende.
event-token = { $seat } erhält einen 9-SP-Marker.
event-sold = { $seat } verkauft Aktien: { $count ->
    [one] 1 Dividende
   *[other] { $count } Dividenden
 }.
event-converted = { $seat } wandelt um: { $conversion }.
event-market = { $seat } nimmt { $tile } aus Spalte { $column }.
event-bid = { $seat } legt eine Dividende auf „{ $goal }“.
event-dropped = { $seat } legt ab: { $coal } Kohle, { $wood } Holz, { $iron } Eisen.
event-refilled = Neu in Spalte { $column }: { $tile }.
event-end-stack = Der Stapel ist leer: Alle haben noch einen letzten Zug, ohne Markt.
event-end-stations = { $seat } hat alle sechs Bahnhöfe gebaut: Dieser Zug wird noch mit Markt beendet, der Rest der Runde ohne Markt gespielt, dann ist Schluss.
event-end-stock = Die Aktie von { $seat } ist ganz oben: Dieser Zug wird noch mit Markt beendet, der Rest der Runde ohne Markt gespielt, dann ist Schluss.
event-over = Der letzte Zug ist gespielt.
reason-stack = Der Stapel war leer.
reason-stations = Der sechste Bahnhof einer Farbe wurde gebaut.
reason-stock = Eine Aktie erreichte ihr höchstes Feld.

## Ganze Antworten
button-steps = Schritt für Schritt, anders bezahlen
menu-S01 = { tile-S01 }
menu-S02 = { tile-S02 }
menu-S03 = { tile-S03 }
menu-S04 = { tile-S04 }
menu-S05 = { tile-S05 }
menu-S06 = { tile-S06 }
menu-S07 = { tile-S07 }
menu-S08 = { tile-S08 }
menu-S09 = { tile-S09 }
menu-S10 = { tile-S10 }
menu-S11 = { tile-S11 }
menu-S12 = { tile-S12 }
menu-S13 = { tile-S13 }
menu-S14 = { tile-S14 }
menu-S15 = { tile-S15 }
menu-S16 = { tile-S16 }
menu-P01 = { tile-P01 }
menu-P02 = { tile-P02 }
menu-P03 = { tile-P03 }
menu-P04 = { tile-P04 }
menu-P05 = { tile-P05 }
menu-P06 = { tile-P06 }
menu-P07 = { tile-P07 }
menu-P08 = { tile-P08 }
menu-P09 = { tile-P09 }
menu-P10 = { tile-P10 }
menu-P11 = { tile-P11 }
menu-P12 = { tile-P12 }
menu-F01 = { tile-F01 }
menu-F02 = { tile-F02 }
menu-F03 = { tile-F03 }
menu-F04 = { tile-F04 }
menu-F05 = { tile-F05 }
menu-F06 = { tile-F06 }
menu-F07 = { tile-F07 }
menu-F08 = { tile-F08 }
menu-F09 = { tile-F09 }
menu-F10 = { tile-F10 }
menu-C01 = { tile-C01 }
menu-C02 = { tile-C02 }
menu-C03 = { tile-C03 }
menu-C04 = { tile-C04 }
menu-C05 = { tile-C05 }
menu-C06 = { tile-C06 }
menu-back = Ein Plättchen verdeckt legen
menu-centre = Die Mitte des eben gelegten Plättchens
menu-discard = Kein Plättchen passt: Welches kommt aus dem Spiel?
menu-second = Die zweite Lok bauen
menu-journey = Fahren
menu-market = Ein Plättchen vom Markt nehmen
menu-store = Zu viel in deinen Lagern: Was kommt weg?
offer-turned = { $turn ->
    [0] {""}
    [1] , Vierteldrehung rechts
    [2] , halbe Drehung
   *[other] , Vierteldrehung links
 }
offer-laid = { $id } auf { $cell }{ offer-turned }
offer-site = { $id } auf { $cell }{ $turn ->
    [0] {""}
    [1] {" "}↻
    [2] {" "}↻↻
   *[other] {" "}↺
 }
offer-place = { offer-laid }
offer-place-collect = { offer-laid }: +{ $count ->
    [one] 1 Dividende
   *[other] { $count } Dividenden
 }
offer-place-bonus = { offer-laid }: +1 { $resource }
offer-place-claim = { offer-laid }: für 1 Dividende übernehmen
offer-place-decline = { offer-laid }: { $kind ->
    [crossing] keine Dividenden
    [factory] kein Bonus
    [production] nicht übernehmen
   *[station] kein Bahnhof
 }
offer-dividends = { $dividends ->
    [one] 1 Dividende
   *[other] { $dividends } Dividenden
 }
offer-own = { $own ->
    [one] eigenen Passagier
   *[other] { $own } eigene Passagiere
 }
offer-foreign = { $owners ->
    [one] { $foreign ->
        [one] Passagier von { $seat_list }
       *[other] { $foreign } Passagiere von { $seat_list }
     }
   *[other] { $foreign } fremde Passagiere
 }
offer-mixed = { $foreign ->
    [one] fremden
   *[other] { $foreign } fremde
 } + { offer-own }
offer-build-d = { offer-site }: Bahnhof für { offer-dividends }
offer-build-o = { offer-site }: Bahnhof für { offer-own }
offer-build-od = { offer-site }: Bahnhof für { offer-own } + { offer-dividends }
offer-build-f = { offer-site }: Bahnhof für { offer-foreign }
offer-build-fd = { offer-site }: Bahnhof für { offer-foreign } + { offer-dividends }
offer-build-fo = { offer-site }: Bahnhof für { offer-mixed }
offer-build-fod = { offer-site }: Bahnhof für { offer-mixed } + { offer-dividends }
offer-back-tile = { $tile } verdeckt
offer-back = verdeckt auf { $cell }{ offer-turned }
offer-discard = { $tile } aus dem Spiel legen
offer-second = Zweite Lok auf { $cell } für 1 Kohle + 1 Eisen
offer-stay = Stehen bleiben
offer-stop = Hier anhalten
offer-use = Dieses Plättchen nutzen: { $gain_list }
offer-drive = Lok { $number } → { $cell_route }
offer-drive-gain = Lok { $number } → { $cell_route }: { $gain_list }
offer-drive-both = Lok 1 → { $cell1_route }, Lok 2 → { $cell2_route }
offer-drive-both-gain = Lok 1 → { $cell1_route }, Lok 2 → { $cell2_route }: { $gain_list }
gain-burn = 1 Kohle verheizt
gain-coal-1 = Kohle
gain-coal-2 = 2 Kohle
gain-coal-3 = 3 Kohle
gain-coal-4 = 4 Kohle
gain-coal-5 = 5 Kohle
gain-coal-6 = 6 Kohle
gain-coal-7 = 7 Kohle
gain-coal-8 = 8 Kohle
gain-coal-9 = 9 Kohle
gain-wood-1 = Holz
gain-wood-2 = 2 Holz
gain-wood-3 = 3 Holz
gain-wood-4 = 4 Holz
gain-wood-5 = 5 Holz
gain-wood-6 = 6 Holz
gain-wood-7 = 7 Holz
gain-wood-8 = 8 Holz
gain-wood-9 = 9 Holz
gain-iron-1 = Eisen
gain-iron-2 = 2 Eisen
gain-iron-3 = 3 Eisen
gain-iron-4 = 4 Eisen
gain-iron-5 = 5 Eisen
gain-iron-6 = 6 Eisen
gain-iron-7 = 7 Eisen
gain-iron-8 = 8 Eisen
gain-iron-9 = 9 Eisen
gain-passenger-1 = Passagier
gain-passenger-2 = 2 Passagiere
gain-passenger-3 = 3 Passagiere
gain-passenger-4 = 4 Passagiere
gain-passenger-5 = 5 Passagiere
gain-passenger-6 = 6 Passagiere
gain-passenger-7 = 7 Passagiere
gain-passenger-8 = 8 Passagiere
gain-passenger-9 = 9 Passagiere
gain-passenger-10 = 10 Passagiere
gain-more = …
gain-cw = 2 Kohle → 1 Holz
gain-wi = 2 Holz → 1 Eisen
gain-iw = 2 Eisen → 1 Holz
gain-wc = 2 Holz → 1 Kohle
gain-deliver-1 = liefert 1 SP
gain-deliver-2 = liefert 2 SP
gain-deliver-3 = liefert 3 SP
gain-deliver-4 = liefert 4 SP
gain-deliver-5 = liefert 5 SP
gain-deliver-6 = liefert 6 SP
gain-deliver-7 = liefert 7 SP
gain-deliver-8 = liefert 8 SP
gain-deliver-9 = liefert 9 SP
gain-deliver-10 = liefert 10 SP
gain-deliver-11 = liefert 11 SP
gain-deliver-12 = liefert 12 SP
gain-goal-1 = Ziel 1
gain-goal-2 = Ziel 2
gain-goal-3 = Ziel 3
gain-goal-4 = Ziel 4
offer-market = { $tile }, kein Ziel
offer-market-goal = { $tile }, Dividende auf „{ $goal }“
offer-market-sell = { $tile }, 1 Schritt verkaufen für „{ $goal }“
offer-drop = { $resource_count } ablegen
offer-convert = { $conversion_list } umwandeln
note-others = { $others ->
    [0] {""}
   *[other] {" "}· { $seat_count }
 }
note-place = { $by } SP für dich, wenn jetzt Schluss wäre{ note-others }
note-build = Stadt mit { $size }: { $points } SP · jetzt { $by }{ note-others }{ $houses ->
    [0] {""}
   *[other] {" "}· räumt { $house_list }
 }
note-drive = { $by } SP für dich, wenn jetzt Schluss wäre{ note-others }
note-deliver = { $by } SP für dich · Marker auf „{ $goal_list }“{ note-others }
note-second = Beide Loks teilen sich { $points ->
    [one] deinen einen Bewegungspunkt
   *[other] deine { $points } Bewegungspunkte
 }
note-bid = dein { $number }. Marker · Ziel { $have }/{ $need } · je { $majority } SP, ohne Mehrheit { $other }
note-bid-sell = Aktie { $stock } → { $points } SP · dein { $number }. Marker · Ziel { $have }/{ $need } · je { $majority }/{ $other } SP
note-market-store = danach { $count ->
    [one] ist eine Ressource
   *[other] sind { $count } Ressourcen
 } zu viel
note-store = du behältst { $resource_count }; der Zug endet

## Ein Zug, erzählt
tell-placed = legt { $tile } auf { $cell }
tell-placed-back = legt ein Plättchen verdeckt auf { $cell }
tell-discarded = legt ein Plättchen, das nirgends passt, aus dem Spiel
tell-collected = nimmt für die Strecken { $count ->
    [one] 1 Dividende
   *[other] { $count } Dividenden
 }
tell-bonus = nimmt 1 × { $resource } als Bonus
tell-claimed = übernimmt es für 1 Dividende
tell-built = baut dort einen Bahnhof (Stufe { $level }{ $dividends ->
    [0] {""}
    [one] , für 1 Dividende
   *[other] , für { $dividends } Dividenden
 }{ $passengers ->
    [0] {""}
    [one] , 1 Passagier geht
   *[other] , { $passengers } Passagiere gehen
 })
tell-paid = bezahlt mit { $passengers ->
    [one] einem Passagier
   *[other] { $passengers } Passagieren
 }
tell-passenger-paid = bekommt { $count ->
    [one] 1 Dividende für einen Passagier, der bezahlt
   *[other] { $count } Dividenden für Passagiere, die bezahlen
 }
tell-declined = verzichtet auf die Aktion in der Mitte
tell-skipped = nutzt dieses Plättchen nicht
tell-finished = beendet die Fahrt
tell-drove = fährt { $cell_route }{ $number ->
    [2] {" "}mit der zweiten Lok
   *[other] {""}
 }
tell-took = nimmt { $resource_list }
tell-boarded = { $count ->
    [one] setzt einen Passagier auf { $house_list }
   *[other] setzt Passagiere auf { $house_list }
 }
tell-delivered = liefert an { $id } auf { $cell } ({ $value } SP)
tell-burned = verheizt { $count } Kohle
tell-second-train = baut die zweite Lok auf { $cell }
tell-stock-rose = steigt mit der Aktie auf { $points } SP
tell-dollar = nimmt einen Dollar-Marker (1 Dividende)
tell-token = erhält einen 9-SP-Marker
tell-sold = verkauft Aktien für { $count ->
    [one] 1 Dividende
   *[other] { $count } Dividenden
 } (hinab auf { $points } SP)
tell-converted = wandelt um: { $conversion_list }
tell-market = nimmt { $tile } vom Markt
tell-bid = legt eine Dividende auf „{ $goal }“
tell-dropped = legt { $resource_count } ab
tell-refilled = Neu in Spalte { $column }: { $tile }.
tell-end-stack = Der Stapel ist leer: Alle haben noch einen letzten Zug ohne Markt.
tell-end-stations = { $seat } hat alle sechs Bahnhöfe gebaut: Dieser Zug wird noch mit Markt beendet, der Rest der Runde ohne Markt gespielt, dann ist Schluss.
tell-end-stock = Die Aktie von { $seat } ist ganz oben: Dieser Zug wird noch mit Markt beendet, der Rest der Runde ohne Markt gespielt, dann ist Schluss.
tell-over = Der letzte Zug ist gespielt.

## Wertung
row-goals = Zielkarten
row-passengers = Passagiere
row-factories = Lieferungen
row-stations = Bahnhöfe
row-stock = Aktien
row-dividends = Dividenden
row-tokens = 9-SP-Marker
row-stations-built = Bahnhöfe auf der Karte
row-stock-space = Aktie: Feldnummer

## Absagen
E_SYNTAX = Diesen Zug verstehe ich nicht.
E_CAPITALS = Felder, Häuser und Richtungen schreibt man groß: E1N2, E1N2.SE, N.
E_TURN = Du bist nicht am Zug.
E_PHASE = Das geht in diesem Schritt nicht.
E_HAND = Dieses Plättchen hast du nicht auf der Hand.
E_OCCUPIED = Das Feld ist belegt.
E_RAIL = Strecke muss an Strecke, leere Seite an leere Seite liegen.
E_CONNECT = Das Plättchen muss mindestens eine Strecke fortsetzen.
E_MERGE = Damit würden zwei Städte mit Bahnhof verbunden.
E_NOSTATION = Du hast keinen Bahnhof mehr.
E_ADJACENT = Auf einem Nachbarplättchen steht schon ein Bahnhof.
E_CITYTAKEN = Diese Stadt hat schon einen Bahnhof.
E_FUNDS = Dividenden und Passagiere müssen zusammen genau { $n } ergeben.
E_FOREIGNFIRST = Eigene Passagiere zahlen erst, wenn in deinen Städten kein fremder mehr ist. Nenne fremde oder zahle mehr Dividenden.
E_NOTMYPAX = Dieser Passagier ist nicht in einer Stadt mit deinem Bahnhof.
E_NODIVIDEND = Du hast nicht genug Dividenden. Aktien zu verkaufen bringt welche.
E_NOTRACK = Dorthin führt keine Strecke, oder dort liegt kein Plättchen.
E_REVERSE = Zurück, woher sie kam, fährt eine Lok nicht; wähle eine andere Strecke.
E_BP = Kein Bewegungspunkt mehr: Verheize eine Kohle oder beende die Fahrt.
E_JOURNEYOVER = Diese Lok hat ihre Fahrt in diesem Zug beendet.
E_NOCOAL = Du hast keine Kohle.
E_LOCOBUILT = Deine zweite Lok ist schon gebaut.
E_LOCOCOST = Die zweite Lok kostet 1 Kohle und 1 Eisen.
E_NOTOWNSTATION = Wähle ein Plättchen mit einem eigenen Bahnhof.
E_RESERVE = In deiner Reserve liegen nicht genug Marker. Kohle verheizen oder in Holz, Holz in Eisen umwandeln bringt welche zurück.
E_HOUSETAKEN = Auf diesem Haus steht schon ein Passagier.
E_NOTCITY = Dieses Haus ist nicht über Straßen mit diesem Bahnhof verbunden.
E_DEMAND = Du hast nicht alle drei verlangten Ressourcen; vielleicht hilft Umwandeln.
E_GOALFULL = Höchstens 5 eigene Marker pro Zielkarte.
E_GOALCHOICE = Nenne eine Zielkarte, auf der noch Platz für deinen Marker ist.
E_CONVERT = Dafür brauchst du zwei Stück dieser Ressource.
E_STOCKZERO = Deine Aktie kann nicht unter 0 sinken; verkaufe weniger Schritte.
E_COLUMN = Wähle Spalte 1 bis 4; bieten darfst du nur auf die Zielkarte darüber.
E_OVERLIMIT = Du darfst höchstens { $n ->
    [one] eine Ressource
   *[other] { $n } Ressourcen
 } behalten. Wandle um oder lege ab, was zu viel ist.
E_DROP = Lege genau { $n ->
    [one] eine Ressource
   *[other] { $n } Ressourcen
 } aus deinen Lagern ab.

## Befehle
command-cube = cube
command-cube-description = Deine Spielzüge in Cube Express
command-place = legen
command-place-description = Ein Plättchen aus der Hand legen
command-discard = weglegen
command-discard-description = Kein Plättchen passt: eines aus dem Spiel legen
command-collect = kassieren
command-collect-description = Kreuzung: Dividenden für angeschlossene Strecken
command-bonus = bonus
command-bonus-description = Eben gelegte Fabrik: ihre Bonus-Ressource nehmen
command-claim = übernehmen
command-claim-description = Eben gelegte Produktionsstätte: für eine Dividende besitzen
command-build = bauen
command-build-description = Einen Bahnhof auf dem eben gelegten Plättchen bauen
command-pay = bezahlen
command-pay-description = Einen Passagier nennen, der für den Bahnhof bezahlt
command-decline = verzichten
command-decline-description = Die Aktion in der Mitte nicht nutzen
command-step = fahren
command-step-description = Eine Lok ein Plättchen weit fahren
command-take = nehmen
command-take-description = Die Ressource des befahrenen Plättchens nehmen
command-passenger = passagier
command-passenger-description = Einen Passagier in die Stadt des befahrenen Bahnhofs setzen
command-deliver = liefern
command-deliver-description = An die befahrene Fabrik liefern
command-skip = weiter
command-skip-description = Das befahrene Plättchen nicht nutzen
command-burn = verheizen
command-burn-description = Eine Kohle für einen Bewegungspunkt
command-second = zweite-lok
command-second-description = Die zweite Lok bauen, für 1 Kohle und 1 Eisen
command-finish = fahrtende
command-finish-description = Die Fahrten dieses Zugs beenden
command-market = markt
command-market-description = Ein Plättchen der Auslage nehmen, vielleicht auf das Ziel darüber bieten
command-drop = ablegen
command-drop-description = Ressourcen über der Lagerkapazität ablegen
command-convert = umwandeln
command-convert-description = Zwei Ressourcen umwandeln
command-sell = verkaufen
command-sell-description = Aktien für Dividenden verkaufen
parameter-tile = plättchen
parameter-tile-description = Ein Plättchen deiner Hand; mit einem b dahinter verdeckt
parameter-cell = feld
parameter-cell-description = Ein Feld wie E1N2
parameter-rotation = drehung
parameter-rotation-description = Vierteldrehungen nach rechts
parameter-dividends = dividenden
parameter-dividends-description = Wie viele Dividenden; den Rest zahlen Passagiere
parameter-house = haus
parameter-house-description = Ein Haus wie E1N2.SE (Südost-Ecke)
parameter-train = lok
parameter-train-description = 1 oder 2
parameter-side = richtung
parameter-side-description = N, E (Osten), S oder W
parameter-column = spalte
parameter-column-description = 1 bis 4
parameter-goal = gebot
parameter-goal-description = Eine Dividende auf die Zielkarte über dem Plättchen?
parameter-conversion = umwandlung
parameter-conversion-description = Was in was
parameter-steps = schritte
parameter-steps-description = Wie viele Schritte hinab
parameter-coal = kohle
parameter-coal-description = Wie viel Kohle abgelegt wird
parameter-wood = holz
parameter-wood-description = Wie viel Holz abgelegt wird
parameter-iron = eisen
parameter-iron-description = Wie viel Eisen abgelegt wird
parameter-arms = start
parameter-arms-description = Startplättchen zu zweit

## Anleitung
guide-topics = first idea turn tiles city trains deliver money market end here
explain-place = tiles
explain-back = tiles
explain-discard = tiles
explain-centre-crossing = tiles
explain-collect = tiles
explain-centre-factory = tiles
explain-bonus = tiles
explain-centre-production = tiles
explain-claim = tiles
explain-centre-station = city
explain-build = city
explain-payment = city
explain-pay = city
explain-trains = trains
explain-step = trains
explain-journey = trains
explain-burn = trains
explain-second = trains
explain-take = trains
explain-passenger = trains
explain-skip = trains
explain-side-resource = trains
explain-side-station = trains
explain-side-factory = deliver
explain-deliver = deliver
explain-market = market
explain-store = turn
explain-drop = turn
explain-free = money
explain-convert = money
explain-sell = money
guide-first-title = Deine erste Partie
guide-first =
    {""}**Darum geht es:** Du willst am Ende die meisten Punkte, vor allem für **Bahnhöfe in großen Städten**. Ein Bahnhof zählt 3 Punkte für jedes Haus seiner Stadt: die gelbe Zahl daneben. Die Zahl auf deinem Tableau ist, was du hättest, wenn jetzt Schluss wäre.
    {""}
    {""}**Dein Zug.** Die Nummern stehen im Bild; du bist ●.
    ① **Lege ein Plättchen** aus deiner Hand. Strecke muss an Strecke, leere Seite an leere Seite.
    ② **Nutze seine Mitte**, die Aktion mit dem Blitz: jetzt oder nie. Hier hat ● eine Dividende gezahlt und besitzt die Kohle-Produktionsstätte.
    ③ **Fahre** so viele Plättchen weit, wie du Bahnhöfe auf der Karte hast: anfangs eines. Nutze, was das befahrene Plättchen bietet. Hier war es eine Kohle.
    ④ **Markt**: Nimm ein Plättchen auf die Hand. Eine Dividende darf auf die Zielkarte darüber.
    {""}
    {""}**Die Knöpfe.** Drücke **Mein Zug**. Zu jedem deiner Plättchen gibt es ein Menü; eine Antwort ist ein Platz samt der Aktion in der Mitte und sagt, wie viele Punkte du dann hättest. Danach kommen *Fahren* und *Ein Plättchen vom Markt nehmen*. Bis das neue Plättchen aufgedeckt wird, kannst du alles zurücknehmen.
    {""}
    {""}**Was anfangs alle falsch machen**
    • Einen Bahnhof baust du nur auf dem Bauplatz, den du gerade gelegt hast, und nie neben einem anderen Bahnhof.
    • Du darfst nur so viele Ressourcen behalten, wie du Bahnhöfe hast.
    • Alles, was du bekommst, kommt aus deiner eigenen Reserve an Markern. Ist sie leer, bekommst du nichts.
    • Zielkarten werden erst ganz am Ende geprüft. Wer das Ziel verfehlt, bekommt für die Marker dort nichts.
    {""}
    {""}**Das Ende:** Ist der Stapel leer, haben alle noch einen Zug; das sind acht Züge für jede Person. Ein sechster Bahnhof oder eine Aktie auf dem letzten Feld beendet die Partie früher.
    {""}
    {""}**Für die erste Partie:** Bau bald einen zweiten Bahnhof. Er kostet eine Dividende und bringt dir einen zweiten Bewegungspunkt. Bau dort, wo helle Ecken offen sind und die Stadt noch wachsen kann. Biete auf Ziele, die du ohnehin erreichst.
lesson-first-1 = Lege ein Plättchen aus der Hand: Strecke muss an Strecke.
lesson-first-2 = Nutze seine Mitte, den Blitz: nur jetzt. Hier kostete die Kohle-Stätte eine Dividende.
lesson-first-3 = Fahre ein Plättchen je Bahnhof, den du hast, und nutze, was du befährst.
lesson-first-4 = Nimm ein Plättchen vom Markt. Eine Dividende darf auf die Zielkarte darüber.
guide-idea-title = Die Idee
guide-idea =
    {""}**Gemeinsam baut ihr eine Eisenbahnkarte**, Plättchen für Plättchen, und fahrt mit euren Loks darüber. Jede Farbe hat 25 Würfel, genannt Marker, und jeder Marker ist das, wozu ihn sein Ort macht: Passagier auf einem Haus, Kohle im Lager, Geld bei den Dividenden, Besitzmarker auf einer Produktionsstätte, Gebot auf einer Zielkarte.
    {""}
    Marker gehen an keine Bank: Sie wandern zwischen **Reserve**, Tableau und Karte. Was du bekommst, kommt aus der Reserve. Ist sie leer, gibt es weder Ressourcen noch Passagiere noch Dividenden für Kreuzungen und Aktien, bis Marker zurückkommen.
    {""}
    Siegpunkte (SP) gibt es nur am Ende: vor allem für **Bahnhöfe** in großen Städten, dann für Zielkarten, Lieferungen, Aktien, Passagiere, Dividenden und 9-SP-Marker. Die Zahl auf deinem Tableau ist, was du hättest, wenn jetzt Schluss wäre.
    {""}
    Um die Startkreuzung liegen vier Startplättchen. Auf deinem stehen dein erster Bahnhof und deine erste Lok. Du beginnst mit 2 Dividenden, 20 Markern in der Reserve, Stufe 1 und der Aktie auf dem zweiten Feld (1 Punkt). Zu zweit und zu dritt bleiben freie Startplättchen leer: Ihre Häuser zählen, gebaut wird dort nie. Du hast drei Plättchen auf der Hand, vier weitere liegen offen aus.
guide-turn-title = Ein Zug
guide-turn =
    {""}**1. Ein Plättchen legen** (Pflicht): Vorder- oder Rückseite, beliebig gedreht.
    {""}**2. Die Aktion in seiner Mitte**, die mit dem gelben Blitz: nur jetzt, nur mit der Vorderseite und nur, wenn du willst.
    {""}**3. Fahren**: Du hast so viele Bewegungspunkte wie deine Technologiestufe, also wie Bahnhöfe von dir auf der Karte stehen. Jedes befahrene Plättchen kostet einen, und die meisten bieten dann etwas an.
    {""}**4. Markt** (Pflicht): Nimm eines der vier offenen Plättchen auf die Hand. Du darfst eine Dividende auf die Zielkarte darüber legen.
    {""}**5. Lager prüfen**: So viele Ressourcen wie deine Stufe darfst du behalten. Der Rest wird umgewandelt oder abgelegt. Dann wird nachgelegt.
    {""}
    {""}**Jederzeit in deinem Zug** darfst du Ressourcen umwandeln und Aktien verkaufen.
    {""}
    Du musst nicht jede Frage beantworten: Ein späterer Schritt schließt, was vorher offen war. Wer losfährt, verzichtet auf diese Aktion; wer zum Markt geht, beendet die Fahrt.
guide-tiles-title = Plättchen legen
guide-tiles =
    Das Plättchen kommt auf ein leeres Feld neben andere. **Strecke muss an Strecke, leere Seite an leere Seite**, und mindestens eine Strecke muss weitergehen. Straßen und Häuser müssen nicht passen. Nie darf ein Plättchen zwei Städte verbinden, die beide einen Bahnhof haben.
    {""}
    {""}**Kreuzung**: 2 Dividenden für jede ihrer Strecken, die gerade angeschlossen ist (aus der Reserve, soweit sie reicht).
    {""}**Fabrik**: eine Bonus-Ressource, die im kleinen Kreis.
    {""}**Produktionsstätte**: Zahle 1 Dividende, und sie gehört dir für immer. Sooft **andere** dort eine Ressource nehmen, steigt deine Aktie um eins. Sonst gehört sie auf Dauer niemandem, liefert aber trotzdem. Auch an der eigenen darfst du nehmen; deine Aktie steigt dann nicht.
    {""}**Bahnhofsplatz**: einen Bahnhof bauen (siehe *Städte und Bahnhöfe*).
    {""}
    Jedes Plättchen darf auch **verdeckt** gelegt werden: eine schlichte Kurve im Wald, ohne Häuser und ohne Aktion. Niemand erfährt, welches es war.
    {""}
    Passt gar nichts, weder vorn noch hinten, legst du stattdessen ein Plättchen aus dem Spiel.
guide-city-title = Städte und Bahnhöfe
guide-city =
    Helle Ecken sind **Straßen**. Wo Hell an Hell über eine Kante stößt, sind sie verbunden, über Eck nicht. Innerhalb eines Plättchens gehört nur zusammen, was hell zusammenhängt; getrennte Ecken sind nicht verbunden, und zum Bahnhof gehört nur die Fläche um seinen Bauplatz. Häuser an verbundenen Straßen sind eine **Stadt**, ihre Größe ist die Zahl ihrer Häuser.
    {""}
    {""}**Bauen**: nur auf dem Platz des eben gelegten Plättchens. Kein Plättchen Kante an Kante daneben darf einen Bahnhof tragen, auch keinen eigenen (schräg ist erlaubt), und die Stadt darf noch keinen haben. Es kostet deine Stufe vor dem Bauen: 1, 2, 3, 4, 5. Ein Bauplatz, der leer bleibt, bleibt für immer leer.
    {""}
    Bezahlt wird mit Dividenden oder mit **Passagieren in Städten deiner Bahnhöfe**. Fremde Passagiere gehen zuerst, als Dividenden an die, denen sie gehören; erst wenn in deinen Städten keine mehr sind, gehen deine eigenen, zurück in die Reserve. Du sagst, wie viele Dividenden du zahlst, dann, welche Passagiere; wo es keine Wahl gibt, geschieht es von selbst.
    {""}
    Deine Stufe steigt sofort. Am Ende zählt jeder Bahnhof **3 Punkte für jedes Haus** seiner Stadt; bau also dort, wo die Stadt noch wachsen kann. Der sechste Bahnhof bringt einen 9-SP-Marker und löst das Ende aus.
guide-trains-title = Fahren
guide-trains =
    Der erste Schritt einer Fahrt darf in jede Richtung gehen, in die Strecke führt. Danach fahren Loks **nur vorwärts**: auch an Kreuzungen und Abzweigungen frei weiter, nur nicht zurück auf die Strecke, von der sie kamen. Andere Loks sind nie im Weg.
    {""}
    Jede Lok hat eine Fahrt im Zug; die Bewegungspunkte teilen sie sich. Fährt die eine, ist die begonnene Fahrt der anderen vorbei.
    {""}
    Was du **befährst**, darfst du nutzen:
    • **Produktionsstätte oder Startkreuzung**: Nimm die gezeigte Ressource (1 Marker aus der Reserve). Gehört sie jemand anderem, steigt deren Aktie um eins.
    • **Bahnhof**, gleich wessen: Setze einen Passagier auf ein freies Haus der Stadt dieses Bahnhofs (1 Marker aus der Reserve; ein Passagier je Haus).
    • **Fabrik**: liefern (siehe *Lieferungen und Aktien*).
    {""}
    Wer im Kreis fährt, zahlt wieder und nutzt wieder. Wo eine Fahrt beginnt, geschieht nichts.
    {""}
    {""}**Kohle verheizen**: ein Bewegungspunkt mehr, jederzeit beim Fahren. **Zweite Lok**: 1 Kohle und 1 Eisen; sie kommt auf einen deiner Bahnhöfe und darf mit den übrigen Punkten gleich los. Jederzeit beim Fahren, einmal je Partie; die Fahrt der ersten Lok endet dadurch nicht.
guide-deliver-title = Lieferungen und Aktien
guide-deliver =
    Eine Fabrik will genau drei Ressourcen. Fahre mit ihnen im Lager hinein und liefere, einmal je Einfahrt. Umwandeln darfst du auch noch dort. Dieselbe Fabrik kann beliebig oft beliefert werden. Die drei Marker gehen:
    1. an die Fabrik: Die **erste Lieferung** zählt den linken, höheren Wert, jede weitere den rechten,
    2. zu deinen Dividenden,
    3. auf eine Zielkarte deiner Wahl, auf der weniger als fünf Marker von dir liegen (in die Reserve, wenn alle vier voll sind).
    {""}
    Deine **Aktie** steigt um 2 bei der ersten Lieferung, sonst um 1. Sie steigt auch um 1, sooft andere deine Produktionsstätten nutzen. Kommt sie auf ein Feld mit deinem Dollar-Marker, wird er zur Dividende. Erreicht deine Aktie zum ersten Mal das letzte Feld, bekommst du einen 9-SP-Marker, und das löst das Ende aus. Späterer Verkauf ändert daran nichts.
guide-money-title = Geld und Umwandeln
guide-money =
    Dividenden bezahlen Bahnhöfe, Produktionsstätten und Gebote; jede, die bleibt, ist am Ende ein Punkt. Sie kommen von Kreuzungen, Lieferungen, Dollar-Markern, vom Umwandeln und von anderen, die mit deinen Passagieren bezahlen.
    {""}
    Du darfst in deinem Zug auch jederzeit **Aktien verkaufen**: ein Feld hinab, eine Dividende aus der Reserve. Bis zum Feld mit 4 Punkten kostet ein Schritt hinab einen Punkt, darüber zwei.
    {""}
    Feld für Feld ist die Aktie 0, 1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20 Punkte wert. Dollar-Marker liegen auf den Feldern mit 4, 10 und 16 Punkten.
    {""}
    {""}**Umwandeln**, auch jederzeit in deinem Zug, immer zwei Marker eines Lagers: 2 Kohle → 1 Holz, der andere Marker in die Reserve; 2 Holz → 1 Eisen, der andere in die Reserve; 2 Eisen → 1 Holz und eine Dividende; 2 Holz → 1 Kohle und eine Dividende.
guide-market-title = Markt und Zielkarten
guide-market =
    Nimm ein offenes Plättchen auf die Hand. Dabei darfst du **eine Dividende auf die Zielkarte darüber** legen, wenn dort weniger als fünf Marker von dir liegen.
    {""}
    Am Ende wird jede Zielkarte für alle geprüft: geschafft oder verfehlt. Es zählt die Lage ganz am Ende, bevor etwas abgeräumt wird; ein früher erreichtes Ziel genügt nicht. Wer die Karte verfehlt hat, nimmt seine Marker weg. Wer von den anderen die meisten Marker dort hat, bekommt für jeden den **Mehrheitswert**, alle Übrigen für jeden den kleineren. Die beiden Werte stehen unter der Karte: Krone = Mehrheit. Bei Gleichstand haben alle Gleichen die Mehrheit.
    {""}
    {""}**Zu zweit** liegen auf jeder Karte drei neutrale Marker. Sie zählen für die Mehrheit mit, bringen aber niemandem Punkte.
    {""}
    Das Bild des zentralen Tableaus zeigt unter jeder Karte, wie viele Marker dort liegen und wie weit das Ziel bei jeder Farbe gerade erreicht ist (Haken oder Stand/Ziel).
guide-end-title = Ende und Wertung
guide-end =
    Drei Dinge lösen das Ende aus; das erste zählt.
    • **Der Stapel ist leer** nach dem Nachlegen: Alle haben noch einen Zug ohne Markt. Geboten wird dann nicht mehr, eine Lieferung legt aber weiter einen Marker auf eine Zielkarte.
    • Der **sechste Bahnhof** einer Farbe wird gebaut, oder eine **Aktie** kommt auf ihr letztes Feld: Der laufende Zug wird wie immer beendet, mit Markt. Wer in dieser Runde noch nicht dran war, hat einen letzten Zug ohne Markt. Dann ist Schluss.
    {""}
    Gewertet werden: Zielkarten · 1 je Passagier auf der Karte · Lieferungen · 3 × Stadtgröße je Bahnhof · Aktie · 1 je Dividende · 9 je 9-SP-Marker. Ressourcen im Lager sind nichts wert. Höchstens zwei 9-SP-Marker je Person (Bahnhöfe und Aktie); sechs gibt es insgesamt.
    {""}
    Bei Gleichstand gewinnen mehr Bahnhöfe auf der Karte, dann die höhere Aktie; danach ist der Sieg geteilt.
guide-here-title = Hier spielen
guide-here =
    Drücke **Mein Zug** unter dem neuesten Bild. Du bekommst ein privates Feld mit ganzen Antworten: für jedes Plättchen deiner Hand die Plätze samt der Aktion in der Mitte, dann deine Fahrt, dann ein Plättchen vom Markt mit oder ohne Gebot. Die Zahlen auf dem Bild gehören zu den Antworten. *Schritt für Schritt* fragt jeden Zug einzeln. *Zurück* nimmt die letzte Antwort zurück, *Zurücknehmen* deinen letzten Zug. Innerhalb eines Zugs geht alles zurück, bis ein neues Plättchen aufgedeckt wird.
    {""}
    {""}**Umwandeln, verkaufen** steht unter der ersten Frage, sobald es etwas umzuwandeln oder zu verkaufen gibt.
    {""}
    Als Befehle: `/cube legen`, `/cube fahren`, `/cube bauen`, `/cube markt` und so fort; alle schlagen vor, was erlaubt ist.
    {""}
    Felder zählen von der Startkreuzung `0` aus: `E2` (E = Osten) liegt zwei nach Osten, `W3N2` drei nach Westen und zwei nach Norden. Ein Haus ist Feld und Ecke: `E2.SE` ist die Ecke im Südosten von `E2`. Ein Plättchen mit **b** hinter dem Namen wird verdeckt gelegt.
    {""}
    Das erste Bild zeigt Karte und Tableaus, das zweite Zielkarten, Auslage und Aktien. Eine gelbe Zahl am Bahnhof ist, was er jetzt zählt, eine weiße zwischen Häusern, was ein Bahnhof zählte, der sich dort anschließt. Auf einem Tableau stehen oben Technologiestufe (mit den Bahnhöfen, die sie noch verdecken), Dividenden, Punkte der Aktie und 9-SP-Marker; unten Kohle, Holz, Eisen mit der Kapazität, die Reserve und die Loks. **Meine Hand** zeigt dir deine Plättchen, nur dir.

## Wörter auf Bildern
picture-round = Runde { $round }
picture-last-turns = letzte Züge: kein Markt
picture-points = { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
 }
picture-factories = Fabriken: Bedarf, erste, weitere
picture-display = Auslage
picture-values = je Marker
picture-stack = Stapel
picture-tokens = 9-SP-Marker übrig
picture-stock = Aktien: Punkte je Feld
picture-end-none = Auch das beendet die Partie: sechster Bahnhof, letztes Aktienfeld
picture-end-stack = Der Stapel ist leer: letzte Züge, kein Markt
picture-end-stations = Sechs Bahnhöfe gebaut: letzte Züge, kein Markt
picture-end-stock = Aktie ganz oben: letzte Züge, kein Markt
picture-hand-tiles = Plättchen auf der Hand
picture-back = Rückseite
picture-fits = passt auf { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
 }
picture-nothing = kein Plättchen
picture-face-down = Verdeckt von dir gelegt: { $tiles }
alt-board = Runde { $round }, { $tiles } Plättchen auf der Karte, { $stack } im Stapel.
text-player = { $score } SP, Stufe { $level }, Dividenden { $dividends }, Kohle { $coal }, Holz { $wood }, Eisen { $iron }, Reserve { $reserve }, Aktie { $stock } SP, Dollar auf { $dollars }, 9-SP-Marker { $tokens }, Loks { $trains }, Hand { $hand }
text-columns = Spalten: Plättchen · Ziel (SP je Marker mit Mehrheit/sonst), Marker (Stand); Stapel { $stack }, 9-SP-Marker übrig { $tokens }:
text-map = Die Karte: Feld, Plättchen, Strecken; helle Ecken (NE = Nordost, SE = Südost) mit der Nummer ihrer Stadt (⌂ freies Haus, Zeichen: Passagier):
text-station = Bahnhof { $mark } (Stadt { $city })
text-owner = Besitz { $mark }
picture-over = Spielende
text-cities = Städte, Nummer: Häuser und Bahnhof:
text-moved = Lok { $number } kam von { $side }
text-stands = Lok { $number } hat ihre Fahrt beendet
text-payment = bisher bezahlt: { $dividends ->
    [one] 1 Dividende
   *[other] { $dividends } Dividenden
 }, Passagiere { $houses }
text-side-N = N
text-side-E = O
text-side-S = S
text-side-W = W
text-faces = Lose Plättchen wie gedruckt (verbundene Ecken mit -, ⌂ Haus, ▣ Bauplatz):
legend-title = Was die Symbole bedeuten
legend-station = Bahnhof in der Farbe seiner Person
legend-scores = was ein Bahnhof jetzt zählt: 3 je Haus seiner Stadt
legend-would-score = was ein Bahnhof, der sich hier anschließt, für diese Häuser bekäme
legend-passenger = Passagier auf einem Haus: 1 SP
legend-owner = Marker auf einer Produktionsstätte: wem sie gehört
legend-site = Bahnhofsplatz: gebaut wird nur beim Legen
legend-bolt = Aktion in der Mitte: nur beim Legen
legend-production = beim Befahren: diese Ressource nehmen
legend-demand = was eine Fabrik verlangt
legend-values = SP: links die erste Lieferung, rechts jede weitere
legend-delivered = die erste Lieferung ist gemacht
legend-crossing = beim Legen: 2 Dividenden je Strecke, die anschließt
legend-train = Lok
legend-second = zweite Lok: zwei Zeichen
legend-level = Technologiestufe: so viele Bahnhöfe stehen auf der Karte
legend-dividend = Dividenden: je 1 SP
legend-stock = SP der Aktie
legend-token = 9-SP-Marker
legend-reserve = Marker in der Reserve
legend-limit = so viele Ressourcen darfst du behalten
legend-dollar = Dollar-Marker: eine Dividende, wenn die Scheibe hierher kommt
legend-crown = SP je Marker mit der Mehrheit
legend-person = SP je Marker ohne Mehrheit
legend-met = Ziel gerade erreicht
legend-open = hier kann ein Plättchen das Netz erweitern
legend-recent = neu seit dem letzten Bild
legend-drove = hier ist eine Lok gefahren
lesson-turn-1 = Lege ein Plättchen deiner Hand an. Strecke trifft auf Strecke, leere Seite auf leere Seite.
lesson-turn-2 = Nutze seine Mitte, die Aktion mit dem Blitz: nur jetzt.
lesson-turn-3 = Fahre so viele Plättchen weit, wie du Bahnhöfe hast, und nutze, was du befährst.
lesson-turn-4 = Nimm ein Plättchen vom Markt. Eine Dividende darf auf die Zielkarte darüber.
lesson-tiles = Links geht die Strecke weiter. Rechts träfe sie auf eine leere Seite; das ist verboten. Straßen und Häuser müssen nicht passen.
lesson-money = Die Aktie: Ein Schritt hinab bringt eine Dividende, ein Dollar-Marker ebenso. Darunter: Zwei Marker eines Lagers werden einer; der andere wird eine Dividende (Münze) oder geht in die Reserve.
lesson-city = Helle Flächen treffen an der Kante aufeinander: Ihre Häuser sind eine Stadt. Drei Häuser, also zählt der Bahnhof 9. Jedes Haus, das später dazukommt, zählt 3 mehr.
lesson-trains = Zwei Bewegungspunkte: Die Lok befährt die Produktionsstätte und nimmt 1 Eisen, dann einen Bahnhof und setzt einen Passagier in dessen Stadt. Umkehren darf sie nicht.
lesson-deliver = Drei Ressourcen, drei Marker: einer auf die Fabrik für ihre Punkte, einer zu deinen Dividenden, einer auf eine Zielkarte deiner Wahl.
lesson-market = Eine erreichte Zielkarte: Wer dort die meisten Marker hat, bekommt für jeden den Wert der Krone, alle anderen den kleineren.

## Was neben dem Ergebnis erzählt wird
feat-stations = an jeder Ecke zu Hause
feat-express = Eilzustellung
feat-host = Gäste für alle
feat-whisker = um Haaresbreite

## Schule
school-claimed-title = Ein Plättchen und seine Mitte
school-claimed = In deinem Zug legst du ein Plättchen aus der Hand: Strecke muss an Strecke, leere Seite an leere Seite. Dann darfst du die Aktion in seiner **Mitte** nutzen, die mit dem Blitz: jetzt oder nie. Eine Produktionsstätte wird für eine **Dividende**, dein Geld, deine.
school-claimed-task = Lege die Kohle-Produktionsstätte und mach sie zu deiner.
school-claimed-done = Sie gehört dir für immer. Wenn andere dort Kohle nehmen, steigt deine Aktie.
school-claimed-declined = Die Produktionsstätte liegt da, gehört aber niemandem. Wähle eine Antwort, bei der du sie für eine Dividende bekommst.
school-claimed-other = Das war ein anderes Plättchen oder eine Rückseite. Du suchst die Kohle-Produktionsstätte in deiner Hand, P01.
school-built-title = Bahnhöfe
school-built = Am Ende zählt ein Bahnhof **3 Punkte für jedes Haus seiner Stadt**. Häuser gehören zusammen, wo helle Ecken an helle Ecken stoßen. Bauen kannst du nur auf dem Bauplatz, den du gerade gelegt hast, und nie neben einem anderen Bahnhof. Es kostet so viele Dividenden, wie du schon Bahnhöfe hast: jetzt eine.
school-built-task = Lege das Bahnhofsplättchen so, dass du bauen kannst, und baue.
school-built-done = Ein zweiter Bahnhof. Ab jetzt fährst du auch zwei Plättchen weit und darfst zwei Ressourcen behalten.
school-built-none = Dort steht kein neuer Bahnhof. Das Plättchen mit dem Bauplatz ist S07; manche Plätze liegen zu nah an einem Bahnhof, der schon steht. Wähle eine Antwort mit *Bahnhof für 1 Dividende*.
school-fetched-title = Fahren
school-fetched = Nach dem Plättchen fährt deine Lok: so viele Plättchen weit, wie du Bahnhöfe auf der Karte hast, anfangs eines. Was sie **befährt**, darfst du nutzen. Eine Produktionsstätte und die Kreuzung in der Mitte geben die Ressource, die sie zeigen.
school-fetched-task = Fahre so, dass du am Ende eine Kohle hast.
school-fetched-done = Eine Kohle im Lager. Du darfst so viele Ressourcen behalten, wie du Bahnhöfe hast.
school-fetched-none = Am Ende hast du keine Kohle. Deine neue Produktionsstätte liegt ein Plättchen nördlich, die Kreuzung eines südlich: Beide geben Kohle. Wer sie gleich wieder verbrennt, hat sie nicht mehr.
school-aboard-title = Passagiere
school-aboard = Befährst du **irgendeinen** Bahnhof, deinen oder einen fremden, darfst du einen Passagier auf ein freies Haus seiner Stadt setzen. Jeder ist am Ende ein Punkt, und mit Passagieren lassen sich Bahnhöfe bezahlen: Wer baut, nimmt die in den eigenen Städten.
school-aboard-task = Du hast zwei Bahnhöfe und fährst also zwei Plättchen weit. Setze einen Passagier ab.
school-aboard-done = Ein Punkt, und vielleicht einmal eine Dividende: Bezahlt jemand anderes damit, bekommst du das Geld.
school-aboard-none = Auf der Karte sitzt kein Passagier von dir. Fahre über die Kreuzung zum Bahnhof gegenüber, zwei Plättchen von hier.
school-far-title = Kohle verbrennen
school-far = Kohle ist Brennstoff: **Verbrenne** sie irgendwann auf der Fahrt für einen Bewegungspunkt mehr. Du hast wieder einen Bahnhof, also einen Punkt, und eine Kohle im Lager.
school-far-task = Verbrenne Kohle, um bis zum Bahnhof gegenüber zu kommen, und setze dort einen Passagier ab.
school-far-done = Kohle trägt dich durch die ersten Züge, bevor die Bahnhöfe es tun.
school-far-none = Du hast Kohle verbrannt, aber keinen Passagier abgesetzt. Der Weg führt über die Kreuzung im Süden weiter zum Bahnhof dahinter.
school-far-short = Ein Bewegungspunkt reicht nicht für zwei Plättchen. Wähle eine Fahrt, die eine Kohle verbrennt.
school-delivered-title = Lieferungen
school-delivered = Eine Fabrik will genau drei Ressourcen, diese hier ein Holz und zwei Eisen. Befahre sie mit ihnen im Lager und **liefere**. Die drei Marker werden zu Punkten an der Fabrik, zu einer Dividende und zu einem Gebot auf eine Zielkarte deiner Wahl. Bei der ersten Lieferung steigt deine Aktie dazu um zwei Felder.
school-delivered-task = Du hast ein Holz und zwei Eisen. Liefere sie an die Fabrik im Norden.
school-delivered-done = Punkte, eine Dividende, ein Gebot und eine steigende Aktie, alles mit einem Halt.
school-delivered-past = Deine Lok steht in der Fabrik, geliefert hast du aber nicht: Das entscheidest du beim Befahren. Nimm die Fahrt, bei der es dabeisteht.
school-delivered-away = Deine Lok hat die Fabrik nicht befahren. Sie liegt ein Plättchen nördlich.
school-bid-title = Markt und Ziele
school-bid = Dein Zug endet am Markt: Nimm ein offenes Plättchen auf die Hand. Dabei darfst du **eine Dividende auf die Zielkarte darüber** legen. Wer das Ziel ganz am Ende erreicht hat, bekommt Punkte für jeden eigenen Marker dort; wer es verfehlt, bekommt dafür nichts.
school-bid-task = Nimm ein Plättchen und biete auf die Zielkarte darüber.
school-bid-done = Biete auf Ziele, die du ohnehin erreichst, und sieh dir die zwei Werte unter der Karte an: Der höhere ist für die meisten Marker.
school-bid-tile = Du hast ein Plättchen genommen, aber keine Dividende auf eine Zielkarte gelegt. Wähle eine Antwort mit dem Ziel.
