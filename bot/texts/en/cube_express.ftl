# Cube Express: every word a person reads

game-name = Cube Express
game-tagline = One shared map, one kind of cube: passenger, cargo, money and claim.
game-authors = A game by Orlando Sá, published by Spielefaible
game-facts = 2–4 players · at most 8 turns each

## Options
option-arms = Start tiles with two players
option-arms-opposite = Opposite each other (standard)
option-arms-adjacent = Next to each other

## Things
tile-S01 = S01 station site
tile-S02 = S02 station site
tile-S03 = S03 station site
tile-S04 = S04 station site
tile-S05 = S05 station site
tile-S06 = S06 station site
tile-S07 = S07 station site
tile-S08 = S08 station site
tile-S09 = S09 station site
tile-S10 = S10 station site
tile-S11 = S11 station site
tile-S12 = S12 station site
tile-S13 = S13 station site
tile-S14 = S14 station site
tile-S15 = S15 station site
tile-S16 = S16 station site
tile-P01 = P01 coal site
tile-P02 = P02 coal site
tile-P03 = P03 coal site
tile-P04 = P04 wood site
tile-P05 = P05 wood site
tile-P06 = P06 iron site
tile-P07 = P07 iron site
tile-P08 = P08 coal site
tile-P09 = P09 wood site
tile-P10 = P10 iron site
tile-P11 = P11 coal site
tile-P12 = P12 wood site
tile-F01 = F01 factory (3 coal)
tile-F02 = F02 factory (2 coal + 1 wood)
tile-F03 = F03 factory (1 coal + 2 wood)
tile-F04 = F04 factory (2 coal + 1 iron)
tile-F05 = F05 factory (3 wood)
tile-F06 = F06 factory (1 coal + 1 wood + 1 iron)
tile-F07 = F07 factory (2 wood + 1 iron)
tile-F08 = F08 factory (1 coal + 2 iron)
tile-F09 = F09 factory (1 wood + 2 iron)
tile-F10 = F10 factory (3 iron)
tile-C01 = C01 crossing
tile-C02 = C02 crossing
tile-C03 = C03 crossing
tile-C04 = C04 crossing
tile-C05 = C05 crossing
tile-C06 = C06 crossing
tile-START = start tile
tile-X0 = start crossing
tile-BACK = back side
goal-G01 = Big operator
goal-text-G01 = At least 5 of your stations stand on the map (the start station counts).
goal-G02 = Metropolis
goal-text-G02 = One of your stations stands in a city of at least 6 houses.
goal-G03 = Three towns
goal-text-G03 = At least 3 of your stations each stand in a city of 3 or more houses.
goal-G04 = Landlord
goal-text-G04 = You own at least 3 production sites.
goal-G05 = Mixed holdings
goal-text-G05 = You own production sites of at least 2 different resources.
goal-G06 = Crowds
goal-text-G06 = At least 6 of your passengers are on the map.
goal-G07 = All over the map
goal-text-G07 = Your passengers are in at least 4 different cities.
goal-G08 = Guests
goal-text-G08 = At least 4 of your passengers are in cities whose station belongs to another player.
goal-G09 = First supplier
goal-text-G09 = The first delivery to at least 2 factories was yours.
goal-G10 = Steady supplier
goal-text-G10 = At least 2 deliveries on factories are yours (first and later ones together).
goal-G11 = Blue chip
goal-text-G11 = Your disc lies on a stock space worth 10 VP or more.
goal-G12 = Full till
goal-text-G12 = At least 5 dividends lie on your board.
goal-G13 = Full store
goal-text-G13 = Your stores hold at least 1 coal, 1 wood and 1 iron.
goal-G14 = Two trains home
goal-text-G14 = Your second train is built, and your trains stand on two different tiles that each carry one of your stations.
kind-S = Station site
kind-P = Production site
kind-F = Factory
kind-C = Crossing
resource-coal = coal
resource-wood = wood
resource-iron = iron
train-1 = first train
train-2 = second train
conversion-cw = 2 coal → 1 wood
conversion-wi = 2 wood → 1 iron
conversion-iw = 2 iron → 1 wood and 1 dividend
conversion-wc = 2 wood → 1 coal and 1 dividend

## Questions
decision-place = Lay one of your tiles so that it continues the network.
decision-discard = None of your tiles fits anywhere. Which one leaves the game?
decision-centre-crossing = Take dividends for the crossing’s connected tracks, or set off?
decision-centre-factory = Take the factory’s bonus resource, or set off?
decision-centre-production = Pay a dividend to own the production site, or set off?
decision-centre-station = Build a station here, or set off?
decision-payment = Which passenger pays for the station?
decision-trains = Drive your trains. Anything to convert or sell before the market?
decision-side-resource = Take a resource, or go on?
decision-side-station = Place a passenger in this station’s city, or go on?
decision-side-factory = Deliver to this factory, or go on?
decision-market = Take a tile from the market. Anything to convert or sell first?
decision-store = Your stores hold too much: which do you drop?
decision-free = Convert or sell
decision-place-public = { $seat } lays a tile
decision-discard-public = { $seat } has no tile that fits
decision-centre-crossing-public = { $seat } decides about the crossing
decision-centre-factory-public = { $seat } decides about the factory
decision-centre-production-public = { $seat } decides about the production site
decision-centre-station-public = { $seat } decides about a station
decision-payment-public = { $seat } pays for a station
decision-trains-public = { $seat } drives
decision-side-resource-public = { $seat } is at a production site
decision-side-station-public = { $seat } is at a station
decision-side-factory-public = { $seat } is at a factory
decision-market-public = { $seat } goes to the market
decision-store-public = { $seat } clears the stores
ask-place = lay a tile
ask-discard = discard a tile
ask-centre-crossing = take dividends or set off
ask-centre-factory = factory bonus or set off
ask-centre-production = own the site or set off
ask-centre-station = build a station or set off
ask-payment = pay for the station
ask-trains = drive your trains
ask-side-resource = take a resource or go on
ask-side-station = place a passenger or go on
ask-side-factory = deliver or go on
ask-market = take a market tile
ask-store = clear your stores
ask-free = convert or sell
field-tile = Which tile, which side?
field-cell = Where?
field-rotation = Turned how?
field-dividends = How many dividends? Passengers pay the rest.
field-house = Which house?
field-train = Which train?
field-side = Which way?
field-column = Which column?
field-goal = A dividend for the goal card?
field-conversion = Which conversion?
field-steps = How many steps down do you sell?
field-coal = How much coal do you drop?
field-wood = How much wood do you drop?
field-iron = How much iron do you drop?

## Moves
move-place = Lay a tile
move-discard = Put a tile out of the game
move-collect = Take dividends
move-bonus = Take the bonus
move-claim = Pay 1 dividend to own it
move-build = Build a station
move-pay = Choose a passenger
move-decline = Decline
move-step = Drive
move-take = Take the resource
move-passenger = Place a passenger
move-deliver = Deliver
move-skip = Do not use this tile
move-burn = Burn 1 coal (+1 movement point)
move-second = Build the second train
move-finish = End the journey
move-market = To the market
move-drop = Drop resources
move-convert = Convert
move-sell = Sell stock
caption-tile = { $tile }
caption-back = { $tile }: face down
caption-rotation-0 = as printed
caption-rotation-1 = quarter turn right
caption-rotation-2 = half turn
caption-rotation-3 = quarter turn left
caption-no-goal = All goal cards are full
caption-goal = Column { $column }: { $goal }
caption-coal = { $count } coal
caption-wood = { $count } wood
caption-iron = { $count } iron
caption-collect = Take { $count ->
    [one] 1 dividend
   *[other] { $count } dividends
 }
caption-bonus = Take the bonus: 1 { $resource }
caption-take = Take 1 { $resource }
caption-deliver = Deliver ({ $value } VP)
caption-column = Column { $column }: { $tile } · { $goal }
caption-bid = Yes: { $goal }
caption-no-bid = No
caption-train = { $number ->
    [1] First train
   *[other] Second train
 } on { $cell }
caption-step-N = North to { $cell } · { $tile }
caption-step-E = East to { $cell } · { $tile }
caption-step-S = South to { $cell } · { $tile }
caption-step-W = West to { $cell } · { $tile }
caption-payer = { $house }: { $seat }
caption-payment = { $passengers ->
    [0] { caption-dividends }
   *[other] { $dividends ->
        [0] { caption-passengers }
       *[other] { caption-dividends } + { caption-passengers }
     }
 }
caption-dividends = { $dividends ->
    [one] 1 dividend
   *[other] { $dividends } dividends
 }
caption-passengers = { $passengers ->
    [one] 1 passenger
   *[other] { $passengers } passengers
 }
caption-sale = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } (down to { $points } VP)

## What happened
event-placed = { $seat } lays { $tile } on { $cell }.
event-placed-back = { $seat } lays a tile face down on { $cell }.
event-discarded = { $seat } puts a tile that fits nowhere out of the game.
event-collected = { $seat } takes { $count ->
    [one] 1 dividend
   *[other] { $count } dividends
 } for the connected tracks.
event-bonus = { $seat } takes 1 { $resource } as a bonus.
event-claimed = { $seat } now owns the { $resource } site on { $cell }.
event-passenger-paid = The passenger of { $owner_seat } leaves { $house } to pay for the station.
event-built = { $seat } builds a station on { $cell }: level { $level }.
event-declined = { $seat } declines the centre action.
event-stepped = { $seat } drives the { $train } from { $start } to { $cell }.
event-took = { $seat } takes 1 { $resource } on { $cell }.
event-boarded = { $seat } places a passenger on { $house }.
event-delivered = { $seat } delivers to { $tile } on { $cell }: { $value } VP at the end.
event-skipped = { $seat } does not use this tile.
event-burned = { $seat } burns 1 coal.
event-second-train = { $seat } builds the second train on { $cell }.
event-finished = { $seat } ends the journey.
event-stock-rose = { $seat }’s stock rises to { $points } VP.
event-dollar = { $seat } collects the dollar marker: 1 dividend.
event-token = { $seat } gets a 9-VP token.
event-sold = { $seat } sells stock: { $count ->
    [one] 1 dividend
   *[other] { $count } dividends
 }.
event-converted = { $seat } converts { $conversion }.
event-market = { $seat } takes { $tile } from column { $column }.
event-bid = { $seat } puts a dividend on { $goal }.
event-dropped = { $seat } drops { $coal } coal, { $wood } wood, { $iron } iron.
event-refilled = Turned up in column { $column }: { $tile }.
event-end-stack = The stack is empty: everybody has one last turn, without the market.
event-end-stations = { $seat } has built all six stations: this turn is finished with its market; the rest of the round is played without one, then the game ends.
event-end-stock = The stock of { $seat } has reached the top: this turn is finished with its market; the rest of the round is played without one, then the game ends.
event-over = The last turn is over.
reason-stack = The stack ran out.
reason-stations = Somebody built the sixth station.
reason-stock = A stock reached its maximum.

## Whole answers
button-steps = Step by step, pay otherwise
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
menu-back = Lay a tile face down
menu-centre = The centre of the tile just laid
menu-discard = No tile fits: which one leaves the game?
menu-second = Build the second train
menu-journey = Drive
menu-market = Take a tile from the market
menu-store = Too much in your stores: what goes?
offer-turned = { $turn ->
    [0] {""}
    [1] , quarter turn right
    [2] , half turn
   *[other] , quarter turn left
 }
offer-laid = { $id } on { $cell }{ offer-turned }
offer-site = { $id } on { $cell }{ $turn ->
    [0] {""}
    [1] {" "}↻
    [2] {" "}↻↻
   *[other] {" "}↺
 }
offer-place = { offer-laid }
offer-place-collect = { offer-laid }: +{ $count ->
    [one] 1 dividend
   *[other] { $count } dividends
 }
offer-place-bonus = { offer-laid }: +1 { $resource }
offer-place-claim = { offer-laid }: own it for 1 dividend
offer-place-decline = { offer-laid }: { $kind ->
    [crossing] no dividends
    [factory] no bonus
    [production] not owned
   *[station] no station
 }
offer-dividends = { $dividends ->
    [one] 1 dividend
   *[other] { $dividends } dividends
 }
offer-own = { $own ->
    [one] own passenger
   *[other] { $own } own passengers
 }
offer-foreign = { $owners ->
    [one] { $foreign ->
        [one] passenger of { $seat_list }
       *[other] { $foreign } passengers of { $seat_list }
     }
   *[other] { $foreign } passengers of others
 }
offer-mixed = { $foreign ->
    [one] foreign
   *[other] { $foreign } foreign
 } + { offer-own }
offer-build-d = { offer-site }: station for { offer-dividends }
offer-build-o = { offer-site }: station for { offer-own }
offer-build-od = { offer-site }: station for { offer-own } + { offer-dividends }
offer-build-f = { offer-site }: station for { offer-foreign }
offer-build-fd = { offer-site }: station for { offer-foreign } + { offer-dividends }
offer-build-fo = { offer-site }: station for { offer-mixed }
offer-build-fod = { offer-site }: station for { offer-mixed } + { offer-dividends }
offer-back-tile = { $tile } face down
offer-back = face down on { $cell }{ offer-turned }
offer-discard = { $tile } leaves the game
offer-second = Second train on { $cell } for 1 coal + 1 iron
offer-stay = Stay: no train moves
offer-stop = Stop here
offer-use = Use this tile: { $gain_list }
offer-drive = Train { $number } → { $cell_route }
offer-drive-gain = Train { $number } → { $cell_route }: { $gain_list }
offer-drive-both = Train 1 → { $cell1_route }, train 2 → { $cell2_route }
offer-drive-both-gain = Train 1 → { $cell1_route }, train 2 → { $cell2_route }: { $gain_list }
gain-burn = 1 coal burnt
gain-coal-1 = coal
gain-coal-2 = 2 coal
gain-coal-3 = 3 coal
gain-coal-4 = 4 coal
gain-coal-5 = 5 coal
gain-coal-6 = 6 coal
gain-coal-7 = 7 coal
gain-coal-8 = 8 coal
gain-coal-9 = 9 coal
gain-wood-1 = wood
gain-wood-2 = 2 wood
gain-wood-3 = 3 wood
gain-wood-4 = 4 wood
gain-wood-5 = 5 wood
gain-wood-6 = 6 wood
gain-wood-7 = 7 wood
gain-wood-8 = 8 wood
gain-wood-9 = 9 wood
gain-iron-1 = iron
gain-iron-2 = 2 iron
gain-iron-3 = 3 iron
gain-iron-4 = 4 iron
gain-iron-5 = 5 iron
gain-iron-6 = 6 iron
gain-iron-7 = 7 iron
gain-iron-8 = 8 iron
gain-iron-9 = 9 iron
gain-passenger-1 = passenger
gain-passenger-2 = 2 passengers
gain-passenger-3 = 3 passengers
gain-passenger-4 = 4 passengers
gain-passenger-5 = 5 passengers
gain-passenger-6 = 6 passengers
gain-passenger-7 = 7 passengers
gain-passenger-8 = 8 passengers
gain-passenger-9 = 9 passengers
gain-passenger-10 = 10 passengers
gain-more = …
gain-cw = 2 coal → 1 wood
gain-wi = 2 wood → 1 iron
gain-iw = 2 iron → 1 wood
gain-wc = 2 wood → 1 coal
gain-deliver-1 = delivers 1 VP
gain-deliver-2 = delivers 2 VP
gain-deliver-3 = delivers 3 VP
gain-deliver-4 = delivers 4 VP
gain-deliver-5 = delivers 5 VP
gain-deliver-6 = delivers 6 VP
gain-deliver-7 = delivers 7 VP
gain-deliver-8 = delivers 8 VP
gain-deliver-9 = delivers 9 VP
gain-deliver-10 = delivers 10 VP
gain-deliver-11 = delivers 11 VP
gain-deliver-12 = delivers 12 VP
gain-goal-1 = goal 1
gain-goal-2 = goal 2
gain-goal-3 = goal 3
gain-goal-4 = goal 4
offer-market = { $tile }, no goal
offer-market-goal = { $tile }, dividend on { $goal }
offer-market-sell = { $tile }, sell 1 step for { $goal }
offer-drop = Drop { $resource_count }
offer-convert = Convert { $conversion_list }
note-others = { $others ->
    [0] {""}
   *[other] {" "}· { $seat_count }
 }
note-place = { $by } VP for you, if the game ended now{ note-others }
note-build = City of { $size }: { $points } VP · now { $by }{ note-others }{ $houses ->
    [0] {""}
   *[other] {" "}· leaves { $house_list }
 }
note-drive = { $by } VP for you, if the game ended now{ note-others }
note-deliver = { $by } VP for you · marker on { $goal_list }{ note-others }
note-second = Both trains share your { $points ->
    [one] one movement point
   *[other] { $points } movement points
 }
note-bid = your marker number { $number } · goal { $have }/{ $need } · { $majority } VP each, { $other } without majority
note-bid-sell = stock { $stock } → { $points } VP · your marker number { $number } · goal { $have }/{ $need } · { $majority }/{ $other } VP
note-market-store = then { $count ->
    [one] one resource is
   *[other] { $count } resources are
 } too many
note-store = you keep { $resource_count }; the turn ends

## A turn told
tell-placed = lays { $tile } on { $cell }
tell-placed-back = lays a tile face down on { $cell }
tell-discarded = puts a tile that fits nowhere out of the game
tell-collected = takes { $count ->
    [one] 1 dividend
   *[other] { $count } dividends
 } for its tracks
tell-bonus = takes 1 { $resource } as a bonus
tell-claimed = owns it for 1 dividend
tell-built = builds a station there (level { $level }{ $dividends ->
    [0] {""}
    [one] , for 1 dividend
   *[other] , for { $dividends } dividends
 }{ $passengers ->
    [0] {""}
    [one] , 1 passenger leaves
   *[other] , { $passengers } passengers leave
 })
tell-paid = pays with { $passengers ->
    [one] a passenger
   *[other] { $passengers } passengers
 }
tell-passenger-paid = gets { $count ->
    [one] 1 dividend for a passenger who pays
   *[other] { $count } dividends for passengers who pay
 }
tell-declined = declines the centre action
tell-skipped = does not use this tile
tell-finished = ends the journey
tell-drove = drives { $cell_route }{ $number ->
    [2] {" "}with the second train
   *[other] {""}
 }
tell-took = takes { $resource_list }
tell-boarded = { $count ->
    [one] places a passenger on { $house_list }
   *[other] places passengers on { $house_list }
 }
tell-delivered = delivers to { $id } on { $cell } ({ $value } VP)
tell-burned = burns { $count } coal
tell-second-train = builds the second train on { $cell }
tell-stock-rose = rises to { $points } VP with the stock
tell-dollar = takes a dollar marker (1 dividend)
tell-token = gets a 9-VP token
tell-sold = sells stock for { $count ->
    [one] 1 dividend
   *[other] { $count } dividends
 } (down to { $points } VP)
tell-converted = converts { $conversion_list }
tell-market = takes { $tile } from the market
tell-bid = puts a dividend on { $goal }
tell-dropped = drops { $resource_count }
tell-refilled = New in column { $column }: { $tile }.
tell-end-stack = The stack is empty: everybody has one last turn, without the market.
tell-end-stations = { $seat } has built all six stations: this turn is finished with its market; the rest of the round is played without one, then the game ends.
tell-end-stock = The stock of { $seat } has reached the top: this turn is finished with its market; the rest of the round is played without one, then the game ends.
tell-over = The last turn has been played.

## Scoring
row-goals = Goal cards
row-passengers = Passengers
row-factories = Deliveries
row-stations = Stations
row-stock = Stock
row-dividends = Dividends
row-tokens = 9-VP tokens
row-stations-built = Stations on the map
row-stock-space = Stock: position

## Refusals
E_SYNTAX = I do not understand that move.
E_CAPITALS = Cells, houses and directions are written in capitals: E1N2, E1N2.SE, N.
E_TURN = It is not your turn.
E_PHASE = That is not possible in this step.
E_HAND = You do not hold that tile.
E_OCCUPIED = That cell is taken.
E_RAIL = Track must meet track, and blank side must meet blank side.
E_CONNECT = The tile must continue at least one track.
E_MERGE = That would join two cities that both have a station.
E_NOSTATION = You have no station left.
E_ADJACENT = There is a station on a neighbouring tile.
E_CITYTAKEN = This city already has a station.
E_FUNDS = Dividends and passengers together must make exactly { $n }.
E_FOREIGNFIRST = Your own passengers may pay only when no other player’s passenger is left in your cities. Name theirs, or pay more dividends.
E_NOTMYPAX = That passenger is not in a city of one of your stations.
E_NODIVIDEND = You do not have enough dividends. Selling stock brings some.
E_NOTRACK = No track leads that way, or no tile lies there.
E_REVERSE = A train may not go back the way it came; choose another track.
E_BP = No movement point left: burn a coal or end the journey.
E_JOURNEYOVER = That train has finished its journey this turn.
E_NOCOAL = You have no coal.
E_LOCOBUILT = Your second train is already built.
E_LOCOCOST = The second train costs 1 coal and 1 iron.
E_NOTOWNSTATION = Choose a tile with one of your stations.
E_RESERVE = There are not enough markers in your reserve. Burning coal, or converting coal to wood or wood to iron, brings some back.
E_HOUSETAKEN = That house already has a passenger.
E_NOTCITY = That house is not joined to this station by road.
E_DEMAND = You do not have all three resources this factory wants; convert first if you can.
E_GOALFULL = You may have at most 5 markers on a goal card.
E_GOALCHOICE = Name a goal card that still has room for your marker.
E_CONVERT = You need two of that resource.
E_STOCKZERO = Your stock cannot fall below 0; sell fewer steps.
E_COLUMN = Choose column 1 to 4; you may bid only on the goal card above that tile.
E_OVERLIMIT = You may keep at most { $n ->
    [one] one resource
   *[other] { $n } resources
 }. Convert or drop the rest.
E_DROP = Drop exactly { $n } of the resources in your stores.

## Commands
command-cube = cube
command-cube-description = Your moves in Cube Express
command-place = place
command-place-description = Lay a tile from your hand
command-discard = discard
command-discard-description = No tile fits: put one out of the game
command-collect = collect
command-collect-description = Crossing: dividends for its connected tracks
command-bonus = bonus
command-bonus-description = Factory just laid: take its bonus resource
command-claim = claim
command-claim-description = Production site just laid: pay a dividend to own it
command-build = build
command-build-description = Build a station on the tile just laid
command-pay = pay
command-pay-description = Name a passenger who pays for the station
command-decline = decline
command-decline-description = Decline the centre action of the tile just laid
command-step = drive
command-step-description = Drive a train one tile
command-take = take
command-take-description = Take the resource of the tile entered
command-passenger = passenger
command-passenger-description = Place a passenger in the city of the station entered
command-deliver = deliver
command-deliver-description = Deliver to the factory entered
command-skip = skip
command-skip-description = Do not use the tile entered
command-burn = burn
command-burn-description = Burn a coal for a movement point
command-second = second-train
command-second-description = Build the second train for 1 coal and 1 iron
command-finish = finish
command-finish-description = End the journeys of this turn
command-market = market
command-market-description = Take a tile of the display, perhaps bid on the goal above it
command-drop = drop
command-drop-description = Drop resources above your storage limit
command-convert = convert
command-convert-description = Convert two resources
command-sell = sell
command-sell-description = Sell stock for dividends
parameter-tile = tile
parameter-tile-description = A tile of your hand; face down with a b behind it
parameter-cell = cell
parameter-cell-description = A cell such as E1N2
parameter-rotation = rotation
parameter-rotation-description = Quarter turns to the right
parameter-dividends = dividends
parameter-dividends-description = How many dividends; passengers pay the rest
parameter-house = house
parameter-house-description = A house such as E1N2.SE (south-east corner)
parameter-train = train
parameter-train-description = 1 or 2
parameter-side = direction
parameter-side-description = N, E, S or W
parameter-column = column
parameter-column-description = 1 to 4
parameter-goal = bid
parameter-goal-description = A dividend for the goal card above the tile?
parameter-conversion = conversion
parameter-conversion-description = What into what
parameter-steps = steps
parameter-steps-description = How many steps down
parameter-coal = coal
parameter-coal-description = How much coal to drop
parameter-wood = wood
parameter-wood-description = How much wood to drop
parameter-iron = iron
parameter-iron-description = How much iron to drop
parameter-arms = start
parameter-arms-description = Start tiles with two players

## Guide
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
guide-first-title = Your first game
guide-first =
    {""}**What you want:** points at the end, most of all for **stations in big cities**. A station scores 3 for every house of its city: the yellow number beside it. The number on your panel is what you would have if the game ended now.
    {""}
    {""}**Your turn.** The numbers stand in the picture; you are ●.
    ① **Lay a tile** from your hand. Track must meet track, and blank side must meet blank side.
    ② **Use its centre**, the action with the bolt: now or never. Here ● has paid a dividend and owns the coal site.
    ③ **Drive** as many tiles as you have stations on the map: one, at first. Use what the tile you enter offers. Here that was a coal.
    ④ **Market**: take a tile into your hand. One dividend may go on the goal card above it.
    {""}
    {""}**The buttons.** Press **My move**. There is a menu for each of your tiles; an answer is a place together with the centre action, and says what you would score. Then come *Drive* and *Take a tile from the market*. Until the new tile is turned up, you can undo everything.
    {""}
    {""}**What everybody gets wrong at first**
    • You build a station only on the site you have just laid, and never next to another station.
    • You may keep only as many resources as you have stations.
    • Whatever you get comes from your own reserve of markers. If it is empty, you get nothing.
    • Goal cards are checked at the very end. Whoever misses the goal scores nothing for the markers there.
    {""}
    {""}**The end:** when the stack runs out, everybody has one last turn; that makes eight turns each. A sixth station, or a stock on its last space, ends the game sooner.
    {""}
    {""}**For a first game:** build a second station soon. It costs one dividend and gives you a second movement point. Build where light corners are still open and the city can grow. Bid on goals that you would reach anyway.
lesson-first-1 = Lay a tile from your hand: track must meet track.
lesson-first-2 = Use its centre, the bolt: only now. Here a dividend bought the coal site.
lesson-first-3 = Drive one tile for each of your stations, and use what you enter.
lesson-first-4 = Take a tile from the market. A dividend may go on the goal card above it.
guide-idea-title = The idea
guide-idea =
    {""}**You build one railway map together**, tile by tile, and drive your trains over it. Each of you has 25 cubes in your colour, called markers, and every marker is whatever the place it lies on makes of it: a passenger on a house, coal in your store, money among your dividends, the owner of a production site, a bid on a goal card.
    {""}
    Markers are never paid to a bank: they go round between your **reserve**, your board and the map. What you gain comes from your reserve. When it is empty, you get no resource, no passenger and no crossing or stock dividend until markers come back.
    {""}
    Victory points (VP) come at the end only, from **stations** in big cities above all, then goal cards, deliveries, your stock, passengers, dividends and 9-VP tokens. The number in your panel is what you would score if the game ended now.
    {""}
    Around the start crossing lie four start tiles. On yours stands your first station with your first train. You start with 2 dividends, 20 markers in reserve, level 1 and your stock on the second space (1 point). With two or three players the free start tiles stay empty: their houses count, nobody can build there. You hold three tiles, and four more lie open in the display.
guide-turn-title = A turn
guide-turn =
    {""}**1. Lay a tile** (you must): front or back up, turned as you like.
    {""}**2. Its centre action**, the one with the yellow bolt: only now, only with the front up, and only if you like.
    {""}**3. Drive**: you have as many movement points as your technology level, that is, the number of your stations on the map. Each tile a train enters costs one, and most tiles offer something when they are entered.
    {""}**4. Market** (you must): take one of the four open tiles into your hand. You may put one dividend on the goal card above it.
    {""}**5. Store check**: you may keep as many resources as your level. The rest is converted or dropped. Then the display is refilled.
    {""}
    {""}**At any time in your turn** you may convert resources and sell stock.
    {""}
    You need not answer every question: a later step closes what was open before. Setting off means you decline the centre action; going to the market ends the journey.
guide-tiles-title = Laying tiles
guide-tiles =
    The tile goes on an empty cell next to others. **Track must meet track, blank side must meet blank side**, and at least one track must be continued. Roads and houses need not match. A tile may never join two cities that both have a station.
    {""}
    {""}**Crossing**: 2 dividends for each of its tracks that is connected right now (from your reserve, as far as it goes).
    {""}**Factory**: one bonus resource, the one in the small circle.
    {""}**Production site**: pay 1 dividend, and it is yours for good. Whenever **another** player takes a resource there, your stock rises by one. Unclaimed, it belongs to nobody for ever, but still gives its resource. You may take from your own site too; your stock does not rise then.
    {""}**Station site**: build a station (see *Cities and stations*).
    {""}
    Any tile may be laid **face down**: a plain curve through the forest, without houses and without any action. Nobody learns which tile it was.
    {""}
    If nothing fits anywhere, neither front nor back, one tile leaves the game instead.
guide-city-title = Cities and stations
guide-city =
    Light corners are **roads**. Where light meets light across an edge, they join; corner to corner only they do not. Inside a tile only light areas that touch are joined; two separate corners of one tile are not, and only the area around the building place belongs to its station. Houses on joined roads are one **city**, and its size is the number of its houses.
    {""}
    {""}**Building**: only on the site of the tile just laid. No tile edge to edge with it may carry a station, yours included (diagonal ones do not matter), and the city must not have one yet. The cost is your level before building: 1, 2, 3, 4, 5. A site left empty stays empty for good.
    {""}
    Pay each unit with a dividend or with a **passenger in a city of one of your stations**. Other players’ passengers go first, as dividends to their owners; only when none is left in your cities do your own go, back to your reserve. You say how many dividends you pay, then which passengers; those there is no choice about are taken by themselves.
    {""}
    Your level rises at once. At the end each station is worth **3 points for every house** of its city, so cities that still grow are worth building in. The sixth station brings a 9-VP token and sets off the end.
guide-trains-title = Driving
guide-trains =
    The first step of a journey may go any way the track leads. After that the train runs **forward only**: any track except the one it came in by, crossings and junctions included. Other trains never block.
    {""}
    Each train has one journey a turn; the movement points are shared. Moving one train ends the journey of the other if that had begun.
    {""}
    When you **enter** a tile you may use it:
    • **Production site or start crossing**: take the resource shown (1 marker from your reserve). If it belongs to somebody else, their stock rises by one.
    • **Station**, anybody’s: place a passenger on a free house of that station’s city (1 marker from your reserve; one passenger to a house).
    • **Factory**: deliver (see *Deliveries and stock*).
    {""}
    Coming round again in a loop costs again and acts again. Where a journey starts nothing happens.
    {""}
    {""}**Burn a coal**: one more movement point, any time while driving. **Second train**: 1 coal and 1 iron; it appears on any of your stations and may go on at once with the points left. Any time while driving, once a game; building it does not end the journey of the first.
guide-deliver-title = Deliveries and stock
guide-deliver =
    A factory wants exactly three resources. Enter it with them in your stores and deliver, once per entry. You may convert on the spot. Later deliveries to the same factory are unlimited. The three markers go:
    1. to the factory: the **first delivery** scores the left, higher value, all later ones the right value,
    2. to your dividends,
    3. to a goal card of your choice with fewer than five of your markers (to the reserve if all four are full).
    {""}
    Your **stock** rises by 2 for the first delivery, by 1 otherwise. It also rises by 1 whenever others use your production sites. Entering a space with your dollar marker gives you that marker as a dividend. The first time your stock reaches the last space you get a 9-VP token; that sets off the end. Selling later does not take it back.
guide-money-title = Money and conversions
guide-money =
    Dividends pay for stations, production sites and bids, and each one left is a point at the end. They come from crossings, deliveries, dollar markers, conversions, and from other players who pay with your passengers.
    {""}
    You may also **sell stock** at any time in your turn: one space down, one dividend from your reserve. From the space worth 4 points downwards a step costs one point, above it two.
    {""}
    Space by space the stock is worth 0, 1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20 points. Dollar markers lie on the spaces worth 4, 10 and 16.
    {""}
    {""}**Converting**, also at any time in your turn, two markers of a store at a time: 2 coal → 1 wood and 1 marker back to the reserve; 2 wood → 1 iron and 1 marker back; 2 iron → 1 wood and a dividend; 2 wood → 1 coal and a dividend.
guide-market-title = Market and goal cards
guide-market =
    Take any open tile into your hand. In the same breath you may put **one dividend on the goal card above it**, if fewer than five of your markers lie there.
    {""}
    At the end each goal card is checked for each player: met or missed. The position at the very end counts, before anything is removed; having met a goal earlier is not enough. Whoever missed it takes the markers off. Of the rest, the player with most markers scores the **majority value** for each of their markers, everybody else the lower value. The two values stand under the card: crown = majority. Ties all count as majority.
    {""}
    {""}**Two players**: three neutral markers lie on each card. They count for the majority, but score for nobody.
    {""}
    The picture of the central board shows under each card how many markers lie there, and for each of you how far the goal is met right now (a tick, or have/need).
guide-end-title = End and scoring
guide-end =
    Three things set off the end; the first one counts.
    • **The stack is empty** after a refill: everybody has one more turn, without the market. Bids are over then, but a delivery still puts a marker on a goal card.
    • Somebody builds the **sixth station**, or a **stock** reaches its last space: the turn under way is finished as usual, market included; whoever has not yet played in this round has one last turn without the market. Then the game is over.
    {""}
    Scoring: goal cards · 1 per passenger on the map · deliveries · 3 × city size for each station · stock · 1 per dividend · 9 per 9-VP token. Resources in store are worth nothing. Each player can earn at most two tokens (one for stations, one for the stock); there are six.
    {""}
    A tie goes to whoever has more stations on the map, then to the higher stock; after that the victory is shared.
guide-here-title = Playing here
guide-here =
    Press **My move** under the newest picture. You get a private panel with whole answers: for each tile of your hand its places with the centre action, then your journey, then a tile of the market with or without a bid. Numbers on its picture belong to the answers. *Step by step* asks for every move by itself. *Back* takes the last answer back, *Undo* takes back your last move. Within a turn everything can be undone until a new tile is turned up.
    {""}
    {""}**Convert or sell** stands below the first question whenever you have something to convert or sell.
    {""}
    As commands: `/cube place`, `/cube drive`, `/cube build`, `/cube market` and so on; all of them suggest what is legal.
    {""}
    Cells count from the start crossing, `0`: `E2` is two to the east, `W3N2` three to the west and two to the north. A house is a cell and a corner: `E2.SE`. A tile with a **b** behind its name is laid face down.
    {""}
    The first picture shows map and players, the second one goal cards, display and stock. A yellow number at a station is what it scores now, a white one between houses what a station joined to them would score. In a player’s panel the upper row tells technology level (stations still covering it), dividends, points of the stock and tokens; the lower row coal, wood, iron with the limit, the reserve, and the trains. **My hand** shows your tiles in private.

## Words on pictures
picture-round = Round { $round }
picture-last-turns = last turns: no market
picture-points = { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
 }
picture-factories = Factories: demand, first, later
picture-display = Display
picture-values = VP each
picture-stack = Stack
picture-tokens = 9-VP tokens left
picture-stock = Stock: points per space
picture-end-none = Also ends the game: sixth station, last stock space
picture-end-stack = The stack is empty: last turns, no market
picture-end-stations = Six stations built: last turns, no market
picture-end-stock = Stock at its maximum: last turns, no market
picture-hand-tiles = Tiles in hand
picture-back = Back side
picture-fits = fits on { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
 }
picture-nothing = no tile
picture-face-down = Laid face down by you: { $tiles }
alt-board = Round { $round }, { $tiles } tiles on the map, { $stack } in the stack.
text-player = { $score } VP, level { $level }, dividends { $dividends }, coal { $coal }, wood { $wood }, iron { $iron }, reserve { $reserve }, stock { $stock } VP, dollars on { $dollars }, 9-VP tokens { $tokens }, trains { $trains }, hand { $hand }
text-columns = Columns: tile · goal (VP per marker with majority/else), markers (progress); stack { $stack }, 9-VP tokens left { $tokens }:
text-map = The map: cell, tile, track ends; light corners with the number of their city (⌂ free house, a player’s mark: passenger):
text-station = station { $mark } (city { $city })
text-owner = owner { $mark }
picture-over = The game is over
text-cities = Cities, number: houses and station:
text-moved = train { $number } came in by { $side }
text-stands = train { $number } has finished its journey
text-payment = paid so far: { $dividends ->
    [one] 1 dividend
   *[other] { $dividends } dividends
 }, passengers { $houses }
text-side-N = N
text-side-E = E
text-side-S = S
text-side-W = W
text-faces = Loose tiles as printed (joined corners with -, ⌂ house, ▣ station site):
legend-title = What the symbols mean
legend-station = station, in its owner’s colour
legend-scores = what a station scores now: 3 for each house of its city
legend-would-score = what a station joined to these houses would score for them
legend-passenger = passenger on a house: 1 VP
legend-owner = marker in the middle of a production site: its owner
legend-site = station site: build only as you lay it
legend-bolt = centre action: only as the tile is laid
legend-production = enter it: take this resource
legend-demand = what a factory wants
legend-values = VP: first delivery left, later ones right
legend-delivered = the first delivery has been made
legend-crossing = as it is laid: 2 dividends for each connected track
legend-train = train
legend-second = second train: two marks
legend-level = technology level: so many stations on the map
legend-dividend = dividends: 1 VP each
legend-stock = VP of the stock
legend-token = token: 9 VP
legend-reserve = markers in the reserve
legend-limit = so many resources you may keep
legend-dollar = dollar marker: a dividend when the disc comes here
legend-crown = VP per marker with the majority
legend-person = VP per marker without it
legend-met = goal met right now
legend-open = a tile may continue the network here
legend-recent = new since the last picture
legend-drove = a train has driven here
lesson-turn-1 = Lay a tile of your hand. Track meets track, blank side meets blank side.
lesson-turn-2 = Use its centre, the action with the bolt: only now.
lesson-turn-3 = Drive as many tiles as you have stations, and use what you enter.
lesson-turn-4 = Take a tile from the market. A dividend may go on the goal card above it.
lesson-tiles = Left: the track goes on. Right: track would end at a blank side; that is not allowed. Roads and houses need not match.
lesson-money = A stock row: sell a step down for a dividend. A dollar marker is a dividend, too. Below: two markers of a store become one; the other one is a dividend (coin) or goes back to the reserve.
lesson-city = Light areas meet at the edge: their houses are one city. Three houses, so the station scores 9. Every house that is joined later adds 3.
lesson-trains = Two movement points: the train enters the iron site and takes 1 iron, then a station and places a passenger in its city. It may not turn back.
lesson-deliver = Three resources, three markers: one on the factory for its points, one to your dividends, one on a goal card of your choice.
lesson-market = A goal card that is met: whoever has most markers there gets the crown’s value for each, everybody else the lower one.

## What is told beside the result
feat-stations = at home on every corner
feat-express = express delivery
feat-host = everybody’s guests
feat-whisker = by a whisker

## School
school-claimed-title = A tile and its centre
school-claimed = In a turn you lay one tile from your hand: track must meet track, and blank side must meet blank side. Then you may use the action in its **centre**, marked by a bolt: now or never. A production site can become yours for one **dividend**, your money.
school-claimed-task = Lay the coal site and make it yours.
school-claimed-done = It is yours for good. Whenever others take coal there, your stock rises.
school-claimed-declined = The site lies there, but it belongs to nobody. Choose an answer that says *own it for 1 dividend*.
school-claimed-other = That was another tile, or the back of one. You are looking for the coal site in your hand, P01.
school-built-title = Stations
school-built = At the end a station scores **3 points for every house of its city**. Houses belong together where light corners meet light corners. You build only on the site you have just laid, never next to another station. It costs as many dividends as you already have stations: one, now.
school-built-task = Lay the station tile so that you can build, and build.
school-built-done = A second station. From now on you also drive two tiles a turn, and you may keep two resources.
school-built-none = No new station stands there. The tile with the building place is S07; some places are too close to a station that is there already. Choose an answer that says *station for 1 dividend*.
school-fetched-title = Driving
school-fetched = After the tile your train drives: as many tiles as you have stations on the map, one at first. When it **enters** a tile you may use it. A production site, and the crossing in the middle, give the resource they show.
school-fetched-task = Drive so that you have a coal at the end.
school-fetched-done = A coal in store. You may keep as many resources as you have stations.
school-fetched-none = You have no coal at the end. Your new site is one tile to the north, the crossing one to the south: both give coal. Burning it again does not help.
school-aboard-title = Passengers
school-aboard = Enter **any** station, yours or another’s, and you may put a passenger on a free house of its city. Each one is a point at the end, and passengers can pay for stations: whoever builds uses those in their cities.
school-aboard-task = You have two stations, so you drive two tiles. Set down a passenger.
school-aboard-done = A point, and one day perhaps a dividend: if somebody else pays with it, you get the money.
school-aboard-none = No passenger of yours sits on the map. Drive through the crossing to the station opposite, two tiles from here.
school-far-title = Burning coal
school-far = A coal is fuel: **burn** it at any time of your journey for one movement point more. You have one station again, so one point, and a coal in store.
school-far-task = Burn coal to reach the station opposite, and set down a passenger there.
school-far-done = Coal carries you through the early turns, before the stations do.
school-far-none = You have burnt coal, but no passenger was set down. The way is: through the crossing in the south, then on to the station behind it.
school-far-short = One movement point is not enough for two tiles. Choose a journey that burns a coal.
school-delivered-title = Deliveries
school-delivered = A factory wants exactly three resources; this one a wood and two iron. Enter it with them in store and **deliver**. The three markers become points at the factory, a dividend, and a bid on a goal card of your choice. The first delivery also moves your stock two spaces.
school-delivered-task = You hold a wood and two iron. Deliver them to the factory in the north.
school-delivered-done = Points, a dividend, a bid and a rising stock, all from one stop.
school-delivered-past = Your train is in the factory, but nothing was delivered: that is a choice when you enter. Take the journey that says so.
school-delivered-away = Your train did not enter the factory. It is one tile to the north.
school-bid-title = Market and goals
school-bid = Your turn ends at the market: take an open tile into your hand. In the same breath you may put **one dividend on the goal card above it**. At the very end whoever meets the goal scores for each of their markers there; whoever misses it scores nothing for them.
school-bid-task = Take a tile and bid on the goal card above it.
school-bid-done = Bid on goals that you would reach anyway, and look at the two values below the card: the higher one is for whoever has most markers.
school-bid-tile = You took a tile, but no dividend went onto a goal card. Choose an answer with the goal.
