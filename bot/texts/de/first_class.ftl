# First Class: jedes Wort, das jemand liest

game-name = First Class
game-tagline = Karten wählen, zwei Züge ausstatten und nach Konstantinopel reisen.
game-authors = Ein Spiel von Helmut Ohley, erschienen bei Hans im Glück
game-facts = 2–4 Personen · je 18-mal an der Reihe · zwei von fünf Modulen

## Optionen
option-modules = Module
option-modules-AB = A+B Aufträge; Berühmtheiten (erste Partie)
option-modules-AC = A+C Aufträge; Mord
option-modules-AD = A+D Aufträge; Passagiere und Gepäck
option-modules-AE = A+E Aufträge; Weichen und Mechaniker
option-modules-BC = B+C Berühmtheiten; Mord
option-modules-BD = B+D Berühmtheiten; Passagiere und Gepäck
option-modules-BE = B+E Berühmtheiten; Weichen und Mechaniker
option-modules-CD = C+D Mord; Passagiere und Gepäck
option-modules-CE = C+E Mord; Weichen und Mechaniker
option-modules-DE = D+E Passagiere und Gepäck; Weichen
option-modules-random = Zwei zufällige Module
option-edition = Beweise
option-edition-2 = Zweite Fassung: 7 von 26 mit Fingerabdruck

## Karten
card-X1-W1 = Waggons: 2 × 0er-Waggon
card-X1-W2 = Waggons: 2 × 0er-Waggon
card-X1-W3 = Waggons: 3 × 0er-Waggon
card-X1-W4 = Waggons: 0er-Waggon + 0→1 + 1→2
card-X1-W5 = Waggons: 3 × 0→1
card-X1-W6 = Waggons: 2 × 0→1 + 1→2
card-X1-W7 = Waggons: 0→1 + 2 × 1→2
card-X1-W8 = Waggons: 0er-Waggon + Aufwertung nach Wahl
card-X2-W1 = Waggons: 3 × 0er-Waggon
card-X2-W2 = Waggons: 2 × 0er-Waggon + 0→1 + 1→2
card-X2-W3 = Waggons: 2 × 0→1 + 2 × 1→2
card-X2-W4 = Waggons: 1→2 + 2 × 2→4
card-X2-W5 = Waggons: 0er-Waggon + 1→2 + 2→4
card-X2-W6 = Waggons: 0→1 + 1→2 + 2→4
card-X2-W7 = Waggons: 0er-Waggon + 2 Aufwertungen nach Wahl
card-X2-W8 = Waggons: 2→4 + 4→7
card-X3-W1 = Waggons: 2 × 0er-Waggon + 2 Aufwertungen nach Wahl
card-X3-W2 = Waggons: 1→2 + 2 × 2→4 + 4→7
card-X3-W3 = Waggons: 2 × 1→2 + 2 × 2→4
card-X3-W4 = Waggons: 2 × 2→4 + 2 × 4→7
card-X3-W5 = Waggons: 0er-Waggon + 2→4 + 4→7 + 7→12
card-X3-W6 = Waggons: 4→7 + 2 × 7→12
card-X3-W7 = Waggons: 3 Aufwertungen nach Wahl
card-X3-W8 = Waggons: 1→2 + 2→4 + 4→7 + 7→12
card-X1-C1 = Schaffner: je 1 Schritt
card-X1-C2 = Schaffner: zusammen 3 Schritte
card-X1-C3 = Schaffner: je 2 Schritte
card-X1-C4 = Schaffner: je 2 Schritte
card-X1-C5 = Schaffner: zusammen 3 Schritte
card-X2-C1 = Schaffner: je 2 Schritte
card-X2-C2 = Schaffner: je 2 Schritte
card-X2-C3 = Schaffner: je 2 Schritte
card-X2-C4 = Schaffner: zusammen 3 Schritte
card-X2-C5 = Schaffner: je 3 Schritte
card-X3-C1 = Schaffner: je 3 Schritte
card-X3-C2 = Schaffner: je 3 Schritte
card-X3-C3 = Schaffner: je 3 Schritte
card-X3-C4 = Schaffner: je 2 Schritte + zusammen 1 Schritt
card-X3-C5 = Schaffner: je 1 Schritt + zusammen 2 Schritte
card-X1-L1 = Lokomotive: 2 Städte
card-X1-L2 = Lokomotive: 2 Städte
card-X1-L3 = Lokomotive: 3 Städte
card-X1-L4 = Lokomotive: 3 Städte
card-X1-L5 = Lokomotive: 3 Städte
card-X2-L1 = Lokomotive: 3 Städte
card-X2-L2 = Lokomotive: 3 Städte
card-X2-L3 = Lokomotive: 3 Städte
card-X2-L4 = Lokomotive: 4 Städte
card-X2-L5 = Lokomotive: 4 Städte
card-X3-L1 = Lokomotive: 4 Städte
card-X3-L2 = Lokomotive: 4 Städte
card-X3-L3 = Lokomotive: 4 Städte
card-X3-L4 = Lokomotive: 5 Städte
card-X3-L5 = Lokomotive: 5 Städte
card-X1-R1 = Strecke: Salzburg [0er-Waggon + 1 Münze]
card-X1-R2 = Strecke: Linz 3 → Budapest [Schaffner 2]
card-X1-R3 = Strecke: Innsbruck [2 × 0→1] → Verona 2
card-X1-R4 = Strecke: Zürich 2 → Mailand [Aufwertung nach Wahl] → Venedig 2
card-X1-R5 = Strecke: Pressburg 1 → Szegedin [2 Münzen] → Temeswar 3
card-X1-R6 = Strecke: Graz 1 → Marburg 1 → Laibach [beide Schaffner 1] → Agram 3
card-X2-R1 = Strecke: Triest [2 Aufwertungen nach Wahl]
card-X2-R2 = Strecke: Vinkovci 2 → Belgrad [0er-Waggon + Lok 2]
card-X2-R3 = Strecke: Orsova 4 → Craiova [3 Münzen]
card-X2-R4 = Strecke: Subotica 2 → Neusatz 4 → Sarajevo [Schaffner 3]
card-X2-R5 = Strecke: Klausenburg 3 → Kronstadt [2 Aufwertungen nach Wahl] → Ploiești 5
card-X2-R6 = Strecke: Ragusa 2 → Cetinje 3 → Skutari [8 Punkte] → Monastir 4
card-X3-R1 = Strecke: Nisch [10 Punkte]
card-X3-R2 = Strecke: Pirot 6 → Sofia [3 Aufwertungen nach Wahl]
card-X3-R3 = Strecke: Bukarest 8 → Giurgiu [4 Münzen]
card-X3-R4 = Strecke: Rustschuk 4 → Schumla 6 → Warna [beide Schaffner 2]
card-X3-R5 = Strecke: Üsküb 5 → Saloniki [12 Punkte] → Kawala 8
card-X3-R6 = Strecke: Philippopel 4 → Harmanli 5 → Adrianopel 6 → Tekirdağ [4 Aufwertungen nach Wahl]
card-A1-K1 = Auftrag: 4 Waggons mit Wert 1 oder mehr ⇒ 4 Münzen
card-A1-K2 = Auftrag: 2 Waggons mit Wert 2 oder mehr ⇒ 3 Aufwertungen nach Wahl
card-A1-K3 = Auftrag: ein Zug, der mit 2-1 oder besser beginnt ⇒ beide Schaffner 1 + 2 Münzen
card-A1-K4 = Auftrag: ein Zug, der mit 2-2-1 oder besser beginnt ⇒ Lok 3 + 4 Punkte
card-A1-K5 = Auftrag: ein Zug ab 6 Karten ⇒ 2 × 0→1 + 2 × 1→2
card-A1-K6 = Auftrag: Lok in Stadt 3 oder weiter ⇒ 2 × 0er-Waggon + 2 Münzen
card-A1-K7 = Auftrag: beide Schaffner auf Karte 2 oder weiter ⇒ 2 Aufwertungen nach Wahl + 1 Münze
card-A1-E1 = Spielendekarte
card-A2-K1 = Auftrag: 6 Waggons mit Wert 2 oder mehr ⇒ beide Schaffner 3 + 1 Münze
card-A2-K2 = Auftrag: 3 Waggons mit Wert 4 oder mehr ⇒ 4 Aufwertungen nach Wahl
card-A2-K3 = Auftrag: ein Zug, der mit 7-4 oder besser beginnt ⇒ Lok 4 + 6 Punkte
card-A2-K4 = Auftrag: ein Zug, der mit 4-2-2-1 oder besser beginnt ⇒ beide Schaffner 2 + 5 Punkte
card-A2-K5 = Auftrag: Lok in Stadt 6 oder weiter ⇒ 5 Münzen
card-A2-K6 = Auftrag: beide Schaffner auf Karte 4 oder weiter ⇒ 2 Aufwertungen nach Wahl + 6 Punkte
card-A2-K7 = Auftrag: beide Züge ab 6 Karten ⇒ 2 × 1→2 + 2 × 2→4 + 2 Münzen
card-A2-E1 = Spielendekarte
card-A3-K1 = Auftrag: 3 Waggons mit Wert 7 oder mehr ⇒ 14 Punkte
card-A3-K2 = Auftrag: ein Zug, der mit 12-7-4 oder besser beginnt ⇒ 3 Aufwertungen nach Wahl + 5 Punkte
card-A3-K3 = Auftrag: 5 Waggons mit Wert 4 oder mehr ⇒ beide Schaffner 3 + 5 Punkte
card-A3-K4 = Auftrag: Lok in Stadt 9 oder weiter ⇒ 10 Punkte + 2 Münzen
card-A3-K5 = Auftrag: ein Schaffner auf Karte 7 oder weiter ⇒ 3 Aufwertungen nach Wahl + 1 Münze
card-A3-K6 = Auftrag: ein Zug ab 10 Karten ⇒ 12 Punkte + Lok 2
card-A3-K7 = Auftrag: 3 Bonusstädte erreicht ⇒ 3 Münzen + 8 Punkte
card-A3-E1 = Spielendekarte
card-B1-S1 = Herr mit Monokel: 4 Punkte je Wertung, Waggon ab 1
card-B1-S2 = Opernsängerin: 6 Punkte je Wertung, Waggon ab 2
card-B1-S3 = Junge Romanautorin: 3 Punkte je Wertung, Waggon ab 1, sofort 1 Münze
card-B1-P1 = Grüße vom See: 4 Punkte je Wertung
card-B1-P2 = Altstadtpanorama: 2 Punkte je Stadt und Wertung
card-B1-P3 = Bergbahn: 3 Punkte je Wertung, sofort 1 Münze
card-B1-K1 = Auftrag: zusammen 2 Berühmtheiten oder Postkarten ⇒ 3 Münzen + 4 Punkte
card-B1-E1 = Spielendekarte
card-B2-S1 = Fliegerin: 7 Punkte je Wertung, Waggon ab 2
card-B2-S2 = Filmstar: 9 Punkte je Wertung, Waggon ab 4
card-B2-S3 = Polarforscher: 6 Punkte je Wertung, Waggon ab 2, sofort 1 Münze
card-B2-P1 = Donau bei Nacht: 3 Punkte je Stadt und Wertung
card-B2-P2 = Grandhotel: 7 Punkte je Wertung
card-B2-P3 = Thermalbad: 6 Punkte je Wertung, sofort 1 Münze
card-B2-K1 = Auftrag: zusammen 3 Berühmtheiten oder Postkarten ⇒ 2 Aufwertungen nach Wahl + 4 Punkte
card-B2-E1 = Spielendekarte
card-B3-S1 = Maharani: 12 Punkte je Wertung, Waggon ab 4
card-B3-S2 = Erzherzog inkognito: 16 Punkte je Wertung, Waggon ab 7
card-B3-S3 = Weltmeister: 20 Punkte je Wertung, Waggon ab 12
card-B3-P1 = Minarette im Morgenlicht: 4 Punkte je Stadt und Wertung, sofort 1 Münze
card-B3-P2 = Goldenes Horn: 12 Punkte je Wertung
card-B3-P3 = Großer Basar: 9 Punkte je Wertung, sofort 2 Münzen
card-B3-K1 = Auftrag: zusammen 4 Berühmtheiten oder Postkarten ⇒ 14 Punkte
card-B3-E1 = Spielendekarte
card-C1-D1 = Bestechung am Schalter: zieh 1 Beweis, dann 5 Münzen
card-C1-D2 = Geliehene Uniformen: zieh 1 Beweis, dann beide Schaffner 2 + 1 Münze
card-C1-D3 = Nachtschicht im Werk: zieh 1 Beweis, dann 3 Aufwertungen nach Wahl
card-C1-D4 = Waggons vom Abstellgleis: zieh 2 Beweise, dann 3 × 0er-Waggon + 2 Aufwertungen nach Wahl
card-C1-A1 = Alibi: bis zu 1 Beweis zurück + Schaffner 2
card-C1-F1 = Falsche Fährte: bis zu 1 Beweis weitergeben + 2 Münzen
card-C1-K1 = Auftrag: max. 1 Beweis, ein Schaffner auf Karte 3 ⇒ 2 Aufwertungen nach Wahl + 2 Münzen
card-C1-E1 = Spielendekarte
card-C2-D1 = Gefälschte Frachtbriefe: zieh 1 Beweis, dann 6 Münzen
card-C2-D2 = Abgeschaltete Signale: zieh 1 Beweis, dann Lok 5 + 4 Punkte
card-C2-D3 = Gestohlene Polster: zieh 2 Beweise, dann 2 × 2→4 + 2 × 4→7 + 0er-Waggon
card-C2-D4 = Personal im Laufschritt: zieh 2 Beweise, dann beide Schaffner 3 + 3 Münzen
card-C2-A1 = Alibi: bis zu 1 Beweis zurück + 2 Aufwertungen nach Wahl
card-C2-F1 = Jeder ist verdächtig: Lok 3; alle anderen ziehen 1 Beweis
card-C2-K1 = Auftrag: mindestens 3 Beweise ⇒ 2 Aufwertungen nach Wahl + 4 Punkte
card-C2-E1 = Spielendekarte
card-C3-D1 = Falsche Banknoten: zieh 1 Beweis, dann 6 Münzen + 4 Punkte
card-C3-D2 = Sabotierter Rivale: zieh 1 Beweis, dann 16 Punkte
card-C3-D3 = Generalschlüssel: zieh 2 Beweise, dann beide Schaffner 3 + 10 Punkte
card-C3-D4 = Palast auf Rädern: zieh 2 Beweise, dann 6 Aufwertungen nach Wahl
card-C3-A1 = Wasserdichtes Alibi: bis zu 2 Beweise zurück + 2 Aufwertungen nach Wahl
card-C3-F1 = Untergeschoben: bis zu 2 Beweise weitergeben + beide Schaffner 2
card-C3-K1 = Auftrag: max. 2 Beweise, Lok in Stadt 6 ⇒ 12 Punkte
card-C3-E1 = Spielendekarte
card-D1-P1 = Handelsreisender: Waggon ab 1, Schaffner dort oder weiter ⇒ 4 Münzen
card-D1-P2 = Flitterwöchner: Waggon ab 2, Schaffner dort oder weiter ⇒ 5 Münzen
card-D1-P3 = Ingenieurstudent: Waggon ab 1, Schaffner dort oder weiter ⇒ 3 Münzen + Aufwertung nach Wahl
card-D1-G1 = Hutschachteln: unterer Zug ab 3 Karten, Schaffner dort oder weiter ⇒ 7 Punkte
card-D1-G2 = Überseekoffer: unterer Zug ab 4 Karten, Schaffner dort oder weiter ⇒ 9 Punkte
card-D1-G3 = Cellokasten: unterer Zug ab 6 Karten, Schaffner dort oder weiter ⇒ 11 Punkte
card-D1-M1 = Fahrgeld: 3 Münzen
card-D1-E1 = Spielendekarte
card-D2-P1 = Diplomat: Waggon ab 2, Schaffner dort oder weiter ⇒ 4 Münzen + Lok 2
card-D2-P2 = Bankierswitwe: Waggon ab 4, Schaffner dort oder weiter ⇒ 5 Münzen + 4 Punkte
card-D2-P3 = Architekt: Waggon ab 4, Schaffner dort oder weiter ⇒ 3 Münzen + 2 Aufwertungen nach Wahl
card-D2-G1 = Schrankkoffer: unterer Zug ab 6 Karten, Schaffner dort oder weiter ⇒ 12 Punkte
card-D2-G2 = Bühnenbild: unterer Zug ab 7 Karten, Schaffner dort oder weiter ⇒ 14 Punkte
card-D2-G3 = Porzellankisten: unterer Zug ab 4 Karten, Schaffner dort oder weiter ⇒ 8 Punkte + 2 × 0er-Waggon
card-D2-M1 = Zeitkarten: 4 Münzen
card-D2-E1 = Spielendekarte
card-D3-P1 = Stahlmagnat: Waggon ab 4, Schaffner dort oder weiter ⇒ 5 Münzen + 6 Punkte
card-D3-P2 = Primaballerina: Waggon ab 7, Schaffner dort oder weiter ⇒ 6 Münzen + 8 Punkte
card-D3-P3 = Pascha mit Gefolge: Waggon ab 12, Schaffner dort oder weiter ⇒ 7 Münzen + 10 Punkte
card-D3-G1 = Museumskisten: unterer Zug ab 7 Karten, Schaffner dort oder weiter ⇒ 15 Punkte
card-D3-G2 = Rennwagen: unterer Zug ab 8 Karten, Schaffner dort oder weiter ⇒ 18 Punkte
card-D3-G3 = Kaiserliches Gepäck: unterer Zug ab 10 Karten, Schaffner dort oder weiter ⇒ 22 Punkte
card-D3-M1 = Chartergeld: 5 Münzen + 2 Punkte
card-D3-E1 = Spielendekarte
card-E1-S1 = Rangierweiche: ab Lücke 2, beide Schaffner dort oder weiter ⇒ 1 Münze + 2 Punkte
card-E1-S2 = Werkstattweiche: ab Lücke 2, beide Schaffner dort oder weiter ⇒ Aufwertung nach Wahl
card-E1-S3 = Signalweiche: ab Lücke 3, beide Schaffner dort oder weiter ⇒ 5 Punkte
card-E1-M1 = Lehrling: beide Waggons ab 1 ⇒ 2 Aufwertungen nach Wahl + 2 Punkte
card-E1-M2 = Öler: beide Waggons ab 1 ⇒ 4 Münzen
card-E1-M3 = Wagenbauer: beide Waggons ab 2 ⇒ beide Schaffner 1 + Aufwertung nach Wahl + 1 Münze
card-E1-G1 = Werkstattlohn: 3 Münzen
card-E1-E1 = Spielendekarte
card-E2-S1 = Bahnhofskopf: ab Lücke 4, beide Schaffner dort oder weiter ⇒ 2 Münzen + 3 Punkte
card-E2-S2 = Kreuzungsweiche: ab Lücke 4, beide Schaffner dort oder weiter ⇒ 2 Aufwertungen nach Wahl
card-E2-S3 = Schnellfahrweiche: ab Lücke 5, beide Schaffner dort oder weiter ⇒ 9 Punkte
card-E2-M1 = Schreiner: beide Waggons ab 2 ⇒ 3 Aufwertungen nach Wahl
card-E2-M2 = Heizer: beide Waggons ab 2 ⇒ Lok 4 + 2 Münzen
card-E2-M3 = Vorarbeiter: beide Waggons ab 4 ⇒ beide Schaffner 2 + 5 Punkte
card-E2-G1 = Wartungsetat: 4 Münzen
card-E2-E1 = Spielendekarte
card-E3-S1 = Grenzweiche: ab Lücke 5, beide Schaffner dort oder weiter ⇒ 14 Punkte
card-E3-S2 = Werksgleis: ab Lücke 4, beide Schaffner dort oder weiter ⇒ 4 Aufwertungen nach Wahl
card-E3-S3 = Weichenstraße: ab Lücke 7, beide Schaffner dort oder weiter ⇒ 20 Punkte
card-E3-M1 = Vergolder: beide Waggons ab 4 ⇒ 12 Punkte
card-E3-M2 = Werkmeister: beide Waggons ab 7 ⇒ 16 Punkte + 1 Münze
card-E3-M3 = Oberinspektor: beide Waggons ab 4 ⇒ beide Schaffner 3 + 5 Punkte
card-E3-G1 = Staatszuschuss: 5 Münzen + 2 Punkte
card-E3-E1 = Spielendekarte
card-E-W1 = Waggons × 1, sofort 2 Aufwertungen nach Wahl
card-E-W2 = Waggons × 1, sofort 2 × 0er-Waggon + 0→1
card-E-W3 = Waggons × 1, sofort 0er-Waggon + 2 Münzen
card-E-W4 = Waggons × 2, sofort Lok 1
card-E-W5 = Waggons × 2, sofort 1→2
card-E-W6 = Waggons × 2, sofort Schaffner 1
card-E-W7 = Waggons × 2, sofort 0er-Waggon
card-E-L1 = Lokomotive × 2, sofort Lok 3
card-E-L2 = Lokomotive × 2, sofort Lok 2 + 0er-Waggon
card-E-L3 = Lokomotive × 2, sofort 2 Münzen
card-E-L4 = Lokomotive × 3, sofort Lok 1
card-E-L5 = Lokomotive × 3, sofort 0er-Waggon
card-E-L6 = Lokomotive × 3, sofort 1 Münze
card-E-L7 = Lokomotive × 3, sofort 0→1
card-E-C1 = Schaffner × 2, sofort beide Schaffner 2
card-E-C2 = Schaffner × 2, sofort Schaffner 2 + 0er-Waggon
card-E-C3 = Schaffner × 2, sofort 2 Münzen
card-E-C4 = Schaffner × 3, sofort Schaffner 1
card-E-C5 = Schaffner × 3, sofort Lok 1
card-E-C6 = Schaffner × 3, sofort 1 Münze
card-E-C7 = Schaffner × 3, sofort 1→2

## Kurze Namen
title-X1-W1 = Waggons
title-X1-W2 = Waggons
title-X1-W3 = Waggons
title-X1-W4 = Waggons
title-X1-W5 = Waggons
title-X1-W6 = Waggons
title-X1-W7 = Waggons
title-X1-W8 = Waggons
title-X2-W1 = Waggons
title-X2-W2 = Waggons
title-X2-W3 = Waggons
title-X2-W4 = Waggons
title-X2-W5 = Waggons
title-X2-W6 = Waggons
title-X2-W7 = Waggons
title-X2-W8 = Waggons
title-X3-W1 = Waggons
title-X3-W2 = Waggons
title-X3-W3 = Waggons
title-X3-W4 = Waggons
title-X3-W5 = Waggons
title-X3-W6 = Waggons
title-X3-W7 = Waggons
title-X3-W8 = Waggons
title-X1-C1 = Schaffner
title-X1-C2 = Schaffner
title-X1-C3 = Schaffner
title-X1-C4 = Schaffner
title-X1-C5 = Schaffner
title-X2-C1 = Schaffner
title-X2-C2 = Schaffner
title-X2-C3 = Schaffner
title-X2-C4 = Schaffner
title-X2-C5 = Schaffner
title-X3-C1 = Schaffner
title-X3-C2 = Schaffner
title-X3-C3 = Schaffner
title-X3-C4 = Schaffner
title-X3-C5 = Schaffner
title-X1-L1 = Lokomotive
title-X1-L2 = Lokomotive
title-X1-L3 = Lokomotive
title-X1-L4 = Lokomotive
title-X1-L5 = Lokomotive
title-X2-L1 = Lokomotive
title-X2-L2 = Lokomotive
title-X2-L3 = Lokomotive
title-X2-L4 = Lokomotive
title-X2-L5 = Lokomotive
title-X3-L1 = Lokomotive
title-X3-L2 = Lokomotive
title-X3-L3 = Lokomotive
title-X3-L4 = Lokomotive
title-X3-L5 = Lokomotive
title-X1-R1 = Strecke
title-X1-R2 = Strecke
title-X1-R3 = Strecke
title-X1-R4 = Strecke
title-X1-R5 = Strecke
title-X1-R6 = Strecke
title-X2-R1 = Strecke
title-X2-R2 = Strecke
title-X2-R3 = Strecke
title-X2-R4 = Strecke
title-X2-R5 = Strecke
title-X2-R6 = Strecke
title-X3-R1 = Strecke
title-X3-R2 = Strecke
title-X3-R3 = Strecke
title-X3-R4 = Strecke
title-X3-R5 = Strecke
title-X3-R6 = Strecke
title-A1-K1 = Auftrag
title-A1-K2 = Auftrag
title-A1-K3 = Auftrag
title-A1-K4 = Auftrag
title-A1-K5 = Auftrag
title-A1-K6 = Auftrag
title-A1-K7 = Auftrag
title-A1-E1 = Spielendekarte
title-A2-K1 = Auftrag
title-A2-K2 = Auftrag
title-A2-K3 = Auftrag
title-A2-K4 = Auftrag
title-A2-K5 = Auftrag
title-A2-K6 = Auftrag
title-A2-K7 = Auftrag
title-A2-E1 = Spielendekarte
title-A3-K1 = Auftrag
title-A3-K2 = Auftrag
title-A3-K3 = Auftrag
title-A3-K4 = Auftrag
title-A3-K5 = Auftrag
title-A3-K6 = Auftrag
title-A3-K7 = Auftrag
title-A3-E1 = Spielendekarte
title-B1-S1 = Herr mit Monokel
title-B1-S2 = Opernsängerin
title-B1-S3 = Junge Romanautorin
title-B1-P1 = Grüße vom See
title-B1-P2 = Altstadtpanorama
title-B1-P3 = Bergbahn
title-B1-K1 = „Erster prominenter Gast“
title-B1-E1 = Spielendekarte
title-B2-S1 = Fliegerin
title-B2-S2 = Filmstar
title-B2-S3 = Polarforscher
title-B2-P1 = Donau bei Nacht
title-B2-P2 = Grandhotel
title-B2-P3 = Thermalbad
title-B2-K1 = „Klatschspalte“
title-B2-E1 = Spielendekarte
title-B3-S1 = Maharani
title-B3-S2 = Erzherzog inkognito
title-B3-S3 = Weltmeister
title-B3-P1 = Minarette im Morgenlicht
title-B3-P2 = Goldenes Horn
title-B3-P3 = Großer Basar
title-B3-K1 = „Gesprächsstoff Europas“
title-B3-E1 = Spielendekarte
title-C1-D1 = Bestechung am Schalter
title-C1-D2 = Geliehene Uniformen
title-C1-D3 = Nachtschicht im Werk
title-C1-D4 = Waggons vom Abstellgleis
title-C1-A1 = Alibi
title-C1-F1 = Falsche Fährte
title-C1-K1 = „Makelloser Ruf“
title-C1-E1 = Spielendekarte
title-C2-D1 = Gefälschte Frachtbriefe
title-C2-D2 = Abgeschaltete Signale
title-C2-D3 = Gestohlene Polster
title-C2-D4 = Personal im Laufschritt
title-C2-A1 = Alibi
title-C2-F1 = Jeder ist verdächtig
title-C2-K1 = „Nerven wie Drahtseile“
title-C2-E1 = Spielendekarte
title-C3-D1 = Falsche Banknoten
title-C3-D2 = Sabotierter Rivale
title-C3-D3 = Generalschlüssel
title-C3-D4 = Palast auf Rädern
title-C3-A1 = Wasserdichtes Alibi
title-C3-F1 = Untergeschoben
title-C3-K1 = „Über jeden Verdacht erhaben“
title-C3-E1 = Spielendekarte
title-D1-P1 = Handelsreisender
title-D1-P2 = Flitterwöchner
title-D1-P3 = Ingenieurstudent
title-D1-G1 = Hutschachteln
title-D1-G2 = Überseekoffer
title-D1-G3 = Cellokasten
title-D1-M1 = Fahrgeld
title-D1-E1 = Spielendekarte
title-D2-P1 = Diplomat
title-D2-P2 = Bankierswitwe
title-D2-P3 = Architekt
title-D2-G1 = Schrankkoffer
title-D2-G2 = Bühnenbild
title-D2-G3 = Porzellankisten
title-D2-M1 = Zeitkarten
title-D2-E1 = Spielendekarte
title-D3-P1 = Stahlmagnat
title-D3-P2 = Primaballerina
title-D3-P3 = Pascha mit Gefolge
title-D3-G1 = Museumskisten
title-D3-G2 = Rennwagen
title-D3-G3 = Kaiserliches Gepäck
title-D3-M1 = Chartergeld
title-D3-E1 = Spielendekarte
title-E1-S1 = Rangierweiche
title-E1-S2 = Werkstattweiche
title-E1-S3 = Signalweiche
title-E1-M1 = Lehrling
title-E1-M2 = Öler
title-E1-M3 = Wagenbauer
title-E1-G1 = Werkstattlohn
title-E1-E1 = Spielendekarte
title-E2-S1 = Bahnhofskopf
title-E2-S2 = Kreuzungsweiche
title-E2-S3 = Schnellfahrweiche
title-E2-M1 = Schreiner
title-E2-M2 = Heizer
title-E2-M3 = Vorarbeiter
title-E2-G1 = Wartungsetat
title-E2-E1 = Spielendekarte
title-E3-S1 = Grenzweiche
title-E3-S2 = Werksgleis
title-E3-S3 = Weichenstraße
title-E3-M1 = Vergolder
title-E3-M2 = Werkmeister
title-E3-M3 = Oberinspektor
title-E3-G1 = Staatszuschuss
title-E3-E1 = Spielendekarte
title-E-W1 = Waggons × 1
title-E-W2 = Waggons × 1
title-E-W3 = Waggons × 1
title-E-W4 = Waggons × 2
title-E-W5 = Waggons × 2
title-E-W6 = Waggons × 2
title-E-W7 = Waggons × 2
title-E-L1 = Lokomotive × 2
title-E-L2 = Lokomotive × 2
title-E-L3 = Lokomotive × 2
title-E-L4 = Lokomotive × 3
title-E-L5 = Lokomotive × 3
title-E-L6 = Lokomotive × 3
title-E-L7 = Lokomotive × 3
title-E-C1 = Schaffner × 2
title-E-C2 = Schaffner × 2
title-E-C3 = Schaffner × 2
title-E-C4 = Schaffner × 3
title-E-C5 = Schaffner × 3
title-E-C6 = Schaffner × 3
title-E-C7 = Schaffner × 3

## Voraussetzungen
text-A1-K1 = 4 Waggons mit Wert 1 oder mehr
text-A1-K2 = 2 Waggons mit Wert 2 oder mehr
text-A1-K3 = ein Zug, der mit 2-1 oder besser beginnt
text-A1-K4 = ein Zug, der mit 2-2-1 oder besser beginnt
text-A1-K5 = ein Zug ab 6 Karten
text-A1-K6 = Lok in Stadt 3 oder weiter
text-A1-K7 = beide Schaffner auf Karte 2 oder weiter
text-A2-K1 = 6 Waggons mit Wert 2 oder mehr
text-A2-K2 = 3 Waggons mit Wert 4 oder mehr
text-A2-K3 = ein Zug, der mit 7-4 oder besser beginnt
text-A2-K4 = ein Zug, der mit 4-2-2-1 oder besser beginnt
text-A2-K5 = Lok in Stadt 6 oder weiter
text-A2-K6 = beide Schaffner auf Karte 4 oder weiter
text-A2-K7 = beide Züge ab 6 Karten
text-A3-K1 = 3 Waggons mit Wert 7 oder mehr
text-A3-K2 = ein Zug, der mit 12-7-4 oder besser beginnt
text-A3-K3 = 5 Waggons mit Wert 4 oder mehr
text-A3-K4 = Lok in Stadt 9 oder weiter
text-A3-K5 = ein Schaffner auf Karte 7 oder weiter
text-A3-K6 = ein Zug ab 10 Karten
text-A3-K7 = 3 Bonusstädte erreicht
text-B1-K1 = zusammen 2 Berühmtheiten oder Postkarten
text-B2-K1 = zusammen 3 Berühmtheiten oder Postkarten
text-B3-K1 = zusammen 4 Berühmtheiten oder Postkarten
text-C1-K1 = max. 1 Beweis, ein Schaffner auf Karte 3
text-C2-K1 = mindestens 3 Beweise
text-C3-K1 = max. 2 Beweise, Lok in Stadt 6
text-D1-P1 = Waggon ab 1, Schaffner dort oder weiter
text-D1-P2 = Waggon ab 2, Schaffner dort oder weiter
text-D1-P3 = Waggon ab 1, Schaffner dort oder weiter
text-D1-G1 = unterer Zug ab 3 Karten, Schaffner dort oder weiter
text-D1-G2 = unterer Zug ab 4 Karten, Schaffner dort oder weiter
text-D1-G3 = unterer Zug ab 6 Karten, Schaffner dort oder weiter
text-D2-P1 = Waggon ab 2, Schaffner dort oder weiter
text-D2-P2 = Waggon ab 4, Schaffner dort oder weiter
text-D2-P3 = Waggon ab 4, Schaffner dort oder weiter
text-D2-G1 = unterer Zug ab 6 Karten, Schaffner dort oder weiter
text-D2-G2 = unterer Zug ab 7 Karten, Schaffner dort oder weiter
text-D2-G3 = unterer Zug ab 4 Karten, Schaffner dort oder weiter
text-D3-P1 = Waggon ab 4, Schaffner dort oder weiter
text-D3-P2 = Waggon ab 7, Schaffner dort oder weiter
text-D3-P3 = Waggon ab 12, Schaffner dort oder weiter
text-D3-G1 = unterer Zug ab 7 Karten, Schaffner dort oder weiter
text-D3-G2 = unterer Zug ab 8 Karten, Schaffner dort oder weiter
text-D3-G3 = unterer Zug ab 10 Karten, Schaffner dort oder weiter
text-E1-S1 = ab Lücke 2: beide Schaffner dort oder weiter
text-E1-S2 = ab Lücke 2: beide Schaffner dort oder weiter
text-E1-S3 = ab Lücke 3: beide Schaffner dort oder weiter
text-E1-M1 = beide Waggons ab 1
text-E1-M2 = beide Waggons ab 1
text-E1-M3 = beide Waggons ab 2
text-E2-S1 = ab Lücke 4: beide Schaffner dort oder weiter
text-E2-S2 = ab Lücke 4: beide Schaffner dort oder weiter
text-E2-S3 = ab Lücke 5: beide Schaffner dort oder weiter
text-E2-M1 = beide Waggons ab 2
text-E2-M2 = beide Waggons ab 2
text-E2-M3 = beide Waggons ab 4
text-E3-S1 = ab Lücke 5: beide Schaffner dort oder weiter
text-E3-S2 = ab Lücke 4: beide Schaffner dort oder weiter
text-E3-S3 = ab Lücke 7: beide Schaffner dort oder weiter
text-E3-M1 = beide Waggons ab 4
text-E3-M2 = beide Waggons ab 7
text-E3-M3 = beide Waggons ab 4

## Was gerade ausgeführt wird
source-X1-W1 = „Waggons“
source-X1-W2 = „Waggons“
source-X1-W3 = „Waggons“
source-X1-W4 = „Waggons“
source-X1-W5 = „Waggons“
source-X1-W6 = „Waggons“
source-X1-W7 = „Waggons“
source-X1-W8 = „Waggons“
source-X2-W1 = „Waggons“
source-X2-W2 = „Waggons“
source-X2-W3 = „Waggons“
source-X2-W4 = „Waggons“
source-X2-W5 = „Waggons“
source-X2-W6 = „Waggons“
source-X2-W7 = „Waggons“
source-X2-W8 = „Waggons“
source-X3-W1 = „Waggons“
source-X3-W2 = „Waggons“
source-X3-W3 = „Waggons“
source-X3-W4 = „Waggons“
source-X3-W5 = „Waggons“
source-X3-W6 = „Waggons“
source-X3-W7 = „Waggons“
source-X3-W8 = „Waggons“
source-X1-C1 = „Schaffner“
source-X1-C2 = „Schaffner“
source-X1-C3 = „Schaffner“
source-X1-C4 = „Schaffner“
source-X1-C5 = „Schaffner“
source-X2-C1 = „Schaffner“
source-X2-C2 = „Schaffner“
source-X2-C3 = „Schaffner“
source-X2-C4 = „Schaffner“
source-X2-C5 = „Schaffner“
source-X3-C1 = „Schaffner“
source-X3-C2 = „Schaffner“
source-X3-C3 = „Schaffner“
source-X3-C4 = „Schaffner“
source-X3-C5 = „Schaffner“
source-X1-L1 = „Lokomotive“
source-X1-L2 = „Lokomotive“
source-X1-L3 = „Lokomotive“
source-X1-L4 = „Lokomotive“
source-X1-L5 = „Lokomotive“
source-X2-L1 = „Lokomotive“
source-X2-L2 = „Lokomotive“
source-X2-L3 = „Lokomotive“
source-X2-L4 = „Lokomotive“
source-X2-L5 = „Lokomotive“
source-X3-L1 = „Lokomotive“
source-X3-L2 = „Lokomotive“
source-X3-L3 = „Lokomotive“
source-X3-L4 = „Lokomotive“
source-X3-L5 = „Lokomotive“
source-A1-K1 = „Auftrag“
source-A1-K2 = „Auftrag“
source-A1-K3 = „Auftrag“
source-A1-K4 = „Auftrag“
source-A1-K5 = „Auftrag“
source-A1-K6 = „Auftrag“
source-A1-K7 = „Auftrag“
source-A1-E1 = „Spielendekarte“
source-A2-K1 = „Auftrag“
source-A2-K2 = „Auftrag“
source-A2-K3 = „Auftrag“
source-A2-K4 = „Auftrag“
source-A2-K5 = „Auftrag“
source-A2-K6 = „Auftrag“
source-A2-K7 = „Auftrag“
source-A2-E1 = „Spielendekarte“
source-A3-K1 = „Auftrag“
source-A3-K2 = „Auftrag“
source-A3-K3 = „Auftrag“
source-A3-K4 = „Auftrag“
source-A3-K5 = „Auftrag“
source-A3-K6 = „Auftrag“
source-A3-K7 = „Auftrag“
source-A3-E1 = „Spielendekarte“
source-B1-S1 = „Herr mit Monokel“
source-B1-S2 = „Opernsängerin“
source-B1-S3 = „Junge Romanautorin“
source-B1-P1 = „Grüße vom See“
source-B1-P2 = „Altstadtpanorama“
source-B1-P3 = „Bergbahn“
source-B1-K1 = Auftrag „Erster prominenter Gast“
source-B1-E1 = „Spielendekarte“
source-B2-S1 = „Fliegerin“
source-B2-S2 = „Filmstar“
source-B2-S3 = „Polarforscher“
source-B2-P1 = „Donau bei Nacht“
source-B2-P2 = „Grandhotel“
source-B2-P3 = „Thermalbad“
source-B2-K1 = Auftrag „Klatschspalte“
source-B2-E1 = „Spielendekarte“
source-B3-S1 = „Maharani“
source-B3-S2 = „Erzherzog inkognito“
source-B3-S3 = „Weltmeister“
source-B3-P1 = „Minarette im Morgenlicht“
source-B3-P2 = „Goldenes Horn“
source-B3-P3 = „Großer Basar“
source-B3-K1 = Auftrag „Gesprächsstoff Europas“
source-B3-E1 = „Spielendekarte“
source-C1-D1 = „Bestechung am Schalter“
source-C1-D2 = „Geliehene Uniformen“
source-C1-D3 = „Nachtschicht im Werk“
source-C1-D4 = „Waggons vom Abstellgleis“
source-C1-A1 = „Alibi“
source-C1-F1 = „Falsche Fährte“
source-C1-K1 = Auftrag „Makelloser Ruf“
source-C1-E1 = „Spielendekarte“
source-C2-D1 = „Gefälschte Frachtbriefe“
source-C2-D2 = „Abgeschaltete Signale“
source-C2-D3 = „Gestohlene Polster“
source-C2-D4 = „Personal im Laufschritt“
source-C2-A1 = „Alibi“
source-C2-F1 = „Jeder ist verdächtig“
source-C2-K1 = Auftrag „Nerven wie Drahtseile“
source-C2-E1 = „Spielendekarte“
source-C3-D1 = „Falsche Banknoten“
source-C3-D2 = „Sabotierter Rivale“
source-C3-D3 = „Generalschlüssel“
source-C3-D4 = „Palast auf Rädern“
source-C3-A1 = „Wasserdichtes Alibi“
source-C3-F1 = „Untergeschoben“
source-C3-K1 = Auftrag „Über jeden Verdacht erhaben“
source-C3-E1 = „Spielendekarte“
source-D1-P1 = „Handelsreisender“
source-D1-P2 = „Flitterwöchner“
source-D1-P3 = „Ingenieurstudent“
source-D1-G1 = „Hutschachteln“
source-D1-G2 = „Überseekoffer“
source-D1-G3 = „Cellokasten“
source-D1-M1 = „Fahrgeld“
source-D1-E1 = „Spielendekarte“
source-D2-P1 = „Diplomat“
source-D2-P2 = „Bankierswitwe“
source-D2-P3 = „Architekt“
source-D2-G1 = „Schrankkoffer“
source-D2-G2 = „Bühnenbild“
source-D2-G3 = „Porzellankisten“
source-D2-M1 = „Zeitkarten“
source-D2-E1 = „Spielendekarte“
source-D3-P1 = „Stahlmagnat“
source-D3-P2 = „Primaballerina“
source-D3-P3 = „Pascha mit Gefolge“
source-D3-G1 = „Museumskisten“
source-D3-G2 = „Rennwagen“
source-D3-G3 = „Kaiserliches Gepäck“
source-D3-M1 = „Chartergeld“
source-D3-E1 = „Spielendekarte“
source-E1-S1 = „Rangierweiche“
source-E1-S2 = „Werkstattweiche“
source-E1-S3 = „Signalweiche“
source-E1-M1 = „Lehrling“
source-E1-M2 = „Öler“
source-E1-M3 = „Wagenbauer“
source-E1-G1 = „Werkstattlohn“
source-E1-E1 = „Spielendekarte“
source-E2-S1 = „Bahnhofskopf“
source-E2-S2 = „Kreuzungsweiche“
source-E2-S3 = „Schnellfahrweiche“
source-E2-M1 = „Schreiner“
source-E2-M2 = „Heizer“
source-E2-M3 = „Vorarbeiter“
source-E2-G1 = „Wartungsetat“
source-E2-E1 = „Spielendekarte“
source-E3-S1 = „Grenzweiche“
source-E3-S2 = „Werksgleis“
source-E3-S3 = „Weichenstraße“
source-E3-M1 = „Vergolder“
source-E3-M2 = „Werkmeister“
source-E3-M3 = „Oberinspektor“
source-E3-G1 = „Staatszuschuss“
source-E3-E1 = „Spielendekarte“
source-E-W1 = Spielendekarte
source-E-W2 = Spielendekarte
source-E-W3 = Spielendekarte
source-E-W4 = Spielendekarte
source-E-W5 = Spielendekarte
source-E-W6 = Spielendekarte
source-E-W7 = Spielendekarte
source-E-L1 = Spielendekarte
source-E-L2 = Spielendekarte
source-E-L3 = Spielendekarte
source-E-L4 = Spielendekarte
source-E-L5 = Spielendekarte
source-E-L6 = Spielendekarte
source-E-L7 = Spielendekarte
source-E-C1 = Spielendekarte
source-E-C2 = Spielendekarte
source-E-C3 = Spielendekarte
source-E-C4 = Spielendekarte
source-E-C5 = Spielendekarte
source-E-C6 = Spielendekarte
source-E-C7 = Spielendekarte
source-M-LOCO = Postwaggon (Lokpost)
source-M-UP = Postwaggon (Werkstattpost)
source-M-COND = Postwaggon (Schaffnerpost)
source-M-COIN = Postwaggon (Geldpost)
source-LT5 = Lokomotivenplättchen 5
source-LT6 = Lokomotivenplättchen 6
source-LT7 = Lokomotivenplättchen 7
source-LT8 = Lokomotivenplättchen 8
source-LT12 = Lokomotivenplättchen 12
source-LT13 = Lokomotivenplättchen 13
source-LT14 = Lokomotivenplättchen 14
source-LT15 = Lokomotivenplättchen 15
source-Vienna = Wien
source-Salzburg = Salzburg
source-Budapest = Budapest
source-Innsbruck = Innsbruck
source-Milan = Mailand
source-Szeged = Szegedin
source-Laibach = Laibach
source-Trieste = Triest
source-Belgrade = Belgrad
source-Craiova = Craiova
source-Sarajevo = Sarajevo
source-Kronstadt = Kronstadt
source-Skutari = Skutari
source-Nish = Nisch
source-Sofia = Sofia
source-Giurgiu = Giurgiu
source-Varna = Warna
source-Salonica = Saloniki
source-Tekirdag = Tekirdağ
source-decline = abgelehnte Karte
source-start-tile = Startspielerplättchen
source-mail-car = die Wahl des Postwaggons
source-evidence = die Wahl der Beweise
source-turn = keins

## Städte, Postwaggons, Beweise
city-Strasbourg = Straßburg
city-Munich = München
city-Vienna = Wien
city-Salzburg = Salzburg
city-Linz = Linz
city-Budapest = Budapest
city-Innsbruck = Innsbruck
city-Verona = Verona
city-Zurich = Zürich
city-Milan = Mailand
city-Venice = Venedig
city-Pressburg = Pressburg
city-Szeged = Szegedin
city-Temesvar = Temeswar
city-Graz = Graz
city-Marburg = Marburg
city-Laibach = Laibach
city-Agram = Agram
city-Trieste = Triest
city-Vinkovci = Vinkovci
city-Belgrade = Belgrad
city-Orsova = Orsova
city-Craiova = Craiova
city-Subotica = Subotica
city-Novi_Sad = Neusatz
city-Sarajevo = Sarajevo
city-Klausenburg = Klausenburg
city-Kronstadt = Kronstadt
city-Ploiesti = Ploiești
city-Ragusa = Ragusa
city-Cetinje = Cetinje
city-Skutari = Skutari
city-Monastir = Monastir
city-Nish = Nisch
city-Pirot = Pirot
city-Sofia = Sofia
city-Bucharest = Bukarest
city-Giurgiu = Giurgiu
city-Ruse = Rustschuk
city-Shumla = Schumla
city-Varna = Warna
city-Uskub = Üsküb
city-Salonica = Saloniki
city-Kavala = Kawala
city-Philippopolis = Philippopel
city-Harmanli = Harmanli
city-Adrianople = Adrianopel
city-Tekirdag = Tekirdağ
bonus-Vienna = 2 Münzen
bonus-Salzburg = 0er-Waggon + 1 Münze
bonus-Budapest = Schaffner 2
bonus-Innsbruck = 2 × 0→1
bonus-Milan = Aufwertung nach Wahl
bonus-Szeged = 2 Münzen
bonus-Laibach = beide Schaffner 1
bonus-Trieste = 2 Aufwertungen nach Wahl
bonus-Belgrade = 0er-Waggon + Lok 2
bonus-Craiova = 3 Münzen
bonus-Sarajevo = Schaffner 3
bonus-Kronstadt = 2 Aufwertungen nach Wahl
bonus-Skutari = 8 Punkte
bonus-Nish = 10 Punkte
bonus-Sofia = 3 Aufwertungen nach Wahl
bonus-Giurgiu = 4 Münzen
bonus-Varna = beide Schaffner 2
bonus-Salonica = 12 Punkte
bonus-Tekirdag = 4 Aufwertungen nach Wahl
post-M-LOCO = Lokpost
mail-M-LOCO = { post-M-LOCO }: Lok 2
post-M-UP = Werkstattpost
mail-M-UP = { post-M-UP }: 2 × 0→1
post-M-COND = Schaffnerpost
mail-M-COND = { post-M-COND }: Schaffner 2
post-M-COIN = Geldpost
mail-M-COIN = { post-M-COIN }: 2 Münzen
token-EV01 = Fingerabdruck (EV01)
token-EV02 = Fingerabdruck (EV02)
token-EV03 = Fingerabdruck (EV03)
token-EV04 = Fingerabdruck (EV04)
token-EV05 = Fingerabdruck (EV05)
token-EV06 = Fingerabdruck (EV06)
token-EV07 = Fingerabdruck (EV07)
token-EV08 = Fingerabdruck (EV08)
token-EV09 = Fingerabdruck (EV09)
token-EV10 = Fingerabdruck (EV10)
token-EV11 = Fingerabdruck (EV11)
token-EV12 = Fingerabdruck (EV12)
token-EV13 = Fingerabdruck (EV13)
token-EV14 = Fingerabdruck (EV14)
token-EV15 = Fingerabdruck (EV15)
token-EV16 = Fingerabdruck (EV16)
token-EV17 = Kein Fingerabdruck (EV17)
token-EV18 = Kein Fingerabdruck (EV18)
token-EV19 = Kein Fingerabdruck (EV19)
token-EV20 = Kein Fingerabdruck (EV20)
token-EV21 = Kein Fingerabdruck (EV21)
token-EV22 = Kein Fingerabdruck (EV22)
token-EV23 = Kein Fingerabdruck (EV23)
token-EV24 = Kein Fingerabdruck (EV24)
token-EV25 = Kein Fingerabdruck (EV25)
token-EV26 = Kein Fingerabdruck (EV26)
token-EV27 = Kein Fingerabdruck (EV27)
token-EV28 = Kein Fingerabdruck (EV28)
token-EV29 = Kein Fingerabdruck (EV29)
token-EV30 = Kein Fingerabdruck (EV30)
token-EV31 = Kein Fingerabdruck (EV31)
token-EV32 = Kein Fingerabdruck (EV32)
token-EV33 = Kein Fingerabdruck (EV33)
token-EV34 = Kein Fingerabdruck (EV34)
token-EV35 = Kein Fingerabdruck (EV35)

## Plätze und Zahlen
train-U = oberer Zug
train-L = unterer Zug
place-U1 = Oberer Zug, Waggon 1
place-U2 = Oberer Zug, Waggon 2
place-U3 = Oberer Zug, Waggon 3
place-U4 = Oberer Zug, Waggon 4
place-U5 = Oberer Zug, Waggon 5
place-U7 = Oberer Zug, Waggon 7
place-U8 = Oberer Zug, Waggon 8
place-U9 = Oberer Zug, Waggon 9
place-L1 = Unterer Zug, Waggon 1
place-L2 = Unterer Zug, Waggon 2
place-L3 = Unterer Zug, Waggon 3
place-L4 = Unterer Zug, Waggon 4
place-L5 = Unterer Zug, Waggon 5
place-L7 = Unterer Zug, Waggon 7
place-L8 = Unterer Zug, Waggon 8
place-L9 = Unterer Zug, Waggon 9
place-S0 = Gedruckter Streckenabschnitt
place-S1 = Streckenabschnitt 1
place-S2 = Streckenabschnitt 2
place-S3 = Streckenabschnitt 3
place-S4 = Streckenabschnitt 4
place-S5 = Streckenabschnitt 5
place-S6 = Streckenabschnitt 6
place-S7 = Streckenabschnitt 7
place-S8 = Streckenabschnitt 8
place-S9 = Streckenabschnitt 9
place-S10 = Streckenabschnitt 10
place-S11 = Streckenabschnitt 11
place-S12 = Streckenabschnitt 12
place-S13 = Streckenabschnitt 13
place-S14 = Streckenabschnitt 14
place-S15 = Streckenabschnitt 15
place-S16 = Streckenabschnitt 16
place-S17 = Streckenabschnitt 17
place-S18 = Streckenabschnitt 18
place-G1 = Lücke 1
place-G2 = Lücke 2
place-G3 = Lücke 3
place-G4 = Lücke 4
place-G5 = Lücke 5
place-G7 = Lücke 7
place-G8 = Lücke 8
place-G9 = Lücke 9
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
what-new = Neuer 0er-Waggon
steps-0_1 = Oben 0, unten 1
steps-0_2 = Oben 0, unten 2
steps-0_3 = Oben 0, unten 3
steps-1_0 = Oben 1, unten 0
steps-1_1 = Oben 1, unten 1
steps-1_2 = Oben 1, unten 2
steps-1_3 = Oben 1, unten 3
steps-2_0 = Oben 2, unten 0
steps-2_1 = Oben 2, unten 1
steps-2_2 = Oben 2, unten 2
steps-2_3 = Oben 2, unten 3
steps-3_0 = Oben 3, unten 0
steps-3_1 = Oben 3, unten 1
steps-3_2 = Oben 3, unten 2
steps-3_3 = Oben 3, unten 3
steps-1 = 1 Stadt
steps-2 = 2 Städte
steps-3 = 3 Städte
steps-4 = 4 Städte
steps-5 = 5 Städte
column-1 = Spalte 1
column-2 = Spalte 2
column-3 = Spalte 3
gap-1 = Lücke 1
gap-2 = Lücke 2
gap-3 = Lücke 3
gap-4 = Lücke 4
gap-5 = Lücke 5
gap-7 = Lücke 7
gap-8 = Lücke 8
gap-9 = Lücke 9
columns-1111 = 4 × Spalte 1
columns-1112 = 3 × Spalte 1, 1 × Spalte 2
columns-1113 = 3 × Spalte 1, 1 × Spalte 3
columns-1122 = 2 × Spalte 1, 2 × Spalte 2
columns-1123 = 2 × Spalte 1, 1 × Spalte 2, 1 × Spalte 3
columns-1133 = 2 × Spalte 1, 2 × Spalte 3
columns-1222 = 1 × Spalte 1, 3 × Spalte 2
columns-1223 = 1 × Spalte 1, 2 × Spalte 2, 1 × Spalte 3
columns-1233 = 1 × Spalte 1, 1 × Spalte 2, 2 × Spalte 3
columns-2222 = 4 × Spalte 2
columns-2223 = 3 × Spalte 2, 1 × Spalte 3
columns-2233 = 2 × Spalte 2, 2 × Spalte 3
## Fragen
decision-draft = Welche Spielendekarte behältst du? Die anderen gehen weiter.
decision-turn = Nimm eine Karte aus der Auslage und führe sie aus oder lehne sie ab, oder nimm das Startspielerplättchen. Münzen und Aufträge gehen auch vorher.
decision-after = Gib Münzen aus, erfülle Aufträge oder hör auf.
decision-resolve = Nutze die Symbole in beliebiger Reihenfolge.
decision-start-bonus = Das Startspielerplättchen wurde genommen: Hier ist dein Bonus.
decision-mail = Dein Zug hat fünf Waggons: Welcher Postwaggon wird die sechste Karte?
decision-overflow = Die Münzen passen nicht: Gib zuerst welche aus.
decision-evidence = Welchen deiner Beweise gibst du ab?
decision-scoring = Wertung, Schritt 1: Bonusstädte, Weichen, Münzen und Aufträge. Danach werden die Punkte gezählt.
decision-draft-public = { $seat } wählt eine Spielendekarte
decision-turn-public = { $seat } nimmt eine Karte
decision-after-public = { $seat } ist noch an der Reihe
decision-resolve-public = { $seat } nutzt Symbole
decision-start-bonus-public = { $seat } hat einen Bonus vom Startspielerplättchen
decision-mail-public = { $seat } wählt einen Postwaggon
decision-overflow-public = { $seat } schafft Platz für Münzen
decision-evidence-public = { $seat } wählt Beweise
decision-scoring-public = { $seat } nutzt Boni in der Wertung
ask-draft = Spielendekarte wählen
ask-turn = Karte nehmen
ask-after = Zug beenden
ask-resolve = Symbole nutzen
ask-start-bonus = Bonus nehmen
ask-mail = Postwaggon wählen
ask-overflow = erst Münzen ausgeben
ask-evidence = Beweis abgeben
ask-scoring = Boni nutzen
ask-ahead-draft = Spielendekarten reihen
ask-ahead-scoring = Wertung planen
field-card = Welche Karte?
field-place = Wohin damit?
field-train = Welcher Zug?
field-value = Welche Aufwertung?
field-what = Welche Aufwertung?
field-steps = Wie viele Schritte?
field-seat = Wer bekommt die Beweise?
field-token = Welcher Beweis?
field-mail = Welcher Postwaggon?
field-column = Eine Münze aus welcher Spalte?
field-columns = Welche vier Münzen?
field-city = Welche Bonusstadt?
field-gap = Welche Lücke?

## Spielzüge
button-move = Ich bin dran
move-draft = Karte behalten
move-execute = Karte ausführen
move-decline = Karte ablehnen (Aufwertung nach Wahl)
move-tile = Startspielerplättchen (2 Münzen)
move-car = 0er-Waggon
move-upgrade = Aufwertung
move-any = Aufwertung nach Wahl
move-both = Beide Schaffner
move-conductor = Schaffnerschritte
move-loco = Lokomotive
move-coins = Münzen nehmen
move-points = Punkte nehmen
move-end = Spielendekarte nehmen
move-evidence-return = Beweise zurücklegen
move-evidence-give = Beweise weitergeben
move-evidence-draw = Alle anderen ziehen Beweise
move-evidence-token = Beweis wählen
move-mail = Postwaggon wählen
move-coin-car = Münze: 0er-Waggon
move-coin-loco = Münze: Lok 1
move-coin-conductor = Münze: Schaffner 1
move-coin-upgrade = Münze: Aufwertung nach Wahl
move-coin-point = Münze: 1 Punkt
move-coin-end = 4 Münzen: Spielendekarte
move-contract = Auftrag erfüllen
move-bonus-city = Bonusstadt nutzen
move-bonus-switch = Weiche nutzen
move-done = Auf den Rest verzichten
move-pass = Fertig
caption-car = 0er-Waggon{ $count ->
    [one] {""}
   *[other] {" "}(noch { $count })
 }
caption-any = Aufwertung nach Wahl{ $count ->
    [one] {""}
   *[other] {" "}(noch { $count })
 }
caption-both = Beide Schaffner: { $number }
caption-conductor = Schaffnerschritte: { $number }
caption-loco = Lokomotive: { $number }
caption-coins = { $number ->
    [one] Eine Münze
   *[other] { $number } Münzen
 } nehmen
caption-points = { $number } Punkte nehmen
caption-done-coins = Auf { $count ->
    [one] die Münze
   *[other] { $count } Münzen
 } verzichten
caption-pass-left = Zu den Punkten ({ $count ->
    [one] ein Bonus
   *[other] { $count } Boni
 } ungenutzt!)
caption-pass-points = Zu den Punkten
caption-coin-loco-lost = Münze: Lok 1 (ohne Wirkung: keine Stadt voraus)
caption-coin-car-lost = Münze: 0er-Waggon (ohne Wirkung: beide Züge abgeschlossen)
caption-coin-conductor-lost = Münze: Schaffner 1 (ohne Wirkung: beide am Ende)
caption-coin-upgrade-lost = Münze: Aufwertung (ohne Wirkung: nichts aufzuwerten)
caption-train-lost = { $train } (ohne Wirkung: am Ende)
caption-display = { $row }.{ $number } { $card }
caption-full = Alle Schritte
caption-cheapest = Die niedrigsten Spalten
caption-city = { $number }. { $city }: { $bonus }
caption-stretch = { $place }: { $city1 } bis { $city2 }
caption-stretch-one = { $place }: { $city }
caption-place = { $place } (eine { $now }{ $need ->
    [0] {""}
   *[other] : zu niedrig, nötig ist { $need }
 })
order-resolve = Symbole ohne Auswahl
order-resolve-full = Automatisch ganz ausführen
order-scoring = Symbole ohne Auswahl in deiner Wertung
order-scoring-full = Ausführen, wo keine Münze dazwischenkommen kann
order-draft = Wahl der Spielendekarte
order-draft-valuable = Die wertvollste, wie üblich
order-draft-wagons = Waggons zuerst
order-draft-locomotives = Lokomotiven zuerst
order-draft-conductors = Schaffner zuerst
order-start-bonus = Bonus vom Startspielerplättchen
order-start-bonus-upper = 0er-Waggon an den oberen Zug
order-start-bonus-lower = 0er-Waggon an den unteren Zug
order-start-bonus-upgrade = 0→1, als 4. Platz
order-start-bonus-skip = Verzichten
order-mail = Postwaggon
order-mail-loco = Lokpost, wenn noch da
order-mail-upgrade = Werkstattpost, wenn noch da
order-mail-conductor = Schaffnerpost, wenn noch da
order-mail-coins = Geldpost, wenn noch da
order-overflow = Kein Platz für Münzen
order-overflow-points = Münzen für Punkte ausgeben, niedrigste Spalte zuerst
order-overflow-skip = Auf die Münzen verzichten
order-after = Nach der Aktion
order-after-pass = Ohne Frage aufhören

## Ganze Antworten
menu-card = Nimm eine Karte
menu-decline = Lehne eine Karte ab für eine Aufwertung nach Wahl
menu-contract = Auftrag erfüllen
menu-coin = Münzen ausgeben
menu-finish = Aufhören
menu-result = Was daraus wird
menu-overflow = Platz für die Münzen schaffen
menu-scoring = Deine ganze Wertung
menu-bonus = Ein Bonus nach dem anderen
offer-card = { $row }.{ $number } { $card }
offer-title = { $row }.{ $number } { $title }
offer-plain = Alles davon
offer-conductors = Schaffner auf oben { $upper }, unten { $lower }
offer-trains = { $post ->
    [none] Oben
   *[other] { $post }, oben
 } { $upper }, unten { $lower }{ $moved ->
    [0] {""}
   *[other] , Schaffner { $one }/{ $two }
 }
offer-place = { $place } (eine { $now })
offer-stretch = { $place }, bis { $city }
offer-gap = { $place } (oben { $upper }, unten { $lower })
offer-tile = Startspielerplättchen: 2 Münzen
offer-finish = Fertig
offer-end = Mit { $card }
offer-without = Auf die neuen Münzen verzichten
offer-coin-car = { $count ->
    [one] 1 Münze: 0er-Waggon
   *[other] { $count } Münzen: { $count } 0er-Waggons
 }, { $train }
offer-coin-loco = { $count ->
    [one] 1 Münze: Lok 1
   *[other] { $count } Münzen: Lok { $count }
 }
offer-coin-conductor = { $count ->
    [one] 1 Münze: Schaffner 1
   *[other] { $count } Münzen: Schaffner { $count }
 }, { $train }
offer-coin-upgrade = 1 Münze: { $what }, { $train }
offer-coin-end = 4 Münzen: { $card }
offer-coin-point = 1 Münze aus { $column }: 1 Punkt
offer-contract = Erfüllen: { $text }
offer-fulfil = Erfüllen: { $title }
offer-city = { $number }. { $city }: { $bonus }
offer-switch = Lücke { $number }: { $card }
offer-course = { $points } Punkte: oben { $upper }, unten { $lower }
note-card = { $card }
note-result = Züge zählen dann { $phase }{ $points ->
    [0] {""}
   *[other] , sofort +{ $points }
 }{ $coins ->
    [none] {""}
   *[other] , Münzen: { $coins }
 }{ $lost ->
    [0] {""}
    [one] , 1 Schritt verfällt
   *[other] , { $lost } Schritte verfallen
 }{ $idle ->
    [0] {""}
    [one] , 1 Symbol verfällt
   *[other] , { $idle } Symbole verfallen
 }{ $evidence ->
    [none] {""}
   *[other] , Beweise: { $evidence }
 }{ $city ->
    [none] {""}
   *[other] , bis { $city }
 }{ $title ->
    [none] {""}
   *[other] ; danach erfüllbar: { $title }
 }
note-nothing = Bringt nichts als die Karte selbst
note-guest = { $need ->
    [0] { $way ->
        [0] Zählt ab sofort
        [one] Zählt, sobald der Schaffner da ist: noch 1 Schritt
       *[other] Zählt, sobald der Schaffner da ist: noch { $way } Schritte
    }
   *[other] Zählt noch nicht: braucht einen Waggon ab { $need }{ $way ->
        [0] {""}
        [one] {" "}und noch 1 Schaffnerschritt
       *[other] {" "}und noch { $way } Schaffnerschritte
    }
 }
note-luggage = { $count ->
    [0] { $way ->
        [0] Sofort erfüllbar
        [one] Es fehlt 1 Schaffnerschritt
       *[other] Es fehlen { $way } Schaffnerschritte
    }
   *[other] Im unteren Zug { $count ->
        [one] fehlt 1 Karte
       *[other] fehlen { $count } Karten
    }{ $way ->
        [0] {""}
        [one] {" "}und 1 Schaffnerschritt
       *[other] {" "}und { $way } Schaffnerschritte
    }
 }
note-postcard = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } je Wertung{ $way ->
    [0] , ab sofort
    [one] , noch 1 Stadt bis dahin
   *[other] , noch { $way } Städte bis dahin
 }
note-switch = { $way ->
    [0] Wirkt schon in der nächsten Wertung
    [one] Es fehlt 1 Schaffnerschritt
   *[other] Es fehlen { $way } Schaffnerschritte
 }
note-mechanic = { $met ->
    [0] Noch nicht: braucht auf beiden Seiten mindestens eine { $need }
   *[other] Sofort erfüllbar
 }
note-tile = Nächste Runde beginnst du. Weg: { $title }. Bonus für { $seat }
note-tile-alone = Nächste Runde beginnst du. Weg: { $title }
note-finish = { $coins ->
    [0] Es ist nichts mehr zu tun
    [one] Du behältst 1 Münze
   *[other] Du behältst { $coins } Münzen
 }
note-course = { $cities ->
    [0] {""}
   *[other] { $city_route }.{" "}
 }{ $done ->
    [0] {""}
   *[other] { $title_list }.{" "}
 }{ $spent ->
    [0] {""}
   *[other] Münzen für { $coin_count }.{" "}
 }{ $coins ->
    [one] 1 Münze bleibt
   *[other] { $coins } Münzen bleiben
 }
coin-car = 0er-Waggon
coin-loco = Lok
coin-conductor = Schaffner
coin-upgrade = Aufwertung
coin-end = Spielendekarte
coin-point = Punkt
ahead-draft = In welcher Reihenfolge willst du die Spielendekarten?
ahead-scoring = Wie soll deine Wertung ablaufen? Was du wählst, geschieht, wenn du dran bist; hat sich dein Tableau bis dahin geändert, wirst du gefragt.
wish-rest = Danach wie üblich
wish-class = { $kind ->
    [W] Waggons × { $points }
    [L] Lokomotive × { $points }
   *[C] Schaffner × { $points }
 }

## Was geschah
event-undone = { $seat } hat den letzten Schritt zurückgenommen.
undone = Dein letzter Schritt ist zurückgenommen.
waiting-for = { $player } ist an der Reihe
picture-waiting = an der Reihe
event-drafted = { $seat } hat eine Spielendekarte gewählt.
event-deal = Runde { $round }: 18 Karten aus Stapel { $stack }.
event-executed = { $seat } führt aus: { $card }.
event-placed = { $seat } legt: { $card } ({ $place }).
event-declined = { $seat } lehnt ab: { $card }.
event-tile = { $seat } nimmt das Startspielerplättchen.
event-start-player = { $seat } bekommt die Startspielerfigur.
event-row-cleared = Reihe { $row } wird abgeräumt{ $count ->
    [0] .
    [one] , eine Karte geht aus dem Spiel.
   *[other] , { $count } Karten gehen aus dem Spiel.
 }
event-card-removed = Das Startspielerplättchen entfernt: { $card }.
event-end-card-open = Neue Spielendekarte: { $card }.
event-car = { $seat }: 0er-Waggon, { $train }.
event-upgrade = { $seat } wertet auf: { $value }, { $train }.
event-mail = { $seat } kuppelt an: { $mail } ({ $train }).
event-locomotive = { $seat } schließt einen Zug ab ({ $train }): Lokomotivenplättchen { $tile }.
event-conductors = { $seat } bewegt Schaffner: { $upper ->
    [0] unten +{ $lower }
   *[other] { $lower ->
        [0] oben +{ $upper }
       *[other] oben +{ $upper }, unten +{ $lower }
    }
 }.
event-constantinople = { $seat } erreicht Konstantinopel als { $place ->
    [1] erste Person
    [2] zweite Person
   *[3] dritte Person
 }: { $points } Punkte.
event-loco = { $seat } fährt nach { $city }{ $points ->
    [0] .
    [one] : 1 Punkt.
   *[other] : { $points } Punkte.
 }
event-coins = { $seat } nimmt { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
 }.
event-spent = { $seat } gibt { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
 } aus.
event-coin-point = { $seat } nimmt dafür einen Punkt.
event-points = { $seat } bekommt { $points } Punkte.
event-end-card = { $seat } nimmt eine Spielendekarte: { $card }.
event-fulfilled = { $seat } erfüllt: { $card }.
event-city = { $seat } nutzt { $city }.
event-switch = { $seat } nutzt: { $card }.
event-evidence-drawn = { $seat } zieht { $count ->
    [one] einen Beweis
   *[other] { $count } Beweise
 }.
event-evidence-seen = Du bekommst: { $token }.
event-evidence-returned = { $seat } legt einen Beweis zurück.
event-evidence-given = { $seat } gibt einen Beweis weiter an { $to_seat }.
event-scoring = Wertungsphase { $number }.
event-train-points = { $seat } bekommt { $upper } + { $lower } Punkte für die Züge.
event-guest-points = { $seat } bekommt { $points } Punkte für Berühmtheiten und Postkarten.
event-murderer = Der Mord war das Werk von { $seat }.
event-arrested = { $seat } hat die meisten Fingerabdrücke und wird verhaftet.
event-escaped = { $seat } entkommt der Polizei: { $points } Punkte.
event-game-over = Die Reise ist zu Ende.
reason-end = die Reise ist nach sechs Runden zu Ende
reason-arrest = die Reise ist zu Ende; wer verhaftet ist, wird Letzter

## Züge in Sätzen
tell-drafted = behält eine Spielendekarte
tell-executed = nimmt { $kind ->
    [wagon] eine Waggonkarte
    [conductor] eine Schaffnerkarte
    [loco] eine Lokomotivkarte
    [end_card_action] eine Aktionskarte
   *[other] „{ $title }“
 }
tell-laid = nimmt { $card }
tell-placed = legt „{ $title }“ { $at ->
    [U] im oberen Zug an Waggon { $number }
    [L] im unteren Zug an Waggon { $number }
    [G] in Lücke { $number }
   *[S] { $number ->
        [0] an den gedruckten Streckenabschnitt
       *[other] an Streckenabschnitt { $number }
    }
 }
tell-declined = lehnt { $kind ->
    [wagon] eine Waggonkarte
    [conductor] eine Schaffnerkarte
    [loco] eine Lokomotivkarte
    [route] eine Strecke
    [contract] einen Auftrag
    [end_card_action] eine Spielendekarte
   *[other] „{ $title }“
 } ab
tell-tile = nimmt das Startspielerplättchen
tell-fulfilled = erfüllt { $named ->
    [yes] { $title }
   *[no] einen Auftrag
 }
tell-switch = nutzt { $title }
tell-city = nutzt { $city }
tell-spent = gibt { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
 } aus
tell-cars = hängt { $upper ->
    [0] unten{" "}
   *[other] { $lower ->
        [0] oben{" "}
       *[other] {""}
    }
 }{ $count ->
    [one] einen 0er-Waggon
   *[other] { $count } 0er-Waggons
 } an{ $upper ->
    [0] {""}
   *[other] { $lower ->
        [0] {""}
       *[other] {" "}(oben { $upper }, unten { $lower })
    }
 }
tell-upgrades = wertet { $at ->
    [U] im oberen
   *[L] im unteren
 } Zug { $value_list } auf
tell-upgrades-both = wertet oben { $upper_list } und unten { $lower_list } auf
tell-mail = hängt an den { $at ->
    [U] oberen
   *[L] unteren
 } Zug einen Postwaggon an ({ $mail })
tell-locomotive = schließt den { $at ->
    [U] oberen
   *[L] unteren
 } Zug mit Lokomotivenplättchen { $tile } ab
tell-conductors = bewegt Schaffner: { $upper ->
    [0] unten +{ $lower }
   *[other] { $lower ->
        [0] oben +{ $upper }
       *[other] oben +{ $upper }, unten +{ $lower }
    }
 }
tell-loco = fährt nach { $city }{ $points ->
    [0] {""}
    [one] {" "}für 1 Punkt
   *[other] {" "}für { $points } Punkte
 }
tell-constantinople = erreicht Konstantinopel als { $place ->
    [1] erste Person
    [2] zweite Person
   *[3] dritte Person
 } ({ $points } Punkte)
tell-coins = nimmt { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
 }
tell-points = bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
tell-end-cards = nimmt die Spielendekarte { $title_list }
tell-evidence-drawn = zieht { $count ->
    [one] einen Beweis
   *[other] { $count } Beweise
 }
tell-evidence-returned = legt { $count ->
    [one] einen Beweis
   *[other] { $count } Beweise
 } zurück
tell-evidence-given = gibt einen Beweis weiter an { $to_seat }
tell-train-points = bekommt { $upper } + { $lower } Punkte für die Züge{ $guests ->
    [0] {""}
   *[other] {" "}und { $guests } für Berühmtheiten und Postkarten
 }
tell-guest-points = bekommt { $points } Punkte für Berühmtheiten und Postkarten
tell-opened = { $count ->
    [one] Neue Spielendekarte
   *[other] Neue Spielendekarten
 }: { $title_list }.

## Wörter auf Bildern
picture-round = Runde { $round }, Stapel { $stack }
picture-round-short = Runde { $round }
picture-draft = Startwahl
picture-scoring = Wertungsphase { $number }
picture-ends = Spielendekarten
picture-timetable = Fahrplan
picture-turn = { $name } ist dran
picture-over = Die Reise ist zu Ende
picture-revealed = Was alle hatten
picture-revealed-points = Spielendekarten: { $points }
picture-arrested = Verhaftet
picture-paris = Paris
picture-legend = Was die Symbole bedeuten
legend-car = 0er-Waggon an einen Zug anlegen
legend-upgrade = Den linken Waggon dieses Werts aufwerten
legend-any = Aufwertung nach Wahl oder ein neuer 0er-Waggon
legend-both = Jeder Schaffner bis zu 2 Schritte
legend-conductor = Zusammen 3 Schaffnerschritte, frei aufgeteilt
legend-loco = Lokomotive: bis zu 3 Städte
legend-coins = Münzen nehmen
legend-points = Punkte, sofort; bei Gästen in jeder Wertung
legend-end = Eine offene Spielendekarte nehmen
legend-point-city = Punktestadt, zählt einmal bei der Ankunft
legend-bonus-city = Bonusstadt: einmal in jeder Wertung
legend-taken = Aus der Reihe genommene Karten: Sind alle Scheiben voll, geht der Rest aus dem Spiel
legend-start-tile = Startspielerplättchen: 2 Münzen, nächste Runde beginnen
legend-start-player = Startspielerfigur
legend-mail = Postwaggon: immer die sechste Karte
legend-tile = Lokomotivenplättchen: immer die zehnte Karte
legend-reached = So weit ist der Schaffner: Diese Karten zählen
legend-column-1 = Münzen in Spalte 1: je ein 0er-Waggon
legend-column-2 = Münzen in Spalte 2: je 1 Schritt für Lok oder Schaffner
legend-column-3 = Münzen in Spalte 3: je eine Aufwertung nach Wahl
legend-position = Bei der wievielten Stadt die Lok steht
legend-pile = Karten auf dem eigenen Stapel: Spielendekarten zählen sie
legend-held = Spielendekarten, die jemand hat
legend-supply = Wie viele dieser Waggons noch da sind
legend-constantinople = Punkte der Ersten in Konstantinopel
legend-cars = Voraussetzung: so viele Waggons ab diesem Wert, beide Züge zusammen
legend-length = Voraussetzung: ein Zug ab so vielen Karten
legend-at-card = Voraussetzung: ein Schaffner auf dieser Karte oder weiter
legend-at-city = Voraussetzung: Lok in dieser Stadt oder weiter
legend-here = Voraussetzung: eigener Waggon gut genug, Schaffner dort oder weiter
legend-gap = Liegt in dieser oder einer späteren Lücke; beide Schaffner dort oder weiter
legend-guest = Berühmtheit am Waggon, Postkarte am Streckenabschnitt
legend-each-city = … je Stadt des Abschnitts
legend-place = Wo es liegt: Waggon oben (U), unten (L), Abschnitt (S), Lücke (G)
legend-evidence = Beweis
picture-draft-choice = Behalte eine dieser Spielendekarten
picture-own-ends = Deine Spielendekarten
picture-secret = Nur dir bekannt
picture-murderer = Mörder
picture-murderer-about = Lass dich nicht verhaften: 20 Punkte
picture-innocent = Unschuldig
picture-innocent-about = Nicht die meisten Fingerabdrücke haben
alt-turn = { $names }: an der Reihe.
alt-round = Runde { $round } von 6, Stapel { $stack }.
text-player = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
 } · Münzen { $one }/{ $two }/{ $three }
text-round = Runde { $round } von 6, Stapel { $stack }, Module { $modules }
text-open = Im Gange: { $source } – { $single ->
    [1] eines von: { $symbols }
   *[0] { $symbols }
}
text-coupling = Zug { $train } bekommt seinen Postwaggon.
text-overflow = { $count ->
    [one] 1 neue Münze liegt
   *[other] { $count } neue Münzen liegen
} bereit und { $count ->
    [one] braucht
   *[other] brauchen
} Platz.
text-handover = Zu wählen: { $count ->
    [one] 1 Beweis
   *[other] { $count } Beweise
}.
text-symbol = { $op ->
    [car] 0er-Waggon
    [upgrade] Aufwertung eines { $number }er-Waggons
    [any] Aufwertung nach Wahl
    [both] beide Schaffner { $number }
    [conductor] Schaffner { $number }
    [loco] Lok { $number }
    [coins] { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
    }
    [points] { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
    [end] eine Spielendekarte
    [return] { $number ->
        [one] 1 Beweis
       *[other] { $number } Beweise
    } abgeben
    [give] { $number ->
        [one] 1 Beweis
       *[other] { $number } Beweise
    } weitergeben
   *[suspect] alle anderen ziehen { $number ->
        [one] 1 Beweis
       *[other] { $number } Beweise
    }
}
text-start = Startspielerfigur: { $name }.
text-tile-free = Das Startspielerplättchen liegt aus.
text-tile-taken = { $name } hat das Startspielerplättchen genommen.
text-row = Reihe { $row } ({ $taken } von { $seats } genommen):
text-rows-empty = Die { $count } Plätze der Auslage sind leer.
text-ends = Spielendekarten ({ $count } auf dem Stapel):
text-loco-tile = Nächstes Lokomotivenplättchen: { $points } mit { $count ->
    [one] 1 Aufwertung
   *[other] { $count } Aufwertungen
 } nach Wahl, noch { $left }
text-constantinople = Konstantinopel: 1. { $first }, 2. { $second }, 3. { $third }
text-supply = Waggonvorrat: { $left }
text-mails = Postwaggons übrig: { $mails }
text-locomotive = Lokomotive: { $stands } ({ $number }), voraus: { $ahead }
text-bonuses = Erreichte Bonusstädte: { $cities }
text-progress = ({ $have } von { $need })
text-train = { $train }: { $cars } · Schaffner auf { $conductor }
text-held = { $used } auf dem Stapel · { $ends ->
    [one] 1 Spielendekarte
   *[other] { $ends } Spielendekarten
 }
text-evidence = { $count ->
    [one] 1 Beweis
   *[other] { $count } Beweise
 }

## Wertung
row-trains = Züge
row-guests = Berühmtheiten, Postkarten
row-cities = Punktestädte
row-constantinople = Konstantinopel
row-symbols = Karten und Boni
row-coins = Münzen
row-wagon = Spielendekarten: Waggons
row-conductor = Spielendekarten: Schaffner
row-loco = Spielendekarten: Lokomotiven
row-murderer = Mörder entkommen

## Ablehnungen
E_TURN = Du bist nicht an der Reihe.
E_CARD = Diese Karte liegt nicht (mehr) offen aus.
E_TILE_GONE = Das Startspielerplättchen wurde in dieser Runde schon genommen.
E_TILE_DECLINE = Das Startspielerplättchen lässt sich nicht ablehnen. Du kannst es nur nehmen.
E_TRAIN = Nenne den Zug: U für den oberen, L für den unteren.
E_CLOSED = Dieser Zug hat schon seine Lokomotive und kann nicht verlängert werden.
E_LEVEL = In diesem Zug liegt kein { $v }er-Waggon.
E_MAX = Ein 12er-Waggon kann nicht aufgewertet werden.
E_MAIL = Postwaggons und Lokomotivenplättchen kann man nicht aufwerten.
E_NO_COIN = In Spalte { $c } liegen nicht genug Münzen.
E_FOUR = Eine Spielendekarte kostet genau 4 Münzen.
E_NO_END = Es liegt keine Spielendekarte aus.
E_TIME = Jetzt nicht. Karten und Startspielerplättchen nimmst du, wenn du an der Reihe bist; Bonusstädte und Weichen nutzt du in Schritt 1 deiner Wertung; vor Runde 1 behalten erst alle eine Spielendekarte.
E_FINISH = Bring zuerst zu Ende: { $source }.
E_OVERFLOW = Dir { $k ->
    [one] fehlt ein freies Feld
   *[other] fehlen { $k } freie Felder
 }: Gib zuerst so viele Münzen aus oder verzichte auf die neuen.
E_REQ = Noch nicht: Nötig ist { $text }.
E_BONUS = { $why ->
    [used] Du hast sie in dieser Wertung schon genutzt.
    [switch] Diese Weiche nicht: Beide Schaffner müssen an ihrer Lücke oder weiter sein, und sie wirkt nur einmal je Wertungsphase.
   *[far] Diese Bonusstadt hast du noch nicht erreicht.
 }
E_SLOT = Für diese Karte ist kein Platz frei; du kannst sie nur ablehnen.
E_PLACE = Nenne einen freien Platz, der zur Karte passt; der Befehl schlägt sie vor. Karten für den Stapel brauchen keinen.
E_STEPS = Das Symbol erlaubt nur { $k ->
    [one] einen Schritt
   *[other] { $k } Schritte
 } (bei *beide Schaffner*: jeder).
E_ACTED = Du hast schon eine Karte oder das Startspielerplättchen genommen.
E_MUST_TAKE = Nimm zuerst eine Karte oder das Startspielerplättchen.
E_MAIL_USED = Diesen Postwaggon hast du schon verwendet.
E_CONTRACT = Du hast keinen solchen offenen Auftrag.
E_UNIT = Dieses Symbol ist gerade nicht offen. Offen: { $source }.
E_DRAFT = Diese Karte gehört nicht zu deiner Auswahl.
E_EVIDENCE = Wähle höchstens { $k } deiner eigenen Beweise.
E_TARGET = Wähle jemand anderen aus dieser Partie.
E_SETUP = Eine Partie braucht 2 bis 4 Personen und genau zwei verschiedene Module.
E_OVER = Die Partie ist zu Ende.
E_SYNTAX = Diese Eingabe verstehe ich nicht: { $text }.

## Befehle
command-first-class = first-class
command-first-class-description = Befehle für First Class
command-draft = behalten
command-draft-description = Vor der ersten Runde eine Spielendekarte behalten
command-execute = ausführen
command-execute-description = Eine Karte aus der Auslage nehmen und ausführen
command-decline = ablehnen
command-decline-description = Eine Karte nehmen und für eine Aufwertung nach Wahl ablehnen
command-tile = plättchen
command-tile-description = Das Startspielerplättchen nehmen
command-car = waggon
command-car-description = Einen 0er-Waggon anlegen
command-upgrade = aufwerten
command-upgrade-description = Den vordersten Waggon eines Werts aufwerten
command-any = beliebig
command-any-description = Aufwertung nach Wahl oder ein neuer 0er-Waggon
command-both = beide
command-both-description = Symbol: beide Schaffner bewegen
command-conductor = schaffner
command-conductor-description = Schaffner bewegen
command-loco = lok
command-loco-description = Die Lokomotive bewegen
command-coins = münzen
command-coins-description = Symbol: die Münzen nehmen
command-points = punkte
command-points-description = Symbol: die Punkte nehmen
command-end = spielendekarte
command-end-description = Eine offene Spielendekarte nehmen
command-evidence = beweis
command-evidence-description = Beweise aus Modul C
command-evidence-return = zurücklegen
command-evidence-return-description = Symbol: Beweise zurücklegen
command-evidence-give = weitergeben
command-evidence-give-description = Symbol: Beweise weitergeben
command-evidence-draw = ziehen
command-evidence-draw-description = Symbol: alle anderen ziehen Beweise
command-evidence-token = wählen
command-evidence-token-description = Einen deiner Beweise wählen
command-mail = post
command-mail-description = Den Postwaggon eines Zuges mit fünf Waggons wählen
command-coin = münze
command-coin-description = Münzen ausgeben
command-coin-car = waggon
command-coin-car-description = Eine Münze aus Spalte 1 für einen 0er-Waggon
command-coin-loco = lok
command-coin-loco-description = Eine Münze aus Spalte 2 für einen Schritt der Lokomotive
command-coin-conductor = schaffner
command-coin-conductor-description = Eine Münze aus Spalte 2 für einen Schritt eines Schaffners
command-coin-upgrade = aufwerten
command-coin-upgrade-description = Eine Münze aus Spalte 3 für eine Aufwertung nach Wahl
command-coin-end = spielendekarte
command-coin-end-description = Vier Münzen für eine offene Spielendekarte
command-coin-point = punkt
command-coin-point-description = Eine beliebige Münze für einen Punkt
command-contract = auftrag
command-contract-description = Auftrag, Passagier, Gepäck oder Mechaniker erfüllen
command-bonus = bonus
command-bonus-description = Boni einer Wertungsphase
command-bonus-city = stadt
command-bonus-city-description = Eine erreichte Bonusstadt nutzen
command-bonus-switch = weiche
command-bonus-switch-description = Eine Weiche nutzen
command-done = verzichten
command-done-description = Auf den Rest der Symbole verzichten
command-pass = fertig
command-pass-description = Aufhören, auch mit Schritt 1 der Wertung
parameter-card = karte
parameter-card-description = Welche Karte
parameter-place = platz
parameter-place-description = Waggon, Streckenabschnitt oder Lücke
parameter-train = zug
parameter-train-description = Oberer oder unterer Zug
parameter-value = aufwertung
parameter-value-description = Von welchem Wert auf welchen
parameter-what = aufwertung
parameter-what-description = Welcher Waggon, oder ein neuer
parameter-steps = schritte
parameter-steps-description = Wie viele, oben/unten
parameter-token = beweis
parameter-token-description = Einer deiner Beweise
parameter-mail = post
parameter-mail-description = Welcher Postwaggon
parameter-column = spalte
parameter-column-description = Die Spalte der Münze
parameter-columns = spalten
parameter-columns-description = Welche vier Münzen, wenn nicht die niedrigsten
parameter-city = stadt
parameter-city-description = Ihre Nummer auf deiner Strecke
parameter-gap = lücke
parameter-gap-description = Die Nummer der Lücke
parameter-modules = module
parameter-modules-description = Welche zwei der fünf Module

## Anleitung
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
guide-first-title = Deine erste Partie
guide-first =
    {""}**Darum geht es:** Du willst die meisten Punkte. Ein Waggon zählt bis zu dreimal seine Zahl, nach den Runden 2, 4 und 6, aber nur, wenn der Schaffner seines Zuges bis dorthin gekommen ist.
    {""}
    {""}**Wenn du dran bist.** Die Nummern stehen im Bild; du bist ●.
    ① **Nimm eine Karte** aus der Auslage. Führe sie aus und nutze ihre Symbole, oder lehne sie ab: Dann verbesserst du dafür irgendeinen Waggon.
    ② **Deine zwei Züge.** Neue Waggons beginnen mit 0 und kommen rechts dazu. Eine Aufwertung hebt den am weitesten links liegenden Waggon ihres Werts: 0, 1, 2, 4, 7, 12.
    ③ **Die Schaffner** gehen von links nach rechts. Was sie nicht erreicht haben, zählt nicht.
    ④ **Deine Lokomotive** fährt von Paris aus los. Punktestädte zählen bei der Ankunft, Bonusstädte (mit Uhr) in jeder Wertung.
    Davor und danach darfst du Münzen ausgeben.
    {""}
    {""}**Die Knöpfe.** Zuerst behältst du eine Spielendekarte. Dann drücke **Ich bin dran**: *Nimm eine Karte* zeigt, was jede Karte aus deinen Zügen macht. Mit *Aufhören* bist du fertig.
    {""}
    {""}**Was anfangs alle falsch machen**
    • Reihen verschwinden. Sobald eine Reihe so viele Karten verloren hat, wie ihr Personen seid, geht ihr Rest aus dem Spiel.
    • Die sechste Karte eines Zuges ist immer ein Postwaggon, die zehnte ein Lokomotivenplättchen. Sie kommen von selbst; du wählst nur, welcher Postwaggon.
    • Eine Bonusstadt bringt bei der Ankunft nichts, sondern in den Wertungen danach.
    • Was eine Münze kann, hängt von ihrer Spalte ab; erst mit mehr Münzen kommst du in die besseren Spalten.
    {""}
    {""}**Das Ende:** nach sechs Runden, in denen du je dreimal dran bist, zusammen 18-mal. Nach der letzten Wertung zählen noch übrige Münzen und die Spielendekarten.
    {""}
    {""}**Für die erste Partie:** Spielt mit den Modulen A und B. Hab am Ende von Runde 2 vorn zwei oder drei Waggons mit 1 oder 2 und einen Schaffner, der an ihnen vorbei ist. Mach später einen Zug lang: Der erste Schaffner auf einem Lokomotivenplättchen bringt 20 Punkte.
lesson-first-1 = Nimm eine Karte: Führe sie aus, oder lehne sie für eine Aufwertung ab.
lesson-first-2 = Deine Züge: Bessere Waggons stehen links, neue kommen rechts dazu.
lesson-first-3 = Waggons zählen nur, so weit der Schaffner gekommen ist.
lesson-first-4 = Deine Lokomotive beginnt in Paris: Sie sammelt Punkte und Bonusstädte.
lesson-idea-1 = Einer deiner zwei Züge: Jeder Waggon ist seine Zahl wert.
lesson-idea-2 = Er zählt nur, so weit der Schaffner gekommen ist.
lesson-idea-3 = Die Lokomotive sammelt auf deiner Strecke Punkte und Boni.
lesson-idea-4 = Gewertet wird dreimal: nach den Runden 2, 4 und 6.
lesson-cars-1 = Ein 0er-Waggon kommt rechts an einen Zug.
lesson-cars-2 = 1 → 2: Der linke Waggon dieses Werts steigt eine Stufe, hier dieser.
lesson-cars-3 = Die sechste Karte ist immer ein Postwaggon.
lesson-cars-4 = Die zehnte ist immer ein Lokomotivenplättchen.
lesson-conductors-1 = Der Schaffner steht auf der dritten Karte: 7 + 4 + 2 zählen, 13 Punkte je Wertung.
lesson-conductors-2 = Hier zählen 4 + 2; die 0 dahinter noch nicht.
lesson-conductors-3 = Wer als erste Person einen Schaffner auf ein Lokomotivenplättchen bringt, bekommt 20 Punkte.
lesson-route-1 = Punktestadt: einmal, sobald die Lokomotive da ist.
lesson-route-2 = Bonusstadt mit Uhr: ihr Bonus einmal in jeder Wertungsphase.
lesson-route-3 = Die Lokomotive braucht Strecke vor sich; Schritte darüber hinaus verfallen.
lesson-coins-1 = Spalte 1: Eine Münze von hier bringt einen 0er-Waggon.
lesson-coins-2 = Spalte 2: ein Schritt der Lokomotive oder eines Schaffners.
lesson-coins-3 = Spalte 3: eine Aufwertung nach Wahl. Ein Punkt ist jede Münze wert.
lesson-scoring-1 = Schritt 1: jede erreichte Bonusstadt, Münzen, Aufträge.
lesson-scoring-2 = Schritt 2: alle Karten bis zum Schaffner: 7 + 4 + 2 = 13.
lesson-scoring-3 = Dann Berühmtheiten und Postkarten.
guide-idea-title = Die Idee
guide-idea =
    Alle betreiben einen eigenen Orient-Express: **zwei Züge** auf dem eigenen Tableau und eine Lokomotive, die eine wachsende Strecke von Paris nach Südosten fährt.
    {""}
    Wer an der Reihe ist, nimmt **eine Karte** aus der gemeinsamen Auslage. Karten verlängern und verbessern die Züge, schicken die Schaffner hindurch, bewegen die Lokomotive oder bauen neue Strecke.
    {""}
    Ein Waggon ist seine Zahl wert (0, 1, 2, 4, 7, 12), zählt aber nur, soweit der **Schaffner** seines Zuges gekommen ist. Dreimal, nach den Runden 2, 4 und 6, wird gewertet. Ein guter früher Waggon zählt also dreimal.
    {""}
    Dazu kommen Punkte unterwegs, Boni der Städte, Aufträge und was die beiden Module bringen, Spielendekarten, die eure Karten vervielfachen, und 20 Punkte für den ersten Schaffner in Konstantinopel.
    {""}
    Die Partie hat **sechs Runden**; in jeder seid ihr dreimal an der Reihe, zusammen 18-mal. Es sind immer zwei von fünf Modulen dabei; für die erste Partie nehmt A und B.
    {""}
    Ihr beginnt mit je einem 0er-Waggon in beiden Zügen und einer Münze. In den Runden 1 und 2 spielt ihr mit dem grünen Stapel, in 3 und 4 mit dem blauen, in 5 und 6 mit dem roten; jede Runde liegen 18 neue Karten aus, vier von jedem Stapel seht ihr nie.
guide-turn-title = An der Reihe
guide-turn =
    {""}**Nimm genau eines davon:**
    {""}• eine Karte und **führe sie aus**: Nutze ihre Symbole in beliebiger Reihenfolge, jedes ganz, teilweise oder gar nicht;
    {""}• eine Karte und **lehne sie ab**: Sie kommt auf deinen Stapel, und du bekommst dafür eine Aufwertung nach Wahl;
    {""}• das **Startspielerplättchen**, wenn es noch daliegt.
    {""}
    Davor und danach darfst du Münzen ausgeben und Aufträge erfüllen, so oft du willst, aber nicht zwischen zwei Symbolen.
    {""}
    {""}**Reihen abräumen.** Die Auslage hat drei Reihen zu sechs Karten. Sobald eine Reihe so viele Karten verloren hat, wie ihr Personen seid, geht der Rest der Reihe aus dem Spiel. Zu zweit verschwinden also die übrigen vier, wenn die zweite Karte genommen ist.
    {""}
    {""}**Wohin mit den Karten?** Die meisten kommen verdeckt auf deinen Stapel. Streckenkarten verlängern die Strecke, Aufträge liegen offen daneben, manche Modulkarten liegen an Waggons, Streckenabschnitten oder in Lücken.
    {""}
    {""}**Boni**, die dabei ausgelöst werden (Postwaggon, Lokomotivenplättchen, Spielendekarte), warten, bis die Karte fertig ist, und kommen dann der Reihe nach.
    {""}
    Ausführen darfst du auch eine Karte, von der du nichts nutzen kannst; sie kommt dann nur auf deinen Stapel. Eine Karte, für die kein Platz frei ist, kannst du nur ablehnen.
guide-cars-title = Waggons und Züge
guide-cars =
    {""}**0er-Waggon**: rechts an den Zug deiner Wahl anlegen.
    {""}**Aufwertung 0→1, 1→2, 2→4, 4→7, 7→12**: Im gewählten Zug steigt der am weitesten links liegende Waggon dieses Werts eine Stufe. Die Plätze ändern sich nie; kein Waggon ist also besser als sein linker Nachbar. Mit dem nächsten Symbol darf derselbe Waggon weiter steigen.
    {""}**Aufwertung nach Wahl**: irgendein Waggon eine Stufe, oder stattdessen ein neuer 0er-Waggon.
    {""}
    {""}**Die sechste Karte ist immer ein Postwaggon.** Sobald ein Zug fünf Waggons hat, wählst du einen deiner vier Postwaggons. Jeder hat einen Bonus und geht nur einmal: Lok 2, zweimal 0→1, zwei Schaffnerschritte oder zwei Münzen.
    {""}
    {""}**Die zehnte Karte ist immer ein Lokomotivenplättchen.** Sobald ein Zug neun Karten hat, schließt ihn das oberste Plättchen ab: 5, 6, 7, 8 Punkte mit zwei Aufwertungen nach Wahl, später 12 bis 15 Punkte mit einer. Danach wird er nicht mehr länger, kann aber weiter aufgewertet werden.
    {""}
    Gehen Karten eines Werts aus, verlierst du nichts: Es hilft ein Ersatz.
    {""}
    Ein Postwaggon bringt keine Punkte und lässt sich nicht aufwerten; ein Lokomotivenplättchen bringt seine Zahl, sobald der Schaffner darauf steht.
guide-conductors-title = Schaffner
guide-conductors =
    Jeder Zug hat einen Schaffner. Er beginnt vor dem ersten Waggon; ein Schritt ist eine Karte, auch Postwaggon und Lokomotivenplättchen zählen. Er verlässt den Zug nie: Schritte über die letzte Karte hinaus verfallen.
    {""}
    {""}**Beide Schaffner 2**: jeder bis zu zwei Schritte.
    {""}**Schaffner 3**: zusammen drei Schritte, frei aufgeteilt.
    {""}
    In einer Wertung zählen nur Karten, die der Schaffner erreicht hat. Wertest du einen Waggon auf, den er schon passiert hat, zählt der neue Wert.
    {""}
    {""}**Konstantinopel**: Der erste Schaffner in der ganzen Partie, der ein Lokomotivenplättchen betritt, bringt sofort 20 Punkte, der zweite 10, der dritte 5. Man darf mehrere dieser Plätze holen.
guide-route-title = Strecke und Lokomotive
guide-route =
    Deine Strecke beginnt in Paris mit drei gedruckten Städten: Straßburg, München (2 Punkte) und Wien (Bonus: 2 Münzen). Jede ausgeführte Streckenkarte hängt ihre Städte hinten an.
    {""}
    {""}**Lok 3** fährt bis zu drei Städte weit. Ohne Strecke verfallen Schritte.
    {""}**Punktestädte** bringen ihre Punkte einmal, sobald die Lokomotive sie erreicht oder durchfährt.
    {""}**Bonusstädte** mit Uhr nutzt du einmal in **jeder Wertungsphase**, sobald die Lokomotive sie erreicht hat, auch wenn das mitten in der Wertung geschieht.
    {""}
    Eine Streckenkarte zu legen bringt nichts ein; ihre Städte zählen, wenn die Lokomotive dort ist. Eine Bonusstadt bringt bei der Ankunft nichts, nur in den Wertungsphasen.
guide-coins-title = Münzen
guide-coins =
    Münzen füllen die Ablage ab der ersten Spalte: fünf Felder, dann fünf, dann zwei. Was eine Münze kann, hängt von ihrem Platz ab:
    {""}• Spalte 1: ein 0er-Waggon
    {""}• Spalte 2: ein Schritt der Lokomotive **oder** eines Schaffners
    {""}• Spalte 3: eine Aufwertung nach Wahl
    {""}• jede Münze: ein Punkt
    {""}• je vier Münzen: eine offene Spielendekarte
    {""}
    Du darfst jede Münze nehmen, nicht nur die letzte. Ausgegeben wird vor oder nach deiner Aktion und in deiner Wertung, dort auch zwischen zwei Symbolen. Neue Münzen füllen die niedrigsten freien Felder.
    {""}
    {""}**Kein Platz?** Die Münzen eines Symbols nimmst du alle oder keine. Passen sie nicht, gibst du zuerst so viele aus wie nötig, auch mitten in einer Karte. Am Ende zählt jede Münze einen Punkt.
    {""}
    Solange du noch keine Münze für den Platz ausgegeben hast, darfst du auch auf alle neuen verzichten.
guide-extras-title = Startspielerplättchen und Spielendekarten
guide-extras =
    {""}**Das Startspielerplättchen** bringt dir, wenn du es nimmst, zwei Münzen, der dritten Person einen 0er-Waggon, der vierten einen 0er-Waggon oder eine Aufwertung 0→1; die zweite geht leer aus. Gezählt wird im Uhrzeigersinn, wer das Plättchen nimmt, ist die Nummer 1; zu zweit gibt es also nur diesen Bonus, zu dritt keinen vierten. Dann geht die erste Karte von links in der obersten Reihe, in der noch Karten liegen, aus dem Spiel. Sie zählt für das Abräumen.
    {""}
    Ablehnen kann man das Plättchen nicht. Es gilt ab dem Rundenende, auch schon in der Wertungsphase, und wer die Startspielerfigur hat, darf es auch nehmen. Nimmt es niemand, gibt es keinen Bonus und die Figur bleibt.
    {""}
    {""}**Spielendekarten** zeigen eine Kartenart (Waggons, Schaffner, Lokomotiven) und einen Wert. Am Ende vervielfacht jede die Zahl deiner Basiskarten dieser Art, ob ausgeführt oder abgelehnt. Strecken- und Modulkarten zählen nichts.
    {""}
    Bekommst du während der Partie eine (durch eine Karte oder für vier Münzen), führst du auch ihre Aktion aus. Zu Beginn wandern Karten von Platz zu Platz: Behalte eine, gib den Rest weiter. Ihre Aktion führst du nicht aus.
    {""}
    Vier liegen offen. Aufgefüllt wird am Ende deiner Aktionen und nach deiner Wertung; mehr als vier auf einmal gibt es also nie.
    {""}
    Basiskarten heißen Waggons, Schaffner und Lokomotive; jede zählt einmal, wie viele Symbole sie auch zeigt.
guide-scoring-title = Wertungsphasen
guide-scoring =
    Nach den Runden 2, 4 und 6 wird gewertet. Wer die Startspielerfigur hat, beginnt; alle machen beide Schritte zu Ende, bevor die nächste Person wertet.
    {""}
    {""}**Schritt 1, Boni.** In beliebiger Reihenfolge: jede erreichte Bonusstadt einmal, jede Weiche, deren Voraussetzung erfüllt ist; Münzen ausgeben; Aufträge erfüllen. Münzen und Aufträge gehen auch zwischen zwei Symbolen, aber eine Bonusstadt muss fertig sein, bevor die nächste beginnt. Was du auslässt, ist für diesmal verloren.
    {""}
    {""}**Schritt 2, Punkte.** Für beide Züge alle Karten, so weit der Schaffner gekommen ist: Waggons ihren Wert, Postwaggons nichts, Lokomotivenplättchen ihre Zahl. Dann Berühmtheiten und Postkarten.
    {""}
    Nach Schritt 1 kannst du vor den Punkten weder Münzen ausgeben noch Aufträge erfüllen. Ein Schaffner, der noch vor dem Zug steht, bringt nichts.
guide-modulea-title = Modul A: Aufträge
guide-modulea =
    Aufträge liegen offen neben deinem Tableau. Erfüllen kannst du sie vor oder nach deiner Aktion oder in deiner Wertung, auch gleich nach dem Nehmen: Die Voraussetzung muss in dem Augenblick stimmen. Bezahlt wird nichts. Der Bonus kommt sofort und einmal. Danach kommt die Karte verdeckt auf deinen Stapel.
    {""}
    {""}*Waggons mit Wert 2 oder mehr* zählt beide Züge zusammen; ein besserer Waggon zählt auch als jeder niedrigere. *Ein Zug, der mit 4-2-2-1 beginnt*, schaut auf die ersten Waggons eines Zuges, ohne den Postwaggon. *Zug ab 6 Karten* zählt Postwaggon und Plättchen mit. Unerfüllte Aufträge kosten nichts. Manchmal macht Warten den Bonus wertvoller.
    {""}
    Jede Zahl einer Voraussetzung ist ein Mindestwert: mehr, weiter oder länger geht auch (Ausnahme ist nur *max.* in Modul C). Städte zählen ab Paris: Straßburg ist 1, Wien 3. Wien zählt als erreichte Bonusstadt mit.
guide-moduleb-title = Modul B: Berühmtheiten und Postkarten
guide-moduleb =
    {""}**Berühmtheiten** steigen für immer in einen Waggon, in jeden höchstens eine (nie in einen Postwaggon). In jeder Wertungsphase bringen sie ihre Punkte, wenn der Schaffner bis zu diesem Waggon gekommen ist und der Waggon gut genug ist. Du darfst ihn später verbessern.
    {""}
    {""}**Postkarten** liegen an einem Streckenabschnitt: den drei gedruckten Städten oder einer Streckenkarte. In jeder Wertungsphase bringen sie ihre Punkte, wenn die Lokomotive die letzte Stadt des Abschnitts erreicht hat. Manche zählen jede seiner Städte.
    {""}
    Was mit *sofort* dasteht, kommt einmal beim Legen.
    {""}
    An jedem Abschnitt liegt höchstens eine Postkarte. Eine Berühmtheit bleibt, wenn ihr Waggon besser wird, und teilt ihn sich auch mit Passagier oder Gepäck. Die Aufträge dieses Moduls zählen beide Arten zusammen.
guide-modulec-title = Modul C: Mord
guide-modulec =
    Eine Person am Tisch ist heimlich der Mörder. Alle haben Beweise, die nur sie selbst sehen; von den 26 zeigen wenige einen Fingerabdruck: 7, oder 16 an einem Tisch mit dem ersten Satz Beweise. Wie viele jemand hat, wissen alle.
    {""}
    {""}**Taten** sind stark, aber zuerst ziehst du Beweise. **Alibis** legen Beweise zurück, **falsche Fährten** geben sie weiter oder lassen alle anderen ziehen.
    {""}
    Am Ende kommt der Mörder ans Licht und zieht zwei weitere Beweise. Alle decken auf: Wer **allein** die meisten Fingerabdrücke hat, wird verhaftet und damit Letzter, egal mit wie vielen Punkten. Bei Gleichstand wird niemand verhaftet. Ein Mörder, der entkommt, bekommt 20 Punkte.
    {""}
    Ihr beginnt mit je einem Beweis. Eine abgelehnte Tat bringt keinen. Aufträge zählen alle Beweise, mit und ohne Fingerabdruck. Hat niemand einen Fingerabdruck, wird niemand verhaftet.
guide-moduled-title = Modul D: Passagiere und Gepäck
guide-moduled =
    {""}**Passagiere** sitzen in Waggons des oberen Zuges, **Gepäck** liegt in Waggons des unteren, in jedem höchstens eine Karte. Sie sind Aufträge: einmal zu erfüllen, zu den üblichen Zeiten.
    {""}
    Ein Passagier will einen Waggon von mindestens dem gedruckten Wert und den oberen Schaffner dort oder weiter. Gepäck will einen unteren Zug der gedruckten Länge und den unteren Schaffner an seinem Waggon oder weiter. Erfüllte Karten behalten ihren Platz.
guide-modulee-title = Modul E: Weichen und Mechaniker
guide-modulee =
    Diese Karten liegen in den Lücken zwischen deinen Zügen: Lücke 3 liegt zwischen den dritten Karten oben und unten. Lücke 6 und 10 gibt es nicht; in jeder liegt höchstens eine Karte, fürs ganze Spiel.
    {""}
    {""}**Weichen** wirken einmal in jeder Wertungsphase, in der beide Schaffner an dieser Lücke oder weiter sind. Jede hat eine niedrigste Lücke.
    {""}**Mechaniker** sind Aufträge: Beide Waggons an der Lücke müssen mindestens den gedruckten Wert haben.
    {""}
    Du darfst eine Karte auch in eine Lücke legen, an der noch Waggons fehlen; der Bonus wartet dann auf sie.
guide-end-title = Ende und Sieg
guide-end =
    Nach der dritten Wertungsphase: ein Punkt für jede Münze, dann die Spielendekarten, dann der Mörder (Modul C). Unerfüllte Aufträge sind wertlos.
    {""}
    Die meisten Punkte gewinnen. Bei Gleichstand teilt ihr den Sieg.
guide-here-title = Hier spielen
guide-here =
    Drücke **Ich bin dran** unter dem neuesten Bild. Du bekommst privat deine Auswahl. Die Menüs enthalten ganze Antworten: eine Karte mit dem, was aus deinem Tableau wird, deine ganze Wertung. *Schritt für Schritt* fragt stattdessen nach jedem Symbol; Zahlen im Bild gehören zu den Antworten. *Zurück* nimmt eine Antwort zurück, *Zurücknehmen* deinen letzten Schritt, solange nichts Verdecktes aufgedeckt wurde und niemand anders gehandelt hat.
    {""}
    {""}**Daueraufträge** (unter *Mehr*) ersparen dir Fragen: deinen Bonus vom Startspielerplättchen, deinen Postwaggon, Symbole ohne Auswahl, die Wahl der ersten Spielendekarte, das Aufhören. Warst du vor einer Wertung zum letzten Mal an der Reihe, kannst du sie **planen**: Dann läuft sie ab, wie du gesagt hast, und du wirst nur gefragt, wenn sich dein Tableau geändert hat.
    {""}
    Als Befehle: `/first-class ausführen`, `ablehnen`, `plättchen`, dann für jedes Symbol ein Befehl (`waggon`, `aufwerten`, `beliebig`, `beide`, `schaffner`, `lok`, `münzen`, `punkte`, `spielendekarte`), `/first-class münze …`, `auftrag`, in der Wertung `/first-class bonus …`, `verzichten` und `fertig`. Alle schlagen vor, was erlaubt ist.

## Was neben dem Ergebnis erzählt wird
feat-escaped = nie erwischt
feat-journey = der Weg war das Ziel
feat-post = Postmeisterei
feat-whisker = um Haaresbreite

## Schule
school-raised-title = Zwei Züge
school-raised = Du hast zwei Züge, jeder beginnt mit einem Waggon vom Wert 0. Wenn du dran bist, nimmst du **eine Karte** und nutzt ihre Symbole. Eine Aufwertung wie 0→1 hebt den am weitesten links liegenden Waggon dieses Werts, in dem Zug, den du wählst.
school-raised-task = Nimm eine Karte und werte in beiden Zügen einen Waggon auf.
school-raised-done = Beide Züge beginnen jetzt mit einer 1. Ein Waggon zählt bis zu dreimal seine Zahl, gute Waggons früh sind also am meisten wert.
school-raised-none = Noch ist kein Waggon mehr wert als 0. Such die Karte *Waggons* mit den Aufwertungen 0→1.
school-raised-one = Nur einer der Züge ist besser geworden. Die Karte mit mehreren Aufwertungen lässt sich auf beide Züge verteilen.
school-walked-title = Schaffner
school-walked = Ein Waggon zählt nur, wenn der **Schaffner** seines Zuges bis zu ihm gekommen ist. Er beginnt vor dem ersten Waggon; ein Schritt ist ein Waggon. *Zusammen 3 Schritte* darfst du auf beide Züge verteilen, *je 2 Schritte* gelten für beide.
school-walked-task = Nimm eine Schaffnerkarte und geh so, dass deine Züge zusammen 4 Punkte zählen.
school-walked-done = Oben 2 und 1, unten 1: Jeder Schritt auf einen guten Waggon zählt in allen drei Wertungen.
school-walked-none = Kein Schaffner ist gegangen. Nimm eine der Karten, die *Schaffner* heißen.
school-walked-less = Deine Züge zählen jetzt weniger als 4: Ein Schritt ging auf einen Waggon, der 0 wert ist. Drei Waggons sind etwas wert, oben zwei und unten einer.
school-travelled-title = Die Lokomotive
school-travelled = Deine Lokomotive fährt von Paris aus über deine Strecke: Straßburg, München, Wien. **Punktestädte** zählen sofort, wenn du sie erreichst oder durchfährst, und nur einmal. **Bonusstädte**, die mit der Uhr, bringen von da an in jeder Wertungsphase etwas.
school-travelled-task = Erreiche München: 2 Punkte sofort.
school-travelled-done = München hat gezählt, und wer drei Städte weit fährt, bekommt in Wien bei jeder Wertung Münzen. Streckenkarten bringen weitere Städte.
school-travelled-none = Deine Lokomotive hat München noch nicht erreicht, zwei Städte von Paris. Nimm eine Karte, die *Lokomotive* heißt.
school-declined-title = Eine Karte ablehnen
school-declined = Jede Karte darfst du auch **ablehnen**: Ihre Symbole verfallen, dafür bekommst du eine Aufwertung nach Wahl, und sei es 7→12. Das hilft, wenn in der Auslage nichts passt, und nimmt anderen eine Karte weg.
school-declined-task = Dein oberer Zug beginnt mit einer 4. Lehne eine Karte ab und mach daraus eine 7.
school-declined-done = 4→7 bringt in jeder Wertung drei Punkte. Für Spielendekarten zählt die abgelehnte Karte trotzdem.
school-declined-other = Du hast eine Karte genommen, aber die 4 ist noch eine 4. Sieh unter *Lehne eine Karte ab* nach und wähle dort die Aufwertung der 4.
school-declined-none = Die 4 ist noch eine 4. Sieh unter *Lehne eine Karte ab* nach und wähle dort die Aufwertung der 4.
school-spent-title = Münzen
school-spent = Vor und nach deiner Karte darfst du Münzen ausgeben. Was eine Münze kauft, hängt von ihrer Spalte ab: in der ersten einen 0er-Waggon, in der zweiten einen Schritt, in der dritten eine Aufwertung nach Wahl. Jede Münze lässt sich auch in einen Punkt verwandeln.
school-spent-task = Du hast eine Münze, in der ersten Spalte. Kauf dafür einen Waggon.
school-spent-done = Ein längerer Zug, und du bist weiter dran: Münzen auszugeben kostet keine Aktion.
school-spent-kept = Du hast keine Münze ausgegeben. Die Antworten dafür stehen in einem eigenen Menü unter den Karten.
school-spent-other = Die Münze ist weg, aber deine Züge sind nicht länger. Sie hätte einen 0er-Waggon gekauft.
school-fulfilled-title = Aufträge (Modul A)
school-fulfilled = Ein Auftrag liegt offen neben deinem Tableau. Sobald seine Voraussetzung stimmt, darfst du ihn erfüllen, vor oder nach deiner Karte: Bezahlt wird nichts, der Bonus kommt sofort. Deiner verlangt eine Lokomotive bei Stadt 3, und dort ist sie.
school-fulfilled-task = Erfülle deinen Auftrag.
school-fulfilled-done = Zwei Waggons und zwei Münzen für etwas, das du ohnehin getan hast. Nimm Aufträge, die du bald erfüllst.
school-fulfilled-none = Der Auftrag ist noch offen. Für ihn gibt es ein eigenes Menü, bevor du eine Karte nimmst.
school-ended-title = Spielendekarten
school-ended = Eine Spielendekarte vervielfacht: ihr Wert mal die Basiskarten ihrer Art auf deinem Stapel, ausgeführt oder abgelehnt. Du hast dort drei Karten *Lokomotive*, und vier Münzen kaufen eine offene Spielendekarte; ihre Aktion führst du auch aus.
school-ended-task = Kauf die Spielendekarte, die mit diesem Stapel am meisten wert ist.
school-ended-done = 2 × 3 = 6 Punkte am Ende, und mehr mit jeder Karte *Lokomotive*, die du noch nimmst.
school-ended-none = Du hast keine Spielendekarte gekauft. Sie kostet vier Münzen und steht im Menü für die Münzen.
school-ended-less = Diese Karte zählt eine andere Art, von der du keine hast. Auf deinem Stapel liegen drei Karten *Lokomotive*.
