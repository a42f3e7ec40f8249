import { expect, it } from 'vitest';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { deskPolicy } from './desk.policy.ts';
import { deskTaskKinds } from './desk.tasks.ts';

const bankSlug = 'tuzla';

it('who enters, who sees banks beside each other, and who takes applications away as a file', () => {
  const columns = ['enter', 'overview', 'export'] as const;
  const actual = actualMatrix(columns, (actor, ability) =>
    deskPolicy[ability](actor, { bankSlug }),
  );
  expect(actual).toEqual(
    expectedMatrix(
      columns,
      `
      nobody:                                                                 s
      lejla vlasnik clan moderator:                                           f
      zenica:                                                                 f + f
      odbor:                                                                  + + f
      asistent savjetnik koordinator menadzer voditelj obAdmin:               +
      vlasnikVoditelj clanVoditelj globalni admin:                            +`,
    ),
  );
});

it('whose each task is', () => {
  const actual = actualMatrix(deskTaskKinds, (actor, kind) =>
    deskPolicy.do(actor, { bankSlug, kind }),
  );
  // drafts score decide announce campaignEnding campaignMissed sign start pay complete
  expect(actual).toEqual(
    expectedMatrix(
      deskTaskKinds,
      `
      nobody:                              s
      lejla vlasnik clan moderator zenica: f b f f f f f f f f
      odbor asistent:                      f + f f f f f f f f
      savjetnik:                           f + + + f f f f f +
      koordinator:                         + + + + + f f + + +
      menadzer:                            + b f f + + + + + f
      obAdmin:                             + b f f f f f f + f
      voditelj vlasnikVoditelj:            +
      clanVoditelj globalni admin:         +`,
    ),
  );
});
