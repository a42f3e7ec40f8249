import { type Fening, timesFening } from '../../money.ts';
import { type ContentOf, defineForm, type Flaw } from './form.ts';
import {
  budgetLines,
  budgetTotal,
  category,
  description,
  isBudgetWhole,
  itemTextLimits,
  name,
  note,
  quantity,
} from './parts.ts';
import { amountWithin, daysInOrder, dayWithin, targetsOfGoals } from './rules.ts';
import { priced, renamed } from './spellings.ts';
import {
  answers,
  choice,
  day,
  eligibility,
  flag,
  goals,
  group,
  type HeldValue,
  id,
  list,
  member,
  money,
  number,
  picture,
  point,
  targets,
  text,
} from './values.ts';

/** The grant type of a new application (specification §2.12). */
export const defaultGrantType = 'Projekat';

export const grantTypes = [
  defaultGrantType,
  'Događaj',
  'Radionice',
  'Uređenje prostora',
  'Oprema za zajednicu',
] as const;

/** What the canvas offers; `crowdfunding` is the specification's own word (§5). */
export const donorTypes = [
  'individual',
  'company',
  'institution',
  'organisation',
  'crowdfunding',
] as const;

/** What the canvas offers; `Novac-Crowdfunding` is the specification's own word (§2.12). */
export const contributionTypes = ['Novac-Crowdfunding', 'Novac', 'Roba', 'Usluge'] as const;

const people = number({ max: 100_000 });

/** One step of the activity plan. */
export const activity = group({
  id: id(),
  name,
  description: text({ ...description, required: true }),
  startDate: day({ required: true, within: true }),
  endDate: day({ required: true, within: true }),
  responsible: member(),
  teamAssignments: list(group({ teamMemberName: name, description: note }), { max: 30 }),
  volunteersPlanned: flag(),
  expectedVolunteers: number({ ...people, required: true, with: 'volunteersPlanned' }),
  volunteerDescription: text({ ...note, with: 'volunteersPlanned' }),
  usersPlanned: flag(),
  expectedUsers: number({ ...people, required: true, with: 'usersPlanned' }),
  userDescription: text({ ...note, with: 'usersPlanned' }),
});
export type ProjectActivity = HeldValue<typeof activity>;

/** What somebody gives to the project beside the grant. */
export const contribution = group({
  id: id(),
  description: text({ ...note, required: true }),
  donorName: name,
  donorType: choice({ of: donorTypes, initial: 'individual', campaign: 'crowdfunding' }),
  contributionType: choice({
    of: contributionTypes,
    initial: 'Roba',
    campaign: 'Novac-Crowdfunding',
  }),
  budgetCategory: category,
  value: money({ required: true }),
  quantity,
});
export type Contribution = HeldValue<typeof contribution>;

/**
 * Everything a team writes in an orange application (specification §3). `problemStatement` and the
 * other second spellings of §3 are read, never kept; what can be computed (requested amount,
 * duration) is not kept either.
 */
const sections = {
  basics: {
    eligibility: eligibility(),
    projectTitle: text({ max: 120, min: 3, required: true }),
    projectDescription: text({ max: 600, lines: 3, required: true }),
    applicantName: text({ max: 160, required: true }),
    municipality: text({ max: 80, required: true }),
    grantType: choice({ of: grantTypes, initial: defaultGrantType, required: true }),
    projectStartDate: day({ required: true }),
    projectEndDate: day({ required: true }),
    projectLocation: text({ max: 200, required: true }),
    projectCoordinates: point(),
    applicationPicture: picture(),
    extraAnswers: answers(),
  },
  problem: { communityProblem: text({ max: 6000, lines: 10, required: true }) },
  story: {
    storyContent: text({ max: 8000, lines: 12, required: true }),
    storyPictures: list(picture(), { max: 5 }),
  },
  solution: {
    solutionSteps: list(text({ max: itemTextLimits.step, lines: 1, required: true }), {
      max: 20,
      required: true,
    }),
  },
  activities: { projectActivities: list(activity, { max: 50, required: true }) },
  budget: {
    budgetBreakdown: budgetLines,
    goodsAndServices: list(contribution, { max: 60 }),
    ownContribution: text({ max: 2000, lines: 3 }),
  },
  impact: {
    communityImpact: text({ max: 4000, lines: 5, required: true }),
    targetGroup: text({ max: 2000, lines: 3, required: true }),
    lastingImpact: text({ max: 3000, lines: 4, required: true }),
    innovationValue: text({ max: 3000, lines: 3, required: true }),
    selectedSdgs: goals({ max: 3, required: true }),
    selectedSdgSubcategories: targets({ goals: 'selectedSdgs' }),
    sdgImpact: text({ max: 3000, lines: 4, required: true }),
    sdgGoal: text({ max: 300, lines: 2 }),
    sdgDescription: text({ max: 2000, lines: 3 }),
  },
  team: {},
  review: {},
} as const;

export type OrangeContent = ContentOf<typeof sections>;

export const orangeForm = defineForm({
  kind: 'orange',
  sections,
  alwaysCompulsory: ['basics', 'budget', 'team', 'review'],
  given: ['applicantName', 'municipality', 'grantType'],
  rules: (content, context) => [
    ...daysInOrder(content.projectStartDate, content.projectEndDate, 'projectEndDate'),
    ...content.projectActivities.flatMap((one, n) =>
      activityFlaws(content, one, `projectActivities.${n}`),
    ),
    ...amountWithin(
      'budgetBreakdown',
      budgetTotal(content),
      isBudgetWhole(content.budgetBreakdown),
      context,
    ),
    ...targetsOfGoals(
      'selectedSdgSubcategories',
      content.selectedSdgSubcategories,
      content.selectedSdgs,
    ),
  ],
  about: (content) => ({
    title: content.projectTitle,
    summary: content.projectDescription,
    applicantName: content.applicantName,
    municipality: content.municipality,
    location: content.projectLocation,
    place: content.projectCoordinates,
    picture: content.applicationPicture,
    startsOn: content.projectStartDate,
    endsOn: content.projectEndDate,
    requestedAmount: budgetTotal(content),
    goals: content.selectedSdgs,
  }),
  countsOnCampaign: (content) => cashDonations(content).length > 0,
  also: {
    projectDuration,
    /** The older name of `communityProblem`. */
    problemStatement: ({ communityProblem }) => communityProblem,
  },
  spellings: {
    fields: { problemStatement: 'communityProblem' },
    items: {
      projectActivities: (item) => renamed(item, 'name', 'activity', 'title'),
      budgetBreakdown: (item) => priced({ ...item, name: item.name || item.category }),
      goodsAndServices: (item) => renamed(item, 'value', 'amount'),
    },
  },
  start: ({ applicantName, municipality }) => ({ applicantName, municipality }),
});

function activityFlaws(content: OrangeContent, item: ProjectActivity, at: string): Flaw[] {
  const { startDate, endDate } = item;
  const inOrder = daysInOrder(startDate, endDate, `${at}.endDate`);
  const period = { from: content.projectStartDate, to: content.projectEndDate };
  return [
    ...dayWithin(startDate, `${at}.startDate`, period),
    ...(inOrder.length > 0 ? inOrder : dayWithin(endDate, `${at}.endDate`, period)),
  ];
}

/** The total of one contribution; 0 while its value is not known. */
export function contributionTotal(item: Pick<Contribution, 'value' | 'quantity'>): Fening {
  return timesFening(item.value, item.quantity);
}

/** As much of a contribution as tells what it is, amounts in whichever unit. */
type Given = Pick<Contribution, 'contributionType' | 'donorType'>;
interface GivenIn<One> {
  readonly goodsAndServices: readonly One[];
}

/** The cash donations: contributions typed 'Novac-Crowdfunding' (specification §2.12). */
export function cashDonations<One extends Given>(content: GivenIn<One>): readonly One[] {
  return content.goodsAndServices.filter((item) => item.contributionType === 'Novac-Crowdfunding');
}

/** Goods and services without what the campaign itself brings (specification §5). */
export function goodsList<One extends Given>(content: GivenIn<One>): readonly One[] {
  return content.goodsAndServices.filter(
    (item) =>
      !(item.contributionType === 'Novac-Crowdfunding' && item.donorType === 'crowdfunding'),
  );
}

/** `yyyy-mm-dd - yyyy-mm-dd`; empty until both dates are known (specification §3). */
export function projectDuration(
  content: Pick<OrangeContent, 'projectStartDate' | 'projectEndDate'>,
): string {
  const { projectStartDate: start, projectEndDate: end } = content;
  return start && end ? `${start} - ${end}` : '';
}
