import { createFormat } from '@app/messages/format/format';
import { useLanguage } from '../texts/language.tsx';
import { useRenderedAt } from './rendered-at.tsx';

export const useFormat = () => createFormat(useLanguage().language, useRenderedAt());

/** Picks the reader's language of a text that a record carries in both. */
export function useLocalized() {
  const { language } = useLanguage();
  return (text: { readonly bhs: string; readonly en: string }) => text[language];
}
