import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { alone, type Encoding, encode } from '../encodings.ts';

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
  head(encoding: Encoding, length: number): string[];
  /** Head of "not modified"; it says nothing of the nonce, which stays that of the kept page. */
  readonly unchangedHead: string[];
  body(encoding: Encoding): Promise<Buffer>;
}

/** What came out of the renderer. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly nonce: string;
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
  const { location, ...headers } = page.headers;
  const fixed = flat({ ...headers, ...common, etag });
  return {
    status: page.status,
    location,
    etag,
    size: content.length,
    unchangedHead: flat({ ...common, etag }),
    head(encoding, length) {
      const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
      return [...fixed, ...coding, 'content-length', String(length)];
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

/** The page of a key, rendered once for all who wait for it. */
export type PageCache = (key: string, render: () => Promise<RenderedPage>) => Promise<StoredPage>;

/** Statuses that are the same for everybody a moment later. */
const keepable = new Set([200, 202, 301]);

/** Addresses of missing pages that are kept, each of which names one of a few pages. */
const missingAtMost = 500;

/**
 * Keeps rendered pages for moments, within a number of bytes; the oldest goes first. Missing pages
 * are the same for all made-up addresses of a kind, and take no room from the others.
 *
 * @param freshFor milliseconds for which a page may be sent.
 * @param atMost bytes of content, uncompressed.
 * @param now milliseconds of the server's clock.
 */
export function createPageCache(freshFor: number, atMost: number, now: () => number): PageCache {
  const kept = {
    ttl: freshFor,
    ttlResolution: 0,
    // What nobody asks for any more must not wait for its room to be needed.
    ttlAutopurge: true,
    perf: { now },
  };
  const pages = new LRUCache<string, StoredPage>({
    ...kept,
    maxSize: atMost,
    sizeCalculation: ({ size }) => Math.max(1, size),
  });
  const missing = createMissing(kept);
  const rendering = new Map<string, Promise<StoredPage>>();
  return async (key, render) => {
    const known = pages.get(key) ?? missing.get(key);
    if (known) return known;
    const begun = rendering.get(key);
    if (begun) return begun;
    const making = render().then((rendered) => {
      if (rendered.status === 404) return missing.keep(key, rendered);
      const page = storePage(rendered, tagOf(rendered));
      if (keepable.has(page.status)) pages.set(key, page);
      return page;
    });
    rendering.set(key, making);
    try {
      return await making;
    } finally {
      rendering.delete(key);
    }
  };
}

function createMissing(kept: LRUCache.OptionsTTLLimit<string, StoredPage, unknown>) {
  const byKey = new LRUCache<string, StoredPage>({ ...kept, max: missingAtMost });
  const byTag = new LRUCache<string, StoredPage>({ ...kept, max: missingAtMost });
  return {
    get: (key: string) => byKey.get(key),
    keep(key: string, rendered: RenderedPage): StoredPage {
      const tag = tagOf(rendered);
      const page = byTag.get(tag) ?? storePage(rendered, tag);
      byTag.set(tag, page, { noUpdateTTL: true });
      byKey.set(key, page);
      return page;
    },
  };
}
