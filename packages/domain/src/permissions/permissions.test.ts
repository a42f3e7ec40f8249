import { describe, expect, it } from 'vitest';
import {
  member,
  type Persona,
  permission,
  personaNames,
  personas,
} from '../accounts/accounts.factory.ts';
import {
  type Actor,
  adminRoles,
  bankSlugsOf,
  hasAnyPermission,
  hasGlobalPermissions,
  hasObAccess,
  hasPermission,
  holdsPermission,
  isAdmin,
  isAdminRole,
  isGlobalOnly,
  isModerator,
  isReviewBoard,
  obPermissionTypes,
  reviewBoardTypes,
  staffRolesFor,
  userRoles,
} from './permissions.ts';

function yes(question: (actor: Actor) => boolean): Persona[] {
  return personaNames.filter((name) => question(personas[name]));
}

describe('roles', () => {
  it.each([
    ['INDIVIDUAL', false, false],
    ['MODERATOR', false, true],
    ['moderator', false, true],
    ['ADMIN', true, false],
    ['admin', true, false],
    ['super_admin', true, false],
    ['Admin', false, false],
    ['', false, false],
  ])('%s: admin %s, moderator %s', (role, admin, moderator) => {
    expect(isAdmin(member('x', [], role))).toBe(admin);
    expect(isAdminRole(role)).toBe(admin);
    expect(isModerator(member('x', [], role))).toBe(moderator);
  });

  it('are admins’ by labels that all are roles', () => {
    for (const role of adminRoles) expect(userRoles).toContain(role);
  });

  it('has INDIVIDUAL first, as the default', () => {
    expect(userRoles[0]).toBe('INDIVIDUAL');
  });

  it('gives nobody a role', () => {
    expect(isAdmin(null) || isModerator(null)).toBe(false);
  });
});

describe('a permission', () => {
  const voditelj = member('v', [permission('ob_voditelj', 'tuzla')]);

  it('matches its type and its bank', () => {
    expect(hasPermission(voditelj, 'ob_voditelj', 'tuzla')).toBe(true);
    expect(hasPermission(voditelj, 'ob_voditelj')).toBe(true);
    expect(hasPermission(voditelj, 'ob_voditelj', 'zenica')).toBe(false);
    expect(hasPermission(voditelj, 'ob_savjetnik', 'tuzla')).toBe(false);
  });

  it('is for all banks alone where one bank’s would grant nothing', () => {
    const alone = obPermissionTypes.filter(isGlobalOnly);
    expect(alone).toEqual(['global_admin', 'ob_admin']);
    for (const type of alone) {
      expect(hasAnyPermission(member('x', [permission(type, 'tuzla')]), 'tuzla')).toBe(false);
    }
  });

  it('of global scope holds in every bank', () => {
    const everywhere = member('v', [permission('ob_voditelj', null)]);
    expect(hasPermission(everywhere, 'ob_voditelj', 'zenica')).toBe(true);
  });

  it('grants nothing while inactive', () => {
    for (const type of obPermissionTypes) {
      const former = member('v', [{ ...permission(type, null), isActive: false }]);
      expect(hasObAccess(former)).toBe(false);
      expect(hasPermission(former, type, 'tuzla')).toBe(false);
      expect(bankSlugsOf(former, [type])).toEqual([]);
    }
  });

  it('of a bank without naming one grants nothing', () => {
    const broken = member('v', [{ ...permission('ob_voditelj'), scopeValue: null }]);
    expect(hasAnyPermission(broken)).toBe(false);
    expect(bankSlugsOf(broken, ['ob_voditelj'])).toEqual([]);
  });

  it.each(['global_admin', 'ob_admin'] as const)('%s exists with global scope only', (type) => {
    const odd = member('x', [permission(type, 'tuzla')]);
    expect(hasPermission(odd, type, 'tuzla')).toBe(false);
    expect(hasGlobalPermissions(odd)).toBe(false);
    expect(bankSlugsOf(odd, [type])).toEqual([]);
  });

  it.each(obPermissionTypes)('%s is granted to ADMIN and global_admin', (type) => {
    for (const actor of [personas.admin, personas.globalni]) {
      expect(hasPermission(actor, type, 'tuzla')).toBe(true);
      expect(hasPermission(actor, type)).toBe(true);
    }
    expect(holdsPermission(personas.admin, type, 'tuzla')).toBe(false);
    expect(hasPermission(null, type)).toBe(false);
  });
});

describe('who has what', () => {
  const staff: Persona[] = ['asistent', 'koordinator', 'voditelj', 'savjetnik', 'menadzer'];
  const alsoStaff: Persona[] = ['vlasnikVoditelj', 'clanVoditelj'];

  it('global permissions', () => {
    expect(yes(hasGlobalPermissions)).toEqual(['globalni', 'admin']);
  });

  it('any permission in the bank', () => {
    expect(yes((actor) => hasAnyPermission(actor, 'tuzla'))).toEqual([
      ...staff,
      'odbor',
      'obAdmin',
      'globalni',
      'admin',
      ...alsoStaff,
    ]);
  });

  it('access to the youth-bank section', () => {
    expect(yes(hasObAccess)).toEqual([
      ...staff,
      'odbor',
      'obAdmin',
      'globalni',
      'admin',
      'moderator',
      'zenica',
      ...alsoStaff,
    ]);
  });

  it('a seat on the review board', () => {
    const board: Persona[] = ['asistent', 'koordinator', 'voditelj', 'savjetnik', 'odbor'];
    expect(yes((actor) => isReviewBoard(actor, 'tuzla'))).toEqual([
      ...board,
      'globalni',
      'admin',
      ...alsoStaff,
    ]);
    expect(yes((actor) => isReviewBoard(actor, 'zenica'))).toEqual(['globalni', 'admin', 'zenica']);
    expect(isReviewBoard(personas.zenica)).toBe(true);
    expect(reviewBoardTypes).toHaveLength(5);
  });

  it('staff roles', () => {
    for (const role of staff) expect(staffRolesFor(personas[role], 'tuzla')).toEqual([role]);
    for (const all of ['globalni', 'admin'] as const) {
      expect(staffRolesFor(personas[all], 'tuzla')).toEqual(staff);
    }
    for (const none of ['nobody', 'lejla', 'odbor', 'obAdmin', 'moderator', 'zenica'] as const) {
      expect(staffRolesFor(personas[none], 'tuzla')).toEqual([]);
    }
  });
});

describe('the banks of somebody', () => {
  it('are named once each', () => {
    const two = member('v', [
      permission('ob_voditelj', 'tuzla'),
      permission('ob_savjetnik', 'tuzla'),
      permission('ob_savjetnik', 'zenica'),
      permission('ob_menadzer', 'mostar'),
    ]);
    expect(bankSlugsOf(two, reviewBoardTypes)).toEqual(['tuzla', 'zenica']);
    expect(bankSlugsOf(two, ['ob_menadzer'])).toEqual(['mostar']);
    expect(bankSlugsOf(two, ['ob_asistent'])).toEqual([]);
  });

  it('are all with a global right', () => {
    expect(bankSlugsOf(personas.admin, reviewBoardTypes)).toBe('all');
    expect(bankSlugsOf(personas.globalni, ['ob_menadzer'])).toBe('all');
    expect(bankSlugsOf(member('v', [permission('ob_voditelj', null)]), reviewBoardTypes)).toBe(
      'all',
    );
    expect(bankSlugsOf(personas.obAdmin, reviewBoardTypes)).toEqual([]);
    expect(bankSlugsOf(null, reviewBoardTypes)).toEqual([]);
  });

  it('are none for a record of an empty slug but that one', () => {
    expect(bankSlugsOf(member('v', [permission('ob_voditelj', '')]), reviewBoardTypes)).toEqual([
      '',
    ]);
  });
});
