// Floor: Fastify and pg, one insert that is on the disk before it is answered.
import fastify from 'fastify';
import pg from 'pg';
import { pool, ready } from './ready.ts';

const db = new pg.Pool({ connectionString: process.env.FLOORS_URL, max: pool });
const app = fastify();
app.post('/', async () => {
  const made = await db.query({
    name: 'insert',
    text: 'INSERT INTO floor_inserts (author, text) VALUES ($1, $2) RETURNING id',
    values: [Math.ceil(Math.random() * 1000), 'A comment of ordinary length, as people write.'],
  });
  return made.rows[0];
});
await app.listen({ port: 0, host: '127.0.0.1' });
ready(app.server.address());
