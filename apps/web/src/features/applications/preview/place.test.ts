import { describe, expect, it } from 'vitest';
import { budgetParts, placeLink, placeOf, tabs } from './place.ts';

const at = (link: string) => placeOf(new URLSearchParams(link === '.' ? '' : link));

describe('the place on the page of a project', () => {
  it('stands in the address', () => {
    for (const tab of tabs) expect(at(placeLink(tab)).tab).toBe(tab);
    for (const part of budgetParts) expect(at(placeLink('budget', part)).part).toBe(part);
    expect(placeLink('overview')).toBe('.');
    expect(placeLink('budget', 'cash')).toBe('?dio=budzet&budzet=novac');
    expect(placeLink('impact', 'cash')).toBe('?dio=uticaj');
  });

  it('is the first one for what is not known', () => {
    expect(at('?dio=drugo&budzet=zlato')).toEqual({ tab: 'overview', part: 'budgetOverview' });
  });
});
