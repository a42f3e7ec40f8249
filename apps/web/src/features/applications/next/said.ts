import type { Missing } from '@app/domain/applications/application.content';
import type { MissingKey } from './text.ts';

export interface Said {
  readonly key: MissingKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

const wholeLists = {
  solutionSteps: 'steps',
  projectActivities: 'activities',
  budgetBreakdown: 'items',
  selectedSdgs: 'goals',
} as const satisfies Record<string, MissingKey>;

const isList = (field: string): field is keyof typeof wholeLists => field in wholeLists;

/** What kind of thing one is: several of one kind are counted together. */
function kindOf({ field, code }: Missing): MissingKey {
  if (code === 'TEAM_TOO_SMALL') return 'member';
  if (code === 'ABOVE_CEILING') return 'tooMuch';
  if (code === 'BELOW_FLOOR') return 'tooLittle';
  if (code !== 'REQUIRED') return 'fix';
  if (isList(field)) return wholeLists[field];
  const last = field.split('.').at(-1) ?? '';
  if (/Date$/.test(last)) return 'date';
  if (last === 'amount' || last === 'value') return 'price';
  if (last === 'quantity') return 'quantity';
  if (/^expected/.test(last)) return 'people';
  if (/name$/i.test(last)) return 'name';
  return 'text';
}

/** What a section lacks, in a few words: `fale 2 datuma`; null if nothing. */
export function summaryOf(missing: readonly Missing[], membersLacking: number): Said | null {
  const [first] = missing;
  if (!first) return null;
  const kind = kindOf(first);
  const alike = missing.every((item) => kindOf(item) === kind);
  const count = kind === 'member' ? membersLacking : missing.length;
  return { key: alike ? kind : 'thing', values: { count } };
}

const itemTexts: Readonly<Record<string, MissingKey>> = {
  'projectActivities.name': 'activityName',
  'projectActivities.description': 'activityDescription',
  'projectActivities.startDate': 'startDate',
  'projectActivities.endDate': 'endDate',
  'projectActivities.expectedVolunteers': 'expectedVolunteers',
  'projectActivities.expectedUsers': 'expectedUsers',
  'projectActivities.teamAssignments.teamMemberName': 'teamMemberName',
  'budgetBreakdown.name': 'itemName',
  'budgetBreakdown.quantity': 'itemQuantity',
  'budgetBreakdown.amount': 'itemAmount',
  'goodsAndServices.donorName': 'donorName',
  'goodsAndServices.description': 'goodsDescription',
  'goodsAndServices.value': 'goodsValue',
  'goodsAndServices.quantity': 'itemQuantity',
  solutionSteps: 'step',
};

export const withoutNumbers = (field: string) => field.replace(/\.\d+/g, '');

/** What to write where something required is not there. */
export function requiredOf(field: string): Said {
  if (field.startsWith('extraAnswers')) return { key: 'extraAnswer' };
  const listItem = /\.\d+/.test(field) && itemTexts[withoutNumbers(field)];
  return { key: listItem || (field as MissingKey) };
}
