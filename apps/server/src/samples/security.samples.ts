import type { securityApi } from '@app/contracts/security/security.api';
import { grantPermission } from '../modules/permissions/permissions.factory.ts';
import { admins, everywhere } from './kinds.ts';
import type { Samples } from './sample.ts';
import type { Stage } from './stage.ts';

/** A member whom the readers have nothing to do with. */
const member = async (stage: Stage) => ({ params: { id: (await stage.fresh('lejla')).id } });

export const securitySamples: Samples<typeof securityApi> = {
  figures: { may: admins },
  signIns: { may: admins },
  locked: { may: admins },
  closed: { may: admins },
  changes: { may: everywhere },
  members: { may: everywhere, own: () => ({ query: { q: 'vl' } }) },
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
