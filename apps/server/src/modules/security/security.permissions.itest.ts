import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { securityApi } from '@app/contracts/security/security.api';
import type { GrantBody } from '@app/contracts/security/security.schemas';
import { isGlobalOnly, obPermissionTypes } from '@app/domain/permissions/permissions';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonaKey } from '../../platform/testing/personas.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { createUser } from '../accounts/accounts.factory.ts';
import { createBank } from '../banks/banks.factory.ts';

const app = setUpApp();
const cast = setUpPersonas(app);

beforeAll(async () => {
  await app.platform.db.transaction((tx) =>
    createBank(tx, { slug: 'tuzla', name: 'Omladinska banka Tuzla' }),
  );
});

beforeEach(() =>
  app.platform.db.pool.query(
    `UPDATE users SET role = CASE id WHEN $1 THEN 'ADMIN' ELSE 'INDIVIDUAL' END
     WHERE id IN ($1, $2)`,
    [cast.admin.id, cast.emir.id],
  ),
);

const admin = () => app.as(cast.admin.token);
const grant = (id: string, body: GrantBody) =>
  admin().call(securityApi.grant, { params: { id }, body });
const newMember = (more: object = {}) => app.platform.db.transaction((tx) => createUser(tx, more));

describe('giving a permission', () => {
  it.each(obPermissionTypes)('%s, in the scopes it has', async (permission_type) => {
    const { id } = await newMember();
    const inBank = await grant(id, { permission_type, scope: 'bank', scope_value: 'tuzla' });
    expect(inBank.status).toBe(isGlobalOnly(permission_type) ? 400 : 201);
    if (inBank.status === 400) expect(inBank.error.fields).toHaveProperty('scope');
    const everywhere = await grant(id, { permission_type, scope: 'global' });
    expect(everywhere.status).toBe(201);
    const again = await grant(id, { permission_type, scope: 'global' });
    expect([again.status, again.error.code]).toEqual([409, 'ALREADY_EXISTS']);
  });

  it.each<[string, object, string]>([
    ['no bank', { scope: 'bank' }, 'scope_value'],
    ['a bank that is not there', { scope: 'bank', scope_value: 'nema-je' }, 'scope_value'],
    ['a slug that is none', { scope: 'bank', scope_value: "'; drop" }, 'scope_value'],
    ['another scope', { scope: 'municipality', scope_value: 'tuzla' }, 'scope'],
    ['another type', { permission_type: 'ob_super', scope: 'global' }, 'permission_type'],
  ])('refuses %s', async (_, change, field) => {
    const body = { permission_type: 'ob_voditelj', ...change } as GrantBody;
    const answer = await grant(cast.lejla.id, body);
    expect([answer.status, answer.error.code]).toEqual([400, 'VALIDATION']);
    expect(answer.error.fields).toHaveProperty(field);
  });

  it('a bank that comes with a global scope is left out', async () => {
    const { id } = await newMember();
    const answer = await grant(id, {
      permission_type: 'ob_asistent',
      scope: 'global',
      scope_value: 'tuzla',
    });
    expect(answer.data.permissions[0]).toMatchObject({ scope: 'global', scope_value: null });
  });

  it('gives nothing to a closed account', async () => {
    const { id } = await newMember({ closed: true });
    const answer = await grant(id, { permission_type: 'ob_asistent', scope: 'global' });
    expect(answer.status).toBe(404);
    const seen = await admin().call(securityApi.permissions, { params: { id } });
    expect(seen.data.abilities).toEqual({ grant: [], canSetRole: false });
  });
});

describe('a permission that is given and taken', () => {
  it('counts at once for a token in use; is noted, and the member hears of it', async () => {
    const lejla = app.as(cast.lejla.token);
    const { id } = cast.lejla;
    const search = () => lejla.call(securityApi.members, { query: { q: 'le' } });
    expect((await search()).status).toBe(403);

    const given = await grant(id, { permission_type: 'global_admin', scope: 'global' });
    expect((await search()).status).toBe(200);
    expect((await lejla.call(permissionsApi.obPermissions)).data).toEqual([
      { permission_type: 'global_admin', scope: 'global', scope_value: null, is_active: true },
    ]);

    const permissionId = given.data.permissions[0]?.id ?? '';
    const params = { id, permissionId };
    expect((await admin().call(securityApi.revoke, { params })).data.permissions).toEqual([]);
    expect((await search()).status).toBe(403);
    expect((await admin().call(securityApi.revoke, { params })).status).toBe(404);

    await grant(id, { permission_type: 'ob_asistent', scope: 'bank', scope_value: 'tuzla' });
    const notices = await lejla.call(notificationsApi.list);
    expect(notices.data.map(({ type, message }) => [type, message])).toEqual([
      ['status_change', 'Sada imaš dozvolu: asistencija (Omladinska banka Tuzla).'],
      ['status_change', 'Više nemaš dozvolu: globalna administracija.'],
      ['status_change', 'Sada imaš dozvolu: globalna administracija.'],
    ]);

    const changes = await admin().call(securityApi.changes, { query: { memberId: id } });
    expect(
      changes.data.items.map(({ kind, permission, by, member }) => [
        kind,
        permission?.permission_type,
        permission?.scope_value,
        by?.id,
        member?.id,
      ]),
    ).toEqual([
      ['granted', 'ob_asistent', 'tuzla', cast.admin.id, id],
      ['revoked', 'global_admin', null, cast.admin.id, id],
      ['granted', 'global_admin', null, cast.admin.id, id],
    ]);
  });

  it('of two who give the same at once one is told that it is there', async () => {
    const { id } = await newMember();
    const body: GrantBody = { permission_type: 'ob_voditelj', scope: 'bank', scope_value: 'tuzla' };
    const answers = await Promise.all([grant(id, body), grant(id, body), grant(id, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('roles', () => {
  const setRole = (who: PersonaKey, id: string, role: 'INDIVIDUAL' | 'MODERATOR' | 'ADMIN') =>
    app.as(cast[who].token).call(securityApi.setRole, { params: { id }, body: { role } });

  it('count at once, are noted, and the member hears of it', async () => {
    const emir = app.as(cast.emir.token);
    expect((await emir.call(securityApi.figures)).status).toBe(403);
    expect((await setRole('admin', cast.emir.id, 'ADMIN')).data.member.role).toBe('ADMIN');
    expect((await emir.call(securityApi.figures)).status).toBe(200);
    // The one who was appointed may now take it from the one who appointed them.
    expect((await setRole('emir', cast.admin.id, 'INDIVIDUAL')).status).toBe(200);
    expect((await admin().call(securityApi.figures)).status).toBe(403);
    expect((await setRole('emir', cast.admin.id, 'ADMIN')).status).toBe(200);
    expect((await setRole('admin', cast.emir.id, 'INDIVIDUAL')).status).toBe(200);
    expect((await emir.call(securityApi.figures)).status).toBe(403);
    const [last] = (await emir.call(notificationsApi.list)).data;
    expect(last?.message).toBe('Tvoja uloga na platformi je sada: članstvo.');
    const changes = await admin().call(securityApi.changes, { query: { memberId: cast.emir.id } });
    expect(changes.data.items.slice(0, 2).map(({ kind, role }) => [kind, role])).toEqual([
      ['role', { from: 'ADMIN', to: 'INDIVIDUAL' }],
      ['role', { from: 'INDIVIDUAL', to: 'ADMIN' }],
    ]);
  });

  it('nobody changes their own', async () => {
    const own = await setRole('admin', cast.admin.id, 'INDIVIDUAL');
    expect([own.status, own.error.code]).toEqual([409, 'OWN_ACCOUNT']);
  });

  it('other labels are not given', async () => {
    const answer = await setRole('admin', cast.emir.id, 'super_admin' as 'ADMIN');
    expect(answer.status).toBe(400);
  });

  it('of two admins who unseat each other at once one stays', async () => {
    await setRole('admin', cast.emir.id, 'ADMIN');
    const answers = await Promise.all([
      setRole('admin', cast.emir.id, 'INDIVIDUAL'),
      setRole('emir', cast.admin.id, 'INDIVIDUAL'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await app.platform.db.pool.query(
      "SELECT id FROM users WHERE role = 'ADMIN' AND closed_at IS NULL",
    );
    expect(rows).toHaveLength(1);
  });
});

describe('finding members', () => {
  // Not the admin: which of the two that unseat each other stays one is chance.
  const globalni = () => app.as(cast.globalni.token);
  const find = async (q: string) =>
    (await globalni().call(securityApi.members, { query: { q } })).data.items;

  it.each([
    ['a name', 'amina'],
    ['a whole name', 'Amina Hodžić'],
    ['a surname', 'Hodž'],
    ['a surname without carons', 'hodzic'],
    ['surname first', 'HODZIC ami'],
    ['an e-mail address', 'vlasnik@'],
  ])('by %s', async (_, q) => {
    expect((await find(q)).map(({ id }) => id)).toEqual([cast.vlasnik.id]);
  });

  it('signs of patterns are letters like others', async () => {
    expect(await find('%%')).toEqual([]);
    expect(await find('__')).toEqual([]);
    expect(await find('\\\\')).toEqual([]);
  });

  it('one letter is too little to ask for', async () => {
    const answer = await globalni().call(securityApi.members, { query: { q: ' a ' } });
    expect([answer.status, answer.error.fields]).toMatchObject([400, { q: expect.any(String) }]);
  });

  it('each once, page by page, whatever they are found by', async () => {
    const made = await app.platform.db.transaction(async (tx) => {
      const ids: string[] = [];
      const names = [
        ['Zorka', 'Zec'],
        ['Ante', 'Zorić'],
        ['Zora', 'Anić'],
        ['Ivo', 'Ban'],
      ];
      for (let n = 0; n < 12; n += 1) {
        const [firstName = '', lastName = ''] = names[n % names.length] ?? [];
        const email = `zor${n}@primjer.ba`;
        ids.push((await createUser(tx, { firstName, lastName, email })).id);
      }
      return ids;
    });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await globalni().call(securityApi.members, {
        query: { q: 'zor', limit: 5, ...(after ? { after } : {}) },
      });
      seen.push(...page.data.items.map(({ id }) => id));
      after = page.data.next ?? undefined;
    } while (after);
    expect(seen).toHaveLength(12);
    expect(seen.toSorted()).toEqual(made.toSorted());
    const wrong = await globalni().call(securityApi.members, {
      query: { q: 'zor', after: 'nema' },
    });
    expect(wrong.status).toBe(400);
  });
});
