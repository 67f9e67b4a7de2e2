# Lo que se añade a las respuestas que de otro modo dirían lo mismo.

apart-own = en tu clan
apart-whose = en el clan de { $seat }
apart-on = sobre { $card }
apart-under = bajo { $card }
apart-bare = sin Ritual
apart-nobody = sin nadie encima
apart-nothing-built = sin nada construido
apart-no-binding = sin Bonificación de Vínculo
apart-nth = número { $n } desde la izquierda
