#!/usr/bin/env bash
# Guess: a transaction of drizzle-orm over a pool of pg gives its connection back, whatever fails.
# What happens: where BEGIN itself fails, the connection is never released. The transaction is begun
#   before the `try` whose `finally` releases; so the pool counts it as in use for good.
# Why it matters here: a database that restarts, fails over or goes read-only answers some BEGIN with
#   an error. Each such moment costs a copy of the server one connection, and after as many as the
#   pool has it answers nobody, though the database is well again. We take the connection ourselves.
# Seen with drizzle-orm 0.45.4, pg 8.23.1, Node 20 and 24: total 1, idle 0 after the failure, and the
#   next question to a pool of one waits until its time-out.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund drizzle-orm@0.45.4 pg@8.23.1 >/dev/null
cat >try.mjs <<'JS'
import net from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

// A server that speaks as much of the protocol as is needed: it lets everybody in, and is about to
// shut down when the first BEGIN comes; after that it answers each question with no rows.
const message = (type, ...parts) => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const ready = message('Z', Buffer.from('I'));
const shuttingDown = message(
  'E',
  Buffer.from('SERROR\0C57P03\0Mthe database system is shutting down\0\0'),
);
let refused = false;
const server = net.createServer((socket) => {
  let started = false;
  socket.on('error', () => undefined);
  socket.on('data', () => {
    if (!started) {
      started = true;
      socket.write(Buffer.concat([message('R', Buffer.from([0, 0, 0, 0])), ready]));
    } else if (!refused) {
      refused = true;
      socket.write(Buffer.concat([shuttingDown, ready]));
    } else socket.write(Buffer.concat([message('C', Buffer.from('SELECT 0\0')), ready]));
  });
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const pool = new pg.Pool({
  host: '127.0.0.1',
  port: server.address().port,
  user: 'somebody',
  database: 'some',
  max: 1,
  connectionTimeoutMillis: 1000,
});
const failed = await drizzle(pool)
  .transaction(async () => 'done')
  .then(() => null, (error) => error);
console.log('the transaction:', failed ? 'failed' : 'succeeded');
console.log('connections: total', pool.totalCount, 'idle', pool.idleCount);
const next = await pool.query('SELECT').then(() => 'answered', (error) => error.message);
console.log('the next question:', next);
process.exit(failed && pool.totalCount === 1 && pool.idleCount === 0 && /timeout/.test(next) ? 0 : 1);
JS
node try.mjs && echo 'as described' || { echo 'not as described any more'; exit 1; }
