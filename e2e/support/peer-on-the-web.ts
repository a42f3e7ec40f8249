import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/**
 * Loaded into the product before it: `PEER_HOST` is a site of the public web to it, which a server
 * on `PEER_PORT` of this machine answers. The product itself still looks up and judges the address.
 */
const { PEER_HOST: host = '', PEER_PORT: port = '' } = process.env;
/** Of the public web, by its range; nothing is ever sent there. */
const publicAddress = '93.184.215.14';

const lookup = dns.lookup as (...args: unknown[]) => unknown;
const answering = (...args: unknown[]) => {
  const [name, options] = args;
  const done = args.at(-1) as (error: null, ...found: unknown[]) => void;
  if (name !== host) return lookup(...args);
  const wantsAll = typeof options === 'object' && options !== null && 'all' in options;
  return process.nextTick(() =>
    wantsAll ? done(null, [{ address: publicAddress, family: 4 }]) : done(null, publicAddress, 4),
  );
};
dns.lookup = answering as typeof dns.lookup;
syncBuiltinESMExports();

type Found = (error: Error | null, address?: unknown, family?: number) => void;
interface Wish {
  host?: string;
  port?: number | string;
  lookup?: (name: string, options: { all?: boolean }, done: Found) => void;
}

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function toPeer(this: net.Socket, ...args: unknown[]) {
  const [first] = args;
  const wish = (Array.isArray(first) ? first[0] : first) as Wish | undefined;
  if (wish?.host === host && wish.lookup) {
    const judge = wish.lookup;
    wish.port = port;
    wish.lookup = (name, options, done) =>
      judge(name, options, (error) => {
        if (error) return done(error);
        return options.all
          ? done(null, [{ address: '127.0.0.1', family: 4 }])
          : done(null, '127.0.0.1', 4);
      });
  }
  return (connect as (...all: unknown[]) => net.Socket).apply(this, args);
} as typeof connect;
