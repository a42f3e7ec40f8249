import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { skillAnswers, skillConsents } from './skills.tables.ts';

export async function answersBy(read: Reader, userId: string) {
  return read
    .select({
      applicationId: skillAnswers.applicationId,
      skill: skillAnswers.skill,
      learners: skillAnswers.learners,
      answer: skillAnswers.answer,
      answeredAt: skillAnswers.answeredAt,
    })
    .from(skillAnswers)
    .where(eq(skillAnswers.answeredBy, userId))
    .orderBy(asc(skillAnswers.answeredAt), asc(skillAnswers.skill));
}

export async function consentsBy(read: Reader, userId: string) {
  return read
    .select({
      applicationId: skillConsents.applicationId,
      allowed: skillConsents.allowed,
      givenAt: skillConsents.givenAt,
    })
    .from(skillConsents)
    .where(eq(skillConsents.givenBy, userId))
    .orderBy(asc(skillConsents.givenAt));
}

/** What was answered is the team's and stays; who answered does not. */
export async function forgetWhoAnswered(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(skillAnswers)
    .set({ answeredBy: null })
    .where(eq(skillAnswers.answeredBy, userId));
  await tx.delete(skillConsents).where(eq(skillConsents.givenBy, userId));
}
