import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Person, withoutPerson } from '../../platform/personal-data.ts';
import {
  mentorshipEvents,
  mentorshipFiles,
  mentorshipMessages,
  mentorshipReads,
  mentorshipRequests,
} from './mentorship.tables.ts';

/** What somebody asked, wrote, sent and rated. */
export async function mentorshipOf(read: Reader, userId: string) {
  const requests = await read
    .select({
      applicationId: mentorshipRequests.applicationId,
      description: mentorshipRequests.description,
      type: mentorshipRequests.type,
      priority: mentorshipRequests.priority,
      status: mentorshipRequests.status,
      rating: mentorshipRequests.rating,
      feedback: mentorshipRequests.feedback,
      createdAt: mentorshipRequests.createdAt,
    })
    .from(mentorshipRequests)
    .where(eq(mentorshipRequests.authorId, userId))
    .orderBy(asc(mentorshipRequests.id));
  const messages = await read
    .select({
      requestId: mentorshipMessages.requestId,
      message: mentorshipMessages.message,
      isNote: mentorshipMessages.isNote,
      createdAt: mentorshipMessages.createdAt,
    })
    .from(mentorshipMessages)
    .where(eq(mentorshipMessages.senderId, userId))
    .orderBy(asc(mentorshipMessages.createdAt), asc(mentorshipMessages.id));
  const files = await read
    .select({ name: mentorshipFiles.name, uploadedAt: mentorshipFiles.uploadedAt })
    .from(mentorshipFiles)
    .where(eq(mentorshipFiles.uploadedBy, userId));
  return { requests, messages, files };
}

export async function fileKeysOf(read: Reader, userId: string): Promise<string[]> {
  const rows = await read
    .select({ key: mentorshipFiles.key })
    .from(mentorshipFiles)
    .where(eq(mentorshipFiles.uploadedBy, userId));
  return rows.map(({ key }) => key);
}

/** Requests in which somebody may be named: their teams', their own, those they had to do with. */
async function requestsAround(
  read: Reader,
  userId: string,
  applicationIds: readonly string[],
): Promise<string[]> {
  const { id, applicationId, authorId, claimedBy } = mentorshipRequests;
  const wrote = sql`exists (
    select from ${mentorshipMessages}
    where ${mentorshipMessages.requestId} = ${id} and ${mentorshipMessages.senderId} = ${userId}
  )`;
  const rows = await read
    .select({ id })
    .from(mentorshipRequests)
    .where(
      or(
        inArray(applicationId, [...applicationIds]),
        eq(authorId, userId),
        eq(claimedBy, userId),
        wrote,
      ),
    );
  return rows.map((row) => row.id);
}

/** Takes a member's name, addresses and number out of what was written around them. */
export async function cleanWords(
  tx: Tx,
  person: Person,
  applicationIds: readonly string[],
): Promise<void> {
  const ids = await requestsAround(tx, person.id, applicationIds);
  const requests = await tx
    .select()
    .from(mentorshipRequests)
    .where(inArray(mentorshipRequests.id, ids));
  for (const { id, description, feedback, tags } of requests) {
    const set = withoutPerson({ description, feedback, tags }, person);
    await tx.update(mentorshipRequests).set(set).where(eq(mentorshipRequests.id, id));
  }
  const messages = await tx
    .select({ id: mentorshipMessages.id, message: mentorshipMessages.message })
    .from(mentorshipMessages)
    .where(inArray(mentorshipMessages.requestId, ids));
  for (const { id, message } of messages) {
    const clean = withoutPerson(message, person);
    if (clean === message) continue;
    await tx
      .update(mentorshipMessages)
      .set({ message: clean })
      .where(eq(mentorshipMessages.id, id));
  }
  const files = await tx
    .select({ id: mentorshipFiles.id, name: mentorshipFiles.name })
    .from(mentorshipFiles)
    .where(inArray(mentorshipFiles.requestId, ids));
  for (const { id, name } of files) {
    const set = { name: withoutPerson(name, person) };
    await tx.update(mentorshipFiles).set(set).where(eq(mentorshipFiles.id, id));
  }
}

/** What a mentor who is gone had under way is free again. */
export async function forget(tx: Tx, userId: string): Promise<void> {
  const { claimedBy, status, authorId, ratedMentorId } = mentorshipRequests;
  await tx
    .update(mentorshipRequests)
    .set({ status: 'open' })
    .where(and(eq(claimedBy, userId), inArray(status, ['claimed', 'in_progress'])));
  await tx.update(mentorshipRequests).set({ claimedBy: null }).where(eq(claimedBy, userId));
  await tx.update(mentorshipRequests).set({ authorId: null }).where(eq(authorId, userId));
  await tx.update(mentorshipRequests).set({ ratedMentorId: null }).where(eq(ratedMentorId, userId));
  const { senderId } = mentorshipMessages;
  await tx.update(mentorshipMessages).set({ senderId: null }).where(eq(senderId, userId));
  const { uploadedBy } = mentorshipFiles;
  await tx.update(mentorshipFiles).set({ uploadedBy: null }).where(eq(uploadedBy, userId));
  const { actorId, targetId } = mentorshipEvents;
  await tx.update(mentorshipEvents).set({ actorId: null }).where(eq(actorId, userId));
  await tx.update(mentorshipEvents).set({ targetId: null }).where(eq(targetId, userId));
  await tx.delete(mentorshipReads).where(eq(mentorshipReads.userId, userId));
}
