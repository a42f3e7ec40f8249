// Floor: Fastify with a small JSON answer.
import fastify from 'fastify';
import { ready } from './ready.ts';

const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
await app.listen({ port: 0, host: '127.0.0.1' });
ready(app.server.address());
