import type { AnyForm } from '@app/domain/applications/form/form';
import type { Missing } from '@app/domain/applications/form/missing';
import type { ValueKind } from '@app/domain/applications/form/values';
import { nameOf } from '@app/domain/applications/form/words';
import { labelOf, valueAt } from '../form-paths.ts';
import { type FormText, useFormText } from '../form-texts.ts';
import { type MissingKey, useMissingText } from './text.ts';

type Named = Partial<Record<ValueKind, MissingKey>>;

const counted: Named = {
  day: 'date',
  money: 'amount',
  number: 'number',
  series: 'number',
  list: 'emptyList',
  goals: 'emptyList',
};

const needed: Named = {
  choice: 'needChoice',
  day: 'needDay',
  money: 'amountMissing',
  number: 'needNumber',
  series: 'needNumber',
  list: 'needItem',
  goals: 'needItem',
  answers: 'extraAnswer',
};

/** What kind of thing one is: several of one kind are counted together. */
function kindOf(form: AnyForm, { field, code }: Missing): MissingKey {
  if (code === 'TEAM_TOO_SMALL') return 'member';
  if (code === 'CONSENT_MISSING') return 'consent';
  if (code === 'AGE_UNSAID' || code === 'YEAR_UNSAID') return 'age';
  if (code === 'ABOVE_CEILING') return 'tooMuch';
  if (code === 'BELOW_FLOOR') return 'tooLittle';
  if (code !== 'REQUIRED') return 'fix';
  const value = valueAt(form, field);
  if (value?.kind === 'text' && /name$/i.test(field)) return 'name';
  return (value && counted[value.kind]) ?? 'text';
}

export type Missed = Pick<Missing, 'section' | 'field' | 'code' | 'name'>;

/** Says what a section lacks, in a few words: `fale 2 datuma`; null if nothing. */
export function useSummary(form: AnyForm) {
  const t = useMissingText();
  const say = useFormText(form.kind);
  return (missing: readonly Missed[], membersLacking: number): string | null => {
    const [first] = missing;
    if (!first) return null;
    const kind = kindOf(form, first);
    const alike = missing.every((item) => kindOf(form, item) === kind);
    if (alike && kind === 'member') return t('member', { count: membersLacking });
    if (!alike || (kind === 'emptyList' && missing.length > 1)) {
      return t('thing', { count: missing.length });
    }
    return t(kind, { count: missing.length, name: labelOf(say, first.field) });
  };
}

/** What to write where something required is not there. */
export function requiredText(
  form: AnyForm,
  say: FormText,
  t: ReturnType<typeof useMissingText>,
  path: string,
): string {
  const own = `${nameOf(path)}.missing`;
  if (say.has(own)) return say(own);
  const value = valueAt(form, path) ?? valueAt(form, path.split('.')[0] ?? '');
  return t((value && needed[value.kind]) ?? 'needText');
}
