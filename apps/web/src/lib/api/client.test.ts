import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { setApiReader } from './authorised.ts';
import { client, urlOf } from './client.ts';
import { ApiError, isApiError } from './error.ts';

interface ThingsApi {
  list: {
    access: 'public';
    summary: '';
    method: 'GET';
    path: '';
    query: z.ZodObject;
    answer: z.ZodArray;
  };
  change: {
    access: 'member';
    summary: '';
    method: 'PUT';
    path: '';
    params: z.ZodObject;
    body: z.ZodObject;
    answer: z.ZodObject;
  };
  login: { access: 'public'; summary: ''; method: 'POST'; path: ''; answer: z.ZodObject };
}

const things = client<ThingsApi>({
  list: 'GET /api/things',
  change: 'PUT /api/things/:id',
  login: 'POST /api/auth/login',
});

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown, headers = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

const reader = {
  accessToken: vi.fn(async (): Promise<string | null> => 'token-one'),
  refused: vi.fn(async () => true),
  language: () => 'en',
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  setApiReader(reader);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const sent = (index = 0) => {
  const [url, init] = fetched.mock.calls[index] ?? [];
  return { url, ...init, headers: new Headers(init?.headers) };
};

describe('a call', () => {
  it('sends method, address, query, token and language', async () => {
    fetched.mockResolvedValueOnce(answer(200, []));
    await things.list({ query: { state: 'open', after: undefined, limit: 3 } });
    expect(sent()).toMatchObject({ url: '/api/things?state=open&limit=3', method: 'GET' });
    expect(sent().headers.get('authorization')).toBe('Bearer token-one');
    expect(sent().headers.get('x-language')).toBe('en');
    expect(sent().headers.has('content-type')).toBe(false);
  });

  it('fills in parameters and sends the body as JSON', async () => {
    fetched.mockResolvedValueOnce(answer(200, { ok: true }));
    expect(await things.change({ params: { id: 'a/b?' }, body: { name: 'č' } })).toEqual({
      ok: true,
    });
    expect(sent()).toMatchObject({
      url: '/api/things/a%2Fb%3F',
      method: 'PUT',
      body: '{"name":"č"}',
    });
  });

  it('tells where the next page begins', async () => {
    fetched.mockResolvedValueOnce(answer(200, [1], { 'x-next-cursor': 'c2' }));
    expect(await things.list.paged()).toEqual({ items: [1], next: 'c2' });
    fetched.mockResolvedValueOnce(answer(200, []));
    expect(await things.list.paged()).toEqual({ items: [], next: null });
  });

  it('answers nothing for an empty answer', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await things.list()).toBeUndefined();
  });
});

describe('a failed call', () => {
  it('has the message {status}: {body}, and what the server says', async () => {
    const body = {
      error: 'Provjeri polja',
      code: 'VALIDATION',
      fields: { name: 'Popuni' },
      details: 7,
    };
    fetched.mockResolvedValueOnce(answer(400, body));
    const error = await things.list().catch((thrown: unknown) => thrown);
    expect(isApiError(error, 'VALIDATION')).toBe(true);
    expect(error).toMatchObject({
      message: `400: ${JSON.stringify(body)}`,
      status: 400,
      text: 'Provjeri polja',
      fields: { name: 'Popuni' },
      details: 7,
    });
  });

  it.each(['<html>', '', '"text"', 'null'])('lives with the body %j', async (body) => {
    fetched.mockResolvedValueOnce(answer(502, body));
    const error = await things.list().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'INTERNAL', message: `502: ${body}`, text: '' });
  });

  it('is NETWORK when the server was not reached', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(things.list()).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  });

  it('is an abort when it was aborted', async () => {
    const abort = new AbortController();
    abort.abort();
    fetched.mockRejectedValueOnce(abort.signal.reason);
    await expect(things.list({}, { signal: abort.signal })).rejects.toBe(abort.signal.reason);
  });
});

describe('a 401', () => {
  it('leads to one refresh and one more try', async () => {
    fetched.mockResolvedValueOnce(answer(401, {})).mockResolvedValueOnce(answer(200, [1]));
    reader.accessToken.mockResolvedValueOnce('token-one').mockResolvedValueOnce('token-two');
    expect(await things.list()).toEqual([1]);
    expect(reader.refused).toHaveBeenCalledExactlyOnceWith('token-one');
    expect(sent(1).headers.get('authorization')).toBe('Bearer token-two');
  });

  it('is final the second time', async () => {
    fetched.mockImplementation(async () => answer(401, { code: 'UNAUTHENTICATED', error: 'x' }));
    await expect(things.list()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(fetched).toHaveBeenCalledTimes(2);
    fetched.mockReset();
  });

  it('is final when nothing was refreshed, and for strangers', async () => {
    fetched.mockImplementation(async () => answer(401, {}));
    reader.refused.mockResolvedValueOnce(false);
    await expect(things.list()).rejects.toMatchObject({ status: 401 });
    reader.accessToken.mockResolvedValueOnce(null);
    await expect(things.list()).rejects.toMatchObject({ status: 401 });
    expect(fetched).toHaveBeenCalledTimes(2);
    fetched.mockReset();
  });

  it('is an answer like any other where one signs in, without a token', async () => {
    fetched.mockResolvedValueOnce(answer(401, { code: 'INVALID_CREDENTIALS', error: 'x' }));
    await expect(things.login()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(reader.refused).not.toHaveBeenCalled();
    expect(sent().headers.has('authorization')).toBe(false);
  });
});

describe('urlOf', () => {
  it('leaves out what is not there', () => {
    expect(urlOf('/a/:b', { params: { b: 1 }, query: { c: null, d: undefined, e: false } })).toBe(
      '/a/1?e=false',
    );
  });
});
