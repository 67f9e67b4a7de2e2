# What every game says.

nobody = nobody
nothing = nothing
list-two = { $first } and { $last }
list-more = { $first }, { $last }
seat-number = Seat { $n }

## Questions and answers of the control nodes

ask-choice = Choose one.
ask-may = If you like: { $effect }.
ask-pay = Choose how to pay: { $effect }.
ask-unless = Pay, or this happens: { $effect }.
ask-choose-some = Choose { $n }.
ask-order = These happen at the same time. What comes first?
ask-use = You may use these now.
ask-instead = This can happen instead. What shall happen?
option-use = use { $effect }
option-first = first: { $effect }
option-done = done
option-decline = decline
option-yes = yes
option-no = no

## How control nodes read

may = you may { $effect }
may-long = you may do this: { $effect }
sequence = { $form ->
    [to] { $first } and then { $last }
   *[do] { $first }, then { $last }
}
sequence-break = { $first }; { $last }
sequence-long = { $first }; then { $last }
group = ({ $effect })
choice = { $first } or { $last }
choice-long = choose one: { $effect }
choice-long-part = { $first }; or { $last }
if = if { $condition }, { $effect }
if-else = if { $condition }, { $effect }; otherwise { $other }
for-each = { $per }, { $effect }
offer = you may { $price }: { $effect }
bargain = { $price } → { $effect }
per-one = { $what } for each { $count }
per-every = { $what } for every { $n } { $count }
each-one = for each { $count }
none-of = there is no { $count }
at-least = you have at least { $n } { $count }
trigger = { $event }, { $effect }
trigger-long = { $event }: { $effect }
offer-else = you may { $price }: { $effect }; otherwise { $other }
unless = you may { $price }; otherwise { $effect }
each-seat = { $who }: { $effect }
by-result = by the number of { $count }: { $effect }
band = for { $n } to { $high }, { $effect }
band-one = for { $n }, { $effect }
band-from = for { $n } or more, { $effect }
choose-some = choose { $n } of these: { $effect }
repeat = do this { $n } times: { $effect }
sentence = { $text }.
line = { $kind }: { $text }.

## Around the table

your-turn = Your turn
turn-of = { $seat } has the turn
waiting-for = Waiting for { $seats }
question = Question
answers = Answers
log = Log
rules = Rules
score = Score
scores = Scores
final-scores = Final scores
winner = { $seats } wins
winners = { $seats } share the victory
game-over = The game is over
bot = bot
you = you

## The page of any game

page-story = Story
page-whole-story = The whole story ({ $n } lines)
page-why = Why not?
page-recap = What happened
page-round-brought = What round { $n } brought
page-round-player = Player
page-round-points = Points
page-round-score = Score
page-you-decide = You decide
page-bot-answers = A bot answers for you
page-winner = winner
page-count = Choose { $n }
page-one-more = One more: { $what }
page-less = One less: { $what }
page-all-answers = As a list
page-tabs = Parts of the table
page-back = Undo
page-you-and = You decide, at the same time as { $seats }
page-you-in-turn-of = You decide, in { $seat }'s turn
page-group-other = Others

## Where the points came from

points = Where the points came from
points-by-source = By source
points-by-round = By round
points-round = Round { $n }
points-end = Game end
points-earlier = Before the game was resumed
points-thing = { $thing }

## What is wrong with a set-up

fault-seats = { $game } is for { $least } to { $most } seats, not { $seats }
fault-no-option = { $game } has no option “{ $option }”; there are: { $options }
fault-no-value = option { $option } is “{ $value }”; expected one of: { $values }
fault-many-values = option { $option } has { $n } values for { $seats } seats
fault-idle = { $option }: { $reason }
fault-most-seats = { $most ->
    [one] only with 1 seat
   *[other] only with up to { $most } seats
}, not with { $seats }
fault-least-seats = only with { $least } seats or more
fault-only-when = only with “{ $option }: { $value }”

## Why an effect cannot be used

why-both = { $first } { $second }
why-either = { $first } Or: { $second }
why-impossible = What it asks for cannot be done now.
