import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { member, rows, type TestMember } from '../accounts/accounts.testing.ts';
import { type Grant, grantPermission, revokePermission, setRole } from './public.ts';

const app = setUpApp();
let admin: TestMember;

beforeAll(async () => {
  admin = await member(app, { role: 'ADMIN' });
});

const grant = (userId: string, more: Partial<Grant> = {}) =>
  grantPermission(app.platform, admin.id, {
    userId,
    permissionType: 'ob_asistent',
    scope: 'bank',
    scopeValue: 'tuzla',
    ...more,
  });

const codeOf = (answer: unknown) => (isFailure(answer) ? answer.code : 'ok');

const audited = (subject: string) =>
  rows(app, 'SELECT action, actor_id, details FROM audit_entries WHERE subject = $1 ORDER BY id', [
    subject,
  ]);

/** What the member may see inside the youth-bank section; 200 with any permission. */
const permissionsSeenBy = async (who: TestMember) =>
  (await who.call(permissionsApi.obPermissions)).data.filter(({ is_active }) => is_active);

describe('granting a permission', () => {
  it('counts at once, and is audited with who, what and where', async () => {
    const faruk = await member(app);
    expect(await permissionsSeenBy(faruk)).toEqual([]);
    const given = await grant(faruk.id);
    if (isFailure(given)) throw new Error(given.code);
    expect(await permissionsSeenBy(faruk)).toEqual([
      { permission_type: 'ob_asistent', scope: 'bank', scope_value: 'tuzla', is_active: true },
    ]);
    expect(await audited(faruk.id)).toEqual([
      {
        action: 'permission.granted',
        actor_id: admin.id,
        details: {
          permissionId: given.id,
          permissionType: 'ob_asistent',
          scope: 'bank',
          scopeValue: 'tuzla',
        },
      },
    ]);
  });

  it('is refused for the very same, of ten at once too, and not for another bank', async () => {
    const faruk = await member(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => grant(faruk.id)));
    expect(answers.map(codeOf).sort()).toEqual([...Array(9).fill('ALREADY_EXISTS'), 'ok']);
    expect(codeOf(await grant(faruk.id, { scopeValue: 'zenica' }))).toBe('ok');
    expect(codeOf(await grant(faruk.id, { scope: 'global', scopeValue: null }))).toBe('ok');
    expect(codeOf(await grant(faruk.id, { scope: 'global', scopeValue: null }))).toBe(
      'ALREADY_EXISTS',
    );
  });

  it.each<[string, Partial<Grant>]>([
    ['a bank’s permission without a bank', { scopeValue: null }],
    ['a bank’s permission with an empty bank', { scopeValue: '' }],
    ['a permission everywhere with a bank', { scope: 'global' }],
    ['global_admin for a bank', { permissionType: 'global_admin' }],
    ['ob_admin for a bank', { permissionType: 'ob_admin' }],
  ])('refuses %s', async (_, more) => {
    const faruk = await member(app);
    expect(codeOf(await grant(faruk.id, more))).toBe('VALIDATION');
    expect(await audited(faruk.id)).toEqual([]);
  });

  it('finds nobody who is not there or whose account is closed', async () => {
    const closed = await member(app, { closed: true });
    expect(codeOf(await grant(newId()))).toBe('NOT_FOUND');
    expect(codeOf(await grant(closed.id))).toBe('NOT_FOUND');
  });
});

describe('taking a permission away', () => {
  it('counts at once, once, and is audited; it can be given again', async () => {
    const faruk = await member(app);
    const given = await grant(faruk.id);
    if (isFailure(given)) throw new Error(given.code);
    const revoke = () => revokePermission(app.platform, admin.id, given.id);
    const answers = await Promise.all([revoke(), revoke(), revoke()]);
    expect(answers.map(codeOf).sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'ok']);
    expect(await permissionsSeenBy(faruk)).toEqual([]);
    expect((await audited(faruk.id)).map(({ action }) => action)).toEqual([
      'permission.granted',
      'permission.revoked',
    ]);
    expect(codeOf(await grant(faruk.id))).toBe('ok');
    expect(codeOf(await revokePermission(app.platform, admin.id, newId()))).toBe('NOT_FOUND');
  });
});

describe('another role', () => {
  it('counts at once for a live token, and is audited', async () => {
    const haris = await member(app);
    const may = async () => (await haris.call(permissionsApi.permissions)).status;
    expect(await may()).toBe(403);
    await setRole(app.platform, admin.id, haris.id, 'ADMIN');
    expect(await may()).toBe(200);
    await setRole(app.platform, admin.id, haris.id, 'MODERATOR');
    expect(await may()).toBe(403);
    await setRole(app.platform, admin.id, haris.id, 'MODERATOR');
    expect((await audited(haris.id)).map(({ details }) => details)).toEqual([
      { from: 'INDIVIDUAL', to: 'ADMIN' },
      { from: 'ADMIN', to: 'MODERATOR' },
    ]);
    expect(codeOf(await setRole(app.platform, admin.id, newId(), 'ADMIN'))).toBe('NOT_FOUND');
  });

  it('is never taken from the last admin, though two be named in the same moment', async () => {
    const second = await member(app, { role: 'super_admin' });
    await member(app, { role: 'ADMIN', closed: true });
    const answers = await Promise.all([
      setRole(app.platform, admin.id, second.id, 'INDIVIDUAL'),
      setRole(app.platform, second.id, admin.id, 'INDIVIDUAL'),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['LAST_ADMIN', 'ok']);
    const left = await rows(
      app,
      "SELECT id FROM users WHERE role IN ('ADMIN', 'admin', 'super_admin') AND closed_at IS NULL",
    );
    expect(left).toHaveLength(1);
  });
});
