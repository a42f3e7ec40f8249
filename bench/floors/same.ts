// Floor: bare node:http that sends the bytes of the kept page, head and body, and nothing else.
import { createServer, get } from 'node:http';
import { ready } from './ready.ts';

const headers = JSON.parse(process.env.PAGE_HEADERS ?? '{}') as Record<string, string>;

get(process.env.PAGE_URL ?? '', { headers }, async (answer) => {
  const body = Buffer.concat(await answer.toArray());
  // What Node writes by itself it writes here, too.
  const own = /^(?:date|connection|keep-alive|transfer-encoding)$/i;
  const pairs = answer.rawHeaders.flatMap((name, n, all) =>
    n % 2 === 0 && !own.test(name) ? [name, all[n + 1] ?? ''] : [],
  );
  const server = createServer((_request, response) => {
    response.writeHead(200, pairs).end(body);
  });
  server.listen(0, '127.0.0.1', () => ready(server.address()));
});
