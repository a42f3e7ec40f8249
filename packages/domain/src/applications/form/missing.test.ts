import { describe, expect, it } from 'vitest';
import { emptyQuestion } from '../../calls/call.content.ts';
import { type Fening, fening } from '../../money.ts';
import { completeContent } from '../applications.factory.ts';
import {
  type CompletenessContext,
  missingIn as missingInForm,
  sectionProgress as progressOf,
} from './missing.ts';
import {
  activity as activityForm,
  contribution,
  type OrangeContent,
  orangeForm,
} from './orange.form.ts';
import { budgetItem } from './parts.ts';
import { type AttachedFile, emptyOf } from './values.ts';

const emptyActivity = (id: string) => emptyOf(activityForm, () => id);
const emptyBudgetItem = (id: string) => emptyOf(budgetItem, () => id);
const emptyContribution = (id: string) => emptyOf(contribution, () => id);
const missingIn = (content: OrangeContent, context: CompletenessContext) =>
  missingInForm(orangeForm, content, context);
const sectionProgress = (content: OrangeContent, context: CompletenessContext) =>
  progressOf(orangeForm, content, context);

const fullTeam: CompletenessContext = { team: { members: 3, minimum: 3 } };

function flaws(change: Partial<OrangeContent>, context = fullTeam): string[] {
  return missingIn({ ...completeContent(), ...change }, context).map(
    ({ section, field, code }) => `${section} ${field} ${code}`,
  );
}

describe('what is missing in lists', () => {
  const [activity = emptyActivity('a')] = completeContent().projectActivities;
  const [item = emptyBudgetItem('b')] = completeContent().budgetBreakdown;

  it('of a new activity', () => {
    expect(flaws({ projectActivities: [activity, emptyActivity('a2')] })).toEqual([
      'activities projectActivities.1.name REQUIRED',
      'activities projectActivities.1.description REQUIRED',
      'activities projectActivities.1.startDate REQUIRED',
      'activities projectActivities.1.endDate REQUIRED',
    ]);
  });

  it.each([
    [{ startDate: '2027-05-12' }, ['endDate END_BEFORE_START']],
    [{ startDate: '2027-02-28' }, ['startDate OUTSIDE_PROJECT']],
    [{ endDate: '2027-09-01' }, ['endDate OUTSIDE_PROJECT']],
    [{ startDate: '2027-02-28', endDate: '' }, ['endDate REQUIRED', 'startDate OUTSIDE_PROJECT']],
    [
      { startDate: '2027-02-28', endDate: '2027-02-01' },
      ['startDate OUTSIDE_PROJECT', 'endDate END_BEFORE_START'],
    ],
    [{ startDate: '2027-03-01', endDate: '2027-08-31' }, []],
    [{ volunteersPlanned: true, expectedVolunteers: 0 }, ['expectedVolunteers REQUIRED']],
    [{ volunteersPlanned: false, expectedVolunteers: 0 }, []],
    [{ usersPlanned: true }, ['expectedUsers REQUIRED']],
    [
      { teamAssignments: [{ teamMemberName: '', description: 'zvuk' }] },
      ['teamAssignments.0.teamMemberName REQUIRED'],
    ],
  ])('of an activity with %j', (change, expected) => {
    expect(flaws({ projectActivities: [{ ...activity, ...change }] })).toEqual(
      expected.map((flaw) => `activities projectActivities.0.${flaw}`),
    );
  });

  it('does not measure an activity by a period that makes no sense', () => {
    expect(flaws({ projectStartDate: '' })).toEqual(['basics projectStartDate REQUIRED']);
    expect(flaws({ projectStartDate: '2028-01-01' })).toEqual([
      'basics projectEndDate END_BEFORE_START',
    ]);
  });

  it('of budget lines', () => {
    expect(flaws({ budgetBreakdown: [item, { ...item, name: '', quantity: 0 }] })).toEqual([
      'budget budgetBreakdown.1.name REQUIRED',
      'budget budgetBreakdown.1.quantity REQUIRED',
    ]);
    expect(flaws({ budgetBreakdown: [{ ...item, amount: fening(0) }] })).toEqual([
      'budget budgetBreakdown.0.amount REQUIRED',
    ]);
  });

  it('of contributions', () => {
    expect(flaws({ goodsAndServices: [emptyContribution('g')] })).toEqual([
      'budget goodsAndServices.0.description REQUIRED',
      'budget goodsAndServices.0.donorName REQUIRED',
      'budget goodsAndServices.0.value REQUIRED',
    ]);
  });

  it.each([
    // requested are 3,860 KM
    [386_000, 386_000, []],
    [100_000, 500_000, []],
    [null, null, []],
    [0, 385_999, ['budget budgetBreakdown ABOVE_CEILING']],
    [386_001, 500_000, ['budget budgetBreakdown BELOW_FLOOR']],
  ])('respects the call, from %d to %d fening', (floor, ceiling, expected) => {
    const limits = { floor: floor as Fening | null, ceiling: ceiling as Fening | null };
    expect(flaws({}, { ...fullTeam, limits })).toEqual(expected);
  });

  it('does not call a budget too small while a price is missing', () => {
    const limits = { floor: fening(1_000_000) };
    const lines = [{ ...item, amount: fening(0) }];
    expect(flaws({ budgetBreakdown: lines }, { ...fullTeam, limits })).toEqual([
      'budget budgetBreakdown.0.amount REQUIRED',
    ]);
  });

  it.each([
    [{ selectedSdgs: [] }, ['impact selectedSdgs REQUIRED']],
    [{ selectedSdgs: [11, 18] }, ['impact selectedSdgs INVALID']],
    [{ selectedSdgs: [11, 1.5] }, ['impact selectedSdgs INVALID']],
    [{ selectedSdgs: [4] }, ['impact selectedSdgSubcategories INVALID']],
    [{ selectedSdgs: [4], selectedSdgSubcategories: ['4.a', '4.7'] }, []],
  ])('of goals: %j', (change, expected) => {
    expect(flaws(change)).toEqual(expected);
  });

  it('of the team', () => {
    const lacks = [{ id: 'm2', name: 'Emir Delić', code: 'CONSENT_MISSING' as const }];
    expect(flaws({}, { team: { members: 2, minimum: 3, lacks } })).toEqual([
      'team team TEAM_TOO_SMALL',
      'team team.m2 CONSENT_MISSING',
    ]);
    expect(flaws({}, { team: { members: 4, minimum: 3, atMost: 4 } })).toEqual([]);
    expect(flaws({}, { team: { members: 5, minimum: 3, atMost: 4 } })).toEqual([
      'team team TEAM_TOO_LARGE',
    ]);
  });
});

describe('progress', () => {
  it('is complete when nothing is missing', () => {
    const progress = Object.values(sectionProgress(completeContent(), fullTeam));
    expect(progress).toHaveLength(9);
    expect(progress.every(({ done, missing }) => done && missing === 0)).toBe(true);
  });

  it('counts what each section lacks, and all of it before sending', () => {
    const content = {
      ...completeContent(),
      projectActivities: [{ ...emptyActivity('a'), name: 'Kino', description: 'Film' }],
      storyContent: '',
    };
    expect(sectionProgress(content, { team: { members: 1, minimum: 3 } })).toEqual({
      basics: { done: true, missing: 0 },
      problem: { done: true, missing: 0 },
      story: { done: false, missing: 1 },
      solution: { done: true, missing: 0 },
      activities: { done: false, missing: 2 },
      budget: { done: true, missing: 0 },
      impact: { done: true, missing: 0 },
      team: { done: false, missing: 1 },
      review: { done: false, missing: 4 },
    });
  });
});

describe('what a call asks of its own', () => {
  const empty = { communityProblem: '', storyContent: '', projectTitle: '', solutionSteps: [''] };
  const context = { ...fullTeam, compulsory: ['problem'] as const };

  it('leaves sections to the teams, but not half of them, and never what everybody needs', () => {
    expect(flaws(empty, context)).toEqual([
      'basics projectTitle REQUIRED',
      'problem communityProblem REQUIRED',
      'solution solutionSteps.0 REQUIRED',
    ]);
  });

  it('are answers, where they are compulsory, and what does not fit their question', () => {
    const option = { id: 'da', text: { bhs: 'Da', en: 'Yes' } };
    const questions = [
      emptyQuestion('a'),
      { ...emptyQuestion('b'), required: false },
      emptyQuestion('c'),
      { ...emptyQuestion('long'), maxLength: 50 },
      { ...emptyQuestion('number'), kind: 'number', min: 1, max: 20 },
      { ...emptyQuestion('choice'), kind: 'choice', options: [option] },
      { ...emptyQuestion('file'), kind: 'file' },
    ] as const;
    const asked = (answers: Readonly<Record<string, string>>, files: readonly AttachedFile[]) => {
      const extraAnswers = Object.entries({ c: 'Svi.', ...answers }).map(([id, answer]) => ({
        id,
        answer,
        files: id === 'file' ? files : [],
      }));
      return flaws({ extraAnswers }, { ...fullTeam, questions }).map((flaw) =>
        flaw.replace('basics extraAnswers.', ''),
      );
    };
    const needed = ['long', 'number', 'choice', 'file'].map((id) => `${id} REQUIRED`);
    expect(asked({}, [])).toEqual(['a REQUIRED', ...needed]);
    const whole = { a: 'x', long: 'x'.repeat(50), number: '20', choice: 'da', file: '' };
    const paper = [{ file: 'f', name: 'f.pdf', bytes: 1 }];
    expect(asked(whole, paper)).toEqual([]);
    for (const number of ['0.5', '21', '-3', 'pet', '1e1', 'Infinity']) {
      expect(asked({ ...whole, number }, paper)).toEqual(['number INVALID']);
    }
    expect(asked({ ...whole, long: 'x'.repeat(51), choice: 'ne' }, paper)).toEqual([
      'long TOO_LONG',
      'choice INVALID',
    ]);
  });
});
