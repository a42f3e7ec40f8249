import type { giftsApi } from '@app/contracts/gifts/gifts.api';
import { createGift, createProof } from '../modules/gifts/gifts.factory.ts';
import { receiptSecret } from '../modules/gifts/gifts.tokens.ts';
import { newSecret } from '../platform/ids.ts';
import { formWith, onePixel } from './forms.ts';
import { desk, everybody, everywhere, foreignDesk, team } from './kinds.ts';
import { type ByRecord, missingId, type Samples } from './sample.ts';
import type { Stage } from './stage.ts';

const insiders: ByRecord = { own: [...team, ...desk], foreign: foreignDesk };
const ofTeam = {
  may: { own: team, foreign: [] },
  knows: { own: desk, foreign: foreignDesk },
} satisfies { may: ByRecord; knows: ByRecord };
const board = [
  'odbor1',
  'asistent',
  'koordinator',
  'voditelj',
  'savjetnik',
  ...everywhere,
] as const;
const lookers = {
  may: { own: board, foreign: ['zenica', ...everywhere] },
  knows: { own: [...team, 'menadzer', 'obAdmin'], foreign: ['obAdmin'] },
} satisfies { may: ByRecord; knows: ByRecord };

type Where = 'own' | 'foreign';
type Status = 'pending' | 'confirmed' | 'expired';

const applicationOn = ({ standing }: Stage, where: Where) =>
  where === 'own' ? standing.submitted : standing.foreignSubmitted;

const asked = (stage: Stage, where: Where, status: Status, secret?: string) =>
  stage.tx((tx) =>
    createGift(tx, stage.app.platform, applicationOn(stage, where), {
      requestedAt: stage.app.clock.now(),
      status,
      ...(secret ? { secret } : {}),
    }),
  );

function on<T extends object>(make: (stage: Stage, where: Where) => Promise<T> | T) {
  return {
    own: (stage: Stage) => make(stage, 'own'),
    foreign: (stage: Stage) => make(stage, 'foreign'),
  };
}
const byGift = <B extends object>(status: Status, more: B) =>
  on(async (stage, where) => {
    const { id } = await asked(stage, where, status);
    return { params: { id }, ...more };
  });
const byProof = on(async (stage, where) => {
  const gift = await asked(stage, where, 'confirmed');
  const { app, people } = stage;
  const by = where === 'own' ? people.vlasnik : people.emir;
  await stage.tx((tx) => createProof(tx, app.platform.files, gift, { by, at: app.clock.now() }));
  return { params: { id: gift.id } };
});
const byToken = async (stage: Stage) => {
  const token = newSecret();
  await asked(stage, 'own', 'pending', token);
  return { params: { token } };
};
const byReceipt = async (stage: Stage) => {
  const { id } = await asked(stage, 'own', 'confirmed');
  return { params: { token: receiptSecret(stage.app.platform, id) } };
};

const wish = {
  donorName: 'Stolarija Hadžić',
  donorEmail: 'stolarija@primjer.ba',
  donationType: 'services' as const,
  donationDescription: 'Rad na izolaciji, 40 sati',
};

export const giftsSamples: Samples<typeof giftsApi> = {
  list: {
    may: insiders,
    ...on((stage, where) => ({ params: { id: applicationOn(stage, where).id } })),
  },
  ask: {
    ...ofTeam,
    // An application of its own each time: it takes so many.
    ...on(async (stage, where) => {
      const make = where === 'own' ? stage.application : stage.foreignApplication;
      const { id } = await make({ status: 'submitted' });
      return { body: { ...wish, applicationId: id } };
    }),
    missing: () => ({ body: { ...wish, applicationId: missingId } }),
  },
  amend: { ...ofTeam, ...byGift('pending', { body: wish }) },
  remove: { ...ofTeam, ...byGift('pending', {}) },
  resend: { ...ofTeam, ...byGift('expired', {}) },
  uploadProof: {
    ...ofTeam,
    ...on(async (stage, where) => {
      const gift = await asked(stage, where, 'confirmed');
      // A file of its own each time: it proves once.
      const file = Buffer.concat([onePixel, Buffer.from(gift.id)]);
      return { params: { id: gift.id }, ...formWith('otpremnica.png', file) };
    }),
  },
  previewProof: { ...lookers, ...byProof },
  downloadProof: { may: insiders, ...byProof },
  asked: { may: everybody, own: byToken, changes: false },
  answer: {
    may: everybody,
    own: async (stage) => ({ ...(await byToken(stage)), body: { event: 'confirm' as const } }),
  },
  receipt: { may: everybody, own: byReceipt },
  receiptPdf: { may: everybody, own: byReceipt },
};
