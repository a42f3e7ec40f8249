import { type CallContent, emptyCall } from './call.content.ts';

const text = (bhs: string, en = bhs) => ({ bhs, en });

/** A working copy that lacks nothing, open over the change of summer time. */
export function completeCall(plan: Partial<CallContent> = {}): CallContent {
  const empty = emptyCall({ kind: 'orange', bankSlug: 'tuzla' });
  return {
    ...empty,
    title: text('Prvi kupac', 'First customer'),
    summary: text('Za prvih deset mušterija.', 'For your first ten customers.'),
    description: text('Tražimo zanate.', 'We look for crafts.'),
    topics: ['business'],
    opensAt: '2026-03-20T08:00:00.000Z',
    closesAt: '2026-04-20T21:59:00.000Z',
    totalFund: 40_000,
    minAmount: 500,
    maxAmount: 5_000,
    who: { ...empty.who, eligible: [text('Neformalne grupe', 'Informal groups')] },
    contact: { name: 'Merima', role: text('koordinatorica', 'coordinator'), email: 'm@primjer.ba' },
    ...plan,
  };
}
