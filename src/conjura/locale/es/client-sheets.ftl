### La hoja de lo que se puede hacer, en cualquier juego.

sheet-region = Hoja
sheet-less = Uno menos
sheet-more = Uno más
sheet-below = Hay más abajo
sheet-back = Volver
sheet-step-back = Un paso atrás
sheet-put-away = Dejarlo
sheet-put-aside = Apartar
sheet-search = Buscar
sheet-nothing-found = No se encuentra nada.
sheet-group = { $name }: { $count }
sheet-group-offer = Hacer una oferta
sheet-group-play = Jugar una carta especial
sheet-group-choose = Elegir
sheet-needed = { $needed } o menos, { $percent } %
sheet-liberty = Puedes actuar si quieres
sheet-waiting = Deciden los demás
sheet-complete = Aún no se ha enviado nada.
sheet-odds = Probabilidad con dos dados: { $needed } o menos, { $percent } por ciento. Uno menos: { $less } por ciento. Uno más: { $more } por ciento. El 11 y el 12 fallan siempre.
sheet-odds-never = falla siempre
sheet-standing = De ahora en adelante, responde por mí
sheet-standing-ask = Preguntarme cada vez
sheet-standing-unless-target = No intervenir salvo que vaya contra mí
sheet-standing-unless-win = No intervenir salvo que alguien pueda ganar con ello
sheet-standing-rest-of-turn = No intervenir en lo que queda de turno
sheet-standing-secret = Solo lo ves tú. Responde tras la misma pausa que una persona.

## Números necesarios

attack-or-less = { $number } o menos
attack-short = faltan { $short }
attack-chance = Probabilidad con dos dados
attack-put-away = Dejarlo
attack-kinds = Tipo de ataque
attack-not = no se puede
attack-any-attacker = el mejor atacante
attack-no-target = ¿qué objetivo?
attack-change = cambiar
attack-change-attacker = Cambiar el atacante
attack-change-target = Cambiar el objetivo
attack-yours = tuyo
attack-of = de { $seat }
attack-uncontrolled = sin control
attack-parts = El número, parte por parte
attack-needed = Necesitas
attack-needed-by = { $seat } necesita

## Tratos

turn-deal = Ofrecer un trato
turn-deal-on = Seguir con tu oferta
deals-title = Tratos
deals-none = No hay ninguna oferta en la mesa.
deals-draft = Tu oferta a { $to } aún no se ha enviado.
deals-sent = Tu oferta a { $to }
deals-making = Estás haciendo una oferta a { $to }
deals-writes-you = { $by } te está haciendo una oferta
deals-between = { $by } ofrece un trato a { $to }
deals-until = abierta hasta que respondas
deal-title = Ofrecer un trato
deal-title-to = Ofrecer un trato a { $to }
deal-note = { $left ->
        [0] Ya has hecho tres ofertas este turno; no hay más.
        [one] Puedes hacer una oferta más este turno.
       *[other] Puedes hacer { $left } ofertas más este turno.
    }
deal-with = A quién
deal-get = Recibes
deal-give = Das
deal-gets = Recibe { $seat }
deal-gives = Da { $seat }
deal-nothing = nada
deal-hidden = { $count ->
        [one] Una carta que solo conocen los dos
       *[other] { $count } cartas que solo conocen los dos
    }
deal-remove = Quitar: { $what }
deal-money-side = Quién paga
deal-money-give = Pago yo
deal-money-get = Me pagan
deal-coins = Dinero
deal-coins-of = de { $amount }
deal-add-give = Dar { $card }
deal-add-want = Pedir { $card }
deal-promise = Promesa, no obliga a nadie:
deal-promise-write = Una promesa, con tus palabras
deal-promise-add = Añadir
deal-promise-note = Se le dice solo al otro, con la oferta. No obliga a nadie.
deal-promise-program = Un programa no lee promesas; cuenta lo que se ofrece.
deal-send = Enviar la oferta
deal-tear = Romperla
deal-withdraw = Olvidar la oferta
deal-offers-you = { $by } te ofrece un trato
deal-consent-note = Si aceptas, las dos mitades ocurren a la vez. La oferta acaba con tu respuesta.
deal-accept = Aceptar
deal-change = Cambiarla
deal-decline = Rechazar
deal-coins-secret = nadie sabe cuánto hay
deal-money-secret = Algo de dinero

## Espera

wait-title = { $seats_count ->
        [one] Decide { $seats }
       *[other] Deciden { $seats }
    }
wait-table = Se está repartiendo
wait-over = La partida ha terminado
wait-liberty = No se te pregunta nada. Aun así puedes ofrecer un trato.
wait-nothing = Ahora no se te pregunta nada.
wait-onlooker = Estás mirando: ves lo que puede saber toda la mesa.

## El juego de las trampas

cheat-stamp = Trampa
cheat-title = Hacer trampa o denunciarla
cheat-open = Entre amigos: lo que no se cuenta a nadie, y denunciar a otros.
cheat-note = Nadie se entera de lo que hagas aquí, salvo que alguien lo vea. Una denuncia acertada lo deshace y no cuesta nada más. Al final se cuenta todo.
cheat-seen = { $cheat ->
        [skim] Lo has visto: { $other } sacó dinero de la banca.
        [peek] Lo has visto: { $other } miró la carta siguiente.
        [misread] Lo has visto: { $other } leyó mal los dados.
       *[overstate] Lo has visto: { $other } exagera.
    }
cheat-top = La carta siguiente del mazo: { $card }.
cheat-done = { $cheat ->
        [skim] Has sacado { $amount }; aún se puede denunciar.
        [peek] Has mirado; aún se puede denunciar.
        [misread] Tus dados muestran en realidad { $amount }; aún se puede denunciar.
       *[overstate] Exageras en { $amount }; aún se puede denunciar.
    }
cheat-skim = Sacar de la banca
cheat-peek-note = Solo lo sabrás tú. La carta sigue encima.
cheat-calls = { $count ->
        [one] Denunciar: queda una denuncia este turno
       *[other] Denunciar: quedan { $count } denuncias este turno
    }
cheat-misread = O leerlos mal
cheat-truth = Decir la verdad: { $total }
