import { requestedAmount } from '@app/domain/applications/application.content';
import { emptyContent } from '@app/domain/applications/application.fields';
import { describe, expect, it } from 'vitest';
import { sectionLink, sectionOfQuery } from '../addresses.ts';
import { type Content, isBegun, toRules } from './content.ts';

const empty = emptyContent() as unknown as Content;
const line = {
  id: 'a',
  name: '',
  category: '',
  description: '',
  amount: 0,
  quantity: 1,
  offers: [],
};

describe('what is written, as the rules read it', () => {
  it('is in fening', () => {
    const budgetBreakdown = [{ ...line, amount: 14.5, quantity: 12 }];
    expect(requestedAmount(toRules({ ...empty, budgetBreakdown }))).toBe(17_400);
  });

  it('stays exact whatever somebody types', () => {
    const budgetBreakdown = [{ ...line, amount: 9e15, quantity: 9e15 }];
    expect(requestedAmount(toRules({ ...empty, budgetBreakdown }))).toBe(1_000_000_000_000);
  });
});

describe('a section', () => {
  it('is begun once somebody wrote in it', () => {
    const given = { ...empty, applicantName: 'Amina', municipality: 'Tuzla' };
    expect(isBegun(given, 'basics')).toBe(false);
    expect(isBegun({ ...given, projectTitle: 'K' }, 'basics')).toBe(true);
    expect(isBegun({ ...given, selectedSdgs: [1] }, 'impact')).toBe(true);
    expect(isBegun(given, 'review')).toBe(false);
  });

  it('stands in the address', () => {
    const { search, hash } = sectionLink('budget', 'budgetBreakdown.2.amount');
    expect(hash).toBe('#budgetBreakdown.2.amount');
    expect(sectionOfQuery(new URLSearchParams(search))).toBe('budget');
    expect(sectionOfQuery(new URLSearchParams('?dio=nema'))).toBe('basics');
    expect(sectionOfQuery(new URLSearchParams(), 'team')).toBe('team');
  });
});
