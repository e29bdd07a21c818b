### El juego con trampas: preguntas, acciones, sucesos, rechazos.

## Preguntas

prompt-declare = Tus dados muestran { $total }. ¿Qué dices que muestran?
    .name = lo que se dice que muestran tus dados
    .help = Solo tú los ves. Lo que digas es la tirada, salvo que alguien denuncie que los lees mal antes de que se cierre la ventana de la tirada.

## Acciones

action-skim = Sisar { $amount } MB de la banca
action-peek = Espiar la carta siguiente
action-declare = Decir { $total }
action-overstate = Exagerar en { $amount }
action-call-cheat = { $cheat ->
        [skim] Denunciar a { $other }: ha sisado dinero
        [peek] Denunciar a { $other }: ha espiado el mazo
        [misread] Denunciar a { $other }: ha leído mal los dados
       *[overstate] Denunciar a { $other }: exagera en el ataque
    }
action-notice = Quizá alguien lo ha visto

## Rechazos

refusal-no-cheating = En esta partida nadie hace trampas.
refusal-cheated-before = { $cheat ->
        [skim] Ya has sisado dinero este turno.
        [peek] Ya has espiado este turno.
        [misread] Ya has leído mal los dados este turno.
       *[overstate] Ya has exagerado este turno.
    }
refusal-cheat-not-now = { $cheat ->
        [skim] Ahora no puedes sisar sin que se vea.
        [peek] Ahora no puedes espiar.
        [misread] Ahora no hay dados que leer mal.
       *[overstate] Ahora no hay nada que exagerar.
    }
refusal-calls-used = Ya has hecho todas tus denuncias de este turno.
refusal-call-not-now = Ahora no se puede denunciar eso de { $other }.

## Sucesos

event-cheat-done = { $cheat ->
        [skim] Sin que se vea, { $seat } toma { $amount } MB de la banca.
        [peek] Sin que se vea, { $seat } mira la carta siguiente: { $card }.
        [misread] Sin que se vea, { $seat } lee mal unos dados que muestran { $amount }.
       *[overstate] Sin que se vea, { $seat } exagera en { $amount }.
    }
event-cheat-seen = { $cheat ->
        [skim] { $seat } lo ha visto: ¡{ $other } ha tomado dinero de la banca!
        [peek] { $seat } lo ha visto: ¡{ $other } ha mirado la carta siguiente!
        [misread] { $seat } lo ha visto: ¡{ $other } ha leído mal los dados!
       *[overstate] { $seat } lo ha visto: ¡{ $other } exagera!
    }
event-dice-concealed = { $total ->
        [none] { $seat } tira los dados y los tapa.
       *[other] { $seat } saca { $total } y tapa los dados.
    }
event-roll-declared = { $seat } dice: { $total }.
event-cheat-called = { $right ->
        [yes] { $cheat ->
            [skim] { $seat } denuncia: { $other } ha sisado dinero. ¡Cierto!
            [peek] { $seat } denuncia: { $other } ha espiado el mazo. ¡Cierto!
            [misread] { $seat } denuncia: { $other } ha leído mal los dados. ¡Cierto!
           *[overstate] { $seat } denuncia: { $other } exagera. ¡Cierto!
        }
       *[no] { $cheat ->
            [skim] { $seat } denuncia: { $other } ha sisado dinero. No.
            [peek] { $seat } denuncia: { $other } ha espiado el mazo. No.
            [misread] { $seat } denuncia: { $other } ha leído mal los dados. No.
           *[overstate] { $seat } denuncia: { $other } exagera. No.
        }
    }
event-cheat-undone = { $cheat ->
        [skim] { $amount } MB de { $seat } vuelven a la banca.
        [peek] La carta que miró { $seat } vuelve al mazo.
        [misread] Los dados de { $seat } muestran { $amount }, y eso cuenta.
       *[overstate] Lo que añadió { $seat }, { $amount }, ya no cuenta.
    }
event-skim-shown = ¡{ $seat } tiene { $amount } MB más de lo que se veía!
