import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratchRoot } from '../../../tools/testing/scratch.ts';
import { type Costs, costly } from './costly-requests.testing.ts';
import { freePort } from './platform/testing/campaigns.ts';
import { demoPassword } from './seed/accounts.ts';

// One reader never holds up the others: whatever six connections ask for without a pause, everybody
// else is answered within three times of what they wait for on a server that does nothing else.

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const main = file('../build/main.js');
const served = JSON.parse(readFileSync(file('../../../tools/support/server-process.json'), 'utf8'));

/** Longest wait under load, in waits alone, that is wanted. */
const wanted = 3;
/**
 * Fails beyond this. A machine with two cores that does other things besides doubles what is
 * measured; what held everybody up before was 7 to 300 times a wait alone (decision 076).
 */
const atMost = 2 * wanted;
/**
 * Milliseconds. Generator, server, database and this test share two cores: whoever finds both taken
 * waits for a tick of the system's clock, alone or not. A wait that was shorter alone was luck.
 */
const tick = 4;
const rounds = 5;
const [quiet, loaded] = [300, 400];

let server: ChildProcess;
let load: ChildProcess;
let dataDir: string;
let url: string;

beforeAll(async () => {
  if (!existsSync(main)) throw new Error('The product is not built; run npm run build first.');
  dataDir = await mkdtemp(path.join(scratchRoot(), 'zamah-costs-'));
  await chmod(dataDir, 0o755);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, [...served.flags, main], {
    env: {
      PATH: process.env.PATH,
      TZ: 'UTC',
      NODE_ENV: 'production',
      ...served.environment,
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  await healthy();
  const costs = await costsOf();
  load = fork(file('costly-requests.load.testing.ts'), { execArgv: [] });
  load.send({ url, costs });
}, 120_000);

afterAll(async () => {
  load?.disconnect();
  const ended = once(server, 'close');
  server.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
});

async function healthy(): Promise<void> {
  const ok = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ok())) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    await sleep(50);
  }
}

async function answer<T>(to: string, request: RequestInit = {}): Promise<T> {
  const got = await fetch(url + to, request);
  if (!got.ok) throw new Error(`${to} answered ${got.status}.`);
  return (await got.json()) as T;
}

async function signIn(name: string): Promise<string> {
  const { accessToken } = await answer<{ accessToken: string }>('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.zamah.ba`, password: demoPassword }),
  });
  return accessToken;
}

interface Listed {
  readonly items: readonly { readonly slug: string }[];
}

async function costsOf(): Promise<Costs> {
  const [member, admin] = await Promise.all([signIn('vlasnik'), signIn('admin')]);
  const own = { headers: { authorization: `Bearer ${member}` } };
  const [campaigns, articles, calls, mine] = await Promise.all([
    answer<{ slug: string; applicationId: string }[]>('/api/crowdfunding/campaigns'),
    answer<Listed>('/api/articles?limit=50'),
    answer<Listed>('/api/calls?limit=50'),
    answer<readonly { id: string; status: string }[]>('/api/orange-grants/mine', own),
  ]);
  const shared = [
    ...campaigns.map(({ applicationId }) => `campaign/${applicationId}`),
    ...articles.items.map(({ slug }) => `article/${slug}`),
    ...calls.items.map(({ slug }) => `call/${slug}`),
  ];
  return {
    member,
    admin,
    campaign: campaigns[0]?.applicationId ?? '',
    application: mine.find(({ status }) => status !== 'draft')?.id ?? '',
    pictures: shared.flatMap((one) =>
      ['bhs', 'en'].map((language) => `/api/social-share/${one}/picture?language=${language}`),
    ),
    photograph: await photograph(),
  };
}

async function photograph(): Promise<Costs['photograph']> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 3_000, height: 2_000, channels: 3, noise, background: '#fff' } as const;
  const picture = await sharp({ create }).jpeg({ quality: 60 }).toBuffer();
  const form = new FormData();
  form.set('image', new Blob([picture], { type: 'image/jpeg' }), 'photograph.jpg');
  const sent = new Response(form);
  return {
    type: sent.headers.get('content-type') ?? '',
    body: Buffer.from(await sent.arrayBuffer()).toString('base64'),
  };
}

/** Milliseconds of each answer to somebody who asks again and again for so many milliseconds. */
async function waits(agent: http.Agent, milliseconds: number): Promise<number[]> {
  const all: number[] = [];
  for (const end = performance.now() + milliseconds; performance.now() < end; ) {
    const began = performance.now();
    await new Promise<void>((resolve, reject) => {
      http
        .get(`${url}/api/crowdfunding/campaigns`, { agent }, (got) => {
          if (got.statusCode !== 200) reject(new Error(`Answered ${got.statusCode}.`));
          got.resume().once('end', resolve);
        })
        .once('error', reject);
    });
    all.push(performance.now() - began);
  }
  return all;
}

const share = (values: readonly number[], of: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * of)] ?? 0;
const p99 = (values: readonly number[]) => share(values, 0.99);
const median = (values: readonly number[]) => share(values, 0.5);

/**
 * Waits alone and under the load, in turn, so that what else the machine does is in both. What holds
 * up the others does so each time; what the machine did besides may be measured up to twice more.
 */
async function measure(name: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const alone: number[] = [];
  const under: number[] = [];
  const statuses: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    alone.push(p99(await waits(agent, quiet)));
    load.send(name);
    under.push(p99(await waits(agent, loaded)));
    const told = once(load, 'message');
    load.send(null as never);
    const [counted] = await told;
    for (const [status, n] of Object.entries<number>(counted)) {
      statuses[status] = (statuses[status] ?? 0) + n;
    }
  }
  agent.destroy();
  return { alone: median(alone), under: median(under), statuses };
}

describe('everybody else is answered while six connections ask for', () => {
  it.each(Object.entries(costly))('%s', async (name, { answers }) => {
    let least = Number.POSITIVE_INFINITY;
    let statuses: Record<string, number> = {};
    for (let tries = 0; tries < 3 && least > wanted; tries += 1) {
      const measured = await measure(name);
      const { alone, under } = measured;
      const ratio = under / Math.max(alone, tick);
      least = Math.min(least, ratio);
      statuses = measured.statuses;
      const figures = [alone, under, ratio].map((one) => one.toFixed(1)).join(' ');
      process.stdout.write(`${name}: ${figures} ${JSON.stringify(statuses)}\n`);
    }
    const odd = Object.keys(statuses).filter((status) => !answers.includes(Number(status)));
    // What is refused before it was sent may end the connection instead.
    expect(odd.filter((status) => !/^E(PIPE|CONNRESET)$/.test(status))).toEqual([]);
    expect(answers.some((status) => statuses[status])).toBe(true);
    expect(least).toBeLessThanOrEqual(atMost);
  });
});
