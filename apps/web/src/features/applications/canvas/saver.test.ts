import { orangeForm } from '@app/domain/applications/form/orange.form';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/error.ts';
import { closedOutcome, mergeField } from './saver.ts';

const merged = mergeField(orangeForm);

it.each([
  [{ closedSections: ['problem', 'story'] }, ['communityProblem', 'storyContent', 'storyPictures']],
  [undefined, null],
])('a save that came too late blames the sections that are closed: %j', (details, fields) => {
  const body = JSON.stringify({ error: 'Stanje…', code: 'WRONG_STATUS', details });
  expect(closedOutcome(orangeForm, new ApiError(409, body))).toEqual({
    kind: 'refused',
    fields,
    why: 'Stanje…',
  });
});

describe('what is merged without asking', () => {
  it('are choices, in any order', () => {
    expect(merged('selectedSdgs', [4], [4, 11], [4, 13])).toEqual([4, 13, 11]);
  });

  it('are lines, but not steps nor texts', () => {
    const line = (id: string) => ({
      id,
      name: id,
      category: '',
      description: '',
      amount: 1,
      quantity: 1,
      offers: [],
    });
    expect(merged('budgetBreakdown', [], [line('a')], [line('b')])).toEqual([line('b'), line('a')]);
    expect(merged('solutionSteps', [], ['a'], ['b'])).toBeUndefined();
    expect(merged('storyContent', '', 'a', 'b')).toBeUndefined();
  });
});
