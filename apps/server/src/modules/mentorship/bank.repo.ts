import type { TemplateBody } from '@app/contracts/mentorship/mentorship.schemas';
import type { WorkingHours } from '@app/domain/mentorship/clock';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { mentorshipHours, mentorshipTemplates } from './mentorship.tables.ts';

/** When a bank's mentors answer; null: at any hour. */
export async function hoursOf(read: Reader, bankId: string): Promise<WorkingHours | null> {
  const { days, from, to } = mentorshipHours;
  const [row] = await read
    .select({ days, from, to })
    .from(mentorshipHours)
    .where(eq(mentorshipHours.bankId, bankId));
  return row ?? null;
}

export async function putHours(tx: Tx, bankId: string, hours: WorkingHours | null): Promise<void> {
  if (hours === null) {
    await tx.delete(mentorshipHours).where(eq(mentorshipHours.bankId, bankId));
    return;
  }
  const set = { ...hours, days: [...hours.days] };
  await tx
    .insert(mentorshipHours)
    .values({ bankId, ...set })
    .onConflictDoUpdate({ target: mentorshipHours.bankId, set });
}

const columns = {
  id: mentorshipTemplates.id,
  title_bhs: mentorshipTemplates.titleBhs,
  title_en: mentorshipTemplates.titleEn,
  text_bhs: mentorshipTemplates.textBhs,
  text_en: mentorshipTemplates.textEn,
};

const written = (body: TemplateBody) => ({
  titleBhs: body.title_bhs,
  titleEn: body.title_en,
  textBhs: body.text_bhs,
  textEn: body.text_en,
});

/** The first one written first. */
export const templatesOf = (read: Reader, bankId: string) =>
  read
    .select(columns)
    .from(mentorshipTemplates)
    .where(eq(mentorshipTemplates.bankId, bankId))
    .orderBy(asc(mentorshipTemplates.id));

export const countTemplates = (read: Reader, bankId: string): Promise<number> =>
  read.$count(mentorshipTemplates, eq(mentorshipTemplates.bankId, bankId));

export async function insertTemplate(
  tx: Tx,
  { id, bankId }: { readonly id: string; readonly bankId: string },
  body: TemplateBody,
): Promise<void> {
  await tx.insert(mentorshipTemplates).values({ id, bankId, ...written(body) });
}

const one = (bankId: string, id: string) =>
  and(eq(mentorshipTemplates.bankId, bankId), eq(mentorshipTemplates.id, id));

/** @returns whether there is one. */
export async function updateTemplate(
  tx: Tx,
  bankId: string,
  id: string,
  body: TemplateBody,
): Promise<boolean> {
  const found = await tx
    .update(mentorshipTemplates)
    .set(written(body))
    .where(one(bankId, id))
    .returning({ id: mentorshipTemplates.id });
  return found.length > 0;
}

/** @returns whether there was one. */
export async function deleteTemplate(tx: Tx, bankId: string, id: string): Promise<boolean> {
  const found = await tx
    .delete(mentorshipTemplates)
    .where(one(bankId, id))
    .returning({ id: mentorshipTemplates.id });
  return found.length > 0;
}
