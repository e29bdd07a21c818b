// The peer: boardgame.io's own server (in memory, nothing is stored) with a card game for four, and the load that it is
// put through: every seat a socket of its own, the seat whose turn it is moves as soon as it is shown the position.
// Usage: NODE_PATH=.../node_modules node boardgameio.js serve <port>
//        NODE_PATH=.../node_modules node boardgameio.js load <port> <tables> <seconds> [thinkMs] [rounds] [serverPid]
'use strict';
const fs = require('fs');
const http = require('http');
const { performance } = require('perf_hooks');

const SEATS = 4;
const [WHAT, ...REST] = process.argv.slice(2);
const [PORT, TABLES, SECONDS, THINK, ROUNDS, PID] = REST.map(Number);

// Crazy eights, written as its handbook teaches: hands and deck are secrets that playerView takes out.
function game() {
  const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');
  const fits = (G, card) => card.r === 8 || card.s === G.suit || card.r === G.top.r;
  const play = ({ G, playerID, events }, place, suit) => {
    const hand = G.players[playerID].hand, card = hand[place];
    if (!card || !fits(G, card)) return INVALID_MOVE;
    hand.splice(place, 1);
    G.pile.push(G.top);
    G.top = card;
    G.suit = card.r === 8 ? suit : card.s;
    G.counts[playerID] = hand.length;
    G.passes = 0;
    events.endTurn();
  };
  const draw = ({ G, playerID, events, random }) => {
    if (!G.secret.deck.length) {
      if (!G.pile.length) { G.passes++; events.endTurn(); return; }
      G.secret.deck = random.Shuffle(G.pile);
      G.pile = [];
    }
    G.players[playerID].hand.push(G.secret.deck.pop());
    G.deckSize = G.secret.deck.length;
    G.counts[playerID] = G.players[playerID].hand.length;
    events.endTurn();
  };
  return {
    name: 'crazy8', minPlayers: 2, maxPlayers: 4,
    setup: ({ ctx, random }) => {
      const cards = [];
      for (let s = 0; s < 4; s++) for (let r = 1; r <= 13; r++) cards.push({ s, r });
      const deck = random.Shuffle(cards), players = {};
      for (let p = 0; p < ctx.numPlayers; p++) players[p] = { hand: deck.splice(0, 7) };
      const top = deck.pop();
      return { secret: { deck }, players, counts: Object.values(players).map(p => p.hand.length), top, suit: top.s, pile: [], passes: 0, deckSize: deck.length };
    },
    playerView: PlayerView.STRIP_SECRETS,
    moves: { play: { client: false, move: play }, draw: { client: false, move: draw } },
    endIf: ({ G, ctx }) => {
      for (let p = 0; p < ctx.numPlayers; p++) if (G.counts[p] === 0) return { winner: String(p) };
      if (G.passes >= ctx.numPlayers) return { draw: true };
    },
    ai: {
      enumerate: (G, ctx, player) => {
        const found = [];
        G.players[player].hand.forEach((card, place) => {
          if (!fits(G, card)) return;
          if (card.r === 8) for (let s = 0; s < 4; s++) found.push({ move: 'play', args: [place, s] });
          else found.push({ move: 'play', args: [place] });
        });
        found.push({ move: 'draw', args: [] });
        return found;
      },
    },
  };
}

function serve() {
  const { Server, Origins } = require('boardgame.io/server');
  Server({ games: [game()], origins: [Origins.LOCALHOST] }).run(PORT, () => console.log('ready'));
}

const count = { on: false, moves: 0, last: 0, games: 0, bytes: 0, sampled: 0, messages: 0, errors: 0, own: [], all: [] };
let seed = 1, stopping = false;
const below = n => (seed = (seed * 1103515245 + 12345) & 0x7fffffff, seed % n);
const quantile = (sorted, q) => sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] : null;

function post(path, body) {
  const data = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data) };
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: PORT, path, method: 'POST', headers }, response => {
      let text = '';
      response.on('data', chunk => (text += chunk));
      response.on('end', () => { try { resolve(JSON.parse(text)); } catch (error) { reject(new Error(text)); } });
    });
    request.on('error', reject);
    request.end(data);
  });
}

async function table(rules) {
  const { io } = require('socket.io-client');
  const { matchID } = await post('/games/crazy8/create', { numPlayers: SEATS });
  const sockets = [];
  let shown = null, over = false;
  for (let p = 0; p < SEATS; p++) {
    const me = String(p);
    let sent = null;
    const { playerCredentials: credentials } = await post(`/games/crazy8/${matchID}/join`, { playerID: me, playerName: `p${p}` });
    const socket = io(`http://127.0.0.1:${PORT}/crazy8`, { transports: ['websocket'], forceNew: true, reconnection: false });
    const act = state => {
      if (over || !state) return;
      if (state.ctx.gameover !== undefined) {
        over = true;
        if (count.on) count.games++;
        setTimeout(() => {
          sockets.forEach(each => each.close());
          if (!stopping) table(rules).catch(() => count.errors++);
        }, 0);
        return;
      }
      if (state.ctx.currentPlayer !== me) return;
      const moves = rules.ai.enumerate(state.G, state.ctx, me), move = moves[below(moves.length)];
      const go = () => {
        if (over) return;
        sent = { when: performance.now(), id: state._stateID };
        shown = { ...sent, left: SEATS, by: me };
        socket.emit('update', { type: 'MAKE_MOVE', payload: { type: move.move, args: move.args, playerID: me, credentials } }, state._stateID, matchID, me);
      };
      if (THINK) setTimeout(go, THINK); else go();
    };
    socket.on('update', (...message) => {
      const state = message[1];
      if (count.on) {
        count.messages++;
        if (below(16) === 0) { count.bytes += JSON.stringify(message).length; count.sampled++; }
      }
      // The next seat may have moved before the own echo is here: each seat waits for its own.
      if (sent && state._stateID > sent.id) {
        if (count.on) { count.own.push(performance.now() - sent.when); count.moves++; }
        sent = null;
      }
      if (shown && state._stateID > shown.id) {
        // What is counted if only the table's latest move is waited for, as an earlier form of this bench did it.
        if (count.on && shown.by === me) count.last++;
        if (--shown.left === 0 && count.on) count.all.push(performance.now() - shown.when);
      }
      act(state);
    });
    socket.on('sync', (id, info) => { if (p === SEATS - 1 || info.state.ctx.currentPlayer === me) act(info.state); });
    socket.on('patch', () => count.errors++);
    socket.on('error', () => count.errors++);
    await new Promise(resolve => socket.on('connect', resolve));
    sockets.push(socket);
    socket.begin = () => socket.emit('sync', matchID, me, credentials, SEATS);
  }
  for (const socket of sockets.slice(1)) socket.begin();
  await new Promise(resolve => setTimeout(resolve, 30));
  sockets[0].begin();
}

// The processor time of the server, all its threads, in seconds.
function processor() {
  if (!PID) return 0;
  const fields = fs.readFileSync(`/proc/${PID}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function load() {
  const rules = game(), rows = [];
  for (let n = 0; n < TABLES; n++) await table(rules);
  await new Promise(resolve => setTimeout(resolve, 1500));
  for (let round = 0; round < (ROUNDS || 1); round++) {
    Object.assign(count, { on: true, moves: 0, last: 0, games: 0, bytes: 0, sampled: 0, messages: 0, own: [], all: [] });
    const begun = performance.now(), cpu = processor(), mine = process.cpuUsage();
    await new Promise(resolve => setTimeout(resolve, SECONDS * 1000));
    count.on = false;
    const seconds = (performance.now() - begun) / 1000, used = process.cpuUsage(mine), served = processor() - cpu;
    count.own.sort((a, b) => a - b);
    count.all.sort((a, b) => a - b);
    const moves = Math.max(1, count.moves);
    rows.push({
      moves_per_s: count.moves / seconds, last_moves_per_s: count.last / seconds, games: count.games, p50_ms: quantile(count.own, 0.5), p95_ms: quantile(count.own, 0.95),
      p99_ms: quantile(count.own, 0.99), all_p50_ms: quantile(count.all, 0.5), all_p99_ms: quantile(count.all, 0.99),
      bytes_per_seat_per_move: count.bytes / Math.max(1, count.sampled) * count.messages / moves / SEATS,
      messages_per_move: count.messages / moves, server_cpu: served / seconds, client_cpu: (used.user + used.system) / 1e6 / seconds,
      server_us_per_move: served / moves * 1e6, errors: count.errors,
    });
  }
  stopping = true;
  rows.sort((a, b) => a.moves_per_s - b.moves_per_s);
  const middle = rows[Math.floor(rows.length / 2)];
  for (const key of Object.keys(middle)) if (typeof middle[key] === 'number') middle[key] = Math.round(middle[key] * 100) / 100;
  console.log(JSON.stringify({ ...middle, tables: TABLES, think_ms: THINK || 0, runs: rows.map(row => Math.round(row.moves_per_s)) }));
  process.exit(0);
}

if (WHAT === 'serve') serve(); else load().catch(error => { console.error(error); process.exit(1); });
