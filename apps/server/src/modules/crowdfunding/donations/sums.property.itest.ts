import { DonateBody } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFailure } from '../../../platform/http/failure.ts';
import { donationFor, runningCampaign } from '../../../platform/testing/campaigns.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { closeCampaign } from '../campaigns/campaigns.repo.ts';
import { createPaymentService } from '../payments/payment.service.ts';
import {
  currency,
  type PaymentProvider,
  type PaymentReport,
} from '../payments/payment-provider.ts';
import { expireHolds, reconcile } from '../payments/reconcile.service.ts';
import { refundDonation } from '../payments/refund.service.ts';
import { checkSums } from '../public.ts';
import { donate } from './donations.service.ts';

/** What may happen, in any order and at the same moment. `pick` chooses among the donations made. */
type Step =
  | {
      readonly do: 'donate';
      readonly amount: number;
      readonly instant: boolean;
      readonly key: number;
    }
  | { readonly do: 'approve' | 'decline' | 'refund' | 'repeat' | 'lose'; readonly pick: number }
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'expire' | 'reconcile' | 'end' };

const pick = fc.nat({ max: 1000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('donate' as const),
      amount: fc.integer({ min: 1, max: 4000 }),
      instant: fc.boolean(),
      key: fc.integer({ min: 0, max: 12 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('approve' as const), pick }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'decline' as const,
        'refund' as const,
        'repeat' as const,
        'lose' as const,
      ),
      pick,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 20 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('expire' as const, 'reconcile' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
);
/** Rounds of steps; those of one round happen at once, each over a connection of its own. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), {
  minLength: 2,
  maxLength: 8,
});

function fakeProvider() {
  const orders = new Map<string, { amount: number; outcome: PaymentReport['outcome'] }>();
  const reportOf = (orderNumber: string): PaymentReport | null => {
    const order = orders.get(orderNumber);
    return order ? { orderNumber, ...order, currency, noticeId: null, details: {} } : null;
  };
  const provider: PaymentProvider = {
    form: ({ orderNumber }) => orderNumber,
    open: async ({ orderNumber }) => ({ reference: orderNumber, clientSecret: orderNumber }),
    ask: async (orderNumber) => reportOf(orderNumber),
    refund: async (orderNumber) => {
      const order = orders.get(orderNumber);
      if (order) order.outcome = 'refunded';
      return order !== undefined;
    },
    read: () => 'forged',
    provesReturn: () => false,
  };
  return { provider, orders, reportOf };
}

const app = setUpApp();

async function world() {
  const p = app.platform;
  const { campaign } = await runningCampaign(app, { targetKm: 100 });
  const { provider, orders, reportOf } = fakeProvider();
  const payments = createPaymentService(p, provider);
  const made = new Map<string, { amount: number; instant: boolean }>();
  const sent: PaymentReport[] = [];

  const chosen = (n: number) => [...made.keys()][n % Math.max(1, made.size)];
  const tell = async (report: PaymentReport | null) => {
    if (!report) return;
    sent.push(report);
    await payments.apply(report);
  };
  const decide = (orderNumber: string | undefined, outcome: PaymentReport['outcome']) => {
    const donation = orderNumber ? made.get(orderNumber) : undefined;
    if (!orderNumber || !donation || donation.instant) return null;
    const before = orders.get(orderNumber)?.outcome;
    // A provider takes a card once, and gives back only what was paid.
    if (before === 'refunded' || (before === 'approved' && outcome !== 'refunded')) return null;
    if (outcome === 'refunded' && before !== 'approved') return null;
    orders.set(orderNumber, { amount: donation.amount, outcome });
    return reportOf(orderNumber);
  };

  const act = async (one: Step): Promise<void> => {
    switch (one.do) {
      case 'donate': {
        const { amount, instant } = one;
        const asked = DonateBody.parse(
          donationFor(campaign, {
            amount: amount / 100,
            demoFlow: instant ? 'instant' : 'provider',
            idempotencyKey: `${campaign.id}-${one.key}`,
          }),
        );
        const answer = await donate(payments, asked, 'bhs');
        if (!isFailure(answer)) made.set(answer.orderNumber, { amount, instant });
        return;
      }
      case 'approve':
        return tell(decide(chosen(one.pick), 'approved'));
      case 'decline':
        return tell(decide(chosen(one.pick), 'declined'));
      case 'refund':
        return tell(decide(chosen(one.pick), 'refunded'));
      case 'lose':
        return void decide(chosen(one.pick), 'approved');
      case 'repeat':
        return tell(sent[one.pick % Math.max(1, sent.length)] ?? null);
      case 'wait':
        return app.clock.forward(one.minutes * 60_000);
      case 'expire':
        return expireHolds(payments);
      case 'reconcile':
        return reconcile(payments);
      case 'end':
        await p.db.transaction((tx) => closeCampaign(tx, campaign.applicationId, p.clock.now()));
        return;
    }
  };
  return { campaign, payments, orders, act };
}

async function donationsOf(campaignId: string) {
  const { rows } = await app.platform.db.pool.query(
    `SELECT order_number AS "orderNumber", amount::int, status, flow,
       (SELECT array_agg(event ORDER BY e.id) FROM donation_events e WHERE donation_id = d.id) AS events
     FROM donations d WHERE campaign_id = $1`,
    [campaignId],
  );
  return rows as {
    orderNumber: string;
    amount: number;
    status: string;
    flow: string;
    events: string[];
  }[];
}

describe('whatever happens to donations, in whatever order, at whatever moment', () => {
  it('sums are equal, the goal is not passed, nothing counts twice, each donation ends', async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        const { campaign, payments, orders, act } = await world();
        for (const round of all) {
          await Promise.all(round.map(act));
          expect(await checkSums(app.platform.db.read)).toEqual([]);
        }
        app.clock.forward(24 * 60 * 60_000);
        await expireHolds(payments);
        await reconcile(payments);
        for (const one of await donationsOf(campaign.id)) {
          if (one.status !== 'overfunded') continue;
          await refundDonation(payments, { ...one, providerReference: null });
        }
        for (const one of await donationsOf(campaign.id)) {
          const decided =
            one.flow === 'instant' ? 'approved' : orders.get(one.orderNumber)?.outcome;
          const ends = {
            approved: ['settled', 'refunded'],
            refunded: ['refunded'],
            declined: ['declined'],
            none: ['expired'],
          }[decided === undefined || decided === 'open' ? 'none' : decided];
          expect(ends, JSON.stringify(one)).toContain(one.status);
          for (const event of ['held', 'settled', 'expired', 'overfunded', 'refunded']) {
            expect(one.events.filter((name) => name === event).length).toBeLessThanOrEqual(1);
          }
        }
        expect(await checkSums(app.platform.db.read)).toEqual([]);
      }),
      { numRuns: 60, endOnFailure: true },
    );
  }, 60_000);
});
