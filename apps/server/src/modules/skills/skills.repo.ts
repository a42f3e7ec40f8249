import type { LearnedSkill } from '@app/domain/skills/analysis';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { activityIds, applicationMemberTable, applicationTable } from '../applications/public.ts';
import { callTable } from '../calls/public.ts';
import { skillAnswers, skillConsents, skillReadings, skillRequests } from './skills.tables.ts';

export type ReadingRow = typeof skillReadings.$inferSelect;
export type AnswerRow = typeof skillAnswers.$inferSelect;
export type ConsentRow = typeof skillConsents.$inferSelect;

/** The applications with an activity: one, as its id is unique over all that was made here. */
export async function applicationsWith(read: Reader, activityId: string) {
  const activity = JSON.stringify([activityId]);
  const found = await read
    .select({ id: applicationTable.id })
    .from(applicationTable)
    .where(sql`${activityIds} @> ${activity}::jsonb`)
    .orderBy(asc(applicationTable.id))
    .limit(8);
  return found.map(({ id }) => id);
}

export async function readingsOf(read: Reader, applicationId: string): Promise<ReadingRow[]> {
  return read.select().from(skillReadings).where(eq(skillReadings.applicationId, applicationId));
}

export async function putReading(tx: Tx, row: ReadingRow): Promise<void> {
  const { contentHash, found, readAt } = row;
  await tx
    .insert(skillReadings)
    .values(row)
    .onConflictDoUpdate({
      target: [skillReadings.applicationId, skillReadings.activityId],
      set: { contentHash, found, readAt },
    });
}

export async function answersOf(read: Reader, applicationId: string): Promise<AnswerRow[]> {
  return read
    .select()
    .from(skillAnswers)
    .where(eq(skillAnswers.applicationId, applicationId))
    .orderBy(asc(skillAnswers.answeredAt), asc(skillAnswers.skill));
}

type AnswerKey = Pick<AnswerRow, 'applicationId' | 'activityId' | 'learners' | 'skill'>;

export async function dropAnswer(tx: Tx, key: AnswerKey): Promise<void> {
  await tx
    .delete(skillAnswers)
    .where(
      and(
        eq(skillAnswers.applicationId, key.applicationId),
        eq(skillAnswers.activityId, key.activityId),
        eq(skillAnswers.learners, key.learners),
        eq(skillAnswers.skill, key.skill),
      ),
    );
}

export async function putAnswer(tx: Tx, row: AnswerRow): Promise<void> {
  const { answer, answeredBy, answeredAt } = row;
  await tx
    .insert(skillAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [
        skillAnswers.applicationId,
        skillAnswers.activityId,
        skillAnswers.learners,
        skillAnswers.skill,
      ],
      set: { answer, answeredBy, answeredAt },
    });
}

export async function consentOf(
  read: Reader,
  applicationId: string,
): Promise<ConsentRow | undefined> {
  const [found] = await read
    .select()
    .from(skillConsents)
    .where(eq(skillConsents.applicationId, applicationId));
  return found;
}

export async function putConsent(tx: Tx, row: ConsentRow): Promise<void> {
  const { allowed, givenBy, givenAt } = row;
  await tx.insert(skillConsents).values(row).onConflictDoUpdate({
    target: skillConsents.applicationId,
    set: { allowed, givenBy, givenAt },
  });
}

/** @returns undefined where the service was never asked this. */
export async function requestOf(
  read: Reader,
  contentHash: string,
): Promise<LearnedSkill[] | null | undefined> {
  const [row] = await read
    .select({ found: skillRequests.found })
    .from(skillRequests)
    .where(eq(skillRequests.contentHash, contentHash));
  return row?.found;
}

export async function requestsSince(read: Reader, since: Date): Promise<number> {
  return read.$count(skillRequests, gte(skillRequests.askedAt, since));
}

export async function putRequest(tx: Tx, row: typeof skillRequests.$inferInsert): Promise<void> {
  await tx.insert(skillRequests).values(row).onConflictDoNothing();
}

/** Skills that the team accepted for itself in finished projects of a member. */
export async function provenSkills(read: Reader, userId: string) {
  return read
    .selectDistinct({
      skill: skillAnswers.skill,
      projectTitle: applicationTable.projectTitle,
      slug: applicationTable.slug,
      kind: callTable.kind,
    })
    .from(applicationMemberTable)
    .innerJoin(applicationTable, eq(applicationTable.id, applicationMemberTable.applicationId))
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .innerJoin(skillAnswers, eq(skillAnswers.applicationId, applicationTable.id))
    .where(
      and(
        eq(applicationMemberTable.userId, userId),
        eq(applicationTable.status, 'completed'),
        eq(skillAnswers.learners, 'team'),
        eq(skillAnswers.answer, 'accepted'),
      ),
    )
    .orderBy(asc(skillAnswers.skill), asc(applicationTable.slug));
}
