import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds in which proxies see by the health check that this copy is going. */
const noticedWithin = 3_000;
/** Milliseconds in which connections that are kept end with their next answer. */
const retiredWithin = 3_000;

/**
 * Lets a copy go without cutting anybody off. First it serves on as before, while the health check
 * already says no: what a proxy has under way does not meet a closed door. Then it takes no more
 * connections, and ends each of those that are kept with its next answer. One that is not used
 * meanwhile is closed with the server.
 */
export async function drain(
  server: Server,
  times: { readonly noticedWithin: number; readonly retiredWithin: number } = {
    noticedWithin,
    retiredWithin,
  },
): Promise<void> {
  if (!server.listening) return;
  await wait(times.noticedWithin);
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  await nobodyAtTheDoor(server);
  // That of `http` would at once close what is idle, on which a request may be under way.
  NetServer.prototype.close.call(server);
  const until = performance.now() + times.retiredWithin;
  while (performance.now() < until && (await connectionsOf(server)) > 0) await wait(50);
}

/** Milliseconds of a turn of the event loop in which there was next to nothing to do. */
const quiet = 0.2;
/** Milliseconds for which such a turn is waited for, and then one in which nobody came in. */
const quietWithin = 3_000;
const emptyWithin = 8_000;

/**
 * Waits for a turn of the event loop in which nobody came in, as short as can be had. It takes one
 * connection a turn; those that wait when the door is closed are cut off, whatever they have sent.
 */
async function nobodyAtTheDoor(server: Server): Promise<void> {
  let came = 0;
  const count = () => {
    came += 1;
  };
  server.on('connection', count);
  const start = performance.now();
  for (let isBusy = true; isBusy; ) {
    const before = came;
    const began = performance.now();
    await new Promise(setImmediate);
    const now = performance.now();
    const isLong = now - began > quiet && now - start < quietWithin;
    isBusy = isLong || (came > before && now - start < emptyWithin);
  }
  server.off('connection', count);
}

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
