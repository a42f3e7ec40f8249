import type {
  ApplicationDraft,
  PersonHere,
} from '@app/contracts/applications/applications.schemas';
import { type About, type AnyForm, fieldsOf } from '@app/domain/applications/form/form';
import type { Missing } from '@app/domain/applications/form/missing';
import { toKm } from '@app/domain/money';
import { createContext, use } from 'react';
import {
  type FormText,
  labelOf,
  type Missed,
  requiredText,
  useFormText,
  useMissingText,
  valueAt,
} from '../../../entities/applications/public.ts';
import type { AutosaveView } from '../../../lib/autosave/autosave.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { type Content, excessIn } from './content.ts';
import type { Saver } from './saver.ts';
import type { Sending } from './sending.ts';
import type { Submission } from './use-submit.ts';

export interface Canvas {
  readonly draft: ApplicationDraft;
  readonly form: AnyForm;
  readonly content: Content;
  /** What is written, as the rules read it. */
  readonly rules: Content;
  readonly about: About;
  readonly saver: Saver;
  readonly view: AutosaveView<Content>;
  /** Files on their way. */
  readonly sending: Sending;
  /** What stands in the way of submitting, in order. */
  readonly missing: readonly Missing[];
  readonly membersLacking: number;
  readonly section: string;
  /** The field that the address names, and the visit that named it. */
  readonly target: { readonly path: string; readonly visit: string };
  readonly submission: Submission;
  /** Who else has the application open. */
  readonly people: readonly PersonHere[];
  /** Whether it is time to say what a field lacks: it was left empty, or everything was checked. */
  shows(path: string): boolean;
  writable(section: string): boolean;
}

const CanvasContext = createContext<Canvas | null>(null);

export const CanvasProvider = CanvasContext;

export function useCanvas(): Canvas {
  const canvas = use(CanvasContext);
  if (!canvas) throw new Error('This part stands in an open application only.');
  return canvas;
}

/** A value, or what makes one of that which stands there now. */
export type Next<H> = H | ((now: H) => H);

export const applied = <H,>(next: Next<H>, now: H): H =>
  typeof next === 'function' ? (next as (now: H) => H)(now) : next;

export function useContentField<H>(field: string): readonly [H, (next: Next<H>) => void] {
  const { content, saver } = useCanvas();
  return [
    content[field] as H,
    (next) => saver.change(field, applied(next, saver.read().content[field] as H)),
  ];
}

/** Words of the form that is written. */
export function useSay(): FormText {
  return useFormText(useCanvas().form.kind);
}

/** Fields with changes that the server does not take as they are. */
export function useRejectedFields(): readonly string[] {
  const { content, form, view } = useCanvas();
  const tooMuch = Object.entries(fieldsOf(form)).flatMap(([field, value]) =>
    excessIn(value, content[field], field).length > 0 ? [field] : [],
  );
  return [...new Set([...view.refused.keys(), ...tooMuch])];
}

/** Gives the sentence for what is wrong at a path, if there is anything and it is time to say it. */
export function useProblem(): (path: string) => string | undefined {
  const { content, form, view, missing, shows } = useCanvas();
  const say = useMissingMessage();
  const t = useMissingText();
  const { number } = useFormat();
  return (path) => {
    const field = rootOf(path);
    const excess = excessIn(fieldsOf(form)[field], content[field], field);
    const over = excess.find((one) => one.path === path);
    if (over?.kind === 'text') return t('tooLong', { count: over.limit });
    if (over?.kind === 'list') return t('tooManyItems', { limit: number(over.limit) });
    if (over) return t('tooBig', { limit: number(over.limit) });
    const refused = path === field ? view.refused.get(field) : undefined;
    if (refused) return refused;
    const found = missing.find((one) => one.field === path);
    return found && shows(path) ? say(found) : undefined;
  };
}

export function useMissingMessage(): (item: Missed) => string {
  const { form, content, about, draft, membersLacking } = useCanvas();
  const t = useMissingText();
  const say = useSay();
  const { km, date, number } = useFormat();
  const { minAmount: floor, maxAmount: ceiling } = draft.call;
  const amount = toKm(about.requestedAmount);
  const answerText = (field: string) => {
    const question = draft.call.extraQuestions.find(({ id }) => field.endsWith(`.${id}`));
    if (question?.kind !== 'number') return t('needChoice');
    const from = number(question.min ?? 0);
    return question.max === null
      ? t('answerFrom', { from })
      : t('answerBetween', { from, to: number(question.max) });
  };
  return ({ field, code, name = '' }) => {
    const value = valueAt(form, field);
    switch (code) {
      case 'REQUIRED':
        return requiredText(form, say, t, field);
      case 'TOO_SHORT':
        return t('tooShort', { count: value?.kind === 'text' ? (value.min ?? 1) : 1 });
      case 'TOO_LONG':
        return t('tooLongItem');
      case 'END_BEFORE_START':
        return t('endBeforeStart');
      case 'OUTSIDE_PROJECT':
        return currentAt(content, field) < about.startsOn
          ? t('beforeProject', { date: date(about.startsOn) })
          : t('afterProject', { date: date(about.endsOn) });
      case 'ABOVE_CEILING':
        return t('aboveCeiling', {
          amount: km(amount),
          limit: km(ceiling),
          over: km(amount - ceiling),
        });
      case 'BELOW_FLOOR':
        return t('belowFloor', { amount: km(amount), limit: km(floor) });
      case 'UNBALANCED':
        return t('unbalanced');
      case 'TEAM_TOO_SMALL':
        return t('teamTooSmall', { count: membersLacking });
      case 'TEAM_TOO_LARGE':
        return t('teamTooLarge', { limit: draft.call.maxTeam });
      case 'AGE_UNSAID':
      case 'YEAR_UNSAID':
      case 'TOO_YOUNG':
      case 'TOO_OLD':
      case 'CONSENT_MISSING':
        return t(code, { name });
      case 'INVALID':
        if (valueAt(form, rootOf(field))?.kind === 'answers') return answerText(field);
        if (value?.kind === 'goals') return t('sdgInvalid');
        return t(value?.kind === 'targets' ? 'targetsInvalid' : 'notDay');
    }
  };
}

const rootOf = (path: string) => path.split('.')[0] ?? '';

function currentAt(content: Content, path: string): string {
  const current = path
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], content);
  return String(current ?? '');
}

/** The name of a path: `Aktivnost 2: Početak`. */
export function useLabel(): (path: string) => string {
  const say = useSay();
  return (path) => labelOf(say, path);
}
