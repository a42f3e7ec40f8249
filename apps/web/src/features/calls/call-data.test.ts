import { expect, it } from 'vitest';
import { callData } from './call-data.ts';

const call = {
  slug: 'tuzla-po-mjeri-mladih',
  kind: 'orange' as const,
  title: { bhs: 'Tuzla po mjeri mladih', en: '' },
  summary: { bhs: 'Ulica ljudima.', en: 'A street for people.' },
  bank: {
    id: 'b',
    slug: 'tuzla',
    name: 'Omladinska banka Tuzla',
    municipality: 'Tuzla',
    emblem: '',
  },
  opensAt: '2026-11-02T08:00:00.000Z',
  closesAt: '2026-12-12T22:59:00.000Z',
  minAmount: 1_000,
  maxAmount: 5_000,
  faq: [{ question: { bhs: 'Ko?', en: 'Who?' }, answer: { bhs: 'Svi.', en: 'All.' } }],
  state: 'open' as const,
};

it('says what one applies for, until when, and what is asked; in the other language at need', () => {
  const { '@graph': graph } = callData(call, 'en', 'https://zamah.ba');
  expect(graph[0]).toMatchObject({
    '@type': 'MonetaryGrant',
    name: 'Tuzla po mjeri mladih',
    description: 'A street for people.',
    amount: { currency: 'BAM', minValue: 1_000, maxValue: 5_000 },
    funder: { url: 'https://zamah.ba/ob/tuzla' },
    potentialAction: {
      endTime: call.closesAt,
      target: 'https://zamah.ba/call/tuzla-po-mjeri-mladih/start',
    },
  });
  expect(graph[1]).toMatchObject({
    mainEntity: [{ name: 'Who?', acceptedAnswer: { text: 'All.' } }],
  });
  expect(callData({ ...call, faq: [] }, 'en', 'https://zamah.ba')['@graph']).toHaveLength(1);
});
