# What the page says of The Crystal Path.

page-charge = charge a Crystal
page-discharge = discharge a Crystal
page-ascend = ascend
page-group-path = Crystal Path
page-path-left = Still left of the path
page-path-waits = { $seat } is still left of the path
page-path-marker = { $seat } is on step { $n }, number { $rank } on the path
page-path-more = { $n ->
    [one] { $n } resource of your choice more: the card lies one step beyond your marker
   *[other] { $n } resources of your choice more: the card lies { $n } steps beyond your marker
}
page-own-crystals = Crystals: { $glowing } charged, { $dark } dark
page-crystal-space = one more space for a Crystal only
page-ground = Building Space of the Place
page-free = free
page-path-tie = Tied on strength and Mana, the one further ahead on the path wins: { $seats }.
page-path-order = { $seat } is on step { $n }
page-score-crystals = { $n ->
    [0] nothing from Crystals
    [one] { $n } point from Crystals in the Inner Circle
   *[other] { $n } points from Crystals in the Inner Circle
}
