# Lo que la página dice de la Senda de Cristal.

page-charge = cargar un Cristal
page-discharge = descargar un Cristal
page-ascend = ascender
page-group-path = Senda de Cristal
page-path-left = Aún a la izquierda de la senda
page-path-waits = { $seat } sigue a la izquierda de la senda
page-path-marker = { $seat } está en el escalón { $n }, en la posición { $rank } de la senda
page-path-more = { $n ->
    [one] { $n } recurso más de tu elección: la carta está un escalón más allá de tu marcador
   *[other] { $n } recursos más de tu elección: la carta está { $n } escalones más allá de tu marcador
}
page-own-crystals = Cristales: { $glowing } cargados, { $dark } oscuros
page-crystal-space = un espacio más, solo para un Cristal
page-ground = Espacio de Construcción del Lugar
page-free = libre
page-path-tie = A igual fuerza y Maná gana quien va por delante en la senda: { $seats }.
page-path-order = { $seat } está en el escalón { $n }
page-score-crystals = { $n ->
    [0] nada por Cristales
    [one] { $n } punto por Cristales en el Círculo Interior
   *[other] { $n } puntos por Cristales en el Círculo Interior
}
