# The Black Loco: everything a person reads.

game-name = The Black Loco
game-short = Black Loco
game-tagline = One railway network for all, shares for everyone, and premiums worth the ride.
game-authors = Jörg von Rüden
game-facts = 2 to 4 players, about 4 turns each in the short game, 8 in the long one

## Table
option-map = Map
option-map-germany = Germany
option-map-benelux = Germany with Benelux
option-map-usa = USA
option-length = Length
option-length-short = Short game: until 12 base cards are replaced or 3 stacks empty
option-length-long = Long game: until 24 base cards are replaced or 4 stacks empty
option-mountains = Mountains
option-mountains-no = Without mountains
option-mountains-yes = With mountains: each card laid there costs one hand card more
option-edition = Card values
option-edition-2 = Second edition: smaller station bonuses

## Questions
decision-bid = Choose one hand card in secret: the highest number moves first. You keep the card.
decision-choose = What will your turn be?
decision-build = Build a station or a track, or finish building.
decision-second = A second track for the same payment?
decision-pay = Pay one hand card. It goes on top of its stack.
decision-buy = Buy a share, or finish buying.
decision-premium = For which company will you initiate a premium?
decision-swap = Exchange your position with somebody?
decision-draw = The premium pays you a card. From which stack?
decision-closing-draw = The premium pays you a card; the draws can end the game. From which stack?
decision-west-draw = The West bonus: take the top card of a stack.
decision-bid-public = { $seat } chooses a card for the first order
decision-choose-public = { $seat } is taking a turn
decision-build-public = { $seat } builds
decision-second-public = { $seat } may lay a second track
decision-pay-public = { $seat } pays
decision-buy-public = { $seat } buys shares
decision-premium-public = { $seat } may initiate a premium
decision-swap-public = { $seat } may change position
decision-draw-public = { $seat } draws a card of the premium
decision-closing-draw-public = { $seat } draws from a premium that can end the game
decision-west-draw-public = { $seat } draws the West bonus
ask-bid = choose a card in secret
ask-choose = take your turn
ask-build = build a station or track
ask-second = a second track?
ask-pay = pay with a card
ask-buy = buy a share
ask-premium = initiate a premium
ask-swap = change your position?
ask-draw = draw a premium card
ask-closing-draw = draw from a premium
ask-west-draw = draw the West bonus
ask-ahead-draw = plan your draws
ask-ahead-closing-draw = say how you draw
ask-ahead-swap = say your position
field-card = Which card?
field-pair = Which pair of actions?
field-cell = Where?
field-piece = Which card, which way up?
field-company = Which company?
field-seller = From whom?
field-stack = Which stack?
field-seat = With whom?

## Moves
move-bid = Choose a card
move-pair = Choose actions
move-build = Build
move-also = Second track, paid together
move-second = Second track
move-share = Buy a share
move-pay = Pay
move-premium = Premium
move-draw = Draw
move-swap = Swap positions
move-done = Finish
done-second = No second track
done-build = Finish building
done-buy = Finish buying
done-premium = No premium
done-swap = Keep the position
pair-EB = Build, then buy shares
pair-BE = Buy shares, then build
pair-PM = Premium, then change position
pair-pass = Pass
caption-cell = { $id } { $cell }
caption-cell-mountain = { $id } { $cell } (mountain, +1 card)
caption-pair-empty = { $pair }: nothing to pay with, you hold no card
caption-share = { $card } · share of { $company } · stack { $stack }
caption-station-card = { $card } · station · stack { $stack }
caption-stack = { $stack } ({ $count }) · top: { $card }, station of { $company }
caption-stack-track = { $stack } ({ $count }) · top: { $card }, share of { $company }
caption-seller = { $seat }
caption-swap = Position { $position }: { $seat }
caption-track = { $number }{ $turned ->
    [yes] {" "}upside down
   *[no] {""}
 } · { $sides1 }{ $sides2 ->
    [none] {""}
   *[other] {" "}+ { $sides2 }
 }{ $sides3 ->
    [none] {""}
   *[other] {" "}+ { $sides3 }
 }{ $tower ->
    [top] , tower at the top
    [bottom] , tower at the bottom
   *[none] {""}
 }
caption-station = { $number }{ $turned ->
    [yes] {" "}upside down
   *[no] {""}
 } · { $company } { $sides1 }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 }{ $tower ->
    [top] , tower at the top
    [bottom] , tower at the bottom
   *[none] {""}
 }
caption-double = { $number }{ $turned ->
    [yes] {" "}upside down
   *[no] {""}
 } · { $company } { $sides1 } and { $company2 } { $sides2 }
caption-premium = { $company }: { $total } cards, { $own } for you ({ $n ->
    [one] one step
   *[other] up to { $n } steps
 })
caption-price = { $company }: { $price ->
    [one] one card
   *[other] { $price } cards
 }
order-bid = Card for the first order
order-bid-lowest = The lowest card
order-bid-highest = The highest card
order-draw = Cards of a premium
order-draw-standing = By standing: the smallest stack if I alone lead, else the largest
order-draw-fullest = From the largest stack
order-draw-emptiest = From the smallest stack
order-draw-tracks = Track cards first
order-draw-stations = Station cards first
order-pay = Paying
order-pay-stations = Pay with station cards first
order-pay-tracks = Pay with track cards first

## Whole answers
button-steps = Step by step, pay otherwise
menu-bid = Your card for the first order: the highest number moves first
menu-premium = Start a premium …
menu-build = Build …
menu-second = A second track for the same payment …
menu-shares = Buy shares …
menu-end = End the turn …
menu-swap = Your position after the premium
menu-draw = Which stack do you draw from?
menu-pay = Pay
offer-bid = { $card } · { $company }
offer-bid-last = { $card } · { $company }: all cards are shown then
offer-premium = { $company }: { $total ->
    [one] one card
   *[other] { $total } cards
 }, { $own } for you
offer-place = Build on { $id } { $cell }{ $more ->
    [0] {""}
   *[other] {" "}(mountain, +1 card)
 }
offer-track = { $id } { $cell }: { $number }{ $turned ->
    [yes] {" "}upside down
   *[no] {""}
 } · track { $sides_sum }{ $tower ->
    [top] , tower top
    [bottom] , tower bottom
   *[none] {""}
 }
offer-station = { $id } { $cell }: { $number }{ $turned ->
    [yes] {" "}upside down
   *[no] {""}
 } · { $company_list } { $sides_list }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 }{ $tower ->
    [top] , tower top
    [bottom] , tower bottom
   *[none] {""}
 }
offer-shares = { $company } ×{ $count } for { $price ->
    [one] one card
   *[other] { $price } cards
 }{ $then ->
    [end] , end the turn
    [more] , then something else
   *[other] {""}
 }
offer-share-from = { $company } from { $seller_seat }, who gets { $card_list }{ $then ->
    [end] ; end the turn
    [more] ; then something else
   *[other] {""}
 }
offer-then-end = Buy and end the turn{ $fills ->
    [0] {""}
   *[other] {" "}({ $stack_list } not empty then)
 }
offer-then-more = Buy, then something else{ $fills ->
    [0] {""}
   *[other] {" "}({ $stack_list } not empty then)
 }
offer-end = End the turn
offer-pass = Pass
offer-swap-alone = Change position only
offer-keep = Keep position { $position }, end the turn
offer-swap = Take position { $position } from { $seat }, end the turn
offer-draw = { $stack } ({ $count }) · top: { $card }, { $kind ->
    [share] share of { $company }
   *[station] station of { $company }
 }
offer-pay = Pay { $card_list }
offer-pay-player = Give { $card_list } to { $seller_seat }
note-build = { $price ->
    [0] free
   *[other] pays { $card_list }
 }; capital then { $capital }{ $joins ->
    [0] {""}
   *[other] ; joins { $id_list }
 }{ $fills ->
    [0] {""}
   *[other] ; { $stack_list } not empty then
 }
note-shares = capital then { $capital }{ $own ->
    [0] {""}
   *[other] ; premium of { $company }: { $total }, { $own } for you
 }{ $last ->
    [yes] ; the last one in the stacks
   *[no] {""}
 }{ $fills ->
    [0] {""}
   *[other] ; { $stack_list } not empty then
 }
note-hand = { $held ->
    [one] one hand card is
   *[other] { $held } hand cards are
 } left
note-premium = up to { $n ->
    [one] one step
   *[other] { $n } steps
 }{ $others ->
    [0] {""}
   *[other] ; others: { $seat_count }
 }{ $ends ->
    [yes] ; can end the game
   *[no] {""}
 }
note-dry = empties this stack
note-pass = ends your turn with nothing done

## Said ahead
ahead-draw = Draw plan: the cards that premiums pay you
ahead-closing-draw = The draws of this premium can end the game. How do you draw?
ahead-closing-draw-public = { $seat } says how to draw from a premium that can end the game
ahead-swap = Your position after this premium
ahead-swap-public = { $seat } may change position
wish-standing = By standing{ $until ->
    [always] , whenever it can end the game
   *[other] {""}
 }{ $count ->
    [0] {""}
   *[other] : now { $stack_list }
 }
wish-open = Keep the game open{ $until ->
    [always] , whenever it can end
   *[other] {""}
 }{ $count ->
    [0] {""}
   *[other] : now { $stack_list }
 }
wish-end = End the game{ $until ->
    [always] , whenever it can end
   *[other] {""}
 }{ $count ->
    [0] {""}
   *[other] : now { $stack_list }
 }
wish-stack = First from { $stack } ({ $count }), then …
wish-card = { $card } ({ $stack }{ $company ->
    [none] {""}
   *[other] , { $company }
 }) if on top, then …
note-standing = smallest stack if you alone lead, else the largest; now you { $ahead ->
    [yes] lead
   *[no] do not lead
 }

## Told
tell-bid = has chosen a card
tell-bid-shown = shows { $card }: position { $position }
tell-subsidy = Round { $round } begins with the state subsidies.
tell-loco = The black loco goes to { $seat } (capital { $capital }).
tell-passed = passes
tell-paid = pays with { $card_list }
tell-laid = builds { $card } in { $cell }{ $price ->
    [0] {""}
   *[other] {" "}for { $card_list }
 }
tell-west-bonus = is the first in the West
tell-share = buys { $count ->
    [one] one share
   *[other] { $count } shares
 } of { $company } for { $card_list }
tell-share-from = buys one share of { $company } from { $seller_seat } for { $known ->
    [0] { $price ->
        [one] one card
       *[other] { $price } cards
     }
   *[other] { $card_list }
 }
tell-premium = starts a premium of { $company }: { $total ->
    [one] one card
   *[other] { $total } cards
 } (up to { $n ->
    [one] one step
   *[other] { $n } steps
 })
tell-payout-stopped = All stacks are empty; { $left ->
    [one] one card is
   *[other] { $left } cards are
 } lost.
tell-drew = draws { $known ->
    [0] { $count ->
        [one] one card
       *[other] { $count } cards
     }
   *[other] { $card_list }
 } ({ $stack_count })
tell-swap = takes position { $position } from { $other_seat }
tell-idle-round = In round { $round } nothing was built, no share left the stacks and no card was drawn. If the next round is the same, the game ends.
tell-end = The game ends: { $reason }.

## Sides
sides-N = N
sides-E = E
sides-S = S
sides-W = W
sides-NE = NE
sides-NS = NS
sides-NW = NW
sides-ES = ES
sides-EW = EW
sides-SW = SW
sides-NES = NES
sides-NEW = NEW
sides-NSW = NSW
sides-ESW = ESW
sides-NESW = NESW

## What happened
event-bid = { $seat } has chosen a card.
event-bid-shown = { $seat } shows { $card }: position { $position }.
event-subsidy = Round { $round } begins with the state subsidies.
event-loco = The black loco goes to { $seat } (capital { $capital }).
event-pair = { $seat } chooses: { $pair }.
event-passed = { $seat } passes.
event-announced = { $seat } chooses { $card } for { $cell }: { $price ->
    [one] one card
   *[other] { $price } cards
 }.
event-share-announced = { $seat } chooses a share of { $company } ({ $card }): { $price ->
    [one] one card
   *[other] { $price } cards
 }.
event-paid = { $seat } pays { $card } onto { $stack }.
event-paid-to = { $seat } pays a card to { $seller_seat }.
event-paid-card = { $seat } gives { $card } to { $seller_seat }.
event-laid = { $seat } builds { $card } in { $cell }.
event-returned = { $card } goes back onto { $stack }.
event-west-bonus = { $seat } is the first in the West and takes a card.
event-share = { $seat } takes a share of { $company } ({ $card }).
event-share-from = { $seat } takes a share of { $company } ({ $card }) from { $seller_seat }.
event-premium = { $seat } initiates a premium of { $company }: { $n ->
    [one] one step
   *[other] up to { $n } steps
 }, { $total } cards.
event-payout-stopped = All stacks are empty; { $left ->
    [one] one card is
   *[other] { $left } cards are
 } lost.
event-drew = { $seat } draws from { $stack }.
event-drew-card = { $seat } draws { $card } from { $stack }.
event-swap = { $seat } swaps positions with { $other_seat } and now has position { $position }.
event-idle-round = In round { $round } nothing was built, no share left the stacks and no card was drawn. If the next round is the same, the game ends.
event-end = The game ends: { $reason }.
reason-cards = enough base cards have been replaced
reason-stacks = enough stacks are empty
reason-idle = two rounds passed without progress
reason-rounds = sixty rounds have been played

## Scoring
row-hand = Hand cards
row-shares = Shares
row-pairs = Unequal pairs
row-loco = Black loco
row-share-count = Number of shares

## Refusals
E_INPUT = I do not know that move.
E_NOT_YOUR_TURN = It is not your turn.
E_ACTION_ORDER = That is not possible at this point. *My move* shows what is: finish choosing, paying or drawing first, and keep to the actions of your pair.
E_SETUP = This combination of map and modules does not exist.
E_BID = The first order takes one card from your own hand, chosen once, before round 1.
E_FIRST_STATION = Your first turn begins with a station: choose to build and lay one (USA: on 064, 071 or 072).
E_SECOND_TRACK = A second card is free only directly after a track card, and it must be a track card, too.
E_WAY_UP = Say which way up: { $N }^ upright, { $N }v upside down.
E_USE_SECOND = Pay for the first track; when it lies, `second` lays the other one. `also` is only for mountains, before anything is paid.
E_NOT_LISTED = Card { $N } is not listed on { $X }.
E_NOT_IN_STACK = { $N } is not in stack { $S }. It gets there only if you pay with it yourself.
E_EDGE = A track would leave the plan there. Turn it, or choose another card or place.
E_STICK = No track may point at the stick between 060 and 061.
E_NO_CONNECTION = The card joins no track of a neighbouring card. Turn it, or choose another card or place.
E_TRACK_LOST = A track already built would be lost. Turn it, or choose another card or place.
E_TOWER = The water tower would lie on the wrong half. Turn it, or choose another card or place.
E_COST = This costs { $k ->
    [one] one hand card
   *[other] { $k } hand cards
 }; you have { $h }.
E_PAYMENT = That card is not in your hand. Pay with one of your hand cards.
E_NO_STATION_OF_COMPANY = { $C } has no station in the network.
E_WRONG_SHARE = Card { $N } is not a share of { $C }.
E_SHARE_IN_STACK = The stacks still hold a share of { $C }: take that one.
E_NO_SHARE_LEFT = This player does not own that share of { $C }.
E_BLACK_LOCO_PROTECTED = The black loco protects this player’s shares. Choose another seller.
E_OWN_SHARE = You cannot buy from yourself.
E_NEED_OWN_SHARE = You need at least one share of { $C } of your own; the black loco does not count.
E_NO_ROUTE = In { $n ->
    [one] one step
   *[other] { $n } steps
 } the train of { $C } reaches no second station.
E_PREMIUM_USED = You have already initiated a premium this turn.
E_EMPTY_STACK = Stack { $S } is empty.
E_SWAP_SELF = Choose another player.

## Commands
command-loco = loco
command-loco-description = Moves of The Black Loco
command-bid = order
command-bid-description = Choose a hand card for the first order
command-pair = turn
command-pair-description = Choose the pair of actions for your turn, or pass
command-build = build
command-build-description = Build a station or a track
command-also = also
command-also-description = Announce a second track before paying
command-second = second
command-second-description = Lay a second track for the same payment
command-share = share
command-share-description = Buy a share from the stacks or a player
command-pay = pay
command-pay-description = Pay one hand card
command-premium = premium
command-premium-description = Initiate the premium of a company
command-draw = draw
command-draw-description = Take the top card of a stack
command-swap = swap
command-swap-description = Exchange positions with another player
command-done = done
command-done-description = Finish or leave out the current action
parameter-map = map
parameter-length = length
parameter-mountains = mountains
parameter-card = card
parameter-card-description = Number of a card
parameter-pair = actions
parameter-pair-description = Build and buy, buy and build, premium and swap, or pass
parameter-cell = place
parameter-cell-description = Where to build
parameter-piece = card
parameter-piece-description = Number and way up: ^ upright, v upside down
parameter-company = company
parameter-company-description = One of the six companies
parameter-seller = seller
parameter-seller-description = Only if the stacks hold no share: from whom
parameter-stack = stack
parameter-stack-description = A stack that is not empty
parameter-seat = player
parameter-seat-description = Another player

## Guide
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
guide-first-title = Your first game
guide-first =
    {""}**What you want:** the most **capital** at the end. A hand card is a point, and a share is worth as many points as its company has stations. Pairs of replaced base cards (one track and one station) count 1 each, the black loco 2.
    {""}
    {""}**Your turn**: build and then buy shares, or the other way round; or start a premium and then change your position. The picture shows the first turn of ●:
    ① The game begins with a **station**. One hand card pays for it.
    ② One hand card pays for **one or two tracks**: here for two. A yellow card must join a track that is there already.
    ③ A **share** is a track card with the company’s loco, taken from a stack. It costs as many hand cards as the company has stations, here one.
    ④ **Hand cards** are your money. New ones come from **premiums**: the train of a company visits stations, and its shareholders draw the cards.
    {""}
    {""}**The buttons.** First everybody chooses a card in secret; the highest number moves first. Then press **My move**. The menus are *Build …*, *Buy shares …*, *Start a premium …* and *End the turn …*. An answer contains the payment. The first thing you do decides what you may do afterwards.
    {""}
    {""}**What everybody gets wrong at first**
    • You never build from your hand. Hand cards only pay; they go on top of their own stacks.
    • A train enters as many cards as there are shares of its company in front of **all** players together.
    • All who hold such shares draw from your premium, too: one card a share; the black loco counts as one share more. What is then left is yours.
    • Position numbers stay from round to round, until somebody exchanges them.
    {""}
    {""}**The end:** after a round in which everybody has moved. In the short game 12 base cards must have been replaced or 3 stacks be empty, in the long game 24 or 4.
    {""}
    {""}**For a first game:** take the short one in Germany, without mountains. Buy shares while the company has one station; every further station raises all of them. Start a premium when your hand runs low.
lesson-first-1 = Your first card is a station: one hand card pays for it. Violet now has one station.
lesson-first-2 = One hand card pays for one or two tracks: here for two.
lesson-first-3 = A violet share costs as many cards as violet has stations: one. It is worth as much.
lesson-first-4 = Hand cards are money, and a point each. Premiums bring new ones.
guide-idea-title = The idea
guide-idea =
    {""}**One railway network that all of you build together.** Six companies, known by their colours, have stations in it. Nobody owns a company; you hold **shares**.
    {""}
    A share is worth as many points as its company has stations. Once in a while you send a train of a company on a tour: the stations it visits pay a **premium**, and the cards of the premium are your money for everything else.
    {""}
    Money is your **hand of cards**. Each hand card is a point, and each card you spend goes back onto its stack. What counts at the end is your capital: hand cards, shares, pairs of replaced base cards and perhaps the black loco.
    {""}
    Only the faces of hand cards are secret. Everything else, even the order of all stacks, lies open.
guide-cards-title = The cards
guide-cards =
    {""}**Base cards** make up the plan. Plain ones are for tracks; ones with a ring are for a station: **K** terminus, **D** through station, **H** capital, **U** USA double station. The small numbers say which cards may replace them; all track base cards list 101–108, though at the border only some fit.
    {""}
    {""}**Upgrade cards** come in three stages: yellow, red, blue. They lie in open stacks, T1 T2 T3 for tracks, K, D, H or U for stations.
    {""}
    A **track card** shows tracks and at the lower left a loco in a company’s colour: taken from a stack into your display it is a share of that company. The letter beside it is the company – T6 means Teal, not a stack –, the number says how many cards of this stage carry that colour in the whole game.
    {""}
    A **station card** shows the company, its exits and perhaps a bonus (+1 to +3).
    {""}
    You begin with six cards of T3. Each of you picks one in secret, all are revealed together: the highest number gets position 1, the next 2, and so on. The cards go back to the hands.
guide-turn-title = A turn
guide-turn =
    Choose one of four:
    {""}
    {""}**Build, then buy shares** – both as often as you can pay.
    {""}**Buy shares, then build** – the same in the other order.
    {""}**Premium, then change position** – each once.
    {""}**Pass.**
    {""}
    You may leave out either part, but you cannot go back to the first one. Building and buying cost hand cards; a premium and a change of position are free. When your turn is over, your position card is turned round. Next is the lowest position that has not moved yet. Position numbers stay with you from round to round until somebody exchanges them.
    {""}
    The very first turn of the game is special: the start player must build a **station** before anything else, on any station base card (USA: 064, 071 or 072). Passing or a premium is not possible then.
guide-build-title = Building
guide-build =
    One hand card pays for **one station** or for **one or two tracks**. Paid cards go face up on top of their own stacks, and may be built or taken as a share at once. A hand card cannot be built directly. On a mountain marker every card costs one more, each time.
    {""}
    Then take the card out of its stack, wherever it lies there, and lay it, upright or upside down, if:
    • its number is printed on the card it replaces (so no stage is skipped),
    • no track leaves the plan,
    • a **yellow** card joins a neighbouring card with at least one of its tracks; the very first station of the game needs none,
    • a **red or blue** card keeps all tracks that were there,
    • if both cards have a water tower, the towers lie on the same half (see *Water towers*).
    {""}
    A track may end open inside the plan or run against a neighbour’s blank side.
    {""}
    A base card you replace is yours, face down. A replaced upgrade card goes back on top of its stack.
    {""}
    After a track you are asked for the second one of the same payment. It must follow directly; it may even lie on the same place, one stage higher.
guide-towers-title = Water towers
guide-towers =
    Some cards show a **water tower** in their upper or lower half. When a card with a tower is replaced by another one with a tower, both towers must be on the same half. So the tower often decides which way up the new card lies.
    {""}
    Over a card without a tower any tower may follow, and towers of neighbours do not matter.
    {""}
    A red station always keeps the company of the yellow one beneath it. A **blue** capital may belong to another company than the red one: 634, 635 and 636 all lead to 665, which is green (with Benelux 634–638 lead to 663, 664 and 665). The station then changes its company, and prices, routes and share values change at once.
guide-shares-title = Shares
guide-shares =
    A share of a company costs as many hand cards **as the company has stations** in the network. Without a station it cannot be bought.
    {""}
    Take any track card with the company’s loco out of T1, T2 or T3 and lay it open before you. There is no limit.
    {""}
    If none is left in these stacks, buy one **from another player**: the price goes into that player’s hand, and nobody can refuse. Only the holder of the **black loco** is safe.
    {""}
    The more shares of a company lie in front of all players together, the farther its train travels. Track cards in a hand are money, not shares.
    {""}
    You pay first: a share that you have just paid onto its stack may be taken at once. From a player you may buy only if T1, T2 and T3 held no loco of that colour before you paid.
guide-premium-title = Premium and position
guide-premium =
    You need at least one share of the company. The bot finds the best route:
    • The train may enter as many cards as there are **shares of the company in front of all players together**. The card it starts from is free.
    • It starts and ends in a station, visits at least two, none twice, and at least one of the company. Tracks may be used again; in any station it may turn round, on tracks never.
    • Each visited station is worth 1 plus its bonus, whichever company it belongs to.
    {""}
    That sum is paid in cards. Beginning with you, then by rising position and on from 1, all who hold a share of that company or the black loco take one card at a time, up to the number of their shares. **The black loco counts as one share more**, even if you have no share of that company, but only when cards are paid out: it makes no route longer and does not let you start a premium. What is then left is all yours. For each card you choose the stack: always the top card. If all stacks run out, the rest is lost.
    {""}
    Afterwards you may **exchange your position** with anybody. The sides stay: whoever has moved has moved. You may change position without a premium, too.
guide-round-title = Round and black loco
guide-round =
    Each round begins with the **state subsidies**: the capital of every player is counted and set on the track. Whoever has least gets the black loco (ties: the lower position); the present holder’s two points count. In round 1 everybody has 6, so position 1 gets the loco. It stays where it is until the next subsidies, whatever happens in between.
    {""}
    {""}**Capital** =
    • 1 for each hand card,
    • for each share the number of its company’s stations,
    • 1 for each unequal pair of replaced base cards (one track, one station),
    • 2 for the black loco.
    {""}
    The loco protects your shares from being bought, is one share more at every premium, and counts 2 points.
guide-end-title = End and winner
guide-end =
    After a round in which everybody has moved, the game ends when
    • **short game**: at least 12 base cards have been replaced by all of you together, or at least 3 stacks are empty at that moment,
    • **long game**: at least 24 base cards or 4 empty stacks.
    {""}
    A stack that has been filled again does not count. The final score is your capital. The loco stays where it is. Ties go to whoever has more shares, then the victory is shared.
    {""}
    If for two rounds in a row nothing is built, no share comes from a stack and no card is drawn, the game ends as well; the bot warns after the first such round. No game lasts longer than 60 rounds.
guide-maps-title = Maps and modules
guide-maps =
    {""}**Germany**: 35 base cards, twelve stacks. 009 Berlin and 013 Hanover are good places for a first station.
    {""}
    {""}**Germany with Benelux**: seven more places in the west and nine capital cards of its own: five take the place of their namesakes (604, 605, 634–636; only the numbers printed on them differ), four are new (637, 638, 663, 664).
    {""}
    {""}**USA**: double stations instead of termini and capitals; each has two separate symbols. Tracks may leave the plan off the west edge and off the southern edge of the bottom row. No track may point at the wooden stick between 060 and 061. There are nine stacks; 3 (long game 4) empty ones still end the game. Whoever first replaces 051, 056, 065 or 073 takes the top card of a stack: the West bonus.
    {""}
    {""}**Mountains**: a card laid on a marker costs one hand card more, at every stage. If the second of two tracks lies on a mountain, you may announce it before you pay (*Second track, paid together*) or decide when the first one lies. If the first track brings the West bonus, the second is decided only afterwards.
guide-here-title = Playing here
guide-here =
    Press **My move** under the newest picture: you get whole answers, such as a card with its payment; *Step by step* asks one thing after the other. Numbers on the picture belong to the answers. *Undo* takes back your last answer as long as nobody has moved since and it revealed nothing (a card paid to another player, the last card of the first order).
    {""}
    As commands: `/loco turn`, `/loco build`, `/loco pay`, `/loco share`, `/loco premium`, `/loco draw`, `/loco swap`, `/loco done` … They all suggest what is legal. A card is written as its number and `^` (upright) or `v` (upside down). In the answers N, E, S and W are the sides a track reaches: NS + NE is a straight and a bend.
    {""}
    Below the plan stands everything about players and companies: position (a tick: has moved), capital now and as counted at the start of the round, hand cards, replaced base cards and the shares of each company.
    {""}
    Other players’ premiums need not wait for you: your cards are drawn **by standing** – from the smallest stack if you alone lead, else from the largest – unless you leave a secret **draw plan** (*Say it ahead*). You are asked only when the draws of a premium can end the game. A standing order can also choose the cards you pay with.
    {""}
    The second picture shows capital track, all shares and the cards on top of the stacks; the board as text has the whole order of the stacks.

## Words on pictures
picture-station = Stations
picture-steps = Steps
picture-premium = Premium
picture-position = Position
picture-capital-now = Capital
picture-hand-short = Hand
picture-replaced = Replaced
picture-bids = First order
picture-over = The game is over.
picture-turn = Waiting for { $name }
alt-turn = Waiting for { $names }.
picture-round = Round { $round }
picture-built = replaced: { $count } of { $most }
picture-empty = stacks empty: { $count } of { $most }
picture-no-shares = no shares
picture-capital = Capital track
picture-displays = Capital and shares
picture-hand-cards = In hand
picture-order = Stacks from the top
picture-nothing = nothing
picture-premiums = A premium of yours would bring now
picture-promise = { $total } cards ({ $n ->
    [one] one step
   *[other] up to { $n } steps
 }), { $own } for you
picture-choose-card = { $id } { $cell }: which card?
alt-progress = Round { $round }, { $replaced } of { $cards } base cards replaced, { $empty } of { $stacks } stacks empty.
text-player = capital { $capital } (counted at the start of the round: { $marker }), { $cards ->
    [one] 1 hand card
   *[other] { $cards } hand cards
 }, shares { $shares }, replaced base cards: { $tracks } track, { $stations } station{ $position ->
    [0] {""}
   *[other] , position { $position }{ $moved ->
        [yes] {" "}(has moved)
       *[no] {""}
     }
 }{ $loco ->
    [yes] , black loco
   *[no] {""}
 }
text-bid = Your card for the first order: { $card }
text-paying = Being paid: { $what }; still to pay: { $left }
text-payout = Premium of { $company }: { $left ->
    [one] one card
   *[other] { $left } cards
 } to come, in this order: { $order }
text-tower-top = tower at the top
text-tower-bottom = tower at the bottom
text-mountains = Mountains: { $cells }
text-companies = Companies (stations, shares issued = steps, premium now):
text-company = { $company }: { $stations }, { $shares }, { $total }
text-plan = Built:
text-stacks = Stacks (size, all cards from the top):

## Legend and lessons
legend-title = What the symbols mean
legend-company = Company: colour and letter
legend-stations = Stations of the company: price and value of a share
legend-steps = Steps its train may make: shares in all displays
legend-premium = Cards a premium would bring now
legend-position = Position in the round
legend-moved = Has moved in this round
legend-capital = Capital now; in brackets as counted for the subsidies
legend-hand = Hand cards
legend-tracks = Track base cards replaced
legend-houses = Station base cards replaced
legend-loco = The black loco
legend-stack = Stack and its cards; below: the top card and its company
legend-class-K = Terminus
legend-class-D = Through station
legend-class-H = Capital
legend-class-U = Double station: two apart
legend-mountain = Mountain: one card more
legend-tower = Water tower: stays on its half
legend-share = Share: company, number of its cards in this stage
legend-bonus = Bonus: the station is worth so much more
legend-stick = Stick: no track may point here
legend-recent = New since the last picture
lesson-cards-base = Base cards: id, place and kind of station. The numbers say which cards may replace them; tracks take 101 to 108.
lesson-cards-track = Track cards in yellow, red and blue. The letter at the lower left makes them shares of that company.
lesson-cards-station = Station cards: company, exits and perhaps a bonus.
lesson-build-1 = Pay one hand card for one station, or for one or two tracks.
lesson-build-2 = Two tracks for one card: each joins a track that is there already.
lesson-towers-same = Tower over tower on the same half: allowed.
lesson-towers-other = Turned round, the tower would lie on the other half: not allowed.
lesson-shares-price = Three violet stations: a violet share costs three cards and is worth three points.
lesson-shares-row = Two violet shares in front of all players together: the violet train makes two steps.
lesson-premium-route = Two steps over the track: 1 and a bonus of 1 at the start, 1 at the end make 3 cards.
lesson-premium-cards = The cards are taken in turn, one each, up to the number of shares; the rest is for whoever started the premium.
lesson-maps-double = USA: a double station has two symbols with tracks of their own.
lesson-maps-mountain = On a mountain every card costs one hand card more, at every stage.

## Companies
company-pink = Pink
C-pink = Pink
company-name-pink = { $map ->
    [usa] Southern Pacific
   *[other] Württemberg State Railway
 }
company-teal = Teal
C-teal = Teal
company-name-teal = { $map ->
    [usa] Union Pacific
   *[other] Bavarian State Railway
 }
company-orange = Orange
C-orange = Orange
company-name-orange = { $map ->
    [usa] Santa Fe
   *[other] Baden State Railway
 }
company-violet = Violet
C-violet = Violet
company-name-violet = { $map ->
    [usa] Baltimore & Ohio
   *[other] Hanoverian State Railway
 }
company-green = Green
C-green = Green
company-name-green = { $map ->
    [usa] Pennsylvania Railroad
   *[other] Prussian State Railway
 }
company-white = White
C-white = White
company-name-white = { $map ->
    [usa] New York Central
   *[other] Saxon State Railway
 }

## Places
cell-001 = North Frisia
cell-002 = Kiel
cell-003 = Mecklenburg
cell-004 = Stralsund
cell-005 = Emden
cell-006 = Bremen
cell-007 = Hamburg
cell-008 = Prignitz
cell-009 = Berlin
cell-010 = Oder marshes
cell-011 = Lower Rhine
cell-012 = Dortmund
cell-013 = Hanover
cell-014 = Harz
cell-015 = Magdeburg plain
cell-016 = Leipzig
cell-017 = Lusatia
cell-018 = Cologne
cell-019 = Westerwald
cell-020 = Frankfurt am Main
cell-021 = Erfurt
cell-022 = Vogtland
cell-023 = Dresden
cell-024 = Upper Lusatia
cell-025 = Saarland
cell-026 = Karlsruhe
cell-027 = Stuttgart
cell-028 = Franconia
cell-029 = Nuremberg
cell-030 = Bavarian Forest
cell-031 = Black Forest
cell-032 = Swabian Jura
cell-033 = Allgäu
cell-034 = Munich
cell-035 = Passau
cell-005a = Friesland
cell-005b = Groningen
cell-005c = Emden
cell-011a = Rotterdam
cell-011b = Amsterdam
cell-011c = Lower Rhine
cell-018a = Brussels
cell-018b = High Fens
cell-018c = Cologne
cell-025a = Luxembourg
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

## What is told beside the result
feat-rags = from rags to riches
feat-west = go west!
feat-takeover = hostile takeover
feat-payday = payday for all
feat-whisker = by a whisker

## School
school-bid-title = The first order
school-bid = Before the first round everybody picks a hand card in secret. The **highest number** gets position 1 and moves first, and the cards go back to the hands: it costs nothing.
school-bid-task = Choose so that you are as likely as possible to begin.
school-bid-done = Who begins builds the first station, and so decides whose shares exist first. That is no advantage by itself: whoever follows can buy into what already stands. When two stand-ins play each other the second one wins more often, so they bid low.
school-bid-lower = A higher number in your hand would have been more likely to win position 1.
school-station-title = A station
school-station = Six companies, known by their colours, have stations in one network. Nobody owns a company. The game begins with a station: **one hand card** pays for it, and the station card comes out of its stack, never from your hand.
school-station-task = Build a station of violet.
school-station-done = Violet has a station now, so its shares can be bought: each is worth as many points as violet has stations.
school-station-none = No station lies there yet. Choose an answer under *Build …*: it contains the payment.
school-station-other = That station belongs to another company. Each answer names the colour: look for violet.
school-tracks-title = Tracks
school-tracks = One hand card pays for **one or two tracks**. A yellow card must join a track that is there already, with at least one of its own; no track may leave the plan. From Hanover the line can go east, through the Harz to the Magdeburg plain.
school-tracks-task = Lay two tracks for one hand card.
school-tracks-done = Two tracks, one card. The first answer lays one, then you are asked for the second.
school-tracks-none = No track was laid. Choose a card for 014 Harz: it joins Hanover.
school-tracks-one = One track lies there, and the second would have been free. After the first you are asked for it.
school-tracks-twice = Two tracks lie there, but you paid twice, or for something else as well. The second one is free right after the first.
school-shares-title = Shares
school-shares = A share costs as many hand cards **as its company has stations**, and is worth as many points. Violet has one station: one card, one point. Shares get dearer and more valuable with every station, so early ones are cheap. But hand cards are your money.
school-shares-task = Buy two shares of violet or more, and keep at least two hand cards.
school-shares-done = Each further station of violet makes both of them worth a point more, and nobody can take back the price.
school-shares-none = You hold no share. Choose under *Buy shares …*.
school-shares-one = One share is a beginning. At one card each, two are a bargain.
school-shares-broke = You have the shares, but fewer than two hand cards: then you can hardly do anything in the next turn.
school-raised-title = Stages
school-raised = Cards come in three stages: yellow, red, blue. A card may replace another if its number is printed on it, and a **red** one must keep all tracks that were there. A red station is often worth more to a train.
school-raised-task = You play the other seat now. Replace the yellow station of Hanover by a red one.
school-raised-done = 634 brings a bonus of 2 to every train that calls. Better stations make all premiums larger.
school-raised-none = Hanover is still yellow. The card is 634, under *Build on 013 Hanover*.
school-swapped-title = Position
school-swapped = Positions stay from round to round until somebody **exchanges** them. Instead of building and buying you may start a premium and then change your position with anybody. It is free, and works without a premium too.
school-swapped-task = You are in position 2. Take position 1.
school-swapped-done = In the next round you move first. With equal capital the lower position also gets the black loco.
school-swapped-none = Your position is still 2. Look for the answer *Take position 1*, under *End the turn …*.
school-premium-title = Premiums
school-premium = Hand cards come from **premiums**. A train of the company visits stations, as many cards far as shares of it lie in front of all of you together. Each station is worth 1 plus its bonus; the sum is paid in cards to the shareholders, beginning with you. You hold all three violet shares, and from Hanover to Leipzig it is three cards.
school-premium-task = Start the premium of violet.
school-premium-done = Now you take cards from stacks of your choice, one at a time. The others take one for each of their shares; what is left is all yours.
school-premium-none = No premium was started. Choose under *Start a premium …*, before you do anything else in the turn.
