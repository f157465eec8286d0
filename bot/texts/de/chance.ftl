## Zufall: was vor einer Partie versiegelt wird, was ihr Beginn zeigt, was sich danach prüfen lässt

fair-words-sealed = -# Dazugegebene Wörter, zu lesen nach Beginn der Partie: { $said }
fair-start = -# Zu Beginn versiegelt: `{ $seal }`. Gegeben wurde nach der Nummer dieses Beitrags: { $place }
fair-start-alone = -# Zu Beginn versiegelt: `{ $seal }`.
fair-log = -# Der Verlauf ist versiegelt: `{ $seal }`. `/verlauf nachprüfen` sagt, was damit feststeht.
lobby-starting = Alles an diesem Beginn ist versiegelt. Gegeben wird, sobald die Siegel hier stehen: { $place }
lobby-starting-words = Alles an diesem Beginn ist versiegelt. Es fehlt noch ein Wort: { $people }
seals = **Versiegelt.** Ab hier ändert sich an diesem Beginn nichts mehr. Aller Zufall der Partie kommt aus dem Geheimnis, aus dem, was hier versiegelt ist, und aus der Nummer, die Discord diesem Beitrag gegeben hat. Niemand hat diese Nummer vorher gekannt.
seals-secret = -# Siegel des Geheimnisses: `{ $seal }`
seals-start = -# Siegel des Beginns: `{ $seal }`
seals-lot = Wer wo sitzt, entscheidet das Los.
seals-listed = Die Plätze: { $order }
seals-word = Wort `{ $seal }`
seals-own = Wort unter eigenem Siegel `{ $seal }`, jetzt zu nennen
start-sealed = Alles an diesem Beginn ist versiegelt. Gegeben wird, sobald die Siegel hier stehen: { $place } Ist Discord nicht zu erreichen, wartet der Beginn.
word-sealed = Dein Wort zählt und ist endgültig. In der Tischanzeige steht für alle sein Siegel: `{ $seal }`. Das Wort selbst steht dort, sobald die Partie begonnen hat. Sein Salz, falls du das Siegel selbst prüfen willst: `{ $salt }`.
word-own = Dein Siegel zählt und ist endgültig. Ist alles andere versiegelt, wirst du nach dem Wort dahinter gefragt; gegeben wird erst, wenn du es mit `/tisch wort` genannt hast.
word-told = Das ist das Wort hinter deinem Siegel. Es fließt in alles ein, was der Zufall entscheidet.
word-final = Du hast an diesem Tisch schon ein Wort dazugegeben. Es ist endgültig: Alle kennen sein Siegel.
word-empty = Ein Wort braucht mindestens einen Buchstaben oder ein Zeichen.
word-not-sealed = Das ist nicht das Wort hinter deinem Siegel. Jeder Buchstabe muss stimmen.
being-dealt = Dieser Tisch ist gestartet: Alles ist versiegelt, und gegeben wird, sobald die Siegel im Kanal stehen. Bis dahin kann, wer ihn leitet, ihn schließen, und wer hier sitzt, aufstehen.
notice-start-undone = { $user }, der Start wurde vor dem Geben abgebrochen: Jemand ist aufgestanden, oder die Siegel ließen sich nicht zeigen. *Starten* versiegelt alles neu.
notice-word-due = Alles ist versiegelt. Es fehlt noch das Wort hinter deinem Siegel: Mit `/tisch wort` nennst du es.
proof-open = ○ Die Wörter lagen bis zum Beginn offen, und nichts kam dazu, was niemand kannte. So war es bis Version 0.2: Wer das Geheimnis lesen konnte, konnte das letzte Wort wählen, und ohne Wörter das Geheimnis selbst.
proof-unbound = ○ Namen, wer wann gezogen hat, Tipps und wer verloren gegeben hat stehen in dieser Datei nicht fest.
proof-start = ✓ Aller Zufall kommt aus dem Geheimnis, aus dem zu Beginn Versiegelten und aus dem, was da niemand kannte. Siegel des Beginns: `{ $seal }`
proof-number = ✓ Die Nummer { $number }, die dazukam, gehört zu einer Nachricht vom { $when }. Sie muss das Siegel des Beginns zeigen: { $post }
proof-alone = ○ Eine Person hat allein gespielt: Keine Nummer von Discord kam dazu, und wer den Bot betreibt, konnte den Zufall wählen.
proof-no-number = ○ Keine Nummer von Discord kam dazu: Wer das Geheimnis lesen konnte, konnte den Zufall wählen.
proof-words = ✓ { $count ->
    [one] Ein Wort ist das
   *[other] { $count } Wörter sind die
 } vor Beginn versiegelte.
proof-words-deleted = ○ { $count ->
    [one] Ein Wort hat gelöscht, wer es dazugegeben hatte. Sein Siegel
   *[other] { $count } Wörter haben die gelöscht, die sie dazugegeben hatten. Ihre Siegel
 } ging in das Geben ein, und daran hat sich nichts geändert.
proof-own = ✓ { $count ->
    [one] Ein nach dem Versiegeln genanntes Wort passt zu dem Siegel
   *[other] { $count } nach dem Versiegeln genannte Wörter passen zu den Siegeln
 }, die die Mitspielenden selbst gemacht hatten.
proof-own-deleted = ○ { $count ->
    [one] Ein nach dem Versiegeln genanntes Wort wurde
   *[other] { $count } nach dem Versiegeln genannte Wörter wurden
 } von denen gelöscht, die sie genannt hatten: Ob sie zu den Siegeln passten, lässt sich nicht mehr prüfen.
proof-seats-lot = ✓ Alle saßen, wo das Los sie hingesetzt hatte.
proof-seats-listed = ✓ Alle saßen, wo die Liste zu Beginn sie hingesetzt hatte.
proof-names = ✓ { $count ->
    [one] Ein Name ist der
   *[other] { $count } Namen sind die
 } beim Hinsetzen versiegelte.
proof-names-deleted = ○ { $count ->
    [one] Ein Name wurde von seiner Person gelöscht.
   *[other] { $count } Namen wurden von ihren Personen gelöscht.
 }
proof-log = ✓ Wer wann gezogen hat, wer welchen Platz hatte, Tipps und wer verloren gegeben hat stehen durch das Siegel des Verlaufs fest: `{ $seal }`
proof-entries-older = ✓ { $count ->
    [one] Ein Eintrag des Verlaufs ist
   *[other] Alle { $count } Einträge des Verlaufs sind
 } möglich und führen zum Ergebnis. Gespielt wurde nach Version { $then } der Regeln; die Prüfwerte von damals lassen sich mit Version { $now } nicht vergleichen.
record-told = nach dem Versiegeln wurden nicht so viele Wörter genannt, wie es Siegel gibt
record-sown = der Ausgangswert kommt nicht aus dem Geheimnis, dem Siegel des Beginns und der Nummer
record-number-not-sealed = eine Nummer kam dazu, von der beim Beginn nicht die Rede war
record-no-number = die Nummer des Beitrags mit den Siegeln fehlt
record-number-moment = die Nummer ist vom { $when }, nicht vom Beginn der Partie
record-word-false = ein Wort passt nicht zu seinem Siegel
record-order = die Reihenfolge der Plätze ist keine
record-moved = auf Platz { $seat_number } saß nicht, wer dort sitzen sollte
record-name-false = ein Name passt nicht zu seinem Siegel
record-chain = Eintrag { $entry }: versiegelt war etwas anderes, wer gezogen hat, wann oder wie
record-log = versiegelt war etwas anderes: wer welchen Platz hatte, Tipps, wer verloren gegeben hat, oder die Sprache
