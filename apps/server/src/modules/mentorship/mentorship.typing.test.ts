import { expect, it } from 'vitest';
import { sharedSignals } from '../../platform/testing/copies.ts';
import { createTyping } from './mentorship.typing.ts';

function copies() {
  const { platform, news, pass } = sharedSignals();
  return {
    one: createTyping(platform),
    another: createTyping(platform),
    /** What open conversations were told of since the last time. */
    news: () => news('mentorship:'),
    pass,
  };
}

const amina = { requestId: 'r', userId: 'amina', side: 'applicant' } as const;
const dino = { requestId: 'r', userId: 'dino', side: 'mentor' } as const;

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
