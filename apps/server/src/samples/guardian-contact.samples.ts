import type { guardianContactApi } from '@app/contracts/guardian-contact/guardian-contact.api';
import { updateAccount } from '../modules/accounts/public.ts';
import { createGuardianContact } from '../modules/guardian-contact/guardian-contact.factory.ts';
import { newSecret } from '../platform/ids.ts';
import { everybody, members } from './kinds.ts';
import type { Samples } from './sample.ts';
import type { Stage } from './stage.ts';

const email = 'mama@primjer.ba';

/** A member as old as they may be for it. */
const young = async (stage: Stage, id: string) => {
  const birthYear = stage.app.clock.now().getFullYear() - 13;
  await stage.tx((tx) => updateAccount(tx, id, { birthYear, adultSaidAt: null }));
};

const asked = async (stage: Stage) => {
  const { id } = await stage.fresh('lejla');
  await young(stage, id);
  const token = newSecret();
  const sentAt = stage.app.clock.now();
  await stage.tx((tx) => createGuardianContact(tx, id, { token, sentAt }));
  return { params: { token } };
};

export const guardianContactSamples: Samples<typeof guardianContactApi> = {
  own: { may: members },
  set: {
    may: members,
    caller: 'fresh',
    own: async (stage, reader) => {
      await young(stage, reader.id);
      return { body: { email } };
    },
  },
  drop: { may: members, caller: 'fresh' },
  asked: { may: everybody, own: asked, changes: false },
  answer: {
    may: everybody,
    own: async (stage) => ({ ...(await asked(stage)), body: { event: 'confirm' as const } }),
  },
};
