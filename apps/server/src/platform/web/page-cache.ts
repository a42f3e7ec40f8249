import { hash } from 'node:crypto';
import { type Encoding, encode } from './encodings.ts';

/** A page ready to be sent. */
export interface StoredPage {
  readonly status: number;
  /** Of the content without its nonce, so that an unchanged page stays unchanged. */
  readonly etag: string;
  /** Until when it may be sent, milliseconds of the clock given. */
  readonly freshUntil: number;
  /** Head of an answer with the body in an encoding: names and values in turn. */
  head(encoding: Encoding, length: number): string[];
  /** Head of "not modified"; it says nothing of the nonce, which stays that of the kept page. */
  readonly unchangedHead: string[];
  /** The body if it has been encoded already. */
  ready(encoding: Encoding): Buffer | undefined;
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
export function storePage(page: RenderedPage, freshUntil: number): StoredPage {
  const content = Buffer.from(page.body);
  const etag = tagOf(page);
  const bodies = new Map<Encoding, Buffer>([['identity', content]]);
  const making = new Map<Encoding, Promise<Buffer>>();
  const fixed = flat({ ...page.headers, ...common, etag });
  return {
    status: page.status,
    etag,
    freshUntil,
    unchangedHead: flat({ ...common, etag }),
    head(encoding, length) {
      const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
      return [...fixed, ...coding, 'content-length', String(length)];
    },
    ready: (encoding) => bodies.get(encoding),
    body(encoding) {
      const made = bodies.get(encoding);
      if (made) return Promise.resolve(made);
      const begun = making.get(encoding) ?? encode(content, encoding);
      making.set(encoding, begun);
      return begun.then((body) => {
        bodies.set(encoding, body);
        making.delete(encoding);
        return body;
      });
    },
  };
}

const flat = (headers: Readonly<Record<string, string>>) => Object.entries(headers).flat();

function tagOf({ body, nonce }: RenderedPage): string {
  return `W/"${hash('sha1', body.replaceAll(nonce, ''), 'base64url')}"`;
}

/** Keeps rendered pages for moments, within a number of bytes; the oldest goes first. */
export interface PageCache {
  /** The page of an address, if it may still be sent. */
  fresh(key: string, now: number): StoredPage | undefined;
  /** The page, rendered once for all who wait for it. */
  get(key: string, now: () => number, render: () => Promise<RenderedPage>): Promise<StoredPage>;
}

/** Statuses that are the same for everybody a moment later. */
const keepable = new Set([200, 202, 301, 404]);

/**
 * Makes a page cache.
 *
 * @param freshFor milliseconds for which a page may be sent; 0 keeps nothing.
 * @param atMost bytes of content, uncompressed.
 */
export function createPageCache(freshFor: number, atMost: number): PageCache {
  const pages = new Map<string, { page: StoredPage; bytes: number }>();
  const rendering = new Map<string, Promise<StoredPage>>();
  let bytes = 0;

  const drop = (key: string) => {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };

  const keep = (key: string, page: StoredPage) => {
    drop(key);
    const size = page.ready('identity')?.length ?? 0;
    if (!keepable.has(page.status) || freshFor === 0 || size > atMost) return;
    pages.set(key, { page, bytes: size });
    bytes += size;
    for (const oldest of pages.keys()) {
      if (bytes <= atMost) break;
      drop(oldest);
    }
  };

  const fresh = (key: string, now: number) => {
    const page = pages.get(key)?.page;
    return page && page.freshUntil > now ? page : undefined;
  };

  return {
    fresh,
    async get(key, now, render) {
      const kept = fresh(key, now());
      if (kept) return kept;
      const begun = rendering.get(key);
      if (begun) return begun;
      const making = render().then((rendered) => {
        const page = storePage(rendered, now() + freshFor);
        keep(key, page);
        return page;
      });
      rendering.set(key, making);
      try {
        return await making;
      } finally {
        rendering.delete(key);
      }
    },
  };
}
