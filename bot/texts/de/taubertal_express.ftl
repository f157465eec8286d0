# Der Taubertal-Express: alles, was man liest

game-name = Der Taubertal-Express
game-short = Taubertal-Express
game-tagline = Ein eigener Zug, ein eigenes Tal: Lauda ausbauen, Passagiere fahren, Wein verkaufen.
game-authors = Ein Spiel von Christoph Kraus, mit der Erweiterung Würfelpioniere
game-facts = 2–4 Personen · je 21 Züge in sieben Durchgängen

## Dinge
town-LAU = Lauda
town-TBB = Tauberbischofsheim
town-WER = Wertheim
town-KOE = Königshofen
town-BOX = Boxberg-Wölchingen
town-GRU = Grünsfeld
town-MER = Mergentheim
town-SHA = Schwäbisch Hall
town-CRA = Crailsheim
town-OEH = Öhringen
town-HEN = Heilbronn
town-FRA = Frankfurt
town-HEI = Heidelberg
town-MOS = Mosbach
town-WUE = Würzburg
town-MIL = Miltenberg
town-LOH = Lohr
town-OCH = Ochsenfurt
region-RMN = Rhein-Main-Neckar
region-BADEN = Badisch-Franken
region-WUERTT = Württembergisch-Franken
region-BAYERN = Bayerisch-Franken
region-LAUDA = Bahnhof Lauda
near-RMN = Rhein-Main-Neckar
near-BADEN = Baden
near-WUERTT = Württemberg
near-BAYERN = Bayern
ticket-T01 = T01 Otto Modersohn
ticket-T02 = T02 Theodor Heuss
ticket-T03 = T03 Adalbert von Neipperg
ticket-T04 = T04 Johann Martin Schleyer
ticket-T05 = T05 Ottmar Mergenthaler
ticket-T06 = T06 Wilhelm Weigand
ticket-T07 = T07 Adolf Kussmaul
ticket-T08 = T08 Wilhelm Conrad Röntgen
ticket-T09 = T09 Max Weber
ticket-T10 = T10 Marianne Weber
ticket-T11 = T11 Bertha Benz
ticket-T12 = T12 Carl Benz
ticket-T13 = T13 Wilhelm Maybach
ticket-T14 = T14 Clara Schumann
ticket-T15 = T15 Bertha Pappenheim
ticket-T16 = T16 Heinrich Hoffmann
ticket-T17 = T17 Alois Alzheimer
ticket-T18 = T18 Mark Twain
ticket-T19 = T19 Agnes Günther
ticket-T20 = T20 Alexandra zu Hohenlohe-Langenburg
ticket-T21 = T21 Chlodwig zu Hohenlohe-Schillingsfürst
ticket-T22 = T22 Hermann von Mittnacht
ticket-T23 = T23 Eduard Mörike
ticket-T24 = T24 Hans Heinrich Ehrler
ticket-T25 = T25 Peter Bruckmann
ticket-T26 = T26 Georg von Morlok
ticket-T27 = T27 Friedrich Naumann
ticket-T28 = T28 Elly Heuss-Knapp
ticket-T29 = T29 Max Dauthendey
ticket-T30 = T30 Leonhard Frank
ticket-T31 = T31 Emy Roeder
ticket-T32 = T32 Rudolf Virchow
ticket-T33 = T33 Louise Modersohn-Breling
ticket-T34 = T34 Karl zu Löwenstein
ticket-T35 = T35 Maria José von Braganza
ticket-T36 = T36 Ernst zu Leiningen
ticket-T37 = T37 Josef Dürr
ticket-T38 = T38 Joseph Victor von Scheffel
ticket-T39 = T39 Camilla Jellinek
ticket-T40 = T40 Friedrich Ebert
ticket-T41 = T41 Luise von Baden
ticket-T42 = T42 Friedrich I. von Baden
ticket-T43 = T43 Luitpold von Bayern
ticket-T44 = T44 Robert Gerwig
ticket-T45 = T45 Henriette Fürth
ticket-T46 = T46 Clara Zetkin
ticket-T47 = T47 Karoline Breitinger
ticket-T48 = T48 Rahel Straus
ticket-T49 = T49 Gretchen von Speeth
ticket-T50 = T50 Mathilde Planck
life-T01 = Maler, malte zeitweise in Wertheim
life-T02 = Journalist aus Heilbronn, später erster Bundespräsident
life-T03 = Benediktinerabt von Stift Neuburg
life-T04 = Priester aus Oberlauda, Erfinder der Plansprache Volapük
life-T05 = Uhrmacher aus Hachtel, Erfinder der Linotype
life-T06 = Schriftsteller aus Gissigheim
life-T07 = Arzt, ging in Wertheim zur Schule
life-T08 = Physiker in Würzburg
life-T09 = Soziologe in Heidelberg
life-T10 = Frauenrechtlerin in Heidelberg
life-T11 = Automobilpionierin
life-T12 = Erfinder des Motorwagens
life-T13 = Motorenkonstrukteur, geboren in Heilbronn
life-T14 = Pianistin in Frankfurt
life-T15 = Frauenrechtlerin in Frankfurt
life-T16 = Arzt in Frankfurt, Verfasser des Struwwelpeter
life-T17 = Arzt aus Marktbreit
life-T18 = amerikanischer Schriftsteller auf Reisen
life-T19 = Schriftstellerin in Langenburg
life-T20 = Fürstin, Enkelin von Königin Victoria
life-T21 = Reichskanzler
life-T22 = württembergischer Ministerpräsident
life-T23 = Dichter, lebte in Hall und Mergentheim
life-T24 = Schriftsteller aus Mergentheim
life-T25 = Silberwarenfabrikant in Heilbronn
life-T26 = Eisenbahningenieur, Erbauer der Tauberbahn
life-T27 = Politiker, Abgeordneter für Heilbronn
life-T28 = Sozialpolitikerin in Heilbronn
life-T29 = Dichter aus Würzburg
life-T30 = Schriftsteller aus Würzburg
life-T31 = Bildhauerin aus Würzburg
life-T32 = Arzt, erforschte die Not im Spessart
life-T33 = Malerin, malte in Wertheim
life-T34 = Fürst und Politiker aus dem Haus Löwenstein-Wertheim
life-T35 = Infantin, geboren in Kloster Bronnbach
life-T36 = Fürst in Amorbach
life-T37 = Mundartdichter aus Tauberbischofsheim
life-T38 = Dichter des Frankenlieds
life-T39 = Frauenrechtlerin in Heidelberg
life-T40 = Sattler aus Heidelberg, später Reichspräsident
life-T41 = Großherzogin, gründete den Badischen Frauenverein
life-T42 = Großherzog
life-T43 = Prinzregent, geboren in Würzburg
life-T44 = badischer Eisenbahningenieur
life-T45 = Sozialforscherin in Frankfurt
life-T46 = Politikerin, auf Vortragsreise
life-T47 = erste Ärztin Württembergs, aus Künzelsau
life-T48 = Ärztin, eine der ersten Studentinnen in Heidelberg
life-T49 = Mergentheimerin, Frau des Dichters Mörike
life-T50 = Lehrerin und Politikerin
building-kiosk = Kiosk
building-kantine = Kantine
building-polizeiposten = Polizeiposten
building-kohlenlager = Kohlenlager
building-bahnmeisterei = Bahnmeisterei
building-signalmeisterei = Signalmeisterei
building-empfangshalle = Empfangshalle
building-magazingebaeude = Magazingebäude
building-lokschuppen = Lokschuppen
building-postamt = Postamt
building-elektrizitaetswerk = Elektrizitätswerk
building-zollamt = Zollamt
building-lagerhaus = Lagerhaus
building-lackiererei = Lackiererei
building-stellwerk = Stellwerk
building-wagenwerkstatt = Wagenwerkstatt
building-umschlagplatz = Umschlagplatz
building-dienstwohnhaus = Dienstwohnhaus
building-gueterschuppen = Güterschuppen
building-wagenmeisterei = Wagenmeisterei
building-bankhaus = Bankhaus
building-wasserturm = Wasserturm
building-winery = Weingut
building-pasture = Weide
building-granary = Getreidespeicher
building-factory = Fabrik
short-kiosk = Kiosk
short-kantine = Kantine
short-polizeiposten = Polizeiposten
short-kohlenlager = Kohlenlager
short-bahnmeisterei = Bahnmeisterei
short-signalmeisterei = Signalmeisterei
short-empfangshalle = Empfangshalle
short-magazingebaeude = Magazin
short-lokschuppen = Lokschuppen
short-postamt = Postamt
short-elektrizitaetswerk = E-Werk
short-zollamt = Zollamt
short-lagerhaus = Lagerhaus
short-lackiererei = Lackiererei
short-stellwerk = Stellwerk
short-wagenwerkstatt = Wagenwerkstatt
short-umschlagplatz = Umschlagplatz
short-dienstwohnhaus = Dienstwohnhaus
short-gueterschuppen = Güterschuppen
short-wagenmeisterei = Wagenmeisterei
short-bankhaus = Bankhaus
short-wasserturm = Wasserturm
good-wine = Wein
good-sheep = Schaf
good-grain = Getreide
good-tools = Werkzeug
hall-brown = braune Halle
hall-turquoise = türkise Halle
wagon-passenger = Passagierwaggon
wagon-worker = Arbeiterwaggon
wagon-freight = Güterwaggon
area-1 = Lokführer
area-2 = Bahnhofsvorsteher
area-4 = Lagerist
area-5 = Reisende
area-6 = Baumeister
colour-W = ⚪ Weiß
colour-Y = 🟡 Gelb
colour-B = 🔵 Blau
colour-P = 🟣 Lila
colour-K = ⚫ Schwarz
stone-W = ⚪ Weiß
stone-Y = 🟡 Gelb
stone-B = 🔵 Blau
stone-P = 🟣 Lila
stone-K = ⚫ Schwarz
stones-W = ⚪
stones-Y = 🟡
stones-B = 🔵
stones-P = 🟣
stones-K = ⚫
stones-WW = ⚪⚪
stones-WY = ⚪🟡
stones-WB = ⚪🔵
stones-WP = ⚪🟣
stones-WK = ⚪⚫
stones-YY = 🟡🟡
stones-YB = 🟡🔵
stones-YP = 🟡🟣
stones-YK = 🟡⚫
stones-BB = 🔵🔵
stones-BP = 🔵🟣
stones-BK = 🔵⚫
stones-PP = 🟣🟣
stones-PK = 🟣⚫
stones-KK = ⚫⚫
stones-WWW = ⚪⚪⚪
stones-WWY = ⚪⚪🟡
stones-WWB = ⚪⚪🔵
stones-WWP = ⚪⚪🟣
stones-WWK = ⚪⚪⚫
stones-WYY = ⚪🟡🟡
stones-WYB = ⚪🟡🔵
stones-WYP = ⚪🟡🟣
stones-WYK = ⚪🟡⚫
stones-WBB = ⚪🔵🔵
stones-WBP = ⚪🔵🟣
stones-WBK = ⚪🔵⚫
stones-WPP = ⚪🟣🟣
stones-WPK = ⚪🟣⚫
stones-WKK = ⚪⚫⚫
stones-YYY = 🟡🟡🟡
stones-YYB = 🟡🟡🔵
stones-YYP = 🟡🟡🟣
stones-YYK = 🟡🟡⚫
stones-YBB = 🟡🔵🔵
stones-YBP = 🟡🔵🟣
stones-YBK = 🟡🔵⚫
stones-YPP = 🟡🟣🟣
stones-YPK = 🟡🟣⚫
stones-YKK = 🟡⚫⚫
stones-BBB = 🔵🔵🔵
stones-BBP = 🔵🔵🟣
stones-BBK = 🔵🔵⚫
stones-BPP = 🔵🟣🟣
stones-BPK = 🔵🟣⚫
stones-BKK = 🔵⚫⚫
stones-PPP = 🟣🟣🟣
stones-PPK = 🟣🟣⚫
stones-PKK = 🟣⚫⚫
stones-KKK = ⚫⚫⚫
stones-YYBB = 🟡🟡🔵🔵
stones-WWPP = ⚪⚪🟣🟣

## Fragen
decision-draft = Welche Fahrkarte behältst du?
decision-hire = Wie viele Arbeiter heuerst du für diesen Durchgang an? Jeder kostet am Zahltag eine Münze.
decision-turn = Dein Zug: eine Würfelaktion, die immer zusätzlich ⚫ bringt, und davor und danach beliebig viele freie Aktionen.
decision-joker = Wohin kommt die 3? Sie muss zu anderen Würfeln.
decision-surplus = Dein Kohlewaggon ist zu voll. Welche Steine gehen zurück?
decision-unload = Dein Lagerhaus ist überbaut. Welches Gut geht zurück in den Vorrat?
decision-kiosk = Der Kiosk: drei Steine deiner Wahl.
decision-police = Der Polizeiposten: eine deiner Fahrkarten ohne Strafe entfernen?
decision-office = Die Bahnmeisterei: Wohin kommt die Wagenhalle?
decision-goods = Der Lagerist: Auf welches Gebäude kommt ein Gut?
decision-couple = Die türkise Halle: Welchen Waggon kuppelst du an?
decision-customs = Das Zollamt: Welches Gut wird eingelagert?
decision-draft-public = { $seat } wählt eine Fahrkarte
decision-hire-public = { $seat } heuert Arbeiter an
decision-turn-public = { $seat } ist am Zug
decision-joker-public = { $seat } legt eine 3 an
decision-surplus-public = { $seat } gibt überzählige Steine zurück
decision-unload-public = { $seat } gibt ein Gut zurück
decision-kiosk-public = { $seat } wählt Steine am Kiosk
decision-police-public = { $seat } darf eine Fahrkarte entfernen
decision-office-public = { $seat } stellt eine Wagenhalle auf
decision-goods-public = { $seat } verteilt Güter
decision-couple-public = { $seat } wählt einen Waggon
decision-customs-public = { $seat } lagert ein Gut ein
ask-draft = Fahrkarte wählen
ask-hire = Arbeiter anheuern
ask-turn = Würfelaktion
ask-joker = die 3 anlegen
ask-surplus = Steine zurückgeben
ask-unload = Gut zurückgeben
ask-kiosk = drei Steine wählen
ask-police = Fahrkarte abgeben?
ask-office = Wagenhalle legen
ask-goods = Gut verteilen
ask-couple = Waggon ankuppeln
ask-customs = Gut einlagern
ask-ahead-draft = Fahrkarten reihen
ask-ahead-hire = Arbeiter anheuern
field-ticket = Welche Fahrkarte?
field-instead = Welche ältere Fahrkarte macht Platz (−3 Punkte)?
field-workers = Wie viele Arbeiter?
field-stones = Welche Steine?
field-stone = Der erste von drei Steinen?
field-space = Welches Plättchen?
field-cover = Welches Gebäude wird überbaut?
field-town = Welche Stadt?
field-hall = Welche Farbe?
field-colour = Welcher Stein?
field-place = Welche offene Fahrkarte?
field-building = Welches Gebäude?
field-good = Welches Gut?
field-area = Welcher Bereich?
field-count = Wie viele davon?
field-wagon = Welcher Waggon?

## Züge
move-keep = Fahrkarte behalten
move-hire = Arbeiter anheuern
move-reroll = 🎲 Alle Würfel neu werfen
move-dice-driver = 🎲 Lokführer: 2 Steine + ⚫⚫
move-dice-station = 🎲 Bahnhofsvorsteher: helles Gebäude + ⚫
move-dice-storekeeper = 🎲 Lagerist: Gütergebäude + 2 Güter
move-dice-travellers = 🎲 Reisende: 1 Münze + ⚫
move-dice-builder = 🎲 Baumeister: Wagenhalle
move-dice-three = 🎲 Ohne Würfel: 3 Steine
move-move = In die nächste Stadt fahren
move-deliver = Passagier absetzen
move-sell = Passagier absetzen und alle Güter verkaufen
move-load = Das Gut dieser Stadt verladen
move-ticket = Offene Fahrkarte nehmen
move-build-light = Bauen: helles Bahnhofsgebäude
move-build-dark = Bauen: dunkles Bahnhofsgebäude
move-build-hall = Bauen: Wagenhalle
move-build-goods = Bauen: Gütergebäude
move-supply = Gut bereitstellen
move-paint = Lackiererei: ⚫⚫ gegen eine Farbe
move-yard = Umschlagplatz: ein Stein gegen eine Münze
move-shed = Güterschuppen: ein Gut einlagern
move-end = Zug beenden
move-choose-joker = Die 3 anlegen
move-choose-return = Steine zurückgeben
move-choose-unload = Gut zurückgeben
move-choose-take = Steine nehmen
move-choose-discard = Fahrkarte entfernen
move-choose-office = Wagenhalle aufstellen
move-choose-goods = Gut legen
move-choose-couple = Waggon ankuppeln
move-choose-store = Gut einlagern
caption-ticket = { $number } { $town1 } → { $town2 } · { $start } bis zum Start, dann { $ride } · { $points } SP{ $coins ->
    [0] {""}
   *[other] {" "}· { $coins } 🪙
 }{ $paid ->
    [0] {""}
   *[other] {" "}{ $stones }
 }{ $long_stop ->
    [0] {""}
   *[other] {" "}· 🕐
 }
caption-ticket-aboard = { $number } { $town1 } → { $town2 } · { $way ->
    [0] am Ziel
   *[other] an Bord, noch { $way }
 } · { $points } SP{ $coins ->
    [0] {""}
   *[other] {" "}· { $coins } 🪙
 }{ $paid ->
    [0] {""}
   *[other] {" "}{ $stones }
 }{ $long_stop ->
    [0] {""}
   *[other] {" "}· 🕐
 }
caption-ticket-free = kostenlos · { caption-ticket }
caption-ticket-paid = für { $colour } · { caption-ticket }
caption-tile = { $space } { $building } · { $stones }
caption-tile-free = { $space } { $building }
caption-dark = { $building } · { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 }
caption-cover = { $number }: { $building } überbauen
caption-supply = { $town }: { $good }
caption-pay = mit { $colour } zahlen
order-hire = Arbeiter anheuern
order-hire-nobody = Niemanden
order-hire-affordable = So viele, wie meine Münzen bezahlen
order-hire-everybody = So viele, wie Platz ist
order-surplus = Überzählige Steine
order-surplus-black = Zuerst schwarze, wenn es nichts kostet
order-goods = Güter des Lageristen
order-goods-fill = Auf jedes leere Gebäude, wenn sie reichen
order-customs = Zollamt
order-customs-fullest = Das Gut mit dem größten Vorrat

## Optionen und Antworten im Voraus
option-draft = Fahrkarten eines Durchgangs
option-draft-together = Zugleich: alle reihen sie geheim
option-draft-printed = Nacheinander, wie in der Anleitung
ahead-draft = Reihe die Fahrkarten: Welche willst du zuerst, welche, wenn die weg ist?
ahead-draft-public = { $seat } reiht die Fahrkarten
ahead-hire-public = { $seat } heuert Arbeiter an
ahead-hire = Wie viele Arbeiter heuerst du für diesen Durchgang an?

## Was als Ganzes angeboten wird
button-steps = Schritt für Schritt, anders bezahlen
menu-finish = 🎲 Würfelaktion und Zugende
menu-dice = 🎲 Würfelaktion, dann weiterspielen
menu-end = Zug beenden
menu-drive = Fahren
menu-build = Bauen, Fahrkarten, Güter
menu-draft = Eine Fahrkarte behalten
menu-hire = Arbeiter anheuern
menu-joker = Wohin kommt die 3?
menu-surplus = Welche Steine gehen zurück?
menu-unload = Welches Gut geht zurück?
menu-kiosk = Drei Steine aus dem Kiosk
menu-police = Eine Fahrkarte entfernen?
menu-office = Wohin kommt die Halle?
menu-goods = Wohin kommen die Güter?
menu-couple = Welcher Waggon?
menu-customs = Welches Gut wird eingelagert?
offer-keep = { $ticket }: { $town1 } → { $town2 }
offer-hire = { $workers ->
    [0] Niemand
    [one] Ein Arbeiter
   *[other] { $workers } Arbeiter
 }
offer-reroll = 🎲 Alle Würfel neu werfen
offer-end = Zug beenden
offer-area = 🎲 { $area }
offer-driver-stones = 🎲 Lokführer: zwei Steine + ⚫⚫
offer-three-stones = 🎲 Ohne Würfel: drei Steine
offer-driver = 🎲 Lokführer: { $stones } + ⚫⚫{ offer-ending }
offer-three = 🎲 Drei Steine: { $stones }{ offer-ending }
offer-travellers = 🎲 Reisende: eine Münze + ⚫{ offer-ending }
offer-station = 🎲 Bahnhofsvorsteher: { $building }{ offer-ending }
offer-station-full = 🎲 Bahnhofsvorsteher: überbauen
offer-station-over = 🎲 { $building1 } über { $building2 }{ offer-ending }
offer-station-none = 🎲 Bahnhofsvorsteher: kein Gebäude, nur ⚫{ offer-ending }
offer-storekeeper = 🎲 Lagerist: { $building } → { $town }{ offer-goods-too }{ offer-ending }
offer-storekeeper-none = 🎲 Lagerist: kein Gebäude{ offer-goods-too }{ offer-ending }
offer-goods-too = { $count ->
    [0] {""}
    [one] {" "}+ ein Gut
   *[other] {" "}+ { $count } Güter
 }
offer-builder = 🎲 Baumeister: { $hall } → { $town }{ $count ->
    [0] {""}
   *[other] , { $wagon_list }
 }{ offer-ending }
offer-builder-none = 🎲 Baumeister: keine Halle{ offer-ending }
offer-ending = { $ending ->
    [0] {""}
   *[other] {" "}· Zugende
 }
offer-drive = → { $town } · { $stones_count }{ $count ->
    [0] {""}
   *[other] {" "}· setzt { $number_list } ab
 }{ $sale ->
    [0] {""}
   *[other] {" "}und verkauft
 }
offer-kind-light = Helles Bahnhofsgebäude
offer-kind-dark = Dunkles Bahnhofsgebäude
offer-kind-hall = Wagenhalle
offer-kind-goods = Gütergebäude
offer-kind-ticket = Offene Fahrkarte
offer-kind-rest = Güter, Passagiere, Gebäude nutzen
offer-station-built = Bau: { $building } · { $paid ->
    [0] { offer-coins }
   *[other] { $stones }
 }
offer-station-covers = Bau: { $building1 } über { $building2 } · { $paid ->
    [0] { offer-coins }
   *[other] { $stones }
 }
offer-coins = { $coins ->
    [0] kostenlos
    [one] eine Münze
   *[other] { $coins } Münzen
 }
offer-hall = Bau: { $hall } → { $town }{ $count ->
    [0] {""}
   *[other] , { $wagon_list }
 } · { $stones }
offer-goods = Bau: { $building } → { $town } · { $stones }
offer-ticket = { $ticket }: { $town1 } → { $town2 } · { $stones }
offer-ticket-free = { $ticket }: { $town1 } → { $town2 } · kostenlos
offer-supply = { $good } bereitstellen in { $town }
offer-supply-all = Bereitstellen: { $good_list }
offer-load = Das Gut von { $town } verladen
offer-deliver = { $ticket } absetzen
offer-sell = { $ticket } absetzen, { $count ->
    [one] ein Gut
   *[other] { $count } Güter
 } verkaufen
offer-paint = Lackiererei: ⚫⚫ für { $stones }
offer-yard = Umschlagplatz: { $stones } für eine Münze
offer-shed = Güterschuppen: { $good } einlagern
offer-joker = 3 → { $area_list }{ offer-ending }
offer-return = { $stones_count } zurückgeben
offer-take = { $stones }
offer-discard = { $ticket } entfernen
offer-discard-none = Alle Fahrkarten behalten
offer-office = { $hall } → { $town }{ $count ->
    [0] {""}
   *[other] , { $wagon_list }
 }
offer-place = nur { $good } in { $town }
offer-place-both = { $town1 } und { $town2 }
offer-place-none = Keine Güter
offer-couple = { $wagon }
offer-store = { $good }
offer-unload = { $good }
note-brings = { $gain_count }
note-journey = { $number_list } { $count ->
    [one] steigt
   *[other] steigen
 } zu{ $more ->
    [0] {""}
   *[other] {" "}· { $gain_count }
 }
note-reroll = Münzen auf den Bereichen kommen in die Bank; nur vor allem anderen
note-end = Du behältst { $stones_count }
note-end-empty = Dein Kohlewaggon ist leer
note-ticket = { $points ->
    [0] {""}
   *[other] { $points } SP{" "}
 }{ $coins ->
    [0] {""}
   *[other] { $coins } 🪙{" "}
 }{ $paid ->
    [0] {""}
   *[other] { $stones }{" "}
 }{ $long_stop ->
    [0] {""}
   *[other] 🕐{" "}
 }· { $start } bis zum Start, dann { $ride }
note-ticket-instead = −{ $lost } SP, { $ticket2 } geht · { $points ->
    [0] {""}
   *[other] { $points } SP{" "}
 }{ $coins ->
    [0] {""}
   *[other] { $coins } 🪙{" "}
 }{ $paid ->
    [0] {""}
   *[other] { $stones }{" "}
 }{ $long_stop ->
    [0] {""}
   *[other] 🕐{" "}
 }· { $start } + { $ride }
note-hire = { $workers ->
    [0] lädt in diesem Durchgang nichts
    [one] kostet am Zahltag eine Münze, du hast { $coins }
   *[other] kosten am Zahltag { $workers } Münzen, du hast { $coins }
 }
note-goods = { $gain_count }{ $count ->
    [0] {""}
   *[other] {" "}· Güter in { $town_list }
 }
note-region = { $region }: { $built } von { $size }, bringt { $points } SP
note-region-done = vollendet { $region }: +{ $points } SP
note-supply-all = in { $town_list }
gain-points = SP
gain-coins = 🪙
gain-W = ⚪
gain-Y = 🟡
gain-B = 🔵
gain-P = 🟣
gain-K = ⚫
gain-wine = Wein
gain-sheep = Schaf
gain-grain = Getreide
gain-tools = Werkzeug
gain-freight = Güterwaggon
gain-passenger = Passagierwaggon
gain-worker = Arbeiterwaggon
waste-kantine = ⚠ kein freier Platz für den Arbeiter: ohne Wirkung
waste-polizeiposten = ⚠ du hast keine Fahrkarte: ohne Wirkung
waste-bahnmeisterei = ⚠ kein Platz für eine Halle: ohne Wirkung
effect-kiosk = sofort drei Steine deiner Wahl
effect-kantine = sofort ein Arbeiter mehr auf einen freien Platz
effect-polizeiposten = eine deiner Fahrkarten ohne Strafe entfernen
effect-kohlenlager = ab dem nächsten Zug zwei schwarze Steine je Würfelaktion
effect-bahnmeisterei = sofort eine Wagenhalle beliebiger Farbe
effect-signalmeisterei = ein schwarzer Stein am Zugende mit leerem Kohlewaggon
effect-empfangshalle = am Ende 1 SP für jede ab jetzt eingelöste Fahrkarte
effect-magazingebaeude = am Ende 1 SP für jedes deiner Gütergebäude
effect-lokschuppen = am Ende Punkte für die leeren Bahnhofsfelder der anderen
effect-postamt = ganz am Ende 1 SP für je volle 5 SP
effect-elektrizitaetswerk = sofort 3 SP
effect-zollamt = nach jedem Verkauf ein Gut, am Ende je 1 SP
effect-lagerhaus = einer deiner Güterwaggons fasst 3
effect-lackiererei = zwei schwarze Steine für einen farbigen, beliebig oft
effect-stellwerk = ein schwarzer Stein je Fahrt durch oder Zugende in Lauda
effect-wagenwerkstatt = dein Kohlewaggon fasst 10 Steine
effect-umschlagplatz = einmal im Zug ein farbiger Stein für eine Münze
effect-dienstwohnhaus = ab zwei Arbeitern bleibt einer ohne Lohn
effect-gueterschuppen = ein Stein lagert sein Gut ein; das dritte räumt ihn für 4 SP
effect-wagenmeisterei = am Ende 5 SP für Hallen in allen fünf Hallenstädten
effect-bankhaus = ab vier Bahnhofsgebäuden kosten dunkle eine Münze weniger
effect-wasserturm = am Ende 1 SP für je zwei Bahnhofsgebäude

## Was geschah
event-pass = Durchgang { $number } beginnt; { $seat } fängt an.
event-rolled = { $seat } würfelt { $dice }.
event-reroll = { $seat } wirft alle Würfel neu.
event-joker = { $seat } legt eine 3 in den Bereich „{ $area }“.
event-area-coin = Im Bereich „{ $area }“ liegt jetzt eine Münze.
event-area = { $seat } nutzt den Bereich „{ $area }“.
event-no-dice = { $seat } nimmt drei Steine und lässt die Würfel liegen.
event-area-coin-taken = { $seat } bekommt die Münze aus dem Bereich „{ $area }“.
event-stones = { $seat } bekommt { $stones }{ $black ->
    [0] {""}
    [one] ⚫
   *[other] ⚫×{ $black }
 }.
event-coins = { $seat } bekommt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 }.
event-spent = { $seat } zahlt { $stones }{ $coins ->
    [0] {""}
    [one] {""}eine Münze
   *[other] {""}{ $coins } Münzen
 }.
event-returned = { $seat } hat zu viele Steine und gibt { $count } × { $colour } zurück.
event-bank-cut = Die Bank ist knapp: { $seat } gibt { $coins ->
    [one] eine Münze ab und bekommt einen Punkt
   *[other] { $coins } Münzen ab und bekommt ebenso viele Punkte
 }.
event-kept = { $seat } behält { $ticket }.
event-replaced = { $ticket } verlässt den Zug von { $seat }{ $points ->
    [0] {""}
    [one] {""}: −1 Punkt
   *[other] {""}: −{ $points } Punkte
 }.
event-left-over = { $ticket } bleibt übrig.
event-hired = { $seat } heuert { $workers ->
    [0] niemanden
    [one] einen Arbeiter
   *[other] { $workers } Arbeiter
 } an.
event-moved = { $seat } fährt von { $town1 } nach { $town } ({ $colour }).
event-boarded = { $ticket } steigt in { $town } bei { $seat } ein.
event-ticket-taken = { $seat } nimmt { $ticket }.
event-ticket-bought = { $seat } nimmt { $ticket } für { $colour }.
event-ticket-opened = { $ticket } liegt neu auf Platz { $place } aus.
event-reshuffled = Die abgelegten Fahrkarten werden gemischt.
event-delivered = { $seat } bringt { $ticket } nach { $town }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }.
event-sold = { $seat } verkauft { $goods ->
    [one] ein Gut
   *[other] { $goods } Güter
 } für { $coins } 🪙 und { $points } Punkte.
event-stored = { $seat } lagert im Zollamt ein: { $good }.
event-station-built = { $seat } baut in Lauda: { $building }.
event-covered = { $seat } überbaut { $building2 } mit { $building }.
event-pioneer = { $seat } rückt auf Pionierfeld { $field } vor.
event-power = { $seat }: Das Elektrizitätswerk bringt { $points } Punkte.
event-canteen = { $seat } heuert in der Kantine noch einen Arbeiter an.
event-police = Die Polizei holt { $ticket } aus dem Zug von { $seat }.
event-hall = { $seat } stellt in { $town } auf: { $hall }.
event-coupled = { $seat } kuppelt in { $town } an: { $wagon }.
event-goods-built = { $seat } baut in { $town }: { $building }.
event-region = { $seat } vollendet { $region }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }.
event-region-first = { $seat } vollendet als erste Person { $region }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }.
event-supplied = { $seat } stellt in { $town } bereit: { $good }.
event-loaded = { $seat } verlädt in { $town }: { $good }.
event-unloaded = { $seat } gibt ein Gut zurück: { $good }.
event-painted = { $seat } lässt zwei schwarze Steine lackieren.
event-yard = { $seat } gibt am Umschlagplatz { $colour } ab.
event-shed = { $seat } lagert im Güterschuppen ein: { $good }.
event-shed-cleared = { $seat } räumt den Güterschuppen: { $points } Punkte.
event-ended = { $seat } beendet den Zug.
event-paid = Zahltag: { $seat } zahlt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 }.
event-unpaid = Zahltag: { $seat } zahlt { $coins ->
    [0] nichts
    [one] eine Münze
   *[other] { $coins } Münzen
 } und bleibt { $workers ->
    [one] einem Arbeiter
   *[other] { $workers } Arbeitern
 } den Lohn schuldig{ $points ->
    [0] {""}
    [one] {""}: −1 Punkt
   *[other] {""}: −{ $points } Punkte
 }.
event-refilled = Die Auslagen werden aufgefüllt.
event-display-replaced = Mit den ausliegenden Gütergebäuden konnte jemand nichts anfangen; alle werden ausgetauscht.
event-game-over = Der letzte Durchgang ist zu Ende.
reason-last-pass = Der siebte Durchgang ist zu Ende.

## Die Erzählung eines Zugs
told-gain = { $more ->
    [0] {""}
   *[other] {" "}({ $gain_count })
 }
told-kept = behält { $ticket }
told-replaced = muss dafür auf { $ticket } verzichten{ told-gain }
told-hired = heuert { $workers ->
    [0] niemanden
    [one] einen Arbeiter
   *[other] { $workers } Arbeiter
 } an
told-area = nutzt den Bereich „{ $area }“{ told-gain }
told-no-dice = nimmt drei Steine und lässt die Würfel liegen{ told-gain }
told-reroll = wirft alle Würfel neu
told-rolled = würfelt { $pips_list }
told-joker = legt { $count ->
    [one] eine 3
   *[other] { $count } × 3
 } in den Bereich „{ $area }“
told-moved = fährt { $town_route }{ told-gain }
told-boarded = nimmt { $ticket_list } auf
told-coupled = kuppelt in { $town } einen { $wagon } an
told-ticket-taken = nimmt { $ticket }
told-ticket-bought = nimmt { $ticket } für { $colour }
told-delivered = bringt { $ticket } nach { $town }{ told-gain }
told-sold = verkauft { $goods ->
    [one] ein Gut
   *[other] { $goods } Güter
 }{ told-gain }
told-stored = lagert im Zollamt ein: { $good }
told-station-built = baut in Lauda: { $building }{ told-field }{ told-gain }
told-covered = baut { $building1 } über { $building2 }{ told-field }{ told-gain }
told-field = { $field ->
    [0] {""}
   *[other] {" "}– Pionierfeld { $field }
 }
told-pioneer = rückt auf Pionierfeld { $field } vor
told-canteen = heuert in der Kantine einen Arbeiter mehr an
told-police = lässt { $ticket } von der Polizei abholen
told-hall = stellt in { $town } auf: { $hall }{ told-gain }
told-goods-built = baut in { $town }: { $building }{ told-gain }
told-region = vollendet { $region }{ told-gain }
told-region-first = vollendet als erste Person { $region }{ told-gain }
told-supplied = stellt { $good_list } in { $town_list } bereit{ told-gain }
told-loaded = verlädt in { $town } { $good }
told-unloaded = gibt { $good } zurück
told-painted = nutzt die Lackiererei{ told-gain }
told-yard = nutzt den Umschlagplatz{ told-gain }
told-shed = lagert im Güterschuppen { $good } ein{ told-gain }
told-shed-cleared = räumt den Güterschuppen{ told-gain }
told-returned = hat zu viele Steine{ told-gain }
told-gets = bekommt{ told-gain }
told-bank-cut = gibt der Bank { $coins ->
    [one] eine Münze und bekommt einen Punkt
   *[other] { $coins } Münzen und bekommt ebenso viele Punkte
 }
told-ended = beendet den Zug
told-paid = zahlt am Zahltag { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 }
told-unpaid = zahlt am Zahltag { $coins ->
    [0] nichts
    [one] eine Münze
   *[other] { $coins } Münzen
 } und bleibt { $workers ->
    [one] einem Arbeiter
   *[other] { $workers } Arbeitern
 } den Lohn schuldig ({ $points ->
    [0] keine Punkte zu verlieren
   *[other] −{ $points } SP
 })

## Wertung
row-tickets = Fahrkarten
row-sales = Güterverkauf
row-regions = Gebiete
row-buildings = E-Werk, Güterschuppen
row-bank = An die Bank abgegeben
row-penalties = Strafpunkte
row-money = Geld
row-stones = Steinpaare
row-empfangshalle = Empfangshalle
row-magazingebaeude = Magazingebäude
row-lokschuppen = Lokschuppen
row-zollamt = Zollamt
row-wagenmeisterei = Wagenmeisterei
row-wasserturm = Wasserturm
row-postamt = Postamt
row-pioneer = Pionierleiste, von hinten

## Ablehnungen
E_SEATS = Der Taubertal-Express ist für 2 bis 4 Personen.
E_SYNTAX = Diesen Zug verstehe ich nicht: { $text }
E_INCOMPLETE = In diesem Zug fehlt noch etwas: Nenne, was und wo.
E_WRONG_PHASE = Das geht jetzt nicht.
E_NOT_YOUR_TURN = Du bist nicht am Zug.
E_PENDING_CHOICE = Triff zuerst die offene Entscheidung.
E_DICE_FIRST = Nutze erst deine Würfelaktion, bevor du den Zug beendest.
E_DICE_DONE = Du hast deine Würfelaktion schon genutzt.
E_AREA_EMPTY = In diesem Bereich liegt kein Würfel.
E_REROLL_NOT_OFFERED = Du darfst jetzt nicht neu würfeln.
E_BAD_JOKER = Wähle einen Bereich, in dem schon Würfel liegen.
E_NOT_IN_HAND = Diese Fahrkarte hast du nicht auf der Hand.
E_MUST_TAKE_TICKET = Du musst eine Fahrkarte behalten.
E_CANNOT_DROP_NEW = Du musst eine ältere Fahrkarte entfernen.
E_NO_SUCH_TICKET = Nenne eine Fahrkarte deines eigenen Zugs.
E_TOO_MANY_WORKERS = So viele Plätze haben deine Arbeiterwaggons nicht.
E_SPACE_EMPTY = Dort liegt nichts.
E_SOLD_OUT = Ausverkauft.
E_NO_ABILITY = Dieses Gebäude hast du nicht, oder es ist überbaut.
E_USED_THIS_TURN = Nur einmal pro Zug.
E_DUPLICATE_BUILDING = Dieses Gebäude hast du schon (auch ein überbautes zählt).
E_MUST_NOT_OVERBUILD_YET = In deinem Bahnhof ist noch ein Feld frei; nenne keines zum Überbauen.
E_CHOOSE_SPACE = Dein Bahnhof ist voll: Wähle das Gebäude zum Überbauen.
E_SITE_TAKEN = Die Stadt ist schon belegt.
E_COLOUR_NOT_ALLOWED = Diese Stadt nimmt keine Wagenhalle dieser Farbe auf.
E_KIND_NOT_ALLOWED = Diese Stadt nimmt dieses Gütergebäude nicht auf; ihre zwei Zeichen zeigen, welche.
E_WAGON_SOLD_OUT = Kein solcher Waggon mehr da.
E_NO_MATCHING_BUILDING = Dort hast du kein leeres Gütergebäude.
E_NO_GOOD = Nicht mehr im Vorrat.
E_NOTHING_HERE = In dieser Stadt liegt kein Gut; stelle erst eines bereit, wenn du hier ein Gebäude hast.
E_NO_FREIGHT_SPACE = Kein Platz auf deinen Güterwaggons. Eine braune Halle bringt einen weiteren; ein Verkauf leert sie.
E_NO_WORKER = Kein Arbeiter mehr frei; angeheuert wird zu Beginn des nächsten Durchgangs.
E_NO_PASSENGER_WAGON = Kein freier Passagierwaggon. Setze erst einen Passagier ab.
E_NOT_ABOARD = An Bord ist noch niemand; fahre erst zum Startbahnhof.
E_NOT_DESTINATION = Dein Zug steht nicht im Zielbahnhof dieser Fahrkarte.
E_NO_LONG_STOP = Diese Fahrkarte zeigt keine Uhr: Setze ohne Verkauf ab.
E_NOTHING_TO_SELL = Keine Güter an Bord: Setze ohne Verkauf ab.
E_NOT_ADJACENT = Dorthin führt kein Gleis.
E_STONE_SUPPLY = Von dieser Farbe ist kein Stein da.
E_WRONG_COLOUR = Es muss ein farbiger Stein sein, kein schwarzer.
E_NO_STONE = Dieser Stein fehlt dir.
E_WRONG_STONES = Zahl oder Farben der Steine stimmen nicht, oder du hast sie nicht.
E_NO_COINS = Dafür reichen deine Münzen nicht.

## Befehle
command-tauber = tauber
command-tauber-description = Deine Spielzüge im Taubertal-Express
command-keep = behalten
command-keep-description = Eine Fahrkarte behalten
command-hire = anheuern
command-hire-description = Arbeiter für diesen Durchgang anheuern
command-reroll = neuwurf
command-reroll-description = Alle Würfel neu werfen
command-dice = würfel
command-dice-description = Deine Würfelaktion
command-dice-driver = lokführer
command-dice-driver-description = Zwei Steine deiner Wahl und zwei schwarze
command-dice-station = vorsteher
command-dice-station-description = Ein helles Bahnhofsgebäude und ein schwarzer Stein
command-dice-storekeeper = lagerist
command-dice-storekeeper-description = Ein Gütergebäude und zwei Güter
command-dice-travellers = reisende
command-dice-travellers-description = Eine Münze und ein schwarzer Stein
command-dice-builder = baumeister
command-dice-builder-description = Eine Wagenhalle
command-dice-three = drei
command-dice-three-description = Drei Steine, ohne Würfel
command-move = fahren
command-move-description = In eine Nachbarstadt fahren
command-deliver = absetzen
command-deliver-description = Einen Passagier absetzen
command-sell = verkaufen
command-sell-description = Einen Passagier absetzen und alle Güter verkaufen
command-load = verladen
command-load-description = Das Gut dieser Stadt verladen
command-ticket = fahrkarte
command-ticket-description = Eine offene Fahrkarte nehmen
command-build = bauen
command-build-description = Etwas bauen
command-build-light = hell
command-build-light-description = Ein helles Bahnhofsgebäude für drei Steine
command-build-dark = dunkel
command-build-dark-description = Ein dunkles Bahnhofsgebäude für Münzen
command-build-hall = halle
command-build-hall-description = Eine Wagenhalle für vier Steine
command-build-goods = gütergebäude
command-build-goods-description = Ein Gütergebäude für zwei Steine
command-supply = bereitstellen
command-supply-description = Ein Gut für einen Stein seiner Farbe bereitstellen
command-paint = lackieren
command-paint-description = Zwei schwarze Steine gegen einen farbigen
command-yard = umschlag
command-yard-description = Ein farbiger Stein gegen eine Münze
command-shed = schuppen
command-shed-description = Ein Gut in den Güterschuppen
command-end = ende
command-end-description = Deinen Zug beenden
command-choose = wählen
command-choose-description = Entscheidungen in einem Zug
command-choose-joker = joker
command-choose-joker-description = Wohin eine 3 kommt
command-choose-return = zurück
command-choose-return-description = Überzählige Steine zurückgeben
command-choose-unload = ausladen
command-choose-unload-description = Ein Gut zurückgeben
command-choose-take = nehmen
command-choose-take-description = Steine vom Kiosk
command-choose-discard = entfernen
command-choose-discard-description = Eine Fahrkarte entfernen oder keine
command-choose-office = bahnmeisterei
command-choose-office-description = Die Wagenhalle aufstellen
command-choose-goods = güter
command-choose-goods-description = Ein Gut legen oder keines mehr
command-choose-couple = ankuppeln
command-choose-couple-description = Einen Waggon ankuppeln
command-choose-store = einlagern
command-choose-store-description = Ein Gut im Zollamt einlagern
command-drive = reise
command-drive-description = Mehrere Strecken fahren; schwarze Steine zuerst, hält an, wenn du entscheiden musst
parameter-draft = fahrkarten
parameter-destination = ziel
parameter-destination-description = Wohin, auf dem kürzesten Weg
command-map = karte
command-map-description = Karte und Wagen ansehen, ohne Angabe deine eigenen
parameter-ticket = fahrkarte
parameter-ticket-description = Welche Fahrkarte
parameter-instead = statt
parameter-instead-description = Die ältere Fahrkarte, die Platz macht
parameter-workers = arbeiter
parameter-workers-description = Wie viele
parameter-stones = steine
parameter-stones-description = Buchstaben: W Weiß, Y Gelb, B Blau, P Lila, K Schwarz; etwa WK
parameter-stone = stein
parameter-stone-description = Der erste Stein: W Weiß, Y Gelb, B Blau, P Lila, K Schwarz
parameter-space = feld
parameter-space-description = Das Feld des Plättchens auf dem Plan
parameter-cover = überbauen
parameter-cover-description = Das zu überbauende Feld, wenn dein Bahnhof voll ist
parameter-town = stadt
parameter-town-description = Welche Stadt
parameter-hall = halle
parameter-hall-description = Braun oder türkis
parameter-colour = farbe
parameter-colour-description = Welcher Stein: W Weiß, Y Gelb, B Blau, P Lila, K Schwarz
parameter-place = platz
parameter-place-description = Welche offene Fahrkarte
parameter-building = gebäude
parameter-building-description = Welches Gebäude
parameter-good = gut
parameter-good-description = Welches Gut
parameter-area = bereich
parameter-area-description = Welcher Bereich
parameter-count = anzahl
parameter-count-description = Wie viele
parameter-wagon = waggon
parameter-wagon-description = Passagier oder Arbeiter

## Spielhilfe
guide-topics = first idea pass dice train goods station dark end here
explain-draft = pass
explain-keep = pass
explain-hire = pass
explain-turn = dice
explain-finish = dice
explain-dice = dice
explain-end = dice
explain-joker = dice
explain-reroll = dice
explain-surplus = dice
explain-goods = dice
explain-drive = train
explain-move = train
explain-ticket = train
explain-deliver = train
explain-couple = train
explain-build-hall = train
explain-sell = goods
explain-load = goods
explain-supply = goods
explain-build-goods = goods
explain-build = station
explain-build-light = station
explain-customs = station
explain-build-dark = dark
explain-unload = dark
explain-kiosk = dark
explain-police = dark
explain-office = dark
guide-first-title = Deine erste Partie
guide-first =
    {""}**Darum geht es:** Du willst nach sieben Durchgängen zu je drei Zügen die meisten Punkte. Es gibt sie für abgesetzte Passagiere, verkaufte Güter, ausgebaute Gebiete und die Gebäude deines Bahnhofs in Lauda.
    {""}
    {""}**Dein Zug.** Die Nummern stehen im Bild; du bist ●.
    ① Eine **Würfelaktion**, das ist Pflicht: Nutze einen Bereich mit Würfeln, oder nimm ohne Würfel drei Steine. Der Lokführer bringt zwei Steine deiner Wahl und ⚫⚫. Jede Würfelaktion bringt zusätzlich ⚫.
    ② Mit den **Steinen** in deinem Kohlewaggon bezahlst du alles andere: Fahren, Bauen, Güter. Er fasst 8.
    ③ **Fahren**: ein Stein beliebiger Farbe für jede Strecke. Nimm zuerst ⚫; die sind sonst kaum zu etwas gut.
    ④ Deine **Fahrkarte**: Der Passagier steigt im Startbahnhof von selbst ein; setze ihn am Ziel ab. Hier sind es zwei Strecken bis Mergentheim und von dort noch zwei.
    Vor und nach der Würfelaktion tust du, so viel du willst.
    {""}
    {""}**Die Knöpfe.** Ein Durchgang beginnt mit *Eine Fahrkarte behalten* und *Arbeiter anheuern*; heure im ersten niemanden an. Dann drücke **Mein Zug**: *Fahren*, *Bauen, Fahrkarten, Güter* und *🎲 Würfelaktion und Zugende*, womit die meisten Züge enden.
    {""}
    {""}**Was anfangs alle falsch machen**
    • Wo ein Preis Farben nennt, müssen es genau diese Farben sein.
    • Jeder Durchgang bringt eine neue Fahrkarte. Ist dafür kein Passagierwaggon frei, muss eine ältere weichen: −3 Punkte. Setze also rechtzeitig ab.
    • Güter brauchen dreierlei: einen Güterwaggon (aus einer braunen Halle), einen Arbeiter zum Verladen und einen Passagier, dessen Fahrkarte die Uhr zeigt; nur mit ihm zusammen verkaufst du.
    • Arbeiter kosten am Zahltag je eine Münze, ob gebraucht oder nicht; −3 Punkte für jeden, den du nicht bezahlen kannst.
    {""}
    {""}**Das Ende:** nach dem siebten Zahltag, also nach 21 Zügen. Jede Münze und je zwei übrige Steine sind ein Punkt.
    {""}
    {""}**Für die erste Partie:** Bring erst deinen einen Passagier ans Ziel, dann den nächsten. Hol dir mit einer türkisen Halle einen zweiten Passagierwaggon. Bau früh helle Gebäude in Lauda, denn sie wirken bis zum Schluss; und such dir ein Gebiet, das du ganz ausbauen kannst.
lesson-first-1 = Die Würfelaktion, einmal im Zug: Ein Bereich mit Würfeln bringt Steine, Münzen oder ein Gebäude.
lesson-first-2 = Mit Steinen bezahlst du alles andere. Sie liegen im Kohlewaggon; er fasst 8.
lesson-first-3 = Fahren: ein Stein je Strecke, schwarze zuerst.
lesson-first-4 = Deine Fahrkarte: von Mergentheim nach Schwäbisch Hall, für 2 Punkte und einen weißen Stein.
guide-idea-title = Die Idee
guide-idea =
    {""}**Alle fahren mit einem eigenen Zug durch eine eigene Karte des Taubertals.** Auf den Gleisen kommt sich niemand in die Quere; der Wettstreit gilt den Würfeln, den ausliegenden Plättchen und den Boni für die Ersten.
    {""}
    Punkte gibt es für Fahrkarten (Passagiere von A nach B bringen), für Güter (bauen, bereitstellen, verladen, verkaufen), für ganz ausgebaute Gebiete und für die Gebäude deines Bahnhofs in Lauda.
    {""}
    Bezahlt wird mit **Aktionssteinen**: Weiß ⚪, Gelb 🟡, Blau 🔵, Lila 🟣, Schwarz ⚫. Jeder Stein bewegt die Lok um eine Strecke. Wo Farben verlangt sind, müssen es genau diese sein; Schwarz ersetzt keine. Dein Kohlewaggon fasst 8 Steine.
    {""}
    Sieben Durchgänge zu je drei Zügen: 21 Züge für alle. Fast alles liegt offen. Verdeckt sind nur die Fahrkarten der nächsten Durchgänge, die Hand beim Auswählen und die Reihenfolge der Stapel.
    {""}
    Du beginnst in Lauda mit einer Münze, einem Kohle-, einem Arbeiter- und einem Passagierwaggon, ohne Güterwaggon: Für Güter brauchst du erst eine braune Halle. Wer an zweiter, dritter oder vierter Stelle sitzt, bekommt 1, 2 oder 3 schwarze Steine.
guide-pass-title = Ein Durchgang
guide-pass =
    {""}**1. Reihenfolge.** Wer auf der Pionierleiste am weitesten vorn steht, beginnt; auf demselben Feld zählt der obere Marker. Die Reihenfolge gilt für den ganzen Durchgang.
    {""}
    {""}**2. Fahrkarten.** Es gibt eine Fahrkarte mehr, als Leute mitspielen. Alle sehen sie zugleich und reihen sie geheim; in Zugreihenfolge bekommen alle die erste ihrer Reihung, die noch da ist, die letzte wird abgelegt. (Ein Tisch kann auch wie in der Anleitung spielen: Wer beginnt, behält eine und gibt den Rest weiter.) Die Fahrkarte kommt unter einen freien Passagierwaggon. Ist keiner frei, muss eine deiner **älteren** Fahrkarten weichen: −3 Punkte.
    {""}
    {""}**3. Anheuern.** Setze Arbeiter auf deine Arbeiterwaggons, höchstens zwei auf jeden; du darfst auch darauf verzichten. Alle entscheiden gleichzeitig; es kostet noch nichts, du darfst also auch ohne Geld anheuern. Guter Rat: im ersten Durchgang niemanden.
    {""}
    {""}**4. Drei Runden**, in jeder ein Zug für alle.
    {""}
    {""}**5. Zahltag.** Eine Münze für jeden Arbeiter, ob gebraucht oder nicht. Du musst zahlen, so weit dein Geld reicht. Für jeden, den du nicht bezahlen kannst: −3 Punkte. Alle Arbeiter gehen. Unter −5 Punkte fällt niemand.
    {""}
    {""}**6. Auffüllen.** Erst jetzt werden die Gütergebäude und die hellen Bahnhofsgebäude aufgefüllt. Nützt jemandem keines der ausliegenden Gütergebäude etwas, werden sie einmal alle getauscht. Offene Fahrkarten werden sofort ersetzt, wenn eine genommen wird.
guide-dice-title = Die Würfelaktion
guide-dice =
    Dein Zug besteht aus einer Würfelaktion und, davor und danach, beliebig vielen freien Aktionen in beliebiger Folge, solange du zahlen kannst: fahren, eine offene Fahrkarte nehmen, bauen, Güter bereitstellen und verladen, absetzen und verkaufen, Gebäude nutzen. Was an Steinen und Münzen übrig ist, behältst du.
    {""}
    Einmal in deinem Zug, das ist Pflicht: **einen Bereich mit Würfeln nutzen** oder ohne Würfel **drei Steine** deiner Wahl nehmen.
    {""}
    1 **Lokführer** – zwei Steine deiner Wahl und ⚫⚫
    2 **Bahnhofsvorsteher** – ein helles Bahnhofsgebäude kostenlos und ⚫
    4 **Lagerist** – ein Gütergebäude kostenlos, dann bis zu zwei Güter auf deine leeren Gütergebäude
    5 **Reisende** – eine Münze und ⚫
    6 **Baumeister** – eine Wagenhalle kostenlos
    {""}
    Jede Würfelaktion bringt zusätzlich ⚫. Liegt auf dem Bereich eine Münze, gehört sie dir. Auf Plättchen und Güter darfst du verzichten und einen Bereich nur wegen seiner Steine und Münzen wählen.
    {""}
    Danach gehen überzählige Steine zurück, und **alle Würfel des Bereichs werden neu geworfen**. Eine **3** ist ein Joker: Du legst sie in einen Bereich mit Würfeln. Zeigen alle vier eine 3, kommen sie zusammen in einen beliebigen Bereich. Ein Bereich mit drei oder vier Würfeln bekommt eine Münze – nie eine zweite. Bei drei Steinen wird nichts gewürfelt und keine Münze genommen.
    {""}
    Liegen die Würfel in deinem nächsten Zug wie bei deiner letzten Würfelaktion, darfst du sie vor allem anderen alle neu werfen. Münzen auf den Bereichen kommen vorher in die Bank. Nie in deinem ersten Zug.
guide-train-title = Fahren und Fahrkarten
guide-train =
    {""}**Fahren.** Ein Stein beliebiger Farbe für jede Strecke von Stadt zu Stadt. Jede Stadt auf dem Weg gilt als erreicht.
    {""}
    {""}**Passagiere steigen von selbst ein**, wenn dein Zug im Startbahnhof einer Fahrkarte ist, auch beim Durchfahren.
    {""}
    {""}**Absetzen** am Ziel ist freiwillig, sofort oder in einem späteren Zug, solange die Lok dort steht. Du bekommst Punkte, Münzen und Steine der Fahrkarte, sie wird abgelegt, und der Waggon ist frei. Die Uhr auf einer Fahrkarte heißt: längerer Aufenthalt, hier darfst du Güter verkaufen.
    {""}
    {""}**Offene Fahrkarten.** Im Startbahnhof kostet eine Fahrkarte nichts, anderswo einen Stein in der Farbe ihres Platzes (1 ⚪, 2 🟡, 3 🔵, 4 🟣). Du brauchst einen freien Passagierwaggon.
    {""}
    {""}**Wagenhallen** stehen in Mergentheim (braun oder türkis), Schwäbisch Hall und Miltenberg (braun), Würzburg und Heidelberg (türkis). Je Stadt eine Halle. Du baust von überall und fährst dann einmal hin, um den Waggon zu holen (stehst du dort, bekommst du ihn sofort): Braun gibt einen Güterwaggon, Türkis einen Passagier- oder Arbeiterwaggon. Preise: braun 🟡🟡🔵🔵, türkis ⚪⚪🟣🟣.
guide-goods-title = Güter
guide-goods =
    Vier Schritte vom Feld zum Markt:
    {""}
    {""}**1. Bauen:** ein Gütergebäude in einer deiner zwölf Güterstädte. Die zwei kleinen Zeichen an der Stadt zeigen, was sie aufnimmt. Der Preis sind die zwei Steine am Platz der Auslage. Je Stadt ein Gebäude, auf Dauer; dein Zug darf irgendwo sein.
    {""}**2. Bereitstellen.** Ein Stein in der Farbe des Guts legt das Gut auf das Gebäude: Schaf ⚪, Getreide 🟡, Werkzeug 🔵, Wein 🟣. Je Gebäude ein Gut; dein Zug darf irgendwo sein.
    {""}**3. Verladen.** Mit dem Zug in dieser Stadt, einem freien Platz auf einem Güterwaggon (je zwei Plätze) und einem Arbeiter, der in diesem Durchgang noch nicht verladen hat. Der hat dann für den Rest des Durchgangs Feierabend.
    {""}**4. Verkaufen.** Nur zusammen mit dem Absetzen eines Passagiers, dessen Fahrkarte die Uhr zeigt. Verkaufen ist freiwillig, dann aber alles. Zuerst kommt die Belohnung der Fahrkarte.
    {""}
    {""}**Erlös.** Ordne die Sorten nach Anzahl: Jedes Gut der häufigsten Sorte bringt 1 Münze, der zweiten 2, der dritten und vierten 3. Dazu bringt jedes Gut 2 Punkte. Beispiel: 2 Wein, 1 Schaf, 1 Getreide = 2 + 2 + 3 = 7 Münzen und 8 Punkte.
    {""}
    {""}**Gebiete.** Wer in allen Städten eines Gebiets gebaut hat, bekommt seine Punkte; wer es zuerst schafft, dazu einen Bonus. Ein Gebiet zählt sofort und einmal:
    Rhein-Main-Neckar (Frankfurt, Heidelberg, Mosbach) 2 (+2)
    Badisch-Franken (Tauberbischofsheim, Wertheim, Königshofen, Boxberg-Wölchingen, Grünsfeld) 4 (+3)
    Württembergisch-Franken (Mergentheim, Schwäbisch Hall, Crailsheim, Öhringen, Heilbronn) 4 (+3)
    Bayerisch-Franken (Würzburg, Miltenberg, Lohr, Ochsenfurt) 3 (+2)
    Bahnhof Lauda mit 8 Plättchen 5 (+3). Eine Halle zählt auch, bevor ihr Waggon geholt ist.
guide-station-title = Bahnhof Lauda
guide-station =
    Acht Felder. **Helle** Gebäude kosten die drei Steine an ihrem Platz, **dunkle** kosten Münzen. Keine Art zweimal, auch keine überbaute. Überbaute zählen weiter für Bankhaus und Wasserturm. Jedes neue Plättchen rückt deinen Pioniermarker ein Feld vor, obenauf auf andere, die dort schon liegen.
    {""}
    Sind alle acht Felder belegt, **überbaut** ein neues Plättchen ein altes, dessen Wirkung sofort endet; dein Marker kommt dann obenauf aufs letzte Feld.
    {""}
    {""}**Hell**
    Elektrizitätswerk: sofort 3 Punkte
    Zollamt: nach jedem Verkauf kommt ein Gut darauf, am Ende je 1 Punkt
    Lagerhaus: ein Güterwaggon fasst 3
    Lackiererei: ⚫⚫ gegen einen farbigen Stein, beliebig oft
    Stellwerk: ⚫ für das Durchfahren von Lauda oder das Zugende dort
    Wagenwerkstatt: der Kohlewaggon fasst 10
    Umschlagplatz: ein farbiger Stein gegen eine Münze, einmal im Zug
    Dienstwohnhaus: ab zwei Arbeitern bleibt einer ohne Lohn
    Güterschuppen: ein Stein lagert ein Gut seiner Farbe ein; das dritte räumt ihn für 4 Punkte
    Wagenmeisterei: am Ende 5 Punkte für Hallen in allen fünf Hallenstädten
    Bankhaus: ab vier Bahnhofsgebäuden kosten dunkle eine Münze weniger
    Wasserturm: am Ende 1 Punkt für je zwei Bahnhofsgebäude
guide-dark-title = Dunkle Bahnhofsgebäude
guide-dark =
    Dunkle Gebäude kosten die Münzen in Klammern. Von jeder Art gibt es ein Plättchen weniger, als Leute mitspielen; was weg ist, ist weg.
    {""}
    {""}**Kiosk** (2 Münzen): sofort drei Steine deiner Wahl
    {""}**Kantine** (1): ein weiterer Arbeiter auf einen freien Platz (ohne freien Platz: nichts), am Zahltag bezahlt wie die anderen
    {""}**Polizeiposten** (1): du darfst eine deiner Fahrkarten ohne Strafe entfernen
    {""}**Kohlenlager** (4): ab deinem nächsten Zug bringt jede Würfelaktion zusätzlich ⚫⚫ statt ⚫
    {""}**Bahnmeisterei** (3): eine Wagenhalle beliebiger Farbe, ohne zu zahlen
    {""}**Signalmeisterei** (3): ⚫, wenn du einen Zug mit leerem Kohlewaggon beendest
    {""}**Empfangshalle** (4): Fahrkarten, deren Passagier du ab jetzt absetzt, bleiben bei dir, am Ende je 1 Punkt
    {""}**Magazingebäude** (4): am Ende 1 Punkt für jedes Gütergebäude
    {""}**Lokschuppen** (6): am Ende 3, 2 oder 1 Punkte (zu zweit, dritt, viert) für jedes leere Bahnhofsfeld der anderen
    {""}**Postamt** (8): ganz zuletzt 1 Punkt für je volle 5 Punkte
    {""}
    Wird ein Gebäude überbaut, endet seine Wirkung: Überzählige Steine oder Güter gehen zurück, Güter auf Zollamt und Güterschuppen auch, aufbewahrte Fahrkarten werden abgelegt.
guide-end-title = Ende und Sieg
guide-end =
    Nach dem Zahltag des siebten Durchgangs:
    {""}
    1 Punkt für jede Münze, 1 Punkt für je zwei Steine beliebiger Farbe. Dann die sichtbaren Bahnhofsgebäude, die am Ende zählen, und ganz zuletzt das Postamt: 1 Punkt für je volle 5 Punkte.
    {""}
    Nicht abgesetzte Passagiere, Güter an Bord, auf Gütergebäuden oder im Güterschuppen und nicht geholte Waggons bringen nichts und kosten nichts.
    {""}
    Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer auf der Pionierleiste weiter vorn ist; auf demselben Feld gewinnt der obere Marker.
    {""}
    Wird die Bank einmal knapp, geben alle ab, was 15 Münzen übersteigt, und bekommen dafür je einen Punkt.
guide-here-title = Hier spielen
guide-here =
    Drücke **Mein Zug** unter dem neuesten Bild. Du bekommst ein privates Feld mit der nächsten Frage; die Nummern auf seinem Bild gehören zu den Antworten. *Zurück* nimmt die letzte Antwort zurück, *Zurücknehmen* deinen letzten Zug, solange nicht gewürfelt und nichts aufgedeckt wurde.
    {""}
    Das Feld bietet ganze Antworten an: eine Reise mit Halten und Preis, ein Gebäude mit seiner Wirkung, die Würfelaktion mit dem Zugende. *Schritt für Schritt* hat jede einzelne Aktion.
    {""}
    Das zweite Bild zeigt Karte und Wagen der Person, die dran ist; darunter stehen die anderen. `/tauber karte` zeigt jederzeit deine eigene Karte oder die der anderen. Beim Auswählen zeigt **Meine Hand** deine Fahrkarten.
    {""}
    Als Befehle: `/tauber reise` (mehrere Strecken auf einmal), `/tauber fahren`, `/tauber würfel …`, `/tauber bauen …`, `/tauber bereitstellen`, `/tauber verladen`, `/tauber absetzen`, `/tauber verkaufen`, `/tauber fahrkarte`, `/tauber ende` und `/tauber wählen …` für die kleinen Entscheidungen dazwischen. Alle schlagen vor, was erlaubt ist.
    {""}
    Unter *Mehr* findest du Daueraufträge: Das Anheuern und kleine Entscheidungen können sich selbst beantworten.

## Wörter auf Bildern
picture-pass = Durchgang { $number } von 7
picture-round = Runde { $round }
picture-setup = Aufbau
picture-draft = Fahrkarten
picture-hire = Anheuern
picture-tickets = Offene Fahrkarten
picture-light = Helle Gebäude · 3 Steine
picture-dark = Dunkle Gebäude · Münzen
picture-goods = Gütergebäude · 2 Steine
picture-no-dice = kein Würfel
picture-passes = Durchgänge, Fahrkarten
picture-turns-left = { $count ->
    [one] noch ein Zug
   *[other] noch { $count } Züge
 }
picture-choose-ticket = Behalte eine dieser Fahrkarten
picture-own-tickets = In deinem Zug
picture-no-tickets = keine Fahrkarte
picture-aboard = { $way ->
    [0] an Bord · am Ziel
   *[other] an Bord · noch { $way }
 }
picture-way = { $start } bis zum Start, dann { $ride }
alt-pass = Durchgang { $number } von 7. Würfel: { $dice }.
text-dice = Durchgang { $number }, Runde { $round }. Würfel:
text-player = an { $place }. Stelle, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }, { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 }, Steine { $letters }, in { $town }, Pionier { $field }
text-train = Waggons: Passagier { $passenger }, Arbeiter { $worker } (bereit { $workers }/{ $hired }), Güter { $freight } (Platz { $room }: { $cargo })
text-stock = Vorrat: Steine { $stones }; { $goods }; { $halls }; Bank { $coins }
text-covered = überbaut:
text-points = { $points } SP
text-stepped = Würfelaktion genutzt
text-reroll = Neuwurf möglich
text-yard = Umschlagplatz genutzt
text-free = noch frei:
text-legend = ✓ an Bord · * ein Gut liegt dort oder der Waggon wartet · Steine W weiß, Y gelb, B blau, P lila, K schwarz
legend-title = Was die Zeichen bedeuten
legend-points = Siegpunkte
legend-coin = Münzen, auch auf Würfelbereichen
legend-any = ein Stein deiner Wahl
legend-stone-W = weißer Stein
legend-stone-Y = gelber Stein
legend-stone-B = blauer Stein
legend-stone-P = lila Stein
legend-stone-K = schwarzer Stein: nur zum Fahren
legend-good-wine = Weingut und Wein: lila
legend-good-sheep = Weide und Schaf: weiß
legend-good-grain = Getreidespeicher und Getreide: gelb
legend-good-tools = Fabrik und Werkzeug: blau
legend-site = diese Stadt nimmt eines von beiden
legend-hall-brown = braune Halle: Güterwaggon
legend-hall-turquoise = türkise Halle: Passagiere, Arbeiter
legend-hall-site = Platz für eine Halle in diesen Farben
legend-hall-waiting = ihr Waggon will geholt werden
legend-clock = längerer Aufenthalt: Güterverkauf
legend-hourglass = der Passagier wartet noch
legend-aboard = der Passagier ist an Bord
legend-worker = ein Arbeiter, der verladen kann
legend-off-duty = Feierabend für diesen Durchgang
legend-star = Bonus für das erste Mal, noch offen
legend-station = Bahnhofsgebäude
legend-coach = Fahrkarten; Passagierwaggons
legend-wagon = Güter; Güterwaggons
legend-token = Person; auf der Leiste: oben beginnt
legend-locomotive = hier steht der Zug

## Was neben dem Ergebnis erzählt wird
feat-police = trotz Polizei
feat-everywhere = überall zuerst
feat-unthrown = Würfel? Nein, danke
feat-whisker = um Haaresbreite

## Schule
school-hired-title = Arbeiter
school-hired = Ein Durchgang beginnt mit einer Fahrkarte, dann heuern alle Arbeiter an. Jeder verlädt einmal im Durchgang Güter, und am Zahltag kostet jeder **eine Münze**, gebraucht oder nicht. Ein Arbeiter, den du nicht bezahlen kannst, kostet dich 3 Punkte.
school-hired-task = Heure so viele Arbeiter an, wie du bezahlen kannst.
school-hired-done = Ein Arbeiter, eine Münze: keine Strafe. Im ersten Durchgang heuert man oft am besten niemanden an: Noch gibt es nichts zu verladen.
school-hired-many = Zwei Arbeiter kosten am Zahltag zwei Münzen, und du hast eine: Der andere würde dich 3 Punkte kosten.
school-hired-none = Niemanden anzuheuern ist sicher, aber du hast eine Münze: Einen Arbeiter könntest du bezahlen.
school-stones-title = Die Würfelaktion
school-stones = Einmal im Zug, das ist Pflicht, nutzt du einen **Bereich mit Würfeln** oder nimmst ohne Würfel drei Steine. Mit Steinen bezahlst du alles. Der Lokführer (1) bringt zwei Steine deiner Wahl und ⚫⚫; jede Würfelaktion bringt noch ein ⚫ dazu.
school-stones-task = Nimm die Würfelaktion, die fünf Steine bringt.
school-stones-done = Zwei deiner Wahl und drei ⚫. Fahre mit ⚫ und behalte die Farben zum Bauen.
school-stones-none = Deine Würfelaktion steht noch aus: Es kamen keine Steine. Wähle eine Antwort mit 🎲.
school-stones-less = Das hat weniger als fünf Steine gebracht. Der Lokführer bringt zwei deiner Wahl, ⚫⚫ und das ⚫ jeder Würfelaktion.
school-boarded-title = Fahren und Einsteigen
school-boarded = Vor oder nach der Würfelaktion darfst du fahren: **ein Stein für jede Strecke**, gleich welcher Farbe. Dein Passagier steigt im Startbahnhof seiner Fahrkarte von selbst ein, auch wenn du nur durchfährst. Eduard Mörike wartet in Mergentheim, zwei Strecken von Lauda.
school-boarded-task = Fahre so, dass Mörike einsteigt.
school-boarded-done = Er fährt mit, unter seinem Passagierwaggon. Denk ans Ziel, bevor du weitere Steine ausgibst.
school-boarded-stays = Dein Zug steht noch. Wähle unter *Fahren*; deine drei ⚫ bezahlen drei Strecken.
school-boarded-elsewhere = Du bist gefahren, aber nicht durch Mergentheim. Der Weg führt über Königshofen.
school-delivered-title = Absetzen
school-delivered = Am Ziel sagst **du**, wann der Passagier aussteigt. Du bekommst Punkte, Münzen und Steine der Fahrkarte, und der Waggon ist frei für den nächsten. Mörike will nach Schwäbisch Hall, zwei Strecken von Mergentheim.
school-delivered-task = Bring Mörike nach Schwäbisch Hall und lass ihn aussteigen.
school-delivered-done = Die Belohnung gehört dir, und ein Passagierwaggon ist wieder frei: Ohne freien kostet dich eine neue Fahrkarte 3 Punkte.
school-delivered-stays = Dein Zug steht noch in Mergentheim. Wähle unter *Fahren*.
school-delivered-elsewhere = Das ist nicht Schwäbisch Hall, oder du bist daran vorbeigefahren. Der Weg führt über Crailsheim.
school-delivered-kept = Du bist da, aber er ist noch an Bord. Wähle die Fahrt, bei der du ihn absetzt.
school-hall-title = Wagenhallen
school-hall = Güter brauchen einen Güterwaggon. Eine **braune Halle** bringt einen, für genau 🟡🟡🔵🔵; schwarze Steine ersetzen keine Farben. Bauen darfst du von überall, in Mergentheim, Schwäbisch Hall oder Miltenberg; dann musst du einmal hinfahren und den Waggon holen.
school-hall-task = Baue eine braune Halle.
school-hall-done = Baue dort, wo du bald vorbeikommst. Steht dein Zug in der Stadt, bekommst du den Waggon sofort.
school-hall-none = Noch steht keine braune Halle. Du hast 🟡🟡🔵🔵: Wähle unter *Bauen, Fahrkarten, Güter*, bevor du diese Steine verfährst.
school-goods-title = Gütergebäude
school-goods = Ein Gütergebäude kostet die **zwei Steine an seinem Platz** in der Auslage, in genau diesen Farben. Es kommt auf Dauer in eine deiner Städte, die sein Zeichen zeigen, wo immer dein Zug ist. Wer in allen Städten eines Gebiets gebaut hat, bekommt dessen Punkte.
school-goods-task = Du hast ⚪⚪🟡. Baue ein Gütergebäude, das du bezahlen kannst.
school-goods-done = Eine Stadt eines Gebiets ist ausgebaut. Ein Gütergebäude trägt immer nur ein Gut.
school-goods-none = Es wurde kein Gütergebäude gebaut. Mit ⚪ und 🟡 kannst du eines aus der Auslage bezahlen: Wähle unter *Bauen, Fahrkarten, Güter*.
school-supplied-title = Bereitstellen
school-supplied = Ein Stein in der Farbe des Guts legt ein Gut auf dein Gebäude: Schaf ⚪, Getreide 🟡, Werkzeug 🔵, Wein 🟣. Du hast eine Weide in Tauberbischofsheim; sie gibt Schafe.
school-supplied-task = Stelle auf deiner Weide ein Gut bereit.
school-supplied-done = In Tauberbischofsheim wartet ein Schaf. Jetzt braucht es einen Güterwaggon und einen Arbeiter.
school-supplied-none = Auf deiner Weide wartet kein Gut. Ein Schaf kostet ein ⚪: Wähle unter *Bauen, Fahrkarten, Güter*.
school-loaded-title = Verladen
school-loaded = Zum Verladen brauchst du dreierlei: deinen Zug **in dieser Stadt**, einen freien Platz auf einem Güterwaggon und einen Arbeiter, der in diesem Durchgang noch nicht verladen hat. Waggon und Arbeiter hast du. Verkauft wird später, zusammen mit einem Passagier, dessen Fahrkarte die Uhr zeigt.
school-loaded-task = Fahre nach Tauberbischofsheim, eine Strecke weit, und verlade das Schaf.
school-loaded-done = Das Schaf ist an Bord, und dein Arbeiter hat für den Rest des Durchgangs Feierabend. Jedes verkaufte Gut bringt Münzen und 2 Punkte.
school-loaded-there = Dein Zug ist da, aber das Schaf ist nicht an Bord. Verlade es, bevor du etwas anderes tust.
school-loaded-away = Dein Zug ist nicht in Tauberbischofsheim. Dorthin ist es eine Strecke, sie kostet einen Stein.
