import { expect, it } from 'vitest';
import { type EligibilityQuestion, eligibility } from './eligibility.ts';

const question = (id: string, passes: 'yes' | 'no'): EligibilityQuestion => ({
  id,
  passes,
  text: { bhs: id, en: id },
  otherwise: { bhs: '', en: '' },
});
const young = question('young', 'yes');
const running = question('running', 'no');
const both = [young, running];

it.each([
  [{}, 'open'],
  [{ young: 'yes' }, 'open'],
  [{ young: 'yes', running: 'no' }, 'passed'],
  [{ running: 'yes' }, { stopped: running }],
  [{ young: 'no', running: 'yes' }, { stopped: young }],
  [{ young: 'no', running: 'no' }, { stopped: young }],
] as const)('with %j it is %j', (answers, outcome) => {
  expect(eligibility(both, answers)).toEqual(outcome);
});
