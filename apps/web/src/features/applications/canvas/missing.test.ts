import {
  type Missing,
  type MissingCode,
  missingIn,
} from '@app/domain/applications/application.content';
import { emptyContent } from '@app/domain/applications/application.fields';
import { fening } from '@app/domain/money';
import { applicationsFieldsTexts } from '@app/messages/applications-fields';
import { applicationsMissingTexts } from '@app/messages/applications-missing';
import { describe, expect, it } from 'vitest';
import { summaryOf } from '../next/said.ts';
import { type Content, toRules } from './content.ts';
import { asAsked, labelOf, type MissingFacts, problemOf } from './missing.ts';

const item = (field: string, code: MissingCode = 'REQUIRED'): Missing => ({
  section: 'basics',
  field,
  code,
});

const content = emptyContent() as unknown as Content;
const facts: MissingFacts = {
  content: { ...content, projectStartDate: '2027-03-01', projectEndDate: '2027-08-31' },
  floor: 1_000,
  ceiling: 5_000,
  membersLacking: 2,
  km: (amount) => `${amount} KM`,
  date: (day) => day,
};

describe('what a section lacks', () => {
  it.each([
    [['projectStartDate', 'projectEndDate'], 'date', 2],
    [['budgetBreakdown.2.amount'], 'price', 1],
    [['projectTitle', 'projectStartDate'], 'thing', 2],
    [['projectActivities.0.expectedUsers'], 'people', 1],
    [['projectActivities.0.name', 'goodsAndServices.1.donorName'], 'name', 2],
    [['solutionSteps'], 'steps', 1],
    [['solutionSteps.0', 'solutionSteps.1'], 'text', 2],
    [['selectedSdgs'], 'goals', 1],
  ])('%j: %s', (fields, key, count) => {
    expect(
      summaryOf(
        fields.map((field) => item(field)),
        0,
      ),
    ).toEqual({ key, values: { count } });
  });

  it('counts members, not sentences', () => {
    const lacking = [item('team', 'TEAM_TOO_SMALL')];
    expect(summaryOf(lacking, 2)).toEqual({ key: 'member', values: { count: 2 } });
  });

  it('is nothing where nothing is missing', () => {
    expect(summaryOf([], 0)).toBeNull();
  });
});

describe('the sentence at the field', () => {
  it('names the limits of the call', () => {
    const budgetBreakdown = [
      { id: 'a', name: 'x', category: '', description: '', amount: 3000, quantity: 2, offers: [] },
    ];
    const dear = { ...facts, content: { ...facts.content, budgetBreakdown } };
    expect(problemOf(item('budgetBreakdown', 'ABOVE_CEILING'), dear)).toEqual({
      key: 'aboveCeiling',
      values: { amount: '6000 KM', limit: '5000 KM', over: '1000 KM' },
    });
  });

  it('names the day that an activity passes', () => {
    const early = problemOf(item('projectActivities.0.startDate', 'OUTSIDE_PROJECT'), facts);
    const late = problemOf(item('projectActivities.0.endDate', 'OUTSIDE_PROJECT'), facts);
    expect([early, late]).toEqual([
      { key: 'beforeProject', values: { date: '2027-03-01' } },
      { key: 'afterProject', values: { date: '2027-08-31' } },
    ]);
  });
});

function everythingMissing(): Missing[] {
  const activity = {
    id: 'a',
    name: '',
    description: '',
    startDate: '',
    endDate: '',
    responsible: '',
    teamAssignments: [{ teamMemberName: '', description: '' }],
    volunteersPlanned: true,
    expectedVolunteers: 0,
    volunteerDescription: '',
    usersPlanned: true,
    expectedUsers: 0,
    userDescription: '',
  };
  const line = {
    id: 'b',
    name: '',
    category: '',
    description: '',
    amount: 0,
    quantity: 0,
    offers: [],
  };
  const gift = {
    id: 'g',
    donorName: '',
    donorType: '',
    contributionType: '',
    description: '',
    budgetCategory: '',
    value: 0,
    quantity: 0,
  };
  const context = {
    team: { members: 0, minimum: 1 },
    limits: { floor: fening(1), ceiling: fening(2) },
  };
  const lists = {
    solutionSteps: [''],
    projectActivities: [activity],
    budgetBreakdown: [line],
    goodsAndServices: [gift],
  };
  return [
    ...missingIn(toRules({ ...content, grantType: '' }), context),
    ...missingIn(toRules({ ...content, ...lists }), context),
  ];
}

describe('the order', () => {
  it('is that of the questions', () => {
    const missing = missingIn(toRules(content), { team: { members: 1, minimum: 1 } });
    const fields = asAsked(missing).map(({ field }) => field);
    expect(fields.slice(-6)).toEqual([
      'communityImpact',
      'targetGroup',
      'lastingImpact',
      'innovationValue',
      'selectedSdgs',
      'sdgImpact',
    ]);
    expect(fields.length).toBe(missing.length);
    expect(asAsked([])).toEqual([]);
  });
});

describe('words', () => {
  const plural = (key: string) =>
    key in applicationsMissingTexts || `${key}_other` in applicationsMissingTexts;

  it.each(everythingMissing())('exist for $field', (missing) => {
    expect(plural(problemOf(missing, facts).key)).toBe(true);
    expect(plural(summaryOf([missing], 1)?.key ?? '')).toBe(true);
    const label = labelOf(missing.field);
    expect(label.key in applicationsFieldsTexts).toBe(true);
    if (label.item) expect(label.item.key in applicationsFieldsTexts).toBe(true);
  });

  it('name the item of a list', () => {
    expect(labelOf('projectActivities.2.startDate')).toEqual({
      key: 'projectStartDate',
      item: { key: 'activity', n: 3 },
    });
    expect(labelOf('solutionSteps.0').item).toEqual({ key: 'step', n: 1 });
    expect(labelOf('projectTitle')).toEqual({ key: 'projectTitle' });
  });
});
