import { optionalSectionsOf } from '../applications/form/form.ts';
import { formOf } from '../applications/form/forms.ts';
import type { Criterion } from '../reviews/rubric.ts';
import { businessRubric, defaultQuorum, defaultRubric } from '../reviews/rubric.ts';

/** A text in both languages; either may be empty while a call is written. */
export interface CallText {
  readonly bhs: string;
  readonly en: string;
}

/** Asked before the long form; who does not pass is told what else there is. */
export interface EligibilityQuestion {
  readonly id: string;
  readonly text: CallText;
  readonly passes: 'yes' | 'no';
  readonly otherwise: CallText;
}

const nothing: CallText = { bhs: '', en: '' };

export const questionKinds = ['text', 'number', 'choice', 'file'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A question of the call's own, answered in the application. */
export interface ExtraQuestion {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly text: CallText;
  readonly help: CallText;
  /** Of a text, in characters. */
  readonly maxLength: number;
  /** Bounds of a number; null: none but 0. */
  readonly min: number | null;
  readonly max: number | null;
  /** Of a choice. */
  readonly options: readonly { readonly id: string; readonly text: CallText }[];
  readonly required: boolean;
}

export const emptyQuestion = (id: string): ExtraQuestion => ({
  id,
  kind: 'text',
  text: nothing,
  help: nothing,
  maxLength: 800,
  min: null,
  max: null,
  options: [],
  required: true,
});

export interface CallDocument {
  readonly id: string;
  readonly title: CallText;
  readonly url: string;
}

/**
 * Everything that a call says, as its working copy holds it: any of it may still be empty. Amounts
 * are KM, times ISO instants, days `yyyy-mm-dd`.
 */
export interface CallContent {
  readonly kind: 'orange' | 'blue';
  /** Whose call it is. */
  readonly bankSlug: string;
  /** Banks that give it together with the owner. */
  readonly partnerBanks: readonly string[];
  readonly slug: string;
  readonly title: CallText;
  readonly summary: CallText;
  readonly description: CallText;
  /** A number or a range. */
  readonly expectedProjects: string;
  readonly topics: readonly string[];
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly decisionsBy: string | null;
  /** Whether each application is decided as it comes, and its team told at once. */
  readonly rollingDecisions: boolean;
  readonly totalFund: number | null;
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
  /** How much of its budget a team brings itself; null if nothing is asked. */
  readonly ownContribution: { readonly percent: number; readonly inKind: boolean } | null;
  /** Whether approved teams may gather the rest from people. */
  readonly allowsCampaign: boolean;
  readonly who: {
    readonly minAge: number | null;
    readonly maxAge: number | null;
    /** Empty: from everywhere. */
    readonly municipalities: readonly string[];
    readonly minTeam: number;
    readonly maxTeam: number;
    readonly eligible: readonly CallText[];
    readonly notEligible: readonly CallText[];
  };
  readonly questions: readonly EligibilityQuestion[];
  readonly rubric: readonly Criterion[];
  readonly quorum: number;
  /** Whether those who score do not learn whose application it is. */
  readonly blind: boolean;
  /** Sections of its kind's form that must be filled, besides those that always are. */
  readonly compulsory: readonly string[];
  /** Sections that its applications do not have. */
  readonly omittedSections: readonly string[];
  readonly extraQuestions: readonly ExtraQuestion[];
  readonly documents: readonly CallDocument[];
  readonly timeline: readonly {
    readonly on: string;
    readonly text: CallText;
    readonly kind?: 'decisions' | undefined;
  }[];
  readonly faq: readonly { readonly question: CallText; readonly answer: CallText }[];
  readonly contact: { readonly name: string; readonly role: CallText; readonly email: string };
  /** Name of a picture in the banks' storage. */
  readonly picture: string | null;
  readonly pictureAlt: CallText;
  readonly seo: { readonly title: CallText; readonly description: CallText };
  /** Blocks of the campaign page; null: made from the call's own texts. */
  readonly landing: readonly unknown[] | null;
}

export type CallField = keyof CallContent;

/** Most characters of the texts, and most entries of the lists. */
export const callLimits = {
  title: 60,
  summary: 160,
  description: 4000,
  expectedProjects: 20,
  condition: 200,
  question: 200,
  otherwise: 300,
  help: 300,
  answer: 1500,
  criterion: 80,
  guidance: 300,
  event: 120,
  name: 120,
  role: 120,
  seoTitle: 70,
  seoDescription: 160,
  pictureAlt: 160,
  documentTitle: 120,
  url: 500,
  extraAnswer: { min: 50, max: 3000 },
  bound: { min: 0, max: 99_999 },
  option: 120,
  options: { min: 2, max: 12 },
  partnerBanks: 10,
  topics: 10,
  municipalities: 40,
  conditions: 12,
  questions: 6,
  rubric: { min: 3, max: 8 },
  quorum: 20,
  extraQuestions: 6,
  documents: 10,
  timeline: 12,
  faq: 20,
  team: 30,
  age: { min: 10, max: 99 },
  ownContribution: 90,
} as const;

/** Sections that a call may leave to the teams, or leave out. */
export const optionalSections = (kind: CallContent['kind']): string[] =>
  optionalSectionsOf(formOf(kind));

export function emptyCall(of: Pick<CallContent, 'kind' | 'bankSlug'>): CallContent {
  return {
    kind: of.kind,
    bankSlug: of.bankSlug,
    partnerBanks: [],
    slug: '',
    title: nothing,
    summary: nothing,
    description: nothing,
    expectedProjects: '',
    topics: [],
    opensAt: null,
    closesAt: null,
    decisionsBy: null,
    rollingDecisions: false,
    totalFund: null,
    minAmount: null,
    maxAmount: null,
    ownContribution: null,
    allowsCampaign: of.kind === 'orange',
    who: {
      minAge: null,
      maxAge: null,
      municipalities: [],
      minTeam: 1,
      maxTeam: 8,
      eligible: [],
      notEligible: [],
    },
    questions: [],
    rubric: of.kind === 'blue' ? businessRubric : defaultRubric,
    quorum: defaultQuorum,
    blind: false,
    compulsory: optionalSections(of.kind),
    omittedSections: [],
    extraQuestions: [],
    documents: [],
    timeline: [],
    faq: [],
    contact: { name: '', role: nothing, email: '' },
    picture: null,
    pictureAlt: nothing,
    seo: { title: nothing, description: nothing },
    landing: null,
  };
}

/** A new round after an older call: all its words, none of its days, an address of its own. */
export function nextRound(
  older: CallContent,
  of: Pick<CallContent, 'kind' | 'bankSlug'>,
): CallContent {
  return {
    ...older,
    kind: of.kind,
    bankSlug: of.bankSlug,
    // Another kind asks other sections.
    ...(of.kind === older.kind
      ? {}
      : { compulsory: optionalSections(of.kind), omittedSections: [] }),
    slug: '',
    opensAt: null,
    closesAt: null,
    decisionsBy: null,
    timeline: [],
  };
}

export interface FieldChange {
  /** Dotted: `title.en`, `who.minAge`; a list is one field. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Json = Readonly<Record<string, unknown>>;

const put = (value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown =>
  key === undefined ? to : { ...(value as Json), [key]: put((value as Json)?.[key], rest, to) };

/** The fields of the content that change when these paths become what they were. */
export function undoneChanges(
  content: CallContent,
  changes: readonly Pick<FieldChange, 'path' | 'before'>[],
): Partial<CallContent> {
  const made: Record<string, unknown> = {};
  for (const { path, before } of changes) {
    const [field = '', ...rest] = path.split('.');
    made[field] = put(made[field] ?? content[field as CallField], rest, before);
  }
  return made;
}

const isPlain = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, n) => same(item, other[n]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => same(one[key], other[key]));
};

/** What differs between two states of a call, in the order of its fields. */
export function callChanges(before: CallContent, after: CallContent): FieldChange[] {
  const walk = (path: string, one: unknown, other: unknown): FieldChange[] => {
    if (same(one, other)) return [];
    if (!isPlain(one) || !isPlain(other)) return [{ path, before: one, after: other }];
    return Object.keys(other).flatMap((key) =>
      walk(path === '' ? key : `${path}.${key}`, one[key], other[key]),
    );
  };
  return walk('', before, after);
}
