import { formatNumber } from '@app/messages/format/numbers';
import { useLanguage } from '../../lib/language.tsx';

/** Numbers with as many decimals as they have, at most so many: quantities, points, means. */
export function useShortNumber(most = 2): (value: number) => string {
  const { language } = useLanguage();
  return (value) => {
    const [, fraction = ''] = String(Number(value.toFixed(most))).split('.');
    return formatNumber(value, language, fraction.length);
  };
}
