import { isDay } from '../dates.ts';
import { addFening, type Fening, timesFening } from '../money.ts';
import {
  type ApplicationContent,
  type ApplicationSection,
  alwaysCompulsory,
  applicationSections,
  type BudgetItem,
  type ContentField,
  type Contribution,
  type ProjectActivity,
  sectionOf,
  textLimits,
  titleLength,
} from './application.fields.ts';

export * from './application.fields.ts';

export const missingCodes = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'INVALID',
  'END_BEFORE_START',
  'OUTSIDE_PROJECT',
  'ABOVE_CEILING',
  'BELOW_FLOOR',
  'TEAM_TOO_SMALL',
] as const;
export type MissingCode = (typeof missingCodes)[number];

export interface Missing {
  readonly section: ApplicationSection;
  /** Dotted path, for example `projectActivities.2.startDate`; of the team `team`. */
  readonly field: string;
  readonly code: MissingCode;
}

export interface CompletenessContext {
  readonly team: {
    /** Accepted members, the owner included. */
    readonly members: number;
    readonly minimum: number;
  };
  /** Sections that must be filled; left out: all. In the others a field may stay empty. */
  readonly compulsory?: readonly ApplicationSection[] | undefined;
  /** Questions of the call's own. */
  readonly questions?: readonly { readonly id: string; readonly required: boolean }[] | undefined;
  /** The least and the most that one project may ask of the call. */
  readonly limits?: { readonly floor?: Fening | null; readonly ceiling?: Fening | null };
}

/** The total of one budget line; 0 while its price or quantity is not known. */
export function budgetItemTotal(item: Pick<BudgetItem, 'amount' | 'quantity'>): Fening {
  return timesFening(item.amount, item.quantity);
}

/** The total of one contribution; 0 while its value is not known. */
export function contributionTotal(item: Pick<Contribution, 'value' | 'quantity'>): Fening {
  return budgetItemTotal({ amount: item.value, quantity: item.quantity });
}

export function requestedAmount(content: Pick<ApplicationContent, 'budgetBreakdown'>): Fening {
  return addFening(...content.budgetBreakdown.map(budgetItemTotal));
}

/** The cash donations: contributions typed 'Novac-Crowdfunding' (specification §2.12). */
export function cashDonations(
  content: Pick<ApplicationContent, 'goodsAndServices'>,
): readonly Contribution[] {
  return content.goodsAndServices.filter((item) => item.contributionType === 'Novac-Crowdfunding');
}

/** Goods and services without what the campaign itself brings (specification §5). */
export function goodsList(
  content: Pick<ApplicationContent, 'goodsAndServices'>,
): readonly Contribution[] {
  return content.goodsAndServices.filter(
    (item) =>
      !(item.contributionType === 'Novac-Crowdfunding' && item.donorType === 'crowdfunding'),
  );
}

/**
 * A content for another application: its activities get ids of their own, for these are unique over
 * all applications, and whoever answers for one is named as a member there.
 *
 * @param members new ids of members by the old; who has none answers for nothing in the copy.
 */
export function copyContent(
  content: ApplicationContent,
  newId: () => string,
  members: ReadonlyMap<string, string>,
): ApplicationContent {
  return {
    ...content,
    projectActivities: content.projectActivities.map((activity) => ({
      ...activity,
      id: newId(),
      responsible: members.get(activity.responsible) ?? '',
    })),
  };
}

/** `yyyy-mm-dd - yyyy-mm-dd`; empty until both dates are known (specification §3). */
export function projectDuration(
  content: Pick<ApplicationContent, 'projectStartDate' | 'projectEndDate'>,
): string {
  const { projectStartDate: start, projectEndDate: end } = content;
  return start && end ? `${start} - ${end}` : '';
}

type Flaw = readonly [field: string, code: MissingCode];

const requiredTexts = [
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
] as const satisfies readonly ContentField[];

function blank(text: string): boolean {
  return text.trim() === '';
}

function required(field: string, text: string): Flaw[] {
  return blank(text) ? [[field, 'REQUIRED']] : [];
}

function textFlaws(content: ApplicationContent): Flaw[] {
  const title = content.projectTitle.trim();
  const short: Flaw[] =
    title !== '' && title.length < titleLength.min ? [['projectTitle', 'TOO_SHORT']] : [];
  const long = (Object.keys(textLimits) as (keyof typeof textLimits)[])
    .filter((field) => content[field].length > textLimits[field])
    .map((field): Flaw => [field, 'TOO_LONG']);
  return [
    ...required('projectTitle', content.projectTitle),
    ...short,
    ...requiredTexts.flatMap((field) => required(field, content[field])),
    ...long,
  ];
}

function dateFlaws(startField: string, start: string, endField: string, end: string): Flaw[] {
  const flaws: Flaw[] = [
    [startField, start],
    [endField, end],
  ].flatMap(([field = '', day = '']): Flaw[] => {
    if (blank(day)) return [[field, 'REQUIRED']];
    return isDay(day) ? [] : [[field, 'INVALID']];
  });
  if (flaws.length === 0 && end < start) flaws.push([endField, 'END_BEFORE_START']);
  return flaws;
}

function positive(field: string, value: number): Flaw[] {
  return value > 0 ? [] : [[field, 'REQUIRED']];
}

function activityFlaws(content: ApplicationContent, item: ProjectActivity, at: string): Flaw[] {
  const dates = dateFlaws(`${at}.startDate`, item.startDate, `${at}.endDate`, item.endDate);
  const { projectStartDate: from, projectEndDate: to } = content;
  if (dates.length === 0 && isDay(from) && isDay(to) && from <= to) {
    if (item.startDate < from) dates.push([`${at}.startDate`, 'OUTSIDE_PROJECT']);
    if (item.endDate > to) dates.push([`${at}.endDate`, 'OUTSIDE_PROJECT']);
  }
  return [
    ...required(`${at}.name`, item.name),
    ...required(`${at}.description`, item.description),
    ...dates,
    ...item.teamAssignments.flatMap((assignment, n) =>
      required(`${at}.teamAssignments.${n}.teamMemberName`, assignment.teamMemberName),
    ),
    ...(item.volunteersPlanned
      ? positive(`${at}.expectedVolunteers`, item.expectedVolunteers)
      : []),
    ...(item.usersPlanned ? positive(`${at}.expectedUsers`, item.expectedUsers) : []),
  ];
}

function budgetFlaws(content: ApplicationContent, limits: CompletenessContext['limits']): Flaw[] {
  if (content.budgetBreakdown.length === 0) return [['budgetBreakdown', 'REQUIRED']];
  const items = content.budgetBreakdown.flatMap((item, n) => [
    ...required(`budgetBreakdown.${n}.name`, item.name),
    ...positive(`budgetBreakdown.${n}.quantity`, item.quantity),
    ...positive(`budgetBreakdown.${n}.amount`, item.amount),
  ]);
  const total = requestedAmount(content);
  const tooMuch = limits?.ceiling != null && total > limits.ceiling;
  // A total is too small only once every line is in: before, the lines are what is missing.
  const tooLittle = items.length === 0 && limits?.floor != null && total < limits.floor;
  if (tooMuch) items.push(['budgetBreakdown', 'ABOVE_CEILING']);
  if (tooLittle) items.push(['budgetBreakdown', 'BELOW_FLOOR']);
  return items;
}

function goodsFlaws(item: Contribution, at: string): Flaw[] {
  return [
    ...required(`${at}.donorName`, item.donorName),
    ...required(`${at}.description`, item.description),
    ...positive(`${at}.value`, item.value),
    ...positive(`${at}.quantity`, item.quantity),
  ];
}

function sdgFlaws(content: ApplicationContent): Flaw[] {
  const { selectedSdgs: goals, selectedSdgSubcategories: targets } = content;
  if (goals.length === 0) return [['selectedSdgs', 'REQUIRED']];
  const known = goals.every((goal) => Number.isInteger(goal) && goal >= 1 && goal <= 17);
  const fitting = targets.every((target) => goals.includes(Number(target.split('.')[0])));
  return [
    ...(known ? [] : [['selectedSdgs', 'INVALID'] as const]),
    ...(fitting ? [] : [['selectedSdgSubcategories', 'INVALID'] as const]),
  ];
}

function answerFlaws(
  { extraAnswers }: ApplicationContent,
  questions: NonNullable<CompletenessContext['questions']>,
): Flaw[] {
  return questions
    .filter(({ required: asked }) => asked)
    .filter(({ id }) => blank(extraAnswers.find((given) => given.id === id)?.answer ?? ''))
    .map(({ id }): Flaw => [`extraAnswers.${id}`, 'REQUIRED']);
}

function listFlaws(field: 'solutionSteps' | 'projectActivities', length: number): Flaw[] {
  return length === 0 ? [[field, 'REQUIRED']] : [];
}

/**
 * Everything that stands in the way of submitting, in the order of the canvas. A draft is saved
 * whatever this says.
 */
export function missingIn(content: ApplicationContent, context: CompletenessContext): Missing[] {
  const flaws: Flaw[] = [
    ...textFlaws(content),
    ...dateFlaws(
      'projectStartDate',
      content.projectStartDate,
      'projectEndDate',
      content.projectEndDate,
    ),
    ...listFlaws('solutionSteps', content.solutionSteps.length),
    ...content.solutionSteps.flatMap((step, n) => required(`solutionSteps.${n}`, step)),
    ...listFlaws('projectActivities', content.projectActivities.length),
    ...content.projectActivities.flatMap((item, n) =>
      activityFlaws(content, item, `projectActivities.${n}`),
    ),
    ...budgetFlaws(content, context.limits),
    ...content.goodsAndServices.flatMap((item, n) => goodsFlaws(item, `goodsAndServices.${n}`)),
    ...sdgFlaws(content),
    ...answerFlaws(content, context.questions ?? []),
  ];
  const located = flaws.map(([field, code]): Missing => {
    const section = sectionOf(field.split('.')[0] as ContentField);
    return { section, field, code };
  });
  const asked = located.filter(
    // What stands in a section must be whole, whether it is asked for or not.
    ({ section, field, code }) =>
      code !== 'REQUIRED' || field.includes('.') || isCompulsory(section, context),
  );
  if (context.team.members < context.team.minimum) {
    asked.push({ section: 'team', field: 'team', code: 'TEAM_TOO_SMALL' });
  }
  const order = fieldOrder();
  const place = (item: Missing) => order.indexOf(item.field.split('.')[0] ?? '');
  return asked.sort((a, b) => place(a) - place(b));
}

function isCompulsory(section: ApplicationSection, { compulsory }: CompletenessContext): boolean {
  if (compulsory === undefined || compulsory.includes(section)) return true;
  return (alwaysCompulsory as readonly ApplicationSection[]).includes(section);
}

function fieldOrder(): string[] {
  return [...applicationSections.flatMap((section) => [...section.fields]), 'team'];
}

export interface SectionProgress {
  readonly done: boolean;
  readonly missing: number;
}

/** How far each section is; `review` is done when all the others are. */
export function sectionProgress(
  content: ApplicationContent,
  context: CompletenessContext,
): Record<ApplicationSection, SectionProgress> {
  const missing = missingIn(content, context);
  return Object.fromEntries(
    applicationSections.map(({ key }) => {
      const count =
        key === 'review' ? missing.length : missing.filter((item) => item.section === key).length;
      return [key, { done: count === 0, missing: count }];
    }),
  ) as Record<ApplicationSection, SectionProgress>;
}
