import { expect, it } from 'vitest';
import { eventsFrom } from '../machine.ts';
import { recommendationMachine, recommendationStatuses } from './recommendation.machine.ts';
import { recommendationActors, statusForAuthor } from './recommendation.ts';

const parties = { authorId: 'autor', subjectId: 'osoba' };

it.each([
  ['pending', ['withdraw'], ['accept', 'decline'], 'pending'],
  ['shown', ['withdraw'], ['hide'], 'shown'],
  ['hidden', ['withdraw'], ['show'], 'shown'],
  ['declined', ['withdraw'], [], 'pending'],
  ['withdrawn', [], [], 'pending'],
] as const)(
  '%s: its author may %j, whom it is about %j; the author hears %s',
  (status, ...rest) => {
    const [author, subject, told] = rest;
    const may = (id: string) =>
      eventsFrom(recommendationMachine, status, recommendationActors(id, parties));
    expect(may('autor')).toEqual(author);
    expect(may('osoba')).toEqual(subject);
    expect(may('treća')).toEqual([]);
    expect(statusForAuthor(status)).toBe(told);
  },
);

it('is seen by others in one state only', () => {
  const leads = recommendationStatuses.flatMap((status) =>
    Object.values(recommendationMachine[status]).filter((move) => move.to === 'shown'),
  );
  expect(leads.every(({ by }) => by.length === 1 && by[0] === 'subject')).toBe(true);
});
