import { setTimeout as sleep } from 'node:timers/promises';
import type { DonateAnswer } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import type { LedgerEntry } from '@app/contracts/funds/funds.schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { donationFor, runningCampaign } from '../../../platform/testing/campaigns.ts';
import { checkSums } from '../public.ts';
import { type CrashStage, crashStage } from './crash.testing.ts';

const rounds = 100;
const atOnce = 6;

/** Named anew to walk through the same choices; the moments themselves are the machine's. */
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 2 ** 31);

type Victim = 'one' | 'other' | 'peer' | 'database';
const anyOf = (...all: readonly Victim[][]) => fc.constantFrom(...all);
/** Who is killed in a round, and when. */
const round = fc.record({
  victims: fc.oneof(
    { weight: 4, arbitrary: anyOf(['one'], ['other'], ['one'], ['other'], ['one', 'other']) },
    { weight: 4, arbitrary: anyOf(['peer'], ['peer'], ['peer', 'one']) },
    { weight: 3, arbitrary: anyOf(['database'], ['database', 'peer'], ['database', 'other']) },
  ),
  afterMs: fc.integer({ min: 0, max: 400 }),
  starting: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
});

/**
 * What a donor does. `leave`: never pays. `afterwards`: pays when the hold's time is up. The others
 * are ways of the bank; with `card` by the card field.
 */
const donor = fc.record({
  way: fc.constantFrom(
    'approve',
    'approve',
    'decline',
    'lose',
    'late',
    'repeat',
    'forge',
    'leave',
    'afterwards',
  ),
  card: fc.boolean(),
  narrow: fc.boolean(),
  fening: fc.integer({ min: 100, max: 1900 }),
});
type Donor = typeof donor extends fc.Arbitrary<infer D> ? D : never;

let stage: CrashStage;
beforeAll(async () => {
  stage = await crashStage();
  // The mailbox makes room after 500 mails; a storm brings more.
  await query(`
    CREATE TABLE all_mails AS SELECT "to", subject FROM demo_mails WITH NO DATA;
    CREATE FUNCTION keep_mail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO all_mails VALUES (NEW."to", NEW.subject); RETURN NEW; END $$;
    CREATE TRIGGER keep_mail AFTER INSERT ON demo_mails FOR EACH ROW EXECUTE FUNCTION keep_mail()`);
});
afterAll(() => stage.close());

/** Asks until there is an answer; the whole of it has to arrive, or it was none. */
async function ask(url: string, request: RequestInit = {}): Promise<Response> {
  for (;;) {
    try {
      const signal = AbortSignal.timeout(10_000);
      const answer = await fetch(url, { ...request, redirect: 'manual', signal });
      const { status, headers } = answer;
      const body = await answer.arrayBuffer();
      if (status < 500) return new Response(body.byteLength > 0 ? body : null, { status, headers });
    } catch {
      // Killed meanwhile.
    }
    await sleep(20);
  }
}

/** Asks the database until it answers. */
async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  for (;;) {
    try {
      return (await stage.db.pool.query<Row>(text, values)).rows;
    } catch {
      await sleep(25);
    }
  }
}

/** Forty minutes pass for donations. */
const pass = (which: string, values: unknown[] = []) =>
  query(
    `UPDATE donations SET created_at = created_at - interval '40 minutes', asked_at = NULL,
       hold_expires_at = hold_expires_at - interval '40 minutes' WHERE ${which}`,
    values,
  );

interface DonationRequest {
  readonly key: string;
  readonly applicationId: string;
  readonly fening: number;
  readonly card?: boolean;
}

let networks = 0;
/** Each donor is at home elsewhere: many unpaid holds of one network are refused. */
function ownNetwork(): string {
  networks += 1;
  return `10.${networks >> 8}.${networks & 255}.7`;
}

/** @returns undefined if there was no room. */
async function donate({ key, applicationId, fening, card }: DonationRequest) {
  const body = donationFor(
    { applicationId },
    {
      amount: fening / 100,
      idempotencyKey: `the-donor-${key}`,
      donorEmail: `donor-${key}@primjer.ba`,
      paymentFlow: card ? 'components' : 'form',
    },
  );
  const answer = await ask(`${stage.url}/api/crowdfunding/donate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ownNetwork() },
    body: JSON.stringify(body),
  });
  if (answer.status === 409 || answer.status === 429) {
    const { code } = (await answer.json()) as { code: string };
    expect(['AMOUNT_EXCEEDS_GOAL', 'HOLDS_UNPAID']).toContain(code);
    return undefined;
  }
  expect(answer.status, `donor ${key}`).toBe(200);
  const made = (await answer.json()) as DonateAnswer;
  taken.set(made.orderNumber, fening);
  return made;
}

/** Acknowledged donations: order numbers and amounts. */
const taken = new Map<string, number>();

async function give({ way, card, fening, ...who }: Donor, key: string, campaigns: Campaigns) {
  const { applicationId } = campaigns[who.narrow ? 'narrow' : 'wide'];
  const made = await donate({ key, applicationId, fening, card });
  if (!made) return;
  if (['leave', 'afterwards', 'lose'].includes(way)) await passFor(made);
  if (way !== 'leave') await decide(made, way === 'afterwards' ? 'approve' : way);
}

type Campaigns = Record<'wide' | 'narrow', { readonly applicationId: string }>;

/** Pays when the room is another's: the money has to go back. */
async function giveTooLate(key: string, { applicationId }: { readonly applicationId: string }) {
  const asked = { applicationId, fening: 2000 };
  const late = await donate({ ...asked, key: `${key}-late` });
  if (!late) throw new Error('An empty campaign had no room.');
  await passFor(late);
  // Its hold makes room for whoever needs it, at the first try or the next.
  let prompt: DonateAnswer | undefined;
  while (!prompt) prompt = await donate({ ...asked, key: `${key}-prompt` });
  await decide(late, 'approve');
  await decide(prompt, 'approve');
}

const passFor = ({ orderNumber }: DonateAnswer) => pass('order_number = $1', [orderNumber]);

/** At the provider, which is told until it has understood. */
async function decide({ orderNumber, paymentResult }: DonateAnswer, way: string): Promise<void> {
  const { form_html: form, client_secret: secret } = paymentResult;
  const body = new URLSearchParams({ decision: way, ...(secret ? { client_secret: secret } : {}) });
  for (const [, name = '', value = ''] of (form ?? '').matchAll(
    /name="([^"]*)" value="([^"]*)"/g,
  )) {
    body.set(name, value.replaceAll('&amp;', '&'));
  }
  const path = form ? 'decide' : `v2/payment/pay-${orderNumber}/confirm`;
  const answer = await ask(`${stage.peerUrl}/dev/payments/${path}`, { method: 'POST', body });
  expect([200, 303]).toContain(answer.status);
}

interface Row {
  readonly order: string;
  readonly status: string;
  readonly amount: number;
  readonly events: string[];
  readonly hasReceipt: boolean;
  readonly hasRefundMail: boolean;
}

const rowsNow = () =>
  query<Row>(
    `SELECT order_number AS "order", status, amount::int,
       (SELECT array_agg(event ORDER BY e.id) FROM donation_events e
         WHERE e.donation_id = d.id) AS events,
       receipt_number IS NOT NULL AND EXISTS (SELECT FROM all_mails
         WHERE "to" = donor_email AND strpos(subject, receipt_number) > 0) AS "hasReceipt",
       EXISTS (SELECT FROM all_mails
         WHERE "to" = donor_email AND subject LIKE 'Vraćamo%') AS "hasRefundMail"
     FROM donations d`,
  );

/** What is wrong with a donation, once all are back and had their time; empty if nothing is. */
function faultOf({ order, status, events, ...has }: Row, atBank: string | undefined): string {
  const ends: Record<string, readonly string[]> = {
    approved: ['settled'],
    refunded: ['refunded'],
    declined: ['declined', 'expired'],
    open: ['declined', 'expired'],
  };
  const told = `${order}: ${status}, at the bank ${atBank ?? 'nothing'}, ${events.join(' ')}`;
  if (!ends[atBank ?? 'open']?.includes(status)) return told;
  if (atBank === 'approved' && !has.hasReceipt) return `${told}: charged without a receipt`;
  if (atBank === 'refunded' && !has.hasRefundMail) return `${told}: given back without a word`;
  const twice = ['held', 'settled', 'overfunded', 'refunded'].filter(
    (name) => events.filter((event) => event === name).length > 1,
  );
  return twice.length > 0 ? `${told}: twice ${twice.join(' ')}` : '';
}

/** As one text, which a failure shows whole. */
async function faults(): Promise<string> {
  const atBank = await stage.bankBook();
  return (await rowsNow())
    .map((row) => faultOf(row, atBank.get(row.order)?.status))
    .filter(Boolean)
    .join('\n');
}

it(`server, second copy, database and provider killed in ${rounds} rounds: each donation ends, each charge has its receipt`, async () => {
  console.info(`crash: CRASH_SEED=${seed}`);
  const sample = <T>(of: fc.Arbitrary<T>, count: number) => fc.sample(of, { seed, numRuns: count });
  const world = { clock: systemClock, platform: { db: stage.db } };
  const wide = await runningCampaign(world, { target: 100_000_000 });
  const narrow = await runningCampaign(world, { target: 100_000 });
  const campaigns = { wide: wide.campaign, narrow: narrow.campaign };
  const tight: { applicationId: string }[] = [];
  for (let n = 0; n < 8; n += 1)
    tight.push((await runningCampaign(world, { target: 2000 })).campaign);

  let storm = true;
  const donors = sample(donor, 5_000);
  const giveAll = async () => {
    while (storm) {
      const one = donors.pop();
      if (!one) return;
      await give(one, String(donors.length), campaigns);
      // So few at once that the machine is left to those that start.
      await sleep(100);
    }
  };
  const giveAllTooLate = async () => {
    for (const [n, campaign] of tight.entries()) await giveTooLate(String(n), campaign);
  };
  const killed = { one: 0, other: 0, peer: 0, database: 0 };
  const kill = async () => {
    const { copies, peer, database } = stage;
    const parts = { one: copies[0], other: copies[1], peer, database };
    const plan = sample(round, rounds * 3);
    for (let done = 0; done < rounds; ) {
      const one = plan.pop();
      if (!one) throw new Error('Too many rounds in which nobody was there to be killed.');
      const hit = await Promise.all(one.victims.map((name) => parts[name].kill(one)));
      for (const [n, name] of one.victims.entries()) if (hit[n]) killed[name] += 1;
      if (hit.some(Boolean)) done += 1;
    }
    storm = false;
  };
  await Promise.all([kill(), giveAllTooLate(), ...Array.from({ length: atOnce }, giveAll)]);
  const began = Date.now();
  await Promise.all([stage.database, stage.peer, ...stage.copies].map((part) => part.up()));
  await pass("status IN ('held', 'expired', 'declined')");

  // From here on nobody does anything but the servers' own clocks.
  await expect.poll(faults, { timeout: 240_000, interval: 2_000 }).toBe('');
  const rows = await rowsNow();
  const ends = Object.groupBy(rows, ({ status }) => status);
  const counts = Object.entries(ends).map(([status, all]) => `${all?.length} ${status}`);
  console.info(
    `crash: killed ${JSON.stringify(killed)}; ${taken.size} acknowledged: ${counts.join(', ')}; all ended ${Math.round((Date.now() - began) / 1000)} s after the last round`,
  );

  const kept = new Map(rows.map(({ order, amount }) => [order, amount]));
  expect([...taken].filter(([order, amount]) => kept.get(order) !== amount)).toEqual([]);
  expect(await checkSums(stage.db.read)).toEqual([]);
  for (const { campaign, bank } of [wide, narrow]) {
    const [sums] = await query<{ settled: number; held: number; donations: number }>(
      `SELECT settled::int, held::int, (SELECT coalesce(sum(amount), 0)::int FROM donations
         WHERE campaign_id = c.id AND status = 'settled') AS donations
       FROM campaigns c WHERE id = $1`,
      [campaign.id],
    );
    const answer = await ask(`${stage.url}/api/youth-banks/${bank.slug}/ledger?limit=100`);
    const { items } = (await answer.json()) as { items: LedgerEntry[] };
    const ledger = items.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(sums?.settled).toBeGreaterThan(0);
    expect(sums).toEqual({ settled: ledger, held: 0, donations: ledger });
  }
  // Each copy had its share, and each way a donation can end was gone.
  expect(Math.min(...stage.taken)).toBeGreaterThan(rounds / 2);
  expect(Object.keys(ends).sort()).toEqual(['declined', 'expired', 'refunded', 'settled']);
  expect(Math.min(...Object.values(killed))).toBeGreaterThan(0);
}, 900_000);
