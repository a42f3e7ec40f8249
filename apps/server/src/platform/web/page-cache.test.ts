import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache, type RenderedPage } from './page-cache.ts';

const page = (body: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { 'content-security-policy': `script-src 'nonce-${more.nonce ?? 'n1'}'` },
  nonce: 'n1',
  ...more,
  body,
});

// Under a clock that stands, the timers that clear a cache start over for ever, also in the clocks
// of tests that come after these.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A cache whose clock stands; not at 0, which is no time to the cache, so that it never stops looking. */
const still = (atMost = 1_000_000) => createPageCache(2_000, atMost, () => 1_000);

describe('the page cache', () => {
  it('renders once for all who ask at once, and again when the page is no longer fresh', async () => {
    let now = 1_000;
    const cache = createPageCache(2_000, 1_000_000, () => now);
    const render = vi.fn(async () => page(`rendered at ${now}`));
    const ask = () => cache('bhs light /', render);
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one).toBe(two);
    now = 2_999;
    expect(await ask()).toBe(one);
    now = 3_001;
    expect(await ask()).not.toBe(one);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing that failed', async () => {
    const cache = still();
    await cache('a', async () => page('x', { status: 500 }));
    expect((await cache('a', async () => page('y'))).status).toBe(200);
    await expect(cache('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache('b', async () => page('y'))).status).toBe(200);
  });

  it('stays within its bytes, the oldest going first', async () => {
    const cache = still(250);
    const render = vi.fn(async (size: number) => page('x'.repeat(size)));
    const rendered = async (...asked: readonly [key: string, size?: number][]) => {
      render.mockClear();
      for (const [key, size = 100] of asked) await cache(key, () => render(size));
      return render.mock.calls.length;
    };
    expect(await rendered(['a'], ['b'], ['c'])).toBe(3);
    expect(await rendered(['c'], ['b'])).toBe(0);
    expect(await rendered(['huge', 300], ['huge', 300])).toBe(2);
    expect(await rendered(['b'], ['c'])).toBe(0);
    expect(await rendered(['a'])).toBe(1);
  });

  it('keeps one missing page for all addresses that have none, beside the others', async () => {
    const cache = still(250);
    const real = vi.fn(async () => page('x'.repeat(200)));
    await cache('real', real);
    const gone = vi.fn(async (n: number) => page('gone', { status: 404, nonce: `n${n}` }));
    const asked = Array.from({ length: 600 }, (_, n) => cache(`no ${n}`, () => gone(n)));
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    const other = async () => page('another kind', { status: 404 });
    expect(await cache('other', other)).not.toBe(await asked[0]);
    expect(await cache('no 599', () => gone(599))).toBe(await asked[0]);
    expect(gone).toHaveBeenCalledTimes(600);
    await cache('real', real);
    expect(real).toHaveBeenCalledOnce();
  });

  it('has pages without content', async () => {
    const cache = still();
    const moved = vi.fn(async () => page('', { status: 301 }));
    expect(await cache('old', moved)).toBe(await cache('old', moved));
  });
});

describe('a kept page', () => {
  const keep = (rendered: RenderedPage) => still()('k', async () => rendered);

  it('has one tag whatever its nonce, and another for other content', async () => {
    const one = await keep(page('<script nonce="n1">', { nonce: 'n1' }));
    const same = await keep(page('<script nonce="n2">', { nonce: 'n2' }));
    const other = await keep(page('<script nonce="n1">!', { nonce: 'n1' }));
    expect(one.etag).toBe(same.etag);
    expect(one.etag).not.toBe(other.etag);
  });

  it('says nothing of the nonce when it has not changed', async () => {
    const { unchangedHead, head } = await keep(page('x'));
    expect(unchangedHead.join()).not.toContain('nonce');
    expect(head('br', 1).join()).toContain('nonce-n1');
  });

  it('is the same in every encoding, each made once', async () => {
    const text = 'čćšžđ '.repeat(500);
    const kept = await keep(page(text));
    const [br, again] = await Promise.all([kept.body('br'), kept.body('br')]);
    expect(br).toBe(again);
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(await kept.body('gzip')).toString()).toBe(text);
    expect((await kept.body('identity')).toString()).toBe(text);
  });
});
