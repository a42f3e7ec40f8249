import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { fundsApi } from '@app/contracts/funds/funds.api';
import { fening } from '@app/domain/money';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, createApp } from '../../../app.ts';
import { isFailure } from '../../../platform/http/failure.ts';
import { newId } from '../../../platform/ids.ts';
import { donationFor, listeningApp, runningCampaign } from '../../../platform/testing/campaigns.ts';
import {
  noticeBody,
  sendNotice,
  signatureOf,
  type Told,
} from '../../../platform/testing/payments.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { callerOf } from '../../../platform/testing/testApp.ts';
import { createFundEntry } from '../../funds/funds.factory.ts';
import { sumsOfGrant } from '../../funds/public.ts';
import { closeCampaign } from '../campaigns/campaigns.repo.ts';
import { jobNames } from '../crowdfunding.names.ts';
import { createPeerOrders, type PeerOrder } from '../demo-peer/demo-peer.orders.ts';
import { runningMatch } from '../matches/matches.repo.ts';
import { endMatch, returnRests, setMatch } from '../matches/matches.service.ts';
import { checkSums, insertRefund, leftOf, lockDonations, queueRefund } from '../public.ts';
import { type Copy, rounds, type Step, type Wrong } from './sums.steps.testing.ts';

/** Why a donation may be refused; anything else is a fault. */
const refusals = [
  'AMOUNT_EXCEEDS_GOAL',
  'CAMPAIGN_CLOSED',
  'IDEMPOTENCY_MISMATCH',
  'HOLDS_OPEN',
  'HOLDS_UNPAID',
];

/** Why a match may be. */
const matchRefusals = ['CAMPAIGN_CLOSED', 'MATCH_RUNNING', 'FUND_EXCEEDED', 'VALIDATION'];

const first = setUpApp(listeningApp);
/** A second copy of the server on the same database. */
let second: App;
beforeAll(async () => {
  const { settings } = first.platform;
  const options = { pages: false, clock: first.clock, log: pino({ level: 'silent' }) };
  second = await createApp(settings, first.databaseUrl, options);
});
afterAll(() => second.close());
const copy = (n: Copy): App => (n === 0 ? first : second);

let running: Promise<unknown> = Promise.resolve();
/** One after the other: a queue hands a job to one copy at a time, and so is a card given back to. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const run = running.then(work);
  running = run.catch(() => undefined);
  return run;
}
const runJobs = (n: Copy): Promise<void> => inTurn(() => copy(n).platform.jobs.drain());

async function world() {
  const { campaign, bank, application, voditelj } = await runningCampaign(first, { targetKm: 100 });
  await first.platform.db.transaction((tx) =>
    createFundEntry(tx, bank, voditelj, first.clock.now(), { km: 200 }),
  );
  const staff = {
    id: voditelj.id,
    role: 'INDIVIDUAL',
    permissions: [
      {
        permissionType: 'ob_voditelj' as const,
        scope: 'bank' as const,
        scopeValue: bank.slug,
        isActive: true,
      },
    ],
  };
  // The bank's own book: what it has decided, whether or not anybody was told.
  const bankBook = createPeerOrders(first.platform.settings.dataDir);
  const decided = new Map<string, 'approved' | 'declined' | 'refunded'>();
  /** Decisions are written down in their order. */
  let written: Promise<void> = Promise.resolve();
  const made = new Map<string, { amount: number; instant: boolean }>();
  const sent: { body: string; authorization: string }[] = [];

  const tell = (n: Copy, body: string, authorization: string) =>
    sendNotice(copy(n), body, authorization);
  const tellTruly = async (n: Copy, order: Told | null) => {
    if (!order) return;
    const body = noticeBody(order);
    const notice = { body, authorization: signatureOf(first, body) };
    sent.push(notice);
    expect(await tell(n, notice.body, notice.authorization)).toBe(200);
  };

  /** The bank decides on an order, once; what it would tell of that. */
  const decide = async (
    order: string | undefined,
    status: 'approved' | 'declined' | 'refunded',
  ): Promise<Told | null> => {
    const donation = order ? made.get(order) : undefined;
    if (!order || !donation || donation.instant) return null;
    const before = decided.get(order);
    // A provider takes a card once, and gives back only what was paid.
    if (before === 'refunded' || (before === 'approved' && status !== 'refunded')) return null;
    if (status === 'refunded' && before !== 'approved') return null;
    decided.set(order, status);
    if (status === 'refunded') return inTurn(() => refundAtBank(order));
    written = written.then(async () => {
      const known = await bankBook.find(order);
      await bankBook.keep({ ...(known ?? newInBook(order, donation.amount)), status });
    });
    await written;
    return noticeOf(order, donation.amount, status);
  };

  /** The bank gives back all that is left, without having been asked. */
  const refundAtBank = async (order: string): Promise<Told | null> => {
    await written;
    const known = await bankBook.find(order);
    if (known?.status !== 'approved') return null;
    await bankBook.keep({ ...known, status: 'refunded', refunded: known.amount });
    return noticeOf(order, known.amount - known.refunded, 'refunded');
  };

  /** The staff give back a part of a donation, or all of it. */
  const giveBack = ({ platform }: App, order: string, part: number): Promise<void> =>
    platform.db.transaction(async (tx) => {
      const donation = (await lockDonations(tx, [order])).get(order);
      const left = donation?.status === 'settled' ? leftOf(donation) : 0;
      if (!donation || left === 0) return;
      const refund = await insertRefund(tx, {
        donationId: donation.id,
        amount: fening(Math.min(left, part + 1)),
        cause: 'staff',
        status: 'queued',
        askedAt: first.clock.now(),
      });
      if (refund) await queueRefund(platform, tx, refund.id);
    });

  const chosen = (n: number) => [...made.keys()][n % Math.max(1, made.size)];

  const lie = async (kind: Wrong, n: Copy, order: string): Promise<void> => {
    const amount = made.get(order)?.amount ?? 0;
    const lies: Record<Wrong, Told> = {
      forged: { orderNumber: order, amount },
      foreignKey: { orderNumber: order, amount },
      wrongAmount: { orderNumber: order, amount: amount + 0.5 },
      wrongCurrency: { orderNumber: order, amount, currency: 'EUR' },
      noOrder: { orderNumber: `${order}X`, amount },
    };
    const body = noticeBody({ ...lies[kind], id: 100_000 + sent.length });
    const right = signatureOf(first, body);
    const header = {
      forged: `WP3-callback ${'0'.repeat(128)}`,
      foreignKey: signatureOf(first, `${body} `),
    }[kind as string];
    const answer = { forged: 403, foreignKey: 403, noOrder: 404 }[kind as string] ?? 200;
    expect(await tell(n, body, header ?? right), kind).toBe(answer);
  };

  const give = async (one: Extract<Step, { do: 'donate' }>): Promise<void> => {
    const { amount, flow, key, at: n } = one;
    const body = donationFor(campaign, {
      amount: amount / 100,
      donorEmail: `donor-${key}@primjer.ba`,
      ...(flow === 'instant' ? { demoFlow: 'instant' } : { paymentFlow: flow }),
      idempotencyKey: `${campaign.id}-${key}`,
    });
    const answer = await callerOf(copy(n)).call(crowdfundingApi.donate, { body });
    if (answer.status === 200) {
      made.set(answer.data.orderNumber, { amount, instant: flow === 'instant' });
    } else expect(refusals).toContain(answer.error.code);
  };

  const act = async (one: Step): Promise<void> => {
    switch (one.do) {
      case 'donate':
        return give(one);
      case 'approve':
        return tellTruly(one.at, await decide(chosen(one.pick), 'approved'));
      case 'decline':
        return tellTruly(one.at, await decide(chosen(one.pick), 'declined'));
      case 'refund':
        return tellTruly(one.at, await decide(chosen(one.pick), 'refunded'));
      case 'lose':
        return void (await decide(chosen(one.pick), 'approved'));
      case 'repeat': {
        const again = sent[one.pick % Math.max(1, sent.length)];
        if (again) expect(await tell(one.at, again.body, again.authorization)).toBe(200);
        return;
      }
      case 'match': {
        const { byBank, amount, minutes } = one;
        const endsAt = new Date(first.clock.now().getTime() + minutes * 60_000);
        const asked = { id: newId(), byBank, giver: 'Pekara', amount: fening(amount), endsAt };
        const set = await setMatch(copy(one.at).platform, staff, campaign.id, asked);
        if (isFailure(set)) expect(matchRefusals).toContain(set.code);
        return;
      }
      case 'endMatch': {
        const p = copy(one.at).platform;
        const match = await runningMatch(p.db.read, campaign.id, first.clock.now());
        if (match) expect(isFailure(await endMatch(p, staff, match.id))).toBe(false);
        return;
      }
      case 'giveBack': {
        const order = chosen(one.pick);
        return order ? giveBack(copy(one.at), order, one.part) : undefined;
      }
      case 'rests':
        return returnRests(copy(one.at).platform);
      case 'wait':
        return first.clock.forward(one.minutes * 60_000);
      case 'expire':
      case 'reconcile':
        return copy(one.at).platform.jobs.runNow(`crowdfunding.${one.do}`);
      case 'jobs':
        // What fails against what happens beside it is tried again.
        return runJobs(one.at).catch(() => undefined);
      case 'end':
        await first.platform.db.transaction((tx) =>
          closeCampaign(tx, campaign.applicationId, first.clock.now()),
        );
        return;
      default: {
        const order = chosen(one.pick);
        if (order) await lie(one.do, one.at, order);
      }
    }
  };
  return { campaign, bank, application, bankBook, act };
}

const newInBook = (orderNumber: string, amount: number): PeerOrder => ({
  orderNumber,
  amount,
  currency: 'BAM',
  status: 'open',
  refunded: 0,
  approvalCode: '687042',
  clientSecret: null,
  decidedAt: null,
});

function noticeOf(orderNumber: string, amount: number, status: string): Told {
  if (status === 'approved') return { orderNumber, amount };
  return status === 'declined'
    ? { orderNumber, amount, status, responseCode: '1015', event: 'transaction:declined' }
    : { orderNumber, amount, event: 'transaction:refund:approved' };
}

interface Ended {
  readonly orderNumber: string;
  readonly amount: number;
  readonly refunded: number;
  readonly status: string;
  readonly flow: string;
  readonly receipt: string | null;
  readonly events: string[];
  /** What the staff are told of it. */
  readonly differences: string[] | null;
  /** Refunds that are neither done nor refused. */
  readonly open: string[] | null;
}

async function donationsOf(campaignId: string): Promise<Ended[]> {
  const { rows } = await first.platform.db.pool.query<Ended>(
    `SELECT order_number AS "orderNumber", amount::int, refunded::int, status, flow,
       receipt_number AS receipt,
       (SELECT array_agg(event ORDER BY e.id) FROM donation_events e
         WHERE donation_id = d.id) AS events,
       (SELECT array_agg(kind) FROM payment_differences f
         WHERE donation_id = d.id AND closed_at IS NULL) AS differences,
       (SELECT array_agg(status) FROM refunds r
         WHERE donation_id = d.id AND status NOT IN ('done', 'rejected')) AS open
     FROM donations d WHERE campaign_id = $1`,
    [campaignId],
  );
  return rows;
}

/** Each ends as the bank says, or the staff are told that the bank says otherwise. */
function expectEnded(one: Ended, atBank: PeerOrder | null): void {
  const said = JSON.stringify({ ...one, atBank });
  const decided = one.flow === 'instant' ? 'approved' : atBank?.status;
  const told = one.differences !== null || one.open?.includes('failed');
  const ends = {
    approved: one.flow === 'instant' ? ['settled', 'refunded'] : ['settled'],
    refunded: told ? ['refunded', 'settled'] : ['refunded'],
    declined: ['declined'],
    none: ['expired'],
  }[decided === undefined || decided === 'open' ? 'none' : decided];
  expect(ends, said).toContain(one.status);
  if (atBank && !told) expect(one.refunded, said).toBe(atBank.refunded);
  // A refund that waits is for the staff to decide; none is on its way for ever.
  expect(one.open ?? [], said).not.toContain('queued');
  expect(one.open ?? [], said).not.toContain('sent');
  expect(one.receipt !== null, said).toBe(one.events.includes('settled'));
  for (const event of ['held', 'settled', 'expired', 'overfunded', 'refunded']) {
    expect(one.events.filter((name) => name === event).length, said).toBeLessThanOrEqual(1);
  }
}

/** What is kept with the campaign, what its donations come to, and what everybody is told of it. */
async function expectEqualSums(campaignId: string, bankSlug: string): Promise<void> {
  expect(await checkSums(first.platform.db.read)).toEqual([]);
  const caller = callerOf(second);
  const { data } = await caller.call(crowdfundingApi.campaign, { params: { id: campaignId } });
  const ledger = await caller.call(fundsApi.ledger, {
    params: { slug: bankSlug },
    query: { limit: 100 },
  });
  const days = ledger.data.items.filter(({ kind }) => kind === 'donations');
  const inLedger = days.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const told = Math.round(data.currentAmount * 100);
  const { rows } = await first.platform.db.pool.query<{ settled: number }>(
    'SELECT settled::int FROM campaigns WHERE id = $1',
    [campaignId],
  );
  expect({ told, inLedger }).toEqual({ told: rows[0]?.settled, inLedger: rows[0]?.settled });
  expect(data.currentAmount).toBeLessThanOrEqual(data.targetAmount);
}

/** Once nobody pays any more, the fund keeps aside for a project exactly what its bank gave. */
async function expectKeptAside(campaignId: string, applicationId: string): Promise<void> {
  const { rows } = await first.platform.db.pool.query<{ given: number }>(
    `SELECT coalesce(sum(settled), 0)::int AS given FROM campaign_matches
     WHERE campaign_id = $1 AND by_bank`,
    [campaignId],
  );
  const { promised } = await sumsOfGrant(first.platform.db.read, applicationId);
  expect(promised).toBe(rows[0]?.given);
}

/**
 * Whatever happens to donations, in whatever order, at whatever moment, on two copies.
 *
 * @param runs worlds that are tried.
 */
export function itKeepsSums(runs: number): void {
  it(`sums are equal, the goal is not passed, nothing counts twice, each donation ends, in ${runs} worlds`, async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        const { campaign, bank, application, bankBook, act } = await world();
        for (const round of all) {
          await Promise.all(round.map(act));
          await expectEqualSums(campaign.id, bank.slug);
        }
        first.clock.forward(24 * 60 * 60_000);
        for (const n of [0, 1] as const) {
          await copy(n).platform.jobs.runNow('crowdfunding.expire');
          await copy(n).platform.jobs.runNow('crowdfunding.reconcile');
          await runJobs(n);
        }
        await first.platform.jobs.runNow(jobNames.nightly);
        await runJobs(0);
        for (const one of await donationsOf(campaign.id)) {
          expectEnded(one, await bankBook.find(one.orderNumber));
        }
        await expectEqualSums(campaign.id, bank.slug);
        await returnRests(first.platform);
        await expectKeptAside(campaign.id, application.id);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  }, 300_000);
}
