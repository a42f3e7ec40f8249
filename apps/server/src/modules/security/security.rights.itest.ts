import type { Endpoint } from '@app/contracts/endpoint';
import { securityApi } from '@app/contracts/security/security.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Persona, type PersonaKey, personas } from '../../platform/testing/personas.ts';
import { type TestApp, testApp } from '../../platform/testing/testApp.ts';
import { createSession, createUser } from '../accounts/accounts.factory.ts';
import { createBank } from '../banks/banks.factory.ts';
import { grantPermission } from '../permissions/permissions.factory.ts';

let app: TestApp;
let cast: Record<PersonaKey, Persona>;

beforeAll(async () => {
  app = await testApp();
  cast = await personas(app);
  await app.platform.db.transaction((tx) => createBank(tx, { slug: 'tuzla' }));
});
afterAll(() => app.close());

const missing = '018f0000-0000-7000-8000-000000000000';

type Who = PersonaKey | 'nobody';

const everybody: readonly Who[] = [
  'nobody',
  'novi',
  'lejla',
  'vlasnik',
  'asistent',
  'koordinator',
  'voditelj',
  'savjetnik',
  'menadzer',
  'odbor1',
  'moderator',
  'globalni',
  'admin',
];

/** What a call is made with: a fresh member with a session and a permission of their own. */
interface Target {
  readonly id: string;
  readonly sessionId: string;
  readonly permissionId: string;
}

interface Row {
  readonly endpoint: Endpoint;
  readonly through: readonly Who[];
  readonly input?: (target: Target) => Record<string, unknown>;
  readonly status?: number;
  /** What must be there before the call. */
  readonly prepare?: (target: Target) => Promise<unknown>;
  /** Names a member: foreign and missing ids are compared. */
  readonly names?: true;
}

const admins: readonly Who[] = ['admin'];
const both: readonly Who[] = ['admin', 'globalni'];
const byId = ({ id }: Target) => ({ params: { id } });
const asistent = { permission_type: 'ob_asistent', scope: 'bank', scope_value: 'tuzla' };
const global = { permission_type: 'global_admin', scope: 'global' };

const rows: Record<string, Row> = {
  figures: { endpoint: securityApi.figures, through: admins },
  signIns: { endpoint: securityApi.signIns, through: admins },
  locked: { endpoint: securityApi.locked, through: admins },
  closed: { endpoint: securityApi.closed, through: admins },
  factorRemovals: { endpoint: securityApi.factorRemovals, through: admins },
  requestFactorRemoval: {
    endpoint: securityApi.requestFactorRemoval,
    through: admins,
    input: byId,
    status: 201,
    prepare: withFactor,
    names: true,
  },
  confirmFactorRemoval: {
    endpoint: securityApi.confirmFactorRemoval,
    through: admins,
    input: byId,
    prepare: withRemoval,
    names: true,
  },
  withdrawFactorRemoval: {
    endpoint: securityApi.withdrawFactorRemoval,
    through: admins,
    input: byId,
    prepare: withRemoval,
    names: true,
  },
  changes: { endpoint: securityApi.changes, through: both },
  members: { endpoint: securityApi.members, through: both, input: () => ({ query: { q: 'le' } }) },
  member: { endpoint: securityApi.member, through: both, input: byId, names: true },
  unlock: { endpoint: securityApi.unlock, through: admins, input: byId, names: true },
  close: { endpoint: securityApi.close, through: admins, input: byId, names: true },
  sessions: { endpoint: securityApi.sessions, through: admins, input: byId, names: true },
  endSession: {
    endpoint: securityApi.endSession,
    through: admins,
    input: ({ id, sessionId }) => ({ params: { id, sessionId } }),
    names: true,
  },
  endSessions: { endpoint: securityApi.endSessions, through: admins, input: byId, names: true },
  permissions: { endpoint: securityApi.permissions, through: both, input: byId, names: true },
  grant: {
    endpoint: securityApi.grant,
    through: both,
    input: (target) => ({ ...byId(target), body: asistent }),
    status: 201,
    names: true,
  },
  'grant global_admin': {
    endpoint: securityApi.grant,
    through: admins,
    input: (target) => ({ ...byId(target), body: global }),
    status: 201,
    names: true,
  },
  revoke: {
    endpoint: securityApi.revoke,
    through: both,
    input: ({ id, permissionId }) => ({ params: { id, permissionId } }),
    names: true,
  },
  setRole: {
    endpoint: securityApi.setRole,
    through: admins,
    input: (target) => ({ ...byId(target), body: { role: 'MODERATOR' } }),
    names: true,
  },
};

function withFactor({ id }: Target) {
  return app.platform.db.pool.query(
    "INSERT INTO second_factors (user_id, secret, enabled_at, created_at) VALUES ($1, 'x', $2, $2)",
    [id, app.clock.now()],
  );
}

async function withRemoval(target: Target) {
  await withFactor(target);
  const by = await app.platform.db.transaction((tx) => createUser(tx, { role: 'ADMIN' }));
  await app.platform.db.pool.query('INSERT INTO second_factor_removals VALUES ($1, $2, $3)', [
    target.id,
    by.id,
    app.clock.now(),
  ]);
}

async function target(): Promise<Target> {
  return app.platform.db.transaction(async (tx) => {
    const { id } = await createUser(tx);
    const { sessionId } = await createSession(tx, id, { at: app.clock.now() });
    const permissionId = await grantPermission(tx, id, 'ob_menadzer', 'tuzla');
    return { id, sessionId, permissionId };
  });
}

const ask = (who: Who, row: Row, at: Target, more: object = {}) =>
  app
    .as(who === 'nobody' ? undefined : cast[who].token)
    .call(row.endpoint, { ...row.input?.(at), ...more } as never);

/** Everything that a call could change. */
async function standing(): Promise<unknown> {
  const counted = ['users', 'sessions', 'ob_permissions', 'audit_entries', 'notifications'];
  const { rows: found } = await app.platform.db.pool.query(
    `SELECT ${counted.map((name) => `(SELECT md5(string_agg(t::text, '' ORDER BY id)) FROM ${name} t)`)}`,
  );
  return found;
}

describe('who gets through', () => {
  it('the table names every endpoint', () => {
    const { reopen, ...others } = securityApi;
    expect(reopen.access).toBe('admin');
    const named = new Set(Object.values(rows).map(({ endpoint }) => endpoint));
    expect(Object.values(others).filter((endpoint) => !named.has(endpoint))).toEqual([]);
  });

  it.each(Object.keys(rows))('%s', async (name) => {
    const row = rows[name];
    if (!row) throw new Error(name);
    const wrong: string[] = [];
    for (const who of everybody) {
      const at = await target();
      await row.prepare?.(at);
      const before = await standing();
      const answer = await ask(who, row, at);
      const through = row.through.includes(who);
      const should = through ? (row.status ?? 200) : who === 'nobody' ? 401 : 403;
      if (answer.status !== should) wrong.push(`${who}: ${answer.status} instead of ${should}`);
      if (!through && JSON.stringify(await standing()) !== JSON.stringify(before)) {
        wrong.push(`${who}: something changed`);
      }
      if (!through && who === 'novi') expect(answer.error.code).toBe('EMAIL_NOT_VERIFIED');
    }
    expect(wrong).toEqual([]);
  });

  it('reopen, only for admins', async () => {
    for (const who of everybody) {
      const { id } = await app.platform.db.transaction((tx) => createUser(tx, { closed: true }));
      const caller = app.as(who === 'nobody' ? undefined : cast[who].token);
      const answer = await caller.call(securityApi.reopen, { params: { id } });
      expect(answer.status, who).toBe(who === 'admin' ? 200 : who === 'nobody' ? 401 : 403);
    }
  });

  const named = Object.keys(rows).filter((name) => rows[name]?.names);

  it.each(named)('%s tells nobody without the right who is a member', async (name) => {
    const row = rows[name];
    if (!row) throw new Error(name);
    const there = await ask('voditelj', row, await target());
    const gone = { id: missing, sessionId: missing, permissionId: missing };
    const none = await ask('voditelj', row, gone);
    expect([there.status, there.error]).toEqual([none.status, none.error]);
    expect((await ask('admin', row, gone)).status).toBe(404);
  });
});

describe('what is not theirs', () => {
  it('a session or permission of one member is none of another’s', async () => {
    const [one, other] = [await target(), await target()];
    const admin = app.as(cast.admin.token);
    const params = { id: one.id, sessionId: other.sessionId, permissionId: other.permissionId };
    expect((await admin.call(securityApi.endSession, { params })).status).toBe(404);
    expect((await admin.call(securityApi.revoke, { params })).status).toBe(404);
    const held = await admin.call(securityApi.permissions, { params: { id: other.id } });
    expect(held.data.permissions).toHaveLength(1);
  });

  it('global_admin takes no other global_admin’s right, and changes no role by the way', async () => {
    const { id } = await target();
    const permissionId = await app.platform.db.transaction((tx) =>
      grantPermission(tx, id, 'global_admin'),
    );
    const globalni = app.as(cast.globalni.token);
    const taken = await globalni.call(securityApi.revoke, { params: { id, permissionId } });
    expect([taken.status, taken.error.code]).toEqual([403, 'FORBIDDEN']);
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
