do-take = { $form ->
    [to] tomar { $n }
   *[do] toma { $n }
}
count-pebble = guijarros tuyos
price-pebbles = { $form ->
    [to] devolver { $n }
   *[do] devuelve { $n }
}
who-others = cada otro jugador
