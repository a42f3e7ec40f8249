import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { campaignAmounts, campaignQuestions, campaignUpdates } from './campaign-pages.tables.ts';

export type AmountRow = typeof campaignAmounts.$inferSelect;
export type UpdateRow = typeof campaignUpdates.$inferSelect;
export type QuestionRow = typeof campaignQuestions.$inferSelect;

export async function amountsOf(read: Reader, applicationId: string): Promise<AmountRow[]> {
  return read
    .select()
    .from(campaignAmounts)
    .where(eq(campaignAmounts.applicationId, applicationId))
    .orderBy(asc(campaignAmounts.amount));
}

export async function replaceAmounts(
  tx: Tx,
  applicationId: string,
  amounts: readonly Pick<AmountRow, 'amount' | 'makes'>[],
): Promise<void> {
  await tx.delete(campaignAmounts).where(eq(campaignAmounts.applicationId, applicationId));
  if (amounts.length === 0) return;
  await tx.insert(campaignAmounts).values(amounts.map((one) => ({ ...one, applicationId })));
}

/** Newest first. */
export async function updatesOf(read: Reader, applicationId: string): Promise<UpdateRow[]> {
  return read
    .select()
    .from(campaignUpdates)
    .where(eq(campaignUpdates.applicationId, applicationId))
    .orderBy(desc(campaignUpdates.publishedAt), desc(campaignUpdates.id));
}

export async function findUpdate(read: Reader, id: string): Promise<UpdateRow | undefined> {
  const [row] = await read.select().from(campaignUpdates).where(eq(campaignUpdates.id, id));
  return row;
}

export async function insertUpdate(tx: Tx, row: UpdateRow): Promise<void> {
  await tx.insert(campaignUpdates).values(row);
}

export async function changeUpdate(
  tx: Tx,
  id: string,
  change: Pick<UpdateRow, 'title' | 'text' | 'pictures' | 'changedAt'>,
): Promise<void> {
  await tx.update(campaignUpdates).set(change).where(eq(campaignUpdates.id, id));
}

export async function deleteUpdate(tx: Tx, id: string): Promise<void> {
  await tx.delete(campaignUpdates).where(eq(campaignUpdates.id, id));
}

/** Those that wait first, then the ones answered last. */
export async function questionsOf(
  read: Reader,
  applicationId: string,
  { waiting }: { readonly waiting: boolean },
): Promise<QuestionRow[]> {
  return read
    .select()
    .from(campaignQuestions)
    .where(
      and(
        eq(campaignQuestions.applicationId, applicationId),
        waiting ? undefined : sql`${campaignQuestions.answer} IS NOT NULL`,
      ),
    )
    .orderBy(
      sql`${campaignQuestions.answeredAt} DESC NULLS FIRST`,
      desc(campaignQuestions.askedAt),
    );
}

export async function waitingQuestions(read: Reader, applicationId: string): Promise<number> {
  const [row] = await read
    .select({ count: count() })
    .from(campaignQuestions)
    .where(
      and(eq(campaignQuestions.applicationId, applicationId), isNull(campaignQuestions.answer)),
    );
  return row?.count ?? 0;
}

export async function findQuestion(read: Reader, id: string): Promise<QuestionRow | undefined> {
  const [row] = await read.select().from(campaignQuestions).where(eq(campaignQuestions.id, id));
  return row;
}

export async function insertQuestion(tx: Tx, row: QuestionRow): Promise<void> {
  await tx.insert(campaignQuestions).values(row);
}

export async function saveAnswer(
  tx: Tx,
  id: string,
  change: Pick<QuestionRow, 'answer' | 'answeredBy' | 'answeredAt'>,
): Promise<void> {
  await tx.update(campaignQuestions).set(change).where(eq(campaignQuestions.id, id));
}

export async function deleteQuestion(tx: Tx, id: string): Promise<void> {
  await tx.delete(campaignQuestions).where(eq(campaignQuestions.id, id));
}
