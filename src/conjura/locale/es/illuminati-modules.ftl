### Los módulos de expansión de Illuminati en el navegador: turnos por subasta, lavado de cerebro, propaganda, aumentos, unidades secretas.

## Palabras

kind-brainwash = Lavar el cerebro
step-brainwash = Lavado de cerebro
step-campaign = Propaganda
step-hack = Hackers

## Lo que puedes hacer

turn-title-brainwash-step = Tu lavado de cerebro libre
turn-title-campaign-step = Tu propaganda libre
turn-title-hack-step = Los hackers
turn-brainwash = Lavar el cerebro a un grupo
turn-brainwash-note = Como acción, igual que un ataque de control. Cambia una alineación para siempre.
turn-brainwash-free = Libre, una vez por turno. Cambia para siempre una alineación de un grupo ajeno o sin control.
turn-campaign = Hacer propaganda
turn-campaign-note = Como acción. Mueve un marcador de las actitudes del mundo.
turn-campaign-free = Libre, una vez por turno. Mueve un marcador de las actitudes del mundo.
turn-raise = Reforzar un grupo
turn-raise-note = Poder, resistencia o ingresos para siempre. Cuesta una acción, dos veces por turno como mucho.
turn-hack = Enviar a los hackers
turn-hack-note = { $count ->
        [one] En secreto, contra el tesoro de un grupo rival. Queda un intento.
       *[other] En secreto, contra el tesoro de un grupo rival. Quedan { $count } intentos.
    }
turn-plumbers = Enviar a los fontaneros
turn-plumbers-note = Gratis y en secreto. Una vez dentro, pueden estropear un ataque del grupo en el que están.
turn-mole = Infiltrar un topo
turn-mole-note = Gratis y en secreto. Puede ayudar en un ataque para controlar el grupo en el que está.
turn-reveal-mole = Revelar el topo
turn-reveal-mole-note = Se tira en el acto: con 9 o menos, el atacante suma 5.
turn-reveal-plumbers = Revelar a los fontaneros
turn-reveal-plumbers-note = Su grupo no participa en ataques el resto del turno. Quedan gastados.
window-no-unit = Tus fontaneros están en otra parte, o en ninguna. Se pregunta a todo el que los tiene dentro de algún grupo.
choice-secret = Solo tú sabrás lo que elijas aquí.
choice-stamp = Secreto
choice-money = tiene { $amount } MB

## Lavado de cerebro

attack-note-brainwash = Elige aquí el grupo; luego, qué ha de cambiar y quién lo dirige. La probabilidad es la de tu mejor carta.
attack-changes = { $change ->
        [add] Ganaría la alineación { $alignment }
       *[remove] Perdería la alineación { $alignment }
    }
clash-brainwash = Intento de lavado de cerebro

## El mundo

world-title = Las actitudes del mundo
world-help = Los grupos favorecidos ganan tanto Poder e ingresos como cuenta el marcador, 3 como mucho. En 3, los opuestos pierden 1 de Poder y 1 de ingresos. Los grupos sin Poder solo ganan ingresos.
world-at = { $at }, espacio { $space }: cuenta { $level }
world-centre = { $one } o { $other }: en el centro
world-centre-alone = { $one }: en el centro
world-lawful = Contra el crimen

## Propaganda

campaign-title = Propaganda
campaign-title-own = Tu propaganda
campaign-title-of = Propaganda de { $seat }
campaign-course = { $course }, espacios: { $spaces }
campaign-nowhere = Ahora no se puede mover ningún marcador.
campaign-spaces = Espacios
campaign-each = Hace falta: { $needed }
campaign-announce = Anunciar
campaign-privilege = Hacerla privilegiada
campaign-privilege-note = Por 5 MB de tus Illuminati: nadie más puede gastar dinero en ella.
campaign-media = Tus medios de comunicación
campaign-media-adds = cuenta { $power }
campaign-for = A favor
campaign-against = En contra
campaign-money = Dinero
campaign-amount-for = Dinero a favor de la propaganda
campaign-amount-against = Dinero en contra de la propaganda
campaign-still-media = { $card }, de { $seat }, puede contar { $power }, a favor o en contra.

## El próximo turno

bid-title = El próximo turno
bid-note = Se lo lleva la suma más alta de dados y dinero, y la paga; las demás pujas vuelven a sus dueños.
bid-watching = Otros pujan. Los dados y el dinero se suman.
bid-tie = Empate: vuelven a tirar y sus pujas siguen contando.
bid-who = Jugador
bid-dice = Dados
bid-money = Dinero
bid-total = Suma
bid-leads = va por delante
bid-level = empate
bid-own = { $amount } MB propios
bid-of = { $amount } MB de { $seat }
bid-barred = { $seat } ha tenido dos turnos seguidos y no puede llevarse el próximo.
bid-for = Para quién
bid-for-me = Para mí
bid-amount = Cuánto
bid-from = Illuminati: de { $before } a { $after } MB
bid-binding = Lo que pongas en la puja de otro se paga si gana, y si no, vuelve a ti.
bid-then = { $seat } tendría { $total }.
bid-no-money = Tus Illuminati no tienen dinero para pujar.
bid-do = Pujar { $amount } MB
bid-do-for = Pujar { $amount } MB por { $seat }

## Aumentos

raise-title = Reforzar un grupo
raise-what = Qué aumenta
raise-note = { $amount } más, para siempre. Cuesta una acción y no usa ninguna carta.
raise-asks = { $seat } tiene que aceptar
raise-arrow = puede ganar una flecha
raise-from = de { $now } a { $then }

## Lo que hay en la mesa

board-dossier = Lo que han cambiado los módulos
board-tag-mole = Topo
board-tag-plumbers = Fontaneros
board-tag-hack = Hackers: { $turns }
board-numbers = { $number }: impreso { $printed }{ $raised ->
        [0] {""}
       *[other] , aumentado en { $raised }
    }{ $attitudes ->
        [none] .
       *[other] , por el mundo { $attitudes }.
    }
board-secret = Solo lo sabes tú: { $units }.
dossier-title = Lo que han cambiado los módulos
dossier-turns = Turnos
dossier-last = { $count ->
        [one] { $seat } ha tenido el último turno.
       *[other] { $seat } ha tenido los últimos { $count } turnos.
    }
dossier-round = { $seat } ha empezado esta ronda. Una meta cuenta al final de ella.
dossier-units = Unidades secretas
dossier-only-you = las cartas solo las ves tú
dossier-hacks = { $count ->
        [0] Hackers: no queda ningún intento
        [one] Hackers: queda un intento
       *[other] Hackers: quedan { $count } intentos
    }
dossier-hack = { $card ->
        [none] Un ataque de hackers espera, objetivo desconocido; turnos de { $seat } que faltan: { $turns }
       *[other] Un ataque de hackers espera en { $card }; turnos tuyos que faltan: { $turns }
    }
dossier-plumbers = { $stage ->
        [ready] Fontaneros: aún sin enviar
        [tried] Fontaneros: ya lo han intentado en este turno
        [placed] { $card ->
            [none] Fontaneros: dentro, no se sabe dónde
           *[other] Fontaneros: dentro de { $card }
        }
       *[spent] Fontaneros: gastados
    }
dossier-moles = Topos: { $count } por infiltrar, { $cards_count ->
        [0] { $buried } infiltrados y ocultos
       *[other] ocultos en { $cards }
    }
dossier-changed = Grupos que han cambiado
dossier-group = Grupo
dossier-counters = Aumentos
dossier-marks = Lavado de cerebro
dossier-world = Mundo
dossier-plus = { $power } / { $resistance } / { $income }
dossier-none = Ninguno por ahora. Los aumentos son Poder / resistencia / ingresos.

## Illuminati boca abajo

turn-accuse = Acusar a un jugador
turn-accuse-note = Di qué Illuminati es. Si aciertas, juega boca arriba.
accuse-title = Acusar a un jugador: ¿a quién?
accuse-note = Quién tiene sus Illuminati boca abajo y qué pueden ser todavía.
accuse-cost = Cuesta una acción, aciertes o no.
accuse-ruled-out = Descartado por lo que ya se ha usado.
hidden-tag = Boca abajo
hidden-own = Boca abajo: { $card }
hidden-you-are = Solo lo sabes tú: eres { $card }.
hidden-may-be = Todavía puede ser: { $cards }.
hidden-shows = Con esto los demás sabrán que eres uno de estos: { $cards }.
hidden-with-all = El número con todo tu Poder
hidden-card = Sus números son un secreto.
dossier-hidden = Quién es quién

## Metas de los Illuminati de Y2K y de la casa

board-goal-of-church-of-the-subgenius = { $have } de { $need } MB en su carta
    .word = En la carta
board-goal-of-shangri-la = { $have } de { $need } pacíficos
    .word = Pacíficos
board-goal-of-masters-of-voodoo = { $have } de { $need } fanáticos
    .word = Fanáticos
board-goal-of-atlanteans = { $have } de { $need } liberales
    .word = Liberales
board-goal-of-telepathists = { $have } de { $need } conservadores
    .word = Conserv.

## Al final

summary-title = Lo que han aportado los módulos
summary-turn = Turnos ganados
summary-brainwash = Lavados de cerebro
summary-campaign = Propaganda
summary-increase = Aumentos
summary-hack = Ataques de hackers
summary-loot = Dinero robado
summary-plumbers = Fontaneros enviados
summary-spoilt = Ataques estropeados
summary-mole = Topos
summary-accusation = Acusaciones
summary-skim = Trampas: dinero sacado
summary-peek = Trampas: cartas miradas
summary-misread = Trampas: dados mal leídos
summary-overstate = Trampas: exageraciones
summary-call = Denuncias
summary-of = { $good } de { $all }
summary-money = { $amount } MB
summary-turns = { $count } por { $amount } MB
