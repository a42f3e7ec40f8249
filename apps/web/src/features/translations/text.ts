import type { RowProblem } from '@app/contracts/translations/translations.schemas';
import type { TextProblem } from '@app/domain/translations/translation';
import { translationsTexts } from '@app/messages/translations';
import { translationsPartsTexts } from '@app/messages/translations-parts';
import { textsFor } from '../../lib/texts/text.ts';

export const useTranslationsText = textsFor('translations', translationsTexts);

const usePartText = textsFor('translations-parts', translationsPartsTexts);

/** Names the part of the platform that a text belongs to; one without a name by its own word. */
export function usePartName(): (part: string) => string {
  const t = usePartText();
  return (part) => (isNamed(part) ? t(part) : part);
}

const isNamed = (part: string): part is keyof typeof translationsPartsTexts =>
  part in translationsPartsTexts;

type TextsText = ReturnType<typeof useTranslationsText>;

export function problemText(
  t: TextsText,
  problem: RowProblem | TextProblem,
  names: readonly string[],
): string {
  if (problem !== 'textPlaceholders') return t(problem);
  return names.length === 0
    ? t('textNoPlaceholders')
    : t('textPlaceholders', { names: names.map((name) => `{{${name}}}`).join(' ') });
}
