import { categoryIn } from '@app/messages/budget-categories';
import { useLanguage } from '../texts/language.tsx';

/** The category of a budget line, in the reader's language where it is a usual one. */
export function useCategory(): (written: string) => string {
  const { language } = useLanguage();
  return (written) => categoryIn(language, written);
}
