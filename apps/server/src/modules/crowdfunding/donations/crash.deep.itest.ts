import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DonateAnswer } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase } from '../../../../../../tools/testing/clone-database.ts';
import { systemClock } from '../../../platform/clock.ts';
import { type Db, openDb } from '../../../platform/db/client.ts';
import { donationFor, freePort, runningCampaign } from '../../../platform/testing/campaigns.ts';
import { checkSums } from '../public.ts';

const main = fileURLToPath(new URL('../../../../build/main.js', import.meta.url));
const donors = 100;
const atOnce = 8;
const kills = 7;

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Db;
let dataDir: string;
let port: number;
let server: ChildProcess | undefined;

beforeAll(async () => {
  if (!existsSync(main)) throw new Error('The server is not built; run npm run build first.');
  database = await cloneDatabase();
  db = openDb(database.url, 4);
  dataDir = await mkdtemp(path.join(tmpdir(), 'zamah-crash-'));
  port = await freePort();
});
afterAll(async () => {
  if (server) await kill(server);
  await db.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const url = (address: string) => `http://127.0.0.1:${port}${address}`;

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: url(''),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SEED: 'none',
      LOG_LEVEL: 'error',
      TZ: 'UTC',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const healthy = await fetch(url('/api/health')).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return child;
    await sleep(25);
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function fetchUntilAnswered(address: string, request: RequestInit): Promise<Response> {
  for (;;) {
    try {
      const answer = await fetch(url(address), { ...request, redirect: 'manual' });
      // The whole answer has to arrive, or it was none.
      const body = await answer.arrayBuffer();
      if (answer.status < 500) {
        return new Response(body.byteLength > 0 ? body : null, {
          status: answer.status,
          headers: answer.headers,
        });
      }
    } catch {
      // Killed meanwhile.
    }
    await sleep(20);
  }
}

type How = 'instant' | 'approve' | 'lose';
interface Acknowledged {
  readonly order: string;
  readonly token: string;
  readonly amount: number;
}

const amountOf = (n: number) => 1 + (n % 9) + (n % 4) * 0.25;

async function donor(n: number, campaign: { applicationId: string }): Promise<Acknowledged> {
  const how: How = (['instant', 'approve', 'lose'] as const)[n % 3] ?? 'instant';
  const body = donationFor(campaign, {
    amount: amountOf(n),
    idempotencyKey: `donor-number-${n}`,
    demoFlow: how === 'instant' ? 'instant' : 'provider',
  });
  const answer = await fetchUntilAnswered('/api/crowdfunding/donate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, `donor ${n}`).toBe(200);
  const made = (await answer.json()) as DonateAnswer;
  if (how !== 'instant') await decide(made.paymentResult.form_html ?? '', how);
  return {
    order: made.orderNumber,
    token: made.statusToken,
    amount: Math.round(amountOf(n) * 100),
  };
}

async function decide(form: string, decision: How): Promise<void> {
  const inputs = form.matchAll(/name="([^"]*)" value="([^"]*)"/g);
  const body = new URLSearchParams({ decision });
  for (const [, name = '', value = ''] of inputs) body.set(name, value.replaceAll('&amp;', '&'));
  const answer = await fetchUntilAnswered('/dev/payments/decide', { method: 'POST', body });
  expect([200, 303]).toContain(answer.status);
}

/** What the donor's page would show, once the provider has been asked. */
async function settled({ order, token }: Acknowledged): Promise<boolean> {
  for (let waited = 0; waited < 12; waited += 1) {
    const answer = await fetch(url(`/api/crowdfunding/donations/${order}?token=${token}`));
    const { status } = (await answer.json()) as { status: string };
    if (status === 'settled') return true;
    await sleep(500);
  }
  return false;
}

it('killed at random moments, the server loses no acknowledged donation and counts none twice', async () => {
  const amounts = Array.from({ length: donors }, (_, n) => Math.round(amountOf(n) * 100));
  const target = amounts.reduce((sum, amount) => sum + amount, 0);
  // The goal is exactly what they all give: a hold that leaked would leave somebody without room.
  const { campaign } = await runningCampaign({ clock: systemClock, platform: { db } }, { target });
  server = await start();

  const waiting = amounts.map((_, n) => n);
  const acknowledged: Acknowledged[] = [];
  const worker = async () => {
    for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
      acknowledged.push(await donor(n, campaign));
      // Spread over the kills, however fast the machine is.
      while (killed * donors < acknowledged.length * kills - donors) await sleep(10);
    }
  };
  let killed = 0;
  const killer = async () => {
    while (killed < kills) {
      await sleep(50 + Math.random() * 350);
      if (server) await kill(server);
      killed += 1;
      server = await start();
    }
  };
  await Promise.all([killer(), ...Array.from({ length: atOnce }, worker)]);

  expect(acknowledged).toHaveLength(donors);
  const unsettled = [];
  for (const one of acknowledged) if (!(await settled(one))) unsettled.push(one.order);
  expect(unsettled).toEqual([]);
  const { rows } = await db.pool.query(
    `SELECT (SELECT count(*)::int FROM donations) AS made,
       (SELECT count(*)::int FROM donation_events WHERE event = 'settled') AS counted,
       settled::int, held::int, donor_count AS donors FROM campaigns`,
  );
  expect(rows).toEqual([{ made: donors, counted: donors, settled: target, held: 0, donors }]);
  expect(await checkSums(db.read)).toEqual([]);
}, 180_000);
