### Las hojas de Illuminati: lo que se puede hacer, ataques, dinero, colocar, tratos.

unit-money = MB

## Lo que puedes hacer

turn-title = Lo que puedes hacer
turn-title-transfers = Transferencias libres
turn-title-power-step = El poder de tus Illuminati
turn-title-extra-draw = Una carta más
turn-note = Arrastra una carta hasta su objetivo o elige una línea.
turn-attack = Atacar a un grupo
turn-attack-note = { $kinds }. No se envía nada hasta que lo anuncies.
turn-money = Mover dinero, como acción
turn-money-note = De una carta a una vecina. Después de tus acciones hay dos movimientos libres.
turn-money-free = Mover dinero
turn-money-free-note = { $count ->
        [one] De una carta a una vecina. Queda un movimiento libre.
       *[other] De una carta a una vecina. Quedan { $count } movimientos libres.
    }
turn-move = Mover un grupo
turn-move-note = Con todo lo que cuelga de él, a otra flecha libre.
turn-deal-note = El dinero y las cartas especiales no cuestan nada. Un grupo cuesta una acción.
turn-special = Jugar una carta especial
turn-special-note = { $count ->
        [one] Se puede jugar ahora: { $cards }.
       *[other] Se pueden jugar ahora: { $cards }.
    }
turn-special-none = Ahora no se puede jugar ninguna. Mira por qué.
turn-drop = Abandonar un grupo
turn-drop-note = Gratis. Queda sin control y su dinero va a la banca.
turn-pass = Pasar el turno entero por 5 MB
turn-pass-note = Sin acciones ni transferencias libres.
turn-leave = Dejar la partida
turn-leave-note = Para siempre. Tus grupos quedan sin control.
deed-transfer = Mover dinero: ¿de qué carta?
deed-transfer-note = Elígela aquí o en el tablero.
deed-move-group = Mover un grupo: ¿cuál?
deed-move-group-note = Sus marionetas van con él. Elígelo aquí o en el tablero.
deed-drop = Abandonar un grupo: ¿cuál?
deed-drop-note = Sus marionetas se van con él y el dinero de todos va a la banca.
deed-play = Tus cartas especiales
deed-play-note = Los demás pueden responder a una carta jugada antes de que tenga efecto.
deed-puppets = { $count ->
        [one] De él cuelga una marioneta.
       *[other] De él cuelgan { $count } marionetas.
    }
money-there = Hay { $amount } MB.
confirm-whisper-title = Atacar a { $card }: ¿nombrar el objetivo?
confirm-whisper-do = Poner la carta y nombrar el objetivo
confirm-whisper = Esto pone una carta especial en el acto, porque el objetivo no tiene Poder. No se puede deshacer.
confirm-drop = El grupo y sus marionetas quedan sin control; todo su dinero va a la banca.

## Ataques

attack-title = Hoja de ataque
attack-note-any = Elige aquí el objetivo, o el atacante en el tablero. Se toma el mejor atacante y se puede cambiar.
attack-note-target = Elige el objetivo en cualquier estructura, o aquí: primero el más probable.
attack-lays = pone una carta especial
attack-power = Poder { $power }
attack-nothing = Ahora no se puede atacar nada de esta manera.
attack-aid-of = Ayuda de { $card }
attack-may-aid = Que ayude { $card }
attack-money = Tu dinero
attack-money-from = De quién es el dinero
attack-money-of = { $card }, de { $amount } MB
attack-needed-with = Necesitas, con { $amount } MB
attack-still = Por venir.
attack-still-attacks = { $seat } puede añadir hasta { $most }.
attack-still-defends = { $seat } puede quitar hasta { $most }.
attack-still-either = { $seat } hasta { $most }, a favor o en contra.
attack-still-nobody = Nadie más puede añadir nada.
attack-still-you = Tú puedes añadir { $add }.
attack-wins = { $seats }: tomar o destruir { $card } le daría la victoria al final de este turno.
attack-wins-you = Con esto alcanzarías tu meta: ganas al final de este turno si nada cambia.
attack-wins-secret = Quien ataca tiene una meta secreta: nadie sabe si con esto gana la partida.
attack-privilege = Hacerlo privilegiado: nadie más podrá gastar dinero en él.
attack-privilege-defender = Hacerlo privilegiado: solo { $seat } podrá responder con dinero.
attack-privilege-by = Lo que cuesta el privilegio
attack-privilege-discard = Descartar { $card }
attack-privilege-buy = Por dinero de tus Illuminati
attack-privilege-none = Sin privilegio: no tienes cartas especiales.
attack-announce = Anunciar el ataque
attack-announce-spend = Anunciar y gastar { $amount } MB
attack-free = Se puede cancelar mientras no haya dinero puesto.
attack-committed = Con dinero puesto ya no se puede cancelar.
clash-title = { $seat } ataca
clash-title-own = Tu ataque
clash-control = Ataque para controlar
clash-neutralize = Ataque para neutralizar
clash-destroy = Ataque para destruir
clash-sides = De qué lado te pones
clash-help = Ayudar
clash-hinder = Estorbar
clash-defend = Defender
clash-amount-for = Dinero a favor del ataque
clash-amount-against = Dinero en contra del ataque
clash-from = { $card }: de { $before } a { $after }
clash-double = Del propio grupo atacado cada MB vale { $times }.
clash-no-money = No tienes dinero que pueda ir a este ataque.
clash-then-for = Con { $amount } MB más
clash-then-against = Con tus { $amount } en contra
clash-spend = Gastar { $amount } MB
clash-spend-help = Gastar { $amount } para ayudar
clash-spend-hinder = Gastar { $amount } para estorbar
clash-spend-defend = Gastar { $amount } para defender
clash-out = No intervenir
clash-call-off = Cancelar
clash-watching = Ahora no se te pregunta. El número cambia según llega el dinero.
window-yours = Tus cartas especiales
window-abolish = Dos de ellas abolen el privilegio: pon la primera
window-no-specials = No tienes cartas especiales.

## Dinero

carry-title = { $card }: { $amount } MB, ¿adónde?
carry-note = Cuesta una acción.
carry-note-free = Es una transferencia libre.
carry-amount = Cuánto
carry-after = después, { $amount } MB
carry-choose = Elige adónde va
carry-do = Mover { $amount } MB a { $card }
endow-after = { $card } tendrá { $amount } MB.
endow-none = No dar nada
endow-do = Dar { $amount } MB
pay-title = Debes { $amount } MB
pay-leaves = { $before } MB, después { $after }
pay-from = Lo que paga { $card }
pay-paid = { $paid } de { $owed } MB
pay-missing = faltan { $amount }
pay-over = sobran { $amount }
pay-do = Pagar { $amount } MB
pay-again = Como se propone
purse-title = Reparte tu dinero de nuevo
purse-note = Toma dinero y ponlo en cualquier lugar de tu estructura. Cuenta cuando confirmas.
purse-was = había { $before }
purse-all = { $amount } aquí
purse-all-here = { $amount } aquí: a { $card }
purse-on = Dinero en { $card }
purse-gather = Tomarlo todo
purse-hand = En mano: { $amount } MB
purse-total = { $amount } MB en total
purse-still = Pon antes { $amount } MB
purse-do = Dejar el dinero así
purse-leave = No cambiar nada
tax-has = { $seat } tiene { $amount } MB en total.
choice-specials = { $count ->
        [one] Tiene una carta especial.
       *[other] Tiene { $count } cartas especiales.
    }
alter-add = Añadir
alter-remove = Quitar
alter-reverse = Volver lo contrario

## Colocar y reordenar

place-arrow = { $master }, flecha { $arrow }
place-fits = { $count ->
        [one] Cabe.
       *[other] Caben las { $count } cartas.
    }
place-over = { $card } quedaría sobre { $on }.
place-best = menos pérdidas
place-lost = Lo que se solapa se cuelga de otra flecha libre de su propio amo. Si no hay ninguna, queda sin control y su dinero va a la banca.
place-choose = Elige una flecha
place-do = Colgar aquí { $card }
place-do-any = Colgarlo aquí
place-do-lose = Colocar; se puede perder { $cards }
place-over-again = Empezar de nuevo
editor-title = Reordena tu estructura
editor-note = Levanta grupos y vuelve a colgarlos. Nada cuenta hasta que confirmas.
editor-spent = No quedan pasos y aún hay algo suelto: deshaz algunos o déjalo como estaba.
editor-hang = ¿De dónde cuelga { $card }?
editor-hang-note = Elige una flecha libre, aquí o en el tablero.
editor-loose = { $count ->
        [one] Suelto: un grupo
       *[other] Sueltos: { $count } grupos
    }
editor-hanging = En la estructura
editor-do-hang = colgar
editor-do-lift = levantar
editor-do = { $count ->
        [one] Dejarlo así: un paso
       *[other] Dejarlo así: { $count } pasos
    }
editor-not-yet = Cuelga antes lo que está suelto
editor-leave = No cambiar nada
editor-undo = Deshacer un paso
editor-restore = Como estaba

## Tratos

deal-money = { $amount } MB
deal-purse-secret = De Illuminati a Illuminati.
deal-purse = Tus Illuminati: de { $before } a { $after }.
deal-ware-special = Carta especial.
deal-ware-group = { $count ->
        [0] Grupo. Cuesta una acción del turno.
        [one] Grupo con una marioneta. Cuesta una acción del turno.
       *[other] Grupo con { $count } marionetas. Cuesta una acción del turno.
    }
deal-want-special = Pedir una carta especial
deal-give-special = Dar una carta especial
deal-want-group = Pedir un grupo
deal-give-group = Dar un grupo
deal-perhaps-special = Una carta especial que se da solo la conocen los dos.
