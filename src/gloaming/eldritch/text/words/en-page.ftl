# What the page in the browser says, in English.

game-title = Eldritch Horror
game-rights = Eldritch Horror is a work and trademark of Fantasy Flight Games and Asmodee.
page-round = round { $n }
page-mythos-left = { $n } Mythos left
page-phases = Phases of the round
page-phase-action = Action
page-phase-encounter = Encounter
page-phase-mythos = Mythos
page-investigators = Investigators in order of play
page-has-acted = has acted
page-is-acting = is acting
page-no-space = not on the map
page-doom = Doom
page-doom-said = Doom { $n }; at 0 the Ancient One awakens
page-doom-zero = At 0 the Ancient One awakens
page-next = Next
page-omen-green = Comet
page-omen-blue = Stars
page-omen-red = Eclipse
page-omen-said = Omen: { $omen }
page-next-omen = Next: { $omen },
page-next-omen-doom = { $n ->
    [0] no Doom
   *[other] Doom −{ $n }
}
page-solved = { $n } of { $of } Mysteries solved
page-mystery-of = Mystery { $n } of { $of }
page-powers = What it does
page-awake = awake
page-asleep = asleep
page-on-card = On it: { $things }
page-on-sheet = On its sheet:
page-train-tickets = Train tickets
page-ship-tickets = Ship tickets
page-back-hidden = back unknown
page-possessions = Possessions and Conditions
page-skills = Skills
page-actions-left = { $n ->
    [0] no action left
    [one] { $n } action left
   *[other] { $n } actions left
}
page-close = Close
page-decks = Decks and discard piles
page-discarded = { $n } discarded
page-nothing-discarded = nothing discarded
page-known-gates = Next Gates, which you have seen: { $gates }
page-last-gates = At the bottom of the stack: { $gates }
page-deck-asset = Assets
page-deck-artifact = Artifacts
page-deck-spell = Spells
page-deck-condition = Conditions
page-deck-gate = Gates
page-deck-clue = Clues
page-deck-cup = Monster cup
page-deck-america = America encounters
page-deck-europe = Europe encounters
page-deck-asia-australia = Asia/Australia encounters
page-deck-general = General encounters
page-deck-research = Research encounters
page-deck-other-world = Other World encounters
page-deck-expedition = Expedition encounters
page-deck-special = Special encounters
page-deck-mystery = Mysteries
page-deck-mythos = Mythos
page-distance = { $n ->
    [0] you are here
    [one] { $n } space away
   *[other] { $n } spaces away
}
page-gate-of = Gate of the { $omen }
page-gate-wakes = the next Omen wakes it
page-clues = { $n ->
    [one] { $n } Clue
   *[other] { $n } Clues
}
page-regions = Regions
page-tab-americas = Americas
page-tab-atlantic = Atlantic
page-tab-europe = Europe · Africa
page-tab-asia = Asia
page-tab-pacific = Pacific
page-edge-to = to { $space }
page-sea-pacific = PACIFIC
page-sea-atlantic = ATLANTIC
page-sea-indian = INDIAN OCEAN
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Whole map
page-map-list = The map as a list
page-map-chart = The list as a map
page-investigator-choice = Who goes?
page-investigator-choice-waits = The others choose their investigators.
page-trade = The trade
page-group-move = Travel
page-group-act = Card actions
page-group-clue = Spend a Clue
page-group-granted = The reroll you were granted
page-group-give = You give
page-group-take = You receive

## The set-up

setup-ancient-random-help = The table sees who it is when the game begins.
setup-ancient-azathoth-help = Doom 15. There is no second chance: if he awakens, all is lost. The green Omen feeds him.
setup-ancient-cthulhu-help = Doom 12. He rules the seas and eats Sanity. Awake, he has to be fought.
setup-ancient-shub-niggurath-help = Doom 13. Her young crowd the map.
setup-ancient-yog-sothoth-help = Doom 14. Gates and Spells: what you cast may open the way.
setup-investigators-random-help = Drawn by lot; the table sees who it is when the game begins.

## The legend

legend-group-people = Investigators
legend-group-skills = Skills
legend-group-map = On the map
legend-group-routes = Routes
legend-group-clock = Doom, Omen, Mythos
legend-group-conditions = Conditions and deals
about-health = At 0 the investigator is defeated.
about-sanity = At 0 the investigator is defeated.
about-lead = Begins each phase and decides for the group.
about-delayed = Stands up in the next turn instead of acting.
about-sealed = The back of this card is unknown until it is turned.
about-clue = Found by research; spent on rerolls and Mysteries.
about-gate = Leads to an Other World. When the Omen matches it, Doom falls.
about-monster = The number is the Health that is left; a gold dot marks a Reckoning effect.
about-eldritch = What it means is said by a card in play.
about-mystery = A place that the active Mystery speaks of.
about-rumor = A Rumor has to be solved here, before its time is up.
about-expedition = The active Expedition: its encounter is here.
about-train = Rails: a Train ticket carries on along them.
about-ship = Sea lanes: a Ship ticket carries on along them.
about-uncharted = On foot: no ticket pays for it.
about-doom = At 0 the Ancient One awakens.
about-comet = The green Omen, and Gates with it.
about-stars = The two blue Omens, and Gates with them.
about-eclipse = The red Omen, and Gates with it.
about-reckoning = What happens when a Mythos card calls for a Reckoning.
about-mythos = Without Mythos cards the game is lost.
about-injury = A wound that lasts.
about-madness = What the mind has not mended.
about-deal = Something is owed.
about-boon = Help from elsewhere.
about-bane = A curse.
about-restriction = Holds the investigator back.
