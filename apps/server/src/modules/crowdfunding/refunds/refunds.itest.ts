import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { pages } from '@app/contracts/pages';
import { paymentsApi } from '@app/contracts/payments/payments.api';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { donationFor, runningCampaign } from '../../../platform/testing/campaigns.ts';
import { mailsTo } from '../../../platform/testing/mails.ts';
import { approve, noticeBody, sendNotice } from '../../../platform/testing/payments.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { createSession, createUser } from '../../accounts/accounts.factory.ts';
import { grantPermission } from '../../permissions/permissions.factory.ts';
import { createPaymentService } from '../payments/payment.service.ts';
import {
  currency,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentReport,
} from '../payments/payment-provider.ts';
import { checkSums } from '../public.ts';
import { executeRefund } from './execute.service.ts';

const app = setUpApp();
afterEach(async () => {
  expect(await checkSums(app.platform.db.read)).toEqual([]);
  // Tests carry refunds out themselves; what stays queued would go to a bank that is not there.
  await app.platform.db.pool.query("DELETE FROM pgboss.job WHERE group_id = 'crowdfunding.refund'");
});

/** A card provider whose answers the test chooses. */
function fakeProvider(amount: number) {
  const state = {
    given: 0,
    sent: [] as number[],
    next: 'yes' as 'yes' | 'no' | 'lost' | 'unsent',
    /** Whether its answer says by what it knows the refund. */
    names: false,
  };
  const provider: PaymentProvider = {
    form: () => '',
    open: async () => ({ reference: '', clientSecret: '' }),
    ask: async (orderNumber): Promise<PaymentReport> => ({
      orderNumber,
      outcome: state.given === amount ? 'refunded' : 'approved',
      amount,
      currency,
      noticeId: null,
      details: {},
    }),
    async refund(_order, part) {
      state.sent.push(part);
      if (state.next === 'no') return { given: false, reference: null };
      if (state.next === 'unsent') throw new PaymentProviderError('silent');
      state.given += part;
      if (state.next === 'lost') throw new PaymentProviderError('silent');
      return { given: true, reference: state.names ? String(900 + state.sent.length) : null };
    },
    read: () => 'forged',
    provesReturn: () => false,
  };
  return { state, payments: createPaymentService(app.platform, provider) };
}

/** A settled donation of fifty marks, and the staff of its bank. */
async function settled(km = 50) {
  const { campaign, bank } = await runningCampaign(app);
  const signIn = (permission: 'ob_voditelj' | 'ob_menadzer') =>
    app.platform.db.transaction(async (tx) => {
      const user = await createUser(tx);
      await grantPermission(tx, user.id, permission, bank.slug);
      const { sessionId } = await createSession(tx, user.id);
      const { id: userId, email } = user;
      return app.platform.access.issue({ userId, sessionId, email, role: 'INDIVIDUAL' });
    });
  const voditelj = await signIn('ob_voditelj');
  const menadzer = await signIn('ob_menadzer');
  const body = donationFor(campaign, { amount: km });
  const { data } = await app.as().call(crowdfundingApi.donate, { body });
  await approve(app, data.orderNumber, km * 100);
  const { rows } = await app.platform.db.pool.query<{ id: string }>(
    'SELECT id FROM donations WHERE order_number = $1',
    [data.orderNumber],
  );
  const params = { id: rows[0]?.id ?? '' };
  const ask = (
    amount: number,
    by = voditelj,
    id: string = newId(),
    reason = 'Donatorica je uplatila dvaput.',
  ) => app.as(by).call(paymentsApi.refund, { params, body: { id, amount, reason } });
  const decide = (
    id: string,
    decision: 'approve' | 'reject' | 'retry' | 'confirm',
    by = voditelj,
    note = 'Provjereno u izvodu.',
  ) => app.as(by).call(paymentsApi.decide, { params: { id }, body: { decision, note } });
  const look = async () => (await app.as(voditelj).call(paymentsApi.one, { params })).data;
  /** What somebody's bell says of it, the newest first. */
  const bell = async (token = menadzer) => {
    const { data } = await app.as(token).call(notificationsApi.list, {});
    const at = pages.banksAdmin({ dio: 'uplate', uplata: params.id });
    return data.filter(({ actionUrl }) => actionUrl === at).map(({ title }) => title);
  };
  const sums = async () =>
    (await app.as().call(crowdfundingApi.campaign, { params: { id: campaign.id } })).data;
  const { donorEmail } = body;
  return {
    campaign,
    voditelj,
    menadzer,
    order: data.orderNumber,
    donorEmail,
    ask,
    decide,
    look,
    bell,
    sums,
  };
}

const refundNotice = (orderNumber: string, amount: number, id: number) =>
  sendNotice(app, noticeBody({ orderNumber, amount, id, event: 'transaction:refund:approved' }));

describe('a refund by the staff', () => {
  it('gives back a part and then the rest; sums, history and mails follow', async () => {
    const { ask, look, sums, donorEmail } = await settled();
    const { payments } = fakeProvider(5000);
    const part = await ask(20);
    expect(part.data.refunds).toMatchObject([{ amount: 20, status: 'queued', cause: 'staff' }]);
    await executeRefund(payments, part.data.refunds[0]?.id ?? '');
    expect(await look()).toMatchObject({ status: 'settled', returned: 20, refundable: 30 });
    expect(await sums()).toMatchObject({ currentAmount: 30, donorCount: 1, availableAmount: 970 });
    const [recent] = (await sums()).recentDonations;
    expect(recent?.amount).toBe(30);
    const rest = await ask(30);
    await executeRefund(payments, rest.data.refunds[1]?.id ?? '');
    const after = await look();
    expect(after).toMatchObject({ status: 'refunded', returned: 50, refundable: 0 });
    expect(after.events.map(({ event }) => event)).toEqual([
      'held',
      'settled',
      'refundedPart',
      'refunded',
    ]);
    expect(await sums()).toMatchObject({ currentAmount: 0, donorCount: 0, availableAmount: 1000 });
    const mails = (await mailsTo(app, donorEmail)).filter(({ subject }) => /Vraćamo/.test(subject));
    expect(mails.map(({ subject }) => subject.replace('\u00a0', ' ')).sort()).toEqual([
      'Vraćamo ti 20 KM za „Muzička soba u Domu mladih“',
      'Vraćamo ti 30 KM za „Muzička soba u Domu mladih“',
    ]);
    expect(mails.some(({ text }) => /dio tvoje donacije od 50/.test(text))).toBe(true);
  });

  it('above the limit waits for a second person, also when it is made of small ones', async () => {
    const { ask, decide, look, bell, voditelj, menadzer } = await settled(300);
    const { payments } = fakeProvider(30_000);
    const first = await ask(100);
    expect(await bell()).toEqual([]);
    await executeRefund(payments, first.data.refunds[0]?.id ?? '');
    const second = await ask(10);
    const id = second.data.refunds[1]?.id ?? '';
    expect(second.data.refunds[1]).toMatchObject({ status: 'waiting', decisions: ['reject'] });
    await executeRefund(payments, id);
    expect((await look()).returned).toBe(100);
    expect(await bell()).toEqual(['Povrat čeka još jednu osobu']);
    expect(await bell(voditelj)).toEqual([]);
    expect((await decide(id, 'approve', voditelj)).error.code).toBe('OWN_REQUEST');
    expect((await decide(id, 'approve', menadzer)).data.refunds[1]?.status).toBe('queued');
    expect((await decide(id, 'approve', menadzer)).error.code).toBe('WRONG_STATUS');
    await executeRefund(payments, id);
    expect((await look()).returned).toBe(110);
  });

  it('is asked for once, one at a time, and never of more than there is', async () => {
    const { ask, decide, menadzer, voditelj } = await settled(300);
    expect((await ask(300.01)).error.fields).toHaveProperty('amount');
    const id = newId();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(200, voditelj, id)));
    expect(new Set(answers.map(({ data }) => data.refunds.length))).toEqual(new Set([1]));
    expect((await ask(201, voditelj, id)).error.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await ask(5)).error.code).toBe('ALREADY_EXISTS');
    expect((await decide(id, 'reject', menadzer, ' ')).error.fields).toHaveProperty('note');
    expect((await decide(id, 'reject', menadzer)).data.refunds[0]?.status).toBe('rejected');
    expect((await ask(5)).status).toBe(200);
  });

  it('needs a reason', async () => {
    const { look, voditelj } = await settled();
    const { id } = await look();
    const body = { id: newId(), amount: 5, reason: '  ' };
    const answer = await app.as(voditelj).call(paymentsApi.refund, { params: { id }, body });
    expect(answer.error.fields).toHaveProperty('reason');
  });
});

describe('a refund whose answer is lost', () => {
  it('of the whole is found by asking, and sent once', async () => {
    const { ask, look } = await settled();
    const { payments, state } = fakeProvider(5000);
    const id = (await ask(50)).data.refunds[0]?.id ?? '';
    state.next = 'lost';
    await expect(executeRefund(payments, id)).rejects.toThrow(PaymentProviderError);
    expect((await look()).refunds[0]?.status).toBe('sent');
    await executeRefund(payments, id);
    expect(state.sent).toEqual([5000]);
    expect(await look()).toMatchObject({ status: 'refunded', returned: 50 });
  });

  it('of the whole that never arrived is sent again', async () => {
    const { ask, look } = await settled();
    const { payments, state } = fakeProvider(5000);
    const id = (await ask(50)).data.refunds[0]?.id ?? '';
    state.next = 'unsent';
    await expect(executeRefund(payments, id)).rejects.toThrow(PaymentProviderError);
    state.next = 'yes';
    await executeRefund(payments, id);
    expect((await look()).status).toBe('refunded');
  });

  it('of a part is never sent twice by itself: the staff look it up', async () => {
    const { ask, decide, look, bell, sums } = await settled();
    const { payments, state } = fakeProvider(5000);
    const id = (await ask(20)).data.refunds[0]?.id ?? '';
    state.next = 'lost';
    await expect(executeRefund(payments, id)).rejects.toThrow(PaymentProviderError);
    for (let again = 0; again < 3; again += 1) await executeRefund(payments, id);
    expect(state.sent).toEqual([2000]);
    expect((await look()).refunds[0]?.status).toBe('unclear');
    expect(await bell()).toEqual(['Povrat nije potvrđen']);
    expect((await sums()).currentAmount).toBe(50);
    await decide(id, 'confirm');
    expect(await look()).toMatchObject({ returned: 20, refunds: [{ status: 'done' }] });
    expect((await sums()).currentAmount).toBe(30);
  });

  it('of a part is found by the notice of the provider', async () => {
    const { ask, look, order } = await settled();
    const { payments, state } = fakeProvider(5000);
    const id = (await ask(20)).data.refunds[0]?.id ?? '';
    state.next = 'lost';
    await expect(executeRefund(payments, id)).rejects.toThrow(PaymentProviderError);
    await refundNotice(order, 2000, 900);
    expect(await look()).toMatchObject({ returned: 20, refunds: [{ id, status: 'done' }] });
    await executeRefund(payments, id);
    expect((await look()).returned).toBe(20);
  });

  it('that the provider refuses waits for the staff', async () => {
    const { ask, decide, look, bell, voditelj } = await settled();
    const { payments, state } = fakeProvider(5000);
    const id = (await ask(20)).data.refunds[0]?.id ?? '';
    state.next = 'no';
    for (let again = 0; again < 2; again += 1) await executeRefund(payments, id);
    expect(await bell()).toEqual(['Povrat nije potvrđen']);
    expect(await bell(voditelj)).toEqual(['Povrat nije potvrđen']);
    expect((await look()).refunds[0]?.status).toBe('failed');
    state.next = 'yes';
    await decide(id, 'retry');
    await executeRefund(payments, id);
    expect(await look()).toMatchObject({ returned: 20, refunds: [{ status: 'done' }] });
  });
});

it('forgets a donor also in what the staff wrote about giving back', async () => {
  const { ask, decide, look, voditelj, order } = await settled(300);
  const reason = 'Nermina Hadžić je zvala s 062/345-678: Nermini je skinuto dvaput.';
  const response = await ask(200, voditelj, newId(), reason);
  const id = response.data.refunds[0]?.id ?? '';
  await refundNotice(order, 5000, 820);
  const [difference] = (await look()).differences;
  await app.as(voditelj).call(paymentsApi.close, {
    params: { id: difference?.id ?? '' },
    body: { note: 'Hadžić Nermina to zna.' },
  });
  await decide(id, 'reject', voditelj, 'Nermina Hadžić ipak ne želi povrat.');
  const params = { id: (await look()).id };
  expect((await app.as(voditelj).call(paymentsApi.forget, { params })).status).toBe(200);
  const after = await look();
  expect(after.donor).toBeNull();
  expect(after.refunds).toMatchObject([
    { reason: '— je zvala s —: — je skinuto dvaput.', note: '— ipak ne želi povrat.' },
  ]);
  expect(after.differences).toMatchObject([{ note: '— to zna.' }]);
});

describe('a refund told by the provider', () => {
  it('in part counts out that part, once for each notice', async () => {
    const { order, look, sums } = await settled();
    await refundNotice(order, 1500, 700);
    await refundNotice(order, 1500, 700);
    expect(await look()).toMatchObject({ status: 'settled', returned: 15 });
    await refundNotice(order, 1500, 701);
    expect(await look()).toMatchObject({ returned: 30 });
    expect((await look()).refunds.map(({ cause }) => cause)).toEqual(['provider', 'provider']);
    await refundNotice(order, 2001, 702);
    expect(await look()).toMatchObject({ returned: 30, differences: [{ kind: 'amount' }] });
    await refundNotice(order, 2000, 703);
    expect(await look()).toMatchObject({ status: 'refunded', returned: 50 });
    expect(await sums()).toMatchObject({ currentAmount: 0, donorCount: 0 });
  });

  it('that we carried out is not counted again', async () => {
    const { ask, look, order } = await settled();
    const { payments } = fakeProvider(5000);
    await executeRefund(payments, (await ask(20)).data.refunds[0]?.id ?? '');
    await refundNotice(order, 2000, 800);
    await refundNotice(order, 2000, 800);
    expect(await look()).toMatchObject({ returned: 20 });
    await refundNotice(order, 2000, 801);
    expect(await look()).toMatchObject({ returned: 40 });
  });

  it('of the sum of one of ours is ours only under the name that its answer gave', async () => {
    const { ask, look, bell, order } = await settled();
    const { payments, state } = fakeProvider(5000);
    state.names = true;
    await executeRefund(payments, (await ask(20)).data.refunds[0]?.id ?? '');
    await refundNotice(order, 2000, 855);
    expect(await bell()).toEqual(['Uplata se ne slaže']);
    expect(await look()).toMatchObject({
      returned: 20,
      differences: [{ kind: 'refunded', told: { amount: 20 } }],
    });
    await refundNotice(order, 2000, 901);
    expect(await look()).toMatchObject({ returned: 20, refunds: [{ status: 'done' }] });
    // Ours was told of: whatever comes now was begun there.
    await refundNotice(order, 2000, 902);
    expect(await look()).toMatchObject({ returned: 40 });
  });

  it('while the staff wished for another amount is told to them', async () => {
    const { ask, look, bell, order } = await settled(300);
    await ask(200);
    await refundNotice(order, 5000, 810);
    await refundNotice(order, 5000, 811);
    expect(await bell()).toEqual(['Uplata se ne slaže', 'Povrat čeka još jednu osobu']);
    expect(await look()).toMatchObject({
      returned: 0,
      differences: [{ kind: 'refunded', told: { amount: 50 } }],
    });
  });
});
