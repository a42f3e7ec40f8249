import type { securityApi } from '@app/contracts/security/security.api';
import { grantPermission } from '../modules/permissions/permissions.factory.ts';
import { admins, everywhere } from './kinds.ts';
import type { Samples } from './sample.ts';
import type { Stage } from './stage.ts';

/** A member whom the readers have nothing to do with. */
const member = async (stage: Stage) => ({ params: { id: (await stage.fresh('lejla')).id } });

/** A member with a second factor; `asked`: whom another admin has asked to remove it from. */
const factor = (asked: boolean) => async (stage: Stage) => {
  const { id } = await stage.fresh('lejla');
  const { pool } = stage.app.platform.db;
  await pool.query(
    "INSERT INTO second_factors (user_id, secret, enabled_at, created_at) VALUES ($1, 'x', now(), now())",
    [id],
  );
  if (asked) {
    const by = await stage.fresh('admin');
    await pool.query('INSERT INTO second_factor_removals VALUES ($1, $2, $3)', [
      id,
      by.id,
      stage.app.clock.now(),
    ]);
  }
  return { params: { id } };
};

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
  requestFactorRemoval: { may: admins, own: factor(false) },
  confirmFactorRemoval: { may: admins, own: factor(true) },
  withdrawFactorRemoval: { may: admins, own: factor(true) },
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
