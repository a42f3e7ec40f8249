import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authorisedFetch, setApiReader } from '../api/authorised.ts';
import { storageKeys } from '../drafts/storage.ts';
import { tokenOf } from '../session/engine.fake.ts';
import { refreshThreshold } from '../session/tokens.ts';
import { askFirst, type FirstAsking } from './ask-first.ts';

const asking = (asked: readonly string[]): FirstAsking => ({
  asked,
  language: 'bhs',
  together: '/together',
  refresh: '/refresh',
  logout: '/logout',
  keys: {
    access: storageKeys.accessToken,
    accessAt: storageKeys.accessTokenAt,
    refresh: storageKeys.refreshToken,
    language: storageKeys.language,
  },
  askedAt: 'x-asked-at',
  lock: 'session',
  threshold: refreshThreshold,
});

const fetched = vi.fn<typeof fetch>();
const request = vi.fn((_name: string, run: () => Promise<unknown>) => run());
const minute = 60_000;
let address = 0;
const fresh = () => `/api/things/${++address}`;

function keep(token: string, receivedAt = Date.now(), refreshToken = 'refresh-token-one') {
  localStorage.setItem(storageKeys.accessToken, token);
  localStorage.setItem(storageKeys.accessTokenAt, String(receivedAt));
  localStorage.setItem(storageKeys.refreshToken, refreshToken);
}

const answers = (...bodies: unknown[]) =>
  new Response(
    JSON.stringify(
      bodies.map((body) => ({ status: 200, headers: {}, body: JSON.stringify(body) })),
    ),
  );

const sent = (index: number) => {
  const [url, init] = fetched.mock.calls[index] ?? [];
  return { url, headers: Object.fromEntries(new Headers(init?.headers)), body: init?.body };
};

beforeEach(() => {
  // The page has only just begun, however long the tests have run.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { locks: { request } });
  setApiReader({
    accessToken: async () => localStorage.getItem(storageKeys.accessToken),
    refused: async () => false,
    language: () => 'bhs',
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  request.mockImplementation((_name, run) => run());
  localStorage.clear();
  delete window.askedFirst;
});

it.each([null, 'undefined', 'kratak'])('asks nothing for a stranger, by %s', (token) => {
  if (token) for (const name of ['accessToken', 'refreshToken']) localStorage.setItem(name, token);
  expect(askFirst(asking([fresh()]))).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

it('asks all in one, as whoever is signed in, and each is taken over once', async () => {
  const token = tokenOf('7', Date.now());
  keep(token);
  const [one, two] = [fresh(), fresh()];
  fetched.mockResolvedValueOnce(answers({ n: 1 }, { n: 2 }));
  window.askedFirst = askFirst(asking([one, `${two}?a=1&b=2`]));
  expect(sent(0)).toMatchObject({
    url: `/together?ask=${encodeURIComponent(one)}&ask=${encodeURIComponent(`${two}?a=1&b=2`)}`,
    headers: { authorization: `Bearer ${token}`, 'x-language': 'bhs' },
  });
  expect(await (await authorisedFetch(`${two}?a=1&b=2`)).json()).toEqual({ n: 2 });
  expect(await (await authorisedFetch(one)).json()).toEqual({ n: 1 });
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockResolvedValueOnce(new Response('{"n":3}'));
  expect(await (await authorisedFetch(one)).json()).toEqual({ n: 3 });
});

it('refreshes a token that is about to end under the lock of the session, and keeps both as it does', async () => {
  const now = Date.now();
  keep(tokenOf('7', now - 13 * minute), now - 13 * minute);
  const next = tokenOf('7', now);
  fetched
    .mockResolvedValueOnce(
      new Response(JSON.stringify({ accessToken: next, refreshToken: 'refresh-token-two' })),
    )
    .mockResolvedValueOnce(answers({ n: 1 }));
  const one = fresh();
  window.askedFirst = askFirst(asking([one]));
  expect(await (await authorisedFetch(one)).json()).toEqual({ n: 1 });
  expect(request).toHaveBeenCalledExactlyOnceWith('session', expect.any(Function));
  expect(sent(0)).toMatchObject({ url: '/refresh', body: '{"refreshToken":"refresh-token-one"}' });
  expect(sent(1).headers.authorization).toBe(`Bearer ${next}`);
  expect(localStorage.getItem(storageKeys.accessToken)).toBe(next);
  expect(localStorage.getItem(storageKeys.refreshToken)).toBe('refresh-token-two');
  expect(Number(localStorage.getItem(storageKeys.accessTokenAt))).toBeGreaterThanOrEqual(now);
});

it('finds the successor that another tab got while it waited for the lock', async () => {
  const now = Date.now();
  keep(tokenOf('7', now - 15 * minute), now - 15 * minute);
  const next = tokenOf('7', now);
  request.mockImplementation((_name, run) => {
    keep(next, now, 'refresh-token-two');
    return run();
  });
  fetched.mockResolvedValueOnce(answers({ n: 1 }));
  const one = fresh();
  window.askedFirst = askFirst(asking([one]));
  expect(await (await authorisedFetch(one)).json()).toEqual({ n: 1 });
  expect(sent(0).url).toContain('/together');
});

it('ends the life of a successor that came after somebody signed out', async () => {
  const now = Date.now();
  keep(tokenOf('7', now - 15 * minute), now - 15 * minute);
  fetched.mockImplementationOnce(async () => {
    localStorage.clear();
    return new Response(
      JSON.stringify({ accessToken: tokenOf('7', now), refreshToken: 'refresh-token-two' }),
    );
  });
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  const first = askFirst(asking([fresh()]));
  expect(await first?.answer).toBeNull();
  expect(sent(1)).toMatchObject({ url: '/logout', body: '{"refreshToken":"refresh-token-two"}' });
  expect(localStorage.getItem(storageKeys.accessToken)).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it.each([
  ['no connection', () => Promise.reject(new TypeError('offline'))],
  ['a refused token', async () => new Response('{}', { status: 401 })],
  ['a busy server', async () => new Response('{}', { status: 503 })],
])('is asked in the usual way after %s', async (_why, answer) => {
  keep(tokenOf('7', Date.now()));
  fetched.mockImplementationOnce(answer).mockResolvedValueOnce(new Response('{"n":2}'));
  const one = fresh();
  window.askedFirst = askFirst(asking([one]));
  expect(await (await authorisedFetch(one)).json()).toEqual({ n: 2 });
  expect(sent(1).url).toBe(one);
});

it('is not believed once somebody else is signed in, or in another language', async () => {
  keep(tokenOf('7', Date.now()));
  fetched.mockResolvedValueOnce(answers({ n: 1 }, { n: 1 }));
  const [one, two] = [fresh(), fresh()];
  window.askedFirst = askFirst(asking([one, two]));
  await window.askedFirst?.answer;
  keep(tokenOf('8', Date.now()));
  fetched.mockResolvedValueOnce(new Response('{"n":8}'));
  expect(await (await authorisedFetch(one)).json()).toEqual({ n: 8 });
  keep(tokenOf('7', Date.now()));
  setApiReader({ accessToken: async () => null, refused: async () => false, language: () => 'en' });
  fetched.mockResolvedValueOnce(new Response('{"n":9}'));
  expect(await (await authorisedFetch(two)).json()).toEqual({ n: 9 });
});

it('a single answer that failed is asked for by itself', async () => {
  keep(tokenOf('7', Date.now()));
  fetched
    .mockResolvedValueOnce(new Response(JSON.stringify([{ status: 500, headers: {}, body: '' }])))
    .mockResolvedValueOnce(new Response('{"n":2}'));
  const one = fresh();
  window.askedFirst = askFirst(asking([one]));
  expect(await (await authorisedFetch(one)).json()).toEqual({ n: 2 });
});
