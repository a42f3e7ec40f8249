import { expect, it } from 'vitest';
import { blueForm } from './blue.form.ts';
import type { AnyForm } from './form.ts';
import { orangeForm } from './orange.form.ts';
import { asSpelled } from './spellings.ts';

const read = (sent: Record<string, unknown>, form = orangeForm as AnyForm) =>
  asSpelled(form, sent, () => 'new');
const item = (field: string, one: object) => (read({ [field]: [one] })[field] as object[])[0];

it.each([
  ['an older name', { problemStatement: 'Mrak.' }, { communityProblem: 'Mrak.' }],
  [
    'the own name beside an older one',
    { communityProblem: 'Mrak.', problemStatement: 'Staro.' },
    { communityProblem: 'Mrak.' },
  ],
  ['a list as JSON', { solutionSteps: '["Prvo","Drugo"]' }, { solutionSteps: ['Prvo', 'Drugo'] }],
  ['what is no JSON', { solutionSteps: 'Prvo' }, { solutionSteps: 'Prvo' }],
  ['a text that looks like a list', { storyContent: '[1]' }, { storyContent: '[1]' }],
  ['a name nobody knows', { budget: 3 }, { budget: 3 }],
  ['an item with its id', { budgetBreakdown: [{ id: 'a', total: 3 }] }, undefined],
  ['no object', { budgetBreakdown: ['a', null] }, undefined],
])('reads %s', (_what, sent, stored) => {
  expect(read(sent)).toEqual(stored ?? sent);
});

it.each([
  ['projectActivities', { activity: 'Čišćenje' }, { id: 'new', name: 'Čišćenje', startDate: '' }],
  ['projectActivities', { title: 'Čišćenje' }, { name: 'Čišćenje', volunteersPlanned: false }],
  ['projectActivities', { name: 'Sadnja', title: 'Drugo' }, { name: 'Sadnja' }],
  [
    'budgetBreakdown',
    { category: 'Oprema', amount: 5 },
    { name: 'Oprema', amount: 5, quantity: 1 },
  ],
  ['budgetBreakdown', { name: 'Klupa', total: 90, quantity: 3 }, { amount: 30, quantity: 3 }],
  [
    'budgetBreakdown',
    { name: 'Klupa', total: 0.1, quantity: 2.5 },
    { amount: 0.04, quantity: 2.5 },
  ],
  ['budgetBreakdown', { name: 'Klupa', total: 10, quantity: 3 }, { amount: 10, quantity: 1 }],
  ['budgetBreakdown', { name: 'Klupa', total: 10, amount: 4 }, { amount: 4, quantity: 1 }],
  ['goodsAndServices', { donorName: 'Pekara', amount: 40 }, { value: 40, donorType: 'individual' }],
])('an item of %s from elsewhere: %o', (field, sent, stored) => {
  const got = item(field, sent);
  expect(got).toMatchObject(stored);
  for (const other of ['activity', 'title', 'total']) expect(got).not.toHaveProperty(other);
  if (field === 'goodsAndServices') expect(got).not.toHaveProperty('amount');
});

it('knows no other spelling of a kind that has none', () => {
  const sent = { problemStatement: 'a', products: '[{"name":"Servis"}]' };
  expect(read(sent, blueForm as AnyForm)).toEqual({ ...sent, products: [{ name: 'Servis' }] });
});
