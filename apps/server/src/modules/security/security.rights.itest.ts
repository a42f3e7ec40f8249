import { securityApi } from '@app/contracts/security/security.api';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { createSession, createUser } from '../accounts/accounts.factory.ts';
import { createBank } from '../banks/banks.factory.ts';
import { grantPermission } from '../permissions/permissions.factory.ts';

const app = setUpApp();
const cast = setUpPersonas(app);

beforeAll(async () => {
  await app.platform.db.transaction((tx) => createBank(tx, { slug: 'tuzla' }));
});

const missing = '018f0000-0000-7000-8000-000000000000';

/** What a call is made with: a fresh member with a session and a permission of their own. */
interface Target {
  readonly id: string;
  readonly sessionId: string;
  readonly permissionId: string;
}

const asistent = { permission_type: 'ob_asistent', scope: 'bank', scope_value: 'tuzla' };

async function target(): Promise<Target> {
  return app.platform.db.transaction(async (tx) => {
    const { id } = await createUser(tx);
    const { sessionId } = await createSession(tx, id, { at: app.clock.now() });
    const permissionId = await grantPermission(tx, id, 'ob_menadzer', 'tuzla');
    return { id, sessionId, permissionId };
  });
}

describe('what is not theirs', () => {
  it('a session or permission of one member is none of another’s', async () => {
    const [one, other] = [await target(), await target()];
    const admin = app.as(cast.admin.token);
    const params = { id: one.id, sessionId: other.sessionId, permissionId: other.permissionId };
    expect((await admin.call(securityApi.endSession, { params })).status).toBe(404);
    expect((await admin.call(securityApi.revoke, { params })).status).toBe(404);
    const granted = await admin.call(securityApi.permissions, { params: { id: other.id } });
    expect(granted.data.permissions).toHaveLength(1);
  });

  it('global_admin gives and takes no global_admin’s right, and changes no role by the way', async () => {
    const { id } = await target();
    const permissionId = await app.platform.db.transaction((tx) =>
      grantPermission(tx, id, 'global_admin'),
    );
    const globalni = app.as(cast.globalni.token);
    const taken = await globalni.call(securityApi.revoke, { params: { id, permissionId } });
    expect([taken.status, taken.error.code]).toEqual([403, 'FORBIDDEN']);
    const given = await globalni.call(securityApi.grant, {
      params: { id: cast.lejla.id },
      body: { permission_type: 'global_admin', scope: 'global' },
    });
    expect([given.status, given.error.code]).toEqual([403, 'FORBIDDEN']);
    const seen = await globalni.call(securityApi.permissions, { params: { id } });
    expect(seen.data.permissions.map((one) => [one.permission_type, one.canRevoke])).toEqual([
      ['ob_menadzer', true],
      ['global_admin', false],
    ]);
    expect(seen.data.abilities.grant).not.toContain('global_admin');
    expect(seen.data.abilities.canSetRole).toBe(false);
  });

  it('extra fields in a body have no effect', async () => {
    const { id } = await target();
    const body = {
      ...asistent,
      userId: cast.lejla.id,
      role: 'ADMIN',
      is_active: false,
      id: missing,
      createdAt: '2020-01-01T00:00:00.000Z',
    };
    const answer = await app
      .as(cast.globalni.token)
      .call(securityApi.grant, { params: { id }, body } as never);
    expect(answer.status).toBe(201);
    const { rows: found } = await app.platform.db.pool.query(
      `SELECT user_id, is_active, created_at FROM ob_permissions
       WHERE permission_type = 'ob_asistent' AND user_id = ANY($1)`,
      [[id, cast.lejla.id]],
    );
    expect(found).toEqual([{ user_id: id, is_active: true, created_at: app.clock.now() }]);
    expect(
      (await app.as(cast.admin.token).call(securityApi.member, { params: { id } })).data.role,
    ).toBe('INDIVIDUAL');
  });
});
