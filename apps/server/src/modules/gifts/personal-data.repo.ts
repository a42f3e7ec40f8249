import { fening, toKm } from '@app/domain/money';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { formerMember, type Person, withoutPerson } from '../../platform/personal-data.ts';
import type { GiftRow } from './gifts.repo.ts';
import { gifts } from './gifts.tables.ts';

const givenBy = ({ addresses }: Person): SQL =>
  addresses.length > 0 ? inArray(gifts.donorEmail, [...addresses]) : sql`false`;

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
  const proven = await of(eq(gifts.proofBy, userId));
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
    proofs: proven.map(({ proofName, proofNotes, proofAt }) => ({
      name: proofName,
      notes: proofNotes,
      uploadedAt: proofAt,
    })),
  };
}

export async function proofsBy(read: Reader, userId: string): Promise<string[]> {
  const rows = await read
    .select({ key: gifts.proofKey })
    .from(gifts)
    .where(eq(gifts.proofBy, userId));
  return rows.flatMap(({ key }) => key ?? []);
}

/** Takes a member's name, addresses and number out of what was written around them. */
export async function cleanWords(
  tx: Tx,
  person: Person,
  applicationIds: readonly string[],
): Promise<void> {
  const rows = await tx
    .select()
    .from(gifts)
    .where(
      or(
        inArray(gifts.applicationId, [...applicationIds]),
        eq(gifts.requestedBy, person.id),
        eq(gifts.proofBy, person.id),
        givenBy(person),
      ),
    );
  for (const { id, description, message, answer, proofName, proofNotes, donorName } of rows) {
    const written = { description, message, answer, proofName, proofNotes, donorName };
    await tx.update(gifts).set(withoutPerson(written, person)).where(eq(gifts.id, id));
  }
}

/** What was given stays, without who gave it; what they were still asked has ended. */
export async function forget(tx: Tx, person: Person, at: Date): Promise<void> {
  const given = givenBy(person);
  await tx
    .update(gifts)
    .set({ status: 'expired', expiresAt: at })
    .where(and(given, eq(gifts.status, 'pending')));
  await tx
    .update(gifts)
    .set({ donorName: formerMember(person), donorEmail: '' })
    .where(given);
  await tx.update(gifts).set({ requestedBy: null }).where(eq(gifts.requestedBy, person.id));
  await tx.update(gifts).set({ proofBy: null }).where(eq(gifts.proofBy, person.id));
}
