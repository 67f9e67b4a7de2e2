# Evenfall in English. Labels of answers are lower-case imperatives: read one after another
# they make a sentence ("play Transmutation Chalice on Spirit Bog").

## Amounts

amount-herb = { $n ->
    [one] { $n } Herb
   *[other] { $n } Herbs
}
amount-potion = { $n ->
    [one] { $n } Potion
   *[other] { $n } Potions
}
amount-knowledge = { $n } Knowledge
amount-any = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}
amount-mana = { $n } Mana
amount-vp = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
amount-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
amount-witch = { $n ->
    [one] { $n } Witch
   *[other] { $n } Witches
}
amount-elder = { $n ->
    [one] { $n } Elder
   *[other] { $n } Elders
}
amount-slot = { $n ->
    [one] { $n } Building Space
   *[other] { $n } Building Spaces
}

## Names, singular and plural by $n

resource-herb = { $n ->
    [one] Herb
   *[other] Herbs
}
resource-potion = { $n ->
    [one] Potion
   *[other] Potions
}
resource-knowledge = Knowledge
resource-any = { $n ->
    [one] resource of your choice
   *[other] resources of your choice
}
piece-witch = { $n ->
    [one] Witch
   *[other] Witches
}
piece-elder = { $n ->
    [one] Elder
   *[other] Elders
}
catalyst-scythe = { $n ->
    [one] Scythe
   *[other] Scythes
}
catalyst-orb = { $n ->
    [one] Orb
   *[other] Orbs
}
catalyst-catalyst = { $n ->
    [one] Catalyst
   *[other] Catalysts
}
keyword-none = no keyword
keyword-artifact = Artifact
keyword-familiar = Familiar
keyword-enchantment = Enchantment
stone-none = no Powerstone icon
kind-place = Place of Power
kind-starting_place = Starting Place
kind-ritual = Ritual
kind-person = Specialist or Council Member
kind-region = Region
kind-board = clan board
kind-clan = clan
kind-stone = Powerstone
kind-limits = limits

## Phases and areas

phase-setup = Set-up
phase-scout = Scout Phase
phase-action = Action Phase
phase-battle = Battle Phase
phase-round-end = Round End
phase-game-end = Game End
round = Round
round-number = Round { $n }
first-player = First player
first-player-marker = First Player Marker
passed = passed
hand = Hand
outer-circle = Outer Circle
inner-circle = Inner Circle
specialist = Specialist
specialists = Specialists
council = Council
council-member = Council Member
reserve = Reserve
resources = Resources
herbs = Herbs
potions = Potions
knowledge = Knowledge
mana = Mana
victory-points = Victory points
victory-points-short = VP
coven-track = Coven Track
clan-token = Clan Token
token-active = active
token-exhausted = exhausted
powerstone = Powerstone
powerstones = Powerstones
main-deck = Main Deck
discard-pile = Discard pile
deck-of-places = Deck of Places
removed = Removed from the game
region = Region
regions = Regions
place = Place of Power
places = Places of Power
ritual = Ritual
rituals = Rituals
action-space = Action Space
action-spaces = Action Spaces
catalysts = Catalysts
witches = Witches
elders = Elders
mana-dial = Mana Dial
combat-strength = Combat strength
cards = Cards
ready = ready
exhausted = exhausted
empty = empty
free = free
keyword = Keyword
cost = Cost

## Options of the set-up

setup-experienced = Experienced variant
setup-experienced-help = In the first round everyone draws two more cards and then discards two.
setup-experienced-off = off
setup-experienced-on = on
setup-first = First player
setup-first-help = Who starts: one of the seats, or drawn at random.
setup-first-random = at random
setup-first-1 = seat 1
setup-first-2 = seat 2
setup-first-3 = seat 3
setup-first-4 = seat 4
setup-clans = Clans
setup-clans-help = Each seat takes a different clan. On the command line: one for each seat with commas between them; where nothing is said, the next in the box.

## Things on the table

thing-token = { $of }'s Clan Token
thing-build = { $of }'s Catalysts
thing-discard = { $of }'s hand
thing-hand = { $of }'s hand
thing-dial = { $of }'s Mana Dial
thing-coven = { $of }'s Coven Track
thing-score = { $of }'s score
thing-space = the Action Space of { $of }
thing-first = the First Player Marker

## What cards do. $form: do (a sentence), next (after "then"), then (after a clause),
## to (after "you may"), pick (an answer)

do-gain = gain { $what }
do-draw = draw { $what }
do-gain-draw = gain { $what } and draw { $cards }
do-transfer = { $form ->
    [to] make a Transfer
    [pick] make a Transfer
   *[do] you may make a Transfer
}
do-advance = { $n ->
    [one] advance { $n } step on the Coven Track
   *[other] advance { $n } steps on the Coven Track
}
do-harvest-it = { $form ->
    [then] harvest it
   *[do] harvest that Place of Power
}
do-harvest-outer = harvest all Places of Power in your Outer Circle
do-harvest-place = harvest one of your Places of Power
do-harvest-outer-place = harvest a Place of Power in your Outer Circle
do-harvest-inner-place = harvest a Place of Power in your Inner Circle
do-harvest-rival-place = harvest a Place of Power of another clan
do-build-scythe = { $form ->
    [to] build a Scythe for free
    [pick] build a Scythe for free
   *[do] you may build a Scythe for free
}
do-build-orb = { $form ->
    [to] build an Orb for free
    [pick] build an Orb for free
   *[do] you may build an Orb for free
}
do-build-catalyst = { $form ->
    [to] build a Catalyst for free
    [pick] build a Catalyst for free
   *[do] you may build a Catalyst for free
}
do-remove-ritual = remove one of your Rituals from the game (its Catalysts go with it, its pieces return to your reserve)
do-move-pieces = move all pieces on one of your Rituals to a Region
do-move-elder = { $form ->
    [to] move one of your Elders, from anywhere, to a Region
    [pick] move one of your Elders, from anywhere, to a Region
   *[do] you may move one of your Elders, from anywhere, to a Region
}
do-recall-witch = return one of your Witches to your reserve
do-recall-elder = return one of your Elders to your reserve
do-recall-piece = return one of your Witches or Elders to your reserve
do-discover-free = fill the empty spaces of a Region and discover any Place of Power there without placing Witches
do-play-ritual = { $form ->
    [to] play a Ritual without paying its cost
    [pick] play a Ritual without paying its cost
   *[do] you may play a Ritual without paying its cost
}
do-consume = discard a card with an immediate effect from your hand and use that effect
do-borrow = place an Elder from your reserve on an opponent's Specialist (until Round End its effect is yours too)
do-take-stone = take a Powerstone from any Region
do-ready-specialist = ready one of your exhausted Specialists
do-ready-token = turn your Clan Token back to its active side

price-pay = pay { $what }
price-discard = discard { $cards }
price-both = pay { $what } and discard { $cards }

## What can be counted

count-artifact = { $n ->
    [one] Artifact in your clan
   *[other] Artifacts in your clan
}
count-familiar = { $n ->
    [one] Familiar in your clan
   *[other] Familiars in your clan
}
count-enchantment = { $n ->
    [one] Enchantment in your clan
   *[other] Enchantments in your clan
}
count-keyword-set = { $n ->
    [one] set of Artifact, Familiar and Enchantment in your clan
   *[other] sets of Artifact, Familiar and Enchantment in your clan
}
count-scythe = { $n ->
    [one] Scythe in your clan
   *[other] Scythes in your clan
}
count-orb = { $n ->
    [one] Orb in your clan
   *[other] Orbs in your clan
}
count-catalyst = { $n ->
    [one] Catalyst in your clan
   *[other] Catalysts in your clan
}
count-rich-place = { $n ->
    [one] Place of Power with two or more Catalysts in your clan
   *[other] Places of Power with two or more Catalysts in your clan
}
count-specialist = { $n ->
    [one] Specialist in your clan
   *[other] Specialists in your clan
}
count-council-member = { $n ->
    [one] Council Member in your clan
   *[other] Council Members in your clan
}
count-place = { $n ->
    [one] Place of Power in your clan
   *[other] Places of Power in your clan
}
count-outer-place = { $n ->
    [one] Place of Power in your Outer Circle
   *[other] Places of Power in your Outer Circle
}
count-inner-place = { $n ->
    [one] Place of Power in your Inner Circle
   *[other] Places of Power in your Inner Circle
}
count-ritual = { $n ->
    [one] Ritual in your clan
   *[other] Rituals in your clan
}
count-outer-ritual = { $n ->
    [one] Ritual in your Outer Circle
   *[other] Rituals in your Outer Circle
}
count-inner-ritual = { $n ->
    [one] Ritual in your Inner Circle
   *[other] Rituals in your Inner Circle
}
count-action-ritual = { $n ->
    [one] Ritual with an Action Space in your clan
   *[other] Rituals with an Action Space in your clan
}
count-bare-inner-place = { $n ->
    [one] Place of Power without a Ritual in your Inner Circle
   *[other] Places of Power without a Ritual in your Inner Circle
}
count-inner-card = { $n ->
    [one] Place of Power or Ritual in your Inner Circle
   *[other] Places of Power or Rituals in your Inner Circle
}
count-valuable = { $n ->
    [one] Ritual or Specialist in your clan worth 3 or more victory points
   *[other] Rituals or Specialists in your clan worth 3 or more victory points
}
count-ongoing = { $n ->
    [one] ongoing effect in your clan
   *[other] ongoing effects in your clan
}
count-card = { $n ->
    [one] card in your hand
   *[other] cards in your hand
}
count-mana = Mana on your track
count-resource = { $n ->
    [one] resource in your stock
   *[other] resources in your stock
}
count-powerstone = { $n ->
    [one] Powerstone in your clan
   *[other] Powerstones in your clan
}
count-powerstone-kind = { $n ->
    [one] different kind of Powerstone in your clan
   *[other] different kinds of Powerstone in your clan
}
count-coven-step = { $n ->
    [one] step reached on the Coven Track
   *[other] steps reached on the Coven Track
}
count-ember = { $n ->
    [one] { $stone } symbol in your Inner Circle (icons and placed Powerstones)
   *[other] { $stone } symbols in your Inner Circle (icons and placed Powerstones)
}
count-tide = { count-ember }
count-root = { count-ember }
count-harvest-symbol = { $n ->
    [one] resource symbol in the Harvest Bonuses of your clan (each Scythe on such a Place counts as one more)
   *[other] resource symbols in the Harvest Bonuses of your clan (each Scythe on such a Place counts as one more)
}
count-piece-on-ritual = { $n ->
    [one] Witch or Elder on your Rituals
   *[other] Witches or Elders on your Rituals
}
count-elder-on-ritual = { $n ->
    [one] Elder on your Rituals
   *[other] Elders on your Rituals
}
count-region-present = { $n ->
    [one] Region with a Witch or Elder of yours
   *[other] Regions with a Witch or Elder of yours
}
count-region-piece = { $n ->
    [one] Witch or Elder of yours in the Regions
   *[other] Witches or Elders of yours in the Regions
}
count-elder-outside = { $n ->
    [one] Elder of yours outside your reserve and your Inner Circle
   *[other] Elders of yours outside your reserve and your Inner Circle
}
count-battle-won = { $n ->
    [one] battle you won this round
   *[other] battles you won this round
}
count-first-player = First Player Marker in your clan

at-least-battle-won = { $n ->
    [one] you have won a battle this round
   *[other] you have won at least { $n } battles this round
}
at-least-coven-step = you have reached step { $n } of the Coven Track
at-least-region-present = { $n ->
    [one] you have a Witch or Elder in a Region
   *[other] you have Witches or Elders in at least { $n } Regions
}
at-least-first-player = you have the First Player Marker

## What cards listen to

event-discover = whenever you discover a Place of Power
event-harvest = whenever you harvest a Place of Power
event-discard = whenever you discard a card
event-coven = whenever you advance on the Coven Track
event-transfer = whenever you Transfer a Place of Power
event-token = whenever you activate your Clan Token
event-opponent-token = whenever an opponent activates their Clan Token
event-ritual = whenever you play a Ritual
event-inner-ritual = whenever you play a Ritual on a Place of Power in your Inner Circle
event-specialist = whenever you play a Specialist
event-council = whenever you play a Council Member
event-person = whenever you play a Specialist or a Council Member
event-artifact = whenever you play a Ritual or Specialist with the keyword Artifact
event-familiar = whenever you play a Ritual or Specialist with the keyword Familiar
event-enchantment = whenever you play a Ritual or Specialist with the keyword Enchantment
event-scythe = whenever you build a Scythe
event-orb = whenever you build an Orb
event-catalyst = whenever you build a Catalyst
event-binding = whenever you gain a Binding Bonus
event-battle-start = before each battle you take part in
event-battle-won = whenever you win a battle
event-battle-lost = whenever you lose a battle
event-stone = whenever you take a Powerstone
event-exhaust = whenever you exhaust one of your Specialists
event-activate = whenever you activate an Action Space
event-elder-activate = whenever you activate an Action Space with an Elder
event-region-witch = for each Witch you place in a Region
event-gain-herb = whenever you gain Herbs
event-gain-potion = whenever you gain Potions
event-gain-knowledge = whenever you gain Knowledge
event-scout = in every Scout Phase
event-pass = when you pass
event-round-end = at the end of the round
event-game-end = at the end of the game

## Standing effects

standing-mana-catalysts = you may pay Mana for Catalysts instead of their cost: { $scythe } Mana for a Scythe, { $orb } Mana for an Orb
standing-elders-outer = your Elders may also activate Action Spaces in your Outer Circle
standing-potions-wild = you may pay a Potion in place of any other resource
standing-cheap-rituals = { $n ->
    [one] your Rituals cost { $n } resource less
   *[other] your Rituals cost { $n } resources less
}
standing-cheap-specialists = { $n ->
    [one] your Specialists cost { $n } resource less
   *[other] your Specialists cost { $n } resources less
}
standing-one-card-discard = once per turn you need to discard only 1 card instead of 2 for a resource of your choice
standing-free-scythe = your Scythes are free
standing-adjust-dial = after the dials are revealed you may change yours by up to { $n }
standing-strength = you have { $n } more combat strength in every battle you take part in
standing-second-stone = if you come second in a battle, you take a Powerstone too
standing-cheap-discover = { $n ->
    [one] discovering takes { $n } Witch less, but at least 1
   *[other] discovering takes { $n } Witches less, but at least 1
}

## The text of a card

effect-action = Action Space
effect-immediate = Immediate effect
effect-ongoing = Ongoing
effect-exhaust = Exhaust, once per round
effect-battle = Battle
effect-round-end = Round End
effect-game-end = Game End
effect-harvest = Harvest Bonus
effect-binding = Binding Bonus
effect-scout = Scout Phase
effect-token = Clan Token
effect-track = Coven Track
effect-reward = Combat strength { $n } or more
effect-council = { $kind } (Council)
binding-also = { $first }; if the Ritual has the keyword { $keyword }, also { $last }
binding-only = if the Ritual has the keyword { $keyword }, { $last }
no-bonus = No Harvest Bonus and no Binding Bonus.
reward-marker = The winner of the battle takes the First Player Marker.
track-step = { $n }. { $effect }
track-overflow = then { $what } for each further step
council-costs = First Council Member: { $first }. Each further one: { $further }.
clan-start = Starting Place: { $card }.
stone-text = At the end of the game it doubles the value of the Ritual on a Place of Power with its icon in your Inner Circle.
limits-text = { $rounds } rounds. At most { $mana } Mana, at most { $dial } on the dial. Start with { $start }. A Scythe costs { $scythe }, an Orb { $orb }.
no-cost = free
fact-cost = Cost: { $cost }
fact-cost-or-mana = Cost: { $cost }, or { $mana }
fact-discover = Discover with { $witches }
fact-icon = Icon: { $stone }

## Procedures of the rules, as a stack names them

step-action-phase = the Action Phase begins
step-adjust-dials = the dials are adjusted
step-arrange = choose the order
step-battle = a battle
step-battle-phase = the Battle Phase begins
step-build-catalysts = build Catalysts
step-declare-winner = the battle is won
step-discard = discard cards
step-discover-in = discover a Place of Power
step-end-battles = the battles are over
step-extra-cards = draw two more cards
step-finish = the game is over
step-free-discard = discard cards for a resource
step-gain-any = gain resources of your choice
step-game-end = the game ends
step-harvest-place = harvest a Place of Power
step-move-to-region = move a piece to a Region
step-next-turn = the next turn
step-pay-catalyst = pay for a Catalyst
step-flip-token = flip the Clan Token
step-pay-ritual = pay for a Ritual
step-place-stone = place a Powerstone
step-play-council = play a Council Member
step-play-ritual = play a Ritual
step-play-specialist = play a Specialist
step-resolve-battle = the battle is decided
step-round = a round
step-round-end-effects = Round End effects
step-round-end-steps = the round ends
step-score-circle = the Inner Circle is scored
step-score-specialists = the Specialists are scored
step-scout-phase = the Scout Phase begins
step-set-dials = the dials are set
step-sift = everyone discards two cards
step-take-marker = take the First Player Marker
step-take-stone = take a Powerstone
step-turn = a turn

## Questions

ask-turn = Your turn: choose a main action, or pass.
ask-turn-end = Free actions, or end your turn.
ask-dial = Battle for { $region }: how much Mana do you spend? Your pieces there count for { $n }.
ask-adjust = Your dial shows { $n }. Change it?
ask-stone = Which Powerstone do you take?
ask-pay-for = How do you pay for { $card }?
ask-pay-catalyst = { $kind ->
    [scythe] How do you pay for the Scythe?
    [orb] How do you pay for the Orb?
   *[catalyst] How do you pay for the Catalyst?
}
ask-place-for = On which Place of Power do you play { $card }?
ask-build = Which Catalyst do you build, and where?
ask-build-more = Build another Catalyst?
ask-build-free = { $kind ->
    [scythe] Where do you build the free Scythe?
    [orb] Where do you build the free Orb?
   *[catalyst] Which free Catalyst do you build, and where?
}
ask-discard = { $n ->
    [one] Which card do you discard?
   *[other] Which cards do you discard? { $n } in all.
}
ask-discover = Which Place of Power do you discover?
ask-region-discover = In which Region do you discover?
ask-gain = { $n ->
    [one] Which resource do you gain?
   *[other] Which { $n } resources do you gain?
}
ask-harvest = Which Place of Power do you harvest?
ask-place-stone = On which Place of Power do you place the { $stone }?
ask-borrow = On which Specialist do you place your Elder?
ask-ready = Which Specialist do you ready?
ask-move-from = From which Ritual do you move your pieces?
ask-move-elder = Which Elder do you move?
ask-move-to = To which Region?
ask-recall = Which piece returns to your reserve?
ask-remove = Which Ritual do you remove?
ask-play-free = Which Ritual do you play for free?
ask-consume = Which card do you discard for its immediate effect?
ask-transfer = Which Place of Power do you Transfer to your Inner Circle?

## Answers

option-pass = pass
option-end-turn = end turn
option-token = activate the Clan Token
option-build = build Catalysts
option-free-discard = discard two cards for a resource
option-free-discard-one = discard one card for a resource
option-discover = discover { $card }
option-play = play { $card }
option-on = on { $card }
option-specialist = play { $card } as Specialist
option-council = play { $card } as Council Member
option-exhaust = exhaust { $card }
option-witch = place a Witch on { $thing }
option-elder = place an Elder on { $thing }
option-scythe = a Scythe on { $card }
option-orb = an Orb on { $card }
option-gain = gain { $what }
option-pay = pay { $what }
option-discard = discard { $card }
option-discard-pair = discard { $first } and { $second }
option-dial = set the dial to { $n }
option-stone = take the { $thing }
option-stone-from = take the { $thing } from { $region }
option-stone-on = place the Powerstone on { $card }
option-in = in { $thing }
option-harvest = harvest { $card }
option-transfer = transfer { $card }
option-no-transfer = no Transfer
option-borrow = borrow { $card }
option-ready = ready { $card }
option-remove = remove { $card }
option-from = from { $thing }
option-from-reserve = from reserve
option-to = to { $thing }
option-recall = return the piece on { $card }
option-recall-witch = recall a Witch from { $thing }
option-recall-elder = recall an Elder from { $thing }

## The story

log-first = { $seat } has the First Player Marker.
log-round = Round { $n } begins.
log-phase-scout = The Scout Phase begins.
log-phase-action = The Action Phase begins.
log-phase-battle = The Battle Phase begins.
log-phase-round-end = The round ends.
log-game-end = The game ends.
log-draw = { $seat } draws { $card }.
log-draws = { $n ->
    [one] { $seat } draws { $n } card.
   *[other] { $seat } draws { $n } cards.
}
log-reshuffle = The discard pile is shuffled into a new Main Deck.
log-vp = { $n ->
    [one] { $seat } gains { $n } victory point.
   *[other] { $seat } gains { $n } victory points.
}
log-vp-from = { $n ->
    [one] { $seat } gains { $n } victory point from { $card }.
   *[other] { $seat } gains { $n } victory points from { $card }.
}
log-gain = { $seat } gains { $what }.
log-mana = { $seat } gains { $n } Mana.
log-pay = { $seat } pays { $what }.
log-pass = { $seat } passes.
log-discard = { $seat } discards { $card }.
log-discover = { $seat } discovers { $card } in { $region }.
log-refill = { $card } appears in { $region }.
log-token = { $seat } activates the Clan Token.
log-ready-token = { $seat } turns the Clan Token back to its active side.
log-transfer = { $seat } transfers { $card } to the Inner Circle.
log-no-transfer = { $seat } forgoes the Transfer.
log-ritual = { $seat } plays { $card } on { $place }.
log-remove = { $seat } removes { $card }.
log-specialist = { $seat } plays { $card } as Specialist.
log-council = { $seat } plays { $card } as Council Member.
log-exhaust = { $seat } exhausts { $card }.
log-borrow = { $seat } borrows { $card } with an Elder.
log-use-borrowed = { $seat } uses the borrowed { $card }.
log-ready = { $seat } readies { $card }.
log-scythe = { $seat } builds a Scythe on { $card }.
log-orb = { $seat } builds an Orb on { $card }.
log-coven = { $seat } advances to step { $n } of the Coven Track.
log-coven-end = { $seat } is past the end of the Coven Track.
log-witch = { $seat } places a Witch on { $thing }.
log-elder = { $seat } places an Elder on { $thing }.
log-move-witch = { $seat } moves a Witch to { $thing }.
log-move-elder = { $seat } moves an Elder to { $thing }.
log-recall-witch = { $seat } returns a Witch to the reserve.
log-recall-elder = { $seat } returns an Elder to the reserve.
log-harvest = { $seat } harvests { $card }.
log-battle = The battle for { $region } begins.
log-dial = { $seat } reveals a dial of { $n }.
log-adjust = { $seat } changes the dial to { $n }.
log-strength = { $seat } has combat strength { $n } in { $region }.
log-battle-won = { $seat } wins the battle for { $region }.
log-stone = { $seat } takes the { $stone } from { $region }.
log-replenished = The Regions are filled with Places of Power.
log-pieces-return = All Witches and Elders return.
log-tokens-active = All Clan Tokens are active again.
log-cards-ready = All Specialists are ready again.
log-score-specialists = { $n ->
    [one] { $seat } scores { $n } victory point for Specialists: { $total } in all.
   *[other] { $seat } scores { $n } victory points for Specialists: { $total } in all.
}
log-score-council = { $total ->
    [one] { $seat } has { $total } victory point after Game End effects.
   *[other] { $seat } has { $total } victory points after Game End effects.
}
log-score-circle = { $n ->
    [one] { $seat } scores { $n } victory point for the Inner Circle: { $total } in all.
   *[other] { $seat } scores { $n } victory points for the Inner Circle: { $total } in all.
}
log-place-stone = { $seat } places a Powerstone on { $card }.
log-winner = { $n ->
    [one] { $seat } wins with { $n } victory point.
   *[other] { $seat } wins with { $n } victory points.
}

## The legend of the symbols

legend-any = resource of your choice
legend-vp = victory point
legend-card = card
legend-step = step on the Coven Track
legend-transfer = Transfer
legend-harvest = harvest
legend-outer = in the Outer Circle
legend-inner = in the Inner Circle
legend-immediate = immediate effect
legend-ongoing = ongoing effect
legend-exhaust = exhaust
legend-battle = battle
legend-round-end = Round End
legend-game-end = Game End
legend-may = you may
legend-pay = pay for it
legend-or = or
legend-per = for each
legend-return = back to you
legend-ready = turn back to the active side
legend-rival = another clan

## What a round brought

tally-gained = Gained
tally-cards = Cards
tally-battles = Battles won
tally-stones = Powerstones
