# Kinds, labels, facts, places and set-up of Eldritch Horror, in English.

## Kinds

kind-investigator = Investigator
kind-ancient_one = Ancient One
kind-asset = Asset
kind-artifact = Artifact
kind-spell = Spell
kind-condition = Condition
kind-monster = Monster
kind-epic = Epic Monster
kind-gate = Gate
kind-clue = Clue
kind-mythos = Mythos
kind-mystery = Mystery
kind-encounter = Encounter
kind-space = Space
kind-route = Route
kind-reference = Reference card
kind-possession = Possession
deck-america = America encounter
deck-europe = Europe encounter
deck-asia-australia = Asia/Australia encounter
deck-general = General encounter
deck-research = Research encounter
deck-other-world = Other World encounter
deck-expedition = Expedition encounter
deck-special = Special encounter
encounter-america = America { $number }
encounter-europe = Europe { $number }
encounter-asia-australia = Asia/Australia { $number }
encounter-general = General { $number }
encounter-research = Research { $number }
encounter-other-world = Other World { $number }
encounter-expedition = Expedition { $number }
encounter-special = Special { $number }
encounter-at = Expedition: { $space } { $number }
gate-at = Gate of { $space }
mythos-event = EVENT
mythos-ongoing = ONGOING
mythos-rumor = RUMOR
mythos-colour-green = green
mythos-colour-yellow = yellow
mythos-colour-blue = blue
difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard
trait-name-ally = ALLY
trait-name-bane = BANE
trait-name-boon = BOON
trait-name-common = COMMON
trait-name-deal = DEAL
trait-name-incantation = INCANTATION
trait-name-injury = INJURY
trait-name-item = ITEM
trait-name-madness = MADNESS
trait-name-magical = MAGICAL
trait-name-restriction = RESTRICTION
trait-name-ritual = RITUAL
trait-name-service = SERVICE
trait-name-teamwork = TEAMWORK
trait-name-tome = TOME
trait-name-trinket = TRINKET
trait-name-weapon = WEAPON

## Labels of lines

label-action = Action
label-local-action = Local action
label-reckoning = Reckoning
label-gained = When gained
label-spawned = When spawned
label-enters = When this card enters play
label-start = Start
label-setup = Set-up
label-awakens = On awakening
label-final = Final Mystery “{ $name }”
label-cultist = Cultists
label-icons = Icons
label-pass = Pass
label-fail = Fail
label-initial = Start
awake-side = Awakened side.
offer-line = as an encounter { $where }: { $text }
offer-if = { $where }, if { $condition }
monster-horror = { $test }: horror { $n }
monster-damage = { $test }: damage { $n }
monster-toughness = toughness { $n }
monster-toughness-players = toughness { $n } plus the number of players
monster-cultist = The values of Cultists are on the Ancient One's sheet.
icon-advance-omen = advance the Omen
icon-reckoning = reckoning
icon-spawn-gates = spawn Gates
icon-monster-surge = Monster surge
icon-spawn-clues = spawn Clues
icon-rumor = Rumor token on { $space }
icon-tokens = { $n ->
    [one] 1 Eldritch token
   *[other] { $n } Eldritch tokens
}
gate-text = An investigator on its space may resolve an Other World Encounter.
route-text = { $kind } between { $first } and { $last }.
route-train = Train route
route-ship = Ship route
route-uncharted = Uncharted route
reference-text = Gates to spawn: { $gates }. Clues to spawn: { $clues }. Monsters of a surge: { $surge }.

reference-name = Reference card, { $n ->
    [one] 1 player
   *[other] { $n } players
}
route-name = { $first } – { $last }

## Facts

fact-value = value { $n }
fact-health = Health { $n }
fact-sanity = Sanity { $n }
fact-start = starts on { $space }
fact-doom = Doom { $n }
fact-mysteries = { $n } Mysteries to solve

## Places and colours

terrain-city = City
terrain-wilderness = Wilderness
terrain-sea = Sea
space-expedition = Expedition space
region-north-america = North America
region-south-america = South America
region-europe = Europe
region-africa = Africa
region-asia = Asia
region-australia = Australia
region-atlantic = Atlantic
region-pacific = Pacific
region-indian-ocean = Indian Ocean
region-polar = Polar region
colour-green = green
colour-blue = blue
colour-red = red
omen-0 = green
omen-1 = blue
omen-2 = red
omen-3 = blue (second)
phase-setup = Set-up
phase-action = Action Phase
phase-encounter = Encounter Phase
phase-mythos = Mythos Phase

## Set-up

setup-ancient = Ancient One
setup-ancient-help = Whom the investigators stand against: it sets Doom, the Mysteries and the Mythos deck.
setup-ancient-random = random
setup-ancient-azathoth = Azathoth
setup-ancient-cthulhu = Cthulhu
setup-ancient-shub-niggurath = Shub-Niggurath
setup-ancient-yog-sothoth = Yog-Sothoth
setup-investigators = Investigators
setup-investigators-help = Whom each seat plays; those left open are chosen at the table, beginning with the lead.
setup-investigators-default = chosen at the table
setup-investigators-default-help = Whoever begins chooses first; the others see it.
setup-investigators-random = random
setup-investigators-akachi-onyele = Akachi Onyele
setup-investigators-charlie-kane = Charlie Kane
setup-investigators-diana-stanley = Diana Stanley
setup-investigators-jacqueline-fine = Jacqueline Fine
setup-investigators-jim-culver = Jim Culver
setup-investigators-leo-anderson = Leo Anderson
setup-investigators-lily-chen = Lily Chen
setup-investigators-lola-hayes = Lola Hayes
setup-investigators-mark-harrigan = Mark Harrigan
setup-investigators-norman-withers = Norman Withers
setup-investigators-silas-marsh = Silas Marsh
setup-investigators-trish-scarborough = Trish Scarborough
setup-lead = Lead Investigator
setup-lead-help = Who begins, and decides for the group.
setup-lead-random = random
setup-lead-1 = seat 1
setup-lead-2 = seat 2
setup-lead-3 = seat 3
setup-lead-4 = seat 4
setup-lead-5 = seat 5
setup-lead-6 = seat 6
setup-lead-7 = seat 7
setup-lead-8 = seat 8
setup-mythos = Difficulty
setup-mythos-help = Easier leaves out the hard Mythos cards, harder the easy ones.
setup-mythos-normal = normal
setup-mythos-easier = easier
setup-mythos-harder = harder
setup-rumor = Starting Rumor
setup-rumor-help = A random Rumor is in play from the beginning.
setup-rumor-off = no
setup-rumor-on = yes
setup-outcomes = Outcomes of encounters
setup-outcomes-help = Hidden: what passing and failing bring is told after the test, as if somebody else read the card.
setup-outcomes-hidden = hidden
setup-outcomes-shown = shown
setup-backs = Public backs
setup-backs-help = Covered: the backs of sheets and Monsters, which everybody may read, are shown only on request.
setup-backs-open = open
setup-backs-covered = covered
