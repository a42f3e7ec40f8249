import { expect, it } from 'vitest';
import { enoughInterests, rankSuggestions, type SuggestionKind } from './suggestion.ts';

const reason = (userId: string, kind: SuggestionKind, weight = 1) => ({ userId, kind, weight });

it('suggests who is closest first: by the kind of reason, by how many, by how much', () => {
  const ranked = rankSuggestions([
    reason('e', 'interests', 4),
    reason('d', 'bank'),
    reason('c', 'mutual', 2),
    reason('b', 'mutual', 5),
    reason('a', 'team'),
    reason('c', 'bank'),
  ]);
  expect(ranked.map(({ userId }) => userId)).toEqual(['a', 'c', 'b', 'd', 'e']);
});

it('takes two interests in common, and one for who has but one', () => {
  expect([0, 1, 2, 7].map(enoughInterests)).toEqual([1, 1, 2, 2]);
});

it('names each kind once, and the two closest', () => {
  const ranked = rankSuggestions([
    reason('a', 'interests', 3),
    reason('a', 'team'),
    reason('a', 'team'),
    reason('a', 'school'),
  ]);
  expect(ranked).toHaveLength(1);
  expect(ranked[0]?.reasons.map(({ kind }) => kind)).toEqual(['team', 'school']);
});
