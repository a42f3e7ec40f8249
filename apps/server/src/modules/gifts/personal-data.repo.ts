import { fening, toKm } from '@app/domain/money';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { formerMember, type Person } from '../../platform/personal-data.ts';
import type { GiftRow } from './gifts.repo.ts';
import { gifts } from './gifts.tables.ts';

const givenBy = ({ addresses }: Person): SQL => inArray(gifts.donorEmail, [...addresses]);

const said = (row: GiftRow) => ({
  applicationId: row.applicationId,
  status: row.status,
  type: row.type,
  description: row.description,
  amount: row.value === null ? null : toKm(fening(row.value)),
  message: row.message,
  requestedAt: row.requestedAt,
});

/** What somebody gave, with what they answered; what they asked others, without who those are. */
export async function giftsAround(read: Reader, userId: string, person: Person) {
  const of = (where: SQL | undefined) =>
    read.select().from(gifts).where(where).orderBy(asc(gifts.id));
  const given = await of(givenBy(person));
  const asked = await of(eq(gifts.requestedBy, userId));
  return {
    given: given.map((row) => ({
      ...said(row),
      name: row.donorName,
      email: row.donorEmail,
      refusal: row.refusal,
      answer: row.answer,
      answeredAt: row.answeredAt,
      receiptNumber: row.receiptNumber,
    })),
    asked: asked.map(said),
  };
}

/** What was given stays, without who gave it; what they were still asked has ended. */
export async function forgetDonor(tx: Tx, person: Person, at: Date): Promise<void> {
  const given = givenBy(person);
  await tx
    .update(gifts)
    .set({ status: 'expired', expiresAt: at })
    .where(and(given, eq(gifts.status, 'pending')));
  await tx
    .update(gifts)
    .set({ donorName: formerMember(person), donorEmail: '' })
    .where(given);
}
