import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import type { CallInput, Endpoint } from '@app/contracts/endpoint';
import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../platform/testing/fingerprint.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { testNow } from '../../platform/testing/testApp.ts';
import { member, ownPassword, rows } from './accounts.testing.ts';

const api = { ...accountsApi, ...accountSettingsApi, ...permissionsApi };
type Row = keyof typeof api;

const app = setUpApp();
const cast = setUpPersonas(app);

const ask = (row: Row, body: Record<string, unknown>, token?: string) =>
  app.as(token).call<Endpoint>(api[row], { body } as CallInput<Endpoint>);

describe('what a body carries besides', () => {
  /** Fields that nobody may set by themselves. */
  const extra = () => ({
    id: cast.admin.id,
    userId: cast.admin.id,
    role: 'ADMIN',
    isAdmin: true,
    verifiedAt: testNow,
    isVerified: true,
    onboardedAt: testNow,
    closedAt: testNow,
    passwordHash: 'x',
    permissions: [{ permission_type: 'global_admin', scope: 'global', is_active: true }],
    deletionDueAt: testNow,
  });
  const kept = async (email: string) => {
    const [row] = await rows<Record<string, unknown>>(
      app,
      `SELECT id, role, verified_at, onboarded_at, closed_at, deletion_due_at, first_name,
        (SELECT count(*)::int FROM ob_permissions WHERE user_id = users.id) AS permissions
       FROM users WHERE email = $1`,
      [email],
    );
    return row;
  };

  it('has no effect on a registration', async () => {
    const email = 'samozvana@primjer.ba';
    const password = 'Mostarski7!most';
    const body = {
      ...extra(),
      firstName: 'Hana',
      lastName: 'Zukić',
      email,
      password,
      confirmPassword: password,
      agreeToTerms: true,
    };
    const answer = await ask('register', body);
    expect(answer.status).toBe(201);
    expect(keysOf(answer.data)).toEqual([
      'success',
      'verified',
      'redirectTo',
      'registrationSecret',
    ]);
    const user = await kept(email);
    expect(user?.id).not.toBe(cast.admin.id);
    expect(user).toMatchObject({
      role: 'INDIVIDUAL',
      verified_at: null,
      onboarded_at: null,
      closed_at: null,
      permissions: 0,
    });
  });

  it('has no effect on the account of the reader, nor on that of another', async () => {
    const who = await member(app);
    const admin = await kept(cast.admin.email);
    const steps: [Row, Record<string, unknown>][] = [
      ['login', { email: who.email, password: ownPassword }],
      ['setLanguage', { language: 'en' }],
      ['changeAccount', { firstName: 'Nova' }],
      [
        'onboarding',
        { email: who.email, phoneNumber: '061234567', gender: 'other', interests: ['arts'] },
      ],
      ['changePassword', { currentPassword: ownPassword, newPassword: 'Sasvim-nova-9' }],
    ];
    for (const [row, body] of steps) {
      const answer = await ask(row, { ...extra(), ...body }, who.token);
      expect([row, answer.status]).toEqual([row, 200]);
    }
    expect(await kept(who.email)).toMatchObject({
      id: who.id,
      role: 'INDIVIDUAL',
      first_name: 'Nova',
      closed_at: null,
      deletion_due_at: null,
      permissions: 0,
    });
    expect(await kept(cast.admin.email)).toEqual(admin);
    const session = await ask('login', { email: who.email, password: 'Sasvim-nova-9' });
    const { accessToken } = session.data as { accessToken: string };
    expect((await app.as(accessToken).call(permissionsApi.permissions)).status).toBe(403);
  });
});
