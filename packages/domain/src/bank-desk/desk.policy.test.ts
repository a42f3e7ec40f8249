import { expect, it } from 'vitest';
import { personas } from '../accounts/accounts.factory.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { deskPolicy } from './desk.policy.ts';
import { deskTabPolicy, deskTabs } from './desk.tabs.ts';
import { awaitedKinds, dutyKinds } from './desk.tasks.ts';

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

it('whose each duty is', () => {
  const actual = actualMatrix(dutyKinds, (actor, kind) => deskPolicy.do(actor, { bankSlug, kind }));
  // score decide announce campaign publish campaignMissed prepare check sign start payee pay payout
  // shortfall dueDay proof receipt report complete refund ticket
  expect(actual).toEqual(
    expectedMatrix(
      dutyKinds,
      `
      nobody:                              s
      lejla vlasnik clan moderator zenica: b f f f f f f f f f f f f f f f f f f f b
      odbor asistent:                      + f f f f f f f f f f f f f f f f f f f +
      savjetnik:                           + + + f f f f f f f f f f + f f f + + f +
      koordinator:                         + + + + + f + + f + + + + + + + + + + f +
      menadzer:                            b f f + + + + + + + + + + f + + + f f + b
      obAdmin:                             b f f f f f f f f f f + + f f f f f f f b
      voditelj vlasnikVoditelj:            +
      clanVoditelj globalni admin:         +`,
    ),
  );
});

it('nobody does it for their own project nor for what they proposed, and what waits for others is nobody’s', () => {
  for (const kind of dutyKinds) {
    const verdict = deskPolicy.do(personas.voditelj, { bankSlug, kind, isOwn: true });
    expect(verdict, kind).toEqual({ ok: false, reason: 'OWN_APPLICATION' });
    const proposed = deskPolicy.do(personas.voditelj, { bankSlug, kind, isProposed: true });
    expect(proposed, kind).toEqual({ ok: false, reason: 'OWN_REQUEST' });
  }
  for (const kind of awaitedKinds) {
    expect(deskPolicy.do(personas.admin, { bankSlug, kind }).ok, kind).toBe(false);
  }
});

it('whose each part of the desk is', () => {
  const actual = actualMatrix(deskTabs, (actor, tab) => deskTabPolicy[tab](actor, { bankSlug }));
  // danas duznosti prijave pozivi kampanje ugovori mentorstvo novac ljudi
  expect(actual).toEqual(
    expectedMatrix(
      deskTabs,
      `
      nobody:                                                s
      lejla vlasnik clan moderator zenica:                   f
      odbor asistent savjetnik koordinator menadzer:         + + + + + + f + +
      obAdmin voditelj vlasnikVoditelj:                      +
      clanVoditelj globalni admin:                           +`,
    ),
  );
});
