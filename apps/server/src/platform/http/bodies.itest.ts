import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { type Endpoint, largestBodyOf } from '@app/contracts/endpoint';
import { filesApi } from '@app/contracts/files/files.api';
import { postsApi } from '@app/contracts/posts/posts.api';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { modules } from '../../modules.ts';
import { newId } from '../ids.ts';
import { setUpApp, setUpPersonas } from '../testing/setUp.ts';

const app = setUpApp();
const people = setUpPersonas(app);
let port: number;

beforeAll(async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (app.http.server.address() as AddressInfo).port;
});

const rows = modules
  .flatMap((module) => Object.values<Endpoint>(module.api))
  .filter(({ method, access }) => method !== 'GET' && access !== 'demo');

const pathOf = ({ path }: Endpoint) => path.replace(/:\w+/g, 'x');

/** Sends as it is, and collects what comes back. */
async function talk(...sent: string[]) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', (data) => {
    heard += String(data);
  });
  for (const part of sent) socket.write(part);
  return { socket, heard: () => heard };
}

const headOf = (row: Endpoint, bytes: number, more = '') =>
  `${row.method} ${pathOf(row)} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
  `Content-Length: ${bytes}\r\n${more}\r\n`;

const post = (path: string, payload: string, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': 'application/json', 'x-language': 'bhs', ...headers },
  });

describe('a body that is not to be read', () => {
  it('is refused by its size at every address, or before for who asks', async () => {
    const odd: string[] = [];
    for (const row of rows) {
      const answer = await app.http.inject({
        method: row.method,
        url: pathOf(row),
        headers: {
          'content-type': 'application/json',
          'content-length': String(largestBodyOf(row) + 1),
          'x-language': 'bhs',
        },
      });
      const { code, error } = answer.json();
      const expected = row.access === 'public' || row.access === 'callback' ? 413 : 401;
      if (answer.statusCode !== expected || error === '') odd.push(`${row.path}: ${code}`);
    }
    expect(odd).toEqual([]);
    expect(rows.length).toBeGreaterThan(200);
  });

  it.each([
    ['of nobody', postsApi.write, 1_000_000, '401', 'UNAUTHENTICATED'],
    ['that is too large', accountsApi.login, 1_000_000, '413', 'PAYLOAD_TOO_LARGE'],
    ['of nobody, with a file', filesApi.upload, 20_000_000, '401', 'UNAUTHENTICATED'],
  ])(
    '%s is answered while it is still sent, and the line serves on',
    async (_, row, bytes, status, code) => {
      const { socket, heard } = await talk(headOf(row, bytes), '{"content":"');
      await vi.waitFor(() => expect(heard()).toContain(`"code":"${code}"`), 15_000);
      expect(heard()).toContain(`HTTP/1.1 ${status} `);
      // Whoever sends all of it before they listen must still be able to read the answer.
      const rest = Buffer.alloc(bytes - '{"content":"'.length, 'x');
      socket.write(rest);
      socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
      await vi.waitFor(() => expect(heard()).toContain('HTTP/1.1 200 '), 15_000);
      socket.destroy();
    },
  );

  it('is small where there is no such address', async () => {
    const answer = await post('/api/no-such-thing', JSON.stringify({ a: 'x'.repeat(1_000_000) }));
    expect(answer.statusCode).toBe(413);
  });
});

describe('JSON that is more than its bytes', () => {
  it.each([
    ['deep', `${'['.repeat(2_000)}${']'.repeat(2_000)}`],
    ['deep, and never closed', '{"a":'.repeat(800)],
    ['wide', `[${'1,'.repeat(2_000)}1]`],
  ])('is refused where it is %s, in the language of the reader', async (_, payload) => {
    const answer = await post(accountsApi.login.path, payload);
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      {
        code: 'PAYLOAD_TOO_LARGE',
        error: 'Ovo je preveliko. Skrati tekst ili odaberi manji fajl.',
      },
    ]);
    const english = await post(accountsApi.login.path, payload, { 'x-language': 'en' });
    expect(english.json().error).toBe(
      'This is too large. Shorten the text, or choose a smaller file.',
    );
  });

  it.each([
    ['{"email": "a@primjer.ba", "__proto__": {"isAdmin": true}}'],
    ['{"email": "a@primjer.ba", "\\u005f_proto__": {"isAdmin": true}}'],
    ['{"email": "a@primjer.ba", "constructor": {"prototype": {"isAdmin": true}}}'],
    ['{"email": '],
    [''],
  ])('is not understood as %s', async (payload) => {
    const answer = await post(accountsApi.login.path, payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('tells of some two hundred mistakes, and is not many times as long as what was sent', async () => {
    const seen = { ids: Array(1_000).fill(1), read: 'yes' };
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/notifications/mark',
      payload: seen,
      headers: { authorization: `Bearer ${people.lejla.token}` },
    });
    expect(answer.json().code).toBe('VALIDATION');
    expect(Object.keys(answer.json().fields).length).toBeLessThanOrEqual(200);
  });
});

it.each(['č', '€', '„', '"', '\n', '\\', '🙂', 'ћ'])(
  'the longest post may be full of %j',
  async (sign) => {
    const content = `x${sign.repeat(4_998 / sign.length)}x`;
    const body = { id: newId(), content } as never;
    const answer = await app.as(people.emir.token).call(postsApi.write, { body });
    expect(answer.data.content).toBe(content);
  },
);
