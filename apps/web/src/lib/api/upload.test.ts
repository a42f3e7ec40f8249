import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiReader } from './authorised.ts';
import { upload } from './upload.ts';

/** Answers that the next requests get; `error` stands for a lost connection. */
let answers: ({ status: number; body: string } | 'error')[] = [];
let tokens: (string | undefined)[] = [];

class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers: Record<string, string> = {};
  status = 0;
  responseText = '';

  open() {}

  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }

  abort() {
    this.dispatchEvent(new Event('abort'));
  }

  send() {
    tokens.push(this.#headers.authorization);
    const answer = answers.shift();
    queueMicrotask(() => {
      for (const loaded of [5, 10]) {
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 10 }));
      }
      if (!answer || answer === 'error') return this.dispatchEvent(new Event('error'));
      this.status = answer.status;
      this.responseText = answer.body;
      return this.dispatchEvent(new Event('load'));
    });
  }
}

const refused = vi.fn(async () => true);
let token: string;

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  token = 'token-one';
  tokens = [];
  refused.mockReset().mockImplementation(async () => {
    token = 'token-two';
    return true;
  });
  setApiReader({ accessToken: async () => token, refused, language: () => 'bhs' });
});
afterEach(() => vi.unstubAllGlobals());

describe('an upload', () => {
  it('tells its progress: 10, 20, up to 90, 100', async () => {
    answers = [{ status: 200, body: '{"success":true}' }];
    const seen: number[] = [];
    const onProgress = (percent: number) => seen.push(percent);
    expect(await upload('/api/upload', new FormData(), { onProgress })).toEqual({ success: true });
    expect(seen).toEqual([10, 20, 55, 90, 100]);
  });

  it('refreshes a refused token once', async () => {
    answers = [
      { status: 401, body: '' },
      { status: 200, body: '{}' },
    ];
    await upload('/api/upload', new FormData());
    expect(tokens).toEqual(['Bearer token-one', 'Bearer token-two']);
    answers = [
      { status: 401, body: '' },
      { status: 401, body: '' },
    ];
    await expect(upload('/api/upload', new FormData())).rejects.toThrow(/^UNAUTHORIZED$/);
  });

  it.each([
    [{ status: 200, body: '<html>' }, 'Invalid response format'],
    [{ status: 500, body: 'oops' }, 'Upload failed with status 500'],
    ['error', 'Network error during upload'],
  ] as const)('fails on %j with %s', async (answer, message) => {
    answers = [answer];
    await expect(upload('/api/upload', new FormData())).rejects.toThrow(message);
  });

  it('hands on what the server says', async () => {
    answers = [{ status: 413, body: '{"error":"Fajl je prevelik.","code":"PAYLOAD_TOO_LARGE"}' }];
    await expect(upload('/api/upload', new FormData())).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      text: 'Fajl je prevelik.',
    });
  });
});
