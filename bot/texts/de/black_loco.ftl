# Die schwarze Lok: alles, was Menschen lesen.

game-name = Die schwarze Lok
game-short = Schwarze Lok
game-tagline = Ein Streckennetz für alle, Anteile für alle und eine Prämie, für die sich die Fahrt lohnt.
game-authors = Jörg von Rüden
game-facts = 2 bis 4 Personen, je etwa 4 Züge im Kurzspiel, 8 im Langspiel

## Tisch
option-map = Plan
option-map-germany = Deutschland
option-map-benelux = Deutschland mit Benelux
option-map-usa = USA
option-length = Länge
option-length-short = Kurzspiel: bis 12 Basiskarten ausgebaut oder 3 Stapel leer sind
option-length-long = Langspiel: bis 24 Basiskarten ausgebaut oder 4 Stapel leer sind
option-mountains = Gebirge
option-mountains-no = Ohne Gebirge
option-mountains-yes = Mit Gebirge: dort kostet jede Karte eine Handkarte mehr
option-edition = Kartenwerte
option-edition-2 = Zweite Fassung: kleinere Boni der Bahnhöfe

## Fragen
decision-bid = Wähle geheim eine Handkarte: Die höchste Nummer beginnt. Du behältst die Karte.
decision-choose = Was machst du in diesem Zug?
decision-build = Baue einen Bahnhof oder eine Strecke, oder höre auf zu bauen.
decision-second = Eine zweite Strecke für dieselbe Zahlung?
decision-pay = Bezahle eine Handkarte. Sie kommt oben auf ihren Stapel.
decision-buy = Erwirb einen Anteil, oder höre damit auf.
decision-premium = Für welche Gesellschaft löst du eine Prämie aus?
decision-swap = Tauschst du deine Position mit jemandem?
decision-draw = Die Prämie bringt dir eine Karte. Von welchem Stapel?
decision-closing-draw = Die Prämie bringt dir eine Karte und kann die Partie beenden. Von welchem Stapel?
decision-west-draw = Der West-Bonus: Nimm die oberste Karte eines Stapels.
decision-bid-public = { $seat } wählt eine Karte für die erste Reihenfolge
decision-choose-public = { $seat } ist am Zug
decision-build-public = { $seat } baut
decision-second-public = { $seat } kann eine zweite Strecke legen
decision-pay-public = { $seat } bezahlt
decision-buy-public = { $seat } erwirbt Anteile
decision-premium-public = { $seat } kann eine Prämie auslösen
decision-swap-public = { $seat } kann die Position ändern
decision-draw-public = { $seat } zieht eine Karte der Prämie
decision-closing-draw-public = { $seat } zieht aus einer Prämie, die die Partie beenden kann
decision-west-draw-public = { $seat } zieht den West-Bonus
ask-bid = geheim eine Karte wählen
ask-choose = Zug machen
ask-build = Bahnhof oder Strecke bauen
ask-second = zweite Strecke legen?
ask-pay = mit einer Karte zahlen
ask-buy = Anteil erwerben
ask-premium = Prämie auslösen
ask-swap = Position tauschen?
ask-draw = Prämienkarte ziehen
ask-closing-draw = aus einer Prämie ziehen
ask-west-draw = West-Bonus ziehen
ask-ahead-draw = Ziehplan machen
ask-ahead-closing-draw = Ziehen festlegen
ask-ahead-swap = Position festlegen
field-card = Welche Karte?
field-pair = Welches Aktionspaar?
field-cell = Wo?
field-piece = Welche Karte, und wie herum?
field-company = Welche Gesellschaft?
field-seller = Von wem?
field-stack = Welcher Stapel?
field-seat = Mit wem?

## Züge
move-bid = Karte wählen
move-pair = Aktionen wählen
move-build = Bauen
move-also = Zweite Strecke mitbezahlen
move-second = Zweite Strecke
move-share = Anteil erwerben
move-pay = Bezahlen
move-premium = Prämie
move-draw = Ziehen
move-swap = Position tauschen
move-done = Fertig
done-second = Keine zweite Strecke
done-build = Fertig mit Bauen
done-buy = Keine Anteile mehr
done-premium = Keine Prämie
done-swap = Position behalten
pair-EB = Bauen, dann Anteile
pair-BE = Anteile, dann bauen
pair-PM = Prämie, dann Position
pair-pass = Passen
caption-cell = { $id } { $cell }
caption-cell-mountain = { $id } { $cell } (Gebirge, +1 Karte)
caption-pair-empty = { $pair }: ohne Handkarte lässt sich nichts bezahlen
caption-share = { $card } · Anteil an { $company } · Stapel { $stack }
caption-station-card = { $card } · Bahnhof · Stapel { $stack }
caption-stack = { $stack } ({ $count }) · oben: { $card }, Bahnhof { $company }
caption-stack-track = { $stack } ({ $count }) · oben: { $card }, Anteil an { $company }
caption-seller = { $seat }
caption-swap = Position { $position }: { $seat }
caption-track = { $number }{ $turned ->
    [yes] {" "}auf dem Kopf
   *[no] {""}
 } · { $sides1 }{ $sides2 ->
    [none] {""}
   *[other] {" "}+ { $sides2 }
 }{ $sides3 ->
    [none] {""}
   *[other] {" "}+ { $sides3 }
 }{ $tower ->
    [top] , Turm oben
    [bottom] , Turm unten
   *[none] {""}
 }
caption-station = { $number }{ $turned ->
    [yes] {" "}auf dem Kopf
   *[no] {""}
 } · { $company } { $sides1 }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 }{ $tower ->
    [top] , Turm oben
    [bottom] , Turm unten
   *[none] {""}
 }
caption-double = { $number }{ $turned ->
    [yes] {" "}auf dem Kopf
   *[no] {""}
 } · { $company } { $sides1 } und { $company2 } { $sides2 }
caption-premium = { $company }: { $total } Karten, { $own } für dich ({ $n ->
    [one] ein Schritt
   *[other] bis zu { $n } Schritte
 })
caption-price = { $company }: { $price ->
    [one] eine Karte
   *[other] { $price } Karten
 }
order-bid = Karte für die erste Reihenfolge
order-bid-lowest = Die niedrigste Karte
order-bid-highest = Die höchste Karte
order-draw = Karten einer Prämie
order-draw-standing = Nach Stand: kleinster Stapel, wenn ich allein vorn bin, sonst der größte
order-draw-fullest = Vom größten Stapel
order-draw-emptiest = Vom kleinsten Stapel
order-draw-tracks = Streckenkarten zuerst
order-draw-stations = Bahnhöfe zuerst
order-pay = Bezahlen
order-pay-stations = Zuerst mit Bahnhöfen bezahlen
order-pay-tracks = Zuerst mit Streckenkarten bezahlen

## Ganze Antworten
button-steps = Schritt für Schritt, anders bezahlen
menu-bid = Deine Karte für die erste Reihenfolge: Die höchste Nummer beginnt
menu-premium = Prämie auslösen …
menu-build = Bauen …
menu-second = Zweite Strecke für dieselbe Zahlung …
menu-shares = Anteile kaufen …
menu-end = Zug beenden …
menu-swap = Deine Position nach der Prämie
menu-draw = Von welchem Stapel ziehst du?
menu-pay = Bezahlen
offer-bid = { $card } · { $company }
offer-bid-last = { $card } · { $company }: dann wird aufgedeckt
offer-premium = { $company }: { $total ->
    [one] eine Karte
   *[other] { $total } Karten
 }, { $own } für dich
offer-place = Bauen auf { $id } { $cell }{ $more ->
    [0] {""}
   *[other] {" "}(Gebirge, +1 Karte)
 }
offer-track = { $id } { $cell }: { $number }{ $turned ->
    [yes] {" "}auf dem Kopf
   *[no] {""}
 } · Strecke { $sides_sum }{ $tower ->
    [top] , Turm oben
    [bottom] , Turm unten
   *[none] {""}
 }
offer-station = { $id } { $cell }: { $number }{ $turned ->
    [yes] {" "}auf dem Kopf
   *[no] {""}
 } · { $company_list } { $sides_list }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 }{ $tower ->
    [top] , Turm oben
    [bottom] , Turm unten
   *[none] {""}
 }
offer-shares = { $company } ×{ $count } für { $price ->
    [one] eine Karte
   *[other] { $price } Karten
 }{ $then ->
    [end] , Zug beenden
    [more] , danach noch etwas
   *[other] {""}
 }
offer-share-from = { $company } von { $seller_seat }: { $card_list } dorthin zahlen{ $then ->
    [end] , Zug beenden
    [more] , danach noch etwas
   *[other] {""}
 }
offer-then-end = Kaufen und Zug beenden{ $fills ->
    [0] {""}
   *[other] {" "}({ $stack_list } dann nicht mehr leer)
 }
offer-then-more = Kaufen, danach noch etwas{ $fills ->
    [0] {""}
   *[other] {" "}({ $stack_list } dann nicht mehr leer)
 }
offer-end = Zug beenden
offer-pass = Passen
offer-swap-alone = Nur die Position wechseln
offer-keep = Position { $position } behalten, Zug beenden
offer-swap = Position { $position } von { $seat } nehmen, Zug beenden
offer-draw = { $stack } ({ $count }) · oben: { $card }, { $kind ->
    [share] Anteil an { $company }
   *[station] Bahnhof von { $company }
 }
offer-pay = { $card_list } bezahlen
offer-pay-player = { $card_list } an { $seller_seat } zahlen
note-build = { $price ->
    [0] kostenlos
   *[other] zahlt { $card_list }
 }; Kapital dann { $capital }{ $joins ->
    [0] {""}
   *[other] ; schließt an { $id_list } an
 }{ $fills ->
    [0] {""}
   *[other] ; { $stack_list } dann nicht mehr leer
 }
note-shares = Kapital dann { $capital }{ $own ->
    [0] {""}
   *[other] ; Prämie { $company }: { $total }, { $own } für dich
 }{ $last ->
    [yes] ; der letzte in den Stapeln
   *[no] {""}
 }{ $fills ->
    [0] {""}
   *[other] ; { $stack_list } dann nicht mehr leer
 }
note-hand = { $held ->
    [one] eine Handkarte bleibt
   *[other] { $held } Handkarten bleiben
 }
note-premium = bis zu { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
 }{ $others ->
    [0] {""}
   *[other] ; sonst: { $seat_count }
 }{ $ends ->
    [yes] ; kann die Partie beenden
   *[no] {""}
 }
note-dry = leert diesen Stapel
note-pass = beendet deinen Zug, ohne dass etwas geschieht

## Vorab gesagt
ahead-draw = Ziehplan: die Karten, die dir Prämien bringen
ahead-closing-draw = Diese Prämie kann die Partie beenden. Wie ziehst du?
ahead-closing-draw-public = { $seat } sagt, wie aus einer Prämie zu ziehen ist, die die Partie beenden kann
ahead-swap = Deine Position nach dieser Prämie
ahead-swap-public = { $seat } darf die Position wechseln
wish-standing = Nach Stand{ $until ->
    [always] , wann immer die Partie enden kann
   *[other] {""}
 }{ $count ->
    [0] {""}
   *[other] : jetzt { $stack_list }
 }
wish-open = Partie offen halten{ $until ->
    [always] , wann immer sie enden kann
   *[other] {""}
 }{ $count ->
    [0] {""}
   *[other] : jetzt { $stack_list }
 }
wish-end = Partie beenden{ $until ->
    [always] , wann immer sie enden kann
   *[other] {""}
 }{ $count ->
    [0] {""}
   *[other] : jetzt { $stack_list }
 }
wish-stack = Erst von { $stack } ({ $count }), dann …
wish-card = { $card } ({ $stack }{ $company ->
    [none] {""}
   *[other] , { $company }
 }), wenn oben, dann …
note-standing = allein vorn: kleinster Stapel, sonst der größte; jetzt bist du { $ahead ->
    [yes] allein vorn
   *[no] nicht allein vorn
 }

## Erzählt
tell-bid = hat eine Karte gewählt
tell-bid-shown = zeigt { $card }: Position { $position }
tell-subsidy = Runde { $round } beginnt mit den staatlichen Subventionen.
tell-loco = Die schwarze Lok geht an { $seat } (Kapital { $capital }).
tell-passed = passt
tell-paid = bezahlt mit { $card_list }
tell-laid = baut { $card } in { $cell }{ $price ->
    [0] {""}
   *[other] {" "}für { $card_list }
 }
tell-west-bonus = erreicht als erste Person den Westen
tell-share = kauft { $count ->
    [one] einen Anteil
   *[other] { $count } Anteile
 } an { $company } für { $card_list }
tell-share-from = kauft { $seller_seat } für { $known ->
    [0] { $price ->
        [one] eine Karte
       *[other] { $price } Karten
     }
   *[other] { $card_list }
 } einen Anteil an { $company } ab
tell-premium = löst eine Prämie von { $company } aus: { $total ->
    [one] eine Karte
   *[other] { $total } Karten
 } (bis zu { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
 })
tell-payout-stopped = Alle Stapel sind leer; { $left ->
    [one] eine Karte verfällt
   *[other] { $left } Karten verfallen
 }.
tell-drew = zieht { $known ->
    [0] { $count ->
        [one] eine Karte
       *[other] { $count } Karten
     }
   *[other] { $card_list }
 } ({ $stack_count })
tell-swap = nimmt Position { $position } von { $other_seat }
tell-idle-round = In Runde { $round } wurde nichts gebaut, kein Anteil aus den Stapeln geholt und keine Karte gezogen. Geht es in der nächsten Runde ebenso, endet die Partie.
tell-end = Die Partie endet: { $reason }.

## Seiten
sides-N = N
sides-E = O
sides-S = S
sides-W = W
sides-NE = NO
sides-NS = NS
sides-NW = NW
sides-ES = OS
sides-EW = OW
sides-SW = SW
sides-NES = NOS
sides-NEW = NOW
sides-NSW = NSW
sides-ESW = OSW
sides-NESW = NOSW

## Was geschah
event-bid = { $seat } hat eine Karte gewählt.
event-bid-shown = { $seat } zeigt { $card }: Position { $position }.
event-subsidy = Runde { $round } beginnt mit den staatlichen Subventionen.
event-loco = Die schwarze Lok geht an { $seat } (Kapital { $capital }).
event-pair = { $seat } wählt: { $pair }.
event-passed = { $seat } passt.
event-announced = { $seat } wählt { $card } für { $cell }: { $price ->
    [one] eine Karte
   *[other] { $price } Karten
 }.
event-share-announced = { $seat } wählt einen Anteil an { $company } ({ $card }): { $price ->
    [one] eine Karte
   *[other] { $price } Karten
 }.
event-paid = { $seat } bezahlt mit { $card } (auf { $stack }).
event-paid-to = { $seat } zahlt eine Karte an { $seller_seat }.
event-paid-card = { $seat } gibt { $card } an { $seller_seat }.
event-laid = { $seat } baut { $card } in { $cell }.
event-returned = { $card } kommt zurück auf { $stack }.
event-west-bonus = { $seat } erreicht als erste Person den Westen und nimmt eine Karte.
event-share = { $seat } nimmt einen Anteil an { $company } ({ $card }).
event-share-from = { $seat } nimmt einen Anteil an { $company } ({ $card }) von { $seller_seat }.
event-premium = { $seat } löst eine Prämie für { $company } aus: { $n ->
    [one] ein Schritt
   *[other] bis zu { $n } Schritte
 }, { $total } Karten.
event-payout-stopped = Alle Stapel sind leer; { $left ->
    [one] eine Karte verfällt
   *[other] { $left } Karten verfallen
 }.
event-drew = { $seat } zieht von { $stack }.
event-drew-card = { $seat } zieht { $card } von { $stack }.
event-swap = { $seat } tauscht die Position mit { $other_seat } und hat jetzt Position { $position }.
event-idle-round = In Runde { $round } wurde nichts gebaut, kein Anteil aus den Stapeln geholt und keine Karte gezogen. Geht es in der nächsten Runde ebenso, endet die Partie.
event-end = Die Partie endet: { $reason }.
reason-cards = genug Basiskarten sind ausgebaut
reason-stacks = genug Stapel sind aufgebraucht
reason-idle = zwei Runden ohne Fortschritt
reason-rounds = sechzig Runden sind gespielt

## Wertung
row-hand = Handkarten
row-shares = Anteile
row-pairs = Ungleiche Paare
row-loco = Schwarze Lok
row-share-count = Zahl der Anteile

## Ablehnungen
E_INPUT = Diesen Zug kenne ich nicht.
E_NOT_YOUR_TURN = Du bist nicht am Zug.
E_ACTION_ORDER = Das geht an dieser Stelle nicht. *Mein Zug* zeigt, was geht: Wähle, bezahle oder ziehe zuerst zu Ende und bleib bei den Aktionen deines Paares.
E_SETUP = Diese Kombination aus Plan und Modulen gibt es nicht.
E_BID = Für die erste Reihenfolge wählst du vor Runde 1 genau eine deiner eigenen Handkarten.
E_FIRST_STATION = Dein erster Zug beginnt mit einem Bahnhof: Wähle ein Paar mit Bauen und baue ihn (USA: auf 064, 071 oder 072).
E_SECOND_TRACK = Eine zweite Karte gibt es nur direkt nach einer Streckenkarte, und auch sie muss eine Streckenkarte sein.
E_WAY_UP = Schreib dazu, wie herum: { $N }^ aufrecht, { $N }v auf dem Kopf.
E_USE_SECOND = Bezahle erst die erste Strecke; liegt sie, kommt die andere mit „zweite“. „dazu“ gilt nur für Gebirge, bevor etwas bezahlt ist.
E_NOT_LISTED = Karte { $N } steht nicht auf { $X }.
E_NOT_IN_STACK = { $N } liegt nicht in Stapel { $S }. Sie kommt nur dorthin, wenn du selbst mit ihr bezahlst.
E_EDGE = Dort liefe ein Gleis aus dem Plan hinaus. Dreh sie um oder nimm eine andere Karte oder einen anderen Platz.
E_STICK = Auf das Holzstäbchen zwischen 060 und 061 darf kein Gleis zulaufen.
E_NO_CONNECTION = Die Karte schließt an kein Gleis einer Nachbarkarte an. Dreh sie um oder nimm eine andere Karte oder einen anderen Platz.
E_TRACK_LOST = Ein schon gebautes Gleis ginge verloren. Dreh sie um oder nimm eine andere Karte oder einen anderen Platz.
E_TOWER = Der Wasserturm läge auf der falschen Hälfte. Dreh sie um oder nimm eine andere Karte oder einen anderen Platz.
E_COST = Das kostet { $k ->
    [one] eine Handkarte
   *[other] { $k } Handkarten
 }, du hast { $h }.
E_PAYMENT = Diese Karte hast du nicht auf der Hand. Bezahle mit einer deiner Handkarten.
E_NO_STATION_OF_COMPANY = { $C } hat keinen Bahnhof im Netz.
E_WRONG_SHARE = Karte { $N } ist kein Anteil an { $C }.
E_SHARE_IN_STACK = In den Stapeln liegt noch ein Anteil an { $C }: Nimm den.
E_NO_SHARE_LEFT = Diesen Anteil an { $C } hat diese Person nicht.
E_BLACK_LOCO_PROTECTED = Die schwarze Lok schützt diese Anteile. Kaufe bei jemand anderem.
E_OWN_SHARE = Von dir selbst kannst du nicht kaufen.
E_NEED_OWN_SHARE = Du brauchst selbst einen Anteil an { $C }; die schwarze Lok zählt dafür nicht.
E_NO_ROUTE = Mit { $n ->
    [one] einem Schritt
   *[other] { $n } Schritten
 } erreicht der Zug von { $C } keinen zweiten Bahnhof.
E_PREMIUM_USED = Du hast in diesem Zug schon eine Prämie ausgelöst.
E_EMPTY_STACK = Stapel { $S } ist leer.
E_SWAP_SELF = Wähle jemand anderen.

## Befehle
command-loco = lok
command-loco-description = Deine Spielzüge in Die schwarze Lok
command-bid = reihenfolge
command-bid-description = Handkarte für die erste Reihenfolge wählen
command-pair = zug
command-pair-description = Aktionspaar für deinen Zug wählen oder passen
command-build = bauen
command-build-description = Bahnhof oder Strecke bauen
command-also = dazu
command-also-description = Zweite Strecke vor dem Bezahlen ansagen
command-second = zweite
command-second-description = Zweite Strecke für dieselbe Zahlung legen
command-share = anteil
command-share-description = Anteil aus den Stapeln oder von jemandem erwerben
command-pay = bezahlen
command-pay-description = Eine Handkarte bezahlen
command-premium = prämie
command-premium-description = Prämie einer Gesellschaft auslösen
command-draw = ziehen
command-draw-description = Oberste Karte eines Stapels nehmen
command-swap = tauschen
command-swap-description = Position mit jemandem tauschen
command-done = fertig
command-done-description = Aktuelle Aktion beenden oder auslassen
parameter-map = plan
parameter-length = länge
parameter-mountains = gebirge
parameter-card = karte
parameter-card-description = Nummer einer Karte
parameter-pair = aktionen
parameter-pair-description = Bauen und Anteile, Anteile und bauen, Prämie und Position, passen
parameter-cell = ort
parameter-cell-description = Wo gebaut wird
parameter-piece = karte
parameter-piece-description = Nummer und Lage: ^ aufrecht, v auf dem Kopf
parameter-company = gesellschaft
parameter-company-description = Eine der sechs Gesellschaften
parameter-seller = von
parameter-seller-description = Nur wenn die Stapel keinen Anteil haben: von wem
parameter-stack = stapel
parameter-stack-description = Ein Stapel, der nicht leer ist
parameter-seat = mit
parameter-seat-description = Mit wem du tauschst

## Anleitung
guide-topics = first idea cards turn build towers shares premium round end maps here
explain-bid = cards
explain-choose = turn
explain-pair = turn
explain-end = turn
explain-build = build
explain-also = build
explain-second = build
explain-pay = build
explain-buy = shares
explain-share = shares
explain-shares = shares
explain-premium = premium
explain-swap = premium
explain-draw = premium
explain-closing-draw = premium
explain-west-draw = maps
guide-first-title = Deine erste Partie
guide-first =
    {""}**Darum geht es:** Du willst am Ende das meiste **Kapital**. Eine Handkarte ist ein Punkt, ein Anteil so viele Punkte, wie seine Gesellschaft Bahnhöfe hat. Paare ausgebauter Basiskarten (eine Strecke und ein Bahnhof) zählen je 1, die schwarze Lok 2.
    {""}
    {""}**Dein Zug**: erst bauen, dann Anteile kaufen, oder umgekehrt; oder eine Prämie auslösen und dann die Position wechseln. Das Bild zeigt den ersten Zug von ●:
    ① Die Partie beginnt mit einem **Bahnhof**. Eine Handkarte bezahlt ihn.
    ② Eine Handkarte bezahlt **eine oder zwei Strecken**: hier zwei. Eine gelbe Karte muss an ein Gleis anschließen, das schon liegt.
    ③ Ein **Anteil** ist eine Streckenkarte mit der Lok der Gesellschaft, geholt von einem Stapel. Er kostet so viele Handkarten, wie die Gesellschaft Bahnhöfe hat, hier eine.
    ④ **Handkarten** sind dein Geld. Neue kommen aus **Prämien**: Der Zug einer Gesellschaft besucht Bahnhöfe, und wer Anteile hat, zieht die Karten.
    {""}
    {""}**Die Knöpfe.** Zuerst wählen alle geheim eine Karte; die höchste Nummer beginnt. Dann drücke **Mein Zug**. Die Menüs heißen *Bauen …*, *Anteile kaufen …*, *Prämie auslösen …* und *Zug beenden …*. Eine Antwort enthält die Bezahlung. Was du zuerst tust, entscheidet, was danach noch geht.
    {""}
    {""}**Was anfangs alle falsch machen**
    • Aus der Hand baust du nie. Handkarten bezahlen nur; sie kommen oben auf ihre eigenen Stapel.
    • Ein Zug befährt so viele Karten, wie bei **allen** zusammen Anteile seiner Gesellschaft ausliegen.
    • Auch aus deiner Prämie ziehen alle, die solche Anteile haben: eine Karte je Anteil; die schwarze Lok zählt dabei als einer mehr. Was dann übrig ist, gehört dir.
    • Die Positionen bleiben von Runde zu Runde, bis jemand tauscht.
    {""}
    {""}**Das Ende:** nach einer Runde, in der alle gezogen haben. Im Kurzspiel müssen 12 Basiskarten ausgebaut oder 3 Stapel leer sein, im Langspiel 24 oder 4.
    {""}
    {""}**Für die erste Partie:** Nehmt das Kurzspiel in Deutschland, ohne Gebirge. Kauf Anteile, solange die Gesellschaft nur einen Bahnhof hat; jeder weitere macht alle wertvoller. Lös eine Prämie aus, wenn die Handkarten knapp werden.
lesson-first-1 = Die erste Karte ist ein Bahnhof: Eine Handkarte bezahlt ihn. Violett hat jetzt einen.
lesson-first-2 = Eine Handkarte bezahlt eine oder zwei Strecken: hier zwei.
lesson-first-3 = Ein Anteil kostet so viele Karten, wie Violett Bahnhöfe hat: eine. So viel ist er wert.
lesson-first-4 = Handkarten sind Geld und je ein Punkt. Neue kommen aus Prämien.
guide-idea-title = Die Idee
guide-idea =
    {""}**Ein Streckennetz, das ihr gemeinsam baut.** Sechs Gesellschaften, an ihren Farben zu erkennen, haben darin Bahnhöfe. Niemandem gehört eine Gesellschaft; ihr haltet **Anteile**.
    {""}
    Ein Anteil ist so viele Punkte wert, wie seine Gesellschaft Bahnhöfe hat. Ab und zu schickst du einen Zug einer Gesellschaft auf Rundreise: Die besuchten Bahnhöfe zahlen eine **Prämie**, und die Karten der Prämie sind dein Geld für alles andere.
    {""}
    Dein Geld sind deine **Handkarten**. Jede ist einen Punkt wert, und jede, die du ausgibst, kommt auf ihren Stapel zurück. Am Ende zählt dein Kapital: Handkarten, Anteile, Paare ausgebauter Basiskarten und vielleicht die schwarze Lok.
    {""}
    Geheim sind nur die Handkarten. Alles andere liegt offen, sogar die Reihenfolge in allen Stapeln.
guide-cards-title = Die Karten
guide-cards =
    {""}**Basiskarten** bilden den Plan. Schlichte sind für Strecken, solche mit Ring für einen Bahnhof: **K** Kopfbahnhof, **D** Durchgangsbahnhof, **H** Hauptstadtbahnhof, **U** Doppelbahnhof der USA. Die kleinen Nummern nennen die Karten, die dorthin dürfen; auf allen Strecken-Basiskarten steht 101–108; am Rand passen davon nur manche.
    {""}
    {""}**Ausbaukarten** gibt es in drei Stufen: gelb, rot, blau. Sie liegen in offenen Stapeln, T1 T2 T3 für Strecken, K, D, H oder U für Bahnhöfe.
    {""}
    Eine **Streckenkarte** zeigt Gleise und unten links eine Lok in der Farbe einer Gesellschaft: Aus dem Stapel in deine Auslage geholt, ist sie ein Anteil dieser Gesellschaft. Der Buchstabe daneben ist die Gesellschaft – T6 heißt Türkis, nicht Stapel T –, die Zahl sagt, wie viele Karten dieser Stufe es in der ganzen Partie mit dieser Farbe gibt.
    {""}
    Eine **Bahnhofskarte** zeigt die Gesellschaft, ihre Ausgänge und vielleicht einen Bonus (+1 bis +3).
    {""}
    Ihr beginnt mit je sechs Karten aus T3. Alle wählen geheim eine davon, dann wird gemeinsam aufgedeckt: Die höchste Nummer bekommt Position 1, die nächste 2 und so fort. Die Karten kommen zurück auf die Hand.
guide-turn-title = Ein Zug
guide-turn =
    Wähle eines von vieren:
    {""}
    {""}**Bauen, dann Anteile** – beides so oft, wie du bezahlen kannst.
    {""}**Anteile, dann bauen** – dasselbe umgekehrt.
    {""}**Prämie, dann Position verändern** – je einmal.
    {""}**Passen.**
    {""}
    Jeden Teil darfst du auslassen, aber zum ersten kehrst du nicht zurück. Bauen und Anteile kosten Handkarten; Prämie und Positionswechsel sind kostenlos. Nach deinem Zug wird deine Positionskarte umgedreht. Als Nächstes kommt die niedrigste Position, die noch nicht gezogen hat. Die Positionen behaltet ihr von Runde zu Runde, bis jemand tauscht.
    {""}
    Der allererste Zug der Partie ist besonders: Zuerst muss ein **Bahnhof** gebaut werden, auf irgendeiner Bahnhofs-Basiskarte (USA: 064, 071 oder 072). Passen oder eine Prämie gehen dann nicht.
guide-build-title = Bauen
guide-build =
    Eine Handkarte bezahlt **einen Bahnhof** oder **eine oder zwei Strecken**. Bezahlte Karten kommen offen auf ihre eigenen Stapel und dürfen sofort gebaut oder als Anteil geholt werden. Direkt aus der Hand baust du nie. Auf einem Gebirgsmarker kostet jede Karte eine mehr, jedes Mal.
    {""}
    Dann wird die Karte aus ihrem Stapel gesucht und gelegt, aufrecht oder auf dem Kopf, wenn:
    • ihre Nummer auf der Karte steht, die sie ersetzt (keine Stufe wird übersprungen),
    • kein Gleis den Plan verlässt,
    • eine **gelbe** Karte mit mindestens einem Gleis an eine Nachbarkarte anschließt; nur der allererste Bahnhof braucht keins,
    • eine **rote oder blaue** alle Gleise behält, die schon da waren,
    • zwei Wassertürme auf derselben Hälfte liegen (siehe *Wassertürme*).
    {""}
    Ein Gleis darf im Plan offen enden oder an der blinden Seite einer Nachbarkarte.
    {""}
    Eine ersetzte Basiskarte gehört dir, verdeckt. Eine ersetzte Ausbaukarte kommt oben auf ihren Stapel.
    {""}
    Nach einer Strecke fragt der Bot nach der zweiten für dieselbe Zahlung. Sie muss gleich folgen und darf sogar auf demselben Platz liegen, eine Stufe höher.
guide-towers-title = Wassertürme
guide-towers =
    Manche Karten zeigen oben oder unten einen **Wasserturm**. Wird eine Karte mit Turm durch eine andere mit Turm ersetzt, müssen beide Türme auf derselben Hälfte liegen. So entscheidet der Turm oft, wie herum die neue Karte liegt.
    {""}
    Auf eine Karte ohne Turm darf jeder Turm folgen, und die Türme der Nachbarn sind gleichgültig.
    {""}
    Ein roter Bahnhof behält immer die Gesellschaft des gelben darunter. Eine **blaue** Hauptstadt kann einer anderen Gesellschaft gehören als die rote: 634, 635 und 636 führen alle zu 665, und die ist grün (mit Benelux führen 634–638 zu 663, 664 und 665). Dann wechselt der Bahnhof die Gesellschaft; Preise, Routen und der Wert der Anteile ändern sich sofort.
guide-shares-title = Anteile
guide-shares =
    Ein Anteil kostet so viele Handkarten, **wie die Gesellschaft Bahnhöfe im Netz hat**. Ohne Bahnhof ist er nicht zu haben.
    {""}
    Nimm irgendeine Streckenkarte mit der Lok der Gesellschaft aus T1, T2 oder T3 und lege sie offen vor dich. Eine Grenze gibt es nicht.
    {""}
    Liegt in diesen Stapeln keiner mehr, kaufst du ihn **aus einer anderen Auslage**: Die bezahlten Karten kommen dort auf die Hand; ablehnen kann das niemand. Nur wer die **schwarze Lok** hat, ist geschützt.
    {""}
    Je mehr Anteile einer Gesellschaft in allen Auslagen zusammen liegen, desto weiter fährt ihr Zug. Streckenkarten auf der Hand sind Geld, keine Anteile.
    {""}
    Bezahlt wird zuerst: Auch ein Anteil, den du gerade auf seinen Stapel bezahlt hast, ist zu haben. Von jemandem kaufst du nur, wenn vor dem Bezahlen keine Lok dieser Farbe in T1, T2 und T3 lag.
guide-premium-title = Prämie und Position
guide-premium =
    Du brauchst mindestens einen Anteil der Gesellschaft. Die beste Route findet der Bot:
    • Der Zug darf so viele Karten befahren, wie **bei allen zusammen Anteile der Gesellschaft** ausliegen. Die Karte, auf der er beginnt, ist frei.
    • Er beginnt und endet in einem Bahnhof, besucht mindestens zwei, keinen doppelt, und mindestens einen der Gesellschaft. Gleise darf er mehrfach benutzen; in jedem Bahnhof darf er wenden, auf der Strecke nie.
    • Jeder besuchte Bahnhof zählt 1 plus seinen Bonus, gleich welcher Gesellschaft er gehört.
    {""}
    Die Summe wird in Karten ausgezahlt. Bei dir beginnend, dann nach steigender Position und weiter bei 1, nehmen alle, die einen Anteil dieser Gesellschaft oder die schwarze Lok haben, je eine Karte, bis zur Zahl ihrer Anteile. **Die schwarze Lok zählt als ein Anteil mehr**, auch wenn du keinen Anteil an dieser Gesellschaft hast, aber nur bei der Auszahlung: Sie verlängert keine Route und löst keine Prämie aus. Was dann übrig ist, gehört dir. Für jede Karte wählst du den Stapel: immer die oberste. Sind alle Stapel leer, verfällt der Rest.
    {""}
    Danach darfst du deine **Position mit irgendwem tauschen**. Die Seiten bleiben: Wer gezogen hat, hat gezogen. Tauschen darfst du auch ohne Prämie.
guide-round-title = Runde und schwarze Lok
guide-round =
    Jede Runde beginnt mit den **staatlichen Subventionen**: Das Kapital aller wird gezählt und auf der Leiste gezeigt. Wer am wenigsten hat, bekommt die schwarze Lok (bei Gleichstand die niedrigere Position); wer sie gerade hat, zählt ihre zwei Punkte mit. In Runde 1 haben alle 6, also bekommt Position 1 die Lok. Sie bleibt bis zu den nächsten Subventionen, was auch geschieht.
    {""}
    {""}**Kapital** =
    • 1 je Handkarte,
    • je Anteil die Zahl der Bahnhöfe seiner Gesellschaft,
    • 1 je ungleichem Paar ausgebauter Basiskarten (eine Strecke, ein Bahnhof),
    • 2 für die schwarze Lok.
    {""}
    Die Lok schützt deine Anteile vor Käufern, ist bei jeder Prämie ein Anteil mehr und zählt 2 Punkte.
guide-end-title = Ende und Sieg
guide-end =
    Nach einer Runde, in der alle gezogen haben, endet die Partie, wenn
    • im **Kurzspiel** mindestens 12 Basiskarten von allen zusammen ausgebaut oder in diesem Moment mindestens 3 Stapel leer sind,
    • im **Langspiel** mindestens 24 Basiskarten ausgebaut oder 4 Stapel leer sind.
    {""}
    Ein Stapel, der wieder Karten hat, zählt nicht. Endstand ist dein Kapital. Die Lok bleibt, wo sie ist. Bei Gleichstand entscheidet die Zahl der Anteile, danach wird der Sieg geteilt.
    {""}
    Wenn zwei Runden hintereinander nichts gebaut wird, kein Anteil aus einem Stapel kommt und niemand eine Karte zieht, endet die Partie ebenfalls; nach der ersten solchen Runde warnt der Bot. Nach Runde 60 ist in jedem Fall Schluss.
guide-maps-title = Pläne und Module
guide-maps =
    {""}**Deutschland**: 35 Basiskarten, zwölf Stapel. 009 Berlin und 013 Hannover sind gute Orte für den ersten Bahnhof.
    {""}
    {""}**Deutschland mit Benelux**: sieben Plätze mehr im Westen und neun eigene Hauptstadtkarten: fünf ersetzen die gleichnamigen (604, 605, 634–636; nur die aufgedruckten Nummern sind andere), vier sind neu (637, 638, 663, 664).
    {""}
    {""}**USA**: Doppelbahnhöfe statt Kopf- und Hauptstadtbahnhöfen, jeder mit zwei getrennten Symbolen. Am Westrand und am Südrand der untersten Reihe dürfen Gleise den Plan verlassen. Auf das Holzstäbchen zwischen 060 und 061 darf kein Gleis zulaufen. Es gibt neun Stapel; 3 (im Langspiel 4) leere beenden auch hier die Partie. Wer als Erstes 051, 056, 065 oder 073 ausbaut, nimmt die oberste Karte eines Stapels: der West-Bonus.
    {""}
    {""}**Gebirge**: Eine Karte auf einem Marker kostet eine Handkarte mehr, auf jeder Stufe. Liegt die zweite von zwei Strecken im Gebirge, kannst du sie vor dem Bezahlen ansagen (*Zweite Strecke mitbezahlen*) oder erst entscheiden, wenn die erste liegt. Bringt die erste Strecke den West-Bonus, entscheidest du über die zweite erst danach.
guide-here-title = Hier spielen
guide-here =
    Drücke **Mein Zug** unter dem neuesten Bild: Du bekommst ganze Antworten, etwa eine Karte samt Bezahlung; *Schritt für Schritt* fragt eins nach dem anderen. Zahlen auf dem Bild gehören zu den Antworten. *Zurücknehmen* nimmt deine letzte Antwort zurück, solange danach niemand gezogen hat und nichts aufgedeckt wurde (eine Karte, die du jemandem gezahlt hast; die letzte Karte der ersten Reihenfolge).
    {""}
    Als Befehle: `/lok zug`, `/lok bauen`, `/lok bezahlen`, `/lok anteil`, `/lok prämie`, `/lok ziehen`, `/lok tauschen`, `/lok fertig` … Alle schlagen vor, was erlaubt ist. Eine Karte schreibst du als Nummer mit `^` (aufrecht) oder `v` (auf dem Kopf). In den Antworten sind N, O, S und W die Seiten, an die ein Gleis führt: NS + NO ist eine Gerade und ein Bogen.
    {""}
    Unter dem Plan steht alles über Spieler und Gesellschaften: Position (Haken: hat gezogen), Kapital von jetzt und vom Beginn der Runde, Handkarten, ausgebaute Basiskarten und die Anteile an jeder Gesellschaft.
    {""}
    Prämien anderer müssen nicht auf dich warten: Deine Karten werden **nach Stand** gezogen – vom kleinsten Stapel, wenn du allein vorn bist, sonst vom größten –, außer du hinterlässt einen geheimen **Ziehplan** (*Vorab festlegen*). Gefragt wirst du nur, wenn die Prämie die Partie beenden kann. Auch die Karten zum Bezahlen kann ein Dauerauftrag wählen.
    {""}
    Das zweite Bild zeigt Kapitalleiste, alle Anteile und die obersten Karten der Stapel; die ganze Reihenfolge der Stapel nennt der Spielplan als Text.

## Wörter auf Bildern
picture-station = Bahnhöfe
picture-steps = Schritte
picture-premium = Prämie
picture-position = Position
picture-capital-now = Kapital
picture-hand-short = Hand
picture-replaced = Ausgebaut
picture-bids = Erste Reihenfolge
picture-over = Die Partie ist zu Ende.
picture-turn = Warten auf { $name }
alt-turn = Warten auf { $names }.
picture-round = Runde { $round }
picture-built = ausgebaut: { $count } von { $most }
picture-empty = Stapel leer: { $count } von { $most }
picture-no-shares = keine Anteile
picture-capital = Kapitalleiste
picture-displays = Kapital und Anteile
picture-hand-cards = Auf der Hand
picture-order = Stapel von oben
picture-nothing = nichts
picture-premiums = Eine Prämie von dir brächte jetzt
picture-promise = { $total } Karten ({ $n ->
    [one] ein Schritt
   *[other] bis zu { $n } Schritte
 }), { $own } für dich
picture-choose-card = { $id } { $cell }: welche Karte?
alt-progress = Runde { $round }, { $replaced } von { $cards } Basiskarten ausgebaut, { $empty } von { $stacks } Stapeln leer.
text-player = Kapital { $capital } (zu Beginn der Runde gezählt: { $marker }), { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
 }, Anteile { $shares }, ausgebaute Basiskarten: { $tracks } Strecke, { $stations } Bahnhof{ $position ->
    [0] {""}
   *[other] , Position { $position }{ $moved ->
        [yes] {" "}(hat gezogen)
       *[no] {""}
     }
 }{ $loco ->
    [yes] , schwarze Lok
   *[no] {""}
 }
text-bid = Deine Karte für die erste Reihenfolge: { $card }
text-paying = Wird bezahlt: { $what }; noch zu zahlen: { $left }
text-payout = Prämie von { $company }: { $left ->
    [one] noch eine Karte
   *[other] noch { $left } Karten
 }, in dieser Folge: { $order }
text-tower-top = Turm oben
text-tower-bottom = Turm unten
text-mountains = Gebirge: { $cells }
text-companies = Gesellschaften (Bahnhöfe, ausgegebene Anteile = Schritte, Prämie jetzt):
text-company = { $company }: { $stations }, { $shares }, { $total }
text-plan = Gebaut:
text-stacks = Stapel (Zahl, alle Karten von oben):

## Zeichen und Lehrbilder
legend-title = Was die Zeichen bedeuten
legend-company = Gesellschaft: Farbe und Buchstabe
legend-stations = Bahnhöfe der Gesellschaft: Preis und Wert eines Anteils
legend-steps = Schritte ihres Zuges: Anteile in allen Auslagen
legend-premium = Karten, die eine Prämie jetzt brächte
legend-position = Position in der Runde
legend-moved = Hat in dieser Runde gezogen
legend-capital = Kapital jetzt; in Klammern bei der Subvention gezählt
legend-hand = Handkarten
legend-tracks = Ausgebaute Strecken-Basiskarten
legend-houses = Ausgebaute Bahnhofs-Basiskarten
legend-loco = Die schwarze Lok
legend-stack = Stapel mit Kartenzahl; darunter oberste Karte und Gesellschaft
legend-class-K = Kopfbahnhof
legend-class-D = Durchgangsbahnhof
legend-class-H = Hauptstadtbahnhof
legend-class-U = Doppelbahnhof: zwei getrennte
legend-mountain = Gebirge: eine Karte mehr
legend-tower = Wasserturm: bleibt auf seiner Hälfte
legend-share = Anteil: Gesellschaft, Zahl ihrer Karten dieser Stufe
legend-bonus = Bonus: so viel mehr zählt der Bahnhof
legend-stick = Stäbchen: kein Gleis darf darauf zulaufen
legend-recent = Neu seit dem letzten Bild
lesson-cards-base = Basiskarten: Nummer, Ort und Art des Bahnhofs. Die Zahlen nennen die Karten, die dorthin dürfen; auf Strecken 101 bis 108.
lesson-cards-track = Streckenkarten in Gelb, Rot und Blau. Der Buchstabe unten links macht sie zu Anteilen dieser Gesellschaft.
lesson-cards-station = Bahnhofskarten: Gesellschaft, Ausgänge und vielleicht ein Bonus.
lesson-build-1 = Bezahle eine Handkarte für einen Bahnhof oder für eine oder zwei Strecken.
lesson-build-2 = Zwei Strecken für eine Karte: Jede schließt an ein Gleis an, das schon liegt.
lesson-towers-same = Turm über Turm auf derselben Hälfte: erlaubt.
lesson-towers-other = Umgedreht läge der Turm auf der anderen Hälfte: nicht erlaubt.
lesson-shares-price = Drei violette Bahnhöfe: Ein violetter Anteil kostet drei Karten und ist drei Punkte wert.
lesson-shares-row = Zwei violette Anteile in allen Auslagen zusammen: Der violette Zug macht zwei Schritte.
lesson-premium-route = Zwei Schritte über die Strecke: 1 und 1 Bonus am Anfang, 1 am Ende ergeben 3 Karten.
lesson-premium-cards = Die Karten werden reihum genommen, je eine, bis zur Zahl der Anteile; der Rest geht an die Person, die die Prämie ausgelöst hat.
lesson-maps-double = USA: Ein Doppelbahnhof hat zwei Symbole mit eigenen Gleisen.
lesson-maps-mountain = Im Gebirge kostet jede Karte eine Handkarte mehr, auf jeder Stufe.

## Gesellschaften
company-pink = Pink
C-pink = Pink
company-name-pink = { $map ->
    [usa] Southern Pacific
   *[other] Württembergische Staatsbahn
 }
company-teal = Türkis
C-teal = Türkis
company-name-teal = { $map ->
    [usa] Union Pacific
   *[other] Bayerische Staatsbahn
 }
company-orange = Orange
C-orange = Orange
company-name-orange = { $map ->
    [usa] Santa Fe
   *[other] Badische Staatsbahn
 }
company-violet = Violett
C-violet = Violett
company-name-violet = { $map ->
    [usa] Baltimore & Ohio
   *[other] Hannoversche Staatsbahn
 }
company-green = Grün
C-green = Grün
company-name-green = { $map ->
    [usa] Pennsylvania Railroad
   *[other] Preußische Staatsbahn
 }
company-white = Weiß
C-white = Weiß
company-name-white = { $map ->
    [usa] New York Central
   *[other] Sächsische Staatsbahn
 }

## Orte
cell-001 = Nordfriesland
cell-002 = Kiel
cell-003 = Mecklenburg
cell-004 = Stralsund
cell-005 = Emden
cell-006 = Bremen
cell-007 = Hamburg
cell-008 = Prignitz
cell-009 = Berlin
cell-010 = Oderbruch
cell-011 = Niederrhein
cell-012 = Dortmund
cell-013 = Hannover
cell-014 = Harz
cell-015 = Magdeburger Börde
cell-016 = Leipzig
cell-017 = Lausitz
cell-018 = Köln
cell-019 = Westerwald
cell-020 = Frankfurt am Main
cell-021 = Erfurt
cell-022 = Vogtland
cell-023 = Dresden
cell-024 = Oberlausitz
cell-025 = Saarland
cell-026 = Karlsruhe
cell-027 = Stuttgart
cell-028 = Mainfranken
cell-029 = Nürnberg
cell-030 = Bayerischer Wald
cell-031 = Schwarzwald
cell-032 = Schwäbische Alb
cell-033 = Allgäu
cell-034 = München
cell-035 = Passau
cell-005a = Friesland
cell-005b = Groningen
cell-005c = Emden
cell-011a = Rotterdam
cell-011b = Amsterdam
cell-011c = Niederrhein
cell-018a = Brüssel
cell-018b = Hohes Venn
cell-018c = Köln
cell-025a = Luxemburg
cell-025b = Saarland
cell-051 = Seattle
cell-052 = Montana
cell-053 = Dakota
cell-054 = Adirondacks
cell-055 = Boston
cell-056 = Oregon
cell-057 = Salt Lake City
cell-058 = Wyoming
cell-059 = Minneapolis / St. Paul
cell-060 = Wisconsin
cell-061 = Michigan
cell-062 = Ohio
cell-063 = Pittsburgh
cell-064 = New York
cell-065 = San Francisco / Oakland
cell-066 = Nevada
cell-067 = Denver
cell-068 = Kansas
cell-069 = Chicago / Gary
cell-070 = Kentucky
cell-071 = Roanoke
cell-072 = Washington / Baltimore
cell-073 = Los Angeles
cell-074 = Arizona
cell-075 = New Mexico
cell-076 = Dallas / Fort Worth
cell-077 = New Orleans
cell-078 = Atlanta
cell-079 = Florida
cell-080 = Carolina

## Was neben dem Ergebnis erzählt wird
feat-rags = vom Heizer zum Direktor
feat-west = auf nach Westen!
feat-takeover = feindliche Übernahme
feat-payday = Zahltag für alle
feat-whisker = um Haaresbreite

## Schule
school-bid-title = Die erste Reihenfolge
school-bid = Vor der ersten Runde wählen alle geheim eine Handkarte. Die **höchste Nummer** bekommt Position 1 und zieht zuerst, und die Karten kommen zurück auf die Hand: Es kostet nichts.
school-bid-task = Wähle so, dass du möglichst sicher beginnst.
school-bid-done = Wer beginnt, baut den ersten Bahnhof und bestimmt damit, welche Anteile es zuerst gibt. Für sich genommen ist das kein Vorteil: Wer folgt, kann sich in das einkaufen, was schon steht. Spielen zwei Vertretungen gegeneinander, gewinnt öfter die zweite; darum bieten sie niedrig.
school-bid-lower = Mit einer höheren Nummer auf deiner Hand hättest du eher Position 1 bekommen.
school-station-title = Ein Bahnhof
school-station = Sechs Gesellschaften, zu erkennen an ihren Farben, haben Bahnhöfe in einem Netz. Niemandem gehört eine Gesellschaft. Die Partie beginnt mit einem Bahnhof: **Eine Handkarte** bezahlt ihn, und die Bahnhofskarte kommt aus ihrem Stapel, nie aus deiner Hand.
school-station-task = Baue einen Bahnhof von Violett.
school-station-done = Violett hat jetzt einen Bahnhof, also sind seine Anteile zu haben: Jeder ist so viele Punkte wert, wie Violett Bahnhöfe hat.
school-station-none = Dort liegt noch kein Bahnhof. Wähle eine Antwort unter *Bauen …*: Sie enthält die Bezahlung.
school-station-other = Dieser Bahnhof gehört einer anderen Gesellschaft. Jede Antwort nennt die Farbe: Such Violett.
school-tracks-title = Strecken
school-tracks = Eine Handkarte bezahlt **eine oder zwei Strecken**. Eine gelbe Karte muss mit mindestens einem Gleis an eines anschließen, das schon liegt; kein Gleis darf den Plan verlassen. Von Hannover kann es nach Osten gehen, durch den Harz in die Magdeburger Börde.
school-tracks-task = Lege zwei Strecken für eine Handkarte.
school-tracks-done = Zwei Strecken, eine Karte. Die erste Antwort legt eine, dann wirst du nach der zweiten gefragt.
school-tracks-none = Es wurde keine Strecke gelegt. Wähle eine Karte für 014 Harz: Sie schließt an Hannover an.
school-tracks-one = Eine Strecke liegt da, und die zweite hätte nichts gekostet. Nach der ersten wirst du danach gefragt.
school-tracks-twice = Zwei Strecken liegen da, aber du hast zweimal bezahlt oder noch für etwas anderes. Die zweite ist gleich nach der ersten kostenlos.
school-shares-title = Anteile
school-shares = Ein Anteil kostet so viele Handkarten, **wie seine Gesellschaft Bahnhöfe hat**, und ist so viele Punkte wert. Violett hat einen Bahnhof: eine Karte, ein Punkt. Mit jedem Bahnhof werden Anteile teurer und wertvoller, früh sind sie billig. Aber Handkarten sind dein Geld.
school-shares-task = Kauf mindestens zwei Anteile von Violett und behalte mindestens zwei Handkarten.
school-shares-done = Jeder weitere Bahnhof von Violett macht beide um einen Punkt wertvoller, und den Preis nimmt dir niemand mehr ab.
school-shares-none = Du hast keinen Anteil. Wähle unter *Anteile kaufen …*.
school-shares-one = Ein Anteil ist ein Anfang. Für je eine Karte sind zwei ein gutes Geschäft.
school-shares-broke = Die Anteile hast du, aber weniger als zwei Handkarten: Damit kannst du im nächsten Zug kaum etwas tun.
school-raised-title = Stufen
school-raised = Karten gibt es in drei Stufen: gelb, rot, blau. Eine Karte darf eine andere ersetzen, wenn ihre Nummer darauf steht, und eine **rote** muss alle Gleise behalten, die schon da waren. Ein roter Bahnhof ist einem Zug oft mehr wert.
school-raised-task = Du spielst jetzt den anderen Platz. Ersetze den gelben Bahnhof von Hannover durch einen roten.
school-raised-done = 634 bringt jedem Zug, der dort hält, einen Bonus von 2. Bessere Bahnhöfe machen alle Prämien größer.
school-raised-none = Hannover ist noch gelb. Die Karte ist 634, unter *Bauen auf 013 Hannover*.
school-swapped-title = Position
school-swapped = Positionen bleiben von Runde zu Runde, bis jemand **tauscht**. Statt zu bauen und zu kaufen darfst du eine Prämie auslösen und danach deine Position mit irgendwem tauschen. Das kostet nichts und geht auch ohne Prämie.
school-swapped-task = Du bist auf Position 2. Hol dir Position 1.
school-swapped-done = In der nächsten Runde ziehst du zuerst. Bei gleichem Kapital bekommt die niedrigere Position auch die schwarze Lok.
school-swapped-none = Deine Position ist noch 2. Such die Antwort, mit der du Position 1 nimmst, unter *Zug beenden …*.
school-premium-title = Prämien
school-premium = Handkarten kommen aus **Prämien**. Ein Zug der Gesellschaft besucht Bahnhöfe und fährt dabei so viele Karten weit, wie bei euch allen zusammen Anteile von ihr ausliegen. Jeder Bahnhof zählt 1 plus seinen Bonus; die Summe wird in Karten an alle mit Anteilen ausgezahlt, bei dir beginnend. Du hast alle drei violetten Anteile, und von Hannover nach Leipzig sind es drei Karten.
school-premium-task = Löse die Prämie von Violett aus.
school-premium-done = Jetzt nimmst du Karten von Stapeln deiner Wahl, eine nach der anderen. Die anderen nehmen eine für jeden ihrer Anteile; was übrig ist, gehört dir.
school-premium-none = Es wurde keine Prämie ausgelöst. Wähle unter *Prämie auslösen …*, bevor du im Zug etwas anderes tust.
