import { orangeForm } from '@app/domain/applications/form/orange.form';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/error.ts';
import { mergeField, outcomeOf } from './saver.ts';

const merged = mergeField(orangeForm);

const failed = (status: number, body: object) => new ApiError(status, JSON.stringify(body));

describe('what a failed save means', () => {
  it('asks when somebody else changed the same field', () => {
    const details = {
      editRevision: 7,
      theirs: { storyContent: 'x' },
      changedBy: 'Emir',
      savedAt: 's',
    };
    const error = failed(409, { error: 'Neko…', code: 'REVISION_CLASH', details });
    expect(outcomeOf(orangeForm, error, ['storyContent'])).toEqual({
      kind: 'clash',
      theirs: { storyContent: 'x' },
      by: 'Emir',
      at: 's',
    });
  });

  it('blames the fields that the server names', () => {
    const fields = { 'changes.budgetBreakdown.0.amount': 'decimals' };
    const error = failed(400, { error: 'Provjeri…', code: 'VALIDATION', fields });
    expect(outcomeOf(orangeForm, error, ['storyContent', 'budgetBreakdown'])).toEqual({
      kind: 'refused',
      fields: ['budgetBreakdown'],
      why: 'decimals',
    });
  });

  it('says what is wrong in the words of the field, unless several things are', () => {
    const why = (fields: Record<string, string>) =>
      outcomeOf(orangeForm, failed(400, { error: 'Provjeri…', code: 'VALIDATION', fields }), [
        'projectStartDate',
        'budgetBreakdown',
      ]);
    const line = { 'changes.budgetBreakdown.0.amount': 'Najmanje 0.' };
    expect(why(line)).toMatchObject({ fields: ['budgetBreakdown'], why: 'Najmanje 0.' });
    expect(why({ ...line, 'changes.projectStartDate': 'Neispravno.' })).toMatchObject({
      fields: ['projectStartDate', 'budgetBreakdown'],
      why: 'Provjeri…',
    });
  });

  it('blames the sections that the board closed', () => {
    const details = { closedSections: ['problem', 'story'] };
    const error = failed(409, { error: 'Stanje…', code: 'WRONG_STATUS', details });
    expect(outcomeOf(orangeForm, error, ['storyContent', 'projectTitle'])).toEqual({
      kind: 'refused',
      fields: ['communityProblem', 'storyContent'],
      why: 'Stanje…',
    });
  });

  it('blames everything that was sent where nothing is named', () => {
    const error = failed(409, { error: 'Stanje…', code: 'WRONG_STATUS' });
    expect(outcomeOf(orangeForm, error, ['projectTitle'])).toMatchObject({
      kind: 'refused',
      fields: null,
    });
  });

  it.each([403, 404])('gives up when the application is out of reach (%d)', (status) => {
    const code = status === 403 ? 'FORBIDDEN' : 'NOT_FOUND';
    expect(outcomeOf(orangeForm, failed(status, { error: '', code }), [])).toEqual({
      kind: 'gone',
    });
  });

  it.each([
    [0, {}],
    [401, { code: 'UNAUTHENTICATED' }],
    [429, { code: 'RATE_LIMITED' }],
    [500, { code: 'INTERNAL' }],
    [503, { code: 'UNAVAILABLE' }],
  ])('tries again after %d', (status, body) => {
    expect(outcomeOf(orangeForm, failed(status, body), [])).toEqual({ kind: 'unreached' });
    expect(outcomeOf(orangeForm, new TypeError('network'), [])).toEqual({ kind: 'unreached' });
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
