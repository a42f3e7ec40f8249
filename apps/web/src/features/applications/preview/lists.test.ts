import { describe, expect, it } from 'vitest';
import {
  cashItems,
  contributionTotal,
  goodsItems,
  itemTotal,
  paragraphs,
  worthOf,
} from './lists.ts';

const given = (id: string, donorType: string, contributionType: string) => ({
  id,
  donorName: id,
  donorType,
  contributionType,
  description: '',
  budgetCategory: '',
  value: 12.5,
  quantity: 2,
});
const all = [
  given('campaign', 'crowdfunding', 'Novac-Crowdfunding'),
  given('bakery', 'company', 'Novac-Crowdfunding'),
  given('neighbours', 'crowdfunding', 'Roba'),
  given('house', 'organisation', 'Usluge'),
];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the lists of a budget', () => {
  it('cash is what comes from the campaign', () => {
    expect(ids(cashItems(all))).toEqual(['campaign', 'bakery']);
  });

  it('goods are without the cash that the campaign itself gives', () => {
    expect(ids(goodsItems(all))).toEqual(['bakery', 'neighbours', 'house']);
  });

  it('totals are exact', () => {
    expect(itemTotal({ amount: 0.1, quantity: 3 })).toBe(0.3);
    expect(itemTotal({ amount: 65, quantity: 6 })).toBe(390);
    expect(contributionTotal({ value: 12.5, quantity: 2 })).toBe(25);
    expect(worthOf(all)).toBe(100);
    expect(worthOf([])).toBe(0);
  });
});

describe('paragraphs', () => {
  it('are parted by empty lines', () => {
    expect(paragraphs('Jedan\ndva\n\n \nTri\n')).toEqual(['Jedan\ndva', 'Tri']);
    expect(paragraphs('  ')).toEqual([]);
  });
});
