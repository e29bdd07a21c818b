### Co server odmítá, přes HTTP i ve spojení se stolem. Co odmítají pravidla, je v souborech her.

# Lidé
server-no-session = Server ještě neví, kdo jsi. Načti stránku znovu.
server-name = To není jméno: nic z něj nejde přečíst.
server-has-account = Účet už máš.
server-no-account = Nemáš účet: když teď odejdeš, vrátíš se jen odkazem na své místo.
server-account-taken = Účet „{ $name }“ už má někdo jiný.
server-password = Heslo má { $least } až { $most } znaků.
server-login = Žádný účet nemá toto jméno a toto heslo.
server-link = Tento odkaz na místo nic neotvírá, nebo už neotvírá.

# Stoly
server-no-table = Takový stůl není.
server-no-game = Hra „{ $game }“ tu není.
server-no-bot = Soupeř „{ $bot }“ tu není; na výběr je { $known }.
server-option = Volba { $field } taková být nemůže: { $message }
server-players = Tolik hráčů tuto hru hrát nemůže.
server-not-open = Hra už začala.
server-not-playing = Tady se nehraje.
server-not-begun = Hra ještě nezačala.
server-not-over = Hra ještě neskončila.
server-not-full = Některá místa jsou ještě volná: nejdřív je obsaď.
server-not-host = To smí jen ten, kdo stůl založil.
server-not-seated = U tohoto stolu nemáš místo.
server-seated = U tohoto stolu už sedíš.
server-own-seat = To je tvé vlastní místo.
server-no-such-seat = Takové místo tu není.
server-full = Všechna místa jsou obsazena.
server-taken = To místo je obsazené.
server-no-spectators = Tento stůl nepouští diváky.
server-unreadable = Tuto hru tato verze Conjury neumí přečíst.
server-too-many-tables = { $most ->
        [one] Máš rozehraný { $most } stůl.
        [few] Máš rozehrané { $most } stoly.
        [many] Máš rozehráno { $most } stolu.
       *[other] Máš rozehráno { $most } stolů.
    } Nejdřív některý dohraj.

# Hraní
server-stale = Stůl se mezitím změnil. Podívej se prosím znovu.
server-no-actions = To nic neříká.
server-walk-complete = Přišlo víc, než na co byla otázka.
server-format = To nejde přečíst: { $message }
server-substituted = Hraje za tebe program: nejdřív si vezmi místo zpět.
server-paused = U stolu je pauza.
server-no-undo = Není nic, co by šlo vzít zpět.
server-motion-open = O něčem se už hlasuje.
server-no-motion = Už se o ničem nehlasuje.
server-no-vote = O tomhle nehlasuješ.
server-not-absent = { $seat } je tady.
server-sit-first = Spojení se stolem se neotevřelo správně. Načti stránku znovu.
server-empty = Nic z toho nejde přečíst.

# Server sám
server-disk-full = Disk serveru je plný: nic se neuložilo a nic se nezměnilo. Zkus to prosím později.
server-locked = Úložiště serveru je zaneprázdněné: nic se neuložilo a nic se nezměnilo. Zkus to prosím znovu.
server-storage = Serveru se to nepodařilo uložit: nic se nezměnilo. Zkus to prosím znovu.
server-closing = Server se spouští nebo zastavuje. Za chvíli bude zpátky.
server-internal = Na serveru se něco pokazilo. Je to zaznamenáno.
server-too-often = To bylo příliš rychle za sebou. Chvilku prosím počkej.
server-wait = To bylo příliš rychle za sebou. Zkus to prosím znovu za { $seconds ->
        [one] sekundu
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
server-too-many-lines = Je otevřeno příliš mnoho spojení: povoleno je jich { $most }.
server-too-long = Tento stůl už má { $most } kroků a víc se jich nevejde.
server-too-large = To je příliš dlouhé.
server-too-big = To je příliš dlouhé.
server-malformed = To server neumí přečíst: { $message }
server-media-type = Server čte jen { $expected }.
server-origin = Tento požadavek přišel z jiného webu a byl odmítnut.
server-no-page = Tady nic není.
server-method = To se tu dělat nedá.
server-no-language = Tímto jazykem se tu nemluví: { $lang }
server-no-rules = Pravidla této hry tu nejsou.
