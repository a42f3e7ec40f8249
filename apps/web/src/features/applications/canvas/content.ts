import type { ApplicationDraft } from '@app/contracts/applications/applications.schemas';
import { type AnyContent, type AnyForm, storedFieldsOf } from '@app/domain/applications/form/form';
import type { CompletenessContext } from '@app/domain/applications/form/missing';
import {
  type Answer,
  answerLimits,
  isEmpty,
  moneyLimit,
  type Value,
} from '@app/domain/applications/form/values';
import { fening, readKm, toKm } from '@app/domain/money';

/** What is written, by fields of the form, amounts in KM. */
export type Content = AnyContent;

type Parts = Readonly<Record<string, unknown>>;

const kmLimit = toKm(fening(moneyLimit));

/** What stands in a value, as the rules read it: amounts in fening, nothing beyond its limit. */
export function ruled(value: Value, current: unknown): unknown {
  switch (value.kind) {
    case 'money':
      // As typed, which may be larger than the server takes.
      return readKm(Math.min(current as number, kmLimit));
    case 'number':
      return Math.min(current as number, value.max);
    case 'series':
      return (current as readonly number[]).map((one) => Math.min(one, value.max));
    case 'list':
      return (current as readonly unknown[]).map((one) => ruled(value.item, one));
    case 'group':
      return Object.fromEntries(
        Object.entries(value.fields).map(([key, one]) => [
          key,
          ruled(one, (current as Parts)[key]),
        ]),
      );
    default:
      return current;
  }
}

export const toRules = (form: AnyForm, content: Content): Content =>
  Object.fromEntries(
    Object.entries(storedFieldsOf(form)).map(([key, value]) => [key, ruled(value, content[key])]),
  );

export function completenessOf({
  call,
  members,
  teamLacks,
}: ApplicationDraft): CompletenessContext {
  return {
    compulsory: call.compulsory,
    questions: call.extraQuestions,
    team: {
      members: members.length,
      minimum: call.minTeam,
      atMost: call.maxTeam,
      lacks: teamLacks,
    },
    limits: { floor: readKm(call.minAmount), ceiling: readKm(call.maxAmount) },
  };
}

export const isBegun = (form: AnyForm, content: Content, section: string): boolean =>
  Object.entries(form.sections[section] ?? {}).some(
    ([key, value]) => !form.given.includes(key) && !isEmpty(value, content[key]),
  );

/** Something that the server would not save: it is longer or larger than `limit`. */
export interface Excess {
  /** Dotted path, for example `budgetBreakdown.0.name`. */
  readonly path: string;
  readonly kind: 'text' | 'number' | 'list';
  readonly limit: number;
}

export function excessIn(value: Value | undefined, current: unknown, path: string): Excess[] {
  const over = (kind: Excess['kind'], much: number, limit: number) =>
    much > limit ? [{ path, kind, limit }] : [];
  switch (value?.kind) {
    case 'text':
      return over('text', (current as string).length, value.max);
    case 'money':
      return over('number', current as number, kmLimit);
    case 'number':
      return over('number', current as number, value.max);
    case 'series':
      return over('number', Math.max(...(current as readonly number[])), value.max);
    case 'list': {
      const all = current as readonly unknown[];
      const inside = all.flatMap((one, n) => excessIn(value.item, one, `${path}.${n}`));
      return [...over('list', all.length, value.max), ...inside];
    }
    case 'answers':
      return (current as readonly Answer[]).flatMap(({ id, answer }) =>
        answer.length > answerLimits.length
          ? [{ path: `${path}.${id}`, kind: 'text' as const, limit: answerLimits.length }]
          : [],
      );
    case 'group':
      return Object.entries(value.fields).flatMap(([key, one]) =>
        excessIn(one, (current as Parts)[key], `${path}.${key}`),
      );
    default:
      return [];
  }
}
