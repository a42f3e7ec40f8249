import { expect, it } from 'vitest';
import { sharedSignals } from './testing/copies.ts';
import type { Topic } from './topics.ts';
import { createTyping } from './typing.ts';

const kind = { beats: 'typing', news: (place: string): Topic => `mentorship:${place}` } as const;

function copies() {
  const { platform, news, pass } = sharedSignals();
  return {
    one: createTyping<'mentor' | 'applicant'>(platform, kind),
    another: createTyping<'mentor' | 'applicant'>(platform, kind),
    /** What open conversations were told of since the last time. */
    news: () => news('mentorship:'),
    pass,
  };
}

const amina = { place: 'r', userId: 'amina', side: 'applicant' } as const;
const dino = { place: 'r', userId: 'dino', side: 'mentor' } as const;

it('every copy knows who of a side writes, and tells of it once', () => {
  const { one, another, news, pass } = copies();
  one.beat(amina);
  another.beat(dino);
  expect(news()).toEqual(['mentorship:r', 'mentorship:r']);
  pass(5);
  one.beat(amina);
  expect(news()).toEqual([]);
  expect(another.of('r', 'applicant')).toEqual(['amina']);
  expect(one.of('r', 'mentor')).toEqual(['dino']);
});

it('forgets who sent it, and who gives no other sign', () => {
  const { one, another, pass } = copies();
  one.beat(amina);
  one.beat(dino);
  another.ended('r', 'dino');
  expect(one.of('r', 'mentor')).toEqual([]);
  pass(8);
  expect(another.of('r', 'applicant')).toEqual([]);
});

it('knows nothing of who writes elsewhere', () => {
  const { platform } = sharedSignals();
  const here = createTyping<'applicant'>(platform, kind);
  const elsewhere = createTyping<'applicant'>(platform, { ...kind, beats: 'writes' });
  here.beat(amina);
  expect(here.of('r', 'applicant')).toEqual(['amina']);
  expect(elsewhere.of('r', 'applicant')).toEqual([]);
});
