import type { bankRequestsApi } from '@app/contracts/bank-requests/bank-requests.api';
import { createBankRequest } from '../modules/bank-requests/bank-requests.factory.ts';
import { newId } from '../platform/ids.ts';
import { everywhere, members } from './kinds.ts';
import type { Samples } from './sample.ts';
import type { Stage } from './stage.ts';

const decline = { event: 'decline' as const, text: 'U ovoj općini banka već radi.' };
/** Of somebody who is no reader here. */
async function wish(stage: Stage, bankId: string) {
  const someone = await stage.fresh('lejla');
  const at = stage.app.clock.now();
  return stage.tx((tx) => createBankRequest(tx, someone, at, { kind: 'call', bankId }));
}
const founders = ['obAdmin', ...everywhere] as const;

export const bankRequestsSamples: Samples<typeof bankRequestsApi> = {
  create: {
    may: members,
    own: () => ({
      body: {
        id: newId(),
        kind: 'bank' as const,
        municipality: 'Lukavac',
        groupName: 'Neformalna grupa Modrac',
        people: 9,
        text: 'Devetero nas se već godinu sastaje u čitaonici, a nemamo banku.',
      },
    }),
    absent: 'answered',
  },
  mine: { may: members },
  queue: { may: ['voditelj', 'menadzer', ...founders], filters: [{}, { state: 'closed' }] },
  move: {
    may: { own: ['voditelj', 'menadzer', ...founders], foreign: founders },
    own: async (stage) => ({
      params: { id: (await wish(stage, stage.tuzla.id)).id },
      body: decline,
    }),
    foreign: async (stage) => ({
      params: { id: (await wish(stage, stage.zenica.id)).id },
      body: decline,
    }),
  },
};
