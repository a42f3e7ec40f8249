import { dayText } from '../sarajevo-time.ts';
import {
  type CallContent,
  type CallField,
  type CallText,
  callChanges,
  callLimits,
  emptyCall,
  optionalSections,
} from './call.content.ts';
import type { CallStatus } from './call.machine.ts';

/** Sections of the editor, in its order. */
export const callSections = [
  'basics',
  'money',
  'dates',
  'who',
  'rubric',
  'canvas',
  'landing',
  'publishing',
] as const;
export type CallSection = (typeof callSections)[number];

/**
 * - `missing`: nothing stands there. `translation`: in one language only, so that everybody reads
 *   that one.
 * - `order`: before what it must follow, or less than what it must reach. `past`: it has been.
 * - `sum`: the weights are not 100. `range`: too few, too many, too small, too large.
 * - `fixed`: readers and teams rely on what was published.
 */
export const callMissingCodes = [
  'missing',
  'translation',
  'order',
  'sum',
  'range',
  'past',
  'fixed',
] as const;
export type CallMissingCode = (typeof callMissingCodes)[number];

export interface CallMissing {
  readonly section: CallSection;
  /** Dotted: `title.en`, `rubric`, `questions.0.text.bhs`. */
  readonly path: string;
  readonly code: CallMissingCode;
  readonly language?: keyof CallText;
  /** Whether it stands in the way of publishing. */
  readonly blocks: boolean;
}

const sectionOf: Readonly<Record<CallField, CallSection>> = {
  kind: 'basics',
  bankSlug: 'basics',
  partnerBanks: 'basics',
  slug: 'publishing',
  title: 'basics',
  summary: 'basics',
  description: 'basics',
  expectedProjects: 'money',
  topics: 'basics',
  opensAt: 'dates',
  closesAt: 'dates',
  decisionsBy: 'dates',
  rollingDecisions: 'dates',
  totalFund: 'money',
  minAmount: 'money',
  maxAmount: 'money',
  ownContribution: 'money',
  allowsCampaign: 'money',
  who: 'who',
  questions: 'who',
  rubric: 'rubric',
  quorum: 'rubric',
  blind: 'rubric',
  compulsory: 'canvas',
  omittedSections: 'canvas',
  extraQuestions: 'canvas',
  documents: 'canvas',
  timeline: 'dates',
  faq: 'landing',
  contact: 'landing',
  picture: 'landing',
  pictureAlt: 'landing',
  seo: 'landing',
  landing: 'landing',
};

type Flaw = readonly [path: string, code: CallMissingCode, language?: keyof CallText];

const blank = (text: string): boolean => text.trim() === '';

/** A text that nobody can do without. */
function needed(path: string, text: CallText): Flaw[] {
  return blank(text.bhs) && blank(text.en) ? [[path, 'missing']] : half(path, text);
}

function half(path: string, { bhs, en }: CallText): Flaw[] {
  if (blank(bhs) === blank(en)) return [];
  const language = blank(bhs) ? 'bhs' : 'en';
  return [[`${path}.${language}`, 'translation', language]];
}

const when = (holds: boolean, path: string, code: CallMissingCode): Flaw[] =>
  holds ? [[path, code]] : [];

const each = <T>(path: string, items: readonly T[], check: (item: T, at: string) => Flaw[]) =>
  items.flatMap((item, n) => check(item, `${path}.${n}`));

function money({ totalFund, minAmount, maxAmount }: CallContent): Flaw[] {
  const given = { totalFund, minAmount, maxAmount };
  const flaws = Object.entries(given).flatMap(([path, amount]) =>
    amount === null ? when(true, path, 'missing') : when(amount <= 0, path, 'range'),
  );
  if (flaws.length > 0 || totalFund === null || minAmount === null || maxAmount === null) {
    return flaws;
  }
  return [
    ...when(maxAmount < minAmount, 'maxAmount', 'order'),
    ...when(totalFund < maxAmount, 'totalFund', 'order'),
  ];
}

/** Its end lies ahead as long as it takes, or will take, applications. */
const endsAhead: readonly CallStatus[] = ['draft', 'scheduled', 'open'];

function dates(content: CallContent, { now, status }: CallMoment): Flaw[] {
  const { opensAt, closesAt, decisionsBy, timeline } = content;
  const closes = closesAt === null ? null : new Date(closesAt);
  return [
    ...when(opensAt === null, 'opensAt', 'missing'),
    ...when(closesAt === null, 'closesAt', 'missing'),
    ...(closes === null
      ? []
      : [
          ...when(opensAt !== null && closes <= new Date(opensAt), 'closesAt', 'order'),
          ...when(endsAhead.includes(status) && closes <= now, 'closesAt', 'past'),
          ...when(decisionsBy !== null && decisionsBy < dayText(closes), 'decisionsBy', 'order'),
        ]),
    ...each('timeline', timeline, ({ text }, at) => needed(`${at}.text`, text)),
  ];
}

function who({ who: conditions, questions }: CallContent): Flaw[] {
  const { minAge, maxAge, minTeam, maxTeam, eligible, notEligible } = conditions;
  return [
    ...when(minAge !== null && maxAge !== null && maxAge < minAge, 'who.maxAge', 'order'),
    ...when(maxTeam < minTeam, 'who.maxTeam', 'order'),
    ...when(eligible.length === 0, 'who.eligible', 'missing'),
    ...each('who.eligible', eligible, (text, at) => needed(at, text)),
    ...each('who.notEligible', notEligible, (text, at) => needed(at, text)),
    ...each('questions', questions, ({ text, otherwise }, at) => [
      ...needed(`${at}.text`, text),
      ...needed(`${at}.otherwise`, otherwise),
    ]),
  ];
}

function rubric({ rubric: criteria }: CallContent): Flaw[] {
  const { min, max } = callLimits.rubric;
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return [
    ...when(criteria.length < min || criteria.length > max, 'rubric', 'range'),
    ...when(weights !== 100, 'rubric', 'sum'),
    ...each('rubric', criteria, ({ name, guidance }, at) => [
      ...needed(`${at}.name`, name),
      ...half(`${at}.guidance`, guidance),
    ]),
  ];
}

/** Whether what is left out may be, and is not asked for as well. */
export function sectionsFit({
  kind,
  compulsory,
  omittedSections,
}: Pick<CallContent, 'kind' | 'compulsory' | 'omittedSections'>): boolean {
  const optional = optionalSections(kind);
  return omittedSections.every((key) => optional.includes(key) && !compulsory.includes(key));
}

function canvas(content: CallContent): Flaw[] {
  const { extraQuestions, documents } = content;
  return [
    ...when(!sectionsFit(content), 'omittedSections', 'range'),
    ...each('extraQuestions', extraQuestions, ({ kind, text, help, min, max, options }, at) => [
      ...needed(`${at}.text`, text),
      ...half(`${at}.help`, help),
      ...when(kind === 'number' && max !== null && max < (min ?? 0), `${at}.max`, 'order'),
      ...(kind === 'choice'
        ? [
            ...when(options.length < callLimits.options.min, `${at}.options`, 'range'),
            ...each(`${at}.options`, options, (option, place) =>
              needed(`${place}.text`, option.text),
            ),
          ]
        : []),
    ]),
    ...each('documents', documents, ({ title, url }, at) => [
      ...needed(`${at}.title`, title),
      ...when(blank(url), `${at}.url`, 'missing'),
    ]),
  ];
}

function page({ faq, contact, picture, pictureAlt, seo }: CallContent): Flaw[] {
  return [
    ...each('faq', faq, ({ question, answer }, at) => [
      ...needed(`${at}.question`, question),
      ...needed(`${at}.answer`, answer),
    ]),
    ...when(blank(contact.name), 'contact.name', 'missing'),
    ...half('contact.role', contact.role),
    ...when(blank(contact.email), 'contact.email', 'missing'),
    ...(picture === null ? [] : needed('pictureAlt', pictureAlt)),
    ...half('seo.title', seo.title),
    ...half('seo.description', seo.description),
  ];
}

export interface CallMoment {
  readonly now: Date;
  readonly status: CallStatus;
  /** Fields of which what was published stands, and the working copy says otherwise. */
  readonly fixedChanged?: readonly CallField[];
}

/** What a call lacks before it may be published, in the order of the editor. */
export function callMissing(content: CallContent, moment: CallMoment): CallMissing[] {
  const flaws: Flaw[] = [
    ...needed('title', content.title),
    ...needed('summary', content.summary),
    ...needed('description', content.description),
    ...when(content.topics.length === 0, 'topics', 'missing'),
    ...money(content),
    ...dates(content, moment),
    ...who(content),
    ...rubric(content),
    ...canvas(content),
    ...page(content),
    ...(moment.fixedChanged ?? []).map((field): Flaw => [field, 'fixed']),
  ];
  const found = flaws.map(([path, code, language]): CallMissing => {
    const section = sectionOf[path.split('.')[0] as CallField];
    const blocks = code !== 'translation';
    return language ? { section, path, code, language, blocks } : { section, path, code, blocks };
  });
  return callSections.flatMap((section) => found.filter((item) => item.section === section));
}

/** Sections in which something stands that an empty call does not have. */
export function begunSections(content: CallContent): ReadonlySet<CallSection> {
  const written = callChanges(emptyCall(content), content);
  return new Set(written.map(({ path }) => sectionOf[path.split('.')[0] as CallField]));
}

/** Fields that cannot change any more: what readers, teams and board rely on. */
export function fixedFields(status: CallStatus): readonly CallField[] {
  if (status === 'draft') return [];
  const named: CallField[] = ['kind', 'bankSlug', 'slug'];
  if (status === 'scheduled') return named;
  if (status === 'open') return [...named, 'opensAt'];
  return [...named, 'opensAt', 'closesAt', 'rubric', 'quorum'];
}
