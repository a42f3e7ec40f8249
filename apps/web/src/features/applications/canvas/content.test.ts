import { emptyContentOf } from '@app/domain/applications/form/form';
import { orangeForm } from '@app/domain/applications/form/orange.form';
import { tripForm } from '@app/domain/applications/form/probe.factory';
import { describe, expect, it } from 'vitest';
import { sectionLink, sectionOfQuery } from '../../../entities/applications/addresses.ts';
import { type Content, excessIn, isBegun, toRules } from './content.ts';

const empty: Content = emptyContentOf(orangeForm);
const line = { id: 'a', name: '', category: '', description: '', amount: 0, quantity: 1 };
const { basics, budget, impact, solution } = orangeForm.sections;

describe('what is written, as the rules read it', () => {
  const requested = (budgetBreakdown: object[]) =>
    orangeForm.about(toRules(orangeForm, { ...empty, budgetBreakdown }) as never).requestedAmount;

  it('is in fening', () => {
    expect(requested([{ ...line, amount: 14.5, quantity: 12 }])).toBe(17_400);
  });

  it('stays exact whatever somebody types', () => {
    expect(requested([{ ...line, amount: 9e15, quantity: 9e15 }])).toBe(1_000_000_000_000);
  });
});

describe('a section', () => {
  it('is begun once somebody wrote in it', () => {
    const given = { ...empty, applicantName: 'Amina', municipality: 'Tuzla' };
    const begun = (content: Content, section: string) => isBegun(orangeForm, content, section);
    expect(begun(given, 'basics')).toBe(false);
    expect(begun({ ...given, projectTitle: 'K' }, 'basics')).toBe(true);
    expect(begun({ ...given, selectedSdgs: [1] }, 'impact')).toBe(true);
    expect(begun(given, 'review')).toBe(false);
  });

  it('stands in the address, of whatever kind the form is', () => {
    const { search, hash } = sectionLink('budget', 'budgetBreakdown.2.amount');
    const read = (query: string, first?: string) =>
      sectionOfQuery(orangeForm, new URLSearchParams(query), first);
    expect(hash).toBe('#budgetBreakdown.2.amount');
    expect(read(search)).toBe('budget');
    expect(read('?dio=nema')).toBe('basics');
    expect(read('', 'team')).toBe('team');
    const made = new URLSearchParams(sectionLink('travel').search);
    expect(sectionOfQuery(tripForm, made)).toBe('travel');
  });
});

describe('what the server would not save', () => {
  it('is a text beyond its length', () => {
    const title = (length: number) =>
      excessIn(basics.projectTitle, 'a'.repeat(length), 'projectTitle');
    expect(title(120)).toEqual([]);
    expect(title(121)).toEqual([{ path: 'projectTitle', kind: 'text', limit: 120 }]);
    expect(excessIn(solution.solutionSteps, ['ok', 'a'.repeat(601)], 'solutionSteps')).toEqual([
      { path: 'solutionSteps.1', kind: 'text', limit: 600 },
    ]);
  });

  it('is a text or number in a list item, and an item too many', () => {
    const lines = [line, { ...line, name: 'a'.repeat(161), amount: 1_000_001 }];
    const found = excessIn(budget.budgetBreakdown, lines, 'budgetBreakdown');
    expect(found.map(({ path }) => path)).toEqual([
      'budgetBreakdown.1.name',
      'budgetBreakdown.1.amount',
    ]);
    expect(excessIn(solution.solutionSteps, Array(21).fill(''), 'solutionSteps')).toEqual([
      { path: 'solutionSteps', kind: 'list', limit: 20 },
    ]);
  });

  it('never is a choice', () => {
    expect(excessIn(impact.selectedSdgs, [17], 'selectedSdgs')).toEqual([]);
    expect(excessIn(basics.projectCoordinates, { lat: 44, lng: 18 }, 'c')).toEqual([]);
    expect(excessIn(basics.applicationPicture, null, 'p')).toEqual([]);
  });
});
