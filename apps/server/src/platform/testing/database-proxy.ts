import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the database on which bytes can be held up, as by a network that drops them. */
export interface DatabaseProxy {
  /** Connection address through the proxy. */
  readonly url: string;
  /** Passes nothing on in either direction, of open connections and new ones, until `thaw`. */
  freeze(): void;
  /** Passes on what was held up, and all that follows. */
  thaw(): void;
  /** Passes nothing on any more of the connections that are open now; new ones work. */
  swallow(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** `databaseUrl`: where the connections lead. */
export async function proxyTo(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  const swallowed = new Set<Pair>();
  const waiting: (() => void)[] = [];
  let frozen = false;

  const hold = ({ near, far }: Pair) => [near, far].map((socket) => socket.pause());
  const join = (pair: Pair) => {
    pairs.add(pair);
    const { near, far } = pair;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => void to.write(bytes));
      from.on('error', () => undefined);
      // An end, too, is told only to a side that still hears the other.
      from.on('close', () => {
        pairs.delete(pair);
        if (frozen && !swallowed.has(pair)) waiting.push(() => to.destroy());
        else if (!swallowed.has(pair)) to.destroy();
      });
    }
    if (frozen) hold(pair);
  };

  const server = createServer({ pauseOnConnect: true }, (near) => {
    near.on('error', () => undefined);
    const lead = () => {
      const far = connect(Number(target.port), target.hostname);
      join({ near, far });
      near.resume();
    };
    if (frozen) waiting.push(lead);
    else lead();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  // The embedded database offers a socket beside its port.
  url.searchParams.delete('host');

  return {
    url: url.href,
    freeze() {
      frozen = true;
      for (const pair of pairs) hold(pair);
    },
    thaw() {
      frozen = false;
      for (const pair of pairs) {
        if (!swallowed.has(pair)) for (const socket of [pair.near, pair.far]) socket.resume();
      }
      for (const go of waiting.splice(0)) go();
    },
    swallow() {
      for (const pair of pairs) {
        swallowed.add(pair);
        hold(pair);
      }
    },
    async close() {
      server.close();
      for (const { near, far } of [...pairs, ...swallowed]) {
        near.destroy();
        far.destroy();
      }
    },
  };
}
