// Load on our server: N tables of Illuminati, every seat a socket of its own, the seat that is asked answers as soon as
// it is shown its question (or after a pause for thought). The same closed loop as the one that boardgame.io is put
// through. Usage: NODE_PATH=.../node_modules node load.js <port> <tables> <seconds> [thinkMs] [rounds] [serverPid]
'use strict';
const http = require('http');
const fs = require('fs');
const { performance } = require('perf_hooks');
const WebSocket = require('ws');

const [PORT, TABLES, SECONDS, THINK, ROUNDS, PID] = process.argv.slice(2).map(Number);
const SEATS = 4;
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
let seed = 12345;
const below = n => (seed = (seed * 1103515245 + 12345) & 0x7fffffff, seed % n);
const quantile = (sorted, q) => sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] : null;

function post(path, body, token) {
  const data = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data) };
  if (token) headers.authorization = `Bearer ${token}`;
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: PORT, path: `/api${path}`, method: 'POST', headers, agent }, response => {
      let text = '';
      response.on('data', chunk => (text += chunk));
      response.on('end', () => {
        if (response.statusCode >= 300) reject(new Error(`${path}: ${response.statusCode} ${text}`));
        else resolve({ body: text ? JSON.parse(text) : null, headers: response.headers });
      });
    });
    request.on('error', reject);
    request.end(data);
  });
}

// What is counted while it is measured.
const count = { on: false, moves: 0, games: 0, bytes: 0, messages: 0, errors: 0, own: [], all: [] };

const one = list => list[below(list.length)];
const WANTED = 9;

const rollNeeded = attack => attack && attack.number ? attack.number.total : 0;

// The game's purposeful driver (driver.py) as far as it goes by what a client is shown: it expands, aids, spends to
// reach 9, meddles, trades and tidies at times. Uniform random play leaves boards empty, and empty boards are fast.
function choose(asked, number) {
  const legal = asked.legal, kind = asked.prompt.kind;
  const by = (...names) => legal.filter(option => names.includes(option.action.do));
  const any = options => {
    const stay = options.filter(option => option.action.do !== 'leave');
    const option = one(stay.length ? stay : options);
    return option.high === undefined ? option.action : at(option, option.action.amount + below(option.high - option.action.amount + 1));
  };
  const at = (option, amount) => ({ ...option.action, amount: Math.max(option.action.amount, Math.min(option.high, amount)) });
  const spans = legal.filter(option => option.high !== undefined);
  switch (kind) {
    case 'turn': {
      if (below(25) === 0) return any(legal);
      const plays = by('play'), uses = by('use_ability'), attacks = by('attack'), transfers = by('transfer');
      if (plays.length && below(6) === 0) return any(plays);
      if (uses.length && below(2) === 0) return any(uses);
      if (attacks.length) return attacks[0].action.kind === 'control' && below(4) ? attacks[0].action : any(attacks);
      if (transfers.length && below(2)) return any(transfers);
      const others = legal.filter(option => !['leave', 'pass', 'offer'].includes(option.action.do));
      if (others.length && below(12) === 0) return any(others);
      return any(by('proceed').length ? by('proceed') : legal);
    }
    case 'attack_aid': {
      const aid = legal.find(option => option.action.do === 'aid' || option.high !== undefined);
      if (number < WANTED && aid) return aid.high === undefined ? aid.action : at(aid, aid.high);
      const better = by('privilege', 'buy_privilege');
      return any(better.length && below(5) === 0 ? better : by('announce'));
    }
    case 'attack_loop': {
      if (below(20) === 0) return any(legal);
      const stay = by('decline', 'proceed');
      const own = by('call_off').length > 0;
      if (own) {
        const short = WANTED - number, most = spans.reduce((sum, option) => sum + option.high, 0);
        return short > 0 && short <= most ? at(spans[0], short) : any(stay.length ? stay : legal);
      }
      const plays = by('play');
      if (plays.length && below(10) === 0) return any(plays);
      if (!spans.length || number < 3 || below(10) || below(2)) return any(stay.length ? stay : legal);
      return at(spans[spans.length - 1], 1 + below(6));
    }
    case 'attack_decide':
      return any(number < 2 && below(3) && by('call_off').length ? by('call_off') : by('throw'));
    case 'offer':
      if (by('propose').length && below(2)) return any(by('propose'));
      return any(legal.length > 1 && below(3) ? legal.filter(option => option.action.do !== 'withdraw') : legal);
    case 'redistribute': case 'rearrange':
      return any(by('proceed').length && below(3) === 0 ? by('proceed') : legal.length > 1 && below(4) ? legal.filter(option => option.action.do !== 'restore') : legal);
    case 'pay':
      return spans.length ? at(one(spans), 1000) : any(legal);
    case 'consent': case 'card_window':
      return any(legal);
  }
  if (kind.endsWith('_window') && by('decline').length && !(legal.length > 1 && below(4) === 0)) return any(by('decline'));
  return any(legal);
}

class Seat {
  constructor(table, seat, token) {
    Object.assign(this, { table, seat, token, at: 0, n: 0, number: 0 });
  }

  open() {
    this.socket = new WebSocket(`ws://127.0.0.1:${PORT}/api/tables/${this.table.id}/socket`, {
      headers: { authorization: `Bearer ${this.token}` }, perMessageDeflate: false,
    });
    this.socket.on('message', data => this.got(data));
    this.socket.on('error', () => count.errors++);
    this.socket.on('close', () => { if (!this.table.over) { count.errors++; this.table.end(); } });
    return new Promise(resolve => this.socket.on('open', () => { this.send({ type: 'sit', id: 'sit' }); resolve(); }));
  }

  send(message) { this.socket.send(JSON.stringify(message)); }

  got(data) {
    if (count.on) { count.bytes += data.length; count.messages++; }
    const message = JSON.parse(data);
    switch (message.type) {
      case 'opened':
        this.at = message.at;
        this.table.seen(this, message.at);
        this.asked = message.asked;
        this.number = rollNeeded(message.scene && message.scene.attack);
        this.next();
        break;
      case 'moved':
        for (const [path, value, gone] of message.diff || []) {
          const some = Array.isArray(gone); // these fields of what is there
          if (path === 'attack') { if (!some || value.number) this.number = rollNeeded(value); }
          else if (path === 'attack/number') { if (!some || value.total !== undefined) this.number = value.total; }
          else if (path === 'attack/number/total') this.number = value;
        }
        this.at = message.at;
        this.table.seen(this, message.at);
        this.asked = message.asked;
        if (message.done !== undefined) this.done();
        this.next();
        break;
      case 'done':
        this.done();
        this.next();
        break;
      case 'no':
        count.errors++;
        if (process.env.DEBUG) console.error(message);
        this.sent = undefined;
        this.next();
        break;
      case 'info':
        if (message.table.status === 'over') this.table.end();
        break;
      case 'closing':
        count.errors++;
        break;
    }
  }

  // The own move is acknowledged.
  done() {
    if (this.sent !== undefined && count.on) { count.moves++; count.own.push(performance.now() - this.sent); }
    this.sent = undefined;
  }

  // Answers the question that the seat was last shown, once the answer before it is acknowledged.
  next() {
    const asked = this.asked;
    if (!asked || !asked.prompt || this.table.over || this.sent !== undefined) return;
    this.asked = undefined;
    const go = () => {
      if (this.table.over || this.sent !== undefined) return;
      this.sent = performance.now();
      this.table.acted(this, this.sent);
      this.send({ type: 'act', id: `m${++this.n}`, seen: this.at, actions: [choose(asked, this.number)] });
    };
    if (THINK) setTimeout(go, THINK); else go();
  }
}

class Table {
  constructor(people) { this.people = people; this.over = false; }

  async start() {
    const [host, ...guests] = this.people;
    const seats = [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' }))];
    const made = await post('/tables', { game: 'illuminati', preset: 'deluxe', options: {}, seats, listed: false, spectators: 'off', clock: { kind: 'none' } }, host);
    this.id = made.body.table.id;
    for (const guest of guests) await post(`/tables/${this.id}/join`, {}, guest);
    await post(`/tables/${this.id}/start`, {}, host).catch(() => {});
    this.seats = this.people.map((token, seat) => new Seat(this, seat, token));
    for (const seat of this.seats) await seat.open();
  }

  acted(seat, when) { this.move = { when, from: seat.at, left: new Set(this.seats.map(each => each.seat)) }; }

  // How long until every seat has been shown the move.
  seen(seat, at) {
    const move = this.move;
    if (move && at > move.from && move.left.delete(seat.seat) && move.left.size === 0) {
      if (count.on) count.all.push(performance.now() - move.when);
      this.move = null;
    }
  }

  end() {
    if (this.over) return;
    this.over = true;
    if (count.on) count.games++;
    setTimeout(() => {
      for (const seat of this.seats) seat.socket.close();
      if (!stopping) new Table(this.people).start().catch(error => { count.errors++; if (process.env.DEBUG) console.error(error); });
    }, 0);
  }
}

let stopping = false;

// The processor time of the server, of all processes that it has begun, in seconds.
function processor() {
  if (!PID) return 0;
  const spent = new Map(), children = new Map();
  for (const pid of fs.readdirSync('/proc').filter(name => /^\d+$/.test(name)).map(Number)) {
    try {
      const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      spent.set(pid, Number(fields[11]) + Number(fields[12]));
      children.set(Number(fields[1]), [...(children.get(Number(fields[1])) || []), pid]);
    } catch { /* it has ended meanwhile */ }
  }
  const sum = pid => (spent.get(pid) || 0) + (children.get(pid) || []).reduce((all, child) => all + sum(child), 0);
  return sum(PID) / 100;
}

async function main() {
  for (let n = 0; n < TABLES; n++) {
    const people = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const made = await post('/session', { name: `Load ${n} ${seat}` });
      const cookie = [].concat(made.headers['set-cookie'] || []).map(line => line.split(';')[0]).find(line => line.startsWith('conjura='));
      people.push(cookie.split('=')[1]);
    }
    await new Table(people).start();
  }
  await new Promise(resolve => setTimeout(resolve, 1500));
  const rows = [];
  for (let round = 0; round < ROUNDS; round++) {
    Object.assign(count, { on: true, moves: 0, games: 0, bytes: 0, messages: 0, own: [], all: [] });
    const begun = performance.now(), cpu = processor(), mine = process.cpuUsage();
    await new Promise(resolve => setTimeout(resolve, SECONDS * 1000));
    count.on = false;
    const seconds = (performance.now() - begun) / 1000, used = process.cpuUsage(mine);
    count.own.sort((a, b) => a - b);
    count.all.sort((a, b) => a - b);
    rows.push({
      moves_per_s: count.moves / seconds, games: count.games, p50_ms: quantile(count.own, 0.5), p95_ms: quantile(count.own, 0.95),
      p99_ms: quantile(count.own, 0.99), all_p50_ms: quantile(count.all, 0.5), all_p99_ms: quantile(count.all, 0.99),
      bytes_per_seat_per_move: count.bytes / Math.max(1, count.moves) / SEATS, messages_per_move: count.messages / Math.max(1, count.moves),
      server_cpu: (processor() - cpu) / seconds, client_cpu: (used.user + used.system) / 1e6 / seconds,
      server_us_per_move: (processor() - cpu) / Math.max(1, count.moves) * 1e6, errors: count.errors,
    });
  }
  stopping = true;
  rows.sort((a, b) => a.moves_per_s - b.moves_per_s);
  const middle = rows[Math.floor(rows.length / 2)];
  for (const key of Object.keys(middle)) if (typeof middle[key] === 'number') middle[key] = Math.round(middle[key] * 100) / 100;
  middle.tables = TABLES;
  middle.think_ms = THINK || 0;
  middle.runs = rows.map(row => Math.round(row.moves_per_s));
  console.log(JSON.stringify(middle));
  process.exit(0);
}

main().catch(error => { console.error(error); process.exit(1); });
