import type { ExtraQuestion } from '../../calls/call.content.ts';
import { isDay } from '../../dates.ts';
import type { AgeLack } from '../../teams/age.ts';
import type { AnyContent, AnyForm, Flaw, MissingCode, RuleContext } from './form.ts';
import { fieldsOf, sectionOfField } from './form.ts';
import { type Answer, type GoalsValue, goalCount, isEmpty, type Value } from './values.ts';

export interface Missing {
  readonly section: string;
  /** Dotted path, for example `projectActivities.2.startDate`; of the team `team`. */
  readonly field: string;
  readonly code: MissingCode;
  /** Whom of the team it is about. */
  readonly name?: string | undefined;
}

/** What a member of the team lacks. */
export interface TeamLack {
  /** Of the membership. */
  readonly id: string;
  readonly name: string;
  readonly code: AgeLack;
}

export interface CompletenessContext extends RuleContext {
  readonly team: {
    /** Accepted members, the owner included. */
    readonly members: number;
    readonly minimum: number;
    readonly atMost?: number | undefined;
    /** What stands in the way of single members. */
    readonly lacks?: readonly TeamLack[] | undefined;
  };
  /** Sections that must be filled; left out: all. In the others a field may stay empty. */
  readonly compulsory?: readonly string[] | undefined;
  /** Questions of the call's own. */
  readonly questions?: readonly ExtraQuestion[] | undefined;
}

/**
 * Everything that stands in the way of submitting, in the order of the canvas. A draft is saved
 * whatever this says.
 */
export function missingIn(
  form: AnyForm,
  content: AnyContent,
  context: CompletenessContext,
): Missing[] {
  const fields = fieldsOf(form);
  const flaws = [
    ...Object.entries(fields).flatMap(([key, value]) =>
      value.kind === 'answers'
        ? answerFlaws(key, content[key] as readonly Answer[], context.questions ?? [])
        : valueFlaws(value, content[key], key, content as Parts),
    ),
    ...form.rules(content, context),
  ];
  const located = flaws.map(([field, code]): Missing => {
    return { section: sectionOfField(form, rootOf(field)), field, code };
  });
  const asked = located.filter(
    // What stands in a section must be whole, whether it is asked for or not.
    ({ section, field, code }) =>
      code !== 'REQUIRED' || field.includes('.') || isCompulsory(form, section, context),
  );
  const order = Object.keys(fields);
  asked.sort((a, b) => order.indexOf(rootOf(a.field)) - order.indexOf(rootOf(b.field)));
  if (context.team.members < context.team.minimum) {
    asked.push({ section: 'team', field: 'team', code: 'TEAM_TOO_SMALL' });
  }
  // The bank may have lowered it since they joined.
  if (context.team.members > (context.team.atMost ?? Number.MAX_VALUE)) {
    asked.push({ section: 'team', field: 'team', code: 'TEAM_TOO_LARGE' });
  }
  for (const { id, name, code } of context.team.lacks ?? []) {
    asked.push({ section: 'team', field: `team.${id}`, code, name });
  }
  return asked;
}

type Parts = Readonly<Record<string, unknown>>;

const rootOf = (path: string) => path.split('.')[0] ?? '';

function isCompulsory(form: AnyForm, section: string, { compulsory }: CompletenessContext) {
  if (compulsory === undefined || compulsory.includes(section)) return true;
  return form.alwaysCompulsory.includes(section);
}

function answerFlaws(
  key: string,
  given: readonly Answer[],
  questions: readonly ExtraQuestion[],
): Flaw[] {
  return questions.flatMap((question): Flaw[] => {
    const answer = given.find(({ id }) => id === question.id);
    const code = answerFlaw(question, answer);
    return code ? [[`${key}.${question.id}`, code]] : [];
  });
}

function answerFlaw(question: ExtraQuestion, given: Answer | undefined): MissingCode | undefined {
  const said = given?.answer.trim() ?? '';
  const empty = question.kind === 'file' ? !given?.files.length : said === '';
  if (empty) return question.required ? 'REQUIRED' : undefined;
  switch (question.kind) {
    case 'text':
      return said.length > question.maxLength ? 'TOO_LONG' : undefined;
    case 'number': {
      const { min, max } = question;
      const within = Number(said) >= (min ?? 0) && Number(said) <= (max ?? Number.MAX_VALUE);
      return /^\d+(\.\d+)?$/.test(said) && within ? undefined : 'INVALID';
    }
    case 'choice':
      return question.options.some(({ id }) => id === said) ? undefined : 'INVALID';
    case 'file':
      return undefined;
  }
}

function valueFlaws(value: Value, current: unknown, path: string, beside: Parts): Flaw[] {
  const asked = value.with === undefined || beside[value.with] === true;
  const wanted = value.required === true && asked;
  if (isEmpty(value, current)) return wanted ? [[path, 'REQUIRED']] : [];
  return flawsOf(value, current, path);
}

function flawsOf(value: Value, current: unknown, path: string): Flaw[] {
  switch (value.kind) {
    case 'text': {
      const text = current as string;
      if (text.length > value.max) return [[path, 'TOO_LONG']];
      return text.trim().length < (value.min ?? 0) ? [[path, 'TOO_SHORT']] : [];
    }
    case 'day':
      return isDay(current as string) ? [] : [[path, 'INVALID']];
    case 'goals':
      return isChoiceOfGoals(current as readonly number[], value) ? [] : [[path, 'INVALID']];
    case 'list':
      return (current as readonly unknown[]).flatMap((one, n) =>
        value.item.kind === 'group'
          ? flawsOf(value.item, one, `${path}.${n}`)
          : valueFlaws(value.item, one, `${path}.${n}`, {}),
      );
    case 'group': {
      const parts = current as Parts;
      return Object.entries(value.fields).flatMap(([key, field]) =>
        valueFlaws(field, parts[key], `${path}.${key}`, parts),
      );
    }
    default:
      return [];
  }
}

const isGoal = (goal: number) => Number.isInteger(goal) && goal >= 1 && goal <= goalCount;

const isChoiceOfGoals = (chosen: readonly number[], { max = goalCount }: GoalsValue) =>
  chosen.length <= max && chosen.every(isGoal);

export interface SectionProgress {
  readonly done: boolean;
  readonly missing: number;
}

/** How far each section is; `review` is done when all the others are. */
export function sectionProgress(
  form: AnyForm,
  content: AnyContent,
  context: CompletenessContext,
): Record<string, SectionProgress> {
  const missing = missingIn(form, content, context);
  return Object.fromEntries(
    Object.keys(form.sections).map((key) => {
      const count =
        key === 'review' ? missing.length : missing.filter(({ section }) => section === key).length;
      return [key, { done: count === 0, missing: count }];
    }),
  );
}
