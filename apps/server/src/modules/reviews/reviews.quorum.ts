import { reviewBoardTypes } from '@app/domain/permissions/permissions';
import { quorumFor } from '@app/domain/reviews/rubric';
import type { Reader } from '../../platform/db/client.ts';
import { fail } from '../../platform/http/failure.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { type ApplicationRecord, findRecord } from '../applications/public.ts';
import { staffOf, staffRecords } from '../permissions/public.ts';
import { countKinds, kindOfReview } from './reviews.repo.ts';

export interface QuorumState {
  readonly quorum: number;
  readonly reviewCount: number;
  /** Board members locked out by a conflict of interest. */
  readonly conflicts: number;
  readonly reached: boolean;
}

export const boardMembersOf = (read: Reader, bankSlug: string) =>
  staffOf(read, bankSlug, reviewBoardTypes);

export async function boardOf(read: Reader, bankSlug: string): Promise<string[]> {
  return (await boardMembersOf(read, bankSlug)).map((member) => member.id);
}

/** Ids of those who sit on the boards of some banks, by the bank's slug. */
export async function boardsOf(
  read: Reader,
  bankSlugs: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const slugs = [...new Set(bankSlugs)];
  if (slugs.length === 0) return new Map();
  const people = await staffRecords(read, slugs);
  const sits = (slug: string, { records }: (typeof people)[number]) =>
    records.some(
      ({ permissionType, scope, scopeValue }) =>
        reviewBoardTypes.some((type) => type === permissionType) &&
        (scope === 'global' || scopeValue === slug),
    );
  return new Map(
    slugs.map((slug) => [slug, people.filter((one) => sits(slug, one)).map(({ id }) => id)]),
  );
}

/**
 * Works out a quorum. Who is on the team does not sit on the board for its application, and a
 * conflict declared by somebody who has left the board locks out nobody.
 */
export function quorumOf(
  call: { readonly quorum: number },
  board: readonly string[],
  team: readonly string[],
  given: { readonly scores: number; readonly conflicted: readonly string[] },
): QuorumState {
  const seats = board.filter((id) => !team.includes(id));
  const conflicts = given.conflicted.filter((id) => seats.includes(id)).length;
  const quorum = quorumFor({ default: call.quorum, boardSize: seats.length, conflicts });
  return { quorum, reviewCount: given.scores, conflicts, reached: given.scores >= quorum };
}

export async function quorumOfRecord(
  read: Reader,
  { application, bank, call, memberIds }: ApplicationRecord,
): Promise<QuorumState> {
  const board = await boardOf(read, bank.slug);
  return quorumOf(call, board, memberIds, await countKinds(read, application.id));
}

export async function quorumState(
  read: Reader,
  applicationId: string,
): Promise<QuorumState | undefined> {
  const record = await findRecord(read, { id: applicationId });
  return record && quorumOfRecord(read, record);
}

export const reviewGuards = {
  noConflictOfInterest: async (tx, { record, request }) => {
    const own = await kindOfReview(tx, record.application.id, request.actor.id);
    return own === 'conflict' ? fail('CONFLICT_OF_INTEREST') : undefined;
  },
  quorumReached: async (tx, { record }) => {
    const { reached, ...details } = await quorumOfRecord(tx, record);
    return reached ? undefined : fail('QUORUM_MISSING', { details });
  },
} satisfies NonNullable<SomeMoves['application']>['guards'];
