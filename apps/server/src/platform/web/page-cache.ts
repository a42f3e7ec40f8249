import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { alone, type Encoding, encode } from '../encodings.ts';
import type { PageGround } from './page-ground.ts';

/** A page ready to be sent. */
export interface StoredPage {
  readonly status: number;
  /** Where the page stands instead; the heads leave it out, since what was asked for goes along. */
  readonly location: string | undefined;
  /** Of the content without its nonce, so that an unchanged page stays unchanged. */
  readonly etag: string;
  /** Bytes of the content, uncompressed. */
  readonly size: number;
  /** Head of an answer with the body in an encoding: names and values in turn. */
  head(encoding: Encoding, length: number): readonly string[];
  /** Head of "not modified"; it says nothing of the nonce, which stays that of the kept page. */
  readonly unchangedHead: readonly string[];
  body(encoding: Encoding): Promise<Buffer>;
}

/** What came out of the renderer. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly nonce: string;
  /** Milliseconds, until when it says the right time. */
  readonly until: number;
}

/** Pages are the same for every stranger, but for language, theme and encoding. */
const common = {
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, accept-language, cookie',
};

/** Makes a page ready to be sent; each encoding is made when it is first asked for. */
function storePage(page: RenderedPage, etag: string): StoredPage {
  const content = alone(Buffer.from(page.body));
  const bodies = new Map<Encoding, Promise<Buffer>>();
  const heads = new Map<Encoding, readonly string[]>();
  const { location, ...headers } = page.headers;
  const fixed = flat({ ...headers, ...common, etag });
  return {
    status: page.status,
    location,
    etag,
    size: content.length,
    unchangedHead: flat({ ...common, etag }),
    head(encoding, length) {
      const known = heads.get(encoding);
      if (known) return known;
      const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
      const head = [...fixed, ...coding, 'content-length', String(length)];
      heads.set(encoding, head);
      return head;
    },
    body(encoding) {
      const made = bodies.get(encoding) ?? encode(content, encoding);
      bodies.set(encoding, made);
      return made;
    },
  };
}

const flat = (headers: Readonly<Record<string, string>>) => Object.entries(headers).flat();

function tagOf({ body, nonce }: RenderedPage): string {
  return `W/"${hash('sha1', body.replaceAll(nonce, ''), 'base64url')}"`;
}

/** How the page of a key is made. */
export interface PageSource {
  ground(): PageGround;
  /** Whether all that was asked before is answered the same. */
  repeats(ground: PageGround, before: PageGround): Promise<boolean>;
  render(ground: PageGround): Promise<RenderedPage>;
}

/** The page of a key, made once for all who wait for it. */
export type PageCache = (key: string, sourceOf: () => PageSource) => Promise<StoredPage>;

/** Statuses that are the same for everybody a moment later. */
const keepable = new Set([200, 202, 301]);

/** Addresses of missing pages that are kept, each of which names one of a few pages. */
const missingAtMost = 500;

/**
 * Times in a second that a page is made anew, or what it shows is read, because that was changed. A
 * rush of changes would leave no time for anything else; beyond it, the next second shows them.
 */
const renewalsInASecond = 10;

/** What nobody asks for any more must not wait for its room to be needed. */
const keeping = { ttl: 60_000, ttlResolution: 0, ttlAutopurge: true } as const;

interface Clocked {
  readonly perf: { now(): number };
}

interface Kept {
  readonly page: StoredPage;
  /** Milliseconds, when it says another time, whatever it is made from. */
  readonly renderedUntil: number;
  ground: PageGround;
  readonly renewals: { second: number; count: number };
}

interface Flight {
  ground: PageGround;
  page: Promise<StoredPage>;
}

/**
 * Keeps rendered pages within a number of bytes; the oldest goes first. A page is sent while nothing
 * was changed that it was made from, no instant has come that it names, and for no longer than
 * `freshFor`; then what it was made from is read again, and only if that differs, or once the page
 * would say another minute, it is rendered anew. Missing pages are the same for all made-up addresses
 * of a kind, and take no room from the others.
 *
 * @param freshFor milliseconds for which a page may be sent without reading again what it is made
 *   from: what no signal tells, or none that was heard, is not missed for longer.
 * @param atMost bytes of content, uncompressed.
 * @param now milliseconds of the server's clock.
 */
export function createPageCache(freshFor: number, atMost: number, now: () => number): PageCache {
  const shared = { ...keeping, perf: { now } };
  const pages = new LRUCache<string, Kept>({
    ...shared,
    maxSize: atMost,
    sizeCalculation: ({ page: { size } }) => Math.max(1, size),
  });
  const missing = createMissing(shared);
  const flights = new Map<string, Flight>();

  const isTrue = ({ ground, renderedUntil, renewals }: Kept) => {
    const time = now();
    const until = Math.min(ground.from + freshFor, ground.until, renderedUntil);
    if (time < ground.from || time >= until) return false;
    return !ground.isOld() || isRush(renewals, time);
  };

  const make = async (
    key: string,
    before: Kept | undefined,
    source: PageSource,
    flight: Pick<Flight, 'ground'>,
  ): Promise<StoredPage> => {
    const renewals = before?.renewals ?? { second: 0, count: 0 };
    countRenewal(renewals, now());
    if (before && now() < before.renderedUntil) {
      if (await source.repeats(flight.ground, before.ground)) {
        before.ground = flight.ground;
        return before.page;
      }
      flight.ground = source.ground();
    }
    const rendered = await source.render(flight.ground);
    const { ground } = flight;
    const more = { ground, renderedUntil: rendered.until, renewals };
    if (rendered.status === 404) {
      const page = missing.page(rendered);
      missing.byKey.set(key, { page, ...more });
      pages.delete(key);
      return page;
    }
    const page = storePage(rendered, tagOf(rendered));
    missing.byKey.delete(key);
    pages.delete(key);
    if (keepable.has(page.status)) pages.set(key, { page, ...more });
    return page;
  };

  const begin = (key: string, before: Kept | undefined, source: PageSource) => {
    const flight = { ground: source.ground() } as Flight;
    flight.page = make(key, before, source, flight).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight.page;
  };

  return async (key, sourceOf) => {
    for (;;) {
      const known = pages.get(key) ?? missing.byKey.get(key);
      if (known && isTrue(known)) return known.page;
      const flight = flights.get(key);
      if (!flight) return begin(key, known, sourceOf());
      if (!flight.ground.isOld()) return flight.page;
      // It does not show what has been changed since: whoever comes now waits for the next.
      await flight.page.catch(() => undefined);
    }
  };
}

const isRush = ({ second, count }: Kept['renewals'], time: number) =>
  second === Math.floor(time / 1000) && count >= renewalsInASecond;

function countRenewal(renewals: Kept['renewals'], time: number): void {
  const second = Math.floor(time / 1000);
  renewals.count = renewals.second === second ? renewals.count + 1 : 1;
  renewals.second = second;
}

function createMissing(shared: typeof keeping & Clocked) {
  const byTag = new LRUCache<string, StoredPage>({ ...shared, max: missingAtMost });
  return {
    byKey: new LRUCache<string, Kept>({ ...shared, max: missingAtMost }),
    page(rendered: RenderedPage): StoredPage {
      const tag = tagOf(rendered);
      const page = byTag.get(tag) ?? storePage(rendered, tag);
      byTag.set(tag, page, { noUpdateTTL: true });
      return page;
    },
  };
}
