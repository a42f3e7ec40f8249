/** The prefix that a number of Bosnia and Herzegovina gets (specification §9). */
export const phonePrefix = '+387';

/**
 * Brings a typed phone number to its international form (specification §5): `+387…` up to 13
 * characters, `387…` likewise, a leading 0 replaced by +387 with 9 digits, other `+` numbers up
 * to 15 characters, anything else +387 and up to 9 digits. Works while typing: applied to its own
 * result it changes nothing. A plus counts only before the first digit.
 */
export function normalizePhone(input: string): string {
  const digits = input.replace(/[^0-9]/g, '');
  if (/^[^0-9]*\+/.test(input)) {
    const number = `+${digits}`;
    return number.slice(0, number.startsWith(phonePrefix) ? 13 : 15);
  }
  if (digits.startsWith('387')) return `+${digits.slice(0, 12)}`;
  return phonePrefix + (digits.startsWith('0') ? digits.slice(1, 10) : digits.slice(0, 9));
}

/** Whether a normalised number is complete enough to be called; the bare prefix is not. */
export function isPhone(normalized: string): boolean {
  return /^(\+387\d{8,9}|\+(?!387)\d{7,14})$/.test(normalized);
}
