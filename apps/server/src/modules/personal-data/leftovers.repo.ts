import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import { auditEntries } from '../../platform/audit.tables.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { demoMails } from '../../platform/mail/mail.tables.ts';
import { namesAddress, type Person, withoutPerson } from '../../platform/personal-data.ts';

/** Most records that an archive holds of what somebody did. */
const shownAtMost = 20_000;

const about = (userId: string) =>
  or(eq(auditEntries.actorId, userId), eq(auditEntries.subject, userId));

/** What the audit trail says of what a member did, and of what was done to their account. */
export async function auditOf(read: Reader, userId: string) {
  return read
    .select({ at: auditEntries.at, action: auditEntries.action, subject: auditEntries.subject })
    .from(auditEntries)
    .where(about(userId))
    .orderBy(desc(auditEntries.at))
    .limit(shownAtMost);
}

/** Leaves the member's id in the audit trail, and nothing else of them. */
export async function cleanAudit(tx: Tx, person: Person): Promise<void> {
  const entries = await tx
    .select({ id: auditEntries.id, details: auditEntries.details })
    .from(auditEntries)
    .where(about(person.id));
  for (const { id, details } of entries) {
    const cleaned = withoutPerson(details, person);
    if (JSON.stringify(cleaned) === JSON.stringify(details)) continue;
    await tx.update(auditEntries).set({ details: cleaned }).where(eq(auditEntries.id, id));
  }
}

export async function deleteCaughtMails(tx: Tx, person: Person): Promise<void> {
  const { addresses, firstName, lastName } = person;
  const name = `${firstName} ${lastName}`.trim();
  const words = [...addresses, ...(firstName && lastName ? [name] : [])];
  if (words.length === 0) return;
  await tx
    .delete(demoMails)
    .where(
      or(
        ...(addresses.length > 0 ? [inArray(demoMails.to, [...addresses])] : []),
        ...words.map(
          (word) =>
            sql`strpos(lower(${demoMails.subject} || ' ' || ${demoMails.text} || ' ' || ${demoMails.html}), ${word.toLowerCase()}) > 0`,
        ),
      ),
    );
}

/** Removes jobs, done or waiting, that name one of the member's addresses. */
export async function deleteJobs(tx: Tx, person: Person): Promise<void> {
  for (const address of person.addresses) {
    const { rows } = await tx.execute<{ id: string; said: string }>(sql`
      SELECT id, said FROM pgboss.job,
        LATERAL (SELECT lower(coalesce(data::text, '') || coalesce(output::text, '')) AS said) _
      WHERE state <> 'active' AND strpos(said, ${address}) > 0
    `);
    // One address may be the end of another member's.
    const ids = rows.filter(({ said }) => namesAddress(said, person)).map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx.execute(sql`
      DELETE FROM pgboss.job
      WHERE state <> 'active' AND ${inArray(sql`id`, ids)}
    `);
  }
}
