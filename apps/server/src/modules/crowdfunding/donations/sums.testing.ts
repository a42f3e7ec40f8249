import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { fundsApi } from '@app/contracts/funds/funds.api';
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
import { createPeerOrders, type PeerOrder } from '../demo-peer/demo-peer.orders.ts';
import { runningMatch } from '../matches/matches.repo.ts';
import { endMatch, returnRests, setMatch } from '../matches/matches.service.ts';
import { checkSums } from '../public.ts';

/** Which of the two copies of the server is asked. */
type Copy = 0 | 1;

/** What may happen, in any order and at the same moment. `pick` chooses among the donations made. */
type Step =
  | {
      readonly do: 'donate';
      readonly amount: number;
      readonly flow: 'instant' | 'form' | 'components';
      readonly key: number;
      readonly at: Copy;
    }
  | {
      readonly do: 'approve' | 'decline' | 'refund' | 'lose' | 'repeat' | Wrong;
      readonly pick: number;
      readonly at: Copy;
    }
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'expire' | 'reconcile' | 'jobs' | 'rests'; readonly at: Copy }
  | {
      readonly do: 'match';
      readonly amount: number;
      readonly minutes: number;
      readonly byBank: boolean;
      readonly at: Copy;
    }
  | { readonly do: 'endMatch'; readonly at: Copy }
  | { readonly do: 'end' };

/** Notices that nobody may believe, however often they come. */
const wrong = ['forged', 'foreignKey', 'wrongAmount', 'wrongCurrency', 'noOrder'] as const;
type Wrong = (typeof wrong)[number];

const pick = fc.nat({ max: 1000 });
const at: fc.Arbitrary<Copy> = fc.constantFrom(0, 1);
const told = <D extends string>(...what: D[]) =>
  fc.record({ do: fc.constantFrom(...what), pick, at });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('donate' as const),
      amount: fc.integer({ min: 1, max: 4000 }),
      flow: fc.constantFrom('instant' as const, 'form' as const, 'components' as const),
      key: fc.integer({ min: 0, max: 12 }),
      at,
    }),
  },
  { weight: 6, arbitrary: told('approve') },
  { weight: 5, arbitrary: told('decline', 'refund', 'repeat', 'lose') },
  { weight: 4, arbitrary: told(...wrong) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 20 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'expire' as const,
        'reconcile' as const,
        'jobs' as const,
        'rests' as const,
      ),
      at,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('match' as const),
      amount: fc.integer({ min: 1, max: 8000 }),
      minutes: fc.integer({ min: 1, max: 60 }),
      byBank: fc.boolean(),
      at,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('endMatch' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
);
/** Rounds of steps; those of one round happen at once, each over a connection of its own. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), {
  minLength: 2,
  maxLength: 8,
});

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
/** One after the other: a queue hands a job to one copy at a time. */
function runJobs(n: Copy): Promise<void> {
  const run = running.then(() => copy(n).platform.jobs.drain());
  running = run.catch(() => undefined);
  return run;
}

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
    written = written.then(async () => {
      const known = await bankBook.find(order);
      await bankBook.keep({ ...(known ?? newInBook(order, donation.amount)), status });
    });
    await written;
    return noticeOf(order, donation.amount, status);
  };

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
        const endsAt = new Date(first.clock.now().getTime() + minutes * 60_000).toISOString();
        const asked = { id: newId(), byBank, giver: 'Pekara', amount: amount / 100, endsAt };
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

async function donationsOf(campaignId: string) {
  const { rows } = await first.platform.db.pool.query<{
    orderNumber: string;
    amount: number;
    status: string;
    flow: string;
    receipt: string | null;
    events: string[];
  }>(
    `SELECT order_number AS "orderNumber", amount::int, status, flow, receipt_number AS receipt,
       (SELECT array_agg(event ORDER BY e.id) FROM donation_events e WHERE donation_id = d.id) AS events
     FROM donations d WHERE campaign_id = $1`,
    [campaignId],
  );
  return rows;
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
        for (const one of await donationsOf(campaign.id)) {
          const decided =
            one.flow === 'instant' ? 'approved' : (await bankBook.find(one.orderNumber))?.status;
          const ends = {
            approved: ['settled'],
            refunded: ['refunded'],
            declined: ['declined'],
            none: ['expired'],
          }[decided === undefined || decided === 'open' ? 'none' : decided];
          expect(ends, JSON.stringify({ ...one, decided })).toContain(one.status);
          expect(one.receipt !== null, 'a receipt for what was counted').toBe(
            one.events.includes('settled'),
          );
          for (const event of ['held', 'settled', 'expired', 'overfunded', 'refunded']) {
            expect(one.events.filter((name) => name === event).length).toBeLessThanOrEqual(1);
          }
        }
        await expectEqualSums(campaign.id, bank.slug);
        await returnRests(first.platform);
        await expectKeptAside(campaign.id, application.id);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  }, 300_000);
}
