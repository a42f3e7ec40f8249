import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache, type PageSource, type RenderedPage } from './page-cache.ts';
import type { PageGround } from './page-ground.ts';

const page = (body: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  until: Number.POSITIVE_INFINITY,
  headers: { 'content-security-policy': `script-src 'nonce-${more.nonce ?? 'n1'}'` },
  nonce: 'n1',
  ...more,
  body,
});

// Under a clock that stands, the timers that clear a cache start over for ever, also in the clocks
// of tests that come after these.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** What can become of the ground of a page. */
interface Fate {
  old?: boolean;
  until?: number;
  differs?: boolean;
}

let now = 1_000;

function sourceOf(render: () => Promise<RenderedPage>, fate: Fate = {}): PageSource {
  return {
    ground() {
      const from = now;
      const began = fate.old;
      return {
        from,
        until: fate.until ?? Number.POSITIVE_INFINITY,
        isOld: () => fate.old !== began,
      } as PageGround;
    },
    repeats: async () => !fate.differs,
    render,
  };
}

/** Not 0, which is no time to the cache, so that it never stops looking. */
const create = (atMost = 1_000_000) => {
  now = 1_000;
  const cache = createPageCache(2_000, atMost, () => now);
  return (key: string, render: () => Promise<RenderedPage>, fate?: Fate) =>
    cache(key, () => sourceOf(render, fate));
};

describe('the page cache', () => {
  it('renders once for all who ask at once, and reads again what is no longer fresh', async () => {
    const cache = create();
    const fate: Fate = {};
    const render = vi.fn(async () => page(`rendered at ${now}`));
    const ask = () => cache('bhs light /', render, fate);
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one).toBe(two);
    now = 2_999;
    expect(await ask()).toBe(one);
    now = 3_001;
    expect(await ask()).toBe(one);
    expect(render).toHaveBeenCalledOnce();
    now = 5_002;
    fate.differs = true;
    expect(await ask()).not.toBe(one);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('sends nothing that was changed, or whose time has come', async () => {
    const cache = create();
    const fate: Fate = { until: 1_500 };
    let until = 60_000;
    const render = vi.fn(async () => page(`rendered at ${now}`, { until }));
    const ask = () => cache('a', render, fate);
    const first = await ask();
    fate.differs = true;
    now = 1_499;
    expect(await ask()).toBe(first);
    now = 1_500;
    fate.until = undefined as never;
    const second = await ask();
    expect(second).not.toBe(first);
    fate.old = true;
    const third = await ask();
    expect(third).not.toBe(second);
    expect(await ask()).toBe(third);
    // What it is made from is the same, but it would say another minute.
    fate.differs = false;
    now = 59_999;
    expect(await ask()).toBe(third);
    now = 60_000;
    until = 120_000;
    expect(await ask()).not.toBe(third);
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('does not keep, nor give to who comes later, what a change overtook', async () => {
    const cache = create();
    const fate: Fate = {};
    const begun: PromiseWithResolvers<void>[] = [];
    const render = vi.fn(async () => {
      const said = `change ${fate.old ? 1 : 0}`;
      const turn = Promise.withResolvers<void>();
      begun.push(turn);
      await turn.promise;
      return page(said);
    });
    const ask = async () => (await (await cache('a', render, fate)).body('identity')).toString();
    const before = ask();
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    Object.assign(fate, { old: true, differs: true });
    const after = ask();
    begun[0]?.resolve();
    expect(await before).toBe('change 0');
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    begun[1]?.resolve();
    expect(await after).toBe('change 1');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('follows a rush of changes a few times a second', async () => {
    const cache = create();
    const fate: Fate = { old: false };
    const render = vi.fn(async () => page('x'));
    fate.differs = true;
    for (let n = 0; n < 100; n += 1) {
      await cache('a', render, fate);
      fate.old = !fate.old;
    }
    expect(render).toHaveBeenCalledTimes(10);
    now = 2_000;
    await cache('a', render, fate);
    expect(render).toHaveBeenCalledTimes(11);
  });

  it('keeps nothing that failed', async () => {
    const cache = create();
    await cache('a', async () => page('x', { status: 500 }));
    expect((await cache('a', async () => page('y'))).status).toBe(200);
    await expect(cache('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache('b', async () => page('y'))).status).toBe(200);
  });

  it('stays within its bytes, the oldest going first', async () => {
    const cache = create(250);
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
    const cache = create(250);
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
    const cache = create();
    const moved = vi.fn(async () => page('', { status: 301 }));
    expect(await cache('old', moved)).toBe(await cache('old', moved));
  });
});

describe('a kept page', () => {
  const keep = (rendered: RenderedPage) => create()('k', async () => rendered);

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
