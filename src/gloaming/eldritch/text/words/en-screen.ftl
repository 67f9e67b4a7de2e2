# What the table shows, and why something cannot be done, in English.

## Why not

wish-turn = a turn
wish-act = { $thing }
wish-local = { $thing }
wish-move = move to { $thing }
wish-train = a Train ticket
wish-ship = a Ship ticket
wish-buy = buy { $thing }
wish-loan = take a bank loan
wish-location = encounter the city
wish-general = draw a General Encounter
wish-research = research a Clue
wish-gate = enter a Gate
wish-expedition = join the expedition
wish-rumor = encounter the Rumor { $thing }
wish-mystery = encounter the Mystery { $thing }
wish-special = resolve a Special Encounter
wish-fallen = find a defeated investigator
wish-none = resolve no encounter
wish-clue = spend a Clue to reroll a die
wish-use = use { $thing }
wish-improve = improve { $thing }
wish-sheet = { $thing }
wish-give = give { $thing }
wish-take = receive { $thing }
why-not-your-turn = It is { $seat }'s turn.
why-eliminated = You are out of the game; you win or lose with the others.
why-no-investigator = You have no investigator now; you choose another one at the end of the Mythos Phase.
why-no-action-left = You have performed two actions this turn.
why-done-this-round = You have performed this action this round.
why-delayed = You are Delayed: in your next turn you stand up instead of acting.
why-detained = You are Detained: you can only try to get free.
why-monster-here = A Monster is on your space.
why-not-a-city = You are not on a City space.
why-no-route = No Train or Ship route leaves this space.
why-no-such-route = No route for a { $ticket } leaves this space.
why-no-rest = A card in play forbids to rest.
why-nobody-here = No other investigator is on your space.
why-trade-refused = This trade was refused in this turn.
why-nothing-to-trade = Nobody here has anything to trade.
why-price-clues = It costs { $n } { $n ->
    [one] Clue
   *[other] Clues
}, and you have { $have }.
why-price-track = It costs { $n } { $track }, and the last is never spent.
why-price = Its price cannot be paid now.
why-condition-fails = Its condition does not hold now.
why-used = It has been used this round.
why-used-by-you = You have used it this round.
why-not-on-your-space = It is not on your space.
why-not-adjacent = { $n ->
    [one] It is not adjacent to { $here }.
   *[other] It is { $n } spaces from { $here }; you move one space at a time.
}
why-no-ticket = To travel on you need a { $ticket }.
why-uncharted = No ticket pays for an Uncharted route.
why-cannot-move = You cannot move.
why-too-dear = { $left ->
    [0] It costs { $n }, and nothing is left to spend.
   *[other] It costs { $n }, and only { $left } is left to spend.
}
why-has-debt = You already have a Debt Condition.
why-no-debt-left = No Debt Condition is left.
why-loan-taken = You have already taken the loan.
why-cards-chosen = The loan is taken before the first card is chosen.
why-fight-first = A Monster is on your space: it has to be fought first.
why-no-named-city = Only named cities have encounters of their own.
why-no-clue-here = There is no Clue on your space.
why-no-gate = There is no Gate on your space.
why-no-expedition = The active Expedition is on { $space }.
why-no-expedition-left = There is no Expedition any more.
why-no-exploring = A card in play forbids Expedition Encounters.
why-encounter-elsewhere = You are not on its space.
why-encounter-not-yet = What it needs is not there yet.
why-no-fallen = No defeated investigator is on your space.
why-must-encounter = You have to resolve an encounter.
why-no-clues = You have no Clue.
why-clues-useless = Against this Monster Clues cannot be spent to reroll dice.
why-aid-used = It has been used for this.
why-improved-twice = It has been improved twice.
why-sheet-in-play = Somebody is playing this investigator.
why-sheet-fallen = This investigator was defeated earlier.
why-condition-trade = Conditions cannot be traded.

## The clock

screen-round = Round { $n }
screen-players = { $n ->
    [one] { $n } investigator
   *[other] { $n } investigators
}
screen-your-turn = your turn
screen-you-decide = you decide
screen-decides = { $seats } to decide
screen-turn-of = { $seat }'s turn
screen-asleep = { $name } sleeps
screen-awake = { $name } is AWAKE
screen-doom = Doom { $n }
screen-omen = Omen { $now }, next { $then }: { $n ->
    [0] no Doom
   *[other] { $n } Doom
}
screen-mythos-left = { $n ->
    [one] { $n } Mythos card
   *[other] { $n } Mythos cards
}
screen-mystery = Mystery { $n } of { $of }: { $name }
screen-progress = { $n } of { $of }
screen-mythos = The last Mythos card: { $name }
screen-clock = { $n ->
    [one] { $n } token left
   *[other] { $n } tokens left
}

## The map and the investigators

screen-map = Map
screen-map-more = numbers: steps from you
screen-epic = Epic
screen-expedition = Expedition
screen-on-top = On top
screen-reserve = Reserve
screen-train = { $n ->
    [one] Train ticket
   *[other] { $n } Train tickets
}
screen-ship = { $n ->
    [one] Ship ticket
   *[other] { $n } Ship tickets
}
screen-delayed = Delayed
screen-used = used
screen-back = Back: { $text }
status-waiting = waits for a new investigator
status-eliminated = out of the game
sign-health = Health
sign-sanity = Sanity
sign-clue = Clue
sign-gate = Gate
sign-next = matches the next Omen
sign-eldritch = Eldritch token
sign-mystery = Mystery token
sign-rumor = Rumor
sign-expedition = active Expedition
sign-fallen = defeated investigator
sign-lead = Lead Investigator

## What is under way

screen-combat = Combat with { $monster }
screen-ambush = Ambush by { $monster }
screen-horror = test { $test } against horror { $n }
screen-damage = test { $test } against damage { $n }
screen-toughness = { $of ->
    [one] 1 hit defeats it
   *[other] { $n } of { $of } Health left
}
screen-test = Test of { $skill }
screen-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
screen-success-on = { $n ->
    [6] only a 6 is a success
   *[other] { $n } or more is a success
}
screen-doubled = each 6 counts twice
screen-needed = { $n } successes are needed
screen-successes = { $n ->
    [0] no success
    [one] { $n } success
   *[other] { $n } successes
}
screen-passing = passed as it lies
screen-failing = failed as it lies
screen-odds = { $chance } to pass ({ $table })
dice-improved = improvement
dice-modifier = of the test
dice-bonus = bonus
dice-aura = by others
dice-granted = by this encounter
dice-extra = added
dice-least = at least one die
hint-odds = → { $chance } ({ $table })
hint-test = { $skill }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: { $chance }
hint-omen = { $n ->
    [0] no Gate matches
    [one] { $n } Gate matches
   *[other] { $n } Gates match
}
hint-acquire = { $skill }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: { $n } successes on average
hint-will = { $skill }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: { $chance } unshaken
hint-strength = { $skill }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: { $chance } to defeat it

## The end

screen-end = The end
screen-end-numbers = Round { $round } · Doom { $doom } · { $solved ->
    [one] { $solved } Mystery solved
   *[other] { $solved } Mysteries solved
} · { $gates ->
    [one] { $gates } Gate
   *[other] { $gates } Gates
} and { $monsters ->
    [one] { $monsters } Monster
   *[other] { $monsters } Monsters
} on the map

## Steps whose order is chosen, and questions of control nodes in this game

step-check-mystery = see whether the Mystery is solved
step-replacements = choose new investigators
step-pass-lead = pass on the Lead Investigator token
step-surge = a Monster surge
ask-may = Decide: { $effect }.

## Things

thing-fallen-health = A defeated investigator (Health): { $text }
thing-fallen-sanity = A defeated investigator (Sanity): { $text }
thing-back = Back { $n }: { $text }
thing-back-named = Back { $n }, “{ $title }”: { $text }
thing-routes = { $kind }: { $spaces }.

## What skills are for

use-lore = Casting Spells, Other World Encounters.
use-influence = Acquire Assets, General Encounters on City spaces, Defeated Investigator Encounters.
use-observation = Research Encounters, Expedition Encounters.
use-strength = Combat Encounters, Expedition Encounters.
use-will = Combat Encounters, Other World Encounters.
