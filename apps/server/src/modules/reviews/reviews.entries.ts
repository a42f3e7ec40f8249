import type { ApplicationSubject } from '@app/domain/applications/application.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import type { Reader } from '../../platform/db/client.ts';
import { type BlindRule, unnamedTitles } from '../applications/public.ts';
import type { DeskCall, DeskRow } from './reviews.desk.repo.ts';
import { boardOf, type QuorumState, quorumOf } from './reviews.quorum.ts';
import {
  assignedReviewers,
  type ReviewSummary,
  reviewSummaries,
  teammatesAmong,
  type Which,
} from './reviews.repo.ts';

/** An application on the desk with all that decides what a reader sees of it. */
export interface DeskEntry {
  readonly row: DeskRow;
  /** Of its team those alone who matter here: the reader, and who sits on the board. */
  readonly subject: ApplicationSubject;
  readonly summary: ReviewSummary;
  readonly quorum: QuorumState;
  /** Who is asked by name to score it. */
  readonly assigned: readonly string[];
}

const noReviews: ReviewSummary = {
  scores: 0,
  mean: null,
  spread: null,
  conflicted: [],
  mine: null,
  myTotal: null,
};

/** @param rows those of `which`. */
export async function entriesOf(
  read: Reader,
  call: DeskCall,
  { rows, which }: { readonly rows: readonly DeskRow[]; readonly which: Which },
  actor: NonNullable<Actor>,
  rule?: BlindRule,
): Promise<DeskEntry[]> {
  const board = await boardOf(read, call.bankSlug);
  // One after the other: within a transaction there is one connection.
  const teams = await teammatesAmong(read, [...board, actor.id], which);
  const all = await reviewSummaries(read, which, actor.id);
  const reviewersOf = await assignedReviewers(read, which);
  const titles = await unnamedTitles(
    read,
    actor,
    rows.map((row) => ({ ...row, ...call, id: row.id, title: row.projectTitle })),
    rule,
  );
  return rows.map((row) => {
    const summary = all.get(row.id) ?? noReviews;
    const memberIds = teams.get(row.id) ?? [];
    return {
      row: { ...row, projectTitle: titles.get(row.id) ?? row.projectTitle },
      subject: {
        ownerId: row.ownerId,
        memberIds,
        status: row.status,
        bankSlug: call.bankSlug,
        decisionsPublished: call.decisionsPublishedAt !== null || row.announcedAt !== null,
      },
      summary,
      quorum: quorumOf(call, board, memberIds, summary),
      assigned: reviewersOf.get(row.id) ?? [],
    };
  });
}
