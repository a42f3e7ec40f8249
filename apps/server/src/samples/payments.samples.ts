import type { paymentsApi } from '@app/contracts/payments/payments.api';
import type { DonationPlan } from '../modules/crowdfunding/crowdfunding.factory.ts';
import { createCampaign, createDonation } from '../modules/crowdfunding/crowdfunding.factory.ts';
import { keepDifference } from '../modules/crowdfunding/payments/differences.repo.ts';
import { insertRefund } from '../modules/crowdfunding/public.ts';
import { newId } from '../platform/ids.ts';
import { everybody, everywhere } from './kinds.ts';
import type { ByRecord, Samples } from './sample.ts';
import type { Stage } from './stage.ts';

/** Who deals with a bank's money, and nobody else; to others a payment is not there. */
const treasurers = ['voditelj', 'menadzer', ...everywhere] as const;
const ofRecord: ByRecord = { own: [...treasurers], foreign: everywhere };
/** Lists tell everybody else that they are not theirs. */
const lists = { may: [...treasurers] };

type Where = 'own' | 'foreign';

async function payment(stage: Stage, where: Where, plan: DonationPlan = {}) {
  const { app, standing, tx } = stage;
  const at = app.clock.now();
  if (where === 'own') return tx((open) => createDonation(open, standing.campaign, at, plan));
  const application = await stage.foreignApplication({ status: 'crowdfunding' });
  return tx(async (open) =>
    createDonation(open, await createCampaign(open, application, at), at, plan),
  );
}

async function refund(stage: Stage, where: Where) {
  const { id: donationId, amount } = await payment(stage, where);
  const made = await stage.tx((open) =>
    insertRefund(open, {
      donationId,
      amount,
      cause: 'staff',
      status: 'waiting',
      askedBy: stage.people.koordinator.id,
      askedAt: stage.app.clock.now(),
    }),
  );
  if (!made) throw new Error('There is no refund.');
  return made;
}

async function difference(stage: Stage, where: Where) {
  const { id } = await payment(stage, where);
  const at = stage.app.clock.now();
  await stage.tx((open) => keepDifference(open, id, 'unpaid', {}, at));
  const { rows } = await stage.app.platform.db.pool.query<{ id: string }>(
    'SELECT id FROM payment_differences WHERE donation_id = $1',
    [id],
  );
  return rows[0]?.id ?? '';
}

const onPayment = {
  may: ofRecord,
  own: async (stage: Stage) => ({ params: { id: (await payment(stage, 'own')).id } }),
  foreign: async (stage: Stage) => ({ params: { id: (await payment(stage, 'foreign')).id } }),
};
const asked = async (stage: Stage, where: Where) => ({
  params: { id: (await payment(stage, where)).id },
  body: { id: newId(), amount: 5, reason: 'Donatorica se predomislila.' },
});
const decided = async (stage: Stage, where: Where) => ({
  params: { id: (await refund(stage, where)).id },
  body: { decision: 'approve' as const },
});
const closed = async (stage: Stage, where: Where) => ({
  params: { id: await difference(stage, where) },
  body: { note: 'Provjereno kod kartičara.' },
});
/** Each time of a donor of their own. */
const ofSomebody = async (stage: Stage, where: Where) => ({
  params: {
    id: (await payment(stage, where, { donorEmail: `donator.${newId()}@primjer.ba` })).id,
  },
});

export const paymentsSamples: Samples<typeof paymentsApi> = {
  terms: { may: everybody },
  list: {
    ...lists,
    filters: [
      {},
      { bank: 'tuzla' },
      { status: 'declined' },
      { status: 'declined', bank: 'zenica' },
      { q: 'staza' },
      { q: 'Staza', bank: 'zenica' },
    ],
  },
  waiting: lists,
  file: {
    ...lists,
    own: () => ({ params: { format: 'csv' } }),
    missing: () => ({ params: { format: 'csv' } }),
    absent: 'answered',
    // Who took it out is noted.
    changes: true,
  },
  // Who looked is noted.
  one: { ...onPayment, changes: true },
  refund: {
    may: ofRecord,
    own: (stage) => asked(stage, 'own'),
    foreign: (stage) => asked(stage, 'foreign'),
  },
  decide: {
    may: ofRecord,
    own: (stage) => decided(stage, 'own'),
    foreign: (stage) => decided(stage, 'foreign'),
  },
  close: {
    may: ofRecord,
    own: (stage) => closed(stage, 'own'),
    foreign: (stage) => closed(stage, 'foreign'),
  },
  donor: { ...onPayment, changes: true },
  forget: {
    may: ofRecord,
    own: (stage) => ofSomebody(stage, 'own'),
    foreign: (stage) => ofSomebody(stage, 'foreign'),
  },
};
