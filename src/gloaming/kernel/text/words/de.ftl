# Was jedes Spiel sagt.

nobody = niemand
nothing = nichts
list-two = { $first } und { $last }
list-more = { $first }, { $last }
seat-number = Platz { $n }

## Questions and answers of the control nodes

ask-choice = Wähle eine Möglichkeit.
ask-may = Wenn du möchtest: { $effect }.
ask-pay = Wähle, wie du zahlst: { $effect }.
ask-unless = Zahle, oder das geschieht: { $effect }.
ask-choose-some = Wähle { $n }.
ask-order = Das geschieht gleichzeitig. Was kommt zuerst?
ask-use = Das kannst du jetzt einsetzen.
ask-instead = Das kann stattdessen geschehen. Was soll geschehen?
option-use = einsetzen: { $effect }
option-first = zuerst: { $effect }
option-done = fertig
option-decline = verzichte
option-yes = ja
option-no = nein

## How control nodes read; after a clause the verb comes first

may = { $form ->
    [next] darfst du { $effect }
    [then] darfst du { $effect }
   *[do] du darfst { $effect }
}
may-long = du darfst Folgendes tun: { $effect }
sequence = { $form ->
    [to] { $first } und dann { $last }
    [then] { $first }; danach { $last }
   *[do] { $first }, dann { $last }
}
sequence-break = { $first }; { $last }
sequence-long = { $first }; dann { $last }
group = ({ $effect })
choice = { $first } oder { $last }
choice-long = wähle eine Möglichkeit: { $effect }
choice-long-part = { $first }; oder { $last }
if = wenn { $condition }, { $effect }
if-else = wenn { $condition }, { $effect }; sonst { $other }
for-each = { $per } { $effect }
offer = { $form ->
    [next] darfst du { $price }: { $effect }
    [then] darfst du { $price }: { $effect }
   *[do] du darfst { $price }: { $effect }
}
bargain = { $price } → { $effect }
per-one = { $what } pro { $count }
per-every = { $what } für je { $n } { $count }
each-one = pro { $count }
none-of = es kein { $count } gibt
at-least = du mindestens { $n } { $count } hast
trigger = { $event }, { $effect }
trigger-long = { $event }: { $effect }
offer-else = { $form ->
    [next] darfst du { $price }: { $effect }; sonst { $other }
    [then] darfst du { $price }: { $effect }; sonst { $other }
   *[do] du darfst { $price }: { $effect }; sonst { $other }
}
unless = { $form ->
    [next] darfst du { $price }; sonst { $effect }
    [then] darfst du { $price }; sonst { $effect }
   *[do] du darfst { $price }; sonst { $effect }
}
each-seat = { $who }: { $effect }
by-result = je nach Zahl der { $count }: { $effect }
band = bei { $n } bis { $high } { $effect }
band-one = bei { $n } { $effect }
band-from = bei { $n } oder mehr { $effect }
choose-some = wähle { $n } davon: { $effect }
repeat = tu das { $n }-mal: { $effect }
sentence = { $text }.
line = { $kind }: { $text }.

## Around the table

your-turn = Du bist am Zug
turn-of = { $seat } ist am Zug
waiting-for = Warten auf { $seats }
question = Frage
answers = Antworten
log = Verlauf
rules = Regeln
score = Punktzahl
scores = Punktzahlen
final-scores = Endstand
winner = { $seats } gewinnt
winners = { $seats } teilen sich den Sieg
game-over = Das Spiel ist zu Ende
bot = Bot
you = du

## Die Seite jedes Spiels

page-story = Chronik
page-whole-story = Die ganze Chronik ({ $n } Zeilen)
page-why = Warum nicht?
page-recap = Was geschehen ist
page-round-brought = Was Runde { $n } gebracht hat
page-round-player = Spieler
page-round-points = Punkte
page-round-score = Stand
page-you-decide = Du entscheidest
page-bot-answers = Ein Bot antwortet für dich
page-winner = Sieg
page-count = Wähle { $n }
page-one-more = Eins mehr: { $what }
page-less = Eins weniger: { $what }
page-all-answers = Als Liste
page-tabs = Teile des Tisches
page-back = Rückgängig
page-you-and = Du entscheidest, gleichzeitig mit { $seats }
page-you-in-turn-of = Du entscheidest, im Zug von { $seat }
page-group-other = Andere

## Where the points came from

points = Woher die Punkte kamen
points-by-source = Nach Herkunft
points-by-round = Nach Runden
points-round = Runde { $n }
points-end = Spielende
points-earlier = Bevor das Spiel fortgesetzt wurde
points-thing = { $thing }

## Was an einem Aufbau nicht stimmt

fault-seats = { $game } ist für { $least } bis { $most } Plätze, nicht { $seats }
fault-no-option = { $game } hat keine Option „{ $option }“; es gibt: { $options }
fault-no-value = die Option { $option } ist „{ $value }“; erwartet wird: { $values }
fault-many-values = die Option { $option } hat { $n } Werte für { $seats } Plätze
fault-idle = { $option }: { $reason }
fault-most-seats = { $most ->
    [one] nur mit 1 Platz
   *[other] nur bis { $most } Plätze
}, nicht mit { $seats }
fault-least-seats = nur ab { $least } Plätzen
fault-only-when = nur mit „{ $option }: { $value }“

## Warum ein Effekt nicht geht

why-both = { $first } { $second }
why-either = { $first } Oder: { $second }
why-impossible = Was verlangt wird, geht jetzt nicht.
