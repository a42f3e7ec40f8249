// Floor: Fastify and pg, twenty rows from a key on.
import fastify from 'fastify';
import pg from 'pg';
import { pool, ready, rows } from './ready.ts';

const db = new pg.Pool({ connectionString: process.env.FLOORS_URL, max: pool });
const app = fastify();
app.get('/', async () => {
  const after = Math.floor(Math.random() * (rows - 20));
  const found = await db.query({
    name: 'list',
    text: 'SELECT * FROM floor_rows WHERE id > $1 ORDER BY id LIMIT 20',
    values: [after],
  });
  return found.rows;
});
await app.listen({ port: 0, host: '127.0.0.1' });
ready(app.server.address());
