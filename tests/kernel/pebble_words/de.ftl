do-take = { $form ->
    [then] nimmst du { $n } Kiesel
    [to] { $n } Kiesel nehmen
   *[do] nimm { $n } Kiesel
}
count-pebble = eigenen Kiesel
price-pebbles = { $form ->
    [to] { $n } Kiesel zurücklegen
   *[do] lege { $n } Kiesel zurück
}
who-others = jeder andere
