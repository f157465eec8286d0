# Alles, was das Haus bei jedem Spiel gleich sagt.

## Tische und Beiträge
heading = ## { $game } · Tisch { $table }
thread-name = { $game } · Tisch { $table }
option-line = { $option }: **{ $value }**
access-invited = Auf Einladung: { $people }
access-public-choice = Offen für alle
access-invited-choice = Nur auf Einladung
seat-owner = { $player } (leitet den Tisch)
seat-person = { $player }
seat-stand-in = { $name } ({ $kind })
seat-free = freier Platz
queue-line = Auf der Liste: { $people }
starts-when-full = Beginnt von selbst, sobald alle Plätze besetzt sind.
starts-at = Beginnt von selbst am { $due } ({ $due_in }), mit allen, die dann da sind.
start-full = sobald alle Plätze besetzt sind
start-1h = in einer Stunde (1h)
start-3h = in drei Stunden (3h)
start-1d = morgen um diese Zeit (1d)
start-2d = in zwei Tagen (2d)
start-7d = in einer Woche (7d)
seat-number = Platz { $number }
stand-in-greedy = Vertretung
stand-in-random = Zufallsvertretung
stand-in-easy = leichte Vertretung
stand-in-normal = mittlere Vertretung
stand-in-hard = starke Vertretung
lobby-lobby = Mit *Mitspielen* nimmst du Platz. Wer den Tisch leitet, startet, sobald genug Plätze besetzt sind.
lobby-full = Alle Plätze sind besetzt; wer den Tisch leitet, kann starten. Mit *Auf die Liste* rückst du nach, wenn einer frei wird.
lobby-running = Die Partie läuft: { $place }
lobby-finished = Diese Partie ist zu Ende. So ging es aus: { $place }
lobby-cancelled = Dieser Tisch ist geschlossen.
showcase = -# Das Bild zeigt eine laufende Partie.
reminder = -# Zur Erinnerung – gefragt { $waited_since }:
made-up = -# Während du nicht gestört werden wolltest – gefragt { $waited_since }:
call-instead = -# Hier gerufen, weil ich gerade keine Direktnachrichten schicken kann – gefragt { $waited_since }{ $tables ->
    [0] :
    [one] . Noch ein Tisch wartet, siehe `/züge`:
   *[other] . { $tables } weitere Tische warten, siehe `/züge`:
 }
reminder-wanted = { $by_user } möchte weiterspielen – gefragt { $waited_since }:
reminder-last = Alle anderen haben geantwortet, nur du fehlst noch.
reminder-sent = Die Erinnerung ist unterwegs.
waited-for = ⏳ { $player } { $did }
waiting-for = ⏳ Warten auf { $player }
picture-older = -# Der letzte Zug ist zurückgenommen; das Bild zeigt ihn noch.
clock-line = Bedenkzeit: **{ $said }**
clock-none = ohne Uhr
clock-live = Live-Abend: 5 Minuten pro Zug
clock-daily = ein Zug pro Tag
clock-weekly = drei Tage pro Zug und eine Woche Reserve
clock-fast = schnell: 36 Stunden, mit jedem Zug 8 mehr, höchstens 3 Tage
clock-normal = normal: 4 Tage, mit jedem Zug ein Tag mehr, höchstens 6 Tage
clock-slow = langsam: 7 Tage, mit jedem Zug 36 Stunden mehr, höchstens 10 Tage
clock-turn = { $length } pro Zug
clock-bank = , dazu { $length } Reserve
clock-hours = -# Die Uhr läuft: { $said }.
clock-lasts = -# Wenn alle ihre Zeit ganz ausschöpfen, dauert eine Partie etwa { $length }.
clock-lapse-ask = -# Ist jemandes Zeit um, entscheiden die anderen: mehr Zeit oder eine Vertretung.
clock-lapse-once = -# Ist jemandes Zeit um, antwortet eine Vertretung; beim dritten Mal in Folge behält sie den Platz, bis die Person zurück ist.
clock-lapse-seat = -# Ist jemandes Zeit um, behält eine Vertretung den Platz, bis die Person zurück ist.
clock-away-off = -# Die Uhr läuft auch für alle, die sich abgemeldet haben.
days-all = jeden Tag
days-weekdays = Montag bis Freitag
days-weekend = Samstag und Sonntag
length-weeks = { $count ->
    [one] 1 Woche
   *[other] { $count } Wochen
 }
length-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
 }
length-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
 }
length-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
 }
deadline = -# ⏳ { $seat }: bis { $due } ({ $due_in })
deadline-late = -# ⏳ { $seat }: Zeit abgelaufen { $due_in }
deadline-then-ask = -# Danach entscheiden die anderen: mehr Zeit oder eine Vertretung.
deadline-then-once = -# Danach antwortet dieses Mal eine Vertretung.
deadline-then-seat = -# Danach behält eine Vertretung den Platz, bis die Person zurück ist.
table-asleep = -# 💤 Niemand ist da: Keine Uhr läuft, keine Vertretung spielt. Jeder Zug weckt den Tisch.
table-paused = -# ⏸ Die Uhren stehen bis { $due } ({ $due_in }). Ziehen geht weiterhin.
alarm = ⏰ Die Zeit wird knapp – gefragt { $waited_since }:
and = { $first } und { $last }
sentence = { $player } { $did }.
story-earlier = -# { $count ->
    [one] Eine frühere Zeile
   *[other] { $count } frühere Zeilen
 }: *Mehr* › *Verlauf*
result-line = **{ $rank }** · { $player } – **{ $score }**
result-unscored = **{ $rank }** · { $player }
was-rewound = -# Diese Partie wurde zurückgespult; ihr Verlauf erzählt, wann.
seat-until = { $player } (bis Zug { $turn })
seat-before = { $player }
seat-then = { $first }, dann { $last }
seat-conceded = { $player } (hat die Partie verloren gegeben)
reason-conceded = Die Partie wurde verloren gegeben.
reason-left = Alle anderen sind gegangen.
chronicle-decided = Zug { $number } gab den Ausschlag: { $seat } gewann { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} auf alle anderen.
chronicle-decided-last = Der letzte Zug und die Schlusswertung gaben den Ausschlag: { $seat } gewann { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} auf alle anderen.
chronicle-best = Beste Züge: { $gains }.
chronicle-gain = { $seat } +{ $points } (Zug { $number })
chronicle-longest = Am längsten gewartet wurde auf { $user }: { $lasted }.
chronicle-stand-ins = Am Ende spielten Vertretungen: { $names }.
hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
ended-early = Die Partie wurde ohne Ergebnis beendet.
player = { $seat }
event-undone = { $seat } hat den letzten Zug zurückgenommen.
event-rewound = **Zurückgespult** zum Beginn von Zug { $turn }: { $seat } hat es vorgeschlagen, alle waren einverstanden.
event-rewound-by-moderator = **Zurückgespult** zum Beginn von Zug { $turn }, von der Moderation.

## Knöpfe
button-join = Mitspielen
button-leave = Aufstehen
button-stand-in = Vertretung hinzufügen
button-start = Starten
button-guide = Anleitung
button-move = Mein Zug
button-hand = Meine Hand
button-undo = Zurücknehmen
button-ask-next = Frag mich nächstes Mal{ $count ->
    [one] {""}
   *[other] : { $question }
 }
button-more = Mehr
button-remind = An die Fehlenden erinnern
button-next = Nächster Tisch
button-areas = Auslagen
button-rematch = Revanche
button-hands-call = Bei jedem Aufruf
button-hands-deal = Nur beim Austeilen
button-hands-never = Nie
button-phone = Groß
button-symbols = Was bedeuten die Symbole?
button-explain = Erklär mir das
button-text = Spielplan als Text
button-log = Verlauf
button-lookback = Durchblättern
button-film = Film
button-film-stop = Anhalten
button-film-anew = Für mich zeichnen
button-film-all = Allen zeigen
film-queue = Der Film wird gezeichnet, sobald ein anderer fertig ist.
film-progress = Der Film wird gezeichnet: { $done } von { $count } Bildern.
film-stopped = Der Film wird nicht mehr gezeichnet.
film-own = Die Partie als Film, wie alle sie sehen konnten, ein Bild je Zug.
film-all = Die Partie als Film, ein Bild je Zug.
film-comes = Der Film kommt nach { $place }, sobald er gezeichnet ist.
film-there = Der Film dieser Partie steht hier: { $place }
film-none = Von diesem Spiel gibt es keine Bilder, also auch keinen Film.
past-unknown = Diese Partie hat nach anderen Regeln begonnen. Sie geht weiter, aber ihre früheren Züge lassen sich nicht mehr zeigen.
film-broke = Der Film ist beim Zeichnen gerissen. Fordere ihn bitte noch einmal an.
film-too-large = Dieser Film wäre zu groß für diesen Server.
alt-curve = Die Punkte nach jedem von { $turns } Zügen, einige davon in Worten.
alt-film = Die Partie als Film, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}. Das letzte Bild:
button-since-own = Seit meinem letzten Zug
lookback-begin = **Der Anfang** · { $count ->
    [one] bisher ein Zug
   *[other] bisher { $count } Züge
}
lookback-at = **Zug { $number } von { $count }** · { $waited_since }
lookback-jump = Zu einem Zug springen
lookback-start = Der Anfang
lookback-turn = Zug { $number }
lookback-whose = In eine Hand sehen
lookback-hand = Hand
fair-seal = -# Der Zufall ist versiegelt: `{ $seal }`.
fair-seal-open = -# Der Zufall ist versiegelt: `{ $seal }`. Mit `/tisch wort` gibst du ein eigenes Wort dazu.
fair-words = -# Dazugegebene Wörter: { $said }
fair-secret = -# Das versiegelte Geheimnis: `{ $secret }`. `/verlauf nachprüfen` prüft jedes Mischen und jeden Würfel; mit ihm lassen sich alle Hände der Partie ausrechnen.
word-too-long = Ein Wort hat höchstens { $most } Zeichen.
not-sealed = Dieser Tisch wurde eröffnet, bevor der Zufall versiegelt wurde. Eröffne einen neuen, um ein Wort dazuzugeben.
proof-seal = ✓ Das Geheimnis ist das, was vor Beginn versiegelt wurde.
proof-seed = ✓ Aller Zufall kommt aus dem Geheimnis und den Wörtern der Mitspielenden.
proof-entries = ✓ { $count ->
    [one] Ein Eintrag des Verlaufs führt
   *[other] Alle { $count } Einträge des Verlaufs führen
} zu den festgehaltenen Ständen und zum Ergebnis.
proof-unsealed = ○ Diese Partie war nicht versiegelt, oder ihr Geheimnis steht nicht in der Datei: Ob der Zufall ehrlich war, lässt sich nicht prüfen.
proof-failed = ✗ Etwas stimmt nicht: { $why }.
proof-about = -# Vergleiche mit dem, was in Discord steht: das Siegel des Beginns mit dem Beitrag, der es gezeigt hat und der nichts beweist, wenn er als bearbeitet gekennzeichnet ist; das Siegel des Verlaufs mit dem letzten Beitrag der Partie. Wer prüft, braucht das Geheimnis und kann damit alle Hände dieser Partie ausrechnen. `/verlauf ausgeben` gibt dir die Datei, und `stellwerk verify DATEI` prüft sie ohne uns.
export-file = Die ganze Partie: zum Aufheben, zum Nachprüfen und um sie mit `/verlauf einlesen` wieder hereinzuholen.
export-text = Was du von dieser Partie wissen darfst, zum Lesen.
export-file-choice = Als Datei, zum Nachprüfen oder Einlesen
export-text-choice = Als Text, zum Lesen
import-refused = Diese Datei lässt sich nicht einlesen: { $why }.
record-too-large = die Datei ist zu groß
file-unreadable = Discord gibt diese Datei gerade nicht heraus. Versuch es in einer Minute noch einmal.
record-unreadable = sie lässt sich nicht lesen: { $why }
record-none = das ist keine aufgezeichnete Partie
record-format = Zeile 1: das Format ist nicht { $known }
record-field = ein Feld fehlt oder ist falsch: { $what }
record-announced = { $announced } Einträge sind angekündigt, { $there } sind da
record-line = Zeile { $line } lässt sich nicht lesen
record-game = hier kennt niemand das Spiel „{ $name }“
record-version = sie wurde nach Version { $then } der Regeln gespielt, hier gilt Version { $now }
record-seats = so viele können es nicht spielen
record-variants = solche Varianten gibt es nicht
record-variants-incomplete = ihre Varianten sind unvollständig
record-no-seed = das ist kein Ausgangswert
record-missing = Eintrag { $entry } fehlt
record-refused = Eintrag { $entry }: „{ $move }“ ist dort nicht möglich
record-fails = Eintrag { $entry }: die Regeln versagen ({ $why })
record-digest = Eintrag { $entry }: der Prüfwert ist nicht der des Spielstands
record-result = die Partie führt zu einem anderen Ergebnis
record-conceded = es hat jemand aufgegeben, der dort nicht sitzt
record-no-secret = das ist kein Geheimnis
record-seal = das Geheimnis ist nicht das, was versiegelt wurde
record-seed = der Ausgangswert kommt nicht aus dem Geheimnis und den Wörtern
open-hands = Nach dem Ende dürfen alle in alle Hände sehen.
rated = -# Gewertet: Das Ergebnis zählt für die Wertung.
rating-terms = -# Das Ergebnis eines Platzes gehört der Person, die dort am meisten zieht. Wer nach dem ersten Zug geht, hat verloren: durch Aufgeben, zu frühes Weitergeben des Platzes, abgelaufene Zeit oder gelöschte Daten. Wer zurückkommt, hat den Platz wieder, nicht die Wertung. Sobald beide Seiten { $least } Züge gemacht haben, zählt die Partie, und niemand kann sie ohne Ergebnis beenden. Das Los entscheidet, wer wo sitzt.
rating-weights = -# Eine Partie wiegt weniger, je öfter sich zwei begegnen: die zweite in 90 Tagen 2/3, die dritte 1/2, die n-te 2/(n+1); in Turnieren ab acht Leuten immer voll. Sie wiegt auch weniger gegen jemanden, den erst wenige kennen: voll, wenn diese Person acht Leute getroffen hat, bei vier ein Achtel, darunter ein Zwanzigstel; alle unter vier gelten zusammen als eine Person, der du wieder begegnest. Das Ergebnis eines Platzes gehört der Person, die dort am meisten zieht; wer geht, hat verloren.
friendly = -# Freundschaftsspiel: Das Ergebnis zählt nicht für die Wertung.
button-orders = Daueraufträge
button-end = Ende vorschlagen
button-resign = Aufgeben
button-gone = Ja, ich gebe auf
button-here = Ich bin da
button-return = Ich bin zurück
button-extend = Offen halten
button-agree = Einverstanden
button-against = Weiterspielen
button-object = Lieber nicht
button-clock = Bedenkzeit
button-rated = Gewertet spielen
button-friendly = Freundschaftlich spielen
button-unpause = Pause beenden
button-emergency = Drei Tage Auszeit nehmen
button-wake = Tisch wecken
decide-more = 24 h mehr
decide-answer = Dieses Mal Vertretung
decide-keep = Vertretung behält den Platz
button-further = Weiter zurück …
button-enlist = Auf die Liste
button-takeover = Übernehmen
button-takeseat = Ja, ich übernehme
button-concede = Verloren geben
button-propose = Vorschlagen
button-rewind = Jetzt zurückspulen
button-back = Zurück
button-back-again = Ich bin zurück
button-stay = Ich bleibe doch
button-confirm = Bestätigen

## Das eigene Pult
question-move = Was möchtest du tun?
answer-nothing = nichts
confirm-move = Das lässt sich nicht rückgängig machen. Wirklich ausführen?
move-noted = Erledigt.
undone = Dein letzter Zug ist zurückgenommen.
rewind-about = **Weiter zurück.** Die Partie geht zurück zum Beginn des Zugs, den du wählst, wenn alle am Tisch einverstanden sind. Der Zufall bleibt, wie er ist: Es kommen wieder dieselben Karten.
rewind-choose = Zurück zum Beginn von Zug …
rewind-ask = **Zurück zum Beginn von Zug { $turn }?** Alle anderen am Tisch werden gefragt. Der Vorschlag gilt drei Tage und endet mit dem nächsten Zug.
rewind-firmly = **Zurück zum Beginn von Zug { $turn }?** Du moderierst und spielst hier nicht mit: Du entscheidest es allein und sofort.
rewind-nothing-out = Seitdem ist nichts Verdecktes ans Licht gekommen.
rewind-unrated = -# Diese Partie wird gewertet. Gehen alle einverstanden zurück, zählt sie weiter; spult die Moderation zurück, zählt sie für niemandes Wertung.
rewind-came-out = Seitdem ist ans Licht gekommen, was niemand mehr vergisst:
rewind-private = { $seat } allein hat { $count ->
    [one] etwas
   *[other] { $count }-mal etwas
 } Verdecktes erfahren.
rewound = Zurückgespult. Das Brett steht in einem neuen Beitrag.
ago-minutes = vor { $count } min
ago-hours = vor { $count } h
ago-days = { $count ->
    [one] vor 1 Tag
   *[other] vor { $count } Tagen
 }
button-steps = Schritt für Schritt
button-ahead = Vorab festlegen
button-drop = Vergessen
button-plan = Nächsten Zug planen
button-plan-else = Sonst etwas planen
button-intend = So planen
button-even-so = Auf jeden Fall planen
button-go-on = Jetzt weiter
plan-noted = Notiert. Niemand sonst sieht es, und du kannst es ändern, bis es so weit ist.
plan-dropped = Dein Plan ist vergessen.
plan-about = -# **Dein nächster Zug**, wie er kommen kann. Was du planst, geschieht von selbst, wenn du dran bist und es noch möglich ist; bis dahin sieht es niemand sonst.
plan-when = -# Kommen vorher Zufall oder verdeckte Karten ins Spiel, verfällt dein Plan und du wirst gefragt – außer du planst *auf jeden Fall*.
plan-seals = Dabei kommen Zufall oder verdeckte Karten ins Spiel, und es lässt sich nicht zurücknehmen: Planen kannst du das nur *auf jeden Fall*.
plan-unknown = Noch lässt sich nicht sagen, was du in deinem nächsten Zug tun kannst. Eintippen kannst du es trotzdem: `/tisch plan`.
plan-your-turn = Du bist dran: Es gibt nichts zu planen, mach deinen Zug.
plan-full = Ein Plan hat höchstens fünf Zeilen. Vergiss ihn zuerst, dann plane neu.
plan-first = Geplant: **{ $what }**
plan-else = sonst **{ $what }**
plan-even-so = {" "}(auf jeden Fall)
plan-ask = sonst wirst du gefragt
plan-made = -# Dein geplanter Zug ist gemacht. *Zurücknehmen* geht, solange danach niemand gezogen hat.
plan-missed-refused = Dein geplanter Zug war nicht mehr möglich und ist unterblieben. Jetzt bist du gefragt.
plan-missed-other = Du wirst etwas anderes gefragt, als du geplant hattest. Dein Plan ist verfallen, jetzt bist du gefragt.
plan-missed-revealed = Seit du deinen Zug geplant hast, sind Zufall oder verdeckte Karten ins Spiel gekommen. Er ist unterblieben, jetzt bist du gefragt.
plan-missed-revealing = Dein geplanter Zug hätte Zufall oder verdeckte Karten ins Spiel gebracht. Er ist unterblieben, jetzt bist du gefragt.
plan-missed-undone = Worauf dein Plan gebaut hat, ist zurückgenommen worden. Dein Plan ist verfallen.
meanwhile = -# Seit deinem letzten Zug:
house-answered = -# { $question } Das hat das Haus für dich beantwortet, denn zu verlieren war nichts. Unter *Mehr* › *Daueraufträge* steht, was es sonst beantwortet.
panel-held = Vertretungen und Zwangszüge warten noch, damit du zurücknehmen kannst: weiter geht es { $left }.
panel-idle = Du bist gerade nicht gefragt.
panel-lobby = Dieser Tisch hat noch nicht begonnen.
panel-running = Die Partie läuft.
panel-finished = Diese Partie ist zu Ende.
panel-cancelled = Dieser Tisch ist geschlossen.
hand-title = Das siehst nur du.
hand-none = Du hast gerade nichts Verdecktes; alles liegt offen auf dem Spielplan.
hands-call = -# Deine Hand kommt als Direktnachricht, sooft du dran bist.
hands-deal = -# Deine Hand kommt als Direktnachricht, wenn eine Partie beginnt; danach bleibt die Nachricht aktuell, ohne dich zu rufen.
hands-never = -# Deine Hand kommt nicht als Direktnachricht.
hands-noted = Notiert.
areas-none = In diesem Spiel liegt alles auf dem Spielplan selbst.
no-text-board = Von diesem Spielplan gibt es keine Textfassung.
more-about = Was du hier sonst noch tun kannst:
log-empty = Noch ist nichts geschehen.
guide-choose = Seite wählen
legend-title = Die Symbole
orders-about = Ein Dauerauftrag beantwortet eine Frage für dich, damit niemand warten muss.
order-house = Das Haus antwortet: { $order }
orders-asked = An diesem Tisch wirst du alles gefragt.
button-quick = Zügig: das Haus antwortet, wo nichts zu verlieren ist
button-all = Frag mich alles
profile-about = -# Wie spielst du am liebsten? *Zügig* lässt das Haus Fragen außerhalb deines Zuges beantworten, wo nichts zu verlieren ist; ändern kannst du es jederzeit unter *Mehr* › *Daueraufträge*.
profile-quick = Notiert: In diesem Spiel antwortet das Haus für dich, wo nichts zu verlieren ist.
profile-all = Notiert: In diesem Spiel wirst du alles gefragt.
orders-none = In diesem Spiel gibt es keine Daueraufträge.
order-ask = mich fragen
order-noted = Notiert.
resign-sure = Eine Vertretung würde deinen Platz zu Ende spielen, und nur wer den Tisch leitet, könnte dich wieder einsetzen. Möchtest du wirklich aufgeben?
resign-rated = -# Diese Partie wird gewertet: Wer nach dem ersten Zug geht, hat sie verloren, auch wenn er zurückkommt. Gehen zwei, liegt vorn, wer länger geblieben ist.
concede-about = *Verloren geben*: Die Partie ist für dich verloren. { $seats ->
    [2] Sie endet sofort, und die andere Seite hat gewonnen.
   *[other] Eine Vertretung spielt deinen Platz zu Ende, und im Ergebnis teilst du dir den letzten Platz.
 }
conceded = Du hast die Partie verloren gegeben. Danke fürs Mitspielen.
resigned = Du hast aufgegeben. Danke fürs Mitspielen.
end-noted = Notiert: Du würdest die Partie jetzt beenden. Sie endet ohne Ergebnis, sobald alle einverstanden sind.
end-withdrawn = Notiert: Du möchtest weiterspielen.
agreement-noted = Notiert: Du bist einverstanden. Es gilt, sobald genug andere zustimmen.
agreement-reached = Einverstanden: Es ist so weit.
objection-noted = Notiert: Es bleibt, wie es ist.
clock-lobby = -# Wer den Tisch leitet, wählt die Bedenkzeit; `/bedenkzeit` stellt alles im Einzelnen ein.
clock-running = -# In der laufenden Partie müssen einer anderen Bedenkzeit oder einer Pause alle zustimmen, die nicht abgemeldet sind; `/bedenkzeit` schlägt alles im Einzelnen vor.
clock-choose = Bedenkzeit
lapse-choose = Wenn die Zeit um ist
lapse-ask = die anderen entscheiden
lapse-once = eine Vertretung antwortet dieses Mal
lapse-seat = eine Vertretung behält den Platz
pause-choose = Eine Pause vorschlagen
give-choose = Jemandem einen Tag mehr geben
woken = Schön, dass du da bist: Der Tisch geht weiter, und alle haben frische Zeit.
turn-mine-clock = **{ $table }** · { $game } · { $place } · gefragt { $waited_since } · deine Zeit endet { $due_in }
turn-mine-late = **{ $table }** · { $game } · { $place } · gefragt { $waited_since } · deine Zeit ist abgelaufen { $due_in }
turn-asleep = **{ $table }** · { $game } · { $place } · schläft, bis jemand kommt
rematch-opened = Auf ein Neues! Alle Plätze sind freigehalten, und es geht los, sobald alle mitspielen: { $place }
rematch-begun = Die Revanche läuft: { $place }

## Antworten zu Tischen
table-opened = Dein Tisch steht. Der Beitrag in diesem Kanal zeigt die Plätze.
joined = Du hast einen Platz. Wenn du im Spiel etwas Verdecktes hast, kommt es als Direktnachricht; *Meine Hand* zeigt es jederzeit.
came-back = Willkommen zurück: Der Platz gehört wieder dir.
left = Du bist vom Tisch aufgestanden.
started = Die Partie beginnt. Gespielt wird hier: { $place }
invited-player = { $user } darf an diesem Tisch Platz nehmen.
kicked-player = { $user } hat keinen Platz mehr an diesem Tisch.
closed-table = Der Tisch ist geschlossen.
stand-in-noted = Eine Vertretung spielt mit.
stand-in-gone = Die Vertretung hat den Tisch verlassen.
after-a-grace = { $seat } ist gerufen und kann bis { $due } widersprechen ({ $due_in }). Geschieht bis dahin nichts, wird gewechselt.
called-off = Abgesagt: Es bleibt, wie es ist.
still-here = Schön, dass du da bist. Der Platz bleibt deiner.
moved-table = Der Tisch zieht in diesen Kanal um. Alles wird hier neu gepostet.
moved-table-to = Der Tisch zieht um: { $place }. Alles wird dort neu gepostet.
extended = Der Tisch bleibt noch eine Woche offen.
handed-over = { $user } hat von dir übernommen.
seat-opened = Der Platz von { $seat } steht eine Woche lang allen offen: Der Kanal weiß Bescheid.
seat-offered = { $user } ist gefragt worden und hat eine Woche Zeit, für { $seat } weiterzuspielen.
took-over = Der Platz gehört jetzt dir. *Meine Hand* zeigt, was nur du sehen darfst.
take-over-sure = **Du würdest für { $seat } weiterspielen**, in Zug { $turn }: { $place }
    Du bekommst die Hand, wie sie ist. Wer vor dir dort saß, verliert sie; nichts, was für den Platz vorgemerkt oder vereinbart war, gilt für dich.
queued = Du stehst als Nummer { $place_number } auf der Liste. Sobald ein Platz frei wird, gehört er dir, und du wirst gerufen. *Aufstehen* nimmt dich von der Liste.
turns-mine = **{ $count ->
    [one] Ein Tisch wartet
   *[other] { $count } Tische warten
 } auf dich:**
turns-others = **Deine anderen Tische:**
turns-none-mine = **Kein Tisch wartet auf dich.** Deine Tische:
turns-none = Du sitzt an keinem Tisch. `/tisch liste` zeigt, wo du mitspielen kannst.
turns-more = … und { $count } weitere
people-more = … und { $count } weitere
turn-mine = **{ $table }** · { $game } · { $place } · gefragt { $waited_since }
turn-others = **{ $table }** · { $game } · { $place } · wartet auf { $people } · gefragt { $waited_since }
turn-nobody = **{ $table }** · { $game } · { $place } · geht von selbst weiter
turn-lobby = **{ $table }** · { $game } · { $place } · noch nicht begonnen, { $free ->
    [0] alle Plätze besetzt
    [one] ein freier Platz
   *[other] { $free } freie Plätze
 }
turn-out-of-order = **{ $table }** · { $game } · { $place } · außer Betrieb
next-table = Dein nächster Tisch: { $place }
next-nowhere = Kein Tisch dieses Servers wartet auf dich.
next-none = Kein anderer Tisch auf diesem Server wartet auf dich.
list-empty = Auf diesem Server ist kein Tisch offen. `/tisch neu` eröffnet einen.
list-lobby = **{ $table }** · { $game } · { $place } · { $people } · { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
 }
list-running = **{ $table }** · { $game } · { $place } · { $people } · im Gange
list-out-of-order = **{ $table }** · { $game } · { $place } · { $people } · außer Betrieb
language-discord = wie in Discord
language-noted = Ich spreche jetzt Deutsch mit dir.
noted = Notiert.
me-about = **Deine Einstellungen** – nur du siehst, was sie ändern.
me-change = Was möchtest du ändern?
me-off = aus
me-language = Sprache
me-language-about = Die Sprache aller privaten Antworten und Direktnachrichten. Was an einem Tisch steht, hat die Sprache des Tisches.
me-zone = Zeitzone
me-zone-about = Alle Uhrzeiten unten sind in dieser Zone gemeint. Jede andere Zone der Welt lässt sich bei `/ich` eintippen: Die Option schlägt alle vor.
zone-chosen = { $zone } (jetzt { $time })
zone-guessed = { $zone } (jetzt { $time }; geraten, du hast keine gewählt)
me-way = Wie du gerufen wirst
me-way-about = Wenn du dran bist, wirst du einmal gerufen, sobald der Beitrag da ist. Was du auch wählst: Der Beitrag am Tisch nennt dich.
way-thread = erwähnt, wo gespielt wird
way-dm = per Direktnachricht
way-both = erwähnt und per Direktnachricht
way-digest = nur mit der täglichen Nachricht
me-reminders = Erinnerungen
me-reminders-about = Wer lange auf sich warten lässt, wird erinnert: üblicherweise nach 1, 3, 7 und 14 Tagen, oder alle paar Stunden, höchstens sechsmal.
reminders-standard = nach 1, 3, 7 und 14 Tagen
reminders-every = alle { $hours } Stunden
me-quiet = Ruhezeit
me-quiet-about = In diesen Stunden ruft dich niemand. Danach wirst du einmal gerufen, für alles, was noch wartet. Minutengenaue Zeiten lassen sich bei `/ich` eintippen.
me-from = von { $time }
me-to = bis { $time }
me-digest = Tägliche Nachricht
me-digest-about = Um diese Zeit nennt dir eine Direktnachricht alle Tische aller Server, die auf dich warten. Wartet keiner, kommt keine.
me-away = Abwesend
me-away-about = Solange du abwesend bist, ruft dich niemand, und alle an deinen Tischen sehen, bis wann. Ziehen kannst du trotzdem. Du hast 28 Tage innerhalb eines Jahres, 14 am Stück; ein angefangener Tag zählt ganz.
away-no = nein
away-present = bis { $back }
away-planned = von { $begun } bis { $back }
away-used = { $used } von { $most } Tagen
away-from = Ab wann?
away-now = ab jetzt
away-later = später …
away-for = Ab { $day }: wie lange?
away-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 }
away-back = zurück am { $day }
away-over = Willkommen zurück. { $count ->
    [0] Kein Tisch wartet auf dich.
    [one] Ein Tisch wartet auf dich: `/züge` zeigt ihn.
   *[other] { $count } Tische warten auf dich: `/züge` zeigt sie.
 }
away-until = -# { $player } ist bis { $due } abwesend.
me-hands = Hand als Direktnachricht
me-hands-about = Wann deine verdeckte Hand als Direktnachricht kommt. *Meine Hand* zeigt sie jederzeit.
me-palette = Bilder
me-palette-about = Wie Bilder aussehen, die nur du siehst.
me-form = Größe
me-form-about = Die Form der Bilder, die nur du siehst.
me-profile = Alles gefragt
me-profile-about = *Zügig* lässt das Haus Fragen außerhalb deines Zuges beantworten, bei denen nichts zu verlieren ist. Ein Spiel, das du auswählst, wechselt vom einen zum anderen, für die Tische, an die du dich ab jetzt setzt.
profile-quickly = zügig
profile-asked = frag mich alles
profile-none = in keinem Spiel
palette-server = wie auf dem Server
palette-day = hell
palette-night = dunkel
form-full = für einen breiten Bildschirm
form-phone = hochkant und groß, fürs Handy
pictures-day = Bilder auf diesem Server sind ab jetzt hell.
pictures-night = Bilder auf diesem Server sind ab jetzt dunkel.
help = ## Eisenbahn-Brettspiele, Zug um Zug
    `/tisch neu` eröffnet einen Tisch in diesem Kanal, `/spielen` findet Mitspieler, `/tisch liste` zeigt, was los ist.
    Eine Partie läuft in einem eigenen Thread: Der blaue Knopf (**Mein Zug**, in First Class **Ich bin dran**) fragt dich alles, was du zu entscheiden hast, **Meine Hand** zeigt, was nur du sehen darfst.
    Jeder Zug geht auch als Befehl; er schlägt vor, was möglich ist. `/lernen` bringt dir ein Spiel in zehn Minuten bei, `/anleitung` erklärt die Regeln; `/ich` ändert, wie und wann du gerufen wirst, deine Sprache und wie Bilder aussehen.
    Diese Spiele gibt es hier:
help-game = • **{ $game }** – { $tagline }

## Nachrichten
dm-welcome = **{ $game } · Tisch { $table }** – du hast einen Platz: { $place }
    Wenn du im Spiel etwas Verdecktes hast, kommt es hierher, sobald die Partie beginnt und sooft du dran bist.
dm-hand = **{ $game } · Tisch { $table }** – deine Hand. Gespielt wird hier: { $place }
dm-hand-empty = **{ $game } · Tisch { $table }** – du hast gerade nichts Verdecktes. Gespielt wird hier: { $place }
dm-hand-plain = **{ $game } · Tisch { $table }** – ein Inhaltsfilter hält das Bild deiner Hand zurück; *Meine Hand* zeigt sie dort. Gespielt wird hier: { $place }
dm-no-seat = **{ $game } · Tisch { $table }** – du spielst dort nicht mehr; deine Hand steht deshalb nicht mehr hier: { $place }
dm-turn = **{ $game } · Tisch { $table }** – du bist dran. Gespielt wird hier: { $place }
digest-daily = **Gut zu wissen:** { $count ->
    [one] Ein Tisch wartet
   *[other] { $count } Tische warten
 } auf dich.
digest-away = **Willkommen zurück!** { $count ->
    [one] Ein Tisch wartet
   *[other] { $count } Tische warten
 } auf dich.
digest-quiet = **In deiner Ruhezeit** { $count ->
    [one] ist ein Tisch dazugekommen, der auf dich wartet.
   *[other] sind { $count } Tische dazugekommen, die auf dich warten.
 }
digest-burst = **Seit ich dich gerufen habe,** { $count ->
    [one] wartet noch ein Tisch
   *[other] warten noch { $count } Tische
 } auf dich.
digest-cap = **Du bist heute schon oft gerufen worden,** deshalb kommen diese Tische in einer Nachricht.
digest-how = -# `/ich` ändert, wie und wann du gerufen wirst.
dm-asked = Du bist dran:
dm-forbidden = { $game } · Tisch { $table }: In { $place } darf ich nicht schreiben, deshalb wird dort niemand gerufen. Was ich brauche: { $rights } – einzustellen unter Kanal bearbeiten › Berechtigungen. Ich mache von selbst weiter, sobald ich darf.
dm-content-filter = Discords Inhaltsfilter hält meine Bilder in { $place } zurück, deshalb kommen Bretter dort ohne sie. Wer den Server verwaltet, kann den Filter lockern; dann kommen die Bilder wieder.
dm-automod = Die Filter des Servers haben in { $place } einen Beitrag von mir blockiert. Diesen schicke ich nicht noch einmal. Bitte nimm meine Rolle von den AutoMod-Regeln aus, damit die nächsten ankommen.
notice-end-proposed = { $seat } schlägt vor, die Partie ohne Ergebnis zu beenden. { $missing ->
    [one] Eine Person muss noch zustimmen:
   *[other] { $missing } Personen müssen noch zustimmen:
 } *Einverstanden* oder *Weiterspielen* steht darunter.
notice-ended-by-agreement = Alle, die noch da sind, waren einverstanden, die Partie zu beenden.
notice-out-of-order = Dieser Tisch ist außer Betrieb: Seine Partie lässt sich mit dem jetzigen Programm nicht fortsetzen. Nichts ist verloren, jeder Zug bleibt erhalten, und es geht weiter, sobald eine Aktualisierung den Fehler behebt. Bis dahin kann niemand ziehen; { $user } kann den Tisch mit `/tisch schließen` beenden.
notice-closed-out-of-order = Dieser Tisch war außer Betrieb und ist ohne Ergebnis geschlossen worden.
notice-resigned = { $former } hat aufgegeben. { $seat } spielt als Vertretung weiter.
notice-conceded = { $former } hat die Partie verloren gegeben.
notice-called-up = { $user }, ein Platz ist frei geworden: { $seat } bist jetzt du.
notice-lobby-full = { $user }, seit einem Tag sind alle Plätze besetzt. *Starten* beginnt die Partie.
notice-lobby-full-for-all = Seit zwei Tagen sind alle Plätze besetzt. Alle, die einen haben, dürfen jetzt starten.
notice-start-short = { $user }, der Tisch sollte jetzt beginnen, aber es braucht mindestens { $least } Mitspielende. Er bleibt offen; *Starten* beginnt die Partie, sobald genug da sind.
notice-seat-open = **In einer laufenden Partie ist ein Platz frei:** { $by_user } sucht jemanden, der für { $seat } weiterspielt. Zum Platz gehört seine Hand; offen ist er bis { $due } ({ $due_in }).
notice-seat-offered = { $user }, { $by_user } möchte, dass du für { $seat } weiterspielst. Du hast bis { $due } ({ $due_in }) Zeit für *Übernehmen*; sonst bleibt alles, wie es ist.
notice-offer-over = **Dieses Angebot gilt nicht mehr.**
notice-seat-stays = Eine Woche lang hat niemand für { $seat } übernommen: Es bleibt, wie es ist.
notice-replaced = { $seat } vertritt { $former }; mit *Ich bin zurück* geht es jederzeit zurück auf den Platz.
notice-returned = { $seat } übernimmt von { $former }.
notice-grace = { $user }, du fehlst: { $by_user } möchte, dass eine Vertretung für { $seat } spielt. Ohne ein Lebenszeichen von dir übernimmt sie am { $due } ({ $due_in }); bis dahin geschieht nichts, und niemand sieht deine Hand. Drück *Ich bin da* oder mach einen Zug, dann bleibt der Platz deiner. Auch später kannst du zurückkommen, solange niemand anders übernommen hat.
notice-still-here = { $seat } ist da und spielt weiter.
notice-successor = { $user }, eine Vertretung hält deinen Platz frei. { $by_user } möchte ihn am { $due } ({ $due_in }) endgültig an { $to_user } geben. Bis dahin kommst du mit *Ich bin zurück* wieder auf deinen Platz, danach nicht mehr.
notice-seat-promised = { $user }, { $by_user } sorgt hier für Ordnung und möchte deinen Platz an { $to_user } geben. Solange { $to_user } nicht zusagt, geschieht nichts; danach hast du einen Tag Zeit zu sagen, dass du da bist.
notice-seat-at-stake = { $user }, { $to_user } soll deinen Platz bekommen; so hat es entschieden, wer hier für Ordnung sorgt. Ohne ein Lebenszeichen von dir wechselt der Platz am { $due } ({ $due_in }); bis dahin geschieht nichts, und niemand sieht deine Hand. Drück *Ich bin da* oder mach einen Zug, dann bleibt der Platz deiner.
notice-called-off = { $seat }: Es bleibt, wie es ist, der Wechsel ist abgesagt.
notice-lobby-ends = { $user }, an diesem Tisch ist seit Tagen nichts geschehen. Er schließt von selbst am { $due } ({ $due_in }), wenn bis dahin niemand kommt, geht oder *Offen halten* drückt.
notice-rematch = { $by_user } wünscht sich eine Revanche. { $people }: Eure Plätze sind freigehalten, drückt *Mitspielen*. Es geht los, sobald alle dabei sind.
notice-lobby-ended = Eine Woche lang kam niemand; dieser Tisch ist geschlossen.
notice-handed-over = { $seat } übernimmt von { $former }.
notice-dm-closed = { $user }, ich kann dir keine Direktnachrichten schicken. *Meine Hand* zeigt deine Hand immer, und *Mitspielen* am nächsten Tisch versucht es noch einmal.
notice-objected = { $seat } ist dagegen: Es bleibt, wie es ist.
notice-proposal-lapsed = Es haben nicht rechtzeitig genug zugestimmt: Es bleibt, wie es ist.
call-alarm = ⏰ Deine Zeit wird knapp: Sie endet { $due_in }, am { $due }.
notice-late = ⏳ { $seat }: Die Zeit ist um.
late-decide = Die anderen entscheiden, wie es weitergeht; bis dahin ist ein Zug noch willkommen.
notice-answered = { $seat } hatte keine Zeit mehr, deshalb hat dieses Mal eine Vertretung geantwortet. Beim nächsten Mal ist { $seat } wieder gefragt.
notice-more-time = { $seat } hat einen Tag mehr.
notice-time-given = { $seat } gibt { $late_seat } einen Tag mehr.
notice-all-late = Niemand hat noch Zeit, also schläft der Tisch: Keine Uhr läuft, keine Vertretung spielt. Mit frischer Zeit geht es weiter, sobald jemand zieht oder *Tisch wecken* drückt.
notice-asleep = Seit einem Monat hat hier niemand etwas getan, also schläft der Tisch. Jeder Zug weckt ihn, und *Tisch wecken* auch. Kommt niemand, schließt er ohne Ergebnis am { $due } ({ $due_in }).
notice-closed-asleep = Drei Monate lang kam niemand; dieser Tisch ist ohne Ergebnis geschlossen. Wer hier sitzt, kann ihn bis { $due } wecken: Nichts ist verloren.
notice-closed-lost = Drei Monate lang kam niemand. Diese gewertete Partie ist zu Ende: Wer am Zug war, hat sie verloren.
notice-paused = Abgemacht: Die Uhren stehen bis { $due } ({ $due_in }). Ziehen geht weiterhin, und wer von euch will, beendet die Pause.
notice-emergency = { $seat } nimmt eine Auszeit: Die Uhren stehen bis { $due } ({ $due_in }). Ziehen geht weiterhin, und wer von euch will, beendet die Pause. An diesem Tisch gibt es das nur einmal.
notice-pause-over = Die Pause ist vorbei; die Uhren laufen wieder.
notice-pause-ended = { $seat } hat die Pause beendet; die Uhren laufen wieder.
notice-clock-changed = Abgemacht: Ab jetzt gilt eine andere Bedenkzeit, und alle haben frische Zeit.
notice-proposed-pause = { $seat } schlägt eine Pause von { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
 } vor. { $missing ->
    [one] Eine Person muss noch zustimmen.
   *[other] { $missing } Personen müssen noch zustimmen.
 }
notice-proposed-clock = { $seat } schlägt eine andere Bedenkzeit vor. { $missing ->
    [one] Eine Person muss noch zustimmen.
   *[other] { $missing } Personen müssen noch zustimmen.
 }
notice-proposed-more = { $seat } würde { $late_seat } einen Tag mehr geben. { $missing ->
    [one] Eine Person muss noch zustimmen.
   *[other] { $missing } Personen müssen noch zustimmen.
 }
notice-proposed-answer = { $seat } würde dieses Mal eine Vertretung für { $late_seat } antworten lassen. { $missing ->
    [one] Eine Person muss noch zustimmen.
   *[other] { $missing } Personen müssen noch zustimmen.
 }
notice-proposed-keep = { $seat } würde den Platz von { $late_seat } einer Vertretung geben; zurückkommen geht jederzeit. { $missing ->
    [one] Eine Person muss noch zustimmen.
   *[other] { $missing } Personen müssen noch zustimmen.
 }
notice-proposal-overtaken = Die Partie ist weitergegangen; niemand schlägt mehr vor, sie zurückzuspulen.
notice-proposed-rewind = { $seat } schlägt vor, zum Beginn von Zug { $turn } zurückzuspulen. { $missing ->
    [one] Noch eine Person muss einverstanden sein
   *[other] Noch { $missing } Personen müssen einverstanden sein
 }, bis { $due } ({ $due_in }) und bevor jemand zieht.

## Mitspieler finden
play-title = ## Wer spielt?
play-open = **Offene Tische:**
play-seekers = **Gesucht werden Mitspieler:**
play-group = { $game } zu { $count } · { $people } · { $missing ->
    [one] eine Person fehlt noch
   *[other] { $missing } fehlen noch
 }
play-rescue = **Plätze zu retten**, die eine Vertretung hält. Wer den Tisch leitet, kann dir einen mit `/tisch ersetzen` geben:
play-seat = **{ $table }** · { $game } · { $place } · { $people } · geleitet von { $user }
play-nothing = Hier ist kein Tisch offen, und niemand sucht gerade Mitspieler.
play-mine = -# Du suchst Mitspieler: { $games }
play-bells = -# Du wirst gerufen, wenn ein Tisch aufmacht: { $games }
play-choose = Wähle ein Spiel, um Mitspieler zu suchen oder gerufen zu werden, wenn ein Tisch aufmacht. `/tisch neu` eröffnet einen.
play-game = Spiel wählen
button-join-table = Mitspielen an { $table }
button-seek = Partie zu { $count } suchen
button-unseek = Nicht mehr suchen
button-bell = Ruf mich, wenn ein Tisch aufmacht
button-bell-off = Nicht mehr rufen
button-no-bell = Keine solchen Rufe mehr
seek-about = Suchen genug Leute das Gleiche, macht von selbst ein Tisch auf, und alle haben einen Tag, um ihren Platz einzunehmen. Wer hier nachsieht, sieht auch, dass du suchst.
seek-mine = -# Du suchst eine Partie zu { $count } bis { $until }.
seek-noted = Notiert für { $days } Tage. { $missing ->
    [one] Eine Person fehlt noch.
   *[other] { $missing } Personen fehlen noch.
 }
seek-found = Ihr habt euch gefunden: Tisch { $table } ist in diesem Kanal offen, und die anderen sind gerufen.
seek-stopped = Du suchst nicht mehr.
bell-about = -# Ein Ruf ist eine Direktnachricht, höchstens eine in sechs Stunden.
bell-on = Von nun an wirst du gerufen, wenn hier ein Tisch { $game } aufmacht.
bell-off = Du wirst nicht mehr gerufen, wenn hier ein Tisch { $game } aufmacht.
bell-none = Du wirst nicht mehr gerufen, wenn auf diesem Server Tische aufmachen.
bell-open = { $count ->
    [one] Ein Tisch ist offen: { $games }
   *[other] { $count } Tische sind offen: { $games }
}
bell-rings = **Neue Tische auf { $server }**
week-title = ## Die Woche an den Tischen
week-running = **{ $count ->
    [one] Eine Partie läuft:
   *[other] { $count } Partien laufen:
 }**
week-finished = **{ $count ->
    [one] Eine Partie ging
   *[other] { $count } Partien gingen
 } diese Woche zu Ende:**
week-won = **{ $table }** · { $game } · { $place } · gewonnen von { $people }
week-more = -# `/spielen` zeigt, wo du mitspielen kannst.
weekly-on = Die Woche an den Tischen kommt nach { $place }, das nächste Mal am { $due } (Zeitzone { $zone }).
weekly-off = Die Woche an den Tischen wird nicht mehr gepostet.
weekday-0 = Montag
weekday-1 = Dienstag
weekday-2 = Mittwoch
weekday-3 = Donnerstag
weekday-4 = Freitag
weekday-5 = Samstag
weekday-6 = Sonntag
no-such-zone = Diese Zeitzone kenne ich nicht. Wähle eine der vorgeschlagenen, zum Beispiel Europe/Berlin.
notice-together = Ihr habt euch gefunden! { $people }: Drückt bis { $due } ({ $due_in }) auf *Mitspielen*, und der Platz ist eurer. Danach stehen die freien Plätze allen offen.
notice-together-over = Die freien Plätze stehen jetzt allen offen. Noch nicht da: { $people }.

## Bilanz
stats-title = ## { $player } · { $game }
stats-here = -# Partien auf diesem Server.
stats-everywhere = -# Partien auf allen Servern.
stats-none = Noch keine beendete Partie mit anderen.
stats-games = { $count ->
    [one] **Eine Partie**, { $wins ->
        [0] nicht gewonnen
       *[other] gewonnen
    }.
   *[other] **{ $count } Partien**, davon { $wins ->
        [0] keine
        [one] eine
       *[other] { $wins }
    } gewonnen ({ $share }).
 } Von den anderen am Tisch wurden { $beaten } geschlagen.
stats-rank = { $rank }. × { $count }
stats-ranks = Plätze: { $ranks }
stats-streak = Siege in Folge: höchstens { $count }, gerade { $now }.
stats-rating = Wertung: **{ $rating }** nach { $count } gewerteten Partien, bisher höchste { $best }.
stats-unrated = Eine Wertung wird nach { $count ->
    [one] einer weiteren gewerteten Partie
   *[other] { $count } weiteren gewerteten Partien
 } gezeigt.
stats-speed = Übliche Antwort: { $lasted }. In { $lapses } von { $count } Antworten lief die Zeit ab.
stats-kept = { $kept } von { $count } Tischen zu Ende gespielt.
stats-practice = Allein unter Vertretungen: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 }.
stats-rescues = Übernommene und zu Ende gespielte Plätze: { $count }.
stats-left = Aufgegebene oder verlorene Plätze: { $count }.
stats-sorts = **Was gespielt wurde**
stats-seats = zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
 }
stats-sort = { $game } ({ $kind }): { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 }, { $wins ->
    [0] keine gewonnen
    [one] eine gewonnen
   *[other] { $wins } gewonnen
 }
stats-sort-once = { $game } ({ $kind }): eine Partie, { $wins ->
    [0] nicht gewonnen
   *[other] gewonnen
 }
stats-points = , bestes Ergebnis { $best } Punkte, im Schnitt { $mean }
stats-points-once = , { $best } { $count ->
    [one] Punkt
   *[other] Punkte
 }
stats-rivals = **Gegen wen**
stats-rival = { $player }: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 }, { $better ->
    [0] nie
    [one] einmal
   *[other] { $better }-mal
 } davor, { $worse ->
    [0] nie
    [one] einmal
   *[other] { $worse }-mal
 } dahinter
decimal = { $whole },{ $part }
somebody = jemand
short-minutes = { $count } min
short-hours = { $count } h
short-days = { $count } Tage
profile-of = ## { $player } · { $game }
leaders-about = ## Bestenliste · { $game }
    -# Alle, die { $count } gewertete Partien gespielt haben, eine davon im letzten Jahr. Ob ein Tisch zählt, steht in seiner Lobby. `/ich` › *Bilanz* nimmt dich von der Liste.
leaders-none = ## Bestenliste · { $game }
    Hier hat noch niemand { $count } gewertete Partien gespielt.
feats-title = **Glanzlichter**
feats-of = { $game }: { $feats }
feats-told = Glanzlichter: { $feats }.
feats-times = { $feat } × { $count }
feats-one = { $seat } – { $feat }
button-show-all = Allen zeigen
scope-here = Partien auf diesem Server
scope-everywhere = Partien auf allen Servern
records-hidden = Diese Person behält ihre Bilanz für sich.
records-own-only = Nur du selbst siehst deine Partien auf allen Servern; von anderen siehst du die auf diesem Server.
achievements-on = Ab jetzt erzählt das Ende einer Partie, was jemandem neben dem Ergebnis gelungen ist.
achievements-off = Ab jetzt erzählt das Ende einer Partie nichts neben dem Ergebnis.
me-records = Bilanz
me-records-about = Ob andere deinen Namen und deine Zahlen in `/bestenliste`, `/statistik` und `/profil` sehen. Die Ergebnisse an den Tischen selbst bleiben.
records-listed = alle sehen mich
records-unlisted = ich bin „jemand“

## Bilder
alt-areas = Die Auslagen aller
alt-hand = Deine Hand
alt-question = Die Antworten mit ihren Nummern
alt-final = Die Schlusswertung
alt-legend = Alle Symbole des Spiels mit ihrer Bedeutung; die Anleitung sagt dasselbe in Worten
alt-lesson = Ein Bild zu dieser Seite; alles, was es zeigt, steht im Text
alt-profile = { $name }, { $game }. { $figures }
alt-leaders = Die Bestenliste ({ $game }): { $best }
alt-showcase = Eine laufende Partie { $game }

## Wenn etwas nicht geht
already-done = Dieser Klick ist schon ausgeführt.
board-moved-on = Der Spielplan hat sich verändert, seit du ihn gesehen hast. So sieht es jetzt aus:
old-button = Dieser Knopf ist veraltet. Nutze bitte den neuesten Beitrag des Tisches.
past-undone = Die Daten des Bots sind auf einen früheren Stand zurückgegangen, und dieser Knopf stammt aus der Zeit danach. Es ist nichts geschehen. So sieht es jetzt aus:
past-never = Die Daten des Bots sind auf einen früheren Stand zurückgegangen. Wozu dieser Knopf gehört, wurde erst danach eröffnet und ist nicht mehr da. Es ist nichts geschehen.
past-asked = Diese Frage kam, bevor die Daten des Bots auf einen früheren Stand zurückgegangen sind. Es ist nichts geschehen: Nutze den Befehl bitte noch einmal.
overtaken = Hier geschieht gerade zu viel auf einmal. Es ist nichts geschehen: Versuch es bitte noch einmal.
no-longer-possible = Das geht nicht mehr.
nothing-to-undo = Von dir lässt sich gerade nichts zurücknehmen: Du hast noch nichts getan, etwas wurde aufgedeckt, oder es ging schon weiter.
nothing-to-rewind = Dahin führt kein Weg zurück: Wähle den Beginn eines Zugs aus der Liste.
refused-lately = Die anderen wollten zuletzt nicht zurückspulen. Du kannst es { $due_in } wieder vorschlagen.
rules-have-changed = Die Regeln dieses Spiels sind seitdem geändert worden; so weit zurück geht es nicht mehr.
nobody-to-remind = Dieser Tisch wartet auf niemanden außer dir.
reminded-lately = Alle sind erst vor Kurzem gerufen worden. Wieder erinnern kannst du { $due_in }.
not-seated = Du hast keinen Platz an diesem Tisch.
not-invited = An diesen Tisch kommt man nur auf Einladung. Frag, wer ihn leitet.
not-started = Diese Partie hat noch nicht begonnen.
not-over = Diese Partie ist noch nicht zu Ende.
not-yourself = Wähle jemand anderen.
ban-above = Den Eigentümer des Servers und alle, deren Rolle über deiner steht, kannst du nicht sperren.
not-a-person = Ein Bot kann nicht Platz nehmen; setz stattdessen eine Vertretung ein.
not-agreed = Du hast dem Ende gar nicht zugestimmt und spielst also ohnehin weiter.
not-asked = Danach hat dich niemand gefragt.
no-such-clock = Diese Bedenkzeit gibt es nicht.
same-clock = So ist es schon abgemacht.
bad-length = Nenne bitte eine Zeit zwischen einer Minute und 60 Tagen, etwa: 3d, 12h, 30min
bad-hours = Nenne bitte eine Zeitspanne von mindestens einer Stunde, etwa: 19:00-23:00
bad-pause = Eine Pause dauert einen bis { $most } Tage.
paused-already = Die Uhren stehen schon.
not-paused = Gerade ist keine Pause.
emergency-used = Eine solche Auszeit gab es an diesem Tisch schon. Schlag stattdessen eine Pause vor: Dann stimmen alle zu.
emergency-too-soon = Eine Auszeit allein nehmen Leute, die hier schon { $least } Partien zu Ende gespielt haben. Schlag stattdessen eine Pause vor: Dann stimmen alle zu.
enough-time = Dafür gab es schon { $most }-mal 24 Stunden mehr. Mehr geht nicht.
not-asleep = Dieser Tisch schläft nicht.
not-understood = Das habe ich nicht verstanden.
unreadable = Discord hat mir das so gemeldet, dass ich es nicht lesen kann; es ist nichts geschehen. Versuch es bitte noch einmal. Wer diesen Bot betreibt, weiß Bescheid.
not-in-threads = Ein Tisch braucht einen Kanal: Eröffne ihn dort, nicht in einem Thread.
nobody-there = Damit ist niemand an diesem Tisch gemeint: Prüfe Platz oder Person.
already-agreed = Du bist schon einverstanden.
already-seated = Du hast schon einen Platz an diesem Tisch.
already-seated-other = Diese Person hat schon einen Platz an diesem Tisch.
already-started = Diese Partie hat schon begonnen. `/tisch liste` zeigt offene Tische.
table-over = An diesem Tisch geht nichts mehr: Die Partie ist zu Ende, oder er wurde geschlossen.
cup-out-of-order = Dieser Wettbewerb ist außer Betrieb: Was von ihm gespeichert ist, lässt sich nicht lesen. Seine Tische können weitergespielt werden; wer diesen Bot betreibt, kann eine Sicherung zurückspielen.
table-out-of-order = Dieser Tisch ist außer Betrieb: Seine Partie lässt sich mit dem jetzigen Programm nicht fortsetzen. Die Züge bleiben erhalten. Vielleicht behebt das eine Aktualisierung; bis dahin kann, wer den Tisch leitet, ihn nur schließen (`/tisch schließen`).
table-full = Alle Plätze sind besetzt. Mit *Auf die Liste* unter dem Beitrag des Tischs rückst du nach, wenn einer frei wird.
already-queued = Du stehst schon auf der Liste.
seat-is-free = Es ist ein Platz frei: Drücke *Mitspielen*.
seat-not-open = Dieser Platz wird niemandem mehr angeboten.
seat-for-another = Dieser Platz wird jemand anderem angeboten.
has-left-a-seat = Wer einen Platz dieser Partie verlassen hat, kann keinen anderen übernehmen: Die Person kennt seine Hand.
name-a-successor = An diesem Tisch spielt man nur auf Einladung mit: Nenne, wer übernehmen soll.
bad-start = Ich verstehe nicht, wann es losgehen soll. Schreib „voll“, eine Zeit von jetzt an wie 3h oder 1d 12h, eine Uhrzeit wie 20:00, oder einen Zeitpunkt, wie Discord ihn schreibt: <t:…>
bad-time = Nenne bitte Uhrzeiten wie 17:30, Ruhezeiten wie 22:30-7:00, oder „aus“.
bad-moment = Von selbst beginnen kann es in den nächsten 60 Tagen, aber nicht in der Vergangenheit.
seat-taken = Dieser Platz ist besetzt. Nimm einen anderen.
too-few-players = Es müssen mindestens { $least } mitspielen. Warte auf weitere, oder füge eine Vertretung hinzu.
nobody-plays = Vor dem Start muss mindestens ein Mensch Platz genommen haben.
wrong-number-of-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
seats-by-lot = In einer gewerteten Partie entscheidet das Los, wer wo sitzt und wer beginnt. Starte ohne `sitzordnung:` oder mach vorher ein Freundschaftsspiel daraus.
rated-goes-on = Diese gewertete Partie zählt inzwischen: Niemand kann sie ohne Ergebnis beenden. Wer nicht mehr will, gibt sie verloren oder gibt auf; schweigt jemand, spielt mit `/tisch vertretung` eine Vertretung weiter.
bad-order = Nenne bitte jeden besetzten Platz einmal, etwa: 2 1 3
bad-option = Es gibt keine Variante „{ $name }“ mit dem Wert „{ $value }“.
owner-only = Das kann nur, wer den Tisch leitet – der Beitrag des Tisches zeigt, wer das ist. Ist von dieser Person tagelang nichts zu hören, können es alle, die hier sitzen, und alle, die hier moderieren.
only-former = Diesen Platz kann nur zurücknehmen, wer ihn verlassen hat.
no-quiet-hours = Die Ruhezeit braucht einen Anfang und ein Ende, die sich unterscheiden.
away-too-long = Das geht nicht: Du hast 28 Tage innerhalb eines Jahres, 14 am Stück, und Abwesenheiten überschneiden sich nicht.
not-away = Du bist nicht abwesend, und geplant ist auch nichts.
only-in-servers = Das geht nur auf einem Server.
managers-only = Das kann nur, wer diesen Server verwalten darf.
leave-is-resign = Eine laufende Partie verlässt du mit `/tisch aufgeben`.
grace-running = Das läuft schon: Bis { $due } kann noch widersprochen werden ({ $due_in }).
nobody-doubts = Niemand zweifelt daran, dass du da bist.
kick-is-stand-in = In einer laufenden Partie setzt du mit `/tisch vertretung` eine Vertretung auf einen verlassenen Platz. Wer fort war, kommt mit `/tisch mitspielen` zurück.
no-such-table = Auf diesem Server gibt es keinen Tisch { $table }. `/tisch liste` zeigt alle.
no-such-game = Dieses Spiel gibt es hier nicht.
game-out-of-order = Dieses Spiel ist gerade außer Betrieb. Seine Tische bleiben erhalten und gehen weiter, sobald es wieder läuft.
game-withdrawn = Mit diesem Spiel beginnt hier nichts Neues mehr. Seine Tische gehen bis zum Ende weiter.
no-such-seat = Diesen Platz gibt es nicht. Der Beitrag des Tisches zeigt die Plätze.
no-such-order = Diesen Dauerauftrag gibt es nicht. `/tisch daueraufträge` zeigt sie.
no-such-stand-in = Diese Vertretung gibt es nicht.
no-stand-in-there = Auf diesem Platz sitzt keine Vertretung.
other-game = An Tisch { $table } wird ein anderes Spiel gespielt.
which-table = { $count ->
    [0] Du hast hier keinen Tisch. Nenne einen mit der Option „tisch“.
   *[other] Welchen Tisch meinst du: { $tables }? Nenne ihn mit der Option „tisch“.
 }
missing-permission = Discord lässt mich das hier nicht tun. Bitte die Leitung dieses Servers, mir die Rechte des Einladungslinks zu geben.
still-at-it = Ich bin noch dran: Meine Daten sind gerade anderweitig in Gebrauch. Du musst nichts tun, die Antwort kommt noch.
restarting = Ich starte gerade neu. Versuch es bitte gleich noch einmal; nichts ist verloren.
answer-lost = Ich wurde neu gestartet, bevor ich dir antworten konnte. An keinem Tisch und in keinem Turnier hat sich dadurch etwas geändert; versuch es bitte noch einmal.
answer-late = Ich wurde neu gestartet, bevor ich dir antworten konnte. Was du wolltest, ist geschehen.
answer-late-at = Hier geht es weiter: { $place }
data-away = Ich komme gerade nicht an meine Daten. Was gespeichert war, ist noch da; versuch es bitte in einer Minute noch einmal.
changed-command = Dieser Befehl hat sich geändert. Gib ihn bitte neu ein, oder starte Discord neu, falls noch der alte angeboten wird.
discord-busy = Discord nimmt gerade keine Antworten mehr von mir an. Zeigt der Spielplan deinen Zug nicht, versuch es bitte in einer Minute noch einmal.
something-broke = Da ist etwas kaputtgegangen; ich habe es mir unter { $reference } notiert. Zeigt der Spielplan deinen Zug nicht, versuch es bitte noch einmal.

## Befehle
command-table = tisch
command-table-description = Tische: eröffnen, mitspielen, starten, ansehen
command-new = neu
command-new-description = In diesem Kanal einen Tisch eröffnen
command-list = liste
command-list-description = Die Tische dieses Servers zeigen
command-show = zeigen
command-show-description = Einen Tisch nur für dich zeigen
command-join = mitspielen
command-join-description = Einen freien Platz nehmen oder auf deinen zurückkehren
command-leave = aufstehen
command-leave-description = Deinen Platz vor dem Start zurückgeben
command-start = starten
command-start-description = Die Partie beginnen
command-invite = einladen
command-invite-description = Jemanden an deinen Tisch lassen
command-kick = wegschicken
command-kick-description = Vor dem Start einen Platz freimachen
command-stand-in = vertretung
command-stand-in-description = Eine Vertretung auf einen freien oder, nach einer Frist, auf einen verlassenen Platz setzen
command-stand-in-away = vertretung-weg
command-stand-in-away-description = Eine Vertretung wegschicken oder eine Änderung oder ein Angebot absagen
command-replace = ersetzen
command-replace-description = Den Platz einer Vertretung oder den eigenen jemandem oder allen anbieten
command-hand-over = übergeben
command-hand-over-description = Vor dem Start: den Tisch übergeben. In der Partie: jemandem deinen Platz anbieten
command-undo = zurücknehmen
command-undo-description = Deinen letzten Zug zurücknehmen
command-rewind = zurückspulen
command-rewind-description = Zu einem früheren Zug zurückgehen, wenn alle einverstanden sind
command-orders = daueraufträge
command-orders-description = Deine Daueraufträge sehen oder setzen
command-plan = plan
command-plan-description = Ansehen, ergänzen oder vergessen, was du für deinen nächsten Zug planst
command-play = spielen
command-play-description = Offene Tische, wer Mitspieler sucht, und gerufen werden, wenn ein Tisch aufmacht
command-weekly = wöchentlich
command-weekly-description = Einmal in der Woche posten, was hier gespielt wird; ohne Kanal nicht mehr
command-queue = weiter
command-queue-description = Zum Tisch, der am längsten auf dich wartet
command-log = verlauf
command-log-description = Lesen, was geschehen ist
command-word = wort
command-word-description = Vor Beginn: ein eigenes Wort zum Zufall dazugeben
command-verify = nachprüfen
command-verify-description = Eine beendete Partie prüfen: Siegel, Mischen, jeden Eintrag, das Ergebnis
command-export = ausgeben
command-export-description = Eine Partie als Datei oder als Text
command-import = einlesen
command-import-description = Eine Partie aus einer Datei einlesen, um sie durchzublättern
parameter-word = wort
parameter-word-description = Was du willst, bis zu 64 Zeichen; oder ein SHA-256 von einem Wort, das du später nennst
parameter-form = form
parameter-form-description = Datei oder Text
parameter-file = datei
parameter-file-description = Eine Datei von /verlauf ausgeben
command-history = verlauf
command-history-description = Partien, wie sie waren: durchblättern, nachprüfen, ausgeben, einlesen
command-look-back = durchblättern
command-look-back-description = Die Partie Zug für Zug mit Bildern durchgehen
parameter-look-back-turn-description = Welcher Zug, vom Beginn an gezählt; sonst seit deinem letzten Zug
command-film = film
command-film-description = Die Partie als Film, ein Bild je Zug
command-end = ende
command-end-description = Ein Ende ohne Ergebnis vorschlagen oder ihm zustimmen
command-resign = aufgeben
command-resign-description = Eine laufende Partie verlassen; eine Vertretung spielt weiter
command-cancel = schließen
command-cancel-description = Einen Tisch schließen, der noch nicht begonnen hat oder außer Betrieb ist
command-move = umziehen
command-move-description = In diesem Kanal weiterspielen, mit neuem Beitrag und Thread
command-clock = bedenkzeit
command-clock-description = Sehen, wie viel Zeit alle haben, oder es ändern: in der Partie stimmen alle zu
command-board = spielplan
command-board-description = Den Spielplan nur für dich zeigen, als Bild oder als Text
command-hand = hand
command-hand-description = Zeigen, was nur du sehen darfst
command-guide = anleitung
command-guide-description = Die Anleitung lesen
command-settings = einstellungen
command-settings-description = Deine eigenen Einstellungen
command-language = sprache
command-language-description = Wählen, in welcher Sprache ich mit dir spreche
command-turns = züge
command-turns-description = Wo du gefragt bist und seit wann
command-pictures = bilder
command-pictures-description = Wie die Bilder aussehen, die alle auf diesem Server sehen
command-me = ich
command-me-description = Deine Einstellungen: wie und wann du gerufen wirst, Abwesenheit, Sprache, Bilder
command-help = hilfe
command-help-description = Was ich kann
command-stats = statistik
command-stats-description = Partien, Siege, Punkte, Gegner: deine oder die von jemand anderem
command-profile = profil
command-profile-description = Deine Partien oder die von jemand anderem als Bild
command-leaderboard = bestenliste
command-leaderboard-description = Wer am besten gewertet ist
command-achievements = glanzlichter
command-achievements-description = Ob das Ende einer Partie erzählt, was jemandem neben dem Ergebnis gelungen ist
parameter-told = erzählt
parameter-told-description = Ja oder nein
parameter-scope = bereich
parameter-scope-description = Partien auf diesem Server oder auf allen
parameter-game = spiel
parameter-game-description = Welches Spiel
parameter-seats = plätze
parameter-seats-description = Wie viele Plätze
parameter-variants = varianten
parameter-variants-description = Varianten des Spiels
parameter-reveal = offenlegen
parameter-reveal-description = Nach dem Ende alle Hände jedes Zuges zeigen. Wer die Partie prüft, kann sie ohnehin ausrechnen
parameter-rated = gewertet
parameter-rated-description = Zählt das Ergebnis für die Wertung? Ohne Angabe nur an Tischen, die allen offenstehen
parameter-access = zugang
parameter-access-description = Wer mitspielen darf
parameter-language = sprache
parameter-language-description = Welche Sprache
parameter-palette = palette
parameter-palette-description = Hell oder dunkel
parameter-table = tisch
parameter-table-description = Die Nummer des Tisches, falls du nicht in seinem Thread bist
parameter-planned = zug
parameter-planned-description = Was du dann tun willst; probiert nach dem, was schon geplant ist
parameter-even_so = auf-jeden-fall
parameter-even_so-description = Auch wenn vorher oder dabei Zufall oder verdeckte Karten ins Spiel kommen
parameter-channel = kanal
parameter-channel-description = Wohin; lass ihn weg, um aufzuhören
parameter-weekday = wochentag
parameter-weekday-description = An welchem Wochentag
parameter-hour = stunde
parameter-hour-description = Zu welcher Stunde
parameter-zone = zeitzone
parameter-zone-description = Nach den Uhren welchen Ortes
parameter-quiet = ruhezeit
parameter-quiet-description = Wann dich niemand rufen darf, auf die Minute, etwa: 22:30-7:00; oder: aus
parameter-daily = tagesnachricht
parameter-daily-description = Wann dir eine Nachricht alles nennt, was wartet, etwa: 17:30; oder: aus
parameter-forget = vergessen
parameter-forget-description = Alles vergessen, was du an diesem Tisch geplant hast
parameter-text = text
parameter-text-description = Als Text statt als Bild
parameter-topic = seite
parameter-topic-description = Welche Seite
parameter-seating = sitzordnung
parameter-seating-description = Die Plätze in Spielreihenfolge, etwa: 2 1 3; ohne das und gewertet entscheidet das Los
parameter-player = person
parameter-player-description = Wer
parameter-seat = platz
parameter-seat-description = Welcher Platz
parameter-turn = zug
parameter-rewind-turn-description = Zum Beginn welches Zugs
parameter-start = beginn
parameter-start-description = Wann es von selbst beginnt: voll, in welcher Zeit (3h, 1d) oder um wie viel Uhr (20:00)
parameter-kind = art
parameter-kind-description = Welche Art von Vertretung
parameter-decision = frage
parameter-decision-description = Welche Frage
parameter-order = auftrag
parameter-order-description = Wie sie beantwortet wird
parameter-clock = bedenkzeit
parameter-clock-description = Wie viel Zeit alle haben
parameter-turn-description = Zeit für jeden Zug, etwa: 3d, 12h, 30min
parameter-bank = reserve
parameter-bank-description = Gesparte Zeit für längere Züge, etwa: 7d
parameter-hours = stunden
parameter-hours-description = Zu welcher Tageszeit die Uhr läuft, etwa: 08:00-22:00; 0-24: immer
parameter-days = tage
parameter-days-description = An welchen Tagen die Uhr läuft
parameter-lapse = danach
parameter-lapse-description = Was geschieht, wenn jemandes Zeit um ist
parameter-away = abgemeldet
parameter-away-description = Steht die Uhr für alle still, die sich abgemeldet haben?
parameter-pause = pause
parameter-pause-description = So viele Tage sollen alle Uhren stehen; 0 beendet die Pause

## Was über Menschen aufgehoben wird

notice-forgotten = Jemand ist für immer gegangen. { $seat } spielt als Vertretung weiter.
proof-seed-unknown = ○ Es fehlen Wörter, die zum Ausgangswert gehören. Ob der Zufall ehrlich war, lässt sich nicht prüfen, auch nicht, ob jemand das eigene Wort gelöscht oder die Datei geleert hat.
being-forgotten = Deine Daten werden gerade gelöscht. Warte, bis das fertig ist, dann kannst du neu beginnen.
command-privacy = datenschutz
command-privacy-description = Was über dich aufgehoben wird, wozu, wie lange, und wer es sieht
command-my-data = meine-daten
command-my-data-description = Eine Datei mit allem, was über dich aufgehoben wird, nur für deine Augen
command-delete-my-data = meine-daten-löschen
command-delete-my-data-description = Alles löschen, was über dich aufgehoben wird, sofort
privacy =
    ## Was dieser Bot über dich aufhebt
    • **An Tischen**: deine Discord-Nummer, den Namen, unter dem du dort spielst, und deine früheren, deinen Platz, was du wann gespielt hast, wie lange auf dich gewartet wurde, was du vorgeschlagen oder gebilligt hast, ein Wort, das du zum Zufall beigetragen hast. Wozu: um zu spielen, dich zu rufen und Partien später zu zeigen. Namen, Züge und Ergebnisse sehen alle auf dem Server; deine Hand, Pläne und Daueraufträge siehst nur du. Wie lange: bis du sie löschst; verlässt der Bot den Server, noch 30 Tage.
    • **Ergebnisse**: Plätze, Punkte und Wertungen auf einem Server, Turniere, an denen du teilgenommen hast. Wozu: für `/statistik` und Ähnliches. Alle auf dem Server sehen sie, außer du wählst in `/ich` *Bilanz* und bist dort „jemand“.
    • **Was du gewählt hast**: Sprache, Zeitzone, wie und wann du gerufen wirst, wann du abwesend bist, wie Bilder aussehen, dazu die Nummer deines Gesprächs mit dem Bot; wer zu neuen Tischen gerufen werden will, wer Mitspielende sucht. An Tischen sehen andere, wann du abwesend bist und wen du suchst. Wie lange: bis du es änderst (Suche: 14 Tage) oder löschst.
    • **Unterwegs**: Beiträge und Direktnachrichten, die Discord noch nicht angenommen hat, und für drei Tage, wann du gerufen wurdest, damit dich niemand doppelt ruft.
    • **Nicht aufgehoben**: was du schreibst, Adressen, irgendetwas über Menschen, die nirgends mitspielen. Nichts wird verkauft oder weitergegeben, nichts wird gemessen.
    • **Wo**: in einer Datenbank auf dem Rechner des Menschen, der diesen Bot betreibt. Er kann sie lesen und darin auch verdeckte Hände sehen; ebenso, wer seine Sicherungen lesen darf. Ein Fehlerprotokoll kann Nummern von Tischen und Klicks enthalten, keine Namen.
    • **Was du tun kannst**: `/meine-daten` gibt dir alles als Datei. `/meine-daten-löschen` löscht es sofort.
    • **Was das Löschen erreicht**: alles, was aufgehoben wird, und in Discord die neuesten Beiträge: Lobbys, die letzten Pläne, Filme, Turniere, Bestenlisten, die Woche.
    • **Was es nicht erreicht**: ältere Pläne und Zeilen in den Threads (du bekommst Links; bitte die Moderation, sie dort zu löschen), Direktnachrichten (dein Gespräch mit dem Bot kannst du selbst leeren), Dateien, die jemand ausgegeben hat, und Sicherungen, die höchstens 30 Tage alt sein sollten. Aus einer zurückgespielten wirst du wieder gelöscht, solange die Datei mit den Siegeln da ist.
button-privacy-policy = Datenschutzerklärung
button-terms = Nutzungsbedingungen
my-data-here = Alles, was über dich aufgehoben wird, als JSON. Andere Menschen in denselben Zeilen sind weggelassen. `/datenschutz` sagt, wozu es da ist.
delete-sure =
    ## Alles über dich löschen?
    • In laufenden Partien spielt eine Vertretung deinen Platz zu Ende. Zurück kannst du dort nicht.
    • Vor dem Beginn werden dein Platz und deine Stelle in der Schlange frei; Tische, die du eröffnet hast, gehen an den nächsten Menschen über und werden geschlossen, wo sonst niemand sitzt.
    • In beendeten Partien wird dein Platz zu *jemand*. Züge und Ergebnisse bleiben, für die anderen; wessen sie sind, weiß niemand mehr.
    • Ein Wort, das du zum Zufall einer Partie beigetragen hast, verschwindet, und mit ihm das Salz seines Siegels; das Siegel bleibt, darum lässt sich die Partie weiter nachprüfen. Nur in Partien, die unter Version 0.2 begonnen haben, gehen auch die Wörter der anderen, und ihr Zufall lässt sich nicht mehr prüfen.
    • Ergebnisse und Wertungen der anderen bleiben, wie sie sind; darin bist du nur noch *jemand*. In Turnieren wirst du nicht mehr gesetzt.
    • Einstellungen, Abwesenheiten, Rufe, Vorschläge, Wünsche und was dir noch geschickt werden sollte, verschwinden. Eine Sperre bleibt, als Siegel ohne Namen.
    • In Discord ändern sich die neuesten Beiträge. Ältere Pläne, Zeilen und Direktnachrichten bleiben, ebenso Sicherungen: `/datenschutz`.
    Es geschieht sofort und lässt sich nicht zurücknehmen. Später kannst du wieder mitspielen, als neuer Mensch. { $tables ->
        [0] Du sitzt an keinem Tisch.
        [one] Du sitzt gerade an einem Tisch.
       *[other] Du sitzt gerade an { $tables } Tischen.
    }
button-forget-me = Alles löschen
post-withdrawn = Was hier stand, nannte jemanden, dessen Daten gelöscht sind.
answer-withdrawn = Was hier stand, nannte jemanden, dessen Daten gelöscht sind. Frag noch einmal: `/statistik`, `/profil`.
deleted-left = Die neuesten Beiträge zu deinen Partien ändern sich jetzt. Ältere Pläne und Zeilen mit deinem Namen bleiben, wo sie stehen; bitte die Moderation, sie dort zu löschen: { $count ->
    [one] ein Ort
   *[other] { $count } Orte
}
deleted-more = Alle stehen in der Datei.
deleted-elsewhere = Direktnachrichten, exportierte Dateien und Sicherungskopien bleiben: `/datenschutz`.
deleted = Fertig. Über dich wird nichts mehr aufgehoben{ $tables ->
        [0] .
        [one] ; dein Platz an einem Tisch ist abgegeben.
       *[other] ; deine Plätze an { $tables } Tischen sind abgegeben.
    }
## Moderation
table-frozen = 🧊 Die Moderation hat diesen Tisch eingefroren: Niemand zieht und keine Uhr läuft, bis es weitergeht.
notice-went-back = ⏪ Die Daten des Bots sind auf den Stand von { $due } ({ $due_in }) zurückgegangen. Was hier danach geschah, gilt nicht mehr; der neueste Beitrag zeigt, wie es steht.
notice-frozen = 🧊 Die Moderation hat diesen Tisch eingefroren: Niemand zieht und keine Uhr läuft, bis sie ihn weitergehen lässt. Nichts geht verloren, und niemand kommt zu spät.
notice-thawed = Die Moderation lässt diesen Tisch weitergehen. Alle haben so viel Zeit wie zuvor.
notice-shut = Die Moderation hat diese Partie ohne Ergebnis beendet.
notice-removed = Die Moderation hat { $former } aus dieser Partie genommen. { $seat } spielt als Vertretung weiter.
moved-away = Dieser Tisch ist umgezogen. Hier geht es weiter: { $place }
call-post-gone = Die Moderation hat den Beitrag dieses Tisches vor dem Start gelöscht; damit ist der Tisch geschlossen. Wenn du wissen willst, warum, frag die Leitung des Servers.
call-shut = Die Moderation hat diesen Tisch vor dem Start geschlossen.
moderators-only = Das können nur die, die auf diesem Server für Ordnung sorgen: wer den Server oder seine Nachrichten verwalten darf.
moderator-plays = Du spielst an diesem Tisch selbst; über ihn muss jemand anders aus der Moderation entscheiden.
moderators-open = Auf diesem Server eröffnet nur die Moderation Tische. Frag dort, oder setz dich an einen offenen Tisch: `/spielen` zeigt sie.
role-opens = Auf diesem Server eröffnen nur Leute mit der Rolle { $role } Tische. Mitspielen kannst du an jedem offenen Tisch: `/spielen` zeigt sie.
channel-not-here = In diesem Kanal werden keine Tische eröffnet. Hier geht es: { $places }
game-not-here = Dieses Spiel wird auf diesem Server nicht gespielt.
limit-each = Du hast { $most ->
    [one] einen Tisch eröffnet, der offen ist oder läuft
   *[other] { $most } Tische eröffnet, die offen sind oder laufen
 }; mehr ist auf diesem Server nicht erlaubt. Schließ einen, an den sich niemand setzt (`/tisch schließen`), oder spiel erst eine Partie zu Ende.
limit-place = In diesem Kanal { $most ->
    [one] ist schon ein Tisch offen oder läuft
   *[other] sind schon { $most } Tische offen oder laufen
 }; mehr ist nicht erlaubt. Eröffne deinen in einem anderen Kanal, oder setz dich an einen von diesen.
limit-hour = Du hast innerhalb einer Stunde { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
 } eröffnet; mehr ist auf diesem Server nicht erlaubt. Den nächsten kannst du { $due_in } eröffnen; bis dahin zeigt `/spielen` die offenen Tische.
limit-imports-each = Du hast innerhalb eines Tages { $most } Partien aus Dateien eingelesen; mehr ist nicht erlaubt. Die nächste kannst du { $due_in } einlesen. Prüfen lässt sich eine Partie auch so, mit `stellwerk verify DATEI`.
limit-imports = Auf diesem Server wurden innerhalb eines Tages { $most } Partien aus Dateien eingelesen; mehr ist nicht erlaubt. Die nächste lässt sich { $due_in } einlesen.
barred = Die Moderation dieses Servers hat dich von seinen Tischen ausgeschlossen. Partien, die du noch spielst, gehen weiter; hältst du das für einen Irrtum, wende dich an die Moderation.
banned-person = Diese Person ist von den Tischen dieses Servers ausgeschlossen. `/verwaltung zulassen` hebt das auf.
not-banned = Diese Person ist nicht ausgeschlossen.
no-lobbies = Auf diesem Server gibt es keinen solchen Tisch: keinen, der noch nicht begonnen hat.
whose-tables = Nenne eine Person, oder wie viele Minuten zurück gemeint sind.
here-already = Dieser Tisch ist schon in diesem Kanal.
frozen-already = Dieser Tisch ist schon eingefroren.
not-frozen = Dieser Tisch ist nicht eingefroren.
bad-limit = Nenne bitte eine Zahl von { $least } bis { $most }.
name-a-role = Nenne die Rolle mit der Option „rolle“.
name-the-channels = Solange kein Kanal genannt ist, darf überall eröffnet werden. Nenne die, in denen es erlaubt ist; alle anderen sind damit zu.
too-many-channels = Mehr als { $most } Kanäle lassen sich nicht nennen.
button-shut = Ja, beenden
button-ban = Ja, ausschließen
button-close-all = Ja, schließen
shut-sure-lobby = Diesen Tisch schließen, bevor er beginnt?
shut-sure-running = Diese Partie für alle ohne Ergebnis beenden? Das lässt sich nicht zurücknehmen.
shut-done = Dieser Tisch ist beendet.
freeze-done = Eingefroren. `/verwaltung auftauen` lässt ihn weitergehen: { $place }
unfreeze-done = Es geht weiter: { $place }
seat-promised = { $user } ist gefragt. Nach der Zusage wird gerufen, wem der Platz gehört, und hat einen Tag, um zu bleiben; dann geht der Platz über: { $place }
ban-sure = { $user } von allen Tischen dieses Servers ausschließen? Das geschieht sofort:
ban-done = { $user } ist von den Tischen dieses Servers ausgeschlossen. `/verwaltung zulassen` hebt das auf.
unban-done = { $user } darf sich wieder an Tische setzen.
close-sure = Alles schließen, was { $user } eröffnet hat und was noch nicht begonnen hat? Das geschieht sofort:
close-sure-all = Alle Tische dieses Servers schließen, die noch nicht begonnen haben und seit { $waited_since } eröffnet wurden, von wem auch immer? Das geschieht sofort:
close-done = Sie sind weg:
swept-closed = · { $count ->
    [one] ein Tisch, der noch nicht begonnen hat, wird geschlossen und sein Beitrag entfernt
   *[other] { $count } Tische, die noch nicht begonnen haben, werden geschlossen und ihre Beiträge entfernt
 }
swept-left = · { $count ->
    [one] ein Platz am Tisch von jemand anderem wird frei
   *[other] Plätze an { $count } Tischen anderer werden frei
 }
swept-replaced = · { $count ->
    [one] in einer laufenden Partie übernimmt eine Vertretung
   *[other] in { $count } laufenden Partien übernimmt eine Vertretung
 }
swept-spared = · { $count ->
    [one] eine laufende Partie bleibt, wie sie ist, weil du selbst mitspielst
   *[other] { $count } laufende Partien bleiben, wie sie sind, weil du selbst mitspielst
 }
swept-cups = · { $count ->
    [one] ein Turnier wird abgesagt oder verlassen
   *[other] { $count } Turniere werden abgesagt oder verlassen
 }
swept-nothing = · es gibt nichts zu schließen und nichts zu verlassen
reach-keep = keine neuen Plätze; was läuft, bleibt
reach-lobbies = Tische schließen und verlassen, die nicht begonnen haben
reach-all = auch aus laufenden Partien, mit Vertretung
opening-everybody = alle
opening-role = Leute mit einer Rolle
opening-moderators = nur die Moderation
server-emptied = Die Daten dieses Servers werden gerade gelöscht. In ein paar Minuten lassen sich wieder Tische eröffnen.
one-text-at-a-time = Wähl eines: ein Turnier, einen Tisch oder einen Eintrag im Protokoll.
no-words-there = Zum Zufall dieses Tischs hat niemand ein Wort beigetragen.
no-such-reason = So einen Grund gibt es im Protokoll dieses Servers nicht.
text-removed = Entfernt und im Protokoll vermerkt. Was Discord davon schon zeigt, ändert sich jetzt; ältere Zeilen in Threads kannst du dort löschen.
cup-unnamed = Turnier { $cup_number }
estate-here = Die Daten dieses Servers, { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
}: Tische, Plätze, Ergebnisse, Turniere, Sperren, das Protokoll; Züge beendeter Partien. Niemandes Hand, Aufträge oder Einstellungen.
estate-too-large = Die Daten dieses Servers passen nicht in Nachrichten. Frag, wer diesen Bot betreibt.
empty-sure =
    ## Alle Daten dieses Servers löschen?
    { $tables ->
        [0] Es gibt keine Tische.
        [one] Es gibt einen Tisch, { $open ->
            [0] er ist zu Ende.
           *[other] und er endet ohne Ergebnis.
        }
       *[other] Es gibt { $tables } Tische; { $open ->
            [0] alle sind zu Ende.
            [one] einer, der offen ist oder läuft, endet ohne Ergebnis.
           *[other] { $open }, die offen sind oder laufen, enden ohne Ergebnis.
        }
    }
    • Protokolle, Ergebnisse, Wertungen, Turniere, Sperren, das Protokoll der Moderation und die Einstellungen dieses Servers verschwinden. `/admin export` gibt sie dir vorher.
    • Der Bot nimmt die Beiträge weg, die er kennt. Ältere Pläne in Threads bleiben; die Threads kannst du löschen.
    • Was Menschen für sich gewählt haben, bleibt ihres: `/meine-daten-löschen`.
empty-sure-again = **Das lässt sich nicht zurücknehmen.** Alle hier verlieren ihre Partien, sofort.
button-empty-server = Alles löschen …
button-empty-server-now = Ja, alles löschen
empty-begun = Es hat begonnen. Erst gehen die Beiträge, dann die Daten, in ein paar Minuten; solange Discord den Bot warten lässt, höchstens einen Tag.
admin-title = **Die Tische dieses Servers**
admin-channels = Eröffnet wird in: { $places }
admin-everywhere = jedem Kanal
admin-barred = Nicht gespielt: { $games }
admin-none-barred = – (alles wird gespielt)
admin-language = Sprache neuer Tische: { $value }
admin-language-own = wie bei der Person, die eröffnet
admin-opening = Wer Tische eröffnen darf: { $value }
admin-limits = Höchstens: { $each } offene und laufende Tische je Person, { $hour } neue je Person in einer Stunde, { $most } Tische in einem Kanal
admin-palette = Bilder: { $palette }
admin-banned = Ausgeschlossen ({ $count }): { $people }
admin-nobody = niemand
admin-how = -# Ändern mit `/verwaltung regeln`, `/verwaltung kanal`, `/verwaltung spiel`; die Bilder mit `/einstellungen bilder`, die Woche mit `/einstellungen wöchentlich`.
admin-table-lobby = { $table } · { $game } · offen · { $people }
admin-table-running = { $table } · { $game } · läuft · { $people }
phase-lobby = noch nicht begonnen
phase-running = läuft
phase-finished = zu Ende
phase-cancelled = geschlossen
inspect-state = Stand: { $state } · Revision { $revision } · Zug { $turn } · zuletzt geändert { $waited_since }
inspect-host = Geleitet von { $user } · { $place }
inspect-waits = Wartet auf { $seat } seit { $waited_since }
inspect-trouble = Außer Betrieb: Die Partie lässt sich mit dem jetzigen Programm nicht fortsetzen.
inspect-delivered = Alles ist bei Discord angekommen.
inspect-outbox = Unterwegs zu Discord: { $kinds } (Versuche bisher: { $count })
inspect-given-up = Aufgegeben: { $kinds }
audit-title = **Was die Moderation getan hat**
audit-empty = Noch nichts.
act-line = #{ $act_number } · { $due } · { $who } { $what }
act-reason = {" – „"}{ $text }“
act-settings = hat eingestellt: { $chosen }
act-freeze = hat Tisch { $table_number } eingefroren
act-unfreeze = hat Tisch { $table_number } weitergehen lassen
act-end = hat Tisch { $table_number } beendet
act-cancel = hat Tisch { $table_number } geschlossen
act-move = hat Tisch { $table_number } verlegt: { $place }
act-rewind = hat Tisch { $table_number } zurückgespult
act-kick = hat { $other } von Tisch { $table_number } weggeschickt
act-stand-in = hat eine Vertretung auf einen Platz von Tisch { $table_number } gesetzt
act-seat = hat { $other } Platz { $seat_number } an Tisch { $table_number } zugesagt
act-cup-start = hat Turnier { $cup_number } gestartet
act-cup-decide = hat über einen Tisch von Turnier { $cup_number } entschieden
act-cup-drop = hat { $other } aus Turnier { $cup_number } genommen
act-cup-end = hat Turnier { $cup_number } abgesagt
act-text-cup = hat den Namen von Turnier { $cup_number } entfernt
act-text-words = hat die Wörter von Tisch { $table_number } entfernt
act-text-reason = hat den Grund von Eintrag #{ $act_number } entfernt
act-export = hat sich die Daten dieses Servers geben lassen
act-delete-data = hat begonnen, die Daten dieses Servers zu löschen
act-ban = hat { $other } ausgeschlossen: { $how_far }
act-unban = hat { $other } wieder zugelassen
act-close = hat die offenen Tische von { $other } geschlossen
act-close-all = hat alle gerade eröffneten Tische geschlossen
act-remove = hat { $other } von Tisch { $table_number } genommen
command-admin = verwaltung
command-admin-description = Für die Moderation: was hier erlaubt ist, Tische, Leute, das Protokoll
command-admin-settings = regeln
command-admin-settings-description = Sehen oder ändern, was an den Tischen dieses Servers erlaubt ist
command-admin-channel = kanal
command-admin-channel-description = Einen Kanal nennen, in dem Tische eröffnet werden; alle anderen sind damit zu
command-admin-game = spiel
command-admin-game-description = Welche Spiele hier gespielt werden
command-admin-audit = protokoll
command-admin-audit-description = Was die Moderation getan hat, das Neueste zuerst
command-admin-inspect = prüfen
command-admin-inspect-description = Wie ein Tisch steht und was davon nicht bei Discord angekommen ist
command-admin-freeze = einfrieren
command-admin-freeze-description = Niemand zieht und keine Uhr läuft, bis du den Tisch weitergehen lässt
command-admin-unfreeze = auftauen
command-admin-unfreeze-description = Einen eingefrorenen Tisch weitergehen lassen
command-admin-move = verlegen
command-admin-move-description = Einen Tisch in einem anderen Kanal weitergehen lassen
command-admin-end = beenden
command-admin-end-description = Einen Tisch schließen oder eine laufende Partie ohne Ergebnis beenden
command-admin-seat = platz
command-admin-seat-description = Jemandem einen Platz einer laufenden Partie geben, sobald die Person zustimmt
command-admin-ban = ausschließen
command-admin-ban-description = Jemanden von allen Tischen dieses Servers ausschließen
command-admin-unban = zulassen
command-admin-unban-description = Jemanden wieder an Tische lassen
command-admin-close = aufräumen
command-admin-close-description = Schließen, was noch nicht begonnen hat: von einer Person oder alles der letzten Minuten
command-admin-text = text
command-admin-text-description = Entfernen, was jemand schrieb: Turniername, Wörter zum Zufall, ein Grund im Protokoll
command-admin-export = export
command-admin-export-description = Die Daten dieses Servers als Datei
command-admin-delete-data = daten-löschen
command-admin-delete-data-description = Alles löschen, was von diesem Server aufgehoben wird
parameter-opening = wer-eröffnet
parameter-opening-description = Wer Tische eröffnen darf
parameter-role = rolle
parameter-role-description = Wessen Leute Tische eröffnen dürfen
parameter-each = tische-je-person
parameter-each-description = Offene und laufende Tische, die eine Person eröffnet haben darf
parameter-hourly = tische-je-stunde
parameter-hourly-description = Tische, die eine Person in einer Stunde eröffnen darf
parameter-crowd = tische-je-kanal
parameter-crowd-description = Offene und laufende Tische in einem Kanal
parameter-allowed = erlaubt
parameter-allowed-description = Ja oder nein
parameter-tables = tische
parameter-tables-description = Was aus den Tischen wird, an denen die Person jetzt ist
parameter-minutes = minuten
parameter-minutes-description = Nur, was in den letzten so vielen Minuten eröffnet wurde
parameter-reason = grund
parameter-reason-description = Warum; das liest nur die Moderation, im Protokoll
parameter-act = eintrag
parameter-act-description = Wessen Grund im Protokoll
parameter-admin-cup-description = Wessen Name
parameter-admin-words-description = Wessen Wörter
parameter-admin-channel-description = Welcher Kanal
parameter-admin-place-description = Wo es weitergeht
parameter-admin-table-description = Die Nummer des Tisches
# An die, die den Bot betreiben.
alarm-begun = **{ $about }** seit { $since }. Was der Bot dazu sagt: { $why }. Ich melde mich wieder, wenn es vorbei ist; `stellwerk status` sagt mehr.
alarm-over = **Es ist vorbei:** { $about } ({ $since } bis { $until }).
alarm-was = **Es ist vorbei und konnte vorher nicht gemeldet werden:** { $about } von { $since } bis { $until }. Was der Bot dazu sagte: { $why }.
trouble-delivery = Die Auslieferung steht still
trouble-discord = Discord ist nicht zu erreichen
trouble-database = Die Datenbank antwortet nicht
trouble-disk = Der Datenträger ist fast voll
trouble-letters = Discord nimmt vom Bot keine neuen Direktnachrichten an, deshalb wird in Threads gerufen
trouble-clock = Die Uhr steht still
trouble-time = Die Uhrzeit stimmt nicht
trouble-backup = Die Sicherung ist misslungen
trouble-messages = Discord lehnt Nachrichten von mir als fehlerhaft ab
trouble-events = Discord meldet Dinge, die nicht zu lesen sind
trouble-other = Etwas stimmt nicht: { $part }

## Rufe, wie sie ein gesperrtes Telefon zeigt
ask-move = Zug machen
call-up = { $count ->
    [one] Du bist dran
   *[other] Ihr seid dran
}
call-up-named = { $count ->
    [one] Du bist dran, { $names }
   *[other] Ihr seid dran, { $names }
}
call-late = Es eilt
call-late-named = Es eilt, { $names }
left-none = Zeit abgelaufen
left-days = { $count ->
    [one] noch 1 Tag
   *[other] noch { $count } Tage
}
left-hours = noch { $count } Std.
left-minutes = noch { $count } Min.
call-over = { $table } ist zu Ende
call-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
