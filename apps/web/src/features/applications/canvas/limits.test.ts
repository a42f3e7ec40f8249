import { describe, expect, it } from 'vitest';
import { excessIn } from './limits.ts';

describe('what the server would not save', () => {
  it('is a text beyond its length', () => {
    expect(excessIn('projectTitle', 'a'.repeat(120))).toEqual([]);
    expect(excessIn('projectTitle', 'a'.repeat(121))).toEqual([
      { path: 'projectTitle', kind: 'text', limit: 120 },
    ]);
    expect(excessIn('solutionSteps', ['ok', 'a'.repeat(601)])).toEqual([
      { path: 'solutionSteps.1', kind: 'text', limit: 600 },
    ]);
  });

  it('is a text or number in a list item', () => {
    const line = {
      id: 'a',
      name: '',
      category: '',
      description: '',
      amount: 1,
      quantity: 1,
      offers: [],
    };
    const found = excessIn('budgetBreakdown', [
      line,
      { ...line, name: 'a'.repeat(161), amount: 1_000_001 },
    ]);
    expect(found.map(({ path }) => path)).toEqual([
      'budgetBreakdown.1.name',
      'budgetBreakdown.1.amount',
    ]);
  });

  it('never is a choice', () => {
    expect(excessIn('selectedSdgs', [17])).toEqual([]);
    expect(excessIn('projectCoordinates', { lat: 44, lng: 18 })).toEqual([]);
    expect(excessIn('applicationPicture', null)).toEqual([]);
  });
});
