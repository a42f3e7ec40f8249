import type { Language } from '../catalogue.ts';
import { formatNumber } from './numbers.ts';

const units = ['KB', 'MB', 'GB'] as const;

/** The size of a file: `240 KB`, `2,4 MB`, in English `2.4 MB`. */
export function sizeText(bytes: number, language: Language): string {
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const decimals = unit > 0 && size < 99.95 ? 1 : 0;
  return `${formatNumber(Math.max(size, 1), language, decimals)}\u00a0${units[unit]}`;
}
