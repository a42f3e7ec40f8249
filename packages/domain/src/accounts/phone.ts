/** The prefix that a number of Bosnia and Herzegovina gets (specification §9). */
export const phonePrefix = '+387';

/**
 * Brings a typed phone number to its international form (specification §5): `+387…` up to 13
 * characters, `387…` likewise, a leading 0 replaced by +387 with 9 digits, other `+` numbers up
 * to 15 characters, anything else +387 and up to 9 digits. As people write them besides, `00` at the
 * front is a plus, and the 0 of an area falls away after +387: `+387 (0)61 123 456`. Works while
 * typing: applied to its own result it changes nothing. A plus counts only before the first digit.
 */
export function normalizePhone(input: string): string {
  const typed = input.replace(/[^0-9]/g, '');
  const isInternational = /^[^0-9]*\+/.test(input) || typed.startsWith('00');
  const digits = isInternational ? typed.replace(/^0+/, '') : typed;
  if (!(isInternational || digits.startsWith('387'))) {
    return phonePrefix + digits.replace(/^0/, '').slice(0, 9);
  }
  const number = `+${digits.replace(/^3870+/, '387')}`;
  return number.slice(0, number.startsWith(phonePrefix) ? 13 : 15);
}

/**
 * Whether what was typed holds more than one number, of which only the first would be kept:
 * `061 123 456 / 062 654 321`, `061 123 456, 033 222 111`.
 */
export function holdsTwoPhones(input: string): boolean {
  const parts = input.split(/\s*(?:[,;|]|\s\/|\/\s|\bili\b|\bi\b|\bor\b|\band\b|\n)\s*/i);
  return parts.filter((part) => part.replace(/[^0-9]/g, '').length >= 6).length > 1;
}

/** Whether a normalised number is complete enough to be called; the bare prefix is not. */
export function isPhone(normalized: string): boolean {
  return /^(\+387\d{8,9}|\+(?!387)\d{7,14})$/.test(normalized);
}
