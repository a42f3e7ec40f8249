import { describe, expect, it } from 'vitest';
import { mayWrite, type Other, type WritingSubject } from './writing.ts';

const now = new Date('2026-11-25T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const stranger = { meet: true, write: false, knock: true };
const connected = { meet: true, write: true, knock: true };
/** Under eighteen: no stranger writes to them. */
const young = { knock: false };
const gone = { meet: false, write: false, knock: false };
const other: Other = {
  status: 'active',
  since: daysAgo(1),
  reach: stranger,
  takesStrangers: true,
};
const talk: WritingSubject = { isGroup: false, status: 'active', isEmpty: false, other };
const verdict = (subject: Partial<WritingSubject>, of: Partial<Other> = {}) => {
  const found = mayWrite({ ...talk, other: { ...other, ...of }, ...subject }, now);
  return found.ok ? found.as : found.why;
};

describe('writing to somebody', () => {
  it.each([
    ['who let them in', {}, {}, 'member'],
    ['who is a connection', {}, { reach: connected }, 'member'],
    ['new', { isEmpty: true }, { status: 'waiting' }, 'first'],
    ['new, whoever opened it', { isEmpty: true, status: 'waiting' }, { status: 'active' }, 'first'],
    ['new, who takes no strangers', { isEmpty: true }, { takesStrangers: false }, 'connect'],
    ['who has not answered', {}, { status: 'waiting' }, 'answer'],
    ['who refused lately', {}, { status: 'declined', since: daysAgo(29) }, 'answer'],
    ['who refused long ago', {}, { status: 'declined', since: daysAgo(30) }, 'first'],
    ['who refused, and is a connection', {}, { status: 'declined', reach: connected }, 'admitted'],
    ['who waits, and is a connection', {}, { status: 'waiting', reach: connected }, 'admitted'],
    ['who is under eighteen', {}, { reach: { ...stranger, ...young } }, 'connect'],
    ['under eighteen and connected', {}, { reach: { ...connected, ...young } }, 'member'],
    ['who is apart', {}, { reach: gone }, 'closed'],
    ['whose account is closed', {}, { reach: gone }, 'closed'],
    ['whom they have not let in', { status: 'waiting' }, { reach: connected }, 'request'],
  ] as const)('%s', (_, subject, of, expected) => {
    expect(verdict(subject, of)).toBe(expected);
  });

  it('is not possible where the account is gone', () => {
    expect(mayWrite({ ...talk, other: null }, now)).toEqual({ ok: false, why: 'closed' });
  });
});

describe('writing to a group', () => {
  it.each([
    ['active', { ok: true, as: 'member' }],
    ['waiting', { ok: false, why: 'request' }],
  ] as const)('while %s', (status, expected) => {
    expect(mayWrite({ isGroup: true, status, isEmpty: true, other: null }, now)).toEqual(expected);
  });
});
