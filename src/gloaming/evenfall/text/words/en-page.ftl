# What the page in the browser says.

game-rights = Evenfall and The Crystal Path are works and trademarks of Nanox Games.
page-last-battle = The last battle here
page-at-stake = At stake
page-tie-mana = Equal strength: { $name } spent more Mana and wins.
page-tie-order = Equal strength and Mana: { $name } comes first in turn order and wins.
page-tie-path = Equal strength and Mana: { $name } comes first on the path, or else in turn order, and wins.
page-tie-automa = Equal strength: { $name } wins, for the Automa loses every tie.
page-mana-left = Mana left
page-dial-open = The dial is still to be set
page-dial-set = The dial is set and hidden
page-build-costs = A Scythe costs { $scythe }, an Orb { $orb }.
page-outer-empty = Places you discover lie here.
page-hand-empty = No cards in hand.
page-inner-empty = What you Transfer here is scored at the end.

## The question bar

page-group-discover = Discover
page-group-play = Play a card
page-group-spaces = Action Spaces
page-group-build = Build
page-group-clan = Clan
page-group-free = Free actions
page-group-leave = Or

## Phases, in short

page-phase-scout = Scout
page-phase-action = Action
page-phase-battle = Battle
page-phase-round-end = Round End

## The end

page-step-specialists = Specialists
page-step-council = Game End
page-step-circle = Inner Circle
page-total = Total
page-chart = Points after each round
page-chart-round = Round { $n }
page-player = Player

## Where points came from

points-places = Places of Power
points-rituals = Rituals
points-specialists = Specialists
points-council = Council Members
points-coven = Coven Track
points-battles = Battle Rewards
points-board = Clan Board
points-crystal-path = The Crystal Path
points-rondel = Rondel
points-clan-tile = Clan Tile
points-specialist-values = Values of the Specialists
points-inner-places = Places of the Inner Circle
points-inner-rituals = Rituals of the Inner Circle
points-powerstones = Rituals doubled by Powerstones
points-crystals = Rituals raised by Crystals

## The tabs of a narrow screen

page-tab-me = My clan
page-tab-clan = Clan
page-tab-regions = Regions
page-tab-rivals = Rivals
