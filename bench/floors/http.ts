// Floor: bare node:http with a body of 1 KB.
import { createServer } from 'node:http';
import { ready } from './ready.ts';

const body = Buffer.alloc(1024, 'a');
const head = { 'content-type': 'text/plain', 'content-length': String(body.length) };
const server = createServer((_request, response) => {
  response.writeHead(200, head).end(body);
});
server.listen(0, '127.0.0.1', () => ready(server.address()));
