import { formatNumber } from '@app/messages/format/numbers';
import { useLanguage } from '../../lib/texts/language.tsx';
import { useReviewsText } from './text.ts';

export function useShortNumber(most = 2): (value: number) => string {
  const { language } = useLanguage();
  return (value) => {
    const [, fraction = ''] = String(Number(value.toFixed(most))).split('.');
    return formatNumber(value, language, fraction.length);
  };
}

/** How many scores there are, of those that a decision needs. */
export function useScoreCount(): (count: number, quorum: number) => string {
  const t = useReviewsText();
  return (count, quorum) => t(count > quorum ? 'aboveQuorum' : 'ofQuorum', { count, quorum });
}
