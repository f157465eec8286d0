# Turniere: mehrere Tische, deren Ergebnisse zusammen zählen.
decimal-mark = ,
cup-title = ## { $title }
cup-what = **{ $game }** · { $form } · { $seats ->
    [2] zwei an einem Tisch
   *[other] bis zu { $seats } an einem Tisch
}
cup-form-knock-out = K.-o.-System
cup-form-round-robin = Liga
cup-form-swiss = Schweizer System
cup-form-knock-out-choice = K.-o.-System: Wer seinen Tisch gewinnt, kommt weiter
cup-form-round-robin-choice = Liga: jeder gegen jeden
cup-form-swiss-choice = Schweizer System: einige Runden unter Punktgleichen
cup-how-knock-out = Wer seinen Tisch gewinnt, kommt weiter; sind dort zwei gleichauf, entscheiden mehr Punkte bis dahin, dann das Los. Geht es nicht auf, setzt jemand aus und kommt weiter, niemand zweimal, solange es sich vermeiden lässt.
cup-how-round-robin = Alle treffen auf alle. Zu zweit am Tisch genau einmal; bei größeren Tischen in jeder Runde auf möglichst viele Neue, bis sich alle getroffen haben.
cup-how-swiss = { $rounds ->
    [0] So viele Runden, wie es braucht, bis sich jemand absetzt
    [one] Eine Runde
   *[other] { $rounds } Runden
}: Punktgleiche treffen aufeinander, niemand zweimal auf dieselbe Person, solange es sich vermeiden lässt. Wer aussetzt, bekommt einen halben Punkt.
cup-points = **Punkte:** der Anteil der Gegner, die du an einem Tisch geschlagen hast, zwischen 0 und 1; gleichauf zählt halb. Wer einen Tisch verlässt, ist dort Letzter.
cup-ties-knock-out = **Bei Gleichstand:** überstandene Runden, Punkte, die Punkte deiner Gegner im Schnitt, gewonnene Tische, das Los.
cup-ties-round-robin = **Bei Gleichstand:** die Punkte der Geschlagenen (halb, wo es gleich ausging), gewonnene Tische. Immer noch gleich: derselbe Platz.
cup-ties-swiss = **Bei Gleichstand:** die Punkte deiner Gegner im Schnitt, gewonnene Tische. Immer noch gleich: derselbe Platz.
cup-rule-knock-out = Punkte: Anteil der geschlagenen Gegner, gleichauf zählt halb. Bei Gleichstand: Runden, Punkte, Punkte der Gegner im Schnitt, gewonnene Tische, das Los.
cup-rule-round-robin = Punkte: Anteil der geschlagenen Gegner, gleichauf zählt halb. Bei Gleichstand: Punkte der Geschlagenen, gewonnene Tische.
cup-rule-swiss = Punkte: Anteil der geschlagenen Gegner, gleichauf zählt halb. Bei Gleichstand: Punkte der Gegner im Schnitt, gewonnene Tische.
cup-column-points = Punkte
cup-column-round = Runden
cup-column-knock-out = Gegner
cup-column-swiss = Gegner
cup-column-round-robin = Gegner
cup-column-wins = Siege
cup-at-the-end = Endstand
cup-before = noch nicht begonnen
cup-in = Runde { $number } läuft
cup-in-of = Runde { $number } von { $count } läuft
cup-after = nach Runde { $number }
cup-after-of = nach Runde { $number } von { $count }
cup-leading = Vorn: { $names }
cup-leading-many = { $count } Personen liegen gleichauf vorn
cup-won = { $count ->
    [one] Gewonnen hat { $names }
   *[other] Geteilter Sieg: { $names }
}
cup-nobody-leads = Noch hat niemand gespielt
cup-friendly = Freundschaftlich: Die Tische zählen nicht für Wertungen.
cup-host = Ausgeschrieben von { $user }; diese Person entscheidet über Tische ohne Ergebnis.
cup-begins = Es beginnt von selbst { $due } ({ $due_in }) mit allen, die dann dabei sind.
cup-when-full = Es beginnt von selbst, sobald { $most } Personen dabei sind.
cup-by-hand = Es beginnt, wenn die Leitung *Starten* drückt.
cup-entrants = **Dabei ({ $count } von höchstens { $most }):** { $people }
cup-nobody-yet = Noch ist niemand dabei. Drück *Mitmachen*.
cup-running = **Runde { $number }**
cup-running-of = **Runde { $number } von { $count }**
cup-pod = Tisch { $table }{ $place }: { $people }
cup-pod-done = ✓ Tisch { $table }{ $place }: { $people }
cup-pod-decided = ✓ Tisch { $table }, von der Leitung entschieden: { $people }
cup-pod-stuck = ⚠ Tisch { $table }{ $place } hat kein Ergebnis, die Leitung entscheidet: { $people }
cup-pod-bye = { $people } setzt aus.
cup-pod-walkover = { $people }: ohne Partie, weil jemand ausgestiegen ist.
cup-late = Bis Runde 2 beginnt, kann man noch dazukommen.
cup-finished = **Das Turnier ist zu Ende.** { $won }
cup-cancelled = Dieses Turnier ist abgesagt. Tische, an denen noch gespielt wird, laufen weiter, es hängt nichts mehr von ihnen ab.
cup-more = … und { $count } weitere Zeilen: *Tabelle* zeigt alle.
cup-round-done = **{ $title }** – { $stands }.
cup-next-round = Runde { $number } hat begonnen: { $count ->
    [one] ein Tisch ist offen.
   *[other] { $count } Tische sind offen.
}
cup-end-call = { $title } ist gewonnen!
cup-end-title = ## { $title } ist zu Ende
cup-end-winner = { $count ->
    [one] Gewonnen hat { $people } – herzlichen Glückwunsch!
   *[other] Geteilter Sieg: { $people } – herzlichen Glückwunsch!
}
cup-end-line = { $place }. { $player } · { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}
cup-stuck = Tisch { $table } von { $title } hat kein Ergebnis: Er wurde geschlossen oder schläft. Bitte entscheide, die nächste Runde wartet darauf. Mit `/turnier entscheiden` kannst du auch jemanden zum Sieger erklären. { $user }
cup-standings = **{ $title }** – { $stands }
button-cup-join = Mitmachen
button-cup-leave = Aussteigen
button-cup-start = Starten
button-cup-standings = Tabelle
button-cup-level = Alle gleichauf
button-cup-again = Neuer Tisch
cup-announced = Das Turnier ist ausgeschrieben: siehe { $place }. Mach selbst mit, wenn du spielen willst.
cup-joined = Du machst bei **{ $title }** mit. Deine Tische öffnen von selbst, und du wirst dort gerufen.
cup-left = Du machst bei **{ $title }** nicht mehr mit. Ein Tisch, an dem du sitzt, läuft weiter: Verlass ihn mit `/tisch aufgeben`, wenn du ihn nicht zu Ende spielen kannst.
cup-dropped = { $user } macht bei **{ $title }** nicht mehr mit.
cup-started = **{ $title }** hat begonnen, die Tische öffnen jetzt.
cup-end-sure = **{ $title }** absagen? { $count ->
    [0] Noch ist niemand dabei.
    [one] Eine Person macht mit.
   *[other] { $count } Personen machen mit.
} Partien, die gespielt werden, laufen weiter, aber es hängt nichts mehr von ihnen ab. Das lässt sich nicht zurücknehmen.
button-cup-end = Ja, absagen
cup-ended = **{ $title }** ist abgesagt.
cup-decided = Notiert: Tisch { $table } von **{ $title }** ist entschieden.
cup-decided-again = Notiert: Dieselben Personen bekommen einen neuen Tisch.
notice-cup-table = Dieser Tisch gehört zum Turnier „{ $text }“, Runde { $round }. Sein Ergebnis zählt dort.
notice-cup-decided = { $user } hat entschieden, wie dieser Tisch für sein Turnier zählt, deshalb ist er geschlossen.
dm-cup-forbidden = { $title }: In { $place } darf ich nicht schreiben, deshalb ist das Turnier dort nicht zu sehen. Was ich brauche: { $rights } – einzustellen unter Kanal bearbeiten › Berechtigungen. Ich mache von selbst weiter, sobald ich darf.
no-such-cup = So ein Turnier gibt es hier nicht.
which-cup = { $count ->
    [0] Hier gibt es kein Turnier, mit dem das geht.
   *[other] Welches Turnier? { $cups }. Nenn es mit der Option *turnier*.
}
cup-needs-opponents = Dieses Spiel spielt man allein, da gibt es niemanden zu schlagen.
cup-people = Zwischen { $least } und { $most } Personen können mitmachen.
cup-rounds = Die Zahl der Runden lässt sich nur beim Schweizer System wählen, von 1 bis { $most }.
cup-full-of-what = Um von selbst zu beginnen, sobald es voll ist, muss das Turnier wissen, für wie viele Personen es ist: Nenn sie mit der Option *personen*.
cup-without-name = Ein Turnier braucht einen Namen.
cup-joined-already = Du machst schon mit.
cup-over = Dieses Turnier ist zu Ende.
cup-too-late = Dieses Turnier hat begonnen, zum Mitmachen ist es zu spät.
cup-full = Das Turnier ist voll: Mehr als { $most } Personen können nicht mitmachen.
cup-not-in-it = Diese Person macht bei diesem Turnier nicht mit.
cup-you-not-in-it = Du machst bei diesem Turnier nicht mit.
cup-started-already = Dieses Turnier hat schon begonnen.
cup-too-few = Ein Turnier braucht mindestens { $least } Personen.
cup-not-running = Dieses Turnier wird gerade nicht gespielt.
cup-host-only = Das kann nur, wer das Turnier ausgeschrieben hat oder auf diesem Server für Ordnung sorgt.
cup-own-table = An diesem Tisch spielst du selbst: Du kannst ihn noch einmal spielen lassen. Alles andere entscheidet jemand, der auf diesem Server für Ordnung sorgt und nicht mitspielt.
cup-no-such-table = Tisch { $table } wartet in dieser Runde nicht auf eine Entscheidung.
cup-not-at-table = Diese Person hat an diesem Tisch nicht gespielt.
cup-somebody-left = Von diesem Tisch macht jemand nicht mehr mit, dieselben Personen können also nicht noch einmal spielen. Entscheide, wie er zählt.
cup-table-runs = An Tisch { $table } wird gespielt. Entscheiden kannst du, wenn er geschlossen ist oder schläft.
cups-enough = Es gibt genug Turniere: höchstens { $most } zugleich auf einem Server, und { $own } von einer Person.
command-cup = turnier
command-cup-description = Ligen und Turniere: ausschreiben, mitmachen, den Stand sehen
command-cup-new = neu
command-cup-new-description = In diesem Kanal ein Turnier ausschreiben
command-cup-join = mitmachen
command-cup-join-description = An einem Turnier teilnehmen
command-cup-leave = aussteigen
command-cup-leave-description = Nicht mehr teilnehmen; eine laufende Partie geht weiter
command-cup-start = starten
command-cup-start-description = Ein Turnier beginnen, das du ausgeschrieben hast
command-cup-standings = tabelle
command-cup-standings-description = Sehen, wie ein Turnier steht, als Bild
command-cup-decide = entscheiden
command-cup-decide-description = Sagen, wie ein Tisch ohne Ergebnis zählt
command-cup-drop = streichen
command-cup-drop-description = Jemanden aus einem Turnier nehmen, das du ausgeschrieben hast
command-cup-end = absagen
command-cup-end-description = Ein Turnier absagen, das du ausgeschrieben hast
parameter-cup = turnier
parameter-cup-description = Welches Turnier, falls es mehrere gibt
parameter-title = name
parameter-title-description = Wie das Turnier heißt
parameter-cup_form = form
parameter-cup_form-description = Wer auf wen trifft
parameter-rounds = runden
parameter-rounds-description = Wie viele Runden, beim Schweizer System; sonst so viele wie nötig
parameter-people = personen
parameter-people-description = Wie viele höchstens; mit „beginn: voll“ geht es los, sobald sie da sind
parameter-friendly = freundschaftlich
parameter-friendly-description = Die Tische zählen nicht für Wertungen
parameter-at_table = tisch
parameter-at_table-description = Die Nummer des Tisches ohne Ergebnis
parameter-verdict = ergebnis
parameter-verdict-description = Wie er zählt
parameter-winner = sieger
parameter-winner-description = Wer dort vor allen anderen ist
cup-verdict-level = Alle sind gleichauf
cup-verdict-winner = Eine Person ist vor allen anderen: nenn sie
cup-verdict-again = Dieselben Personen bekommen einen neuen Tisch
cup-winner-missing = Nenn mit der Option *sieger*, wer vorn ist.
