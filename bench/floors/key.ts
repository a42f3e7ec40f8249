// Floor: Fastify and pg, one row by its key.
import fastify from 'fastify';
import pg from 'pg';
import { pool, ready, rows } from './ready.ts';

const db = new pg.Pool({ connectionString: process.env.FLOORS_URL, max: pool });
const app = fastify();
app.get('/', async () => {
  const found = await db.query({
    name: 'key',
    text: 'SELECT * FROM floor_rows WHERE id = $1',
    values: [Math.ceil(Math.random() * rows)],
  });
  return found.rows[0];
});
await app.listen({ port: 0, host: '127.0.0.1' });
ready(app.server.address());
