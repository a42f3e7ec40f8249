import type { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { createSession } from '../modules/accounts/accounts.factory.ts';
import { insertEmailChange } from '../modules/accounts/email-change.repo.ts';
import { newId, newSecret } from '../platform/ids.ts';
import { tokenHash } from '../platform/tokens.ts';
import { demoPassword } from '../seed/accounts.ts';
import { everybody, members, noOne } from './kinds.ts';
import type { Samples } from './sample.ts';
import { withFactor } from './secrets.ts';
import type { Person, Stage } from './stage.ts';

const password = demoPassword;
const secret = 'n0-such-token-n0-such-token-n0-such-token-0';
const hour = 3_600_000;

/** A change of address that waits. @returns the token of both its links. */
async function emailChange({ app, tx }: Stage, { id: userId, email }: Person): Promise<string> {
  const token = newSecret();
  const at = app.clock.now();
  const later = new Date(at.getTime() + hour);
  await tx((open) =>
    insertEmailChange(open, {
      id: newId(),
      userId,
      oldEmail: email,
      newEmail: `nova-${newId()}@primjer.ba`,
      confirmHash: tokenHash(token),
      undoHash: tokenHash(token),
      requestedAt: at,
      expiresAt: later,
      undoUntil: later,
    }),
  );
  return token;
}

const byLink = {
  may: everybody,
  own: async (stage: Stage) => ({
    body: { token: await emailChange(stage, await stage.fresh('lejla')) },
  }),
  missing: () => ({ body: { token: secret } }),
  absent: 'TOKEN_INVALID',
} as const;

const session = async ({ app, tx }: Stage, { id }: Person) => {
  const { sessionId } = await tx((open) => createSession(open, id, { at: app.clock.now() }));
  return { params: { id: sessionId } };
};

const mine = { may: members, caller: 'fresh' } as const;

export const accountSettingsSamples: Samples<typeof accountSettingsApi> = {
  account: { may: members },
  changeAccount: { ...mine, own: () => ({ body: { firstName: 'Nova' } }) },
  changePassword: {
    ...mine,
    own: () => ({ body: { currentPassword: password, newPassword: 'Sasvim-nova-9' } }),
  },
  requestEmailChange: {
    ...mine,
    own: () => ({ body: { newEmail: `nova-${newId()}@primjer.ba`, password } }),
  },
  cancelEmailChange: {
    ...mine,
    own: async (stage, reader) => {
      await emailChange(stage, reader);
      return {};
    },
  },
  confirmEmailChange: byLink,
  undoEmailChange: byLink,
  sessions: { may: members },
  endSession: {
    may: { own: members, foreign: noOne },
    own: session,
    foreign: (stage) => session(stage, stage.people.emir),
  },
  endOtherSessions: {
    ...mine,
    own: async (stage, reader) => {
      await session(stage, reader);
      return {};
    },
  },
  beginTwoFactor: { ...mine, own: () => ({ body: { password } }) },
  enableTwoFactor: {
    ...mine,
    own: async (stage, reader) => ({
      body: { password, code: await withFactor(stage, reader, false) },
    }),
  },
  disableTwoFactor: {
    ...mine,
    own: async (stage, reader) => ({ body: { password, code: await withFactor(stage, reader) } }),
  },
  renewRecoveryCodes: {
    ...mine,
    own: async (stage, reader) => ({ body: { password, code: await withFactor(stage, reader) } }),
  },
  requestDeletion: { ...mine, own: () => ({ body: { password } }) },
};
