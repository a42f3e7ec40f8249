/** One of the instalments of an agreement, counted from 1. */
export interface InstalmentOf {
  readonly number: number;
  readonly count: number;
}

/**
 * The purpose of a payout by an agreement, as the ledger keeps it: a key, so that each reader reads
 * it in their language.
 */
export const instalmentPurpose = ({ number, count }: InstalmentOf): string =>
  `instalment:${number}/${count}`;

/**
 * What an entry of the ledger is for.
 *
 * @param purpose as it is kept: the words of whoever wrote it, or the key of an instalment.
 * @param say names an instalment in the reader's language.
 */
export function purposeWords(purpose: string, say: (of: InstalmentOf) => string): string {
  const [, number, count] = /^instalment:(\d+)\/(\d+)$/.exec(purpose) ?? [];
  return number && count ? say({ number: Number(number), count: Number(count) }) : purpose;
}
