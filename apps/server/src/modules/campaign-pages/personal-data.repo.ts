import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { formerMember, type Person, withoutPerson } from '../../platform/personal-data.ts';
import { campaignAmounts, campaignQuestions, campaignUpdates } from './campaign-pages.tables.ts';

const askedBy = ({ addresses }: Person): SQL =>
  addresses.length > 0 ? inArray(campaignQuestions.email, [...addresses]) : sql`false`;

export async function writtenBy(read: Reader, userId: string, person: Person) {
  const { applicationId, question, askedAt, answer, answeredAt } = campaignQuestions;
  const { title, text, pictures, publishedAt } = campaignUpdates;
  const about = { applicationId, question, askedAt, answer, answeredAt };
  return {
    news: await read
      .select({ applicationId: campaignUpdates.applicationId, title, text, pictures, publishedAt })
      .from(campaignUpdates)
      .where(eq(campaignUpdates.authorId, userId))
      .orderBy(asc(campaignUpdates.id)),
    questions: await read
      .select({ ...about, name: campaignQuestions.name, email: campaignQuestions.email })
      .from(campaignQuestions)
      .where(askedBy(person))
      .orderBy(asc(campaignQuestions.id)),
    answers: await read
      .select({ applicationId, answer, answeredAt })
      .from(campaignQuestions)
      .where(eq(campaignQuestions.answeredBy, userId))
      .orderBy(asc(campaignQuestions.id)),
  };
}

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

/** Takes a member's name, addresses and number out of what was written around them. */
export async function cleanWords(
  tx: Tx,
  person: Person,
  applicationIds: readonly string[],
): Promise<void> {
  const ids = [...applicationIds];
  const updates = await tx
    .select({
      id: campaignUpdates.id,
      written: { title: campaignUpdates.title, text: campaignUpdates.text },
    })
    .from(campaignUpdates)
    .where(
      or(inArray(campaignUpdates.applicationId, ids), eq(campaignUpdates.authorId, person.id)),
    );
  for (const { id, written } of updates) {
    const cleaned = withoutPerson(written, person);
    await tx.update(campaignUpdates).set(cleaned).where(eq(campaignUpdates.id, id));
  }
  const { name, question, answer } = campaignQuestions;
  const questions = await tx
    .select({ id: campaignQuestions.id, written: { name, question, answer } })
    .from(campaignQuestions)
    .where(
      or(
        inArray(campaignQuestions.applicationId, ids),
        eq(campaignQuestions.answeredBy, person.id),
        askedBy(person),
      ),
    );
  for (const { id, written } of questions) {
    const cleaned = withoutPerson(written, person);
    await tx.update(campaignQuestions).set(cleaned).where(eq(campaignQuestions.id, id));
  }
  const amounts = await tx
    .select()
    .from(campaignAmounts)
    .where(inArray(campaignAmounts.applicationId, ids));
  for (const { applicationId, amount, makes } of amounts) {
    await tx
      .update(campaignAmounts)
      .set(withoutPerson({ makes }, person))
      .where(
        and(eq(campaignAmounts.applicationId, applicationId), eq(campaignAmounts.amount, amount)),
      );
  }
}

export async function forget(tx: Tx, person: Person): Promise<void> {
  const own = askedBy(person);
  await tx.delete(campaignQuestions).where(and(own, isNull(campaignQuestions.answer)));
  await tx
    .update(campaignQuestions)
    .set({ name: formerMember(person), email: '' })
    .where(own);
  await tx
    .update(campaignQuestions)
    .set({ answeredBy: null })
    .where(eq(campaignQuestions.answeredBy, person.id));
  await tx
    .update(campaignUpdates)
    .set({ authorId: null })
    .where(eq(campaignUpdates.authorId, person.id));
}
