import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { eventsFrom } from '@app/domain/machine';
import { clockState } from '@app/domain/mentorship/clock';
import { requestTitle } from '@app/domain/mentorship/mentorship';
import { requestMachine } from '@app/domain/mentorship/request.machine';
import {
  hidesTeam,
  isBlind,
  requestActors,
  requestPolicy,
  sideOf,
} from '@app/domain/mentorship/request.policy';
import { type Actor, bankSlugsOf, reviewBoardTypes } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { membersByIds } from '../accounts/public.ts';
import { unnamedTitles } from '../applications/public.ts';
import { applicationOf, firstAnswers, type RequestRecord, subjectOf } from './mentorship.repo.ts';
import { createUnreadBy } from './unread.repo.ts';

export type SignedIn = NonNullable<Actor>;

/** Slugs of the banks of whose boards somebody is. */
export const boardsOf = (actor: Actor): 'all' | string[] => bankSlugsOf(actor, reviewBoardTypes);

/** Requests as this reader may know them. */
export async function viewsOf(
  read: Reader,
  actor: SignedIn,
  records: readonly RequestRecord[],
  now: Date,
): Promise<z.output<typeof MentorshipRequest>[]> {
  const ids = records.map(({ request }) => request.id);
  const people = await membersByIds(
    read,
    records.flatMap(({ request }) => [request.authorId ?? [], request.claimedBy ?? []].flat()),
  );
  const titles = await unnamedTitles(
    read,
    actor,
    records.map((record) => ({
      ...applicationOf(record),
      id: record.applicationId,
      title: record.title,
    })),
  );
  const answers = await firstAnswers(read, ids);
  const counts = new Map(
    (await createUnreadBy(read)(actor.id, boardsOf(actor), ids)).map((row) => [
      row.requestId,
      row.unread,
    ]),
  );
  const nameOf = (id: string | null) => (id ? people.get(id)?.name : undefined) ?? null;
  return records.map((record) => ({
    ...requestOf(record, actor, now),
    ...(hidesTeam(actor, subjectOf(record))
      ? { userId: null, userName: '' }
      : { userId: record.request.authorId, userName: nameOf(record.request.authorId) ?? '' }),
    applicationTitle: titles.get(record.applicationId) ?? record.title,
    claimedByName: nameOf(record.request.claimedBy),
    mentorName: nameOf(record.request.claimedBy),
    mentorResponseMessage: answers.get(record.request.id) ?? null,
    unread: counts.get(record.request.id) ?? 0,
  }));
}

function requestOf(record: RequestRecord, actor: SignedIn, now: Date) {
  const { request, bank } = record;
  const { status, slaTimer } = request;
  const side = sideOf(actor, subjectOf(record));
  return {
    id: request.id,
    applicationId: request.applicationId,
    bankName: bank.name,
    description: request.description,
    requestType: request.type,
    priority: request.priority,
    status,
    claimedByMemberId: request.claimedBy,
    slaTimer,
    createdAt: request.createdAt,
    userRating: request.rating,
    userFeedback: request.feedback,
    title: requestTitle(request.description),
    kind: record.kind,
    applicationSlug: record.slug,
    bankSlug: bank.slug,
    bankEmblem: bank.emblem,
    picture: record.picture,
    requestedAmount: record.requestedAmount,
    clock: clockState({ status, deadline: slaTimer }, now),
    section: request.section,
    omittedSections: [...record.omittedSections],
    tags: side === 'mentor' ? request.tags : [],
    resolvedAt: request.resolvedAt,
    lastMessageAt: request.lastMessageAt,
    side,
    isBlind: isBlind(actor, subjectOf(record)),
    isOwn: request.authorId === actor.id,
    isMine: request.claimedBy === actor.id,
    ...abilitiesOf(record, actor),
  };
}

function abilitiesOf(record: RequestRecord, actor: SignedIn) {
  const subject = subjectOf(record);
  const may = (ability: 'change' | 'remove' | 'write' | 'note') =>
    requestPolicy[ability](actor, subject).ok;
  // Whose name is shown is who was its mentor; an account that is gone has none.
  const mentorName = record.request.claimedBy;
  return {
    canChange: may('change'),
    canRemove: may('remove'),
    canWrite: may('write'),
    canNote: may('note'),
    canRate: requestPolicy.rate(actor, { ...subject, mentorName }).ok,
    events: eventsFrom(requestMachine, subject.requestStatus, requestActors(actor, subject)),
  };
}

export const viewOf = async (read: Reader, actor: SignedIn, record: RequestRecord, now: Date) => {
  const [view] = await viewsOf(read, actor, [record], now);
  if (!view) throw new Error('A record has one view.');
  return view;
};
