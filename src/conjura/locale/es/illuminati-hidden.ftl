### Illuminati boca abajo: preguntas, acciones, sucesos, rechazos.

## Preguntas

prompt-claim = ¿Cuánto cobran tus Illuminati ocultos, hasta { $amount } MB?
    .name = los ingresos de tus Illuminati ocultos
    .help = Cobra cualquier parte o nada. Los demás ven solo lo que cobras, y de ahí pueden deducir quién no eres. Lo que dejas se pierde.
prompt-exert = ¿Cuánto Poder usan tus Illuminati ocultos?
    .name = el Poder que usan tus Illuminati ocultos
    .help = Cualquier parte; en un ataque, al menos 1. Los demás ven solo lo que usas, y de ahí pueden deducir quién no eres.
prompt-shield = { $attacker } ataca a { $target }. ¿Muestras que tus grupos son inmunes?
    .name = la inmunidad de una estructura oculta
    .help = Si tus Illuminati hacen inmunes a tus grupos contra el atacante, puedes mostrar tu carta: no hay ataque y desde ahora juegas boca arriba. Se pregunta a todo el que podría ser inmune.
prompt-console = Has perdido { $lost ->
        [one] una carta
       *[other] { $lost } cartas
    }. ¿Muestras que tus Illuminati cobran por ello?
    .name = el dinero por cartas perdidas de una estructura oculta
    .help = Si tus Illuminati cobran por las cartas perdidas en un ataque, puedes mostrar tu carta: llega el dinero y desde ahora juegas boca arriba. Se pregunta a todo el que podría cobrarlo.
prompt-accuse = ¿Quién es { $other }?
    .name = el nombre de una acusación
    .help = Nombra una carta Illuminati. Si aciertas, se pone boca arriba; si no, no pasa nada. En ambos casos se gasta una acción.

## Acciones

action-claim = Cobrar { $amount } MB
action-exert = Usar { $amount } de Poder
action-accuse = Acusar a { $to }
action-decline-console = No mostrar nada
action-decline-shield = No mostrar nada

## Rechazos

refusal-claims-too-much = Tus Illuminati ocultos solo tienen { $amount } MB de ingresos.
refusal-exerts-too-much = { $card } puede usar como mucho { $amount } de Poder.
refusal-nothing-face-down = En esta partida todos los Illuminati están boca arriba.
refusal-lies-face-up = Los Illuminati de { $seat } están boca arriba.
refusal-accuses-an-opponent = Solo se puede acusar a un rival que siga en la partida, no a { $seat }.
refusal-no-illuminati-to-name = No se puede nombrar { $card }: nombra unos Illuminati que no estén boca arriba.

## Sucesos

event-mask-dealt = { $card ->
        [none] { $seat } recibe unos Illuminati boca abajo.
       *[other] { $seat } recibe { $card }, boca abajo.
    }
event-income-claimed = { $seat } cobra { $amount } MB para { $card }.
event-power-exerted = { $card }: { $seat } usa { $amount } de Poder.
event-illuminati-unmasked = { $seat } resulta ser { $card }.
event-attack-barred = { $whisper ->
        [none] { $seat } es inmune a { $attacker }: no hay ataque a { $target }.
       *[other] { $seat } es inmune a { $attacker }: no hay ataque a { $target }. { $whisper } vuelve a la mano.
    }
event-accusation-made = { $right ->
        [yes] { $seat } acusa a { $to } de ser { $card } y acierta.
       *[no] { $seat } acusa a { $to } de ser { $card } y se equivoca.
    }

## Cartas boca abajo

card-masked-1 = los Illuminati ocultos n.º 1
card-masked-2 = los Illuminati ocultos n.º 2
card-masked-3 = los Illuminati ocultos n.º 3
card-masked-4 = los Illuminati ocultos n.º 4
card-masked-5 = los Illuminati ocultos n.º 5
card-masked-6 = los Illuminati ocultos n.º 6
card-masked-7 = los Illuminati ocultos n.º 7
card-masked-8 = los Illuminati ocultos n.º 8
