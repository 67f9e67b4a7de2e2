do-take = { $n ->
    [one] take { $n } pebble
   *[other] take { $n } pebbles
}
count-pebble = { $n ->
    [one] pebble of yours
   *[other] pebbles of yours
}
price-pebbles = { $n ->
    [one] put { $n } pebble back
   *[other] put { $n } pebbles back
}
who-others = every other player
