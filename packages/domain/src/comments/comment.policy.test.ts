import { describe, expect, it } from 'vitest';
import { personas } from '../accounts/accounts.factory.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { type CommentSubject, commentPolicy } from './comment.policy.ts';
import { changeableFor, commentAudiences } from './comment.ts';

const application = {
  ownerId: 'vlasnik',
  memberIds: ['vlasnik', 'clan', 'clanVoditelj', 'vlasnikVoditelj'],
  bankSlug: 'tuzla',
  status: 'submitted',
} as const;

it('the team and its bank talk to each other; of what the board says to itself no team hears', () => {
  const actual = actualMatrix(commentAudiences, (actor, audience) =>
    commentPolicy.takePart(actor, { ...application, audience }),
  );
  expect(actual).toEqual(
    expectedMatrix(
      commentAudiences,
      `
      nobody:                                                 s s
      vlasnik vlasnikVoditelj clan clanVoditelj:              + x
      lejla moderator zenica:                                 t f
      odbor asistent koordinator voditelj savjetnik menadzer: + +
      obAdmin globalni admin:                                 + +`,
    ),
  );
});

it('who scores a blind call talks to the board alone until it is decided', () => {
  const actual = actualMatrix(commentAudiences, (actor, audience) =>
    commentPolicy.takePart(actor, { ...application, audience, blind: true }),
  );
  expect(actual).toEqual(
    expectedMatrix(
      commentAudiences,
      `
      nobody:                                        s s
      vlasnik vlasnikVoditelj clan clanVoditelj:     + x
      lejla moderator zenica:                        t f
      odbor asistent koordinator voditelj savjetnik: v +
      menadzer obAdmin globalni admin:               + +`,
    ),
  );
  const decided = { ...application, status: 'approved', audience: 'team', blind: true } as const;
  expect(commentPolicy.takePart(personas.odbor, decided).ok).toBe(true);
});

describe('a comment is changed', () => {
  const createdAt = new Date('2026-11-22T12:00:00Z');
  const comment: CommentSubject = {
    ...application,
    audience: 'team',
    authorId: 'clan',
    createdAt,
    isDeleted: false,
    now: createdAt,
  };
  const after = (milliseconds: number) => new Date(createdAt.getTime() + milliseconds);
  const inTime = after(changeableFor);

  it.each([
    ['by its author in time', personas.clan, {}, inTime, 'ok'],
    ['by its author later', personas.clan, {}, after(changeableFor + 1), 'WRONG_STATUS'],
    ['by its author once it is gone', personas.clan, { isDeleted: true }, inTime, 'WRONG_STATUS'],
    ['by another of the team', personas.vlasnik, {}, inTime, 'NOT_OWNER'],
    ['by an admin', personas.admin, {}, inTime, 'NOT_OWNER'],
    [
      'by nobody, where its author has left',
      personas.clan,
      { authorId: null },
      inTime,
      'NOT_OWNER',
    ],
    ['by who may not read it any more', personas.clan, { memberIds: [] }, inTime, 'NOT_TEAM'],
  ] as const)('%s', (_case, actor, change, now, expected) => {
    const verdict = commentPolicy.change(actor, { ...comment, ...change, now });
    expect(verdict.ok ? 'ok' : verdict.reason).toBe(expected);
  });
});
