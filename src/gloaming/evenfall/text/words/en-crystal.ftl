# The Crystal Path: the path, Crystals, Cats, locks, and the cards of the expansion.

## Names and amounts

amount-crystal = { $n ->
    [one] { $n } charged Crystal
   *[other] { $n } charged Crystals
}
catalyst-crystal = { $n ->
    [one] Crystal
   *[other] Crystals
}
catalyst-glowing = { $n ->
    [one] charged Crystal
   *[other] charged Crystals
}
catalyst-dark = { $n ->
    [one] dark Crystal
   *[other] dark Crystals
}
kind-path = Crystal Path
cat = Cat
crystal-path = Crystal Path
lock-space = lock space
thing-cat = { $of }'s Witch with the Cat
thing-path = { $of }'s marker on the Crystal Path

## Options of the set-up

setup-crystal-path = The Crystal Path
setup-crystal-path-help = The expansion: a path to ascend, cards to play from its display, Crystals, Cats, Battle Bonus Tiles, and all cards of the expansion.
setup-crystal-path-off = off
setup-crystal-path-on = on
setup-expansion-cards = Cards of the expansion
setup-expansion-cards-help = The cards of The Crystal Path that can be used without the path; with the path all are in.
setup-expansion-cards-off = off
setup-expansion-cards-on = on

## What cards do

do-charge = { $n ->
    [one] charge { $n } Crystal in your clan
   *[other] charge { $n } Crystals in your clan
}
do-take-path-card = take any card of the Crystal Path into your hand
do-take-path-stone = take a Powerstone from the Crystal Path
do-take-cat = put a Cat on one of your Witches (she counts as two from now on)
do-take-back = return one of your Rituals without pieces, or one of your Specialists, to your hand for a later turn (its Catalysts go to the supply, a locked Powerstone to the box)
do-play-path = { $form ->
    [to] play any Ritual or Specialist of the Crystal Path without paying for it
    [pick] play any Ritual or Specialist of the Crystal Path without paying for it
   *[do] you may play any Ritual or Specialist of the Crystal Path without paying for it
}
do-foresee = { $n ->
    [one] gain the next bonus above an opponent's marker on their Coven Track
   *[other] gain the next { $n } bonuses above an opponent's marker on their Coven Track
}
do-pull-piece = move exactly one of your pieces from another Ritual onto this one
do-wander = move this Ritual, with everything on it, to a free Place of Power of yours, gain its Binding Bonus and harvest it
do-wind = { $form ->
    [to] activate, until Round End, the Action Spaces directly left and right of this Ritual with your Elders
   *[do] until Round End your Elders may activate the Action Spaces directly left and right of this Ritual
}
do-everyone-transfers = { $form ->
    [to] { $n ->
        [one] let each player, you included, make a Transfer and gain { $n } victory point for each Transfer made
       *[other] let each player, you included, make a Transfer and gain { $n } victory points for each Transfer made
    }
   *[do] { $n ->
        [one] each player, you included, may make a Transfer; gain { $n } victory point for each Transfer made
       *[other] each player, you included, may make a Transfer; gain { $n } victory points for each Transfer made
    }
}
do-harvest-region = fill the empty spaces of a Region and harvest two of the Places of Power there
do-harvest-region-place = harvest a Place of Power in any Region
do-reward = gain the reward of that Region for combat strength { $n }
do-build-beside = { $form ->
    [to] build a Catalyst for free beside the Building Spaces of one of your Rituals
    [pick] build a Catalyst for free beside the Building Spaces of one of your Rituals
   *[do] you may build a Catalyst for free beside the Building Spaces of one of your Rituals
}
do-build-crystal = { $form ->
    [to] build a Crystal for free
    [pick] build a Crystal for free
   *[do] you may build a Crystal for free
}
do-copy-exhaust = use the exhaust effect of a Specialist in any clan, whether it is exhausted or not
do-copy-council = use the Game End effect on one of your Specialists' cards
do-rivals-gain = { $form ->
    [to] let each opponent gain { $what }
   *[do] each opponent gains { $what }
}
do-replace = { $form ->
    [to] replace up to { $n } of your Catalysts with Catalysts of another kind (as if you built them)
    [pick] replace up to { $n } of your Catalysts with Catalysts of another kind (as if you built them)
   *[do] you may replace up to { $n } of your Catalysts with Catalysts of another kind (as if you built them)
}
do-exchange = discard 1 to { $n } cards, draw as many and gain as much Mana
do-herd = put one of your Rituals on the discard pile (its Catalysts go to the supply, its pieces to a Region)
price-discharge = { $n ->
    [one] discharge { $n } Crystal
   *[other] discharge { $n } Crystals
}

## What can be counted

count-crystal = { $n ->
    [one] Crystal in your clan
   *[other] Crystals in your clan
}
count-most-catalyst = { $n ->
    [one] Catalyst of the kind you have most of
   *[other] Catalysts of the kind you have most of
}
count-catalyst-set = { $n ->
    [one] set of Scythe, Orb and Crystal in your clan
   *[other] sets of Scythe, Orb and Crystal in your clan
}
count-rich-ritual = { $n ->
    [one] Ritual with more than one Catalyst in your clan (those on its Place count)
   *[other] Rituals with more than one Catalyst in your clan (those on their Places count)
}
count-artifact-pair = { $n ->
    [one] pair of a Ritual and a Specialist with the keyword Artifact in your clan
   *[other] pairs of a Ritual and a Specialist with the keyword Artifact in your clan
}
count-familiar-pair = { $n ->
    [one] pair of a Ritual and a Specialist with the keyword Familiar in your clan
   *[other] pairs of a Ritual and a Specialist with the keyword Familiar in your clan
}
count-enchantment-pair = { $n ->
    [one] pair of a Ritual and a Specialist with the keyword Enchantment in your clan
   *[other] pairs of a Ritual and a Specialist with the keyword Enchantment in your clan
}
count-locked-ritual = { $n ->
    [one] Ritual with a locked Powerstone in your clan
   *[other] Rituals with a locked Powerstone in your clan
}
count-ascension = { $n ->
    [one] step reached on the Crystal Path
   *[other] steps reached on the Crystal Path
}
count-value = { $n ->
    [one] point of its value
   *[other] points of its value
}

## What cards listen to

event-ascend = whenever you ascend the Crystal Path
event-crystal = whenever you build a Crystal
event-row-catalyst = whenever you build a Catalyst in this Ritual's circle
event-here-catalyst = whenever you build a Catalyst on this Ritual or its Place of Power
event-valuable = whenever you play a card worth 3 or more victory points
event-quiet-ritual = whenever you play a Ritual without an Action Space
event-costly-discover = whenever you discover a Place of Power that costs more than one Witch (a Lost Tower counts)
event-spend-mana = whenever you spend Mana in the Action Phase
event-clan-token = whenever you activate your Clan Token

## Standing effects

standing-crystal-space = your Rituals worth 3 or more victory points have one more Building Space, for a Crystal only
standing-path-cards = when you play a card from the Crystal Path you may discard cards from your hand in place of resources
standing-binding-vp = { $n ->
    [one] you may gain { $n } victory point in place of a Binding Bonus
   *[other] you may gain { $n } victory points in place of a Binding Bonus
}
standing-crystal-value = { $n ->
    [one] at the end of the game each Crystal, charged or not, raises the value of its Ritual in your Inner Circle by { $n }
   *[other] at the end of the game each Crystal, charged or not, raises the value of its Ritual in your Inner Circle by { $n }
}

## The text of a card

effect-clan-token = Clan Token
effect-lock = Lock space
lock-more = with a Powerstone on it, also { $effect }
lock-again = a Powerstone locked on it repeats the immediate effect once
harvest-deposit = gain the resource that lies on it; in a Region, 1 resource of your choice
fact-different = one for each kind of Catalyst
fact-path-only = only with the Crystal Path
path-step = Step { $n } for { $cost }: { $effect }.
path-again = On the last step for { $cost }, any number of times: { $effect }.
path-crystal = A Crystal costs { $cost }.

## Procedures of the rules, as a stack names them

step-bind-or-score = the Binding Bonus, or victory points
step-charge = charge Crystals
step-charge-here = the Crystals there are charged
step-climb = ascend the Crystal Path
step-deposit = put a resource on a Place of Power
step-discharge = discharge Crystals
step-exchanged = draw and gain as much
step-harvest-in = harvest Places of Power in a Region
step-herd-to = the pieces go to a Region
step-join-transfer = a Transfer of every player
step-pay-from-path = pay for a card of the Crystal Path
step-play-from-path = play a Ritual from the Crystal Path
step-replace = replace Catalysts
step-which-witch = choose a Witch

## Questions

ask-charge = Which Crystal do you charge?
ask-discharge = { $n ->
    [one] Which Crystal do you discharge?
   *[other] Which Crystals do you discharge? { $n } in all.
}
ask-deposit = Which resource do you put on { $card }?
ask-cat = Which of your Witches gets the Cat?
ask-which-witch = Does the Witch with the Cat go?
ask-path-card = Which card of the Crystal Path do you take?
ask-path-cards = How many cards do you discard in place of resources for { $card }?
ask-play-path = Which card of the Crystal Path do you play for free?
ask-foresee = Whose Coven Track do you look at?
ask-pull = Which piece do you move onto this Ritual?
ask-wander = To which Place of Power does this Ritual move?
ask-join-transfer = { $n ->
    [one] You may make a Transfer; if you do, { $seat } gains { $n } victory point.
   *[other] You may make a Transfer; if you do, { $seat } gains { $n } victory points.
}
ask-region-harvest = In which Region do you harvest?
ask-build-beside = Which Catalyst do you build for free, and where?
ask-copy = Whose exhaust effect do you use?
ask-copy-council = Which Game End effect do you use?
ask-take-back = Which card do you take back?
ask-replace = Which Catalyst do you replace?
ask-exchange = How many cards do you discard?
ask-herd = Which Ritual do you give up?
ask-binding = The Binding Bonus, or victory points?

## Answers

option-ascend = ascend the Crystal Path
option-path-play = play { $card } from the path
option-path-specialist = play { $card } from the path as Specialist
option-path-council = play { $card } from the path as Council Member
option-path-cards = { $n ->
    [one] discard { $n } card in place of a resource
   *[other] discard { $n } cards in place of resources
}
option-crystal = a Crystal on { $card }
option-charge = charge the Crystal on { $card }
option-discharge = discharge the Crystal on { $card }
option-lock = lock the { $stone } on { $card }
option-lock-space = lock a Powerstone on { $card }
option-deposit = put down { $what }
option-cat = the Cat on a Witch on { $thing }
option-cat-reserve = the Cat on a Witch in reserve
option-with-cat = with the Cat
option-without-cat = without the Cat
option-recall-cat = recall the Witch with the Cat from { $thing }
option-take = take { $card }
option-foresee = the track of { $thing }
option-pull-witch = move the Witch from { $thing }
option-pull-elder = move the Elder from { $thing }
option-pull-cat = move the Witch with the Cat from { $thing }
option-copy = use { $card }
option-take-back = take back { $card }
option-replace = replace { $old } by { $new } on { $card }
option-replace-beside = replace { $old } by { $new } beside { $card }
option-exchange = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}
option-vp = { $n ->
    [one] gain { $n } victory point
   *[other] gain { $n } victory points
}

## The story

log-display = { $card } is laid out on the Crystal Path.
log-display-discard = { $card } is cleared from the Crystal Path.
log-ascend = { $seat } ascends to step { $n } of the Crystal Path.
log-ascend-again = { $seat } ascends on the last step of the Crystal Path.
log-path-card = { $seat } takes { $card } from the Crystal Path.
log-path-stone = { $seat } takes the { $stone } from the Crystal Path.
log-cat = { $seat } puts a Cat on a Witch.
log-crystal = { $seat } builds a Crystal on { $card }.
log-charge = { $seat } charges the Crystal on { $card }.
log-discharge = { $seat } discharges the Crystal on { $card }.
log-lock = { $seat } locks the { $stone } on { $card }.
log-deposit = { $seat } puts { $what } on { $card }.
log-move-cat = { $seat } moves the Witch with the Cat to { $thing }.
log-pull-witch = { $seat } moves a Witch to { $thing }.
log-pull-elder = { $seat } moves an Elder to { $thing }.
log-pull-cat = { $seat } moves the Witch with the Cat to { $thing }.
log-recall-cat = { $seat } returns the Witch with the Cat to the reserve.
log-wander = { $seat } moves { $card } to { $place }.
log-copy = { $seat } uses the effect of { $card }.
log-take-back = { $seat } takes back { $card }.
log-enters-exhausted = { $card } enters exhausted: its effect was used this round.

## Why not

why-crystals = { $n ->
    [one] It takes { $n } charged Crystal, and you have { $have }.
   *[other] It takes { $n } charged Crystals, and you have { $have }.
}
why-no-crystals = Crystals come with the Crystal Path.
why-crystal = For a Crystal: { $missing }
why-tower = It takes a resource that is put on it.
why-lock-taken = A Powerstone is already locked there.
why-no-lock = It has no lock space.
why-stone-on-board = Your Powerstones lie on your clan board until final scoring.
why-never-played = You never played it: it belongs to your clan.
why-no-stone = You have no Powerstone.
why-other-kind = Each of its Building Spaces is for another kind of Catalyst.
why-crystal-space = The space left is for a Crystal only.
why-piece-there = A Witch or Elder stands on it.
why-elder-there = Somebody's Elder stands on it.
why-later-turn = You took it back this turn: it can be played on a later one.
why-locked-there = Its Place already has the one Powerstone it can have: the locked one.

## The table

screen-path = Crystal Path
screen-path-more = +{ $n }
screen-path-marker = { $seat } on step { $n }
screen-path-left = left of it: { $seats }
screen-cats = Cats { $n }
screen-lock = lock space
screen-cat = with the Cat
screen-charged = { $n ->
    [one] { $n } Crystal charged
   *[other] { $n } Crystals charged
}
group-crystal = Build a Crystal
group-lock = Lock a Powerstone

## The legend of the symbols

legend-path = the Crystal Path
legend-crystal-glowing = charged Crystal
legend-crystal-dark = dark Crystal
legend-cat = Cat
legend-lock = lock space
