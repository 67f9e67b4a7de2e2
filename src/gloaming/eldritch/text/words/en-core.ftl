# Eldritch Horror in English: skills, amounts, places, people, Monsters, counts, events.

seat-sheet = { $seat } ({ $sheet })
die-number = die { $n }

## Skills and tracks

skill-lore = Lore
skill-influence = Influence
skill-observation = Observation
skill-strength = Strength
skill-will = Will
any-skill = a skill of { $person ->
    [he] his
   *[you] your
} choice
that-skill = that skill again
skill-test = { $skill } { $modifier }
track-health = Health
track-sanity = Sanity
amount-health = { $how ->
    [all] all Health
    [everything] all its Health
    [result] Health equal to { $person ->
        [he] his
       *[you] your
    } result
    [half] Health equal to half the number of players
   *[other] { $n } Health
}
amount-sanity = { $how ->
    [all] all Sanity
    [everything] all its Sanity
    [result] Sanity equal to { $person ->
        [he] his
       *[you] your
    } result
    [half] Sanity equal to half the number of players
   *[other] { $n } Sanity
}

## Cards and tokens

trait-ally = ALLY
trait-bane = BANE
trait-boon = BOON
trait-common = COMMON
trait-deal = DEAL
trait-incantation = INCANTATION
trait-injury = INJURY
trait-item = ITEM
trait-madness = MADNESS
trait-magical = MAGICAL
trait-restriction = RESTRICTION
trait-ritual = RITUAL
trait-service = SERVICE
trait-teamwork = TEAMWORK
trait-tome = TOME
trait-trinket = TRINKET
trait-weapon = WEAPON
trait-item-or-trinket = ITEM or TRINKET
some-clue = { $how ->
    [half] Clues equal to half the number of players
    [players] as many Clues as players
    [result] Clues equal to { $person ->
        [he] his
       *[you] your
    } result
    [all] all { $person ->
        [he] his
       *[you] your
    } Clues
    [any] any number of Clues
   *[other] { $n ->
        [one] 1 Clue
       *[other] { $n } Clues
    }
}
some-asset = { $how ->
    [all] all
    [any] any number of
   *[other] { $n }
} { $trait } { $n ->
    [one] Asset
   *[other] Assets
}
some-artifact = { $how ->
    [all] all
    [any] any number of
   *[other] { $n }
} { $trait } { $n ->
    [one] Artifact
   *[other] Artifacts
}
some-spell = { $how ->
    [all] all
    [any] any number of
   *[other] { $n }
} { $trait } { $n ->
    [one] Spell
   *[other] Spells
}
some-condition = { $how ->
    [all] all
    [any] any number of
   *[other] { $n }
} { $trait } { $n ->
    [one] Condition
   *[other] Conditions
}
some-possession = { $how ->
    [all] all
    [any] any number of
   *[other] { $n }
} { $trait } { $n ->
    [one] possession
   *[other] possessions
}
named-asset = the Asset { $name }
named-artifact = the Artifact { $name }
named-spell = the Spell { $name }
named-condition = a { $name } Condition
from-reserve = { $what } from the reserve
from-deck = { $what } from the deck
from-reserve-and-discard = { $what } from the reserve or the discard pile
within = { $what } of a value up to { $person ->
    [he] his
   *[you] your
} result
within-total = { $what } of a total value up to { $person ->
    [he] his
   *[you] your
} result
some-token-eldritch = { $how ->
    [half] half as many Eldritch tokens as players
    [players] as many Eldritch tokens as players
   *[other] { $n ->
        [one] 1 Eldritch token
       *[other] { $n } Eldritch tokens
    }
}
some-token-mystery = the Mystery token
some-token-sanity = { $n ->
    [one] 1 Sanity token
   *[other] { $n } Sanity tokens
}
some-token-health = { $n ->
    [one] 1 Health token
   *[other] { $n } Health tokens
}
some-token-gate = { $n ->
    [one] 1 Gate
   *[other] { $n } Gates
}
half-as-many-tokens = half as many Eldritch tokens as { $count }
token-eldritch = Eldritch token
token-mystery = Mystery token
token-sanity = Sanity token
token-health = Health token
token-gate = Gate
that-clue = it
that-gate = that Gate
that-monster = it
that-eldritch = that Eldritch token
on-this = on this card
on-sheet = on the Ancient One's sheet
on-mystery = on the active Mystery
on-omen = on the Omen track
from-this = from this card
from-sheet = from the Ancient One's sheet
from-mystery = from the active Mystery
from-omen = from the Omen track
spawned-clue = { $how ->
    [half] half as many Clues as players
   *[other] { $n ->
        [one] 1 Clue
       *[other] { $n } Clues
    }
}
spawned-gate = { $n ->
    [one] 1 Gate
   *[other] { $n } Gates
}
spawned-monster = { $n ->
    [one] 1 Monster
   *[other] { $n } Monsters
}

## Where

spot-space = { $case ->
    [to] to { $space }
    [toward] toward { $space }
   *[at] on { $space }
}
at-here = on { $person ->
    [he] his
   *[you] your
} space
spot-here = { $case ->
    [to] to { $person ->
        [he] his
       *[you] your
    } space
    [toward] toward this Monster
   *[at] on { $here ->
        [its] this Monster's
       *[own] { $person ->
            [he] his
           *[you] your
        }
    } space
}
spot-that = { $case ->
    [to] to that space
    [toward] toward that space
   *[at] on that space
}
spot-any = { $case ->
    [to] to a space of { $person ->
        [he] his
       *[you] your
    } choice
    [toward] toward a space of your choice
   *[at] on a space of { $person ->
        [he] his
       *[you] your
    } choice
}
spot-gate = { $case ->
    [to] to a space with a Gate
    [toward] toward the nearest Gate
   *[at] on a space with a Gate
}
spot-expedition = { $case ->
    [to] to the space of the active Expedition
    [toward] toward the active Expedition
   *[at] on the space of the active Expedition
}
spot-nearest-investigator = { $case ->
    [to] to the space of the nearest investigator
    [toward] toward the nearest investigator
   *[at] on the space of the nearest investigator
}
spot-epic = { $case ->
    [to] to the space of { $name }
    [toward] toward { $name }
   *[at] on the space of { $name }
}
spot-each-cultist = { $case ->
    [to] to each space with a Cultist, once for each
    [toward] toward each Cultist
   *[at] on the space of each Cultist
}
spot-random = { $case ->
    [to] to a random space
    [toward] toward a random space
   *[at] on a random space
}
spot-eldritch = { $case ->
    [to] to a space with an Eldritch token
    [toward] toward an Eldritch token
   *[at] on a space with an Eldritch token
}
spot-own-eldritch = { $case ->
    [to] to a space with an Eldritch token of this card
    [toward] toward an Eldritch token of this card
   *[at] on a space with an Eldritch token of this card
}
spot-clue-or-gate = { $case ->
    [to] to a space with a Clue or a Gate
    [toward] toward a Clue or a Gate
   *[at] on a space with a Clue or a Gate
}
spot-here-or-beside = { $case ->
    [to] to this or an adjacent space
    [toward] toward this or an adjacent space
   *[at] on this or an adjacent space
}
spot-expedition-or-beside = { $case ->
    [to] to the space of the active Expedition or an adjacent space
    [toward] toward the active Expedition
   *[at] on the space of the active Expedition or an adjacent space
}
spot-nearest-city = { $case ->
    [to] to the nearest City space
    [toward] toward the nearest City space
   *[at] on the nearest City space
}
spot-nearest-wilderness = { $case ->
    [to] to the nearest Wilderness space
    [toward] toward the nearest Wilderness space
   *[at] on the nearest Wilderness space
}
spot-nearest-sea = { $case ->
    [to] to the nearest Sea space
    [toward] toward the nearest Sea space
   *[at] on the nearest Sea space
}
spot-on-city = { $case ->
    [to] to a City space
    [toward] toward a City space
   *[at] on a City space
}
spot-on-wilderness = { $case ->
    [to] to a Wilderness space
    [toward] toward a Wilderness space
   *[at] on a Wilderness space
}
spot-on-sea = { $case ->
    [to] to a Sea space
    [toward] toward a Sea space
   *[at] on a Sea space
}
spot-without-eldritch = without an Eldritch token

## Who

who-active = the active investigator
who-lead = the Lead Investigator
who-that = that investigator
who-nearest = the nearest investigator
who-each = each investigator
who-each-other = each other investigator
who-one = { $case ->
    [subject] an investigator of your choice
   *[object] an investigator
}
who-one-other = another investigator
who-with = with a { $bare }
who-condition = with a { $name } Condition
who-no-condition = without a { $name } Condition
who-without-eldritch = without an Eldritch token

## Which Monsters

monsters-this = this Monster
monsters-that = that Monster
monsters-one-any = a Monster of { $person ->
    [he] his
   *[you] your
} choice
monsters-one-cultist = a Cultist of { $person ->
    [he] his
   *[you] your
} choice
monsters-one-non-epic = a non-Epic Monster of { $person ->
    [he] his
   *[you] your
} choice
monsters-one-named = a { $name } of { $person ->
    [he] his
   *[you] your
} choice
monsters-each-any = each Monster
monsters-each-cultist = each Cultist
monsters-each-non-epic = each non-Epic Monster
monsters-each-named = each { $name }
monsters-each-other-any = each other Monster
monsters-each-other-cultist = each other Cultist
monsters-each-other-non-epic = each other non-Epic Monster
monsters-each-other-named = each other { $name }

## What is counted: "for each …"

count-spell = { $n ->
    [one] Spell { $person ->
        [he] he has
       *[you] you have
    }
   *[other] Spells { $person ->
        [he] he has
       *[you] you have
    }
}
count-clue = { $n ->
    [one] Clue { $person ->
        [he] he has
       *[you] you have
    }
   *[other] Clues { $person ->
        [he] he has
       *[you] you have
    }
}
count-item = ITEM possession { $person ->
    [he] he has
   *[you] you have
}
count-injury = INJURY Condition { $person ->
    [he] he has
   *[you] you have
}
count-madness = MADNESS Condition { $person ->
    [he] he has
   *[you] you have
}
count-deal = DEAL Condition { $person ->
    [he] he has
   *[you] you have
}
count-dark-pact = Dark Pact Condition { $person ->
    [he] he has
   *[you] you have
}
count-on-city = City space
count-on-sea = Sea space
count-from-deck = card gained from its deck
count-gate = { $n ->
    [one] Gate on the board
   *[other] Gates on the board
}
count-matching-gate = Gate that matches the Omen
count-unmatched-gate = Gate that does not match the Omen
count-discarded-gate = Gate discarded
count-discarded-toughness = point of its toughness
count-lost-sanity = Sanity lost
count-monster = { $n ->
    [one] Monster on the board
   *[other] Monsters on the board
}
count-cultist-on-board = Cultist on the board
count-cultist-here = Cultist on your space
count-dark-young-on-board = Dark Young on the board
count-hound-on-board = Hound of Tindalos on the board
count-investigator-here = investigator on this space
count-reckoning-monster = Monster with a reckoning effect
count-reckoning-mythos = Mythos card with a reckoning effect
count-rumor = Rumor in play
count-monster-at-rumor = Monster on the space of this Rumor
count-monster-with-epic = Monster on the space of the Epic Monster
count-expedition-card = Expedition card
count-solved = solved Mystery
count-player-left = player left
count-debt-held = Debt Condition { $person ->
    [he] he has
   *[you] you have
}
count-omen-token = Eldritch token on the current space of the Omen track
count-card-token = token on this card
count-card-eldritch = Eldritch token on this card
count-card-clue = Clue on this card
count-card-gate = Gate on this card
count-card-toughness = toughness of the Monsters on this card
count-sheet-gate = Gate on the Ancient One's sheet
count-sheet-sanity = Sanity token on the Ancient One's sheet
count-done = time
count-rolled-four = die showing a 4
count-defeated-it = Monster defeated

## "if …"

at-least-spell = { $person ->
    [he] he has
   *[you] you have
} { $n ->
    [one] a Spell
   *[other] at least { $n } Spells
}
at-least-clue = { $person ->
    [he] he has
   *[you] you have
} { $n ->
    [one] a Clue
   *[other] at least { $n } Clues
}
at-least-item = { $person ->
    [he] he has
   *[you] you have
} an ITEM possession
at-least-injury = { $person ->
    [he] he has
   *[you] you have
} an INJURY Condition
at-least-madness = { $person ->
    [he] he has
   *[you] you have
} a MADNESS Condition
at-least-deal = { $person ->
    [he] he has
   *[you] you have
} a DEAL Condition
at-least-dark-pact = { $person ->
    [he] he has
   *[you] you have
} a Dark Pact Condition
at-least-on-city = { $person ->
    [he] he is
   *[you] you are
} on a City space
at-least-on-sea = { $person ->
    [he] he is
   *[you] you are
} on a Sea space
at-least-from-deck = you gained this card from its deck
at-least-gate = { $n ->
    [one] there is a Gate on the board
   *[other] there are at least { $n } Gates on the board
}
at-least-matching-gate = a Gate matches the Omen
at-least-unmatched-gate = that Gate does not match the Omen
at-least-discarded-gate = a Gate was discarded
at-least-discarded-toughness = a Monster was discarded
at-least-lost-sanity = { $person ->
    [he] he loses
   *[you] you lose
} Sanity by this
at-least-monster = there are at least { $n } Monsters on the board
at-least-cultist-on-board = a Cultist is on the board
at-least-cultist-here = a Cultist is on your space
at-least-dark-young-on-board = the Dark Young is on the board
at-least-hound-on-board = the Hound of Tindalos is on the board
at-least-investigator-here = an investigator is on this space
at-least-reckoning-monster = a Monster has a reckoning effect
at-least-reckoning-mythos = a Mythos card has a reckoning effect
at-least-rumor = a Rumor is in play
at-least-monster-at-rumor = there are at least { $n } Monsters on the space of this Rumor
at-least-monster-with-epic = there are at least { $n } Monsters on its space
at-least-expedition-card = an Expedition card is left
at-least-solved = { $n ->
    [one] a Mystery is solved
   *[other] { $n } Mysteries are solved
}
at-least-player-left = a player is left
at-least-debt-held = { $person ->
    [he] he has
   *[you] you have
} a Debt Condition
at-least-omen-token = an Eldritch token is on that space
at-least-card-token = a token is on this card
at-least-card-eldritch = an Eldritch token is on this card
at-least-card-clue = a Clue is on this card
at-least-card-gate = a Gate is on this card
at-least-card-toughness = the Monsters on this card have a toughness of at least { $n }
at-least-sheet-gate = there are at least { $n } Gates on the sheet
at-least-sheet-sanity = there are at least { $n } Sanity tokens on the sheet
at-least-done = { $here ->
    [its] that happens
   *[own] { $person ->
        [he] he does
       *[you] you do
    }
}
at-least-rolled-four = a die shows a 4
at-least-defeated-it = { $person ->
    [he] he defeats it
   *[you] you defeat it
}

## "if no …"

none-spell = { $person ->
    [he] he has
   *[you] you have
} no Spell
none-clue = { $person ->
    [he] he has
   *[you] you have
} no Clue
none-matching-gate = no Gate matches the Omen
none-reckoning-monster = no Monster on the board has a reckoning effect
none-reckoning-mythos = no Mythos card in play has a reckoning effect
none-rolled-four = { $person ->
    [he] he has
   *[you] you have
} not rolled a 4
none-player-left = no player is left
none-expedition-card = no Expedition card is left
none-card-token = no token is left on this card

## Events

event-action-turn = in your turn of the Action Phase,
event-encounter-turn = in your turn of the Encounter Phase,
event-encounter = instead of resolving an encounter,
event-rest = when you rest,
event-rest-here = when an investigator on your space rests,
event-health-loss-here = when an investigator on your space would lose Health,
event-any-health-loss = when an investigator would lose Health,
event-sanity-loss-here = when an investigator on your space would lose Sanity,
event-any-sanity-loss = when an investigator would lose Sanity,
event-own-sanity-loss = when you would lose Sanity,
event-spell-sanity-loss = when you would lose Sanity by a Spell effect,
event-combat = during a Combat Encounter,
event-win-combat = when you defeat a Monster in a Combat Encounter,
event-close = when an investigator closes a Gate,
event-close-matching = when an investigator closes a Gate that matches the Omen,
event-close-other-world = when you close a Gate in an Other World Encounter,
event-researched = after an investigator resolves a Research Encounter,
event-monster-defeated = when a non-Epic Monster is defeated,
event-rumor-space-defeat = when an investigator defeats a Monster on the space of this Rumor,
event-epic-defeated = when { $name } is defeated,
event-spell-passed = when an investigator passes a test of a Spell,
event-no-tokens = when no Eldritch token is left on this card,
event-toughness-reached = when the toughness of the Monsters on this card is at least the number of players,
event-solved-three = when three Mysteries are solved,
event-sheet-eldritch-half = when at least half as many Eldritch tokens as players are on this sheet,
event-omen-green = when the Omen advances to the green space,
event-enter-eldritch = when an investigator moves onto a space with an Eldritch token,
event-improve = when you improve a skill without an Improvement token,
event-other-condition = when another investigator gains a Condition that is not COMMON,
event-gain-blessed = instead of gaining a Blessed Condition,
event-gain-cursed = instead of gaining a Cursed Condition,
event-doom = instead of advancing Doom by 1,
event-gate-doom = instead of advancing Doom for a Gate,
event-before-will = before the Will test,
event-after-will = after the Will test,
event-pass-will = if you pass the Will test,
event-fail-will = if you fail the Will test,
event-before-strength = before the Strength test,
event-fail-strength = if you fail the Strength test,
event-hurt-in-combat = if you lose Health by the Strength test,
event-hurt-and-survives = if you lose Health by the Strength test and the Monster is not defeated,
event-shaken-in-combat = if you lose Sanity by the Will test,
event-beaten = when you defeat this Monster in a Combat Encounter,
event-defeated = when this Monster is defeated,
trigger-line = { $event } { $effect }
once-a-round = once per round: { $text }

## What always holds

standing-cannot-rest = investigators cannot perform Rest actions
standing-cannot-fill-reserve = the reserve is not refilled
standing-cannot-explore = investigators cannot resolve Expedition Encounters
standing-cannot-close-gates = Gates cannot be closed
standing-cannot-move-or-act = you can neither move nor perform actions other than that of this card
standing-cannot-be-delayed = you cannot become Delayed unless you choose to
standing-cannot-gain-detained = you cannot gain a Detained Condition unless you choose to
standing-cannot-clue-reroll = Clues cannot be spent to reroll dice in this Combat Encounter
standing-cannot-lose-health = this Monster cannot lose Health
standing-succeed-on = { $n ->
    [6] only a 6 is a success in your tests
   *[other] { $n }, 5 and 6 are successes in your tests
}
standing-damage-less = the damage of Monsters you encounter is { $n } less, but at least 1
standing-horror-at-most = the horror of Monsters you encounter is at most { $n }
standing-sanity-for-clue = when you spend Clues, you may spend 1 Sanity in place of 1 Clue
standing-clue-discount = when you spend Clues, you may spend { $n } fewer
standing-double-rerolls = an investigator on your space who spends a Clue to reroll a die may reroll a second one
standing-share-purchases = cards you buy may be gained by other investigators
until = { $text } until { $condition }
until-solved = { $text } until { $n } Mysteries are solved

## Help in tests

aid-bonus = +{ $n } { $skill }
aid-may-bonus = you may gain +{ $n } { $skill }
aid-reroll = { $n ->
    [99] you may reroll any number of dice
    [one] you may reroll 1 die
   *[other] you may reroll { $n } dice
}
aid-reroll-for = you may { $price } to reroll { $n ->
    [99] any number of dice
    [one] 1 die
   *[other] { $n } dice
}
aid-raise = you may increase 1 die by { $n }
aid-sixes = each 6 counts as 2 successes
aid-aura = each investigator on your space rolls { $n ->
    [one] 1 additional die
   *[other] { $n } additional dice
}
aid-may-aura = an investigator on your space may roll { $n ->
    [one] 1 additional die
   *[other] { $n } additional dice
} in a test
aid-in-skill = { $text } in { $skill } tests
aid-in-combat = { $text } in Combat Encounters
aid-in-spell = { $text } in tests of Spells
aid-in-acquire = { $text } when you acquire Assets
aid-in-other-world = { $text } in Other World Encounters
aid-in-research = { $text } in Research Encounters
aid-outside-combat = { $text }, but not in Combat Encounters
aid-outside-spell = { $text }, but not in tests of Spells
aid-outside-acquire = { $text }, but not when acquiring Assets
aid-outside-other-world = { $text }, but not in Other World Encounters
aid-outside-research = { $text }, but not in Research Encounters
aid-on-city = { $text } on City spaces
aid-on-wilderness = { $text } on Wilderness spaces
aid-on-sea = { $text } on Sea spaces

## Goals

goal-line = { $amount ->
    [half] at the end of the Mythos Phase, this Mystery is solved if there are at least half as many { $what } as players
    [twice] at the end of the Mythos Phase, this Mystery is solved if there are at least twice as many { $what } as players
   *[players] at the end of the Mythos Phase, this Mystery is solved if there are at least as many { $what } as players
}
goal-card-eldritch = Eldritch tokens on this card
goal-card-clue = Clues on this card
goal-card-gate = Gates on this card
goal-card-toughness = points of toughness of the Monsters on this card
goal-epic = at the end of the Mythos Phase, this Mystery is solved if { $name } has been defeated
goal-keeps-board = Eldritch tokens on the board stay there
goal-boxes-gates = the Gates on this card are then returned to the game box
log-rumor-ends = The Rumor { $card } has run its course.
