import { describe, expect, it } from 'vitest';
import { personas } from '../accounts/accounts.factory.ts';
import { applicationStatuses } from '../applications/application.machine.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { requestEvents, requestStatuses } from './request.machine.ts';
import { mayMoveRequest, type RequestSubject, requestPolicy, sideOf } from './request.policy.ts';

const application = {
  ownerId: 'vlasnik',
  memberIds: ['vlasnik', 'clan', 'clanVoditelj', 'vlasnikVoditelj'],
  bankSlug: 'tuzla',
  status: 'submitted',
} as const;
/** Asked by the team's owner, claimed by a member of the board. */
const request: RequestSubject = {
  ...application,
  authorId: 'vlasnik',
  requestStatus: 'in_progress',
  claimedBy: 'odbor',
};

it('who may do what with a request', () => {
  const acts = ['view', 'ask', 'change', 'remove', 'write', 'note', 'lead'] as const;
  const actual = actualMatrix(acts, (actor, act) => requestPolicy[act](actor, request));
  expect(actual).toEqual(
    expectedMatrix(
      acts,
      `
      nobody:                     s s s s s s s
      vlasnik:                    + + + + + x f
      vlasnikVoditelj:            + + + + + x +
      clan:                       + + o o + x f
      clanVoditelj:               + + o o + x +
      lejla moderator zenica:     t t o o t b f
      menadzer:                   t t o o t b f
      obAdmin:                    t t o o t b +
      asistent koordinator:       + t o o o + f
      odbor savjetnik:            + t o o + + f
      voditelj globalni:          + t o o + + +
      admin:                      + t + + + + +`,
    ),
  );
});

it('only the claimer, voditelj and savjetnik move what is claimed', () => {
  const actual = actualMatrix(requestEvents, (actor, event) =>
    mayMoveRequest(actor, request, event),
  );
  expect(actual).toEqual(
    expectedMatrix(
      requestEvents,
      `
      nobody:                                                        s s s s s s
      vlasnik vlasnikVoditelj clan clanVoditelj:                     x x x x x x
      lejla moderator zenica menadzer obAdmin:                       b b b b b b
      asistent koordinator:                                          o o w o o o
      odbor voditelj savjetnik globalni admin:                       + + w + + +`,
    ),
  );
});

it('anybody of the board claims what is open, and nobody what is claimed', () => {
  const open = { ...request, requestStatus: 'open', claimedBy: null } as const;
  const mentors = ['asistent', 'koordinator', 'voditelj', 'savjetnik', 'odbor'] as const;
  for (const name of mentors) {
    expect(mayMoveRequest(personas[name], open, 'claim').ok, name).toBe(true);
  }
  for (const requestStatus of requestStatuses.filter((one) => one !== 'open')) {
    const verdict = mayMoveRequest(personas.asistent, { ...request, requestStatus }, 'claim');
    expect(verdict.ok, requestStatus).toBe(false);
  }
  expect(mayMoveRequest(personas.clanVoditelj, open, 'claim')).toEqual({
    ok: false,
    reason: 'OWN_APPLICATION',
  });
});

it('nothing is written or changed once it is settled; it can still be read and taken away', () => {
  for (const requestStatus of ['resolved', 'archived'] as const) {
    const settled = { ...request, requestStatus };
    for (const act of ['write', 'change'] as const) {
      expect(requestPolicy[act](personas.vlasnik, settled)).toEqual({
        ok: false,
        reason: 'WRONG_STATUS',
      });
    }
    expect(requestPolicy.view(personas.vlasnik, settled).ok).toBe(true);
    expect(requestPolicy.remove(personas.vlasnik, settled).ok).toBe(true);
  }
});

it('a team asks for advice until its project is over', () => {
  const open = applicationStatuses.filter(
    (status) => requestPolicy.ask(personas.clan, { ...application, status }).ok,
  );
  expect(applicationStatuses.filter((status) => !open.includes(status))).toEqual([
    'rejected',
    'withdrawn',
    'completed',
  ]);
});

describe('a mentor is rated', () => {
  const resolved = { ...request, requestStatus: 'resolved', mentorName: 'Merima' } as const;
  it.each([
    ['by who asked, once it is resolved', personas.vlasnik, {}, 'ok'],
    ['not by another of the team', personas.clan, {}, 'NOT_OWNER'],
    ['not by an admin', personas.admin, {}, 'NOT_OWNER'],
    ['not before', personas.vlasnik, { requestStatus: 'in_progress' }, 'WRONG_STATUS'],
    ['not where there was none', personas.vlasnik, { mentorName: null }, 'WRONG_STATUS'],
    ['not by a visitor', personas.nobody, {}, 'NOT_SIGNED_IN'],
  ] as const)('%s', (_case, actor, change, expected) => {
    const verdict = requestPolicy.rate(actor, { ...resolved, ...change });
    expect(verdict.ok ? 'ok' : verdict.reason).toBe(expected);
  });
});

it('staff on the team write as the team', () => {
  expect(sideOf(personas.clanVoditelj, request)).toBe('applicant');
  expect(sideOf(personas.voditelj, request)).toBe('mentor');
});
