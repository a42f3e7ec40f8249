import type { InstalmentView } from '@app/contracts/agreements/agreements.schemas';
import { useAgreementsText } from '../text.ts';

/** What an instalment waits for. */
export function useConditionWords() {
  const t = useAgreementsText();
  return ({ after, milestone }: Pick<InstalmentView, 'after' | 'milestone'>): string =>
    milestone ? t('afterStep', { title: milestone.title }) : t(`after_${after}`);
}
