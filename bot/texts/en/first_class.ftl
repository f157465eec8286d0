# First Class: every word a person reads

game-name = First Class
game-tagline = Draft cards, fit out two trains, and travel to Constantinople.
game-authors = A game by Helmut Ohley, published by Hans im Glück
game-facts = 2–4 players · 18 turns each · two of five modules

## Options
option-modules = Modules
option-modules-AB = A+B Contracts; celebrities (first game)
option-modules-AC = A+C Contracts; murder
option-modules-AD = A+D Contracts; passengers and luggage
option-modules-AE = A+E Contracts; switches and mechanics
option-modules-BC = B+C Celebrities; murder
option-modules-BD = B+D Celebrities; passengers and luggage
option-modules-BE = B+E Celebrities; switches and mechanics
option-modules-CD = C+D Murder; passengers and luggage
option-modules-CE = C+E Murder; switches and mechanics
option-modules-DE = D+E Passengers and luggage; switches
option-modules-random = Two random modules
option-edition = Evidence tokens
option-edition-2 = Second edition: 7 of 26 with a fingerprint

## Cards
card-X1-W1 = Rolling stock: 2 × 0-car
card-X1-W2 = Rolling stock: 2 × 0-car
card-X1-W3 = Rolling stock: 3 × 0-car
card-X1-W4 = Rolling stock: 0-car + 0→1 + 1→2
card-X1-W5 = Rolling stock: 3 × 0→1
card-X1-W6 = Rolling stock: 2 × 0→1 + 1→2
card-X1-W7 = Rolling stock: 0→1 + 2 × 1→2
card-X1-W8 = Rolling stock: 0-car + upgrade of your choice
card-X2-W1 = Rolling stock: 3 × 0-car
card-X2-W2 = Rolling stock: 2 × 0-car + 0→1 + 1→2
card-X2-W3 = Rolling stock: 2 × 0→1 + 2 × 1→2
card-X2-W4 = Rolling stock: 1→2 + 2 × 2→4
card-X2-W5 = Rolling stock: 0-car + 1→2 + 2→4
card-X2-W6 = Rolling stock: 0→1 + 1→2 + 2→4
card-X2-W7 = Rolling stock: 0-car + 2 upgrades of your choice
card-X2-W8 = Rolling stock: 2→4 + 4→7
card-X3-W1 = Rolling stock: 2 × 0-car + 2 upgrades of your choice
card-X3-W2 = Rolling stock: 1→2 + 2 × 2→4 + 4→7
card-X3-W3 = Rolling stock: 2 × 1→2 + 2 × 2→4
card-X3-W4 = Rolling stock: 2 × 2→4 + 2 × 4→7
card-X3-W5 = Rolling stock: 0-car + 2→4 + 4→7 + 7→12
card-X3-W6 = Rolling stock: 4→7 + 2 × 7→12
card-X3-W7 = Rolling stock: 3 upgrades of your choice
card-X3-W8 = Rolling stock: 1→2 + 2→4 + 4→7 + 7→12
card-X1-C1 = Conductors: 1 step each
card-X1-C2 = Conductors: 3 steps in all
card-X1-C3 = Conductors: 2 steps each
card-X1-C4 = Conductors: 2 steps each
card-X1-C5 = Conductors: 3 steps in all
card-X2-C1 = Conductors: 2 steps each
card-X2-C2 = Conductors: 2 steps each
card-X2-C3 = Conductors: 2 steps each
card-X2-C4 = Conductors: 3 steps in all
card-X2-C5 = Conductors: 3 steps each
card-X3-C1 = Conductors: 3 steps each
card-X3-C2 = Conductors: 3 steps each
card-X3-C3 = Conductors: 3 steps each
card-X3-C4 = Conductors: 2 steps each + 1 step in all
card-X3-C5 = Conductors: 1 step each + 2 steps in all
card-X1-L1 = Locomotive: 2 cities
card-X1-L2 = Locomotive: 2 cities
card-X1-L3 = Locomotive: 3 cities
card-X1-L4 = Locomotive: 3 cities
card-X1-L5 = Locomotive: 3 cities
card-X2-L1 = Locomotive: 3 cities
card-X2-L2 = Locomotive: 3 cities
card-X2-L3 = Locomotive: 3 cities
card-X2-L4 = Locomotive: 4 cities
card-X2-L5 = Locomotive: 4 cities
card-X3-L1 = Locomotive: 4 cities
card-X3-L2 = Locomotive: 4 cities
card-X3-L3 = Locomotive: 4 cities
card-X3-L4 = Locomotive: 5 cities
card-X3-L5 = Locomotive: 5 cities
card-X1-R1 = Route: Salzburg [0-car + 1 coin]
card-X1-R2 = Route: Linz 3 → Budapest [conductor 2]
card-X1-R3 = Route: Innsbruck [2 × 0→1] → Verona 2
card-X1-R4 = Route: Zurich 2 → Milan [upgrade of your choice] → Venice 2
card-X1-R5 = Route: Pressburg 1 → Szeged [2 coins] → Temesvár 3
card-X1-R6 = Route: Graz 1 → Marburg 1 → Laibach [both conductors 1] → Agram 3
card-X2-R1 = Route: Trieste [2 upgrades of your choice]
card-X2-R2 = Route: Vinkovci 2 → Belgrade [0-car + locomotive 2]
card-X2-R3 = Route: Orsova 4 → Craiova [3 coins]
card-X2-R4 = Route: Subotica 2 → Novi Sad 4 → Sarajevo [conductor 3]
card-X2-R5 = Route: Klausenburg 3 → Kronstadt [2 upgrades of your choice] → Ploiești 5
card-X2-R6 = Route: Ragusa 2 → Cetinje 3 → Skutari [8 points] → Monastir 4
card-X3-R1 = Route: Nish [10 points]
card-X3-R2 = Route: Pirot 6 → Sofia [3 upgrades of your choice]
card-X3-R3 = Route: Bucharest 8 → Giurgiu [4 coins]
card-X3-R4 = Route: Rustchuk 4 → Shumla 6 → Varna [both conductors 2]
card-X3-R5 = Route: Üsküb 5 → Salonica [12 points] → Kavala 8
card-X3-R6 = Route: Plovdiv 4 → Harmanli 5 → Adrianople 6 → Tekirdağ [4 upgrades of your choice]
card-A1-K1 = Contract: 4 cars of value 1 or more ⇒ 4 coins
card-A1-K2 = Contract: 2 cars of value 2 or more ⇒ 3 upgrades of your choice
card-A1-K3 = Contract: a train beginning 2-1 or better ⇒ both conductors 1 + 2 coins
card-A1-K4 = Contract: a train beginning 2-2-1 or better ⇒ locomotive 3 + 4 points
card-A1-K5 = Contract: a train of 6 or more cards ⇒ 2 × 0→1 + 2 × 1→2
card-A1-K6 = Contract: locomotive at city 3 or beyond ⇒ 2 × 0-car + 2 coins
card-A1-K7 = Contract: both conductors at card 2 or beyond ⇒ 2 upgrades of your choice + 1 coin
card-A1-E1 = Game end card
card-A2-K1 = Contract: 6 cars of value 2 or more ⇒ both conductors 3 + 1 coin
card-A2-K2 = Contract: 3 cars of value 4 or more ⇒ 4 upgrades of your choice
card-A2-K3 = Contract: a train beginning 7-4 or better ⇒ locomotive 4 + 6 points
card-A2-K4 = Contract: a train beginning 4-2-2-1 or better ⇒ both conductors 2 + 5 points
card-A2-K5 = Contract: locomotive at city 6 or beyond ⇒ 5 coins
card-A2-K6 = Contract: both conductors at card 4 or beyond ⇒ 2 upgrades of your choice + 6 points
card-A2-K7 = Contract: both trains of 6 or more cards ⇒ 2 × 1→2 + 2 × 2→4 + 2 coins
card-A2-E1 = Game end card
card-A3-K1 = Contract: 3 cars of value 7 or more ⇒ 14 points
card-A3-K2 = Contract: a train beginning 12-7-4 or better ⇒ 3 upgrades of your choice + 5 points
card-A3-K3 = Contract: 5 cars of value 4 or more ⇒ both conductors 3 + 5 points
card-A3-K4 = Contract: locomotive at city 9 or beyond ⇒ 10 points + 2 coins
card-A3-K5 = Contract: one conductor at card 7 or beyond ⇒ 3 upgrades of your choice + 1 coin
card-A3-K6 = Contract: a train of 10 or more cards ⇒ 12 points + locomotive 2
card-A3-K7 = Contract: 3 bonus cities reached ⇒ 3 coins + 8 points
card-A3-E1 = Game end card
card-B1-S1 = Gentleman with a monocle: 4 points per scoring, car 1+
card-B1-S2 = Opera singer: 6 points per scoring, car 2+
card-B1-S3 = Young novelist: 3 points per scoring, car 1+, 1 coin at once
card-B1-P1 = Greetings from the lake: 4 points per scoring
card-B1-P2 = Old town panorama: 2 points per city and scoring
card-B1-P3 = Mountain railway: 3 points per scoring, 1 coin at once
card-B1-K1 = Contract: 2 celebrities or postcards (together) ⇒ 3 coins + 4 points
card-B1-E1 = Game end card
card-B2-S1 = Aviator: 7 points per scoring, car 2+
card-B2-S2 = Film star: 9 points per scoring, car 4+
card-B2-S3 = Polar explorer: 6 points per scoring, car 2+, 1 coin at once
card-B2-P1 = Danube by night: 3 points per city and scoring
card-B2-P2 = Grand hotel: 7 points per scoring
card-B2-P3 = Thermal baths: 6 points per scoring, 1 coin at once
card-B2-K1 = Contract: 3 celebrities or postcards (together) ⇒ 2 upgrades of your choice + 4 points
card-B2-E1 = Game end card
card-B3-S1 = Maharani: 12 points per scoring, car 4+
card-B3-S2 = Archduke incognito: 16 points per scoring, car 7+
card-B3-S3 = World champion: 20 points per scoring, car 12+
card-B3-P1 = Minarets at dawn: 4 points per city and scoring, 1 coin at once
card-B3-P2 = Golden Horn: 12 points per scoring
card-B3-P3 = Grand bazaar: 9 points per scoring, 2 coins at once
card-B3-K1 = Contract: 4 celebrities or postcards (together) ⇒ 14 points
card-B3-E1 = Game end card
card-C1-D1 = Bribe at the ticket office: draw 1 evidence token, then 5 coins
card-C1-D2 = Borrowed uniforms: draw 1 evidence token, then both conductors 2 + 1 coin
card-C1-D3 = Night shift in the workshop: draw 1 evidence token, then 3 upgrades of your choice
card-C1-D4 = Cars from the siding: draw 2 evidence tokens, then 3 × 0-car + 2 upgrades of your choice
card-C1-A1 = Alibi: return up to 1 evidence token + conductor 2
card-C1-F1 = False trail: hand on up to 1 evidence token + 2 coins
card-C1-K1 = Contract: at most 1 evidence token, a conductor at card 3 ⇒ 2 upgrades of your choice + 2 coins
card-C1-E1 = Game end card
card-C2-D1 = Forged waybills: draw 1 evidence token, then 6 coins
card-C2-D2 = Signals switched off: draw 1 evidence token, then locomotive 5 + 4 points
card-C2-D3 = Stolen upholstery: draw 2 evidence tokens, then 2 × 2→4 + 2 × 4→7 + 0-car
card-C2-D4 = Staff at the double: draw 2 evidence tokens, then both conductors 3 + 3 coins
card-C2-A1 = Alibi: return up to 1 evidence token + 2 upgrades of your choice
card-C2-F1 = Everybody is a suspect: locomotive 3; every other player draws 1 evidence token
card-C2-K1 = Contract: at least 3 evidence tokens ⇒ 2 upgrades of your choice + 4 points
card-C2-E1 = Game end card
card-C3-D1 = Counterfeit banknotes: draw 1 evidence token, then 6 coins + 4 points
card-C3-D2 = Sabotaged rival: draw 1 evidence token, then 16 points
card-C3-D3 = Master key: draw 2 evidence tokens, then both conductors 3 + 10 points
card-C3-D4 = Palace on wheels: draw 2 evidence tokens, then 6 upgrades of your choice
card-C3-A1 = Watertight alibi: return up to 2 evidence tokens + 2 upgrades of your choice
card-C3-F1 = Planted in the luggage: hand on up to 2 evidence tokens + both conductors 2
card-C3-K1 = Contract: at most 2 evidence tokens, locomotive at city 6 ⇒ 12 points
card-C3-E1 = Game end card
card-D1-P1 = Travelling salesman: car 1+, conductor there or beyond ⇒ 4 coins
card-D1-P2 = Honeymoon couple: car 2+, conductor there or beyond ⇒ 5 coins
card-D1-P3 = Engineering student: car 1+, conductor there or beyond ⇒ 3 coins + upgrade of your choice
card-D1-G1 = Hat boxes: lower train 3+ cards, conductor there or beyond ⇒ 7 points
card-D1-G2 = Steamer trunk: lower train 4+ cards, conductor there or beyond ⇒ 9 points
card-D1-G3 = Cello case: lower train 6+ cards, conductor there or beyond ⇒ 11 points
card-D1-M1 = Fares: 3 coins
card-D1-E1 = Game end card
card-D2-P1 = Diplomat: car 2+, conductor there or beyond ⇒ 4 coins + locomotive 2
card-D2-P2 = Banker’s widow: car 4+, conductor there or beyond ⇒ 5 coins + 4 points
card-D2-P3 = Architect: car 4+, conductor there or beyond ⇒ 3 coins + 2 upgrades of your choice
card-D2-G1 = Wardrobe trunks: lower train 6+ cards, conductor there or beyond ⇒ 12 points
card-D2-G2 = Theatre scenery: lower train 7+ cards, conductor there or beyond ⇒ 14 points
card-D2-G3 = Crates of porcelain: lower train 4+ cards, conductor there or beyond ⇒ 8 points + 2 × 0-car
card-D2-M1 = Season tickets: 4 coins
card-D2-E1 = Game end card
card-D3-P1 = Steel magnate: car 4+, conductor there or beyond ⇒ 5 coins + 6 points
card-D3-P2 = Prima ballerina: car 7+, conductor there or beyond ⇒ 6 coins + 8 points
card-D3-P3 = Pasha with retinue: car 12+, conductor there or beyond ⇒ 7 coins + 10 points
card-D3-G1 = Museum crates: lower train 7+ cards, conductor there or beyond ⇒ 15 points
card-D3-G2 = Racing car: lower train 8+ cards, conductor there or beyond ⇒ 18 points
card-D3-G3 = Imperial luggage: lower train 10+ cards, conductor there or beyond ⇒ 22 points
card-D3-M1 = Charter fee: 5 coins + 2 points
card-D3-E1 = Game end card
card-E1-S1 = Yard switch: gap 2+, both conductors there or beyond ⇒ 1 coin + 2 points
card-E1-S2 = Workshop switch: gap 2+, both conductors there or beyond ⇒ upgrade of your choice
card-E1-S3 = Signal switch: gap 3+, both conductors there or beyond ⇒ 5 points
card-E1-M1 = Apprentice: both cars 1 or more ⇒ 2 upgrades of your choice + 2 points
card-E1-M2 = Oiler: both cars 1 or more ⇒ 4 coins
card-E1-M3 = Coachbuilder: both cars 2 or more ⇒ both conductors 1 + upgrade of your choice + 1 coin
card-E1-G1 = Workshop wages: 3 coins
card-E1-E1 = Game end card
card-E2-S1 = Station throat: gap 4+, both conductors there or beyond ⇒ 2 coins + 3 points
card-E2-S2 = Double slip: gap 4+, both conductors there or beyond ⇒ 2 upgrades of your choice
card-E2-S3 = Express switch: gap 5+, both conductors there or beyond ⇒ 9 points
card-E2-M1 = Joiner: both cars 2 or more ⇒ 3 upgrades of your choice
card-E2-M2 = Stoker: both cars 2 or more ⇒ locomotive 4 + 2 coins
card-E2-M3 = Foreman: both cars 4 or more ⇒ both conductors 2 + 5 points
card-E2-G1 = Maintenance budget: 4 coins
card-E2-E1 = Game end card
card-E3-S1 = Border switch: gap 5+, both conductors there or beyond ⇒ 14 points
card-E3-S2 = Works siding: gap 4+, both conductors there or beyond ⇒ 4 upgrades of your choice
card-E3-S3 = Terminus ladder: gap 7+, both conductors there or beyond ⇒ 20 points
card-E3-M1 = Gilder: both cars 4 or more ⇒ 12 points
card-E3-M2 = Master mechanic: both cars 7 or more ⇒ 16 points + 1 coin
card-E3-M3 = Inspector of works: both cars 4 or more ⇒ both conductors 3 + 5 points
card-E3-G1 = State subsidy: 5 coins + 2 points
card-E3-E1 = Game end card
card-E-W1 = Rolling stock × 1, at once 2 upgrades of your choice
card-E-W2 = Rolling stock × 1, at once 2 × 0-car + 0→1
card-E-W3 = Rolling stock × 1, at once 0-car + 2 coins
card-E-W4 = Rolling stock × 2, at once locomotive 1
card-E-W5 = Rolling stock × 2, at once 1→2
card-E-W6 = Rolling stock × 2, at once conductor 1
card-E-W7 = Rolling stock × 2, at once 0-car
card-E-L1 = Locomotive × 2, at once locomotive 3
card-E-L2 = Locomotive × 2, at once locomotive 2 + 0-car
card-E-L3 = Locomotive × 2, at once 2 coins
card-E-L4 = Locomotive × 3, at once locomotive 1
card-E-L5 = Locomotive × 3, at once 0-car
card-E-L6 = Locomotive × 3, at once 1 coin
card-E-L7 = Locomotive × 3, at once 0→1
card-E-C1 = Conductors × 2, at once both conductors 2
card-E-C2 = Conductors × 2, at once conductor 2 + 0-car
card-E-C3 = Conductors × 2, at once 2 coins
card-E-C4 = Conductors × 3, at once conductor 1
card-E-C5 = Conductors × 3, at once locomotive 1
card-E-C6 = Conductors × 3, at once 1 coin
card-E-C7 = Conductors × 3, at once 1→2

## Short names
title-X1-W1 = Rolling stock
title-X1-W2 = Rolling stock
title-X1-W3 = Rolling stock
title-X1-W4 = Rolling stock
title-X1-W5 = Rolling stock
title-X1-W6 = Rolling stock
title-X1-W7 = Rolling stock
title-X1-W8 = Rolling stock
title-X2-W1 = Rolling stock
title-X2-W2 = Rolling stock
title-X2-W3 = Rolling stock
title-X2-W4 = Rolling stock
title-X2-W5 = Rolling stock
title-X2-W6 = Rolling stock
title-X2-W7 = Rolling stock
title-X2-W8 = Rolling stock
title-X3-W1 = Rolling stock
title-X3-W2 = Rolling stock
title-X3-W3 = Rolling stock
title-X3-W4 = Rolling stock
title-X3-W5 = Rolling stock
title-X3-W6 = Rolling stock
title-X3-W7 = Rolling stock
title-X3-W8 = Rolling stock
title-X1-C1 = Conductors
title-X1-C2 = Conductors
title-X1-C3 = Conductors
title-X1-C4 = Conductors
title-X1-C5 = Conductors
title-X2-C1 = Conductors
title-X2-C2 = Conductors
title-X2-C3 = Conductors
title-X2-C4 = Conductors
title-X2-C5 = Conductors
title-X3-C1 = Conductors
title-X3-C2 = Conductors
title-X3-C3 = Conductors
title-X3-C4 = Conductors
title-X3-C5 = Conductors
title-X1-L1 = Locomotive
title-X1-L2 = Locomotive
title-X1-L3 = Locomotive
title-X1-L4 = Locomotive
title-X1-L5 = Locomotive
title-X2-L1 = Locomotive
title-X2-L2 = Locomotive
title-X2-L3 = Locomotive
title-X2-L4 = Locomotive
title-X2-L5 = Locomotive
title-X3-L1 = Locomotive
title-X3-L2 = Locomotive
title-X3-L3 = Locomotive
title-X3-L4 = Locomotive
title-X3-L5 = Locomotive
title-X1-R1 = Route
title-X1-R2 = Route
title-X1-R3 = Route
title-X1-R4 = Route
title-X1-R5 = Route
title-X1-R6 = Route
title-X2-R1 = Route
title-X2-R2 = Route
title-X2-R3 = Route
title-X2-R4 = Route
title-X2-R5 = Route
title-X2-R6 = Route
title-X3-R1 = Route
title-X3-R2 = Route
title-X3-R3 = Route
title-X3-R4 = Route
title-X3-R5 = Route
title-X3-R6 = Route
title-A1-K1 = Contract
title-A1-K2 = Contract
title-A1-K3 = Contract
title-A1-K4 = Contract
title-A1-K5 = Contract
title-A1-K6 = Contract
title-A1-K7 = Contract
title-A1-E1 = Game end card
title-A2-K1 = Contract
title-A2-K2 = Contract
title-A2-K3 = Contract
title-A2-K4 = Contract
title-A2-K5 = Contract
title-A2-K6 = Contract
title-A2-K7 = Contract
title-A2-E1 = Game end card
title-A3-K1 = Contract
title-A3-K2 = Contract
title-A3-K3 = Contract
title-A3-K4 = Contract
title-A3-K5 = Contract
title-A3-K6 = Contract
title-A3-K7 = Contract
title-A3-E1 = Game end card
title-B1-S1 = Gentleman with a monocle
title-B1-S2 = Opera singer
title-B1-S3 = Young novelist
title-B1-P1 = Greetings from the lake
title-B1-P2 = Old town panorama
title-B1-P3 = Mountain railway
title-B1-K1 = “First famous guest”
title-B1-E1 = Game end card
title-B2-S1 = Aviator
title-B2-S2 = Film star
title-B2-S3 = Polar explorer
title-B2-P1 = Danube by night
title-B2-P2 = Grand hotel
title-B2-P3 = Thermal baths
title-B2-K1 = “Society column”
title-B2-E1 = Game end card
title-B3-S1 = Maharani
title-B3-S2 = Archduke incognito
title-B3-S3 = World champion
title-B3-P1 = Minarets at dawn
title-B3-P2 = Golden Horn
title-B3-P3 = Grand bazaar
title-B3-K1 = “Talk of Europe”
title-B3-E1 = Game end card
title-C1-D1 = Bribe at the ticket office
title-C1-D2 = Borrowed uniforms
title-C1-D3 = Night shift in the workshop
title-C1-D4 = Cars from the siding
title-C1-A1 = Alibi
title-C1-F1 = False trail
title-C1-K1 = “Spotless reputation”
title-C1-E1 = Game end card
title-C2-D1 = Forged waybills
title-C2-D2 = Signals switched off
title-C2-D3 = Stolen upholstery
title-C2-D4 = Staff at the double
title-C2-A1 = Alibi
title-C2-F1 = Everybody is a suspect
title-C2-K1 = “Nerves of steel”
title-C2-E1 = Game end card
title-C3-D1 = Counterfeit banknotes
title-C3-D2 = Sabotaged rival
title-C3-D3 = Master key
title-C3-D4 = Palace on wheels
title-C3-A1 = Watertight alibi
title-C3-F1 = Planted in the luggage
title-C3-K1 = “Above suspicion”
title-C3-E1 = Game end card
title-D1-P1 = Travelling salesman
title-D1-P2 = Honeymoon couple
title-D1-P3 = Engineering student
title-D1-G1 = Hat boxes
title-D1-G2 = Steamer trunk
title-D1-G3 = Cello case
title-D1-M1 = Fares
title-D1-E1 = Game end card
title-D2-P1 = Diplomat
title-D2-P2 = Banker’s widow
title-D2-P3 = Architect
title-D2-G1 = Wardrobe trunks
title-D2-G2 = Theatre scenery
title-D2-G3 = Crates of porcelain
title-D2-M1 = Season tickets
title-D2-E1 = Game end card
title-D3-P1 = Steel magnate
title-D3-P2 = Prima ballerina
title-D3-P3 = Pasha with retinue
title-D3-G1 = Museum crates
title-D3-G2 = Racing car
title-D3-G3 = Imperial luggage
title-D3-M1 = Charter fee
title-D3-E1 = Game end card
title-E1-S1 = Yard switch
title-E1-S2 = Workshop switch
title-E1-S3 = Signal switch
title-E1-M1 = Apprentice
title-E1-M2 = Oiler
title-E1-M3 = Coachbuilder
title-E1-G1 = Workshop wages
title-E1-E1 = Game end card
title-E2-S1 = Station throat
title-E2-S2 = Double slip
title-E2-S3 = Express switch
title-E2-M1 = Joiner
title-E2-M2 = Stoker
title-E2-M3 = Foreman
title-E2-G1 = Maintenance budget
title-E2-E1 = Game end card
title-E3-S1 = Border switch
title-E3-S2 = Works siding
title-E3-S3 = Terminus ladder
title-E3-M1 = Gilder
title-E3-M2 = Master mechanic
title-E3-M3 = Inspector of works
title-E3-G1 = State subsidy
title-E3-E1 = Game end card
title-E-W1 = Rolling stock × 1
title-E-W2 = Rolling stock × 1
title-E-W3 = Rolling stock × 1
title-E-W4 = Rolling stock × 2
title-E-W5 = Rolling stock × 2
title-E-W6 = Rolling stock × 2
title-E-W7 = Rolling stock × 2
title-E-L1 = Locomotive × 2
title-E-L2 = Locomotive × 2
title-E-L3 = Locomotive × 2
title-E-L4 = Locomotive × 3
title-E-L5 = Locomotive × 3
title-E-L6 = Locomotive × 3
title-E-L7 = Locomotive × 3
title-E-C1 = Conductors × 2
title-E-C2 = Conductors × 2
title-E-C3 = Conductors × 2
title-E-C4 = Conductors × 3
title-E-C5 = Conductors × 3
title-E-C6 = Conductors × 3
title-E-C7 = Conductors × 3

## Demands
text-A1-K1 = 4 cars of value 1 or more
text-A1-K2 = 2 cars of value 2 or more
text-A1-K3 = a train beginning 2-1 or better
text-A1-K4 = a train beginning 2-2-1 or better
text-A1-K5 = a train of 6 or more cards
text-A1-K6 = locomotive at city 3 or beyond
text-A1-K7 = both conductors at card 2 or beyond
text-A2-K1 = 6 cars of value 2 or more
text-A2-K2 = 3 cars of value 4 or more
text-A2-K3 = a train beginning 7-4 or better
text-A2-K4 = a train beginning 4-2-2-1 or better
text-A2-K5 = locomotive at city 6 or beyond
text-A2-K6 = both conductors at card 4 or beyond
text-A2-K7 = both trains of 6 or more cards
text-A3-K1 = 3 cars of value 7 or more
text-A3-K2 = a train beginning 12-7-4 or better
text-A3-K3 = 5 cars of value 4 or more
text-A3-K4 = locomotive at city 9 or beyond
text-A3-K5 = one conductor at card 7 or beyond
text-A3-K6 = a train of 10 or more cards
text-A3-K7 = 3 bonus cities reached
text-B1-K1 = 2 celebrities or postcards (together)
text-B2-K1 = 3 celebrities or postcards (together)
text-B3-K1 = 4 celebrities or postcards (together)
text-C1-K1 = at most 1 evidence token, a conductor at card 3
text-C2-K1 = at least 3 evidence tokens
text-C3-K1 = at most 2 evidence tokens, locomotive at city 6
text-D1-P1 = car 1+, conductor there or beyond
text-D1-P2 = car 2+, conductor there or beyond
text-D1-P3 = car 1+, conductor there or beyond
text-D1-G1 = lower train 3+ cards, conductor there or beyond
text-D1-G2 = lower train 4+ cards, conductor there or beyond
text-D1-G3 = lower train 6+ cards, conductor there or beyond
text-D2-P1 = car 2+, conductor there or beyond
text-D2-P2 = car 4+, conductor there or beyond
text-D2-P3 = car 4+, conductor there or beyond
text-D2-G1 = lower train 6+ cards, conductor there or beyond
text-D2-G2 = lower train 7+ cards, conductor there or beyond
text-D2-G3 = lower train 4+ cards, conductor there or beyond
text-D3-P1 = car 4+, conductor there or beyond
text-D3-P2 = car 7+, conductor there or beyond
text-D3-P3 = car 12+, conductor there or beyond
text-D3-G1 = lower train 7+ cards, conductor there or beyond
text-D3-G2 = lower train 8+ cards, conductor there or beyond
text-D3-G3 = lower train 10+ cards, conductor there or beyond
text-E1-S1 = from gap 2 on: both conductors there or beyond
text-E1-S2 = from gap 2 on: both conductors there or beyond
text-E1-S3 = from gap 3 on: both conductors there or beyond
text-E1-M1 = both cars 1 or more
text-E1-M2 = both cars 1 or more
text-E1-M3 = both cars 2 or more
text-E2-S1 = from gap 4 on: both conductors there or beyond
text-E2-S2 = from gap 4 on: both conductors there or beyond
text-E2-S3 = from gap 5 on: both conductors there or beyond
text-E2-M1 = both cars 2 or more
text-E2-M2 = both cars 2 or more
text-E2-M3 = both cars 4 or more
text-E3-S1 = from gap 5 on: both conductors there or beyond
text-E3-S2 = from gap 4 on: both conductors there or beyond
text-E3-S3 = from gap 7 on: both conductors there or beyond
text-E3-M1 = both cars 4 or more
text-E3-M2 = both cars 7 or more
text-E3-M3 = both cars 4 or more

## What is being worked through
source-X1-W1 = “Rolling stock”
source-X1-W2 = “Rolling stock”
source-X1-W3 = “Rolling stock”
source-X1-W4 = “Rolling stock”
source-X1-W5 = “Rolling stock”
source-X1-W6 = “Rolling stock”
source-X1-W7 = “Rolling stock”
source-X1-W8 = “Rolling stock”
source-X2-W1 = “Rolling stock”
source-X2-W2 = “Rolling stock”
source-X2-W3 = “Rolling stock”
source-X2-W4 = “Rolling stock”
source-X2-W5 = “Rolling stock”
source-X2-W6 = “Rolling stock”
source-X2-W7 = “Rolling stock”
source-X2-W8 = “Rolling stock”
source-X3-W1 = “Rolling stock”
source-X3-W2 = “Rolling stock”
source-X3-W3 = “Rolling stock”
source-X3-W4 = “Rolling stock”
source-X3-W5 = “Rolling stock”
source-X3-W6 = “Rolling stock”
source-X3-W7 = “Rolling stock”
source-X3-W8 = “Rolling stock”
source-X1-C1 = “Conductors”
source-X1-C2 = “Conductors”
source-X1-C3 = “Conductors”
source-X1-C4 = “Conductors”
source-X1-C5 = “Conductors”
source-X2-C1 = “Conductors”
source-X2-C2 = “Conductors”
source-X2-C3 = “Conductors”
source-X2-C4 = “Conductors”
source-X2-C5 = “Conductors”
source-X3-C1 = “Conductors”
source-X3-C2 = “Conductors”
source-X3-C3 = “Conductors”
source-X3-C4 = “Conductors”
source-X3-C5 = “Conductors”
source-X1-L1 = “Locomotive”
source-X1-L2 = “Locomotive”
source-X1-L3 = “Locomotive”
source-X1-L4 = “Locomotive”
source-X1-L5 = “Locomotive”
source-X2-L1 = “Locomotive”
source-X2-L2 = “Locomotive”
source-X2-L3 = “Locomotive”
source-X2-L4 = “Locomotive”
source-X2-L5 = “Locomotive”
source-X3-L1 = “Locomotive”
source-X3-L2 = “Locomotive”
source-X3-L3 = “Locomotive”
source-X3-L4 = “Locomotive”
source-X3-L5 = “Locomotive”
source-A1-K1 = “Contract”
source-A1-K2 = “Contract”
source-A1-K3 = “Contract”
source-A1-K4 = “Contract”
source-A1-K5 = “Contract”
source-A1-K6 = “Contract”
source-A1-K7 = “Contract”
source-A1-E1 = “Game end card”
source-A2-K1 = “Contract”
source-A2-K2 = “Contract”
source-A2-K3 = “Contract”
source-A2-K4 = “Contract”
source-A2-K5 = “Contract”
source-A2-K6 = “Contract”
source-A2-K7 = “Contract”
source-A2-E1 = “Game end card”
source-A3-K1 = “Contract”
source-A3-K2 = “Contract”
source-A3-K3 = “Contract”
source-A3-K4 = “Contract”
source-A3-K5 = “Contract”
source-A3-K6 = “Contract”
source-A3-K7 = “Contract”
source-A3-E1 = “Game end card”
source-B1-S1 = “Gentleman with a monocle”
source-B1-S2 = “Opera singer”
source-B1-S3 = “Young novelist”
source-B1-P1 = “Greetings from the lake”
source-B1-P2 = “Old town panorama”
source-B1-P3 = “Mountain railway”
source-B1-K1 = Contract “First famous guest”
source-B1-E1 = “Game end card”
source-B2-S1 = “Aviator”
source-B2-S2 = “Film star”
source-B2-S3 = “Polar explorer”
source-B2-P1 = “Danube by night”
source-B2-P2 = “Grand hotel”
source-B2-P3 = “Thermal baths”
source-B2-K1 = Contract “Society column”
source-B2-E1 = “Game end card”
source-B3-S1 = “Maharani”
source-B3-S2 = “Archduke incognito”
source-B3-S3 = “World champion”
source-B3-P1 = “Minarets at dawn”
source-B3-P2 = “Golden Horn”
source-B3-P3 = “Grand bazaar”
source-B3-K1 = Contract “Talk of Europe”
source-B3-E1 = “Game end card”
source-C1-D1 = “Bribe at the ticket office”
source-C1-D2 = “Borrowed uniforms”
source-C1-D3 = “Night shift in the workshop”
source-C1-D4 = “Cars from the siding”
source-C1-A1 = “Alibi”
source-C1-F1 = “False trail”
source-C1-K1 = Contract “Spotless reputation”
source-C1-E1 = “Game end card”
source-C2-D1 = “Forged waybills”
source-C2-D2 = “Signals switched off”
source-C2-D3 = “Stolen upholstery”
source-C2-D4 = “Staff at the double”
source-C2-A1 = “Alibi”
source-C2-F1 = “Everybody is a suspect”
source-C2-K1 = Contract “Nerves of steel”
source-C2-E1 = “Game end card”
source-C3-D1 = “Counterfeit banknotes”
source-C3-D2 = “Sabotaged rival”
source-C3-D3 = “Master key”
source-C3-D4 = “Palace on wheels”
source-C3-A1 = “Watertight alibi”
source-C3-F1 = “Planted in the luggage”
source-C3-K1 = Contract “Above suspicion”
source-C3-E1 = “Game end card”
source-D1-P1 = “Travelling salesman”
source-D1-P2 = “Honeymoon couple”
source-D1-P3 = “Engineering student”
source-D1-G1 = “Hat boxes”
source-D1-G2 = “Steamer trunk”
source-D1-G3 = “Cello case”
source-D1-M1 = “Fares”
source-D1-E1 = “Game end card”
source-D2-P1 = “Diplomat”
source-D2-P2 = “Banker’s widow”
source-D2-P3 = “Architect”
source-D2-G1 = “Wardrobe trunks”
source-D2-G2 = “Theatre scenery”
source-D2-G3 = “Crates of porcelain”
source-D2-M1 = “Season tickets”
source-D2-E1 = “Game end card”
source-D3-P1 = “Steel magnate”
source-D3-P2 = “Prima ballerina”
source-D3-P3 = “Pasha with retinue”
source-D3-G1 = “Museum crates”
source-D3-G2 = “Racing car”
source-D3-G3 = “Imperial luggage”
source-D3-M1 = “Charter fee”
source-D3-E1 = “Game end card”
source-E1-S1 = “Yard switch”
source-E1-S2 = “Workshop switch”
source-E1-S3 = “Signal switch”
source-E1-M1 = “Apprentice”
source-E1-M2 = “Oiler”
source-E1-M3 = “Coachbuilder”
source-E1-G1 = “Workshop wages”
source-E1-E1 = “Game end card”
source-E2-S1 = “Station throat”
source-E2-S2 = “Double slip”
source-E2-S3 = “Express switch”
source-E2-M1 = “Joiner”
source-E2-M2 = “Stoker”
source-E2-M3 = “Foreman”
source-E2-G1 = “Maintenance budget”
source-E2-E1 = “Game end card”
source-E3-S1 = “Border switch”
source-E3-S2 = “Works siding”
source-E3-S3 = “Terminus ladder”
source-E3-M1 = “Gilder”
source-E3-M2 = “Master mechanic”
source-E3-M3 = “Inspector of works”
source-E3-G1 = “State subsidy”
source-E3-E1 = “Game end card”
source-E-W1 = game end card
source-E-W2 = game end card
source-E-W3 = game end card
source-E-W4 = game end card
source-E-W5 = game end card
source-E-W6 = game end card
source-E-W7 = game end card
source-E-L1 = game end card
source-E-L2 = game end card
source-E-L3 = game end card
source-E-L4 = game end card
source-E-L5 = game end card
source-E-L6 = game end card
source-E-L7 = game end card
source-E-C1 = game end card
source-E-C2 = game end card
source-E-C3 = game end card
source-E-C4 = game end card
source-E-C5 = game end card
source-E-C6 = game end card
source-E-C7 = game end card
source-M-LOCO = mail car (Locomotive mail)
source-M-UP = mail car (Workshop mail)
source-M-COND = mail car (Conductor’s mail)
source-M-COIN = mail car (Money mail)
source-LT5 = locomotive tile 5
source-LT6 = locomotive tile 6
source-LT7 = locomotive tile 7
source-LT8 = locomotive tile 8
source-LT12 = locomotive tile 12
source-LT13 = locomotive tile 13
source-LT14 = locomotive tile 14
source-LT15 = locomotive tile 15
source-Vienna = Vienna
source-Salzburg = Salzburg
source-Budapest = Budapest
source-Innsbruck = Innsbruck
source-Milan = Milan
source-Szeged = Szeged
source-Laibach = Laibach
source-Trieste = Trieste
source-Belgrade = Belgrade
source-Craiova = Craiova
source-Sarajevo = Sarajevo
source-Kronstadt = Kronstadt
source-Skutari = Skutari
source-Nish = Nish
source-Sofia = Sofia
source-Giurgiu = Giurgiu
source-Varna = Varna
source-Salonica = Salonica
source-Tekirdag = Tekirdağ
source-decline = declined card
source-start-tile = start player tile
source-mail-car = choosing the mail car
source-evidence = choosing evidence tokens
source-turn = none

## Cities, mail cars, tokens
city-Strasbourg = Strasbourg
city-Munich = Munich
city-Vienna = Vienna
city-Salzburg = Salzburg
city-Linz = Linz
city-Budapest = Budapest
city-Innsbruck = Innsbruck
city-Verona = Verona
city-Zurich = Zurich
city-Milan = Milan
city-Venice = Venice
city-Pressburg = Pressburg
city-Szeged = Szeged
city-Temesvar = Temesvár
city-Graz = Graz
city-Marburg = Marburg
city-Laibach = Laibach
city-Agram = Agram
city-Trieste = Trieste
city-Vinkovci = Vinkovci
city-Belgrade = Belgrade
city-Orsova = Orsova
city-Craiova = Craiova
city-Subotica = Subotica
city-Novi_Sad = Novi Sad
city-Sarajevo = Sarajevo
city-Klausenburg = Klausenburg
city-Kronstadt = Kronstadt
city-Ploiesti = Ploiești
city-Ragusa = Ragusa
city-Cetinje = Cetinje
city-Skutari = Skutari
city-Monastir = Monastir
city-Nish = Nish
city-Pirot = Pirot
city-Sofia = Sofia
city-Bucharest = Bucharest
city-Giurgiu = Giurgiu
city-Ruse = Rustchuk
city-Shumla = Shumla
city-Varna = Varna
city-Uskub = Üsküb
city-Salonica = Salonica
city-Kavala = Kavala
city-Philippopolis = Plovdiv
city-Harmanli = Harmanli
city-Adrianople = Adrianople
city-Tekirdag = Tekirdağ
bonus-Vienna = 2 coins
bonus-Salzburg = 0-car + 1 coin
bonus-Budapest = conductor 2
bonus-Innsbruck = 2 × 0→1
bonus-Milan = upgrade of your choice
bonus-Szeged = 2 coins
bonus-Laibach = both conductors 1
bonus-Trieste = 2 upgrades of your choice
bonus-Belgrade = 0-car + locomotive 2
bonus-Craiova = 3 coins
bonus-Sarajevo = conductor 3
bonus-Kronstadt = 2 upgrades of your choice
bonus-Skutari = 8 points
bonus-Nish = 10 points
bonus-Sofia = 3 upgrades of your choice
bonus-Giurgiu = 4 coins
bonus-Varna = both conductors 2
bonus-Salonica = 12 points
bonus-Tekirdag = 4 upgrades of your choice
post-M-LOCO = Locomotive mail
mail-M-LOCO = { post-M-LOCO }: locomotive 2
post-M-UP = Workshop mail
mail-M-UP = { post-M-UP }: 2 × 0→1
post-M-COND = Conductor’s mail
mail-M-COND = { post-M-COND }: conductor 2
post-M-COIN = Money mail
mail-M-COIN = { post-M-COIN }: 2 coins
token-EV01 = Fingerprint (EV01)
token-EV02 = Fingerprint (EV02)
token-EV03 = Fingerprint (EV03)
token-EV04 = Fingerprint (EV04)
token-EV05 = Fingerprint (EV05)
token-EV06 = Fingerprint (EV06)
token-EV07 = Fingerprint (EV07)
token-EV08 = Fingerprint (EV08)
token-EV09 = Fingerprint (EV09)
token-EV10 = Fingerprint (EV10)
token-EV11 = Fingerprint (EV11)
token-EV12 = Fingerprint (EV12)
token-EV13 = Fingerprint (EV13)
token-EV14 = Fingerprint (EV14)
token-EV15 = Fingerprint (EV15)
token-EV16 = Fingerprint (EV16)
token-EV17 = No fingerprint (EV17)
token-EV18 = No fingerprint (EV18)
token-EV19 = No fingerprint (EV19)
token-EV20 = No fingerprint (EV20)
token-EV21 = No fingerprint (EV21)
token-EV22 = No fingerprint (EV22)
token-EV23 = No fingerprint (EV23)
token-EV24 = No fingerprint (EV24)
token-EV25 = No fingerprint (EV25)
token-EV26 = No fingerprint (EV26)
token-EV27 = No fingerprint (EV27)
token-EV28 = No fingerprint (EV28)
token-EV29 = No fingerprint (EV29)
token-EV30 = No fingerprint (EV30)
token-EV31 = No fingerprint (EV31)
token-EV32 = No fingerprint (EV32)
token-EV33 = No fingerprint (EV33)
token-EV34 = No fingerprint (EV34)
token-EV35 = No fingerprint (EV35)

## Places and numbers
train-U = upper train
train-L = lower train
place-U1 = Upper train, car 1
place-U2 = Upper train, car 2
place-U3 = Upper train, car 3
place-U4 = Upper train, car 4
place-U5 = Upper train, car 5
place-U7 = Upper train, car 7
place-U8 = Upper train, car 8
place-U9 = Upper train, car 9
place-L1 = Lower train, car 1
place-L2 = Lower train, car 2
place-L3 = Lower train, car 3
place-L4 = Lower train, car 4
place-L5 = Lower train, car 5
place-L7 = Lower train, car 7
place-L8 = Lower train, car 8
place-L9 = Lower train, car 9
place-S0 = Printed stretch
place-S1 = Stretch 1
place-S2 = Stretch 2
place-S3 = Stretch 3
place-S4 = Stretch 4
place-S5 = Stretch 5
place-S6 = Stretch 6
place-S7 = Stretch 7
place-S8 = Stretch 8
place-S9 = Stretch 9
place-S10 = Stretch 10
place-S11 = Stretch 11
place-S12 = Stretch 12
place-S13 = Stretch 13
place-S14 = Stretch 14
place-S15 = Stretch 15
place-S16 = Stretch 16
place-S17 = Stretch 17
place-S18 = Stretch 18
place-G1 = Gap 1
place-G2 = Gap 2
place-G3 = Gap 3
place-G4 = Gap 4
place-G5 = Gap 5
place-G7 = Gap 7
place-G8 = Gap 8
place-G9 = Gap 9
value-0 = 0→1
value-1 = 1→2
value-2 = 2→4
value-4 = 4→7
value-7 = 7→12
what-0 = 0→1
what-1 = 1→2
what-2 = 2→4
what-4 = 4→7
what-7 = 7→12
what-new = New 0-car
steps-0_1 = Upper 0, lower 1
steps-0_2 = Upper 0, lower 2
steps-0_3 = Upper 0, lower 3
steps-1_0 = Upper 1, lower 0
steps-1_1 = Upper 1, lower 1
steps-1_2 = Upper 1, lower 2
steps-1_3 = Upper 1, lower 3
steps-2_0 = Upper 2, lower 0
steps-2_1 = Upper 2, lower 1
steps-2_2 = Upper 2, lower 2
steps-2_3 = Upper 2, lower 3
steps-3_0 = Upper 3, lower 0
steps-3_1 = Upper 3, lower 1
steps-3_2 = Upper 3, lower 2
steps-3_3 = Upper 3, lower 3
steps-1 = 1 city
steps-2 = 2 cities
steps-3 = 3 cities
steps-4 = 4 cities
steps-5 = 5 cities
column-1 = Column 1
column-2 = Column 2
column-3 = Column 3
gap-1 = Gap 1
gap-2 = Gap 2
gap-3 = Gap 3
gap-4 = Gap 4
gap-5 = Gap 5
gap-7 = Gap 7
gap-8 = Gap 8
gap-9 = Gap 9
columns-1111 = 4 × column 1
columns-1112 = 3 × column 1, 1 × column 2
columns-1113 = 3 × column 1, 1 × column 3
columns-1122 = 2 × column 1, 2 × column 2
columns-1123 = 2 × column 1, 1 × column 2, 1 × column 3
columns-1133 = 2 × column 1, 2 × column 3
columns-1222 = 1 × column 1, 3 × column 2
columns-1223 = 1 × column 1, 2 × column 2, 1 × column 3
columns-1233 = 1 × column 1, 1 × column 2, 2 × column 3
columns-2222 = 4 × column 2
columns-2223 = 3 × column 2, 1 × column 3
columns-2233 = 2 × column 2, 2 × column 3
## Questions
decision-draft = Which game end card do you keep? The others are passed on.
decision-turn = Take a card from the display and execute or decline it, or take the start player tile. Coins and contracts may come before.
decision-after = Spend coins, fulfil contracts, or end your turn.
decision-resolve = Use the symbols in any order you like.
decision-start-bonus = The start player tile was taken: here is your bonus.
decision-mail = Your train has five cars: which mail car becomes its sixth card?
decision-overflow = The coins do not fit: spend some first.
decision-evidence = Which of your evidence tokens do you part with?
decision-scoring = Scoring, step 1: bonus cities, switches, coins and contracts. Then the points are counted.
decision-draft-public = { $seat } chooses a game end card
decision-turn-public = { $seat } takes a card
decision-after-public = { $seat } finishes the turn
decision-resolve-public = { $seat } uses symbols
decision-start-bonus-public = { $seat } has a bonus from the start player tile
decision-mail-public = { $seat } chooses a mail car
decision-overflow-public = { $seat } makes room for coins
decision-evidence-public = { $seat } chooses evidence
decision-scoring-public = { $seat } collects bonuses in the scoring
ask-draft = keep a game end card
ask-turn = take a card
ask-after = finish your turn
ask-resolve = use your symbols
ask-start-bonus = take your bonus
ask-mail = choose a mail car
ask-overflow = spend coins first
ask-evidence = hand over evidence
ask-scoring = use your bonuses
ask-ahead-draft = rank the game end cards
ask-ahead-scoring = plan your scoring
field-card = Which card?
field-place = Where shall it lie?
field-train = Which train?
field-value = Which upgrade?
field-what = Which upgrade?
field-steps = How many steps?
field-seat = Who gets the evidence?
field-token = Which token?
field-mail = Which mail car?
field-column = A coin of which column?
field-columns = Which four coins?
field-city = Which bonus city?
field-gap = Which gap?

## Moves
button-move = My move
move-draft = Keep a card
move-execute = Execute a card
move-decline = Decline a card (free upgrade)
move-tile = Start player tile (2 coins)
move-car = 0-car
move-upgrade = Upgrade
move-any = Upgrade of your choice
move-both = Both conductors
move-conductor = Conductor steps
move-loco = Locomotive
move-coins = Take the coins
move-points = Score the points
move-end = Take a game end card
move-evidence-return = Return evidence
move-evidence-give = Hand evidence on
move-evidence-draw = All others draw evidence
move-evidence-token = Choose a token
move-mail = Choose a mail car
move-coin-car = Coin: 0-car
move-coin-loco = Coin: locomotive 1
move-coin-conductor = Coin: conductor 1
move-coin-upgrade = Coin: free upgrade
move-coin-point = Coin: 1 point
move-coin-end = 4 coins: game end card
move-contract = Fulfil a contract
move-bonus-city = Use a bonus city
move-bonus-switch = Use a switch
move-done = Skip the rest
move-pass = End the turn
caption-car = 0-car{ $count ->
    [one] {""}
   *[other] {" "}({ $count } left)
 }
caption-any = Upgrade of your choice{ $count ->
    [one] {""}
   *[other] {" "}({ $count } left)
 }
caption-both = Both conductors: { $number }
caption-conductor = Conductor steps: { $number }
caption-loco = Locomotive: { $number }
caption-coins = Take { $number ->
    [one] one coin
   *[other] { $number } coins
 }
caption-points = Score { $number } points
caption-done-coins = Do without the { $count ->
    [one] coin
   *[other] { $count } coins
 }
caption-pass-left = To the points ({ $count ->
    [one] one bonus
   *[other] { $count } bonuses
 } not used!)
caption-pass-points = To the points
caption-coin-loco-lost = Coin: locomotive 1 (no effect: no city ahead)
caption-coin-car-lost = Coin: 0-car (no effect: both trains are closed)
caption-coin-conductor-lost = Coin: conductor 1 (no effect: both at the end)
caption-coin-upgrade-lost = Coin: free upgrade (no effect: nothing to upgrade)
caption-train-lost = { $train } (no effect: at the end)
caption-display = { $row }.{ $number } { $card }
caption-full = All the steps
caption-cheapest = The lowest columns
caption-city = { $number }. { $city }: { $bonus }
caption-stretch = { $place }: { $city1 } to { $city2 }
caption-stretch-one = { $place }: { $city }
caption-place = { $place } (a { $now }{ $need ->
    [0] {""}
   *[other] : too low, needs { $need } or more
 })
order-resolve = Symbols without a choice
order-resolve-full = Carry them out in full automatically
order-scoring = Symbols without a choice, in your scoring
order-scoring-full = Carry them out where no coin could come between
order-draft = Game end cards in the draft
order-draft-valuable = The most valuable, as usual
order-draft-wagons = Rolling stock first
order-draft-locomotives = Locomotives first
order-draft-conductors = Conductors first
order-start-bonus = Bonus of the start player tile
order-start-bonus-upper = 0-car to the upper train
order-start-bonus-lower = 0-car to the lower train
order-start-bonus-upgrade = 0→1, as 4th player
order-start-bonus-skip = Do without
order-mail = Mail car
order-mail-loco = Locomotive mail if I still have it
order-mail-upgrade = Workshop mail if I still have it
order-mail-conductor = Conductor’s mail if I still have it
order-mail-coins = Money mail if I still have it
order-overflow = No room for coins
order-overflow-points = Spend coins for points, lowest column first
order-overflow-skip = Do without the coins
order-after = End of the turn
order-after-pass = End it without asking

## Whole answers
menu-card = Take a card
menu-decline = Decline a card for an upgrade of your choice
menu-contract = Fulfil a contract
menu-coin = Spend coins
menu-finish = Finish
menu-result = What becomes of it
menu-overflow = Make room for the coins
menu-scoring = Your whole scoring
menu-bonus = One bonus at a time
offer-card = { $row }.{ $number } { $card }
offer-title = { $row }.{ $number } { $title }
offer-plain = All of it
offer-conductors = Conductors to upper { $upper }, lower { $lower }
offer-trains = { $post ->
    [none] Upper
   *[other] { $post }, upper
 } { $upper }, lower { $lower }{ $moved ->
    [0] {""}
   *[other] , conductors { $one }/{ $two }
 }
offer-place = { $place } (a { $now })
offer-stretch = { $place }, to { $city }
offer-gap = { $place } (upper { $upper }, lower { $lower })
offer-tile = Start player tile: 2 coins
offer-finish = End your turn
offer-end = With { $card }
offer-without = Do without the new coins
offer-coin-car = { $count ->
    [one] 1 coin: 0-car
   *[other] { $count } coins: { $count } 0-cars
 }, { $train }
offer-coin-loco = { $count ->
    [one] 1 coin: locomotive 1
   *[other] { $count } coins: locomotive { $count }
 }
offer-coin-conductor = { $count ->
    [one] 1 coin: conductor 1
   *[other] { $count } coins: conductor { $count }
 }, { $train }
offer-coin-upgrade = 1 coin: { $what }, { $train }
offer-coin-end = 4 coins: { $card }
offer-coin-point = 1 coin of { $column }: 1 point
offer-contract = Fulfil: { $text }
offer-fulfil = Fulfil: { $title }
offer-city = { $number }. { $city }: { $bonus }
offer-switch = Gap { $number }: { $card }
offer-course = { $points } points: upper { $upper }, lower { $lower }
note-card = { $card }
note-result = Trains then count { $phase }{ $points ->
    [0] {""}
   *[other] , +{ $points } at once
 }{ $coins ->
    [none] {""}
   *[other] , coins: { $coins }
 }{ $lost ->
    [0] {""}
    [one] , 1 step lapses
   *[other] , { $lost } steps lapse
 }{ $idle ->
    [0] {""}
    [one] , 1 symbol lapses
   *[other] , { $idle } symbols lapse
 }{ $evidence ->
    [none] {""}
   *[other] , evidence tokens: { $evidence }
 }{ $city ->
    [none] {""}
   *[other] , to { $city }
 }{ $title ->
    [none] {""}
   *[other] ; then { $title } can be fulfilled
 }
note-nothing = Brings nothing but the card itself
note-guest = { $need ->
    [0] { $way ->
        [0] Scores from now on
        [one] Scores once the conductor is there: 1 step to go
       *[other] Scores once the conductor is there: { $way } steps to go
    }
   *[other] Scores nothing yet: needs a car of { $need } or more{ $way ->
        [0] {""}
        [one] {" "}and 1 more conductor step
       *[other] {" "}and { $way } more conductor steps
    }
 }
note-luggage = { $count ->
    [0] { $way ->
        [0] Can be fulfilled at once
        [one] Lacks 1 conductor step
       *[other] Lacks { $way } conductor steps
    }
   *[other] Lacks { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in the lower train{ $way ->
        [0] {""}
        [one] {" "}and 1 conductor step
       *[other] {" "}and { $way } conductor steps
    }
 }
note-postcard = { $points } points per scoring{ $way ->
    [0] , from now on
    [one] , 1 city from here
   *[other] , { $way } cities from here
 }
note-switch = { $way ->
    [0] Works in the next scoring
    [one] Lacks 1 conductor step
   *[other] Lacks { $way } conductor steps
 }
note-mechanic = { $met ->
    [0] Not yet: needs a { $need } or more on both sides
   *[other] Can be fulfilled at once
 }
note-tile = You begin next round. Out: { $title }. Bonus for { $seat }
note-tile-alone = You begin next round. Out: { $title }
note-finish = { $coins ->
    [0] Nothing is left to do
    [one] You keep 1 coin
   *[other] You keep { $coins } coins
 }
note-course = { $cities ->
    [0] {""}
   *[other] { $city_route }.{" "}
 }{ $done ->
    [0] {""}
   *[other] { $title_list }.{" "}
 }{ $spent ->
    [0] {""}
   *[other] Coins for { $coin_count }.{" "}
 }Keeps { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
coin-car = 0-car
coin-loco = locomotive
coin-conductor = conductor
coin-upgrade = upgrade
coin-end = game end card
coin-point = point
ahead-draft = In which order do you want the game end cards?
ahead-scoring = How shall your scoring go? What you choose is done when its turn comes; if your board has changed by then, you are asked.
wish-rest = Then as usual
wish-class = { $kind ->
    [W] Rolling stock × { $points }
    [L] Locomotives × { $points }
   *[C] Conductors × { $points }
 }

## What happened
event-undone = { $seat } has taken back the last step.
undone = Your last step is taken back.
waiting-for = It is { $player }’s turn
picture-waiting = to play
event-drafted = { $seat } has chosen a game end card.
event-deal = Round { $round }: 18 cards from stack { $stack }.
event-executed = { $seat } executes { $card }.
event-placed = { $seat } lays { $card } ({ $place }).
event-declined = { $seat } declines { $card }.
event-tile = { $seat } takes the start player tile.
event-start-player = { $seat } takes the start player figure.
event-row-cleared = Row { $row } is cleared{ $count ->
    [0] .
   *[other] , { $count } cards leave the game.
 }
event-card-removed = The start player tile removes { $card }.
event-end-card-open = New game end card: { $card }.
event-car = { $seat }: 0-car, { $train }.
event-upgrade = { $seat } upgrades { $value }, { $train }.
event-mail = { $seat } couples { $mail } ({ $train }).
event-locomotive = { $seat } closes the { $train } with locomotive tile { $tile }.
event-conductors = { $seat } moves conductors: { $upper ->
    [0] lower +{ $lower }
   *[other] { $lower ->
        [0] upper +{ $upper }
       *[other] upper +{ $upper }, lower +{ $lower }
    }
 }.
event-constantinople = { $seat } is the { $place ->
    [1] first
    [2] second
   *[3] third
 } to reach Constantinople: { $points } points.
event-loco = { $seat } travels to { $city }{ $points ->
    [0] .
    [one] : 1 point.
   *[other] : { $points } points.
 }
event-coins = { $seat } takes { $count ->
    [one] one coin
   *[other] { $count } coins
 }.
event-spent = { $seat } spends { $count ->
    [one] a coin
   *[other] { $count } coins
 }.
event-coin-point = { $seat } takes a point for it.
event-points = { $seat } scores { $points } points.
event-end-card = { $seat } takes a game end card: { $card }.
event-fulfilled = { $seat } fulfils { $card }.
event-city = { $seat } uses { $city }.
event-switch = { $seat } uses { $card }.
event-evidence-drawn = { $seat } draws { $count ->
    [one] an evidence token
   *[other] { $count } evidence tokens
 }.
event-evidence-seen = You receive: { $token }.
event-evidence-returned = { $seat } returns an evidence token.
event-evidence-given = { $seat } hands { $to_seat } an evidence token.
event-scoring = Scoring phase { $number }.
event-train-points = { $seat } scores { $upper } + { $lower } for the trains.
event-guest-points = { $seat } scores { $points } for celebrities and postcards.
event-murderer = { $seat } was the murderer.
event-arrested = { $seat } has the most fingerprints and is arrested.
event-escaped = The murderer { $seat } escapes: { $points } points.
event-game-over = The journey is over.
reason-end = the journey is over after six rounds
reason-arrest = the journey is over; somebody is arrested and comes last

## Turns in sentences
tell-drafted = keeps a game end card
tell-executed = takes { $kind ->
    [wagon] a rolling stock card
    [conductor] a conductor card
    [loco] a locomotive card
    [end_card_action] an action card
   *[other] “{ $title }”
 }
tell-laid = takes { $card }
tell-placed = places “{ $title }” { $at ->
    [U] at car { $number } of the upper train
    [L] at car { $number } of the lower train
    [G] in gap { $number }
   *[S] { $number ->
        [0] on the printed stretch
       *[other] on stretch { $number }
    }
 }
tell-declined = declines { $kind ->
    [wagon] a rolling stock card
    [conductor] a conductor card
    [loco] a locomotive card
    [route] a route
    [contract] a contract
    [end_card_action] a game end card
   *[other] “{ $title }”
 }
tell-tile = takes the start player tile
tell-fulfilled = fulfils { $named ->
    [yes] { $title }
   *[no] a contract
 }
tell-switch = uses { $title }
tell-city = uses { $city }
tell-spent = spends { $count ->
    [one] a coin
   *[other] { $count } coins
 }
tell-cars = adds { $count ->
    [one] a 0-car
   *[other] { $count } 0-cars
 } { $upper ->
    [0] to the lower train
   *[other] { $lower ->
        [0] to the upper train
       *[other] ({ $upper } upper, { $lower } lower)
    }
 }
tell-upgrades = upgrades { $value_list } in the { $at ->
    [U] upper
   *[L] lower
 } train
tell-upgrades-both = upgrades { $upper_list } in the upper and { $lower_list } in the lower train
tell-mail = couples a mail car ({ $mail }) to the { $at ->
    [U] upper
   *[L] lower
 } train
tell-locomotive = closes the { $at ->
    [U] upper
   *[L] lower
 } train with locomotive tile { $tile }
tell-conductors = moves conductors: { $upper ->
    [0] lower +{ $lower }
   *[other] { $lower ->
        [0] upper +{ $upper }
       *[other] upper +{ $upper }, lower +{ $lower }
    }
 }
tell-loco = travels to { $city }{ $points ->
    [0] {""}
    [one] {" "}for 1 point
   *[other] {" "}for { $points } points
 }
tell-constantinople = is the { $place ->
    [1] first
    [2] second
   *[3] third
 } to reach Constantinople ({ $points } points)
tell-coins = takes { $count ->
    [one] a coin
   *[other] { $count } coins
 }
tell-points = scores { $points ->
    [one] 1 point
   *[other] { $points } points
 }
tell-end-cards = takes the game end card { $title_list }
tell-evidence-drawn = draws { $count ->
    [one] an evidence token
   *[other] { $count } evidence tokens
 }
tell-evidence-returned = returns { $count ->
    [one] an evidence token
   *[other] { $count } evidence tokens
 }
tell-evidence-given = hands { $to_seat } an evidence token
tell-train-points = scores { $upper } + { $lower } for the trains{ $guests ->
    [0] {""}
   *[other] {" "}and { $guests } for celebrities and postcards
 }
tell-guest-points = scores { $points } for celebrities and postcards
tell-opened = { $count ->
    [one] New game end card
   *[other] New game end cards
 }: { $title_list }.

## Words on pictures
picture-round = Round { $round }, stack { $stack }
picture-round-short = Round { $round }
picture-draft = Draft
picture-scoring = Scoring phase { $number }
picture-ends = Game end cards
picture-timetable = Timetable
picture-turn = { $name } to play
picture-over = The journey is over
picture-revealed = What everybody held
picture-revealed-points = End cards: { $points }
picture-arrested = Arrested
picture-paris = Paris
picture-legend = What the symbols mean
legend-car = Append a 0-car to a train
legend-upgrade = Upgrade the leftmost car of this value
legend-any = Upgrade of your choice, or a new 0-car
legend-both = Each conductor up to 2 steps
legend-conductor = 3 conductor steps in all, shared as you like
legend-loco = Locomotive: up to 3 cities
legend-coins = Take coins
legend-points = Points, at once; on guests: in each scoring
legend-end = Take an open game end card
legend-point-city = City with points, scored once on arrival
legend-bonus-city = Bonus city: used once in each scoring
legend-taken = Cards taken from the row: when all discs are filled, the rest leaves the game
legend-start-tile = Start player tile: 2 coins, begin next round
legend-start-player = Start player figure
legend-mail = Mail car: always the sixth card
legend-tile = Locomotive tile: always the tenth card
legend-reached = The conductor has come so far: these cards score
legend-column-1 = Coins in column 1: a 0-car each
legend-column-2 = Coins in column 2: 1 step each of the locomotive or a conductor
legend-column-3 = Coins in column 3: an upgrade of your choice each
legend-position = At which city the locomotive is
legend-pile = Cards in the own pile: game end cards count them
legend-held = Game end cards that somebody holds
legend-supply = How many of these cars are left
legend-constantinople = Points of the first in Constantinople
legend-cars = Demand: so many cars of this value or more, both trains together
legend-length = Demand: a train of so many cards or more
legend-at-card = Demand: a conductor at this card or beyond
legend-at-city = Demand: locomotive at this city or beyond
legend-here = Demand: own car good enough, conductor there or beyond
legend-gap = Lies in this gap or a later one; both conductors there or beyond
legend-guest = Celebrity on a car, postcard on a stretch
legend-each-city = … for each city of its stretch
legend-place = Where it lies: upper car (U), lower car (L), stretch (S), gap (G)
legend-evidence = Evidence token
picture-draft-choice = Keep one of these game end cards
picture-own-ends = Your game end cards
picture-secret = Known to you alone
picture-murderer = The murderer
picture-murderer-about = Do not be arrested: 20 points
picture-innocent = Innocent
picture-innocent-about = Do not hold the most fingerprints
alt-turn = { $names } to play.
alt-round = Round { $round } of 6, stack { $stack }.
text-player = { $score ->
    [one] 1 point
   *[other] { $score } points
 } · coins { $one }/{ $two }/{ $three }
text-round = Round { $round } of 6, stack { $stack }, modules { $modules }
text-open = Under way: { $source } – { $single ->
    [1] one of: { $symbols }
   *[0] { $symbols }
}
text-coupling = Train { $train } gets its mail car.
text-overflow = { $count ->
    [one] 1 new coin lies
   *[other] { $count } new coins lie
} ready and { $count ->
    [one] needs
   *[other] need
} room.
text-handover = { $count ->
    [one] 1 evidence token
   *[other] { $count } evidence tokens
} to be chosen.
text-symbol = { $op ->
    [car] 0-car
    [upgrade] upgrade of a { $number }-car
    [any] upgrade of your choice
    [both] both conductors { $number }
    [conductor] conductor { $number }
    [loco] locomotive { $number }
    [coins] { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }
    [points] { $number ->
        [one] 1 point
       *[other] { $number } points
    }
    [end] a game end card
    [return] return { $number ->
        [one] 1 evidence token
       *[other] { $number } evidence tokens
    }
    [give] hand on { $number ->
        [one] 1 evidence token
       *[other] { $number } evidence tokens
    }
   *[suspect] every other player draws { $number ->
        [one] 1 evidence token
       *[other] { $number } evidence tokens
    }
}
text-start = Start player: { $name }.
text-tile-free = The start player tile lies out.
text-tile-taken = { $name } has taken the start player tile.
text-row = Row { $row } ({ $taken } of { $seats } taken):
text-rows-empty = The { $count } places of the display are empty.
text-ends = Game end cards ({ $count } in the deck):
text-loco-tile = Next locomotive tile: { $points } with { $count ->
    [one] 1 upgrade
   *[other] { $count } upgrades
 } of your choice, { $left } left
text-constantinople = Constantinople: 1st { $first }, 2nd { $second }, 3rd { $third }
text-supply = Cars left: { $left }
text-mails = Mail cars left: { $mails }
text-locomotive = Locomotive: { $stands } ({ $number }), ahead: { $ahead }
text-bonuses = Bonus cities reached: { $cities }
text-progress = ({ $have } of { $need })
text-train = { $train }: { $cars } · conductor at { $conductor }
text-held = { $used } in the pile · { $ends ->
    [one] 1 end card
   *[other] { $ends } end cards
 }
text-evidence = { $count ->
    [one] 1 evidence token
   *[other] { $count } evidence tokens
 }

## Scoring
row-trains = Trains
row-guests = Celebrities, postcards
row-cities = Point cities
row-constantinople = Constantinople
row-symbols = Cards and bonuses
row-coins = Coins
row-wagon = End cards: rolling stock
row-conductor = End cards: conductors
row-loco = End cards: locomotives
row-murderer = Murderer at large

## Refusals
E_TURN = It is not your turn.
E_CARD = That card does not lie open (any more).
E_TILE_GONE = The start player tile has already been taken this round.
E_TILE_DECLINE = The start player tile cannot be declined. You can only take it.
E_TRAIN = Say which train: U for the upper, L for the lower one.
E_CLOSED = That train already has its locomotive; no more cars can be added.
E_LEVEL = You have no { $v }-car in that train.
E_MAX = A 12-car cannot be upgraded.
E_MAIL = Mail cars and locomotive tiles cannot be upgraded.
E_NO_COIN = You have too few coins in column { $c }.
E_FOUR = A game end card costs exactly 4 coins.
E_NO_END = No game end card lies open.
E_TIME = Not now. Cards and the start player tile are taken in your turn, bonus cities and switches are used in step 1 of your scoring, and before round 1 everybody first keeps a game end card.
E_FINISH = First finish this: { $source }.
E_OVERFLOW = Your coin field is { $k ->
    [one] one place
   *[other] { $k } places
 } short: spend that many coins first, or do without these.
E_REQ = Not yet: this needs { $text }.
E_BONUS = { $why ->
    [used] You have already used it in this scoring phase.
    [switch] Not this switch: both conductors must be at its gap or beyond, and it works once per scoring phase.
   *[far] You have not reached that bonus city yet.
 }
E_SLOT = There is no free place for this card; you can only decline it.
E_PLACE = Name a free place that suits this card; the command suggests them. Cards that go to the pile need none.
E_STEPS = The symbol allows only { $k ->
    [one] one step
   *[other] { $k } steps
 } (*both conductors*: each).
E_ACTED = You have already taken a card or the start player tile.
E_MUST_TAKE = First take a card or the start player tile.
E_MAIL_USED = You have already used that mail car.
E_CONTRACT = You have no such open contract.
E_UNIT = That symbol is not open. Open now: { $source }.
E_DRAFT = That card is not among the cards you may choose from.
E_EVIDENCE = Choose at most { $k } of your own evidence tokens.
E_TARGET = Choose another player of this game.
E_SETUP = A game needs 2 to 4 players and exactly two different modules.
E_OVER = The game is over.
E_SYNTAX = I do not understand this move: { $text }.

## Commands
command-first-class = first-class
command-first-class-description = Moves of First Class
command-draft = draft
command-draft-description = Keep a game end card before the game begins
command-execute = execute
command-execute-description = Take a card from the display and carry it out
command-decline = decline
command-decline-description = Take a card and waive it for an upgrade of your choice
command-tile = tile
command-tile-description = Take the start player tile
command-car = car
command-car-description = Add a 0-car to a train
command-upgrade = upgrade
command-upgrade-description = Upgrade the leftmost car of a value
command-any = any
command-any-description = Symbol: upgrade of your choice, or a new 0-car
command-both = both
command-both-description = Symbol: move both conductors
command-conductor = conductor
command-conductor-description = Move your conductors
command-loco = loco
command-loco-description = Move the locomotive
command-coins = coins
command-coins-description = Symbol: take the coins
command-points = points
command-points-description = Symbol: score the points
command-end = end-card
command-end-description = Take an open game end card
command-evidence = evidence
command-evidence-description = Evidence tokens of module C
command-evidence-return = return
command-evidence-return-description = Symbol: return evidence
command-evidence-give = give
command-evidence-give-description = Symbol: hand evidence to another player
command-evidence-draw = draw
command-evidence-draw-description = Symbol: all others draw evidence
command-evidence-token = token
command-evidence-token-description = Choose one of your tokens
command-mail = mail
command-mail-description = Choose the mail car of a train with five cars
command-coin = coin
command-coin-description = Spend coins
command-coin-car = car
command-coin-car-description = A coin of column 1 for a 0-car
command-coin-loco = loco
command-coin-loco-description = A coin of column 2 for a step of the locomotive
command-coin-conductor = conductor
command-coin-conductor-description = A coin of column 2 for a step of a conductor
command-coin-upgrade = upgrade
command-coin-upgrade-description = A coin of column 3 for an upgrade of your choice
command-coin-end = end-card
command-coin-end-description = Four coins for an open game end card
command-coin-point = point
command-coin-point-description = Any coin for a point
command-contract = contract
command-contract-description = Fulfil a contract, passenger, luggage or mechanic
command-bonus = bonus
command-bonus-description = Bonuses of a scoring phase
command-bonus-city = city
command-bonus-city-description = Use a bonus city you have reached
command-bonus-switch = switch
command-bonus-switch-description = Use a switch
command-done = skip
command-done-description = Skip the rest of the symbols
command-pass = finish
command-pass-description = End your turn, or step 1 of your scoring
parameter-card = card
parameter-card-description = Which card
parameter-place = place
parameter-place-description = Car, stretch or gap
parameter-train = train
parameter-train-description = Upper or lower train
parameter-value = upgrade
parameter-value-description = From which value to which
parameter-what = upgrade
parameter-what-description = The car to upgrade, or a new one
parameter-steps = steps
parameter-steps-description = How many, upper/lower
parameter-token = token
parameter-token-description = One of your tokens
parameter-mail = mail
parameter-mail-description = Which mail car
parameter-column = column
parameter-column-description = The coin’s column
parameter-columns = columns
parameter-columns-description = Which four coins, if not the lowest
parameter-city = city
parameter-city-description = Its number on your route
parameter-gap = gap
parameter-gap-description = The number of the gap
parameter-modules = modules
parameter-modules-description = Which two of the five modules

## Guide
guide-topics = first idea turn cars conductors route coins extras scoring modulea moduleb modulec moduled modulee end here
explain-draft = extras
explain-tile = extras
explain-start-bonus = extras
explain-end = extras
explain-turn = turn
explain-card = turn
explain-decline = turn
explain-after = turn
explain-resolve = turn
explain-result = turn
explain-finish = turn
explain-car = cars
explain-upgrade = cars
explain-any = cars
explain-mail = cars
explain-both = conductors
explain-conductor = conductors
explain-loco = route
explain-bonus = route
explain-bonus-city = route
explain-bonus-switch = modulee
explain-coin = coins
explain-coins = coins
explain-coin-car = coins
explain-coin-loco = coins
explain-coin-conductor = coins
explain-coin-upgrade = coins
explain-coin-point = coins
explain-coin-end = coins
explain-overflow = coins
explain-evidence = modulec
explain-evidence-return = modulec
explain-evidence-give = modulec
explain-evidence-draw = modulec
explain-evidence-token = modulec
explain-contract = modulea
explain-scoring = scoring
guide-first-title = Your first game
guide-first =
    {""}**What you want:** the most points. A car scores its number up to three times, after rounds 2, 4 and 6, but only if the conductor of its train has come that far.
    {""}
    {""}**Your turn.** The numbers stand in the picture; you are ●.
    ① **Take one card** from the display. *Execute* it and use its symbols, or *decline* it: then you may improve any one car instead.
    ② **Your two trains.** New cars begin with 0 and are added on the right. An upgrade raises the leftmost car of its value: 0, 1, 2, 4, 7, 12.
    ③ **The conductors** walk from left to right. What they have not reached does not score.
    ④ **Your locomotive** travels from Paris. Point cities score on arrival; bonus cities (with a clock) pay in every scoring.
    Before and after that you may spend coins.
    {""}
    {""}**The buttons.** First you keep a game end card. Then press **My move**: *Take a card* shows what each card makes of your trains. *Finish* ends your turn.
    {""}
    {""}**What everybody gets wrong at first**
    • Rows vanish. Once a row has lost as many cards as there are players, its other cards leave the game.
    • The sixth card of a train is always a mail car, the tenth a locomotive tile. They come by themselves; you only choose which mail car.
    • A bonus city brings nothing when you arrive. It pays in the scorings from then on.
    • What a coin buys depends on its column; more coins reach the better columns.
    {""}
    {""}**The end:** six rounds with three turns each, 18 turns. After the last scoring the remaining coins and the game end cards are counted.
    {""}
    {""}**For a first game:** play with modules A and B. By the end of round 2 have two or three cars of 1 or 2 in front, and a conductor who has passed them. Later, make one train long: the first conductor on a locomotive tile scores 20 points.
lesson-first-1 = Take a card: execute it, or decline it for one upgrade.
lesson-first-2 = Your trains: better cars stand on the left, new ones come on the right.
lesson-first-3 = Cars score only as far as the conductor has come.
lesson-first-4 = Your locomotive begins in Paris: it collects points and bonus cities.
lesson-idea-1 = One of your two trains: every car is worth its number.
lesson-idea-2 = It counts only as far as the conductor has come.
lesson-idea-3 = The locomotive gathers points and bonuses along your route.
lesson-idea-4 = Points are counted three times: after rounds 2, 4 and 6.
lesson-cars-1 = A 0-car goes to the right end of a train.
lesson-cars-2 = 1 → 2: the leftmost car of this value gets better, here this one.
lesson-cars-3 = The sixth card is always a mail car.
lesson-cars-4 = The tenth card is always a locomotive tile.
lesson-conductors-1 = The conductor stands on the third card: 7 + 4 + 2 count, 13 points a scoring phase.
lesson-conductors-2 = Here 4 + 2 count; the 0 behind them does not yet.
lesson-conductors-3 = Whoever is first to bring a conductor onto a locomotive tile gets 20 points.
lesson-route-1 = A city with points: once, as soon as the locomotive is there.
lesson-route-2 = A city with a clock: its bonus once in every scoring phase.
lesson-route-3 = The locomotive needs route ahead; steps beyond it are lost.
lesson-coins-1 = Column 1: a coin from here appends a 0-car.
lesson-coins-2 = Column 2: a step of the locomotive or of a conductor.
lesson-coins-3 = Column 3: an upgrade of your choice. Any coin can be a point as well.
lesson-scoring-1 = Step 1: every bonus city you have reached, coins, contracts.
lesson-scoring-2 = Step 2: all cards up to the conductor: 7 + 4 + 2 = 13.
lesson-scoring-3 = Then celebrities and postcards.
guide-idea-title = The idea
guide-idea =
    Each player runs a rival to the Orient Express: **two trains** on a board of their own, and a locomotive that travels a growing line from Paris towards the south-east.
    {""}
    In every turn you take **one card** from a display that everybody shares. Cards lengthen and improve your trains, send your conductors along them, move your locomotive, or lay new track.
    {""}
    A car is worth its number (0, 1, 2, 4, 7, 12), but it scores only as far as the **conductor** of its train has come. Three times in the game, after rounds 2, 4 and 6, everything is counted. So a good car early scores three times.
    {""}
    On top of that come points on the way, bonuses of the cities, contracts and whatever the two modules bring, game end cards that multiply what you took, and 20 points for the first conductor in Constantinople.
    {""}
    The game has **six rounds** of three turns each: 18 turns for everybody. It always uses two of five modules; for a first game take A and B.
    {""}
    You begin with one 0-car in each train and one coin. Rounds 1 and 2 use the green stack, 3 and 4 the blue, 5 and 6 the red one; each round 18 new cards lie out, and four of every stack are never seen.
guide-turn-title = A turn
guide-turn =
    {""}**Take exactly one** of these:
    {""}• a card, and **execute** it: use its symbols in any order you like, each wholly, partly or not at all;
    {""}• a card, and **decline** it: it goes to your pile and you get one upgrade of your choice instead;
    {""}• the **start player tile**, if it still lies there.
    {""}
    Before and after that you may spend coins and fulfil contracts, as often as you like, but not between two symbols.
    {""}
    {""}**Clearing rows.** The display has three rows of six. Once a row has lost as many cards as there are players, the rest of it leaves the game. So with two players a row loses its other four cards after the second one is taken.
    {""}
    {""}**Where cards go.** Most go face down to your pile. Route cards join your line, contracts lie open beside your board, and some module cards are placed on cars, stretches or in gaps.
    {""}
    {""}**Bonuses** that are set off on the way (mail car, locomotive tile, game end card) wait until the card is finished, then come one after the other.
    {""}
    You may execute a card of which you can use nothing; it then simply goes to your pile. A card for which you have no free place can only be declined.
guide-cars-title = Cars and trains
guide-cars =
    {""}**0-car**: append it at the right end of the train you like.
    {""}**Upgrade 0→1, 1→2, 2→4, 4→7, 7→12**: the leftmost car of that value in the train you choose goes up one step. Positions never change; so a car is never better than the one to its left. You may upgrade the same car again with the next symbol.
    {""}**Upgrade of your choice**: any car one step up, or a new 0-car instead.
    {""}
    {""}**The sixth card is always a mail car.** As soon as a train has five cars you choose one of your four mail cars. Each has a bonus and can be used once: locomotive 2, two upgrades 0→1, two conductor steps, or two coins.
    {""}
    {""}**The tenth card is always a locomotive tile.** As soon as a train has nine cards the topmost tile closes it: 5, 6, 7, 8 points with two upgrades of your choice, later 12 to 15 points with one. A closed train gets no more cars, but can still be upgraded.
    {""}
    If cards of a value run out, nothing is lost: a substitute card is used.
    {""}
    A mail car scores nothing and cannot be upgraded; a locomotive tile scores its number once the conductor stands on it.
guide-conductors-title = Conductors
guide-conductors =
    Each train has a conductor. He starts in front of the first car; one step is one card, mail car and locomotive tile included. He never leaves the train: steps beyond the last card lapse.
    {""}
    {""}**Both conductors 2**: each of them up to two steps.
    {""}**Conductor 3**: three steps in all, shared as you like.
    {""}
    When points are counted, only cards the conductor has reached or passed score. A car he has passed counts with its new value if you upgrade it later.
    {""}
    {""}**Constantinople**: the first conductor in the whole game who steps on a locomotive tile scores 20 points at once, the second 10, the third 5. You may take several places.
guide-route-title = Route and locomotive
guide-route =
    Your line begins in Paris with three printed cities: Strasbourg, Munich (2 points) and Vienna (bonus: 2 coins). Each route card you execute adds its cities at the far end.
    {""}
    {""}**Locomotive 3** moves up to three cities. Without track ahead, steps lapse.
    {""}**Point cities** score at once when the locomotive enters or passes them, one time only.
    {""}**Bonus cities**, with a clock, can be used once in **every scoring phase** from the moment the locomotive has reached them. Reached in the middle of a scoring, they still work in it.
    {""}
    Laying a route card scores nothing; its cities count when the locomotive gets there. A bonus city pays nothing on arrival, only in scoring phases.
guide-coins-title = Coins
guide-coins =
    Coins fill your field from the first column on: five places, then five, then two. What a coin can buy depends on where it lies:
    {""}• column 1: a 0-car
    {""}• column 2: one step of the locomotive **or** of a conductor
    {""}• column 3: an upgrade of your choice
    {""}• any coin: one point
    {""}• any four coins: an open game end card
    {""}
    You may pick any coin, not only the last. Spend them before or after your main action and during your own scoring, there even between two symbols. New coins refill the lowest free places.
    {""}
    {""}**No room?** All coins of a symbol are taken together or not at all. If they do not fit, you first spend as many as needed, even in the middle of a card. At the end a coin is worth a point.
    {""}
    Until you have spent a coin to make room, you may also do without all the new ones.
guide-extras-title = Start tile and game end cards
guide-extras =
    {""}**The start player tile** gives its taker two coins, the third player a 0-car, the fourth a 0-car or an upgrade 0→1; the second gets nothing. It is counted clockwise, the taker is the first; with two players only the taker gets something, with three nobody is fourth. Then the leftmost card of the topmost row that still has cards leaves the game. It counts for clearing that row.
    {""}
    Nobody can decline the tile; whoever takes it is start player from the end of the round, in the scoring phase, too, and the present start player may take it. If nobody does, nothing is paid and the start player stays.
    {""}
    {""}**Game end cards** show a kind of card (rolling stock, conductors, locomotives) and a value. At the end each multiplies the number of base cards of that kind in your pile, executed or declined alike. Route cards and module cards count for nothing.
    {""}
    When you get one in the course of play (by a card, or for four coins) you also carry out its action. Everybody gets one at the beginning from a draft: look at the cards passed on, keep one, pass on the rest. Its action is not carried out.
    {""}
    Four lie open. They are filled up at the end of a turn and after each player’s scoring, so at most four can be taken at one time.
    {""}
    Base cards are the ones titled Rolling stock, Conductors and Locomotive; each counts as one, however many symbols it shows.
guide-scoring-title = Scoring phases
guide-scoring =
    After rounds 2, 4 and 6, beginning with the start player, each of you does both steps completely before the next one goes on.
    {""}
    {""}**Step 1, bonuses.** In any order: use each bonus city you have reached once, and each switch whose demand is met; spend coins; fulfil contracts. Coins and contracts may come between two symbols of a bonus, but one bonus city must be finished before the next is begun. What you leave out is lost for this time.
    {""}
    {""}**Step 2, points.** For both trains all cards as far as the conductor has come: cars their value, mail car nothing, locomotive tile its number. Then celebrities and postcards.
    {""}
    After step 1 you can neither spend coins nor fulfil contracts before the points are counted. A conductor who has not entered the train scores nothing.
guide-modulea-title = Module A: contracts
guide-modulea =
    Contracts lie open beside your board. You fulfil one before or after your main action or in your scoring, also in the turn you took it: its demand must be met at that moment. Nothing is paid. The bonus comes at once, one time; then the card goes face down to your pile.
    {""}
    {""}*Cars of value 2 or more* counts both trains together; a better car counts for every lower value. *A train beginning 4-2-2-1* looks at the first cars of one train, mail car left out. *Train of 6 or more cards* counts mail car and tile. Contracts not fulfilled cost nothing. Sometimes waiting makes a bonus worth more.
    {""}
    Every number in a demand is a minimum: more, farther or longer is fine (*at most* is the only exception, in module C). Cities are counted from Paris: Strasbourg is 1, Vienna 3. Vienna counts as a reached bonus city.
guide-moduleb-title = Module B: celebrities and postcards
guide-moduleb =
    {""}**Celebrities** are placed on a car for good, at most one on each car (never on a mail car). In every scoring phase they bring their points if the conductor has come to that car and the car is good enough. You may improve the car later.
    {""}
    {""}**Postcards** are placed on a stretch of your route: the three printed cities, or one route card. In every scoring phase they bring their points if the locomotive has reached the last city of the stretch. Some count every city of it.
    {""}
    What is printed as *at once* comes once, when the card is placed.
    {""}
    One postcard on each stretch at most. A celebrity stays when its car is upgraded and shares it with a passenger or luggage. The contracts of this module count both kinds together, as they lie.
guide-modulec-title = Module C: murder
guide-modulec =
    One of you is secretly the murderer. Everybody holds evidence tokens, seen by their owner alone; few of the 26 show a fingerprint: 7, or 16 at a table with the first set of tokens. How many you hold is public.
    {""}
    {""}**Deeds** are strong, but you draw evidence first. **Alibis** return tokens, **false trails** hand them to others or make all others draw.
    {""}
    At the end the murderer is revealed and draws two more tokens. All show theirs: whoever **alone** has the most fingerprints is arrested and comes last, whatever the score. With a tie nobody is arrested. A murderer who gets away scores 20 points.
    {""}
    Each of you begins with one token. A declined deed brings none. Contracts count tokens with and without fingerprints. If nobody has a fingerprint, nobody is arrested.
guide-moduled-title = Module D: passengers and luggage
guide-moduled =
    {""}**Passengers** are placed on a car of the upper train, **luggage** on a car of the lower train, one on each car. They are contracts: fulfilled once, at the usual times.
    {""}
    A passenger wants a car of at least the printed value, and the upper conductor there or beyond. Luggage wants a lower train of the printed length, and the lower conductor at its car or beyond. Fulfilled cards keep their place.
guide-modulee-title = Module E: switches and mechanics
guide-modulee =
    These cards lie in the gaps between your trains: gap 3 is between the third cards above and below. Gap 6 and gap 10 cannot be used; one card in each gap, for the whole game.
    {""}
    {""}**Switches** work once in every scoring phase in which both conductors are at that gap or beyond. Each has a lowest gap.
    {""}**Mechanics** are contracts: both cars at the gap must have at least the printed value.
    {""}
    A card may be laid in a gap whose cars are still missing. Its bonus then waits for them.
guide-end-title = End and winner
guide-end =
    After the third scoring phase: one point for each coin left, then the game end cards, then the murderer (module C). Contracts not fulfilled are worthless.
    {""}
    Most points win. There is no tie-break: a tie is a shared victory.
guide-here-title = Playing here
guide-here =
    Press **My move** under the newest picture. You get a private panel. Its menus hold whole answers: a card with what becomes of your board, your whole scoring. *Step by step* asks for each symbol instead; numbers on the picture belong to the answers. *Back* takes an answer back, *Undo* your last move as long as nothing hidden has come out and nobody else has moved.
    {""}
    {""}**Standing orders** (under *More*) spare you questions: your bonus from the start player tile, your mail car, symbols without a choice, the draft, the end of your turn. After your last turn before a scoring you can **plan** it: it is then played as you said, and you are asked only if your board has changed.
    {""}
    As commands: `/first-class execute`, `decline`, `tile`, then a command for each symbol (`car`, `upgrade`, `any`, `both`, `conductor`, `loco`, `coins`, `points`, `end-card`), `/first-class coin …`, `contract`, `/first-class bonus …` in a scoring, `skip` and `finish`. All of them suggest what is legal.

## What is told beside the result
feat-escaped = got away with it
feat-journey = the journey was its own reward
feat-post = postmaster
feat-whisker = by a whisker

## School
school-raised-title = Two trains
school-raised = You run two trains, each beginning with a car of value 0. In a turn you take **one card** and use its symbols. An upgrade such as 0→1 raises the leftmost car of that value, in the train you choose.
school-raised-task = Take one card and raise a car in both trains.
school-raised-done = Both trains now begin with a 1. A car scores its number up to three times, so good cars early are worth most.
school-raised-none = No car is worth more than 0 yet. Look for the card *Rolling stock* with upgrades 0→1.
school-raised-one = Only one of the trains got better. The card with several upgrades can be shared between both trains.
school-walked-title = Conductors
school-walked = A car scores only if the **conductor** of its train has reached it. He starts in front of the first car; one step is one car. *Conductors: 3 steps in all* may be shared between both trains, *2 steps each* go to both.
school-walked-task = Take a conductor card, and walk so that your trains count 4 points together.
school-walked-done = 2 and 1 above, 1 below: every step onto a good car counts in each of the three scorings.
school-walked-none = No conductor has moved. Take one of the cards called *Conductors*.
school-walked-less = Your trains count less than 4 now: a step was spent on a car worth 0. Three cars are worth something, two above and one below.
school-travelled-title = The locomotive
school-travelled = Your locomotive travels from Paris along your line: Strasbourg, Munich, Vienna. **Point cities** score at once when you enter or pass them, one time only. **Bonus cities**, with a clock, pay in every scoring phase from then on.
school-travelled-task = Reach Munich: 2 points at once.
school-travelled-done = Munich has paid, and with three steps Vienna will pay coins in every scoring. Route cards add more cities.
school-travelled-none = Your locomotive has not reached Munich, two cities from Paris. Take a card called *Locomotive*.
school-declined-title = Declining a card
school-declined = Any card can be **declined**: its symbols are lost, and you get one upgrade of your choice instead, be it 7→12. That helps when nothing on display suits you, and it keeps a card from others.
school-declined-task = Your upper train begins with a 4. Decline a card and make it a 7.
school-declined-done = 4→7 is worth three points in every scoring. The declined card still counts for game end cards.
school-declined-other = You have taken a card, but the 4 is still a 4. Look in the menu *Decline a card for an upgrade*, and choose the upgrade of the 4 there.
school-declined-none = The 4 is still a 4. Look in the menu *Decline a card for an upgrade*, and choose the upgrade of the 4 there.
school-spent-title = Coins
school-spent = Before and after your card you may spend coins. What a coin buys depends on its column: the first a 0-car, the second a step, the third an upgrade of your choice. Any coin can also be turned into a point.
school-spent-task = You have one coin, in the first column. Buy a car for it.
school-spent-done = A longer train, and your turn goes on: spending coins costs no action.
school-spent-kept = You have spent no coin. The answers for it stand in a menu of their own, below the cards.
school-spent-other = The coin is gone, but your trains are no longer. It could have bought a 0-car.
school-fulfilled-title = Contracts (module A)
school-fulfilled = A contract lies open beside your board. As soon as its demand is met you may fulfil it, before or after your card: nothing is paid, and its bonus comes at once. Yours asks for a locomotive at city 3, and it has arrived.
school-fulfilled-task = Fulfil your contract.
school-fulfilled-done = Two cars and two coins, for something you did anyway. Take contracts that you will meet soon.
school-fulfilled-none = The contract is still open. It has a menu of its own: *Fulfil a contract*, before you take a card.
school-ended-title = Game end cards
school-ended = A game end card multiplies: its value times the base cards of its kind in your pile, executed or declined. You have three *Locomotive* cards there, and four coins buy an open game end card; you also use its action.
school-ended-task = Buy the game end card that is worth most with this pile.
school-ended-done = 2 × 3 = 6 points at the end, and more with every *Locomotive* card you still take.
school-ended-none = You have bought no game end card. It costs four coins and stands in the menu for coins.
school-ended-less = That card counts another kind, of which you have none. Your pile holds three *Locomotive* cards.
