import type { securityApi } from '@app/contracts/security/security.api';
import { factorStopToken, findById, findRemoval, putRemoval } from '../modules/accounts/public.ts';
import { issueChallenge } from '../modules/accounts/sign-in/challenge.ts';
import { grantPermission } from '../modules/permissions/permissions.factory.ts';
import { openedRemoval } from '../modules/security/security.factor-removal.service.ts';
import { admins, everybody, everywhere } from './kinds.ts';
import type { Samples } from './sample.ts';
import type { Stage } from './stage.ts';

/** A member whom the readers have nothing to do with. */
const member = async (stage: Stage) => ({ params: { id: (await stage.fresh('lejla')).id } });

/** A member with a second factor; `asked`: for whose removal another admin has stated the proof. */
const factor = (asked: boolean) => async (stage: Stage) => {
  const person = await stage.fresh('lejla');
  const { id } = person;
  const { pool } = stage.app.platform.db;
  await pool.query(
    "INSERT INTO second_factors (user_id, secret, enabled_at, created_at) VALUES ($1, 'x', now(), now())",
    [id],
  );
  if (!asked) return person;
  const { id: requestedBy } = await stage.fresh('admin');
  const requestedAt = stage.app.clock.now();
  const opened = openedRemoval(stage.app.platform, id, requestedAt);
  await stage.tx((tx) =>
    putRemoval(tx, { ...opened, requestedBy, requestedAt, proof: 'in_person' }),
  );
  return person;
};
const onFactor = (asked: boolean) => async (stage: Stage) => ({
  params: { id: (await factor(asked)(stage)).id },
});

export const securitySamples: Samples<typeof securityApi> = {
  figures: { may: admins },
  signIns: {
    may: admins,
    filters: [
      {},
      { outcome: 'limited' },
      { ip: '10.0.7.1' },
      { from: '2026-11-17T00:00:00Z', to: '2026-11-19T00:00:00Z' },
    ],
  },
  locked: { may: admins },
  closed: { may: admins, filters: [{}] },
  factorRemovals: { may: admins },
  lostFactor: {
    may: everybody,
    own: async (stage) => {
      const { id } = await factor(false)(stage);
      const passwordHash = (await findById(stage.app.platform.db.read, id))?.passwordHash ?? null;
      const challenge = await issueChallenge(stage.app.platform, { id, passwordHash });
      return { body: { challenge, contact: '061 234 567, dolazim srijedom' } };
    },
  },
  stopFactorRemoval: {
    may: everybody,
    own: async (stage) => {
      const { id } = await factor(true)(stage);
      const removal = await findRemoval(stage.app.platform.db.read, { userId: id });
      const openedAt = removal?.openedAt.toISOString() ?? '';
      return { body: { token: factorStopToken(stage.app.platform.secret, id, openedAt) } };
    },
  },
  requestFactorRemoval: {
    may: admins,
    own: async (stage) => ({
      ...(await onFactor(false)(stage)),
      body: { proof: 'in_person', note: 'U banci u srijedu, lična karta.' },
    }),
  },
  confirmFactorRemoval: { may: admins, own: onFactor(true) },
  withdrawFactorRemoval: { may: admins, own: onFactor(true) },
  changes: { may: everywhere, filters: [{}] },
  members: {
    may: everywhere,
    own: () => ({ query: { q: 'vl' } }),
    filters: [{ q: 'am' }, { q: 'b9' }],
  },
  member: { may: everywhere, own: member },
  unlock: { may: admins, own: member },
  close: { may: admins, own: member },
  reopen: {
    may: admins,
    own: async (stage) => {
      const { id } = await stage.fresh('lejla');
      const { pool } = stage.app.platform.db;
      await pool.query('UPDATE users SET closed_at = now() WHERE id = $1', [id]);
      return { params: { id } };
    },
  },
  sessions: { may: admins, own: member },
  endSession: {
    may: admins,
    own: async (stage) => {
      const { id, sessionId } = await stage.fresh('lejla');
      return { params: { id, sessionId } };
    },
  },
  endSessions: { may: admins, own: member },
  permissions: { may: everywhere, own: member },
  grant: {
    may: everywhere,
    own: async (stage) => ({
      ...(await member(stage)),
      body: { permission_type: 'ob_asistent', scope: 'bank', scope_value: 'tuzla' },
    }),
  },
  revoke: {
    may: everywhere,
    own: async (stage) => {
      const { id } = await stage.fresh('lejla');
      const permissionId = await stage.tx((tx) => grantPermission(tx, id, 'ob_menadzer', 'tuzla'));
      return { params: { id, permissionId } };
    },
  },
  setRole: {
    may: admins,
    own: async (stage) => ({ ...(await member(stage)), body: { role: 'MODERATOR' } }),
  },
};
