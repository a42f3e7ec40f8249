import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fening } from '../../money.ts';
import { completeContent } from '../applications.factory.ts';
import { copyContent as copyOf, emptyContentOf, fieldsOf, sectionOfField } from './form.ts';
import { type CompletenessContext, missingIn as missingInForm } from './missing.ts';
import {
  cashDonations,
  contribution,
  contributionTotal,
  goodsList,
  type OrangeContent,
  orangeForm,
  projectDuration,
} from './orange.form.ts';
import { budgetItem, budgetTotal } from './parts.ts';
import { emptyOf } from './values.ts';

const sectionOf = (field: string) => sectionOfField(orangeForm, field);
const emptyContent = () => emptyContentOf(orangeForm);
const emptyBudgetItem = (id: string) => emptyOf(budgetItem, () => id);
const emptyContribution = (id: string) => emptyOf(contribution, () => id);
const missingIn = (content: OrangeContent, context: CompletenessContext) =>
  missingInForm(orangeForm, content, context);
const copyContent = (
  content: OrangeContent,
  newId: () => string,
  members: ReadonlyMap<string, string>,
) => copyOf(orangeForm, content, newId, { members, files: new Map() });
const textLimits = Object.fromEntries(
  Object.entries(fieldsOf(orangeForm)).flatMap(([key, value]) =>
    value.kind === 'text' ? [[key, value.max]] : [],
  ),
);

const fullTeam: CompletenessContext = { team: { members: 3, minimum: 3 } };

function flaws(change: Partial<OrangeContent>, context = fullTeam): string[] {
  return missingIn({ ...completeContent(), ...change }, context).map(
    ({ section, field, code }) => `${section} ${field} ${code}`,
  );
}

describe('sections', () => {
  it('are the nine of the canvas', () => {
    expect(Object.keys(orangeForm.sections)).toEqual([
      'basics',
      'problem',
      'story',
      'solution',
      'activities',
      'budget',
      'impact',
      'team',
      'review',
    ]);
  });

  it('hold every field of the content exactly once', () => {
    const current = Object.values(orangeForm.sections).flatMap((fields) => Object.keys(fields));
    expect([...current].sort()).toEqual(Object.keys(emptyContent()).sort());
    for (const field of Object.keys(emptyContent())) sectionOf(field);
  });

  it('hold no other field', () => {
    expect(() => sectionOf('status')).toThrow(RangeError);
  });
});

describe('sums', () => {
  it('requests the sum of the budget lines', () => {
    expect(budgetTotal(completeContent())).toBe(386_000);
    expect(budgetTotal(emptyContent())).toBe(0);
  });

  it('counts a line without price or quantity as nothing', () => {
    const lines = [
      { ...emptyBudgetItem('1'), quantity: 3 },
      { ...emptyBudgetItem('2'), amount: fening(500), quantity: 0 },
      { ...emptyBudgetItem('3'), amount: fening(500), quantity: 2 },
    ];
    expect(budgetTotal({ budgetBreakdown: lines })).toBe(1000);
  });

  it('is the sum whatever the order of the lines', () => {
    const line = fc
      .tuple(fc.nat(1_000_000), fc.nat(100))
      .map(([amount, quantity]) => ({ ...emptyBudgetItem('x'), amount: fening(amount), quantity }));
    fc.assert(
      fc.property(fc.array(line), (budgetBreakdown) => {
        const sum = budgetBreakdown.reduce((all, item) => all + item.amount * item.quantity, 0);
        expect(budgetTotal({ budgetBreakdown })).toBe(sum);
        expect(budgetTotal({ budgetBreakdown: [...budgetBreakdown].reverse() })).toBe(sum);
      }),
    );
  });

  it('values a contribution', () => {
    const hours = { ...emptyContribution('g'), value: fening(1000), quantity: 40 };
    expect(contributionTotal(hours)).toBe(40_000);
  });

  it('tells the duration once both dates are known', () => {
    expect(projectDuration(completeContent())).toBe('2027-03-01 - 2027-08-31');
    expect(projectDuration({ projectStartDate: '2027-03-01', projectEndDate: '' })).toBe('');
  });
});

describe('gifts', () => {
  const gift = (id: string, contributionType: string, donorType: string) => ({
    ...emptyContribution(id),
    contributionType,
    donorType,
  });
  const goodsAndServices = [
    gift('campaign', 'Novac-Crowdfunding', 'crowdfunding'),
    gift('cash', 'Novac-Crowdfunding', 'company'),
    gift('goods', 'Roba', 'crowdfunding'),
    gift('work', 'Usluge', 'individual'),
  ];

  it('lists cash donations by their type', () => {
    expect(cashDonations({ goodsAndServices }).map(({ id }) => id)).toEqual(['campaign', 'cash']);
  });

  it('leaves out of the goods what the campaign itself brings', () => {
    expect(goodsList({ goodsAndServices }).map(({ id }) => id)).toEqual(['cash', 'goods', 'work']);
  });
});

describe('what is missing', () => {
  it('is nothing in a complete application', () => {
    expect(flaws({})).toEqual([]);
  });

  it('in a new draft is every required field, in the order of the canvas', () => {
    expect(
      missingIn(emptyContent(), { team: { members: 1, minimum: 3 } }).map(({ field }) => field),
    ).toEqual([
      'projectTitle',
      'projectDescription',
      'applicantName',
      'municipality',
      'projectStartDate',
      'projectEndDate',
      'projectLocation',
      'communityProblem',
      'storyContent',
      'solutionSteps',
      'projectActivities',
      'budgetBreakdown',
      'communityImpact',
      'targetGroup',
      'lastingImpact',
      'innovationValue',
      'selectedSdgs',
      'sdgImpact',
      'team',
    ]);
  });

  it.each([
    'projectTitle',
    'projectDescription',
    'applicantName',
    'municipality',
    'grantType',
    'projectLocation',
    'communityProblem',
    'storyContent',
    'sdgImpact',
    'communityImpact',
    'targetGroup',
    'lastingImpact',
    'innovationValue',
  ] as const)('asks for %s, blanks not counting', (field) => {
    expect(flaws({ [field]: '' })).toEqual([`${sectionOf(field)} ${field} REQUIRED`]);
    expect(flaws({ [field]: ' \n\t' })).toEqual([`${sectionOf(field)} ${field} REQUIRED`]);
  });

  it.each([
    'projectCoordinates',
    'applicationPicture',
    'ownContribution',
    'sdgGoal',
    'sdgDescription',
    'goodsAndServices',
    'selectedSdgSubcategories',
  ] as const)('does not ask for %s', (field) => {
    expect(flaws({ [field]: emptyContent()[field] })).toEqual([]);
  });

  it.each(Object.keys(textLimits))('limits %s', (field) => {
    const most = 'a'.repeat(textLimits[field] ?? 0);
    expect(flaws({ [field]: most })).toEqual([]);
    expect(flaws({ [field]: `${most}a` })).toEqual([`${sectionOf(field)} ${field} TOO_LONG`]);
  });

  it('wants a title of three letters', () => {
    expect(flaws({ projectTitle: 'Go ' })).toEqual(['basics projectTitle TOO_SHORT']);
    expect(flaws({ projectTitle: 'Hor' })).toEqual([]);
  });

  it.each([
    [{ projectStartDate: '' }, ['basics projectStartDate REQUIRED']],
    [{ projectEndDate: '2027-02-29' }, ['basics projectEndDate INVALID']],
    [{ projectStartDate: '1. mart' }, ['basics projectStartDate INVALID']],
    [
      { projectStartDate: '2027-09-01', projectEndDate: '2027-08-31' },
      ['basics projectEndDate END_BEFORE_START'],
    ],
  ])('wants dates that make sense: %j', (change, expected) => {
    expect(flaws(change)).toEqual(expected);
  });

  it('takes three goals at most', () => {
    const goals = { selectedSdgs: [4, 11, 13], selectedSdgSubcategories: [] };
    expect(flaws(goals)).toEqual([]);
    expect(flaws({ ...goals, selectedSdgs: [4, 11, 13, 1] })).toEqual([
      'impact selectedSdgs INVALID',
    ]);
  });

  it('wants no empty step', () => {
    expect(flaws({ solutionSteps: ['Dogovor', ' '] })).toEqual([
      'solution solutionSteps.1 REQUIRED',
    ]);
  });
});

describe('a copy for another application', () => {
  it('has items of its own, and whoever answers for one is named as a member there', () => {
    const [activity] = completeContent().projectActivities;
    if (!activity) throw new Error('The complete content has no activity.');
    const named = ['was-mine', 'was-hers', ''].map((responsible) => ({ ...activity, responsible }));
    const content = { ...completeContent(), projectActivities: named };
    let n = 0;
    const copy = copyContent(content, () => `new-${++n}`, new Map([['was-mine', 'is-mine']]));
    expect(copy.projectActivities.map(({ responsible }) => responsible)).toEqual([
      'is-mine',
      '',
      '',
    ]);
    const ids = [...copy.projectActivities, ...copy.budgetBreakdown, ...copy.goodsAndServices].map(
      ({ id }) => id,
    );
    expect(ids).toEqual(ids.map((_, at) => `new-${at + 1}`));
    expect(copyContent(copy, () => 'x', new Map())).toEqual(
      copyContent(content, () => 'x', new Map()),
    );
  });
});
