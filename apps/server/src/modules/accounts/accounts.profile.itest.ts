import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { describe, expect, it } from 'vitest';
import type { PersonaKey } from '../../platform/testing/personas.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { grantPermission } from '../permissions/permissions.factory.ts';
import { staffOf } from '../permissions/public.ts';
import { createUser } from './accounts.factory.ts';
import { membersByIds } from './public.ts';

const app = setUpApp();
const cast = setUpPersonas(app);

describe('the own profile', () => {
  it('holds the fields of the specification, what calls are chosen by, and nothing else', async () => {
    const answer = await app.as(cast.vlasnik.token).call(accountsApi.profile);
    expect(answer.data).toEqual({
      id: cast.vlasnik.id,
      email: 'vlasnik@demo.zamah.ba',
      role: 'INDIVIDUAL',
      name: 'Amina Hodžić',
      firstName: 'Amina',
      lastName: 'Hodžić',
      profilePictureUrl: null,
      language: 'bhs',
      municipality: null,
      interests: expect.arrayContaining([]),
      isVerified: true,
      onboardingCompleted: true,
      createdAt: '2026-11-20T12:00:00.000Z',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('keeps the language in which the member is written to', async () => {
    const as = app.as(cast.lejla.token);
    const answer = await as.call(accountsApi.setLanguage, { body: { language: 'en' } });
    expect(answer.data).toEqual({ success: true });
    expect((await as.call(accountsApi.profile)).data.language).toBe('en');
    const reader = await app.platform.access.recognise(`Bearer ${cast.lejla.token}`);
    expect(reader?.language).toBe('en');
    const wrong = await as.call(accountsApi.setLanguage, { body: { language: 'de' as 'en' } });
    expect(wrong.error.code).toBe('VALIDATION');
    expect((await as.call(accountsApi.profile)).data.language).toBe('en');
  });
});

describe('permissions', () => {
  it('tells an admin that they hold everywhere', async () => {
    const answer = await app.as(cast.admin.token).call(permissionsApi.permissions);
    expect(answer.data).toEqual({ hasGlobalPermissions: true });
  });

  it('lists the member’s own records, with scope', async () => {
    const own = async (key: PersonaKey) =>
      (await app.as(cast[key].token).call(permissionsApi.obPermissions)).data;
    expect(await own('voditelj')).toEqual([
      { permission_type: 'ob_voditelj', scope: 'bank', scope_value: 'tuzla', is_active: true },
    ]);
    expect(await own('globalni')).toEqual([
      { permission_type: 'global_admin', scope: 'global', scope_value: null, is_active: true },
    ]);
    expect(await own('emir')).toEqual([]);
  });

  it('lists a record that was taken away as not active, and grants nothing by it', async () => {
    await app.platform.db.transaction((tx) =>
      grantPermission(tx, cast.clan.id, 'ob_savjetnik', 'zenica', { isActive: false }),
    );
    const answer = await app.as(cast.clan.token).call(permissionsApi.obPermissions);
    expect(answer.data).toEqual([
      { permission_type: 'ob_savjetnik', scope: 'bank', scope_value: 'zenica', is_active: false },
    ]);
    const reader = await app.platform.access.recognise(`Bearer ${cast.clan.token}`);
    expect(reader?.actor.permissions).toEqual([]);
  });
});

describe('what other domains ask', () => {
  it('names members by their ids', async () => {
    const ids = [cast.emir.id, cast.lejla.id, cast.emir.id, '01a1f92e-0000-7000-8000-000000000000'];
    const names = await membersByIds(app.platform.db.read, ids);
    expect([...names.keys()].sort()).toEqual([cast.emir.id, cast.lejla.id].sort());
    expect(names.get(cast.emir.id)).toEqual({
      id: cast.emir.id,
      name: 'Emir Begić',
      firstName: 'Emir',
      email: cast.emir.email,
      language: 'bhs',
      picture: null,
      phoneNumber: null,
    });
    expect(await membersByIds(app.platform.db.read, [])).toEqual(new Map());
  });

  it('finds the staff of a bank: by its own records and global ones, active and open', async () => {
    const built = await app.platform.db.transaction(async (tx) => {
      const everywhere = await createUser(tx, { lastName: 'Adem' });
      await grantPermission(tx, everywhere.id, 'ob_voditelj');
      await grantPermission(tx, everywhere.id, 'ob_savjetnik', 'tuzla');
      const closed = await createUser(tx, { closed: true });
      await grantPermission(tx, closed.id, 'ob_voditelj', 'tuzla');
      const former = await createUser(tx);
      await grantPermission(tx, former.id, 'ob_voditelj', 'tuzla', { isActive: false });
      const elsewhere = await createUser(tx);
      await grantPermission(tx, elsewhere.id, 'ob_voditelj', 'mostar');
      return { everywhere, elsewhere };
    });
    const { read } = app.platform.db;
    const staff = await staffOf(read, 'tuzla', ['ob_voditelj', 'ob_savjetnik']);
    expect(staff.map((one) => one.id)).toEqual([
      built.everywhere.id,
      cast.savjetnik.id,
      cast.voditelj.id,
    ]);
    const mostar = await staffOf(read, 'mostar', ['ob_voditelj']);
    expect(mostar.map((one) => one.id)).toEqual([built.everywhere.id, built.elsewhere.id]);
    expect(await staffOf(read, 'tuzla', [])).toEqual([]);
  });
});
