import { describe, expect, it } from 'vitest';
import { callChanges, nextRound } from './call.content.ts';
import { completeCall } from './calls.factory.ts';

const call = completeCall({ decisionsBy: '2026-05-01', slug: 'prvi-kupac' });

describe('what differs between two states of a call', () => {
  it('is nothing between a call and its copy', () => {
    expect(callChanges(call, structuredClone(call))).toEqual([]);
  });

  it('is told by its path, a list as a whole', () => {
    const topics = ['business', 'arts'];
    const after = {
      ...call,
      title: { ...call.title, en: 'The first customer' },
      topics,
      ownContribution: { percent: 10, inKind: true },
      who: { ...call.who, minAge: 15 },
    };
    expect(callChanges(call, after)).toEqual([
      { path: 'title.en', before: 'First customer', after: 'The first customer' },
      { path: 'topics', before: ['business'], after: topics },
      { path: 'ownContribution', before: null, after: { percent: 10, inKind: true } },
      { path: 'who.minAge', before: null, after: 15 },
    ]);
  });
});

it('a new round has the words of the older call, and none of its days', () => {
  const older = { ...call, omittedSections: ['story'] };
  expect(nextRound(older, call).omittedSections).toEqual(['story']);
  const round = nextRound(older, { kind: 'blue', bankSlug: 'zenica' });
  expect(round).toEqual({
    ...call,
    kind: 'blue',
    bankSlug: 'zenica',
    slug: '',
    opensAt: null,
    closesAt: null,
    decisionsBy: null,
    timeline: [],
    // Another kind asks other sections.
    omittedSections: [],
    compulsory: ['customer', 'solution', 'competition', 'figures', 'plan', 'risks'],
  });
});
