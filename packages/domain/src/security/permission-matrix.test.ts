import { expect, it } from 'vitest';
import { obPermissionTypes } from '../permissions/permissions.ts';
import { permissionMatrix } from './permission-matrix.ts';

const short = (type: string) => type.replace(/^ob_/, '');

it('tells what each type of permission is good for', () => {
  const told = Object.fromEntries(
    permissionMatrix().map(({ ability, types }) => [ability, types.map(short).join(' ')]),
  );
  const everybody = obPermissionTypes.map(short).join(' ');
  expect(told).toEqual({
    enterBoard: everybody,
    readApplications: everybody,
    seeContacts: everybody,
    editApplications: 'asistent koordinator voditelj savjetnik menadzer',
    returnForChanges: 'global_admin asistent koordinator voditelj savjetnik',
    score: 'global_admin asistent koordinator voditelj savjetnik committee_member',
    decide: 'global_admin koordinator voditelj savjetnik',
    publishDecisions: 'global_admin koordinator voditelj savjetnik',
    manageCalls: 'global_admin admin koordinator voditelj menadzer',
    startCampaign: 'global_admin koordinator voditelj menadzer',
    signContract: 'global_admin voditelj menadzer',
    refund: 'global_admin voditelj menadzer',
    manageBank: 'global_admin admin voditelj menadzer',
    createBanks: 'global_admin admin',
    givePermissions: 'global_admin',
  });
});
