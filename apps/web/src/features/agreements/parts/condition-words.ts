import type { InstalmentView } from '@app/contracts/agreements/agreements.schemas';
import { readKm, subFening, toKm } from '@app/domain/money';
import { useAgreementsText } from '../text.ts';

/** What an instalment waits for. */
export function useConditionWords() {
  const t = useAgreementsText();
  return ({ after, milestone }: Pick<InstalmentView, 'after' | 'milestone'>): string =>
    milestone ? t('afterStep', { title: milestone.title }) : t(`after_${after}`);
}

/** What of an instalment is still to be paid, in KM. */
export const leftOf = ({ amount, paid }: Pick<InstalmentView, 'amount' | 'paid'>): number =>
  toKm(subFening(readKm(amount), readKm(paid)));
