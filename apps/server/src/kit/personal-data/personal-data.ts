import type { AboutMembers } from '../../platform/db/about-members.ts';
import type { OwnPersonalData, PersonalData } from '../../platform/personal-data.ts';
import { eraseRows, filesBy, givenBy, takeOutNames } from './personal-data.repo.ts';

/**
 * What a module gives and erases: what its tables declare, and what it does by code.
 *
 * Erasing takes the member out of texts first, while their rows can still be told; then the code has
 * its turn, and finds every row; what is left goes last.
 *
 * @returns undefined where it keeps nothing about members.
 */
export function personalDataOf(
  tables: AboutMembers,
  own: OwnPersonalData | undefined,
): PersonalData | undefined {
  if (!own && !tables.some(({ erase, give }) => erase ?? give)) return undefined;
  return {
    collect: async (read, userId, person) => ({
      ...(await givenBy(read, tables, person)),
      ...(await own?.collect?.(read, userId, person)),
    }),
    files: async (read, userId, person) => [
      ...(await filesBy(read, tables, person)),
      ...((await own?.files?.(read, userId, person)) ?? []),
    ],
    async erase(tx, userId, at, person) {
      await takeOutNames(tx, tables, person);
      const files = (await own?.erase?.(tx, userId, at, person)) ?? [];
      return [...files, ...(await eraseRows(tx, tables, person))];
    },
  };
}
