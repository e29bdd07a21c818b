### Las hojas de Omertà: qué se puede hacer, Soldados, acciones y sus probabilidades, tratos. El dinero, en miles.

unit-money = mil $

## El turno propio

kind-conquest = Conquista
kind-assault = Asalto
kind-robbery = Atraco
stat-combat = COMBATE
stat-influence = INFLUENCIA
stat-subterfuge = SUBTERFUGIO
turn-conquest = Un Capo toma un Dominio del centro con Soldados de su Reserva. Otros pueden involucrarse.
turn-assault = Los Soldados de un Dominio toman un Dominio de otra Familia.
turn-robbery = Un Capo se queda con la renta de los Dominios de otro Capo en el próximo Día de Cobro.
turn-cards = Jugar una carta
turn-cards-note = { $count ->
        [one] Se puede jugar ahora: { $cards }.
       *[other] Se pueden jugar ahora: { $cards }.
    }
turn-cards-none = Ahora no se puede jugar ninguna. Mira por qué.
hand-title = Tus cartas
hand-note = Los demás pueden responder a una carta antes de que surta efecto.
extra-cards = Tus cartas
extra-declare = Declarar la victoria
extra-declare-note = Cumples tu objetivo principal, o tienes tres de los otros. La partida acaba y ganas tú.
claim-not-yet = aún sin cumplir
confirm-yield = El Dominio se va para siempre y no se da cambio.

## Las acciones antes de declararlas

plan-kinds = Qué acción
plan-conquest = ¿Qué Dominio conquistas?
plan-conquest-note = Primero lo más probable, con el mejor Capo y todos los Soldados de su Reserva.
plan-assault = ¿Qué Dominio asaltas?
plan-assault-note = Primero lo más probable, desde el mejor de tus Dominios y con todos sus Soldados.
plan-robbery = ¿A quién atracas?
plan-robbery-note = Primero lo más probable, con el mejor de tus Capos.
plan-all = Ver todo
plan-with = Con { $card }
plan-looking = Se calculan las probabilidades.
plan-none = Ahora no se puede hacer nada así.
worksheet-conquest = Conquista de { $target }
worksheet-assault = Asalto a { $target }
worksheet-robbery = Atraco a { $target }
worksheet-who = Quién actúa
worksheet-parts = El número, parte por parte
worksheet-help = { $seat } puede traer Soldados de la Reserva, donde hay { $amount }, y pedir prestados.
worksheet-risk-assault = Si el Asalto fracasa, mueren todos los atacantes menos uno.
worksheet-risk-robbery = Si el Atraco fracasa, muere un Soldado de la Reserva.
worksheet-loot = { $amount ->
        [0] Los Dominios de { $card } no dan nada ahora; los que le lleguen antes del Día de Cobro sí.
       *[other] Los Dominios de { $card } te dan { money } en el próximo Día de Cobro.
    }
worksheet-rivals = Quién puede involucrarse, por 5.000 $
worksheet-rival = { $amount ->
        [0] sin dinero, INFLUENCIA { $influence }
       *[other] tiene { money }, INFLUENCIA { $influence }
    }
worksheet-own = Si alguien lo hace, todos tiran INFLUENCIA por el derecho a conquistar. La tuya: { $influence }.
worksheet-exceeds = El dado debe sacar más de { $number }. Un 6 se vuelve a tirar y se suma.
worksheet-leads = { $lead ->
        [0] Los dos bandos están igualados antes de los dados.
       *[other] Antes de los dados, tu ventaja es de { $lead }.
    }
worksheet-do-conquest = Declarar la Conquista
worksheet-do-assault = Declarar el Asalto
worksheet-do-robbery = Declarar el Atraco

## Los dados

part-chain = Cadena de { $card }
part-hold = Resistencia de { $card }: DEFENSA, cadena y Soldados
clash-of = de { $target }, por { $seat } ({ $card })
clash-men = { $amount ->
        [one] con un Soldado
       *[other] con { $amount } Soldados
    }
clash-roll = Se tira { $stat }
clash-joins = si se involucra
sum-yours = Tu probabilidad
sum-of = Probabilidad de { $seat }
sum-right = Tu probabilidad de ganar el derecho
sum-right-of = Probabilidad de { $seat } de ganar el derecho
sum-then = y luego de conquistar
sum-exceeds = El dado debe sacar más de { $number }.
sum-planned = Tal como están las cosas, antes de traer o jugar más.
ladder = La probabilidad según el número de Soldados
ladder-rung = { $amount ->
        [one] Un Soldado: { $chance }
       *[other] { $amount } Soldados: { $chance }
    }
involve-purse = { $amount ->
        [0] No tienes dinero.
       *[other] Tienes { money }. Lo que se paga va a la banca y no se devuelve.
    }

## Lo que conviene saber de una carta o de una Familia

note-of = de { $seat }
note-men = { $amount ->
        [0] sin Soldados
        [one] 1 Soldado
       *[other] { $amount } Soldados
    }
note-domain = PR { $pr }, DIFICULTAD { $difficulty }, DEFENSA { $defence }
note-stats = COMBATE { $combat }, INFLUENCIA { $influence }, SUBTERFUGIO { $subterfuge }
note-reserve = Reserva { $amount }
note-robbed = atracado
note-pr = PR { $pr }
note-money = { $amount ->
        [0] sin dinero
       *[other] { money }
    }
note-cards = { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
choice-do-strike-card = Descartar { $card }
choice-do-part = Renunciar a { $card }

## Soldados

amount-men = Soldados
amount-span = de { $low } a { $high }
amount-cost = Cuesta { $cost }.000 $ de tus { $amount }.000 $.
amount-with = { $amount ->
        [0] sin ningún Soldado más
        [one] con un Soldado
       *[other] con { $amount } Soldados
    }
men-reserve = Reserva
men-was = antes { $amount }
men-moved = ya se ha movido en este paso
men-at = Soldados: { $card }
men-left-place = Por colocar: { $amount }
men-left-lose = Por perder: { $amount }
men-left-buy = Aún se pueden comprar: { $amount }
men-cost = { $cost ->
        [0] Tienes { note-money }
       *[other] { $cost }.000 $ de { note-money }
    }
men-do-move = Moverlos y seguir
men-do-place = { $amount ->
        [one] Colocar un Soldado
       *[other] Colocar { $amount } Soldados
    }
men-do-lose = { $amount ->
        [one] Perder un Soldado
       *[other] Perder { $amount } Soldados
    }
men-do-buy = { $amount ->
        [one] Comprar un Soldado
       *[other] Comprar { $amount } Soldados
    }
men-reset = Como antes
men-over-full = Un Dominio tiene demasiados Soldados: alguno debe irse.
men-choose = Elige cuántos y dónde.

## Tratos y préstamos

turn-deal-note = Dominios por dinero o por Dominios, en la Fase de Reparto, tras el Día de Cobro.
deal-money = { money }
deal-purse-secret = De Familia a Familia.
deal-purse = Tu dinero: { $before ->
        [0] nada
       *[other] { $before }.000 $
    }, luego { $after ->
        [0] nada
       *[other] { $after }.000 $
    }.
deal-ware-domain = { $count ->
        [0] Dominio. Llega vacío.
        [one] Dominio. Llega vacío; su Soldado se queda en la Reserva de su antiguo Capo.
       *[other] Dominio. Llega vacío; sus { $count } Soldados se quedan en la Reserva de su antiguo Capo.
    }
deal-want-domain = Pedir un Dominio
deal-give-domain = Dar un Dominio
loan-note = Luchan por ti en este Asalto; los supervivientes vuelven a casa.
loan-price = Lo que pagas por ellos
loan-ask = Pedirlos
