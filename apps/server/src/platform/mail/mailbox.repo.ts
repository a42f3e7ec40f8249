import { desc, eq, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../db/client.ts';
import { newId } from '../ids.ts';
import { demoMails } from './mail.tables.ts';

const maxStored = 500;

/** Puts a mail into the demo mailbox; the oldest ones make room. */
export async function catchMail(
  tx: Tx,
  mail: Omit<typeof demoMails.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(demoMails).values({ id: newId(), ...mail });
  const beyond = tx
    .select({ id: demoMails.id })
    .from(demoMails)
    .orderBy(desc(demoMails.id))
    .offset(maxStored)
    .limit(1);
  await tx.delete(demoMails).where(lte(demoMails.id, sql`(${beyond})`));
}

export async function caughtMails(read: Reader, to?: string) {
  return read
    .select({
      to: demoMails.to,
      subject: demoMails.subject,
      text: demoMails.text,
      html: demoMails.html,
      attachments: demoMails.attachments,
      sentAt: demoMails.sentAt,
    })
    .from(demoMails)
    .where(to ? eq(demoMails.to, to.toLowerCase()) : undefined)
    .orderBy(desc(demoMails.id))
    .limit(maxStored);
}
