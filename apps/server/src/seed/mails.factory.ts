import type { Tx } from '../platform/db/client.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { catchMail } from '../platform/mail/mailbox.repo.ts';
import { renderMail } from '../platform/mail/render.ts';

/** Puts a mail into the demo mailbox as it came on an earlier day. */
export async function keepMail(tx: Tx, { to, subject, content }: Mail, at: Date): Promise<void> {
  const rendered = await renderMail(content);
  await catchMail(tx, { to, subject, ...rendered, attachments: [], sentAt: at });
}
