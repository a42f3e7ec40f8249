import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { type InvitationRow, insertInvitation } from './invitations.repo.ts';
import { insertRecommendation, type RecommendationRow } from './recommendations.repo.ts';
import { type TieKind, tie } from './ties.repo.ts';

interface Member {
  readonly id: string;
}

const since = new Date('2026-11-01T09:00:00.000Z');

export async function createConnectionInvitation(
  tx: Tx,
  inviter: Member,
  invitee: Member,
  plan: Partial<Omit<InvitationRow, 'id' | 'inviterId' | 'inviteeId'>> = {},
): Promise<InvitationRow> {
  const row: InvitationRow = {
    id: newId(),
    inviterId: inviter.id,
    inviteeId: invitee.id,
    note: 'Drago mi je bilo na radionici.',
    status: 'pending',
    createdAt: since,
    answeredAt: null,
    ...plan,
  };
  await insertInvitation(tx, row);
  return row;
}

/** One side's tie to the other; a connection has both. */
export async function createTie(
  tx: Tx,
  kind: TieKind,
  from: Member,
  to: Member,
  at: Date = since,
): Promise<void> {
  await tie(tx, kind, { from: from.id, to: to.id, since: at });
  if (kind === 'connections') await tie(tx, kind, { from: to.id, to: from.id, since: at });
}

/** What the one wrote about the other. */
export async function createRecommendation(
  tx: Tx,
  author: Member,
  subject: Member,
  plan: Partial<Omit<RecommendationRow, 'id' | 'authorId' | 'subjectId'>> = {},
): Promise<RecommendationRow> {
  const row: RecommendationRow = {
    id: newId(),
    authorId: author.id,
    subjectId: subject.id,
    text: 'Na nju se može računati.',
    status: 'pending',
    createdAt: since,
    ...plan,
  };
  await insertRecommendation(tx, row);
  return row;
}
