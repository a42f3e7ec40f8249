import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, request } from 'undici';

export interface Fetched {
  readonly body: Buffer;
  /** Type as the other side says it, without parameters; empty where it says none. */
  readonly contentType: string;
  /** Letters as the other side's header names them; empty where it names none. */
  readonly charset: string;
  /** Where the last redirect led. */
  readonly url: string;
}

/**
 * Why nothing was fetched. `forbidden`: no address of the public web. `tooLarge`: more bytes than
 * allowed. `unreachable`: no answer in time, a failed one, or redirects without end.
 */
export type FetchRefusal = 'forbidden' | 'tooLarge' | 'unreachable';

/**
 * Fetches what somebody else's address holds.
 *
 * @param maxBytes of the body.
 */
export type GuardedFetch = (
  url: string,
  maxBytes: number,
  wish?: FetchWish,
) => Promise<Fetched | FetchRefusal>;

interface FetchWish {
  /** The beginning is enough: the body is read up to this text, and one that is larger is cut. */
  readonly until?: string;
  /** Ends the time of several fetches that belong together; five seconds for one by itself. */
  readonly signal?: AbortSignal;
}

const redirectsAtMost = 3;

/** The time that somebody waits for what lies elsewhere. */
export const fetchTime = (): AbortSignal => AbortSignal.timeout(5_000);

const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

const isPublicWeb = (address: string, port: string): boolean => port === '' && isPublic(address);

class ForbiddenAddress extends Error {}

/** Connections that reach what is allowed alone: each address is checked when it is connected to. */
const guardedAgents =
  (allows: (address: string, port: string) => boolean) =>
  (port: string): Agent => {
    const guarded: LookupFunction = (hostname, options, done) => {
      lookup(hostname, { ...options, all: true }, (error, found) => {
        const [first] = found ?? [];
        if (error || !first) return done(error ?? new Error(`${hostname} has no address`), []);
        if (!found.every(({ address }) => allows(address, port))) {
          return done(new ForbiddenAddress(hostname), []);
        }
        return options.all ? done(null, found) : done(null, first.address, first.family);
      });
    };
    return new Agent({ connect: { lookup: guarded }, maxHeaderSize: 16_384 });
  };

/**
 * Makes a fetch that reaches the public web alone: every hop's address is checked when it is
 * connected to, so that neither a redirect nor a name that changes its address leads inside
 * (QUALITY, link previews). Bodies are not unpacked.
 *
 * @param allows whether an IP address and port may be connected to; another one for tests.
 */
export function createGuardedFetch(allows = isPublicWeb): GuardedFetch {
  const agentFor = guardedAgents(allows);

  const hop = async (
    url: URL,
    maxBytes: number,
    until: string | undefined,
    signal: AbortSignal,
  ) => {
    const agent = agentFor(url.port);
    try {
      const answer = await request(url, {
        dispatcher: agent,
        signal,
        headers: { accept: '*/*', 'accept-encoding': 'identity' },
      });
      const { location, 'content-type': type = '' } = answer.headers;
      if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string') {
        return new URL(location, url);
      }
      if (answer.statusCode !== 200) return 'unreachable';
      const body = await bodyWithin(answer.body, maxBytes, until);
      if (body === 'tooLarge') return body;
      const [contentType = ''] = String(type).split(';');
      const [, charset = ''] = /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(String(type)) ?? [];
      return { body, contentType: contentType.trim(), charset, url: url.href };
    } finally {
      await agent.destroy();
    }
  };

  return async (text, maxBytes, { until, signal = fetchTime() } = {}) => {
    try {
      let url = new URL(text);
      for (let hops = 0; hops <= redirectsAtMost; hops += 1) {
        if (!isFetchable(url, allows)) return 'forbidden';
        const got = await hop(url, maxBytes, until, signal);
        if (!(got instanceof URL)) return got;
        url = got;
      }
      return 'unreachable';
    } catch (error) {
      return isForbidden(error) ? 'forbidden' : 'unreachable';
    }
  };
}

/** A name is checked when it is looked up; an address in numbers never is. */
function isFetchable(url: URL, allows: (address: string, port: string) => boolean): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return (
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    (!ipaddr.isValid(host) || allows(host, url.port))
  );
}

const isForbidden = (error: unknown): boolean =>
  error instanceof ForbiddenAddress ||
  (error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL');

async function bodyWithin(
  body: AsyncIterable<Buffer>,
  maxBytes: number,
  until: string | undefined,
): Promise<Buffer | 'tooLarge'> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    const last = parts.at(-1);
    parts.push(part);
    size += part.length;
    if (size > maxBytes && until === undefined) return 'tooLarge';
    // What is looked for may lie across two parts.
    const found =
      until !== undefined && Buffer.concat(last ? [last, part] : [part]).includes(until);
    if (size > maxBytes || found) break;
  }
  const read = Buffer.concat(parts).subarray(0, maxBytes);
  const end = until === undefined ? -1 : read.indexOf(until);
  return end < 0 ? read : read.subarray(0, end + (until ?? '').length);
}

/**
 * Posts something to somebody else's address.
 *
 * @returns the status of the answer, which is not read; no redirect is followed.
 */
export type GuardedPost = (
  url: string,
  what: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer | null },
) => Promise<number | Exclude<FetchRefusal, 'tooLarge'>>;

/** The same for what is sent: it reaches the public web alone. */
export function createGuardedPost(allows = isPublicWeb): GuardedPost {
  const agentFor = guardedAgents(allows);
  return async (text, { headers, body }) => {
    try {
      const url = new URL(text);
      if (!isFetchable(url, allows)) return 'forbidden';
      const agent = agentFor(url.port);
      try {
        const answer = await request(url, {
          dispatcher: agent,
          method: 'POST',
          signal: fetchTime(),
          headers,
          body,
        });
        await answer.body.dump();
        return answer.statusCode;
      } finally {
        await agent.destroy();
      }
    } catch (error) {
      return isForbidden(error) ? 'forbidden' : 'unreachable';
    }
  };
}
