import type { Missing } from '@app/domain/applications/application.content';
import { requestedAmount } from '@app/domain/applications/application.content';
import { titleLength } from '@app/domain/applications/application.fields';
import { toKm } from '@app/domain/money';
import { requiredOf, type Said, withoutNumbers } from '../next/said.ts';
import type { FieldsKey } from '../text.ts';
import { type Content, toRules } from './content.ts';

export interface MissingFacts {
  readonly content: Content;
  /** Least and most of the call, in KM. */
  readonly floor: number;
  readonly ceiling: number;
  readonly membersLacking: number;
  km(amount: number): string;
  date(day: string): string;
}

export function problemOf(item: Missing, facts: MissingFacts): Said {
  const { content, floor, ceiling, km, date } = facts;
  const amount = toKm(requestedAmount(toRules(content)));
  switch (item.code) {
    case 'REQUIRED':
      return requiredOf(item.field);
    case 'TOO_SHORT':
      return { key: 'tooShort', values: { count: titleLength.min } };
    case 'TOO_LONG':
      return { key: 'tooLongItem' };
    case 'END_BEFORE_START':
      return { key: 'endBeforeStart' };
    case 'OUTSIDE_PROJECT': {
      const early = item.field.endsWith('.startDate');
      return early
        ? { key: 'beforeProject', values: { date: date(content.projectStartDate) } }
        : { key: 'afterProject', values: { date: date(content.projectEndDate) } };
    }
    case 'ABOVE_CEILING': {
      const values = { amount: km(amount), limit: km(ceiling), over: km(amount - ceiling) };
      return { key: 'aboveCeiling', values };
    }
    case 'BELOW_FLOOR':
      return { key: 'belowFloor', values: { amount: km(amount), limit: km(floor) } };
    case 'UNBALANCED':
      return { key: 'tooLongItem' };
    case 'TEAM_TOO_SMALL':
      return { key: 'teamTooSmall', values: { count: facts.membersLacking } };
    case 'INVALID':
      if (item.field === 'selectedSdgs') return { key: 'sdgInvalid' };
      return { key: item.field === 'selectedSdgSubcategories' ? 'targetsInvalid' : 'notDay' };
  }
}

export interface FieldLabel {
  readonly item?: { readonly key: FieldsKey; readonly n: number };
  readonly key: FieldsKey;
}

const itemNames: Readonly<Record<string, FieldsKey>> = {
  projectActivities: 'activity',
  budgetBreakdown: 'itemN',
  goodsAndServices: 'contribution',
  solutionSteps: 'step',
};

const fieldNames: Readonly<Record<string, FieldsKey>> = {
  'projectActivities.startDate': 'projectStartDate',
  'projectActivities.endDate': 'projectEndDate',
  'budgetBreakdown.name': 'item',
  'goodsAndServices.description': 'contributionDescription',
  'projectActivities.teamAssignments.teamMemberName': 'teamMemberName',
  'projectActivities.teamAssignments.description': 'assignmentDescription',
  team: 'members',
};

export function labelOf(path: string): FieldLabel {
  const [list = '', n] = path.split('.');
  const last = path.split('.').at(-1) ?? '';
  const name = fieldNames[withoutNumbers(path)] ?? (last as FieldsKey);
  if (list === 'extraAnswers') return { key: 'extraAnswers' };
  const item = itemNames[list];
  if (n === undefined || !item) return { key: name };
  const place = { key: item, n: Number(n) + 1 };
  return list === 'solutionSteps'
    ? { key: 'solutionSteps', item: place }
    : { key: name, item: place };
}

/** The last section asks its questions in another order than the rules list its fields. */
const impactOrder = [
  'communityImpact',
  'targetGroup',
  'lastingImpact',
  'innovationValue',
  'selectedSdgs',
  'selectedSdgSubcategories',
  'sdgImpact',
];

export function asAsked(missing: readonly Missing[]): readonly Missing[] {
  const impact = missing
    .filter(({ section }) => section === 'impact')
    .sort((a, b) => impactOrder.indexOf(a.field) - impactOrder.indexOf(b.field));
  const start = missing.findIndex(({ section }) => section === 'impact');
  return start < 0 ? missing : missing.toSpliced(start, impact.length, ...impact);
}
