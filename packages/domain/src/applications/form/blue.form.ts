import { addFening, type Fening } from '../../money.ts';
import { type ContentOf, defineForm, type Flaw } from './form.ts';
import { budgetLines, budgetTotal, description, isBudgetWhole, name } from './parts.ts';
import { amountWithin, daysInOrder, dayWithin } from './rules.ts';
import {
  answers,
  choice,
  day,
  eligibility,
  files,
  group,
  type HeldValue,
  id,
  list,
  money,
  number,
  picture,
  point,
  series,
  text,
} from './values.ts';

/** The months that a first business plans ahead. */
export const plannedMonths = 12;

export const legalForms = ['none', 'craft', 'company', 'cooperative', 'association'] as const;
export const industries = [
  'food',
  'agriculture',
  'crafts',
  'clothing',
  'tourism',
  'trade',
  'services',
  'digital',
  'education',
  'health',
  'culture',
  'sport',
  'repair',
  'energy',
  'other',
] as const;
export const businessStages = ['idea', 'prototype', 'firstCustomers', 'income'] as const;
export const evidenceKinds = ['interview', 'letterOfIntent', 'firstSale', 'test'] as const;
export const sourceKinds = ['crowdfunding', 'goods', 'services', 'money', 'loan'] as const;
export const likelihoods = ['low', 'medium', 'high'] as const;

/** What is sold: its price and cost for one unit, and how many units in each planned month. */
export const product = group({
  id: id(),
  name,
  unit: text({ max: 40, required: true }),
  price: money({ required: true }),
  variableCost: money(),
  units: series({ length: plannedMonths, max: 100_000, required: true }),
});
export type Product = HeldValue<typeof product>;

/** What has to be paid each month, whatever is sold, from a month on. */
export const fixedCost = group({
  id: id(),
  name,
  monthlyAmount: money({ required: true }),
  fromMonth: number({ max: plannedMonths, initial: 1, required: true, month: true }),
});
export type FixedCost = HeldValue<typeof fixedCost>;

const listOfFew = { max: 30, required: true } as const;

/** Everything a team writes about its first business (`GRANTS.md`, the blue canvas). */
const sections = {
  basics: {
    eligibility: eligibility(),
    businessName: text({ max: 120, min: 3, required: true }),
    ideaSentence: text({ max: 160, lines: 2, required: true }),
    applicantName: text({ max: 160, required: true }),
    municipality: text({ max: 80, required: true }),
    legalForm: choice({ of: legalForms, initial: 'none', required: true }),
    registeredSince: day(),
    industry: choice({ of: industries, required: true }),
    place: text({ max: 200, required: true }),
    placeCoordinates: point(),
    picture: picture(),
    startDate: day({ required: true }),
    endDate: day({ required: true }),
    extraAnswers: answers(),
  },
  customer: {
    customerProblem: text({ max: 4000, lines: 7, required: true }),
    customerSegments: list(
      group({
        id: id(),
        name,
        description,
        howMany: number({ max: 10_000_000 }),
        howWeKnow: description,
      }),
      { max: 10, required: true },
    ),
    evidence: list(
      group({
        id: id(),
        kind: choice({ of: evidenceKinds, initial: 'interview' }),
        what: text({ ...description, required: true }),
        happenedOn: day(),
        files: files({ max: 2 }),
      }),
      { max: 20 },
    ),
  },
  solution: {
    solution: text({ max: 4000, lines: 7, required: true }),
    valueProposition: text({ max: 1000, lines: 3, required: true }),
    stage: choice({ of: businessStages, initial: 'idea', required: true }),
    pictures: list(picture(), { max: 6 }),
  },
  competition: {
    competitors: list(
      group({
        id: id(),
        name,
        offer: description,
        price: text({ max: 80 }),
        difference: description,
      }),
      { max: 15, required: true },
    ),
    advantage: text({ max: 2000, lines: 4, required: true }),
  },
  sales: {
    products: list(product, listOfFew),
    channels: list(
      group({ id: id(), channel: name, costPerCustomer: money(), plan: description }),
      { max: 12, required: true },
    ),
  },
  figures: {
    fixedCosts: list(fixedCost, { max: 30 }),
    startingCash: money(),
  },
  team: {
    teamRoles: list(
      group({
        id: id(),
        name,
        role: name,
        weeklyHours: number({ max: 80 }),
        brings: description,
      }),
      { max: 20, required: true },
    ),
    jobsCreated: number({ max: 1000 }),
  },
  plan: {
    milestones: list(
      group({
        id: id(),
        date: day({ required: true, within: true }),
        what: text({ ...description, required: true }),
        measure: description,
      }),
      listOfFew,
    ),
  },
  asked: {
    budgetBreakdown: budgetLines,
    requestedAmount: money({ required: true }),
    ownContribution: money(),
    otherSources: list(
      group({
        id: id(),
        name,
        kind: choice({ of: sourceKinds, initial: 'money', campaign: 'crowdfunding' }),
        amount: money({ required: true }),
      }),
      { max: 20 },
    ),
  },
  risks: {
    risks: list(
      group({
        id: id(),
        risk: name,
        likelihood: choice({ of: likelihoods, initial: 'medium' }),
        response: description,
      }),
      { max: 15, required: true },
    ),
    helpWanted: text({ max: 2000, lines: 4 }),
  },
  review: {},
} as const;

export type BlueContent = ContentOf<typeof sections>;

export const blueForm = defineForm({
  kind: 'blue',
  sections,
  alwaysCompulsory: ['basics', 'sales', 'asked', 'team', 'review'],
  given: ['applicantName', 'municipality', 'legalForm', 'stage'],
  rules: (content, context) => [
    ...daysInOrder(content.startDate, content.endDate, 'endDate'),
    ...content.milestones.flatMap(({ date }, n) =>
      dayWithin(date, `milestones.${n}.date`, { from: content.startDate, to: content.endDate }),
    ),
    ...amountWithin(
      'requestedAmount',
      content.requestedAmount,
      content.requestedAmount > 0,
      context,
    ),
    ...balanceFlaws(content),
  ],
  about: (content) => ({
    title: content.businessName,
    summary: content.ideaSentence,
    applicantName: content.applicantName,
    municipality: content.municipality,
    location: content.place,
    place: content.placeCoordinates,
    picture: content.picture,
    startsOn: content.startDate,
    endsOn: content.endDate,
    requestedAmount: content.requestedAmount,
    goals: [],
  }),
  countsOnCampaign: ({ otherSources }) => otherSources.some(({ kind }) => kind === 'crowdfunding'),
  start: ({ applicantName, municipality }) => ({ applicantName, municipality }),
});

export interface Balance {
  /** What everything costs. */
  readonly budget: Fening;
  /** Grant, own contribution and other sources together. */
  readonly covered: Fening;
}

/** What is needed beside what pays for it; both must be the same at the end. */
export function balanceOf(
  content: Pick<
    BlueContent,
    'budgetBreakdown' | 'requestedAmount' | 'ownContribution' | 'otherSources'
  >,
): Balance {
  return {
    budget: budgetTotal(content),
    covered: addFening(
      content.requestedAmount,
      content.ownContribution,
      ...content.otherSources.map(({ amount }) => amount),
    ),
  };
}

function balanceFlaws(content: BlueContent): Flaw[] {
  const { budget, covered } = balanceOf(content);
  // While a line has no price there is nothing to compare with.
  const comparable = isBudgetWhole(content.budgetBreakdown) && content.requestedAmount > 0;
  return comparable && budget !== covered ? [['requestedAmount', 'UNBALANCED']] : [];
}
