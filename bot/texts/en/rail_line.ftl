# Rail Line: every word a person reads

game-name = Rail Line
game-tagline = One line, three tracks: every card moves everybody’s express.
game-authors = A game by Martin Doležal, published by Albi
game-facts = 2–3 players · at most 12 turns each with two players, 8 with three

## Options
option-sheet = Score sheet
option-sheet-1 = Sheet 1 (standard)
option-sheet-2 = Sheet 2 (harder)

## Things
card-A01 = A01 Forest valley
card-A02 = A02 Ore ridge
card-A03 = A03 Foundry town
card-A04 = A04 Sugar country
card-A05 = A05 Glassmakers’ wood
card-A06 = A06 County town
card-A07 = A07 Smelter row
card-A08 = A08 Coal harbour
card-A09 = A09 Timber spa
card-A10 = A10 Mill plain
card-A11 = A11 Works sidings
card-A12 = A12 Quarry hamlet
card-B01 = B01 Market town
card-B02 = B02 Pit head
card-B03 = B03 Boiler works
card-B04 = B04 Coke ovens
card-B05 = B05 River bend
card-B06 = B06 Log bridge
card-B07 = B07 Harvest village
card-B08 = B08 Crystal valley
card-B09 = B09 Mountain junction
card-B10 = B10 Lakeside halt
card-B11 = B11 Three chimneys
card-B12 = B12 Suburb
card-B13 = B13 Post road
card-B14 = B14 Engine depot
card-B15 = B15 Gorge
card-B16 = B16 Meadow halt
card-B17 = B17 Works lane
card-B18 = B18 Refinery yard
card-B19 = B19 Rolling mill
card-B20 = B20 Chapel hill
card-B21 = B21 Clearing
card-B22 = B22 Mail halt
card-B23 = B23 Sand pit
card-B24 = B24 Long viaduct
card-B25 = B25 Passing loop
symbol-PA = Passengers
symbol-PO = Post
symbol-CO = Coal
symbol-IO = Iron ore
symbol-ST = Steel
symbol-FA = Factory
symbol-WO = Wood
symbol-SA = Sawmill
symbol-SB = Sugar beet
symbol-SF = Sugar factory
symbol-GL = Glassworks
symbol-LT = Local train
track-1 = Track T1
track-2 = Track T2
track-3 = Track T3
side-A = A Countryside
side-B = B City
replaced-none = Mark everything
replaced-both = Two coins instead of both symbols
replaced-PA = Coin instead of Passengers
replaced-PO = Coin instead of Post
replaced-CO = Coin instead of Coal
replaced-IO = Coin instead of Iron ore
replaced-ST = Coin instead of Steel
replaced-FA = Coin instead of Factory
replaced-WO = Coin instead of Wood
replaced-SA = Coin instead of Sawmill
replaced-SB = Coin instead of Sugar beet
replaced-SF = Coin instead of Sugar factory
replaced-GL = Coin instead of Glassworks

## Questions
decision-side = Which side of the start card do you want to use?
decision-track = Which track do you want for the whole game?
decision-play-card = Lay a track card: everybody’s express runs onto it.
decision-substitute = You are about to mark goods. Take a coin instead?
decision-local-move = Your local train moves for free. How far?
decision-extra = One extra action, if you like.
decision-final = Your last extra action of the game.
decision-side-public = { $seat } chooses the side of the start card
decision-track-public = { $seat } chooses a track
decision-play-card-public = { $seat } lays a track card
decision-substitute-public = { $seat } decides between goods and a coin
decision-local-move-public = { $seat } moves the local train
decision-extra-public = { $seat } may take an extra action
decision-final-public = { $seat } has a last extra action
ask-side = choose the start side
ask-track = choose your track
ask-play-card = lay a track card
ask-substitute = goods or a coin?
ask-local-move = move your local train
ask-extra = an extra action?
ask-final = a last extra action?
ask-ahead-substitute = goods or a coin?
ask-ahead-local-move = plan your local train
field-side = Side
field-track = Track
field-card = Which card?
field-replaced = Coin instead of a symbol?
field-stations = How many stations?
field-symbol = Which symbol?

## Moves
move-side = Choose the side
move-track = Choose a track
move-play = Lay a card
move-sub = Goods or coin
move-local = Move the local train
move-extra-pass = No extra action
move-extra-local = Local train (1 coin)
move-extra-play = Second card (1 coin)
move-extra-discard = Discard an A card (+1 coin)
move-extra-box = Mark one box (2 coins)
caption-card-0 = { $card } · nothing for you
caption-card-1 = { $card } · you: { $symbol }
caption-card-2 = { $card } · you: { $symbol } + { $symbol2 }
caption-track = { $track } · starts with { $symbol }
caption-stations-1 = { $stations } → { $symbol } (slot { $slot })
caption-stations-2 = { $stations } → { $symbol } or { $symbol2 } (slot { $slot })
caption-replaced = { $replaced } · then { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
caption-symbol = { $symbol } · then { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
caption-curve-1 = { $stations } → curve station: moves on at once, free
order-substitute = Goods or coin
order-substitute-house = The house rule: mark; a coin only for what would be lost, or brings no points in the last 8 cards
order-substitute-mark = Always mark the goods
order-substitute-coin-if-worse = Take the coin when the symbol would be lost or would lower my score
order-local-move = Free move of the local train
order-local-move-solved = In the last action: play the best answer if it is certain
order-final = Last action
order-final-solved = Play the best answer if it is certain, else ask

## Whole answers
menu-play-card = Lay a card, and then?
menu-substitute = Goods or coin?
menu-local-move = Where does your local train go?
menu-extra = Your extra action
menu-final = Your last action
offer-card = { $card } · you: { $symbol_sum }{ $source ->
    [display] ; a new card turns up
   *[hand] {" · "}{ $by } (then { $score })
 }
offer-card-local = { $card } · local train → { $place_route }: { $symbol }{ $source ->
    [display] ; then a new card
   *[hand] {" · "}{ $by } (then { $score })
 }
offer-card-drive = { $card } · local train → { $place_route }{ $source ->
    [display] ; then a new card
   *[hand] {" · "}{ $by } (then { $score })
 }
offer-card-nothing = { $card } · nothing for you{ $source ->
    [display] ; a new card turns up
   *[hand] {" · "}{ $by } (then { $score })
 }
offer-second = A second card ({ $coins ->
    [one] one coin
   *[other] { $coins } coins
 })
offer-pass = { $after ->
    [alone] No extra action
    [hand] and no extra action
   *[display] and no extra action; a new card turns up
 }
offer-local = { $after ->
    [alone] Local train → { $place_route }: { $symbol } (1 coin)
    [hand] and local train → { $place_route }: { $symbol } (1 coin)
   *[display] and local train → { $place_route }: { $symbol } (1 coin); then a new card
 }
offer-drive = { $after ->
    [alone] Local train → { $place_route } (1 coin)
    [hand] and local train → { $place_route } (1 coin)
   *[display] and local train → { $place_route } (1 coin); a new card turns up
 }
offer-discard = { $after ->
    [alone] Discard { $card } (+1 coin)
    [hand] and discard { $card } (+1 coin)
   *[display] and discard { $card } (+1 coin); a new card turns up
 }
offer-box = { $after ->
    [alone] Mark { $symbol } (2 coins, once a game)
    [hand] and mark { $symbol } (2 coins, once a game)
   *[display] and mark { $symbol } (2 coins, once); a new card turns up
 }
offer-card-only = { $after ->
    [hand] the card only; decide on the extra action afterwards
   *[display] the card only, see what turns up
 }
offer-stop = { $place_route }: { $symbol }
offer-way = { $place_route }: moves on
offer-mark = Mark { $symbol_sum }
offer-coin = { $coins ->
    [one] Coin
   *[other] { $coins } coins
 } instead of { $symbol_sum }
offer-coin-and-mark = Coin instead of { $symbol1 }, mark { $symbol2 }
note-score = { $by } now · { $score } { $score ->
    [one] point
   *[other] points
 } in all · { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }
note-then-local = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }; then your local train moves
note-card-only = a second card is possible then
place-start = start
place-slot-1 = slot 1
place-slot-2 = slot 2
place-slot-3 = slot 3
place-slot-4 = slot 4
place-slot-5 = slot 5
place-slot-6 = slot 6
place-slot-7 = slot 7
place-slot-8 = slot 8
place-slot-9 = slot 9
place-slot-10 = slot 10
place-slot-11 = slot 11
place-slot-12 = slot 12
place-slot-13 = slot 13
place-slot-14 = slot 14
place-slot-15 = slot 15
place-slot-16 = slot 16
place-slot-17 = slot 17
place-slot-18 = slot 18
place-slot-19 = slot 19
place-slot-20 = slot 20
place-slot-21 = slot 21
place-slot-22 = slot 22
place-slot-23 = slot 23
place-slot-24 = slot 24
place-curve-1 = curve 1
place-curve-2 = curve 2

## Said ahead
ahead-substitute = Goods or coin: wishes for the turns of others
ahead-local-move = Your next free move of the local train
wish-house = The house rule for everything
wish-rest = The house rule for the rest
wish-coin = Coin instead of …
wish-mark = Mark …
wish-ask = Ask me about …
wish-box = { $symbol } (box { $box })
wish-target = { $place }: { $symbol }
wish-then-ask = then ask me

## What happened
event-side = { $seat } chooses side { $side }.
event-track = { $seat } takes { $track }.
event-laid = { $source ->
    [hand] { $seat } lays { $card } from hand on slot { $slot }
   *[other] { $seat } lays { $card } from the display on slot { $slot }
 }{ $coins ->
    [0] {""}
   *[other] , as a second card
 }.
event-revealed = Turned up: { $card }.
event-marked = { $seat } marks { $symbol } (box { $box }).
event-overflow = { $seat }: the { $symbol } row is full: { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } instead.
event-lost = { $seat }: { $symbol } is lost behind the red line.
event-chain = { $seat } completes a column of coal, iron ore and steel: { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }.
event-glass = { $seat } fills the Glassworks row.
event-curve = { $seat }: the express enters the curve.
event-nothing-ahead = { $seat }: no station ahead of the local train; the free move lapses.
event-local = { $seat } sends the local train { $stations ->
    [one] one station
   *[other] { $stations } stations
 } ahead.
event-paid-local = { $seat } pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } for the local train.
event-substituted = { $seat } takes { $coins ->
    [one] a coin
   *[other] { $coins } coins
 } instead of marking { $symbol }.
event-discarded = { $seat } discards { $card } and gains { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }.
event-box = { $seat } pays { $coins } coins to mark a box (once a game): { $symbol }.
event-passed = { $seat } takes no extra action.
event-last-round = The last round has begun: { $reason }. After it everybody has one last extra action.
event-over = The game is over: { $reason }.
reason-line = all 24 track cards have been laid
reason-stack = the B stack is empty

## A turn, told
tell-side = chooses side { $side }
tell-track = takes { $track }
tell-laid = { $coins ->
    [0] lays { $card } on slot { $slot }
    [one] pays one coin to lay { $card } on slot { $slot } as well
   *[other] pays { $coins } coins to lay { $card } on slot { $slot } as well
 }
tell-marked = marks { $symbol_list }
tell-overflow = gets { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } for the full { $symbol } row
tell-lost = loses { $symbol } behind the red line
tell-chain = gets { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } for a complete column of coal, iron ore and steel
tell-glass = fills the Glassworks row
tell-curve = rolls into the curve
tell-nothing-ahead = has no station ahead of the local train
tell-local = sends the local train to { $place_route }
tell-paid-local = pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } to send the local train to { $place_route }
tell-substituted = takes a coin instead of { $symbol_list }
tell-discarded = discards { $card } (+{ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 })
tell-box = pays { $coins } coins to mark { $symbol }
tell-passed = takes no extra action
tell-revealed = Turned up: { $card }.
tell-last-round = The last round has begun: { $reason }. After it everybody has one last extra action.
tell-over = The game is over: { $reason }.

## Scoring
row-PA = Passengers
row-PO = Post
row-CO = Coal
row-IO = Iron ore
row-ST = Steel
row-FA = Factory
row-SB = Sugar beet
row-SF = Sugar factory
row-GL = Glassworks
row-timber = Wood and sawmill
row-coins = Coins
row-unspent = Unspent coins

## Refusals
E_PLAYER_COUNT = Rail Line is for 2 or 3 players.
E_GAME_OVER = This game is over.
E_INCOMPLETE = Something is missing: name the card, the symbol or the side as well.
E_BAD_INPUT = I do not know that move. Is something missing or misspelt?
E_SUB_TWO_PLAYERS = A coin instead of a symbol exists only with three players.
E_SUB_OWN_TURN = In your own turn you must mark; a coin instead is for other players’ turns.
E_SUB_USED_UP = You cannot replace that many symbols any more: four a game at most.
E_SUB_NOT_GOODS = Only a goods symbol waiting to be marked can be replaced.
E_NOT_YOUR_TURN = It is not your turn.
E_WAITING = First the open question (goods or coin, local train) must be answered.
E_NOT_IN_FINAL = The last action cannot be a second card; choose another one or none.
E_LINE_COMPLETE = All 24 track cards have been laid. Only an extra action is left.
E_WRONG_PHASE = That is not possible now.
E_TRACK_TAKEN = That track is taken.
E_ALREADY_USED = You have used this action already.
E_NO_COINS = You need { $n ->
    [one] one coin
   *[other] { $n } coins
 }.
E_CARD_NOT_AVAILABLE = That card is neither in your hand nor in the display.
E_NO_A_CARD = That A card is not in your hand.
E_NOTHING_AHEAD = There is no station ahead of your local train. Choose another extra action.
E_BAD_DISTANCE = Choose 1 to 5 stations, not beyond your express.
E_BAD_SYMBOL = That station has two symbols or another one: name one that it shows.
E_ROW_FULL = This row is full; choose one with a free box.
E_SECTION_CLOSED = The next beet box is behind a red line; mark the next sugar-factory box first.

## Commands
command-rail = rail
command-rail-description = Your moves in Rail Line
command-side = side
command-side-description = Choose the side of the start card
command-track = track
command-track-description = Choose your track
command-play = play
command-play-description = Lay a track card
command-sub = goods
command-sub-description = Mark the goods or take coins
command-local = local
command-local-description = Move the local train for free
command-extra = extra
command-extra-description = Extra actions
command-extra-pass = pass
command-extra-pass-description = No extra action
command-extra-local = local
command-extra-local-description = Move the local train for a coin
command-extra-play = play
command-extra-play-description = Lay a second card for a coin
command-extra-discard = discard
command-extra-discard-description = Discard an A card and gain a coin
command-extra-box = box
command-extra-box-description = Mark a box for two coins, once a game
parameter-sheet = sheet
parameter-side = side
parameter-side-description = A or B
parameter-track = track
parameter-track-description = 1, 2 or 3
parameter-card = card
parameter-card-description = A card of your hand or the display
parameter-replaced = coins
parameter-replaced-description = What to take coins for
parameter-stations = stations
parameter-stations-description = How many stations ahead
parameter-symbol = symbol
parameter-symbol-description = Which symbol, where there are two

## Guide
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
guide-first-title = Your first game
guide-first =
    {""}**What you want:** the most points on your score sheet. Its rows fill with goods, and the goods come from the stations on your track.
    {""}
    {""}**Your turn.** The numbers stand in the picture; you are ●.
    ① Choose a card from your hand or from the open display.
    ② It goes on the next free slot. Cards are never rotated, and every card fits.
    ③ Everybody’s express (E) runs onto it, and everybody marks what the station on their own track shows. On slot 2 that was steel for ●.
    ④ Your sheet: a row is worth its furthest marked box. Wood and sawmill are multiplied.
    Then you may take one extra action, such as moving your local train (L) for a coin.
    {""}
    {""}**The buttons.** Press **My move**. The menu lists every card with what it brings you; then you choose an extra action or none. *My hand* shows what each card would give to whom.
    {""}
    {""}**What everybody gets wrong at first**
    • The others’ cards move you, too. You mark in their turns as well as in yours.
    • The local-train symbol is an order: your local train must go on at once, free of charge.
    • One box counts, not the sum of a row.
    • Iron ore, steel and factory count only below coal box 2 or 4. The steel in the picture is worth nothing yet.
    {""}
    {""}**The end:** once the 24th card lies or the last card of the B stack is turned up, the round is played out. Then everybody has one last extra action.
    {""}
    {""}**For a first game:** take sheet 1. Bring a few rows far instead of every row a little. Play your A cards when the rich station lies on your own track and the others get little.
lesson-first-1 = Your turn: choose a card from your hand or from the display.
lesson-first-2 = It goes on the next free slot. Every card fits.
lesson-first-3 = All expresses (E) run onto it. ● is you: you mark what your track shows.
lesson-first-4 = Your sheet: the last cross is what a row is worth. Wood × sawmill: 1 × 1.
guide-idea-title = The idea
guide-idea =
    {""}**One railway line, built by everybody.** It grows card by card in three rows of eight, folded like a snake. Every card carries three tracks, and each of you owns one of them for the whole game. With two players one track belongs to nobody.
    {""}
    Whoever lays a card moves **everybody’s** express onto it, and everybody marks the goods printed at the station on their own track. So each card is a question: what do I get, and what do I give the others?
    {""}
    You have two trains. The **express** is always at the front: on the newest card or in the curve behind it. The **local train** trails behind and picks up single symbols at stations the express has already reached.
    {""}
    Before the first card the start player picks a side of the start card. Then, in order, everybody takes a free track, and with it the first box of the symbol at its start. Both your trains start there.
    {""}
    You hold four A cards for the whole game (nothing is drawn to replace them; with two players the other four A cards stay in the box, unseen); four B cards lie open in the display and are refilled from the stack. All sheets, coins and discards are open; hands and the order of the stack are secret.
guide-turn-title = A turn
guide-turn =
    {""}**1. Lay a card** (you must) from your hand or from the display on the next free slot. Cards are never rotated, and every card always fits. A card from the display is replaced at once from the B stack.
    {""}
    {""}**2. Everybody’s express runs onto it**, and everybody takes what is shown at the station on their own track, both symbols if there are two. Mark goods on your own sheet, from the left, without gaps. Some stretches have no station.
    {""}
    {""}**3. The local-train symbol** is an order: your local train moves for free, right now, even in somebody else’s turn. This move is not optional: if a station lies ahead, the local train must go on by at least one. If none does, the move lapses.
    {""}
    {""}**4. On slots 8 and 16** the expresses then roll on into the curve, and everybody’s local train moves once more for free.
    {""}
    {""}**5. One extra action**, if you like (see *Extra actions*). Then it is the next player’s turn.
    {""}
    Tracks may cross inside a card, and a curve turns the outer tracks round. You need not work that out: follow your colour on the picture. The picture of your hand shows what each card would give to whom.
guide-trains-title = Local train and coins
guide-trains =
    {""}**Moving the local train.** Count only stations of your own track that lie ahead, up to your express: choose 1 to 5 of them. Only the last one counts: you take **one** symbol there, of two goods the one you like. Stations in between bring nothing. The local train never passes the express.
    {""}
    If it ends on a local-train symbol or in a curve station, it moves again at once, for free, until it finds goods or nothing lies ahead.
    {""}
    {""}**Full rows.** When a row is full, each further symbol of it brings the coins printed at its end (1 or 2).
    {""}
    {""}**Coins** pay for extra actions, also in the same turn in which you got them. Each unspent coin is a point at the end.
    {""}
    {""}**Three players only:** when goods reach you in another player’s turn, you may take a coin instead of a symbol, four symbols a game. This holds for goods of the express and of the local train, and for full rows too. Never in your own turn, nor for a local-train symbol. The house answers for you: it marks, and takes the coin only for what would be lost, or brings no points during the last eight cards. You can say otherwise, for single goods too, or ask to be asked.
guide-extra-title = Extra actions
guide-extra =
    After your card you may take **one** of these:
    {""}
    🚂 **Local train** – 1 coin. Move it 1 to 5 stations.
    🃏 **Second card** – 1 coin. Lay another card, with everything that belongs to it.
    🪙 **Discard an A card** – gives you 1 coin. The card is gone.
    ✏️ **Mark one box** – 2 coins, once a game. The next free box of a row of your choice; not in a full row and not behind a closed red line.
    {""}
    Or none. It works exactly as usual: a second card moves everybody, and a local train that ends on a local-train symbol goes on for free.
guide-sheet1-title = Score sheet 1
guide-sheet1 =
    A row is worth the value of its furthest marked box, not the sum.
    {""}
    {""}**Passengers** 1–8: doubled for you if you alone have the most boxes. A tie for most doubles nobody.
    {""}**Post** −2, 4, 2, 8, 6, 13: the value jumps up and down.
    {""}**Coal** 1, 2, 3, 4, 6, 9. **Iron ore** 1, 2, **steel** 2, 5 and **factory** 3, 8 hang below coal boxes 2 and 4: a box counts only if everything above it in its column is marked. All four rows score.
    {""}**Wood** 1–5 times **sawmill** 1–5. If one of the two rows is empty, both are worth 0.
    {""}**Sugar beet** is worth nothing itself. **Sugar factory** 3 and 8: the first needs beet box 1, the second beet box 3.
    {""}**Glassworks** 1, 3, 6, 4, 2: too much of it hurts.
    {""}**Coins**: one point for each one left.
    {""}
    If the furthest box lacks what it needs, the furthest one that has it counts. Marking is never optional, even if it hurts.
guide-sheet2-title = Score sheet 2 (harder)
guide-sheet2 =
    A row is worth its furthest marked box that has what it needs.
    {""}
    {""}**Passengers** cost a point for each marked box, but a **post** box (5, 12, 22, 28, 36) counts only if the passenger box above it is marked (columns 1, 3, 5, 6, 8). Nothing is doubled on this sheet. Both rows are added.
    {""}**Coal** 1, 2, 3, 4, 6, 9, **iron ore** 1, 2, **steel** 2, 5 as on sheet 1, but without the factory. Whoever completes a column – coal box 2 or 4 with iron ore and steel below it – gets one coin at once.
    {""}**Wood and sawmill** are one zig-zag chain wood–sawmill–wood–sawmill …: start at the first wood box and follow the chain as long as boxes are marked: the value in the last box you reach is what both rows together are worth. Marks beyond the gap score nothing.
    {""}**Sugar beet** 1, 2, 4, 6, 10 and **sugar factory** 1, 3: both rows score. Red lines divide them: beets 3 and 4 need sugar-factory box 1, beet 5 needs box 2. A beet behind a closed line is lost, without a coin. Where the express finds both symbols, the sugar factory is marked first.
    {""}**Factory** changes coins: the furthest marked box – first, second or third – lets up to 2, 3 or 4 unspent coins count 2, 3 or 4 points each; the others stay at 1.
    {""}**Glassworks** 1, 2, 3, then the race: 8 for everyone who fills the row in the first turn in which anybody does, 4 for those who come later.
guide-end-title = End and winner
guide-end =
    The end is triggered when the **24th card** is laid or the last card of the **B stack** is turned up. The round is played out, so that everybody has the same number of turns. Once the line is full, such a turn is just an extra action (no second card). If only the stack is empty, cards are laid as before, but the display is no longer refilled.
    {""}
    Then everybody has one **last extra action** (no second card), in order from the start player. After that the sheets are added up.
    {""}
    Most points win. A tie goes to whoever has more unspent coins; if that is equal too, the victory is shared.
guide-here-title = Playing here
guide-here =
    Press **My move** under the newest picture. You get a private panel with your hand and the next question; numbers on the picture belong to the answers. *Back* takes the last answer back, *Undo* takes back your last move as long as nothing hidden came out.
    {""}
    As commands: `/rail side`, `/rail track`, `/rail play`, `/rail goods`, `/rail local`, `/rail extra …`. All of them suggest what is legal.
    {""}
    {""}**My hand** shows your cards and what each of them would give everybody. The same picture reaches you as a direct message whenever your hand changes.
    {""}
    Questions with a single answer are not asked. Some questions need not wait for you: goods or coin is answered by the house rule or by your wishes, the next free move of the local train by your plan, if you make one. If it is certain which last action is best, the house plays it. You can also choose to be asked everything. Under *More* you find standing orders, the board as text and this guide.

## Words on pictures
picture-start = START
picture-destination = END
picture-display = Display
picture-stack = Stack
picture-empty = empty
picture-setup = Setting up
picture-turn-number = Turn { $number }
picture-last-round = last round
picture-last-action = last action
picture-means-coin = coins
picture-means-cards = hand
picture-means-instead = instead
picture-means-box = one box
picture-drives-on = drives on for free
picture-points = points
picture-express-letter = E
picture-local-letter = L
picture-nothing = nothing
picture-hand-cards = In hand
picture-free-track = { $track } has no owner
alt-line = { $laid } of { $slots } cards laid, { $stack } in the stack.
text-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
text-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
text-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
 }
text-track = { $track }
text-trains = express { $express }, local train { $local }
text-instead = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 } instead of symbols left
text-box = one box still to buy
text-goods = now to mark: { $goods }
text-move = local train to move
text-enter = curve to enter
text-marked = marked
text-discards = Discarded
text-acted = extra action taken
text-extra = card laid, extra action due
text-line = The line, slot by slot:
text-display = Display and what it would bring now ({ $stack } in the stack):
text-at-start = at the start
text-at-slot = on slot { $slot }
text-at-curve = in curve { $curve }

## Legend
legend-title = What the symbols mean
legend-order = your local train drives on for free
legend-express = express: at the front of the line
legend-local = local train: picks up behind
legend-track = a track in its owner’s colour
legend-no-owner = a track without owner
legend-card-a = A card: from a hand
legend-card-b = B card: from the display
legend-hand = cards in hand
legend-stack = the face-down B stack
legend-coin = coins, one point each
legend-overflow = coins per symbol once the row is full
legend-instead = still so many coins instead of symbols
legend-box = one box still to buy, for 2 coins
legend-mark = marked up to here
legend-ghost = marked, but does not count yet
legend-line = red line: the sugar factory opens it
legend-link = this box needs the one above it
legend-recent = new since the last picture

## Words in the guide's pictures
lesson-idea = One card, laid by anybody: everybody’s express runs onto it and marks what the own track shows. Here ● marks wood and sawmill, ▲ passengers, ■ glass.
lesson-turn-1 = Lay a card from your hand or the display.
lesson-turn-2 = All expresses run onto it; everybody marks the goods of the own track.
lesson-turn-3 = This sign sends your local train on, at once and for free.
lesson-turn-4 = On slots 8 and 16 everybody rolls into the curve: one more free move.
lesson-turn-5 = If you like, one extra action. Most cost coins.
lesson-trains = Count only stations of your own track that lie ahead; stretches without a station do not count. You choose 1 to 5 and mark what the last one shows: here the second, a factory.

# On the picture of the end
picture-over = The line is complete

## What is told beside the result
feat-chain = chain reaction
feat-glass = clear view
feat-spent = not a coin left
feat-whisker = by a whisker

## School
school-goods-title = What a card brings
school-goods = All of you build one line together, card by card. Each card carries three tracks, and one of them is yours for the whole game: yours is the upper one here. Lay a card, and your express runs onto it. You mark what the station on **your** track shows, one good or two.
school-goods-task = Lay a card that brings you two goods.
school-goods-done = Two goods at once, from one station. *My hand* and the list of answers always tell what a card would bring you.
school-goods-none = On this card no station lies on your track, so you marked nothing. Look at the line behind each card: it says what *you* get.
school-goods-one = That brought you one good. Another card has a station with two symbols on your track.
school-alone-title = What you give away
school-alone = Every card moves **everybody’s** express, and everybody marks what lies on their own track. So each card is two questions: what do I get, and what do the others get? Open *My hand* during a game to see both.
school-alone-task = Lay a card that brings you a good and your neighbour nothing.
school-alone-done = That is how points are made here: something for you, nothing for the others.
school-alone-none = Nobody gained much there, and you nothing at all. You need a station on your own track, the upper one.
school-alone-rival = You got something, but your neighbour did as well, at the station on the middle track. One card serves you alone.
school-fetched-title = The local train
school-fetched = After your card you may take **one** extra action. For a coin your local train follows your express: choose one of the stations ahead of it on your track, and take **one** symbol there. Of two goods you take the one you like; stations it passes bring nothing.
school-fetched-task = Spend your coin: fetch wood with your local train.
school-fetched-done = The local train collects what your express has already had: every station on your track can pay twice.
school-fetched-stays = Your local train has not moved. The extra action *Local train* costs one coin, and you have one.
school-fetched-other = The local train has moved, but it did not bring wood. The station in slot 1 shows wood and sawmill: choose wood there.
school-multiplied-title = Rows and products
school-multiplied = A row is worth its furthest marked box, not the sum. **Wood and sawmill are multiplied**: you have 1 wood and 3 sawmill boxes, which is 1 × 3 = 3 points.
school-multiplied-task = You have a coin for the local train. Take the good that raises this product most.
school-multiplied-done = 2 × 3 = 6 instead of 1 × 4 = 4. In a product the shorter row is worth more.
school-multiplied-stays = The local train has not moved, so the product still is 1 × 3. Spend the coin on it.
school-multiplied-less = That adds less than possible: one more sawmill makes 1 × 4, but one more wood makes 2 × 3.
school-coin-title = Coins
school-coin = Coins pay for extra actions: the local train and a second card cost one each, a box of your choice two. Each coin left at the end is a point. You have none now, but an **A card** can be thrown away for one.
school-coin-task = Get yourself a coin.
school-coin-done = A card that serves others more than you is well spent like this. A cards are not replaced, though: they are only yours.
school-coin-none = You still have no coin. Choose the extra action *Discard an A card*.
school-second-title = A second card
school-second = For one coin you may lay **another card** in the same turn. It does everything the first one did: all expresses run on, everybody marks. It is strongest when it helps you and nobody else.
school-second-task = Lay a second card.
school-second-done = Two cards in one turn. It also brings the end nearer: the line has 24 slots.
school-second-none = No second card lies there. It is one of the extra actions and costs your coin; take it from your hand or from the display.
school-post-title = A box of your choice
school-post = Once in the game you may pay **two coins** and mark the next box of a row of your choice. Look at the **post** row: its values jump: −2, 4, 2, 8, 6, 13. You have one box there, so the row costs you 2 points.
school-post-task = Spend the two coins where they help most: on the post.
school-post-done = From −2 to 4: six points for two coins. Rows that jump are the place for this action.
school-post-unused = You have not used the box. It is the extra action for two coins, once in the game.
school-post-other = A box is marked, but the post row still stands at −2. There one more box is worth six points.
