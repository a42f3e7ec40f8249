import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { filesApi } from '@app/contracts/files/files.api';
import { postsApi } from '@app/contracts/posts/posts.api';
import { beforeAll, describe, expect, it } from 'vitest';
import { formWith, onePixel } from '../../samples/forms.ts';
import { setUpApp, setUpPersonas } from '../testing/setUp.ts';

const app = setUpApp();
const people = setUpPersonas(app);
let port: number;

beforeAll(async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (app.http.server.address() as AddressInfo).port;
});

const headOf = (row: { method: string; path: string }, headers: Record<string, string | number>) =>
  [
    `${row.method} ${row.path} HTTP/1.1`,
    'Host: x',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

const json = { 'Content-Type': 'application/json' };
const asEmir = () => ({ Authorization: `Bearer ${people.emir.token}` });

/** Sends a piece each second until the line is closed, by whoever closes it. */
async function sendSlowly(pieces: Iterable<string | Buffer>) {
  const socket = connect(port, '127.0.0.1');
  const began = performance.now();
  let heard = '';
  let isOpen = true;
  socket.on('data', (data) => {
    heard += String(data);
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) =>
    socket.on('close', () => {
      isOpen = false;
      resolve();
    }),
  );
  for (const piece of pieces) {
    if (!isOpen) break;
    socket.write(piece);
    await Promise.race([closed, sleep(1_000)]);
  }
  return {
    heard: () => heard,
    end: () => socket.end(),
    seconds: async () => {
      await closed;
      return (performance.now() - began) / 1_000;
    },
  };
}

function* trickle(head: string, piece: string | Buffer = 'x'): Generator<string | Buffer> {
  yield head;
  for (let n = 0; n < 60; n += 1) yield piece;
}

const silence = '';

const endless: Readonly<Record<string, () => Iterable<string | Buffer>>> = {
  'of a stranger': () => trickle(headOf(accountsApi.login, { ...json, 'Content-Length': 3_000 })),
  'of a member': () =>
    trickle(headOf(postsApi.write, { ...json, ...asEmir(), 'Content-Length': 30_000 })),
  'without a length': () =>
    trickle(headOf(accountsApi.login, { ...json, 'Transfer-Encoding': 'chunked' }), '1\r\nx\r\n'),
  'to no address': () =>
    trickle(headOf({ method: 'POST', path: '/nothing' }, { ...json, 'Content-Length': 3_000 })),
  'that was refused': () =>
    trickle(headOf(postsApi.write, { ...json, 'Content-Length': 1_000_000 })),
  'with a file, that was refused': () =>
    trickle(
      headOf(filesApi.image, {
        ...formWith('a.png', onePixel).headers,
        'Content-Length': 1_000_000,
      }),
    ),
  'with a file, that stands still': () =>
    trickle(
      headOf(filesApi.image, {
        ...formWith('a.png', onePixel).headers,
        ...asEmir(),
        'Content-Length': 1_000_000,
      }),
      silence,
    ),
};

describe('a body that comes slowly', () => {
  it('is cut after fifteen seconds, whoever sends it', async () => {
    const lines = await Promise.all(
      Object.entries(endless).map(async ([name, pieces]) => {
        const line = await sendSlowly(pieces());
        return [name, await line.seconds(), line.heard().slice(9, 12)] as const;
      }),
    );
    const told = Object.fromEntries(lines.map(([name, , status]) => [name, status]));
    expect(told['that was refused']).toBe('401');
    expect(told['with a file, that was refused']).toBe('401');
    const odd = lines.filter(([, seconds]) => seconds < 14 || seconds > 25);
    expect(odd).toEqual([]);
  });

  it('may be a file that takes longer, as long as it comes', async () => {
    const { payload, headers } = formWith('a.png', onePixel);
    const seconds = 20;
    const size = Math.ceil(payload.length / seconds);
    const pieces = Array.from({ length: seconds }, (_, n) =>
      payload.subarray(n * size, (n + 1) * size),
    );
    const head = headOf(filesApi.image, {
      ...headers,
      ...asEmir(),
      'Content-Length': payload.length,
    });
    const line = await sendSlowly([head, ...pieces]);
    await expect.poll(() => line.heard()).toContain('"fileName"');
    expect(line.heard()).toMatch(/^HTTP\/1.1 200 /);
    line.end();
    expect(await line.seconds()).toBeGreaterThan(15);
  });

  it('is not waited for where not even its head comes', async () => {
    const head = headOf(accountsApi.login, { ...json, 'Content-Length': 3_000 });
    const line = await sendSlowly([...head].slice(0, 40));
    expect(await line.seconds()).toBeLessThan(20);
    expect(line.heard()).toMatch(/^HTTP\/1.1 408 /);
  });
});
