import { describe, expect, it } from 'vitest';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { donationPolicy, publicDonorName } from './donation.policy.ts';

describe('the name of a donor', () => {
  const donor = { donorName: ' Nermina ', donorSurname: 'Hadžić' };

  it('is public only if the box was ticked', () => {
    expect(publicDonorName({ ...donor, showNamePublicly: true })).toBe('Nermina Hadžić');
    expect(publicDonorName({ ...donor, showNamePublicly: false })).toBeNull();
  });

  it('is none if there is none', () => {
    const nameless = { donorName: ' ', donorSurname: '', showNamePublicly: true };
    expect(publicDonorName(nameless)).toBeNull();
  });
});

it.each(['viewPayments', 'viewDonorContacts', 'refund', 'match'] as const)('%s', (ability) => {
  const columns = ['tuzla'];
  const actual = actualMatrix(columns, (actor, bankSlug) =>
    donationPolicy[ability](actor, { bankSlug }),
  );
  expect(actual).toEqual(
    expectedMatrix(
      columns,
      `
      nobody: s
      lejla vlasnik clan asistent koordinator savjetnik odbor obAdmin moderator zenica: f
      voditelj menadzer globalni admin vlasnikVoditelj clanVoditelj: +`,
    ),
  );
});
