import { describe, expect, it } from 'vitest';
import { personas } from '../accounts/accounts.factory.ts';
import { obPermissionTypes } from '../permissions/permissions.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { grantableTypes, securityPolicy } from './security.policy.ts';

const members = `lejla vlasnik clan moderator zenica vlasnikVoditelj clanVoditelj
  asistent koordinator savjetnik odbor voditelj menadzer obAdmin`.replace(/\s+/g, ' ');

describe('who watches over accounts', () => {
  const abilities = ['watch', 'unlock', 'reopen', 'endSessions', 'viewPermissions'] as const;

  it('is an admin; permissions are seen by global_admin besides', () => {
    const actual = actualMatrix(abilities, (actor, ability) => securityPolicy[ability](actor));
    expect(actual).toEqual(
      expectedMatrix(
        abilities,
        `
        nobody:     s
        ${members}: a
        globalni:   a a a a +
        admin:      +`,
      ),
    );
  });

  it.each(['setRole', 'close', 'requestFactorRemoval'] as const)(
    '%s spares oneself and the last admin',
    (ability) => {
      const cases = {
        other: { memberId: 'somebody', isLastAdmin: false },
        last: { memberId: 'somebody', isLastAdmin: true },
        own: { memberId: 'admin', isLastAdmin: false },
        ownAndLast: { memberId: 'admin', isLastAdmin: true },
      };
      const columns = Object.keys(cases) as (keyof typeof cases)[];
      const actual = actualMatrix(columns, (actor, column) =>
        securityPolicy[ability](actor, cases[column]),
      );
      expect(actual).toEqual(
        expectedMatrix(
          columns,
          `
        nobody:              s
        ${members} globalni: a
        admin:               + l e e`,
        ),
      );
    },
  );
});

describe('who removes a lost second factor', () => {
  it('is asked for by an admin and confirmed by another, never by its owner', () => {
    const cases = {
      others: { memberId: 'somebody', requestedBy: 'anotherAdmin' },
      askedForByThem: { memberId: 'somebody', requestedBy: 'admin' },
      own: { memberId: 'admin', requestedBy: 'anotherAdmin' },
    };
    const columns = Object.keys(cases) as (keyof typeof cases)[];
    const actual = actualMatrix(columns, (actor, column) =>
      securityPolicy.confirmFactorRemoval(actor, cases[column]),
    );
    expect(actual).toEqual(
      expectedMatrix(
        columns,
        `
        nobody:              s
        ${members} globalni: a
        admin:               + r e`,
      ),
    );
  });
});

describe('who gives and takes which permission', () => {
  it.each(['grant', 'revoke'] as const)('%s', (ability) => {
    const actual = actualMatrix(obPermissionTypes, (actor, type) =>
      securityPolicy[ability](actor, { type }),
    );
    expect(actual).toEqual(
      expectedMatrix(
        obPermissionTypes,
        `
        nobody:     s
        ${members}: a
        globalni:   a + + + + + + +
        admin:      +`,
      ),
    );
  });

  it('is told as a list, for the form', () => {
    expect(grantableTypes(personas.admin, obPermissionTypes)).toEqual(obPermissionTypes);
    expect(grantableTypes(personas.globalni, obPermissionTypes)).toEqual(
      obPermissionTypes.filter((type) => type !== 'global_admin'),
    );
    expect(grantableTypes(personas.voditelj, obPermissionTypes)).toEqual([]);
  });
});
