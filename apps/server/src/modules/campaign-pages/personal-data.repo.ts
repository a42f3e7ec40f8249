import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { formerMember, type Person } from '../../platform/personal-data.ts';
import { campaignQuestions, campaignUpdates } from './campaign-pages.tables.ts';

/** Keys of the pictures of a member's news. */
export async function picturesBy(read: Reader, userId: string): Promise<string[]> {
  const rows = await read
    .select({ pictures: campaignUpdates.pictures })
    .from(campaignUpdates)
    .where(eq(campaignUpdates.authorId, userId));
  return rows.flatMap(({ pictures }) =>
    pictures.map((one) => one.replace('/api/ob-files/', 'ob/')),
  );
}

export async function forgetWhoAsked(tx: Tx, person: Person): Promise<void> {
  const own = inArray(campaignQuestions.email, [...person.addresses]);
  await tx.delete(campaignQuestions).where(and(own, isNull(campaignQuestions.answer)));
  await tx
    .update(campaignQuestions)
    .set({ name: formerMember(person), email: '' })
    .where(own);
}
