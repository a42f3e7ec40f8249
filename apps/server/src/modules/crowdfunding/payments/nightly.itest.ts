import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { afterEach, describe, expect, it } from 'vitest';
import { donationFor, runningCampaign } from '../../../platform/testing/campaigns.ts';
import { approve, noticeBody, sendNotice } from '../../../platform/testing/payments.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { createDonation } from '../crowdfunding.factory.ts';
import { checkSums } from '../public.ts';
import { checkEverything } from './nightly.service.ts';
import { createPaymentService } from './payment.service.ts';
import {
  currency,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentReport,
} from './payment-provider.ts';

const app = setUpApp();
afterEach(async () => {
  expect(await checkSums(app.platform.db.read)).toEqual([]);
  await app.platform.db.pool.query(
    'TRUNCATE donations, donation_events, refunds, payment_differences, payment_checks CASCADE',
  );
  await app.platform.db.pool.query('UPDATE campaigns SET settled = 0, held = 0, donor_count = 0');
  await app.platform.db.pool.query('DELETE FROM campaign_days');
});

const day = 24 * 60 * 60_000;
type Word = Partial<Pick<PaymentReport, 'outcome' | 'amount' | 'currency'>> | null | 'silent';

/** A card provider that says of orders what the test says, and knows no others. */
function night() {
  const words = new Map<string, Word>();
  const asked: string[] = [];
  const provider: PaymentProvider = {
    form: () => '',
    open: async () => ({ reference: '', clientSecret: '' }),
    async ask(orderNumber) {
      asked.push(orderNumber);
      const word = words.get(orderNumber) ?? null;
      if (word === 'silent') throw new PaymentProviderError('silent');
      const said = { outcome: 'approved', amount: 2000, currency, details: {} } as const;
      return word && { ...said, orderNumber, noticeId: null, ...word };
    },
    refund: async () => ({ given: true, reference: null }),
    read: () => 'forged',
    provesReturn: () => false,
  };
  const payments = createPaymentService(app.platform, provider);
  return { words, asked, run: () => checkEverything(payments) };
}

const lastCheck = async () =>
  (
    await app.platform.db.pool.query(
      'SELECT asked, changed, unanswered, differences FROM payment_checks ORDER BY id DESC LIMIT 1',
    )
  ).rows[0];

const differences = async (): Promise<string[]> =>
  (
    await app.platform.db.pool.query<{ line: string }>(
      `SELECT d.order_number || ' ' || f.kind || CASE WHEN f.closed_at IS NULL THEN '' ELSE ' closed' END
         AS line FROM payment_differences f JOIN donations d ON d.id = f.donation_id ORDER BY 1`,
    )
  ).rows.map(({ line }) => line);

async function begun(ago: number, plan = {}) {
  const { campaign } = await runningCampaign(app);
  const at = new Date(app.clock.now().getTime() - ago);
  return app.platform.db.transaction((tx) => createDonation(tx, campaign, at, plan));
}

const statusOf = async (orderNumber: string) =>
  (
    await app.platform.db.pool.query('SELECT status FROM donations WHERE order_number = $1', [
      orderNumber,
    ])
  ).rows[0]?.status;

describe('the night', () => {
  it('settles what was paid and never called back, also weeks later', async () => {
    const expired = await begun(20 * day, { status: 'expired' });
    const declined = await begun(29 * day, { status: 'declined' });
    const old = await begun(31 * day, { status: 'expired' });
    const { words, run, asked } = night();
    for (const { orderNumber } of [expired, declined, old]) words.set(orderNumber, {});
    await run();
    expect(await statusOf(expired.orderNumber)).toBe('settled');
    expect(await statusOf(declined.orderNumber)).toBe('settled');
    expect(asked).not.toContain(old.orderNumber);
    expect(await lastCheck()).toEqual({ asked: 2, changed: 2, unanswered: 0, differences: 0 });
  });

  it('lists where the provider says otherwise, until it agrees', async () => {
    const wrong = await begun(day, { status: 'expired' });
    const unpaid = await begun(day, { status: 'settled' });
    const returned = await begun(day, { status: 'settled' });
    const fine = await begun(day, { status: 'settled' });
    const { words, run } = night();
    words.set(wrong.orderNumber, { amount: 1999 });
    words.set(returned.orderNumber, { outcome: 'refunded' });
    words.set(fine.orderNumber, {});
    const expected = [
      `${wrong.orderNumber} amount`,
      `${unpaid.orderNumber} unpaid`,
      `${returned.orderNumber} refunded`,
    ].sort();
    await run();
    expect(await differences()).toEqual(expected);
    expect(await statusOf(wrong.orderNumber)).toBe('expired');
    expect(await statusOf(returned.orderNumber)).toBe('settled');
    await run();
    expect(await differences()).toEqual(expected);
    words.set(unpaid.orderNumber, {});
    await run();
    expect(await differences()).toContain(`${unpaid.orderNumber} unpaid closed`);
    expect(await lastCheck()).toMatchObject({ differences: 2 });
  });

  it('asks about all that was settled since the last night, however long no server ran', async () => {
    const { words, run, asked } = night();
    await run();
    const { orderNumber } = await begun(0, { status: 'settled' });
    words.set(orderNumber, { outcome: 'refunded' });
    app.clock.forward(9 * day);
    await run();
    expect(asked).toEqual([orderNumber]);
    expect(await differences()).toEqual([`${orderNumber} refunded`]);
  });

  it('leaves to the staff what a notice told and no question shows', async () => {
    const { orderNumber } = await begun(day, { status: 'settled' });
    const event = 'transaction:refund:approved';
    await sendNotice(app, noticeBody({ orderNumber, amount: 2001, event }));
    const { words, run } = night();
    words.set(orderNumber, {});
    await run();
    expect(await differences()).toEqual([`${orderNumber} amount`]);
  });

  it('is not held up by a provider who answers nobody', async () => {
    const { words, run, asked } = night();
    for (let n = 0; n < 60; n += 1) {
      const { orderNumber } = await begun(day, { status: 'expired' });
      words.set(orderNumber, 'silent');
    }
    await run();
    expect(asked.length).toBeLessThan(40);
    expect(await lastCheck()).toMatchObject({ asked: 60, unanswered: 60 });
  });

  it('takes up a refund that nobody worked on', async () => {
    const { campaign } = await runningCampaign(app, { targetKm: 20 });
    const give = (change = {}) =>
      app.as().call(crowdfundingApi.donate, {
        body: donationFor(campaign, { demoFlow: 'instant', ...change }),
      });
    const late = (await give({ demoFlow: 'provider' })).data.orderNumber;
    app.clock.forward(30 * 60_000);
    await app.platform.jobs.runNow('crowdfunding.expire');
    await give();
    await approve(app, late, 2000);
    expect(await statusOf(late)).toBe('overfunded');
    await app.platform.db.pool.query(
      "DELETE FROM pgboss.job WHERE group_id = 'crowdfunding.refund'",
    );
    app.clock.forward(2 * 60 * 60_000);
    const { run } = night();
    await run();
    const { rows } = await app.platform.db.pool.query(
      `SELECT 1 FROM pgboss.job WHERE group_id = 'crowdfunding.refund'
         AND data->>'refundId' IN (SELECT id::text FROM refunds)`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('who gave', () => {
  it('is forgotten when the time for it is over, and not before', async () => {
    const phone = { donorPhone: '+38761000111', donorEmail: 'davno@primjer.ba', network: 'x' };
    const unpaid = await begun(31 * day, { ...phone, status: 'expired' });
    const fresh = await begun(29 * day, { ...phone, status: 'expired' });
    const paid = await begun(541 * day, phone);
    const recent = await begun(539 * day, phone);
    const ancient = await begun(6 * 366 * day, phone);
    await app.platform.jobs.runNow('crowdfunding.forget');
    const left = async ({ id }: { readonly id: string }) =>
      (
        await app.platform.db.pool.query(
          `SELECT donor_email <> '' AS email, donor_name <> '' AS name, donor_phone <> '' AS phone,
             network IS NOT NULL AS network FROM donations WHERE id = $1`,
          [id],
        )
      ).rows[0];
    const nothing = { email: false, name: false, phone: false, network: false };
    expect(await left(unpaid)).toEqual(nothing);
    expect(await left(fresh)).toEqual({ email: true, name: true, phone: true, network: false });
    expect(await left(paid)).toEqual({ email: true, name: true, phone: false, network: false });
    expect(await left(recent)).toEqual({ email: true, name: true, phone: true, network: false });
    expect(await left(ancient)).toEqual(nothing);
  });
});
