import { formatNumber } from '@app/messages/format/numbers';
import { useLanguage } from '../../lib/language.tsx';

export function useShortNumber(most = 2): (value: number) => string {
  const { language } = useLanguage();
  return (value) => {
    const [, fraction = ''] = String(Number(value.toFixed(most))).split('.');
    return formatNumber(value, language, fraction.length);
  };
}
