import { expect, it } from 'vitest';
import { createPresence } from './presence.ts';
import type { Topic } from './signals.ts';
import { sharedSignals } from './testing/copies.ts';

function copies() {
  const { platform, news, pass } = sharedSignals();
  const kind = { beats: 'here', news: (place: string): Topic => `presence:${place}` } as const;
  return {
    one: createPresence(platform, kind),
    another: createPresence(platform, kind),
    elsewhere: createPresence(platform, { ...kind, beats: 'edits' }),
    /** What open pages were told of since the last time. */
    news: () => news('presence:'),
    pass,
  };
}

const page = (userId: string, section: string | null, editor = userId) => ({
  place: 'a',
  userId,
  editor,
  section,
});
const at = (userId: string, section: string) => expect.objectContaining({ userId, section });

it('every copy knows who is where, and tells of it once', () => {
  const { one, another, elsewhere, news } = copies();
  one.beat(page('amina', 'story'));
  another.beat(page('emir', 'budget'));
  expect(news()).toEqual(['presence:a', 'presence:a']);
  for (const copy of [one, another]) {
    expect(copy.others('a', 'amina')).toEqual([at('emir', 'budget')]);
    expect(copy.others('a', 'emir')).toEqual([at('amina', 'story')]);
    expect(copy.others('b', 'emir')).toEqual([]);
  }
  expect(elsewhere.others('a', 'lejla')).toEqual([]);
  // A beat by another copy says nothing new; another section does.
  another.beat(page('amina', 'story'));
  expect(news()).toEqual([]);
  one.beat(page('emir', 'story'));
  expect(news()).toEqual(['presence:a']);
  expect(another.others('a', 'amina')).toEqual([at('emir', 'story')]);
});

it('whoever leaves is gone at once, whoever falls silent within half a minute', () => {
  const { one, another, news, pass } = copies();
  one.beat(page('amina', 'story'));
  one.beat(page('emir', 'story'));
  another.beat(page('emir', null));
  news();
  expect(one.others('a', 'lejla')).toEqual([at('amina', 'story')]);
  pass(29);
  expect(another.others('a', 'lejla')).toEqual([at('amina', 'story')]);
  pass(1);
  expect(another.others('a', 'lejla')).toEqual([]);
  // Back again is news, as is a page that is left; one that was gone already is not.
  one.beat(page('amina', 'story'));
  one.beat(page('amina', null));
  one.beat(page('amina', null));
  expect(news()).toEqual(['presence:a', 'presence:a']);
});

it('a person with two pages is one person, where they were last', () => {
  const { one, pass } = copies();
  one.beat(page('amina', 'story', 'laptop'));
  pass(1);
  one.beat(page('amina', 'budget', 'phone'));
  expect(one.others('a', 'amina')).toEqual([]);
  expect(one.others('a', 'emir')).toEqual([at('amina', 'budget')]);
  one.beat(page('amina', null, 'phone'));
  expect(one.others('a', 'emir')).toEqual([at('amina', 'story')]);
});
