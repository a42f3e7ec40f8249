/** What was written: an amount; one of two, of which nobody but the writer knows which; or neither. */
export type WrittenAmount =
  | { readonly amount: number }
  | { readonly either: readonly [number, number] }
  | null;

const currency = /^(?:KM|BAM)|(?:KM|BAM)$/i;
/** "500,-", as prices are written by hand. */
const wholeMark = /[.,]?[-–—]{1,2}$/;

const shapes = [
  { shape: /^\d+(?:[.,]\d{1,2})?$/, group: '' },
  { shape: /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/, group: '.' },
  { shape: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?$/, group: ',' },
  { shape: /^[1-9]\d{0,2}(?:['’]\d{3})+(?:[.,]\d{1,2})?$/, group: "'" },
];

/**
 * Reads an amount as people write it, with or without KM: "1.250,5", "1250.50", "1 250,5", "1'234.50",
 * "500,-". A lone sign before three digits is read by the language's own: "9.999" is thousands in
 * Bosnian; "2,500" may be meant either way there, and "2.500" in English.
 *
 * @returns null for what cannot be read without guessing.
 */
export function readAmount(text: string, locale: string): WrittenAmount {
  const bare = text
    .replace(/\s/g, '')
    .replace(currency, '')
    .replace(wholeMark, '')
    .replaceAll('’', "'");
  const way = shapes.find(({ shape }) => shape.test(bare));
  if (!way) return null;
  const amount = Number(bare.replaceAll(way.group || ' ', '').replace(',', '.'));
  const isForeign = way.group === (locale === 'en' ? '.' : ',') && /^\d+\D\d{3}$/.test(bare);
  if (!isForeign) return { amount };
  // Money has two decimals: what ends in another digit can only be thousands written the other way.
  return bare.endsWith('0') ? { either: [amount, amount / 1000] } : null;
}
