import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const changed = (value: string) =>
  JSON.stringify([{ key: 'follow.title', value_bhs: value, value_en: value }]);

const page = { hidden: false, addEventListener: vi.fn() };
const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  fetched.mockReset().mockImplementation(async () => new Response('[]'));
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', fetched);
  page.hidden = false;
  page.addEventListener.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = async () => ({
  ...(await import('./follow-texts.ts')),
  ...(await import('./changed-texts.ts')),
  ...(await import('./start-texts.ts')),
  words: await import('@app/messages/translate'),
});

describe('the texts of an open page', () => {
  it('follow within half a minute, and tell only of what differs', async () => {
    const { followTexts, textsChanged, words } = await load();
    words.addTexts('follow', { title: { bhs: 'Naslov', en: 'Title' } });
    const heard = vi.fn();
    textsChanged(heard);
    followTexts(30_000);
    await vi.advanceTimersByTimeAsync(0);
    expect([fetched.mock.calls.length, heard.mock.calls.length]).toEqual([1, 0]);
    fetched.mockImplementation(async () => new Response(changed('Novi')));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(words.translate('bhs', 'follow.title')).toBe('Novi');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toHaveBeenCalledOnce();
    fetched.mockImplementation(async () => new Response('[]'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(words.translate('bhs', 'follow.title')).toBe('Naslov');
  });

  it('are asked for thrice more when that fails, then half a minute later', async () => {
    const { followTexts } = await load();
    fetched.mockRejectedValue(new Error('offline'));
    followTexts(30_000);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(fetched).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(fetched.mock.calls.length).toBeGreaterThan(4);
  });

  it('wait until somebody looks', async () => {
    const { followTexts } = await load();
    page.hidden = true;
    followTexts(30_000);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetched).not.toHaveBeenCalled();
    page.hidden = false;
    const [, shown] = page.addEventListener.mock.calls[0] ?? [];
    shown();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('stand before the first picture when they came with the page', async () => {
    vi.stubGlobal('__texts', { texts: JSON.parse(changed('S njom')) });
    const { startTexts, words } = await load();
    startTexts();
    expect(words.translate('en', 'follow.title')).toBe('S njom');
    await vi.advanceTimersByTimeAsync(29_000);
    expect(fetched).not.toHaveBeenCalled();
  });
});
