import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createPageCache, type RenderedPage } from './page-cache.ts';

const page = (body: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { 'content-security-policy': `script-src 'nonce-${more.nonce ?? 'n1'}'` },
  nonce: 'n1',
  ...more,
  body,
});

describe('the page cache', () => {
  it('renders once for all who ask at once, and again when the page is no longer fresh', async () => {
    let now = 1_000;
    const cache = createPageCache(2_000, 1_000_000);
    const render = vi.fn(async () => page(`rendered at ${now}`));
    const ask = () => cache.get('bhs light /', () => now, render);
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one).toBe(two);
    expect(cache.fresh('bhs light /', now)).toBe(one);
    now = 2_999;
    expect(await ask()).toBe(one);
    now = 3_001;
    expect(cache.fresh('bhs light /', now)).toBeUndefined();
    expect(await ask()).not.toBe(one);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing that failed', async () => {
    const cache = createPageCache(2_000, 1_000_000);
    const now = () => 0;
    await cache.get('a', now, async () => page('x', { status: 500 }));
    expect(cache.fresh('a', 0)).toBeUndefined();
    await expect(cache.get('b', now, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.get('b', now, async () => page('y'))).status).toBe(200);
  });

  it('stays within its bytes, the oldest going first', async () => {
    const cache = createPageCache(2_000, 250);
    const keep = (key: string, size = 100) =>
      cache.get(
        key,
        () => 0,
        async () => page('x'.repeat(size)),
      );
    for (const key of ['a', 'b', 'c']) await keep(key);
    expect(['a', 'b', 'c'].map((key) => cache.fresh(key, 0) !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
    await keep('huge', 300);
    expect(cache.fresh('huge', 0)).toBeUndefined();
    expect(cache.fresh('c', 0)).toBeDefined();
  });
});

describe('a kept page', () => {
  const keep = (rendered: RenderedPage) =>
    createPageCache(2_000, 1_000_000).get(
      'k',
      () => 0,
      async () => rendered,
    );

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
    expect(kept.ready('br')).toBeUndefined();
    const [br, again] = await Promise.all([kept.body('br'), kept.body('br')]);
    expect(br).toBe(again);
    expect(kept.ready('br')).toBe(br);
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(await kept.body('gzip')).toString()).toBe(text);
    expect((await kept.body('identity')).toString()).toBe(text);
  });
});
