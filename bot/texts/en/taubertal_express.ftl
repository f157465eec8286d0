# Der Taubertal-Express: every word a person reads

game-name = Der Taubertal-Express
game-short = Taubertal-Express
game-tagline = A train of your own, a valley of your own: build Lauda, carry passengers, sell wine.
game-authors = A game by Christoph Kraus, with the dice expansion Würfelpioniere
game-facts = 2–4 players · 21 turns each, in seven passes

## Things
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
region-RMN = Rhine-Main-Neckar
region-BADEN = Baden Franconia
region-WUERTT = Württemberg Franconia
region-BAYERN = Bavarian Franconia
region-LAUDA = Lauda station
near-RMN = Rhine-Main-Neckar
near-BADEN = Baden
near-WUERTT = Württemberg
near-BAYERN = Bavaria
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
ticket-T35 = T35 Maria José of Braganza
ticket-T36 = T36 Ernst zu Leiningen
ticket-T37 = T37 Josef Dürr
ticket-T38 = T38 Joseph Victor von Scheffel
ticket-T39 = T39 Camilla Jellinek
ticket-T40 = T40 Friedrich Ebert
ticket-T41 = T41 Louise of Baden
ticket-T42 = T42 Frederick I of Baden
ticket-T43 = T43 Luitpold of Bavaria
ticket-T44 = T44 Robert Gerwig
ticket-T45 = T45 Henriette Fürth
ticket-T46 = T46 Clara Zetkin
ticket-T47 = T47 Karoline Breitinger
ticket-T48 = T48 Rahel Straus
ticket-T49 = T49 Gretchen von Speeth
ticket-T50 = T50 Mathilde Planck
life-T01 = painter who worked for a time in Wertheim
life-T02 = journalist from Heilbronn, later the first President of West Germany
life-T03 = Benedictine abbot of Neuburg
life-T04 = priest from Oberlauda, inventor of Volapük
life-T05 = watchmaker from Hachtel, inventor of the Linotype
life-T06 = writer from Gissigheim
life-T07 = physician, went to school in Wertheim
life-T08 = physicist in Würzburg
life-T09 = sociologist in Heidelberg
life-T10 = women’s rights activist in Heidelberg
life-T11 = motoring pioneer
life-T12 = inventor of the motor car
life-T13 = engine designer born in Heilbronn
life-T14 = pianist in Frankfurt
life-T15 = women’s rights activist in Frankfurt
life-T16 = physician in Frankfurt, author of Struwwelpeter
life-T17 = physician from Marktbreit
life-T18 = American writer on tour
life-T19 = novelist in Langenburg
life-T20 = princess, granddaughter of Queen Victoria
life-T21 = imperial chancellor
life-T22 = prime minister of Württemberg
life-T23 = poet who lived in Hall and Mergentheim
life-T24 = writer from Mergentheim
life-T25 = silverware manufacturer in Heilbronn
life-T26 = railway engineer, builder of the Tauber line
life-T27 = politician, deputy for Heilbronn
life-T28 = social reformer in Heilbronn
life-T29 = poet from Würzburg
life-T30 = writer from Würzburg
life-T31 = sculptor from Würzburg
life-T32 = physician who studied hardship in the Spessart
life-T33 = painter who worked in Wertheim
life-T34 = prince and politician of the house of Löwenstein-Wertheim
life-T35 = infanta born at Bronnbach abbey
life-T36 = prince at Amorbach
life-T37 = dialect poet from Tauberbischofsheim
life-T38 = poet of the Song of the Franks
life-T39 = women’s rights activist in Heidelberg
life-T40 = saddler from Heidelberg, later Reich President
life-T41 = grand duchess, founder of the Baden women’s association
life-T42 = grand duke
life-T43 = prince regent, born in Würzburg
life-T44 = railway engineer of Baden
life-T45 = social researcher in Frankfurt
life-T46 = politician on a lecture tour
life-T47 = first woman physician of Württemberg, from Künzelsau
life-T48 = physician, one of the first women students at Heidelberg
life-T49 = from Mergentheim, wife of the poet Mörike
life-T50 = teacher and politician
building-kiosk = Kiosk
building-kantine = Canteen
building-polizeiposten = Police post
building-kohlenlager = Coal store
building-bahnmeisterei = Track master’s office
building-signalmeisterei = Signal master’s office
building-empfangshalle = Reception hall
building-magazingebaeude = Warehouse depot
building-lokschuppen = Engine shed
building-postamt = Post office
building-elektrizitaetswerk = Power station
building-zollamt = Customs office
building-lagerhaus = Storehouse
building-lackiererei = Paint shop
building-stellwerk = Signal box
building-wagenwerkstatt = Wagon workshop
building-umschlagplatz = Transshipment yard
building-dienstwohnhaus = Staff house
building-gueterschuppen = Goods shed
building-wagenmeisterei = Wagon master’s office
building-bankhaus = Bank
building-wasserturm = Water tower
building-winery = winery
building-pasture = pasture
building-granary = granary
building-factory = factory
short-kiosk = Kiosk
short-kantine = Canteen
short-polizeiposten = Police post
short-kohlenlager = Coal store
short-bahnmeisterei = Track master
short-signalmeisterei = Signal master
short-empfangshalle = Reception hall
short-magazingebaeude = Warehouse depot
short-lokschuppen = Engine shed
short-postamt = Post office
short-elektrizitaetswerk = Power station
short-zollamt = Customs office
short-lagerhaus = Storehouse
short-lackiererei = Paint shop
short-stellwerk = Signal box
short-wagenwerkstatt = Wagon workshop
short-umschlagplatz = Transshipment
short-dienstwohnhaus = Staff house
short-gueterschuppen = Goods shed
short-wagenmeisterei = Wagon master
short-bankhaus = Bank
short-wasserturm = Water tower
good-wine = wine
good-sheep = sheep
good-grain = grain
good-tools = tools
hall-brown = brown hall
hall-turquoise = turquoise hall
wagon-passenger = passenger wagon
wagon-worker = worker wagon
wagon-freight = freight wagon
area-1 = Engine driver
area-2 = Station master
area-4 = Storekeeper
area-5 = Travellers
area-6 = Master builder
colour-W = ⚪ white
colour-Y = 🟡 yellow
colour-B = 🔵 blue
colour-P = 🟣 purple
colour-K = ⚫ black
stone-W = ⚪ white
stone-Y = 🟡 yellow
stone-B = 🔵 blue
stone-P = 🟣 purple
stone-K = ⚫ black
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

## Questions
decision-draft = Which ticket do you keep?
decision-hire = How many workers do you hire for this pass? Each costs a coin on payday.
decision-turn = Your turn: one dice step, which always brings ⚫ on top, and any number of free actions before and after it.
decision-joker = Where does the 3 go? It must join other dice.
decision-surplus = Your coal wagon is too full. Which stones go back?
decision-unload = Your storehouse has been covered. Which goods go back to the supply?
decision-kiosk = The kiosk: three stones of your choice.
decision-police = The police post: remove one of your tickets without penalty?
decision-office = The track master’s office: where does the wagon hall go?
decision-goods = The storekeeper: onto which building does a good go?
decision-couple = The turquoise hall: which wagon do you couple?
decision-customs = The customs office: which goods are stored?
decision-draft-public = { $seat } keeps a ticket
decision-hire-public = { $seat } hires workers
decision-turn-public = { $seat } is taking a turn
decision-joker-public = { $seat } places a 3
decision-surplus-public = { $seat } returns surplus stones
decision-unload-public = { $seat } returns a good
decision-kiosk-public = { $seat } chooses stones at the kiosk
decision-police-public = { $seat } may remove a ticket
decision-office-public = { $seat } places a wagon hall
decision-goods-public = { $seat } places goods
decision-couple-public = { $seat } chooses a wagon
decision-customs-public = { $seat } stores a good
ask-draft = keep a ticket
ask-hire = hire workers
ask-turn = take a dice action
ask-joker = place the 3
ask-surplus = return stones
ask-unload = return a good
ask-kiosk = choose three stones
ask-police = remove a ticket?
ask-office = place a wagon hall
ask-goods = place a good
ask-couple = couple a wagon
ask-customs = store a good
ask-ahead-draft = rank the tickets
ask-ahead-hire = hire workers
field-ticket = Which ticket?
field-instead = Which older ticket makes room (−3 points)?
field-workers = How many workers?
field-stones = Which stones?
field-stone = The first of three stones?
field-space = Which tile?
field-cover = Which building is covered?
field-town = Which town?
field-hall = Which colour?
field-colour = Which stone?
field-place = Which open ticket?
field-building = Which building?
field-good = Which goods?
field-area = Which area?
field-count = How many of them?
field-wagon = Which wagon?

## Moves
move-keep = Keep a ticket
move-hire = Hire workers
move-reroll = 🎲 Reroll all dice
move-dice-driver = 🎲 Engine driver: 2 stones + ⚫⚫
move-dice-station = 🎲 Station master: light building + ⚫
move-dice-storekeeper = 🎲 Storekeeper: goods building + 2 goods
move-dice-travellers = 🎲 Travellers: 1 coin + ⚫
move-dice-builder = 🎲 Master builder: wagon hall
move-dice-three = 🎲 No dice: 3 stones
move-move = Drive to the next town
move-deliver = Deliver a passenger
move-sell = Deliver and sell all goods
move-load = Load the goods of this town
move-ticket = Take an open ticket
move-build-light = Build: light station building
move-build-dark = Build: dark station building
move-build-hall = Build: wagon hall
move-build-goods = Build: goods building
move-supply = Supply a good
move-paint = Paint shop: ⚫⚫ for a colour
move-yard = Transshipment yard: a stone for a coin
move-shed = Goods shed: store a good
move-end = End the turn
move-choose-joker = Place the 3
move-choose-return = Return stones
move-choose-unload = Return a good
move-choose-take = Take stones
move-choose-discard = Remove a ticket
move-choose-office = Place the wagon hall
move-choose-goods = Place a good
move-choose-couple = Couple a wagon
move-choose-store = Store a good
caption-ticket = { $number } { $town1 } → { $town2 } · { $start } to the start, then { $ride } · { $points } VP{ $coins ->
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
    [0] there
   *[other] aboard, { $way } to go
 } · { $points } VP{ $coins ->
    [0] {""}
   *[other] {" "}· { $coins } 🪙
 }{ $paid ->
    [0] {""}
   *[other] {" "}{ $stones }
 }{ $long_stop ->
    [0] {""}
   *[other] {" "}· 🕐
 }
caption-ticket-free = free · { caption-ticket }
caption-ticket-paid = for { $colour } · { caption-ticket }
caption-tile = { $space } { $building } · { $stones }
caption-tile-free = { $space } { $building }
caption-dark = { $building } · { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }
caption-cover = { $number }: cover { $building }
caption-supply = { $town }: { $good }
caption-pay = pay { $colour }
order-hire = Hiring workers
order-hire-nobody = Nobody
order-hire-affordable = As many as my coins can pay
order-hire-everybody = As many as fit
order-surplus = Surplus stones
order-surplus-black = Black ones first, if that costs nothing
order-goods = Goods of the storekeeper
order-goods-fill = Onto every empty building, if there are enough
order-customs = Customs office
order-customs-fullest = The goods with the largest supply

## Options and answers given ahead
option-draft = Tickets of a pass
option-draft-together = At once: all rank them in secret
option-draft-printed = One after another, as printed
ahead-draft = Rank the tickets: which do you want first, which if that one is gone?
ahead-draft-public = { $seat } ranks the tickets
ahead-hire-public = { $seat } hires workers
ahead-hire = How many workers do you hire for this pass?

## What is offered whole
button-steps = Step by step, pay otherwise
menu-finish = 🎲 Dice step and end of the turn
menu-dice = 🎲 Dice step, then play on
menu-end = End the turn
menu-drive = Drive
menu-build = Build, tickets, goods
menu-draft = Keep a ticket
menu-hire = Hire workers
menu-joker = Where does the 3 go?
menu-surplus = Which stones go back?
menu-unload = Which goods go back?
menu-kiosk = Three stones from the kiosk
menu-police = Remove a ticket?
menu-office = Where does the hall go?
menu-goods = Where do the goods go?
menu-couple = Which wagon?
menu-customs = Which goods are stored?
offer-keep = { $ticket }: { $town1 } → { $town2 }
offer-hire = { $workers ->
    [0] Nobody
    [one] One worker
   *[other] { $workers } workers
 }
offer-reroll = 🎲 Reroll all dice
offer-end = End the turn
offer-area = 🎲 { $area }
offer-driver-stones = 🎲 Engine driver: two stones + ⚫⚫
offer-three-stones = 🎲 No dice: three stones
offer-driver = 🎲 Engine driver: { $stones } + ⚫⚫{ offer-ending }
offer-three = 🎲 Three stones: { $stones }{ offer-ending }
offer-travellers = 🎲 Travellers: one coin + ⚫{ offer-ending }
offer-station = 🎲 Station master: { $building }{ offer-ending }
offer-station-full = 🎲 Station master: build over a tile
offer-station-over = 🎲 { $building1 } over { $building2 }{ offer-ending }
offer-station-none = 🎲 Station master: no building, only ⚫{ offer-ending }
offer-storekeeper = 🎲 Storekeeper: { $building } → { $town }{ offer-goods-too }{ offer-ending }
offer-storekeeper-none = 🎲 Storekeeper: no building{ offer-goods-too }{ offer-ending }
offer-goods-too = { $count ->
    [0] {""}
    [one] {" "}+ one token
   *[other] {" "}+ { $count } tokens
 }
offer-builder = 🎲 Master builder: { $hall } → { $town }{ $count ->
    [0] {""}
   *[other] , { $wagon_list }
 }{ offer-ending }
offer-builder-none = 🎲 Master builder: no hall{ offer-ending }
offer-ending = { $ending ->
    [0] {""}
   *[other] {" "}· end turn
 }
offer-drive = → { $town } · { $stones_count }{ $count ->
    [0] {""}
   *[other] {" "}· delivers { $number_list }
 }{ $sale ->
    [0] {""}
   *[other] {" "}and sells
 }
offer-kind-light = Light station building
offer-kind-dark = Dark station building
offer-kind-hall = Wagon hall
offer-kind-goods = Goods building
offer-kind-ticket = Open ticket
offer-kind-rest = Goods, passengers, abilities
offer-station-built = Build: { $building } · { $paid ->
    [0] { offer-coins }
   *[other] { $stones }
 }
offer-station-covers = Build: { $building1 } over { $building2 } · { $paid ->
    [0] { offer-coins }
   *[other] { $stones }
 }
offer-coins = { $coins ->
    [0] free of charge
    [one] one coin
   *[other] { $coins } coins
 }
offer-hall = Build: { $hall } → { $town }{ $count ->
    [0] {""}
   *[other] , { $wagon_list }
 } · { $stones }
offer-goods = Build: { $building } → { $town } · { $stones }
offer-ticket = { $ticket }: { $town1 } → { $town2 } · { $stones }
offer-ticket-free = { $ticket }: { $town1 } → { $town2 } · free
offer-supply = Supply { $good } in { $town }
offer-supply-all = Supply { $good_list }
offer-load = Load the goods of { $town }
offer-deliver = Deliver { $ticket }
offer-sell = Deliver { $ticket } and sell { $count ->
    [one] one token
   *[other] { $count } tokens
 }
offer-paint = Paint shop: ⚫⚫ for { $stones }
offer-yard = Transshipment yard: { $stones } for a coin
offer-shed = Goods shed: store { $good }
offer-joker = 3 → { $area_list }{ offer-ending }
offer-return = Return { $stones_count }
offer-take = { $stones }
offer-discard = Remove { $ticket }
offer-discard-none = Keep all tickets
offer-office = { $hall } → { $town }{ $count ->
    [0] {""}
   *[other] , { $wagon_list }
 }
offer-place = { $good } in { $town } only
offer-place-both = { $town1 } and { $town2 }
offer-place-none = No goods
offer-couple = { $wagon }
offer-store = { $good }
offer-unload = { $good }
note-brings = { $gain_count }
note-journey = { $number_list } { $count ->
    [one] boards
   *[other] board
 }{ $more ->
    [0] {""}
   *[other] {" "}· { $gain_count }
 }
note-reroll = Coins on the areas go back to the bank; before everything else
note-end = You keep { $stones_count }
note-end-empty = Your coal wagon is empty
note-ticket = { $points ->
    [0] {""}
   *[other] { $points } VP{" "}
 }{ $coins ->
    [0] {""}
   *[other] { $coins } 🪙{" "}
 }{ $paid ->
    [0] {""}
   *[other] { $stones }{" "}
 }{ $long_stop ->
    [0] {""}
   *[other] 🕐{" "}
 }· { $start } to the start, then { $ride }
note-ticket-instead = −{ $lost } VP, { $ticket2 } leaves · { $points ->
    [0] {""}
   *[other] { $points } VP{" "}
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
    [0] loads nothing in this pass
    [one] costs a coin on payday, you have { $coins }
   *[other] cost { $workers } coins on payday, you have { $coins }
 }
note-goods = { $gain_count }{ $count ->
    [0] {""}
   *[other] {" "}· goods in { $town_list }
 }
note-region = { $region }: { $built } of { $size }, worth { $points } VP
note-region-done = completes { $region }: +{ $points } VP
note-supply-all = in { $town_list }
gain-points = VP
gain-coins = 🪙
gain-W = ⚪
gain-Y = 🟡
gain-B = 🔵
gain-P = 🟣
gain-K = ⚫
gain-wine = wine
gain-sheep = sheep
gain-grain = grain
gain-tools = tools
gain-freight = freight wagon
gain-passenger = passenger wagon
gain-worker = worker wagon
waste-kantine = ⚠ no free place for the worker: no effect
waste-polizeiposten = ⚠ you have no ticket: no effect
waste-bahnmeisterei = ⚠ no free site for a hall: no effect
effect-kiosk = three stones of your choice at once
effect-kantine = one more worker at once, on a free place
effect-polizeiposten = remove one of your tickets without penalty
effect-kohlenlager = from your next turn on two black stones with each dice step
effect-bahnmeisterei = a wagon hall of either colour at once
effect-signalmeisterei = a black stone at the end of a turn with an empty coal wagon
effect-empfangshalle = at the end 1 VP for each ticket delivered from now on
effect-magazingebaeude = at the end 1 VP for each of your goods buildings
effect-lokschuppen = at the end points for the others’ empty station spaces
effect-postamt = at the very end 1 VP for every full 5 VP
effect-elektrizitaetswerk = 3 VP at once
effect-zollamt = a goods token after each sale, 1 VP each at the end
effect-lagerhaus = one of your freight wagons holds 3
effect-lackiererei = two black stones for a coloured one, as often as you like
effect-stellwerk = a black stone for driving through Lauda or ending the turn there
effect-wagenwerkstatt = your coal wagon holds 10 stones
effect-umschlagplatz = once a turn a coloured stone for a coin
effect-dienstwohnhaus = with two or more workers one of them is not paid
effect-gueterschuppen = a stone stores its goods; the third token clears it for 4 VP
effect-wagenmeisterei = at the end 5 VP for halls in all five hall towns
effect-bankhaus = from four station buildings on, dark ones cost a coin less
effect-wasserturm = at the end 1 VP for every two station buildings

## What happened
event-pass = Pass { $number } begins; { $seat } goes first.
event-rolled = { $seat } rolls { $dice }.
event-reroll = { $seat } rerolls all dice.
event-joker = { $seat } adds a 3 to the area { $area }.
event-area-coin = A coin now lies on the area { $area }.
event-area = { $seat } uses the area { $area }.
event-no-dice = { $seat } takes three stones and leaves the dice alone.
event-area-coin-taken = { $seat } gets the coin from the area { $area }.
event-stones = { $seat } gets { $stones }{ $black ->
    [0] {""}
    [one] ⚫
   *[other] ⚫×{ $black }
 }.
event-coins = { $seat } gets { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }.
event-spent = { $seat } pays { $stones }{ $coins ->
    [0] {""}
    [one] {""}one coin
   *[other] {""}{ $coins } coins
 }.
event-returned = { $seat } has too many stones and returns { $count } × { $colour }.
event-bank-cut = The bank runs short: { $seat } hands in { $coins ->
    [one] one coin and scores one point
   *[other] { $coins } coins and scores as many points
 }.
event-kept = { $seat } keeps { $ticket }.
event-replaced = { $ticket } leaves the train of { $seat }{ $points ->
    [0] {""}
    [one] {""}: −1 point
   *[other] {""}: −{ $points } points
 }.
event-left-over = { $ticket } is left over.
event-hired = { $seat } hires { $workers ->
    [0] nobody
    [one] one worker
   *[other] { $workers } workers
 }.
event-moved = { $seat } drives from { $town1 } to { $town } ({ $colour }).
event-boarded = { $ticket } boards { $seat }’s train in { $town }.
event-ticket-taken = { $seat } takes { $ticket }.
event-ticket-bought = { $seat } takes { $ticket } for { $colour }.
event-ticket-opened = { $ticket } is laid open on space { $place }.
event-reshuffled = The discarded tickets are shuffled.
event-delivered = { $seat } brings { $ticket } to { $town }: { $points ->
    [one] one point
   *[other] { $points } points
 }.
event-sold = { $seat } sells { $goods ->
    [one] one good
   *[other] { $goods } goods
 } for { $coins } 🪙 and { $points } points.
event-stored = { $seat } stores { $good } at the customs office.
event-station-built = { $seat } builds in Lauda: { $building }.
event-covered = { $seat } builds { $building } over { $building2 }.
event-pioneer = { $seat } moves to pioneer field { $field }.
event-power = { $seat }: the power station brings { $points } points.
event-canteen = { $seat } hires one more worker in the canteen.
event-police = The police take { $ticket } off { $seat }’s train.
event-hall = { $seat } places a { $hall } in { $town }.
event-coupled = { $seat } couples a { $wagon } in { $town }.
event-goods-built = { $seat } builds in { $town }: { $building }.
event-region = { $seat } completes { $region }: { $points ->
    [one] one point
   *[other] { $points } points
 }.
event-region-first = { $seat } is the first to complete { $region }: { $points ->
    [one] one point
   *[other] { $points } points
 }.
event-supplied = { $seat } supplies { $good } in { $town }.
event-loaded = { $seat } loads { $good } in { $town }.
event-unloaded = { $seat } returns a good: { $good }.
event-painted = { $seat } has two black stones painted.
event-yard = { $seat } hands in { $colour } at the transshipment yard.
event-shed = { $seat } puts { $good } into the goods shed.
event-shed-cleared = { $seat } clears the goods shed: { $points } points.
event-ended = { $seat } ends the turn.
event-paid = Payday: { $seat } pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }.
event-unpaid = Payday: { $seat } pays { $coins ->
    [0] nothing
    [one] one coin
   *[other] { $coins } coins
 } and cannot pay { $workers ->
    [one] one worker
   *[other] { $workers } workers
 }{ $points ->
    [0] {""}
    [one] {""}: −1 point
   *[other] {""}: −{ $points } points
 }.
event-refilled = The displays are refilled.
event-display-replaced = Somebody could use none of the goods buildings on display; all of them are replaced.
event-game-over = The last pass is over.
reason-last-pass = The seventh pass is over.

## The story of a turn
told-gain = { $more ->
    [0] {""}
   *[other] {" "}({ $gain_count })
 }
told-kept = keeps { $ticket }
told-replaced = gives up { $ticket } for it{ told-gain }
told-hired = hires { $workers ->
    [0] nobody
    [one] one worker
   *[other] { $workers } workers
 }
told-area = uses the area { $area }{ told-gain }
told-no-dice = takes three stones and leaves the dice alone{ told-gain }
told-reroll = rerolls all dice
told-rolled = rolls { $pips_list }
told-joker = adds { $count ->
    [one] a 3
   *[other] { $count } × 3
 } to the area { $area }
told-moved = drives { $town_route }{ told-gain }
told-boarded = picks up { $ticket_list }
told-coupled = couples a { $wagon } in { $town }
told-ticket-taken = takes { $ticket }
told-ticket-bought = takes { $ticket } for { $colour }
told-delivered = brings { $ticket } to { $town }{ told-gain }
told-sold = sells { $goods ->
    [one] one goods token
   *[other] { $goods } goods tokens
 }{ told-gain }
told-stored = stores { $good } at the customs office
told-station-built = builds { $building } in Lauda{ told-field }{ told-gain }
told-covered = builds { $building1 } over { $building2 }{ told-field }{ told-gain }
told-field = { $field ->
    [0] {""}
   *[other] , pioneer field { $field }
 }
told-pioneer = moves to pioneer field { $field }
told-canteen = hires one more worker in the canteen
told-police = has the police remove { $ticket }
told-hall = places a { $hall } in { $town }{ told-gain }
told-goods-built = builds a { $building } in { $town }{ told-gain }
told-region = completes { $region }{ told-gain }
told-region-first = is the first to complete { $region }{ told-gain }
told-supplied = supplies { $good_list } in { $town_list }{ told-gain }
told-loaded = loads { $good } in { $town }
told-unloaded = returns { $good }
told-painted = uses the paint shop{ told-gain }
told-yard = uses the transshipment yard{ told-gain }
told-shed = stores { $good } in the goods shed{ told-gain }
told-shed-cleared = clears the goods shed{ told-gain }
told-returned = has too many stones{ told-gain }
told-gets = gets{ told-gain }
told-bank-cut = hands in { $coins ->
    [one] one coin to the bank for one point
   *[other] { $coins } coins to the bank for as many points
 }
told-ended = ends the turn
told-paid = pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } on payday
told-unpaid = pays { $coins ->
    [0] nothing
    [one] one coin
   *[other] { $coins } coins
 } on payday and owes { $workers ->
    [one] one worker
   *[other] { $workers } workers
 } the wage ({ $points ->
    [0] no points to lose
   *[other] −{ $points } VP
 })

## Scoring
row-tickets = Tickets
row-sales = Goods sold
row-regions = Regions
row-buildings = Power station, goods shed
row-bank = Handed in to the bank
row-penalties = Penalties
row-money = Money
row-stones = Pairs of stones
row-empfangshalle = Reception hall
row-magazingebaeude = Warehouse depot
row-lokschuppen = Engine shed
row-zollamt = Customs office
row-wagenmeisterei = Wagon master’s office
row-wasserturm = Water tower
row-postamt = Post office
row-pioneer = Pioneer track, from the rear

## Refusals
E_SEATS = Der Taubertal-Express is for 2 to 4 players.
E_SYNTAX = I do not understand that move: { $text }
E_INCOMPLETE = Something is missing in this move: name what and where.
E_WRONG_PHASE = That is not possible now.
E_NOT_YOUR_TURN = It is not your turn.
E_PENDING_CHOICE = Finish the open choice first.
E_DICE_FIRST = Take your dice step before ending the turn.
E_DICE_DONE = You have already taken your dice step this turn.
E_AREA_EMPTY = No die lies in that area.
E_REROLL_NOT_OFFERED = You cannot roll the dice again now.
E_BAD_JOKER = Choose an area that already holds dice.
E_NOT_IN_HAND = You do not hold that ticket.
E_MUST_TAKE_TICKET = You must keep one ticket.
E_CANNOT_DROP_NEW = You must remove an older ticket.
E_NO_SUCH_TICKET = Name a ticket of your own train.
E_TOO_MANY_WORKERS = Not that many places on your worker wagons.
E_SPACE_EMPTY = Nothing lies there.
E_SOLD_OUT = Sold out.
E_NO_ABILITY = You do not have that building, or it has been covered.
E_USED_THIS_TURN = Only once per turn.
E_DUPLICATE_BUILDING = You already have this building (a covered one counts too).
E_MUST_NOT_OVERBUILD_YET = Your station still has a free space; do not name one to cover.
E_CHOOSE_SPACE = Your station is full: choose the building to cover.
E_SITE_TAKEN = That town already holds a building.
E_COLOUR_NOT_ALLOWED = That town takes no hall of that colour; choose another town or colour.
E_KIND_NOT_ALLOWED = That town does not take this goods building; its two signs show what it takes.
E_WAGON_SOLD_OUT = No such wagon is left.
E_NO_MATCHING_BUILDING = You have no empty goods building there.
E_NO_GOOD = None left in the supply.
E_NOTHING_HERE = No goods lie in this town; supply them first, if you have a building here.
E_NO_FREIGHT_SPACE = No room on your freight wagons. A brown hall brings another one; a sale empties them.
E_NO_WORKER = No worker left for loading in this pass; you hire at the start of the next.
E_NO_PASSENGER_WAGON = You have no free passenger wagon. Deliver a passenger first.
E_NOT_ABOARD = The passenger is not aboard yet; drive to the start town.
E_NOT_DESTINATION = Your train is not in the passenger’s destination.
E_NO_LONG_STOP = This ticket shows no clock: deliver without selling.
E_NOTHING_TO_SELL = No goods aboard: deliver without selling.
E_NOT_ADJACENT = No track leads there.
E_STONE_SUPPLY = No stone of that colour is left.
E_WRONG_COLOUR = It must be a coloured stone, not a black one.
E_NO_STONE = You do not have that stone.
E_WRONG_STONES = These are not the stones asked for (number or colours), or you do not have them.
E_NO_COINS = You do not have enough coins for that.

## Commands
command-tauber = tauber
command-tauber-description = Moves of Der Taubertal-Express
command-keep = keep
command-keep-description = Keep a ticket of the draft
command-hire = hire
command-hire-description = Hire workers for this pass
command-reroll = reroll
command-reroll-description = Reroll all dice
command-dice = dice
command-dice-description = Your dice step
command-dice-driver = driver
command-dice-driver-description = Two stones of your choice and two black ones
command-dice-station = station
command-dice-station-description = A light station building and a black stone
command-dice-storekeeper = storekeeper
command-dice-storekeeper-description = A goods building and two goods
command-dice-travellers = travellers
command-dice-travellers-description = A coin and a black stone
command-dice-builder = builder
command-dice-builder-description = A wagon hall
command-dice-three = three
command-dice-three-description = Three stones, no dice
command-move = move
command-move-description = Drive to a neighbouring town
command-deliver = deliver
command-deliver-description = Deliver a passenger
command-sell = sell
command-sell-description = Deliver a passenger and sell all goods
command-load = load
command-load-description = Load the goods of this town
command-ticket = ticket
command-ticket-description = Take an open ticket
command-build = build
command-build-description = Build something
command-build-light = light
command-build-light-description = A light station building for three stones
command-build-dark = dark
command-build-dark-description = A dark station building for coins
command-build-hall = hall
command-build-hall-description = A wagon hall for four stones
command-build-goods = goods
command-build-goods-description = A goods building for two stones
command-supply = supply
command-supply-description = Supply a good for a stone of its colour
command-paint = paint
command-paint-description = Two black stones for a coloured one
command-yard = yard
command-yard-description = A coloured stone for a coin
command-shed = shed
command-shed-description = A good into the goods shed
command-end = end
command-end-description = End your turn
command-choose = choose
command-choose-description = Choices within a turn
command-choose-joker = joker
command-choose-joker-description = Where a 3 goes
command-choose-return = return
command-choose-return-description = Return surplus stones
command-choose-unload = unload
command-choose-unload-description = Return a good
command-choose-take = take
command-choose-take-description = Stones from the kiosk
command-choose-discard = discard
command-choose-discard-description = Remove a ticket, or none
command-choose-office = office
command-choose-office-description = Place the wagon hall
command-choose-goods = goods
command-choose-goods-description = Place a good, or no more
command-choose-couple = couple
command-choose-couple-description = Couple a wagon
command-choose-store = store
command-choose-store-description = Store a good at the customs office
command-drive = drive
command-drive-description = Drive several segments; black stones first, it stops when you have to decide
parameter-draft = draft
parameter-destination = destination
parameter-destination-description = Where to, by the shortest way
command-map = map
command-map-description = Look at a map and train, your own if you name no seat
parameter-ticket = ticket
parameter-ticket-description = Which ticket
parameter-instead = instead
parameter-instead-description = The older ticket that makes room
parameter-workers = workers
parameter-workers-description = How many
parameter-stones = stones
parameter-stones-description = Letters: W white, Y yellow, B blue, P purple, K black; for example WK
parameter-stone = stone
parameter-stone-description = The first stone: W white, Y yellow, B blue, P purple, K black
parameter-space = space
parameter-space-description = The tile’s space on the board
parameter-cover = cover
parameter-cover-description = The space to build over, if your station is full
parameter-town = town
parameter-town-description = Which town
parameter-hall = hall
parameter-hall-description = Brown or turquoise
parameter-colour = colour
parameter-colour-description = Which stone: W white, Y yellow, B blue, P purple, K black
parameter-place = place
parameter-place-description = Which open ticket
parameter-building = building
parameter-building-description = Which building
parameter-good = good
parameter-good-description = Which goods
parameter-area = area
parameter-area-description = Which area
parameter-count = count
parameter-count-description = How many
parameter-wagon = wagon
parameter-wagon-description = Passenger or worker

## Guide
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
guide-first-title = Your first game
guide-first =
    {""}**What you want:** the most points after seven passes of three turns. They come from delivered passengers, goods that you sell, regions that you build up, and the buildings of your station in Lauda.
    {""}
    {""}**Your turn.** The numbers stand in the picture; you are ●.
    ① One **dice step**, and you must: use an area with dice, or take three stones without dice. The engine driver brings two stones of your choice and ⚫⚫. Every dice step brings ⚫ on top.
    ② The **stones** in your coal wagon pay for everything else: driving, building, goods. It holds 8.
    ③ **Drive**: one stone for each segment, of any colour. Spend ⚫ first; it is good for little else.
    ④ Your **ticket**: the passenger boards by himself in the start town; deliver him in the destination. Here Mergentheim is two segments away, and from there it is two more.
    You do as much as you like before and after the dice step.
    {""}
    {""}**The buttons.** A pass begins with *Keep a ticket* and *Hire workers*; hire nobody in the first one. Then press **My move**: *Drive*, *Build, tickets, goods*, and *🎲 Dice step and end of the turn*, which is how most turns end.
    {""}
    {""}**What everybody gets wrong at first**
    • A price that names colours must be paid in exactly these colours.
    • Each pass brings a new ticket. If no passenger wagon is free for it, an older ticket has to go: −3 points. So deliver in time.
    • Goods need three things: a freight wagon (from a brown hall), a worker to load, and a passenger whose ticket shows the clock, to sell them with.
    • Workers cost a coin each on payday, used or not; −3 points for each you cannot pay.
    {""}
    {""}**The end:** after the seventh payday, 21 turns each. Coins and every two stones left are a point.
    {""}
    {""}**For a first game:** deliver your first ticket, then the next one. Fetch a second passenger wagon with a turquoise hall. Put up light buildings in Lauda early, because they work for the rest of the game; and look for one region that you can complete.
lesson-first-1 = The dice step, once a turn: an area with dice brings stones, coins or a building.
lesson-first-2 = Stones pay for everything else. They lie in the coal wagon; it holds 8.
lesson-first-3 = Drive: one stone for each segment, black ones first.
lesson-first-4 = Your ticket: from Mergentheim to Schwäbisch Hall, for 2 points and a white stone.
guide-idea-title = The idea
guide-idea =
    {""}**Everybody drives their own train through their own copy of the Tauber valley.** You never get in each other’s way on the rails; you compete for the dice, the tiles on display and the bonuses for being first.
    {""}
    You win points with tickets (bring passengers from A to B), with goods (build, supply, load, sell), with regions that you build up completely, and with the buildings of your station in Lauda.
    {""}
    Everything is paid with **action stones**: white ⚪, yellow 🟡, blue 🔵, purple 🟣, black ⚫. Any stone drives the locomotive one segment. Prices that name colours must be paid in exactly those colours; black never stands in for them. Your coal wagon holds 8 stones.
    {""}
    Seven passes, three turns each: 21 turns for everybody. Nearly everything lies open. Only the tickets of the passes to come, the draft hand and the order of the stacks are hidden.
    {""}
    You start in Lauda with a coin, a coal wagon, one worker wagon and one passenger wagon – no freight wagon: goods need a brown hall first. The second, third and fourth seat get 1, 2 and 3 black stones.
guide-pass-title = A pass
guide-pass =
    {""}**1. Order.** Who is farthest ahead on the pioneer track goes first; on the same field the upper marker counts. The order holds for the whole pass.
    {""}
    {""}**2. Tickets.** There is one ticket more than players. All see them at once and rank them in secret; in turn order each gets the first of the ranking that is left, the last one left over is discarded. (A table may play it as printed: the first player keeps one and hands the rest on.) The ticket goes under a free passenger wagon. If none is free, one of your **older** tickets has to go: −3 points.
    {""}
    {""}**3. Hiring.** Put as many workers as you like on your worker wagons, at most two on each; nobody is fine too. All decide at the same time; it costs nothing yet, so you may hire without money. Good advice: nobody in the first pass.
    {""}
    {""}**4. Three rounds**, one turn for everybody in each.
    {""}
    {""}**5. Payday.** One coin for each worker, used or not. You must pay as far as your money goes. For each worker you cannot pay: −3 points. All workers leave. Nobody falls below −5 points.
    {""}
    {""}**6. Refill.** Only now the goods buildings and the light station buildings are refilled. If somebody could not use any of the goods buildings shown, all of them are replaced once. Open tickets are refilled at once whenever one is taken.
guide-dice-title = The dice step
guide-dice =
    Your turn is one dice step and, before and after it, any number of free actions in any order, as long as you can pay: drive, take an open ticket, build, supply, load, deliver and sell, use your buildings. Stones and coins left over stay yours.
    {""}
    Once in your turn, and you must: **use an area with dice**, or **take three stones** of your choice without dice.
    {""}
    1 **Engine driver** – two stones of your choice and ⚫⚫
    2 **Station master** – a light station building free of charge and ⚫
    4 **Storekeeper** – a goods building free of charge, then up to two goods onto your empty goods buildings
    5 **Travellers** – a coin and ⚫
    6 **Master builder** – a wagon hall free of charge
    {""}
    Every dice step brings ⚫ on top. If a coin lies on the area, it is yours. You may decline tiles and goods, and choose an area just for its stones and coins.
    {""}
    Then too many stones go back, and **all dice of this area are rolled again**. A **3** is a joker: you place it on an area that holds dice. If all four show 3, they go together to any area. An area with three or four dice gets a coin – never a second one. With three stones no die is rolled and no coin taken.
    {""}
    If the dice lie in your next turn as they did at your last dice step, you may reroll them all, before everything else. Coins on the areas go back to the bank first. Never in your first turn.
guide-train-title = Driving and tickets
guide-train =
    {""}**Driving.** One stone of any colour for each segment. You are in every town you pass through.
    {""}
    {""}**Passengers board by themselves** when your train is in the start town of a ticket, also when it only passes through.
    {""}
    {""}**Delivering** in the destination is up to you, now or in a later turn, as long as the train stands there. You get the points, coins and stones of the ticket, it is discarded, and the wagon is free. The clock on a ticket means a long stop: there you may sell goods.
    {""}
    {""}**Open tickets.** In its start town a ticket costs nothing; elsewhere it costs a stone in the colour of its space (1 ⚪, 2 🟡, 3 🔵, 4 🟣). You need a free passenger wagon.
    {""}
    {""}**Wagon halls** stand in Mergentheim (either colour), Schwäbisch Hall and Miltenberg (brown), Würzburg and Heidelberg (turquoise). One hall per town. Build from anywhere, then drive there once to fetch the wagon (if you stand there, you get it at once): brown gives a freight wagon, turquoise a passenger wagon or a worker wagon. Prices: brown 🟡🟡🔵🔵, turquoise ⚪⚪🟣🟣.
guide-goods-title = Goods
guide-goods =
    Four steps from field to market:
    {""}
    {""}**1. Build** a goods building in one of your twelve goods towns. The two small signs at a town show what it takes. The price is the two stones at its space on the display. One building per town, for good; your train can be anywhere.
    {""}**2. Supply.** One stone in the colour of the goods puts a token onto the building: sheep ⚪, grain 🟡, tools 🔵, wine 🟣. One token at a time on each building; your train can be anywhere.
    {""}**3. Load.** With the train in that town, a free place on a freight wagon (two places each) and a worker who has not loaded yet in this pass. That worker is then off duty for the rest of the pass.
    {""}**4. Sell.** Only together with the delivery of a passenger whose ticket shows the clock. Selling is optional, but then all goods go. The reward of the ticket comes first.
    {""}
    {""}**Proceeds.** Sort the kinds by number: each good of the most frequent kind brings 1 coin, of the second 2, of the third and fourth 3. And every good brings 2 points. Example: 2 wine, 1 sheep, 1 grain = 2 + 2 + 3 = 7 coins and 8 points.
    {""}
    {""}**Regions.** Whoever has built in all towns of a region gets its points; the first one gets a bonus. Each region counts at once, and once:
    Rhine-Main-Neckar (Frankfurt, Heidelberg, Mosbach) 2 (+2)
    Baden Franconia (Tauberbischofsheim, Wertheim, Königshofen, Boxberg-Wölchingen, Grünsfeld) 4 (+3)
    Württemberg Franconia (Mergentheim, Schwäbisch Hall, Crailsheim, Öhringen, Heilbronn) 4 (+3)
    Bavarian Franconia (Würzburg, Miltenberg, Lohr, Ochsenfurt) 3 (+2)
    Lauda station with 8 tiles 5 (+3). A hall counts before its wagon is fetched.
guide-station-title = Lauda station
guide-station =
    Eight spaces. **Light** buildings cost the three stones at their space, **dark** ones cost coins. No kind twice, not even a covered one. Covered buildings still count for the bank and the water tower. Each new tile moves your pioneer marker one field on, on top of markers that are already there.
    {""}
    When all eight spaces are full, a new tile **covers** an old one, whose effect ends at once; your marker then goes to the top of the last field.
    {""}
    {""}**Light**
    Power station: 3 points at once
    Customs office: after each sale a goods token comes onto it, 1 point each at the end
    Storehouse: one freight wagon holds 3
    Paint shop: ⚫⚫ for a coloured stone, as often as you like
    Signal box: ⚫ for driving through Lauda or ending the turn there
    Wagon workshop: the coal wagon holds 10
    Transshipment yard: a coloured stone for a coin, once a turn
    Staff house: with two or more workers, one of them is not paid
    Goods shed: a stone stores a token of its colour; the third clears it for 4 points
    Wagon master’s office: 5 points at the end for halls in all five hall towns
    Bank: from four station buildings on, dark ones cost a coin less
    Water tower: 1 point at the end for every two station buildings
guide-dark-title = Dark station buildings
guide-dark =
    Dark buildings cost the coins in brackets. There is one tile of each kind fewer than players; what is gone is gone.
    {""}
    {""}**Kiosk** (2 coins): three stones of your choice at once
    {""}**Canteen** (1): one more worker on a free place (no free place: nothing), paid on payday like the others
    {""}**Police post** (1): you may remove one of your tickets without penalty
    {""}**Coal store** (4): from your next turn on each dice step brings ⚫⚫ on top instead of ⚫
    {""}**Track master’s office** (3): a wagon hall of either colour without paying
    {""}**Signal master’s office** (3): ⚫ whenever you end a turn with an empty coal wagon
    {""}**Reception hall** (4): tickets delivered from now on are kept, 1 point each at the end
    {""}**Warehouse depot** (4): 1 point at the end for each goods building
    {""}**Engine shed** (6): at the end 3, 2 or 1 points (with 2, 3 or 4 players) for each empty station space of the others
    {""}**Post office** (8): very last, 1 point for every full 5 points you have
    {""}
    When a building is covered, its effect ends: too many stones or goods go back, goods on customs office and goods shed too, kept tickets are discarded.
guide-end-title = End and winner
guide-end =
    After the payday of the seventh pass:
    {""}
    1 point for each coin, 1 point for every two stones, whatever their colours. Then the visible station buildings that score at the end, and very last the post office: 1 point for every full 5 points you have.
    {""}
    Undelivered tickets, goods aboard, on goods buildings or in the goods shed, and wagons not fetched are worth nothing and cost nothing.
    {""}
    Most points win. A tie goes to whoever is farther ahead on the pioneer track; on the same field the upper marker wins.
    {""}
    Should the bank ever run short, everybody hands in what exceeds 15 coins and gets a point for each.
guide-here-title = Playing here
guide-here =
    Press **My move** under the newest picture. You get a private panel with the next question; the numbers on its picture belong to the answers. *Back* takes the last answer back, *Undo* your last move, as long as no dice rolled and no card was turned up.
    {""}
    The panel offers whole answers: a journey with its stops and its price, a building with what it does, the dice step with the end of the turn. *Step by step* has every single move.
    {""}
    The second picture shows the map and train of the player on turn, with the others below it. `/tauber map` shows your own map and train at any time, or those of another seat. In the draft **My hand** shows your tickets.
    {""}
    As commands: `/tauber drive` (several segments at once), `/tauber move`, `/tauber dice …`, `/tauber build …`, `/tauber supply`, `/tauber load`, `/tauber deliver`, `/tauber sell`, `/tauber ticket`, `/tauber end`, and `/tauber choose …` for the small choices in between. All of them suggest what is legal.
    {""}
    Under *More* you find standing orders: hiring and small choices can answer themselves.

## Words on pictures
picture-pass = Pass { $number } of 7
picture-round = round { $round }
picture-setup = Setting up
picture-draft = tickets
picture-hire = hiring
picture-tickets = Open tickets
picture-light = Light buildings · 3 stones
picture-dark = Dark buildings · coins
picture-goods = Goods buildings · 2 stones
picture-no-dice = no die
picture-passes = Passes and their tickets
picture-turns-left = { $count ->
    [one] one turn left
   *[other] { $count } turns left
 }
picture-choose-ticket = Keep one of these tickets
picture-own-tickets = On your train
picture-no-tickets = no ticket
picture-aboard = { $way ->
    [0] aboard · arrived
   *[other] aboard · { $way } to go
 }
picture-way = { $start } to the start, then { $ride }
alt-pass = Pass { $number } of 7. Dice: { $dice }.
text-dice = Pass { $number }, round { $round }. Dice:
text-player = { $place }. in order, { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }, stones { $letters }, in { $town }, pioneer { $field }
text-train = wagons: passenger { $passenger }, worker { $worker } (ready { $workers }/{ $hired }), freight { $freight } (room { $room }: { $cargo })
text-stock = Left: stones { $stones }; { $goods }; { $halls }; bank { $coins }
text-covered = covered:
text-points = { $points } VP
text-stepped = dice step done
text-reroll = reroll possible
text-yard = yard used
text-free = still free:
text-legend = ✓ aboard · * goods lie there, or the wagon waits · stones W white, Y yellow, B blue, P purple, K black
legend-title = What the symbols mean
legend-points = victory points
legend-coin = coins, also on areas of the dice
legend-any = a stone of your choice
legend-stone-W = white stone
legend-stone-Y = yellow stone
legend-stone-B = blue stone
legend-stone-P = purple stone
legend-stone-K = black stone: only drives
legend-good-wine = winery and wine: purple
legend-good-sheep = pasture and sheep: white
legend-good-grain = granary and grain: yellow
legend-good-tools = factory and tools: blue
legend-site = this town takes one of the two
legend-hall-brown = brown hall: freight wagon
legend-hall-turquoise = turquoise hall: passengers, workers
legend-hall-site = a hall may stand here, in these colours
legend-hall-waiting = its wagon waits to be fetched
legend-clock = long stop: goods may be sold
legend-hourglass = the passenger waits
legend-aboard = the passenger is aboard
legend-worker = a worker who can load
legend-off-duty = off duty until the next pass
legend-star = bonus for the first, still open
legend-station = station buildings
legend-coach = tickets; passenger wagons
legend-wagon = goods; freight wagons
legend-token = a player; pioneers: upper one first
legend-locomotive = here the train stands

## What is told beside the result
feat-police = despite the police
feat-everywhere = first everywhere
feat-unthrown = dice? no, thank you
feat-whisker = by a whisker

## School
school-hired-title = Workers
school-hired = A pass begins with a ticket, then everybody hires workers. Each loads goods once in the pass, and on payday each costs **one coin**, used or not. A worker you cannot pay costs you 3 points.
school-hired-task = Hire as many workers as your money can pay.
school-hired-done = One worker, one coin: no penalty. In a first pass, hiring nobody is often best: there is nothing to load yet.
school-hired-many = Two workers cost two coins on payday, and you have one: the other would cost you 3 points.
school-hired-none = To hire nobody is safe, but you have a coin: one worker could be paid.
school-stones-title = The dice step
school-stones = Once in your turn, and you must, you use an **area with dice**, or you take three stones without dice. Stones pay for everything. The engine driver (1) brings two stones of your choice and ⚫⚫; every dice step brings one more ⚫.
school-stones-task = Take the dice step that brings five stones.
school-stones-done = Two of your choice and three ⚫. Use ⚫ for driving and keep the colours for building.
school-stones-none = You have not taken your dice step yet: no stones came. Choose an answer with 🎲.
school-stones-less = That brought fewer than five stones. The engine driver brings two of your choice, ⚫⚫, and the ⚫ of every dice step.
school-boarded-title = Driving and boarding
school-boarded = Before or after the dice step you may drive: **one stone for each segment**, of any colour. Your passenger boards by himself in the start town of his ticket, also when you only pass through. Eduard Mörike waits in Mergentheim, two segments from Lauda.
school-boarded-task = Drive so that Mörike boards.
school-boarded-done = He rides along under his passenger wagon. Mind the destination before you spend more stones.
school-boarded-stays = Your train has not moved. Choose under *Drive*; your three ⚫ pay for three segments.
school-boarded-elsewhere = You have driven, but not through Mergentheim. The way leads through Königshofen.
school-delivered-title = Delivering
school-delivered = In the destination **you** say when the passenger gets off. You get the points, coins and stones of the ticket, and the wagon is free for the next one. Mörike wants to go to Schwäbisch Hall, two segments from Mergentheim.
school-delivered-task = Bring Mörike to Schwäbisch Hall and let him get off.
school-delivered-done = The reward is yours, and a passenger wagon is free again: without one, a new ticket costs you 3 points.
school-delivered-stays = Your train is still in Mergentheim. Choose under *Drive*.
school-delivered-elsewhere = This is not Schwäbisch Hall, or you drove past it. The way leads through Crailsheim.
school-delivered-kept = You are there, but he is still aboard. Choose the journey that delivers him.
school-hall-title = Wagon halls
school-hall = Goods need a freight wagon. A **brown hall** gives one, for exactly 🟡🟡🔵🔵; black stones never stand in for colours. You may build from anywhere, in Mergentheim, Schwäbisch Hall or Miltenberg, and must then drive there once to fetch the wagon.
school-hall-task = Build a brown hall.
school-hall-done = Build where you will pass soon. With your train in that town you get the wagon at once.
school-hall-none = No brown hall stands anywhere yet. You have 🟡🟡🔵🔵: choose under *Build, tickets, goods*, before you spend these stones on driving.
school-goods-title = Goods buildings
school-goods = A goods building costs the **two stones at its space** on the display, in exactly these colours. It goes into one of your towns that show its sign, for good, wherever your train is. Whoever has built in all towns of a region gets its points.
school-goods-task = You have ⚪⚪🟡. Build a goods building that you can pay.
school-goods-done = One town of a region is done. A goods building can carry one good at a time.
school-goods-none = No goods building was built. With ⚪ and 🟡 you can pay one of those on the display: choose under *Build, tickets, goods*.
school-supplied-title = Supplying
school-supplied = A stone in the colour of the goods puts a good onto your building: sheep ⚪, grain 🟡, tools 🔵, wine 🟣. You own a pasture in Tauberbischofsheim; it gives sheep.
school-supplied-task = Supply your pasture.
school-supplied-done = A sheep waits in Tauberbischofsheim. Now a freight wagon and a worker are needed.
school-supplied-none = No good waits on your pasture. Sheep cost one ⚪: choose under *Build, tickets, goods*.
school-loaded-title = Loading
school-loaded = To load you need three things: your train **in that town**, a free place on a freight wagon, and a worker who has not loaded in this pass. You have the wagon and the worker. Goods are sold later, together with a passenger whose ticket shows the clock.
school-loaded-task = Drive to Tauberbischofsheim, one segment away, and load the sheep.
school-loaded-done = The sheep is aboard, and your worker is off duty for the rest of the pass. Each good sold brings coins and 2 points.
school-loaded-there = Your train is there, but the sheep is not aboard. Load before you do anything else.
school-loaded-away = Your train is not in Tauberbischofsheim. It is one segment away and costs one stone.
