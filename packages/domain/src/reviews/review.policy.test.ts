import { describe, expect, it } from 'vitest';
import { personas } from '../accounts/accounts.factory.ts';
import { applicationStatuses } from '../applications/application.machine.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { type ReviewSubject, reviewPolicy } from './review.policy.ts';

const subject: ReviewSubject = {
  ownerId: 'vlasnik',
  memberIds: ['clan'],
  status: 'submitted',
  bankSlug: 'tuzla',
  own: 'none',
};

/**
 * Columns: draft submitted pending approved pobjednik rejected withdrawn crowdfunding published
 * contract_signed implementation completed. A single cell stands for all. Nobody has said
 * anything yet.
 */
const score = `
  nobody:                                         s
  vlasnik clan vlasnikVoditelj clanVoditelj:      x
  lejla menadzer obAdmin moderator zenica:        b
  asistent koordinator voditelj savjetnik odbor:  w + w w w w w w w w w w
  globalni admin:                                 w + w w w w w w w w w w`;

const matrices: Record<keyof typeof reviewPolicy, string> = {
  score,
  abstain: score,
  declareConflict: `
  nobody:                                         s
  vlasnik clan vlasnikVoditelj clanVoditelj:      x
  lejla menadzer obAdmin moderator zenica:        b
  asistent koordinator voditelj savjetnik odbor:  w + + w w w w w w w w w
  globalni admin:                                 w + + w w w w w w w w w`,
  seeOthers: `
  nobody:                                         s
  vlasnik clan vlasnikVoditelj clanVoditelj:      x
  lejla menadzer obAdmin moderator zenica:        b
  asistent koordinator voditelj savjetnik odbor:  1 1 1 + + + 1 + + + + +
  globalni admin:                                 1 1 1 + + + 1 + + + + +`,
  assign: `
  nobody:                                         s
  vlasnik clan lejla asistent menadzer odbor obAdmin moderator zenica: f
  vlasnikVoditelj clanVoditelj koordinator voditelj savjetnik globalni admin: +`,
  decide: `
  nobody:                                         s
  vlasnik clan vlasnikVoditelj clanVoditelj:      x
  lejla asistent menadzer odbor obAdmin moderator zenica: f
  koordinator voditelj savjetnik globalni admin:  w + w w w w w w w w w w`,
};

const abilities = Object.keys(matrices) as (keyof typeof reviewPolicy)[];

describe('role × status', () => {
  it.each(abilities)('%s', (ability) => {
    const actual = actualMatrix(applicationStatuses, (actor, status) =>
      reviewPolicy[ability](actor, { ...subject, status }),
    );
    expect(actual).toEqual(expectedMatrix(applicationStatuses, matrices[ability]));
  });
});

describe('role × own review, while submitted', () => {
  const kinds = ['none', 'score', 'abstain', 'conflict'] as const;
  const outsiders = `
    nobody:                                         s
    vlasnik clan vlasnikVoditelj clanVoditelj:      x
    lejla menadzer obAdmin moderator zenica:        b`;

  it.each(['score', 'abstain'] as const)('%s: a conflict of interest locks out', (ability) => {
    const actual = actualMatrix(kinds, (actor, own) =>
      reviewPolicy[ability](actor, { ...subject, own }),
    );
    expect(actual).toEqual(
      expectedMatrix(
        kinds,
        `${outsiders}
        asistent koordinator voditelj savjetnik odbor globalni admin: + + + c`,
      ),
    );
  });

  it('seeOthers: only after the own one', () => {
    const actual = actualMatrix(kinds, (actor, own) =>
      reviewPolicy.seeOthers(actor, { ...subject, own }),
    );
    expect(actual).toEqual(
      expectedMatrix(
        kinds,
        `${outsiders}
        asistent koordinator voditelj savjetnik odbor globalni admin: 1 + + c`,
      ),
    );
  });

  it('seeOthers: who decides also once the quorum is reached', () => {
    const actual = actualMatrix(kinds, (actor, own) =>
      reviewPolicy.seeOthers(actor, { ...subject, own, quorumReached: true }),
    );
    expect(actual).toEqual(
      expectedMatrix(
        kinds,
        `${outsiders}
        asistent odbor:                                 1 + + c
        koordinator voditelj savjetnik globalni admin:  + + + c`,
      ),
    );
  });

  it('decide: not with a conflict of interest', () => {
    const actual = actualMatrix(kinds, (actor, own) =>
      reviewPolicy.decide(actor, { ...subject, own }),
    );
    expect(actual).toEqual(
      expectedMatrix(
        kinds,
        `
        nobody:                                         s
        vlasnik clan vlasnikVoditelj clanVoditelj:      x
        lejla asistent menadzer odbor obAdmin moderator zenica: f
        koordinator voditelj savjetnik globalni admin:  + + + c`,
      ),
    );
  });
});

it('a conflict can be declared again and after a score', () => {
  for (const own of ['none', 'score', 'abstain', 'conflict'] as const) {
    expect(reviewPolicy.declareConflict(personas.odbor, { ...subject, own }).ok).toBe(true);
  }
});
