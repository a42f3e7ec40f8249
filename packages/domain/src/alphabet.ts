const { compare } = new Intl.Collator('bs');

/**
 * Compares two names for lists by name: by the Bosnian alphabet, c č ć d dž đ … l lj … n nj … s š … z ž,
 * as `alphabetical` has them in the database.
 */
export const byAlphabet = (one: string, other: string): number => compare(one, other);
