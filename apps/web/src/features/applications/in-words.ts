import type { TeamMember } from '@app/contracts/applications/applications.schemas';
import type { ExtraQuestion } from '@app/contracts/calls/call-content.schemas';
import type { LocalizedText } from '@app/contracts/common.schemas';
import type { Value } from '@app/domain/applications/form/values';
import { inWords } from '@app/domain/applications/form/words';
import { useFormText } from '../../entities/applications/public.ts';
import { useFormat, useLocalized } from '../../lib/format/use-format.ts';
import { useMonthName } from './figures/months.ts';
import { usePointInWords } from './point-in-words.ts';
import { type SdgKey, useFieldsText, useSdgText } from './text.ts';

export interface Written {
  readonly kind: string;
  readonly about: { readonly startsOn: string };
  readonly members: readonly Pick<TeamMember, 'id' | 'userId' | 'name'>[];
  readonly call: {
    readonly id: string;
    readonly questions?: readonly { readonly id: string; readonly text: LocalizedText }[];
    readonly extraQuestions?: readonly ExtraQuestion[];
  };
}

/** What stands in a value of an application, as words on lines; nothing if it is empty. */
export function useInWords({
  kind,
  about,
  members,
  call: { questions = [], extraQuestions = [] },
}: Written): (value: Value, current: unknown, path: string) => string {
  const { km, quantity, date } = useFormat();
  const t = useFieldsText();
  const say = useFormText(kind);
  const sdg = useSdgText();
  const point = usePointInWords();
  const localized = useLocalized();
  const monthOf = useMonthName(about.startsOn);
  return (value, current, path) =>
    inWords(value, current, path, {
      say,
      money: km,
      number: quantity,
      day: date,
      month: (n) => monthOf(n).full,
      yes: t('yes'),
      member: (id) => members.find((one) => one.id === id || one.userId === id)?.name ?? '',
      point,
      goal: (n) => `${n}. ${sdg(`${n}` as SdgKey)}`,
      target: (code) => code,
      answer: ({ id, answer }) => {
        const question = extraQuestions.find((one) => one.id === id);
        const chosen = question?.options.find((option) => option.id === answer);
        if (chosen) return localized(chosen.text);
        return question?.kind === 'number' && answer !== '' && Number.isFinite(Number(answer))
          ? quantity(Number(answer))
          : answer;
      },
      eligibility: ({ id, answer }) => {
        const question = questions.find((one) => one.id === id);
        return `${question ? localized(question.text) : ''} ${t(`answer_${answer}`)}`;
      },
    });
}
