import { z } from 'zod';
import type { Tx } from '../../platform/db/client.ts';
import type { JobHandler } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { mailRecipients } from '../notifications/public.ts';
import { applicationMail, type MailKind, mailKinds } from './applications.mails.tsx';
import { purgeDraft, purgeQueue } from './applications.purge.service.ts';
import { findRecord } from './applications.repo.ts';
import { remindExtended } from './call-extensions.service.ts';

const queue = 'applications.mail';
const PurgeJob = z.object({ applicationId: z.string() });
const MailJob = z.object({
  kind: z.enum(mailKinds),
  applicationId: z.string(),
  userId: z.string(),
  /** The board's words as they were when the mail was caused. */
  reason: z.string(),
  sections: z.array(z.string()),
});

/**
 * Puts one mail for each reader who wants it, so that a failing address holds up no other. That an
 * application has been submitted is the owner's receipt and goes out whatever they chose.
 */
export async function putMails(
  p: Pick<Platform, 'jobs' | 'clock'>,
  tx: Tx,
  kind: MailKind,
  about: {
    readonly applicationId: string;
    readonly userIds: readonly string[];
    readonly reason?: string | undefined;
    readonly sections?: readonly string[] | undefined;
  },
): Promise<void> {
  const { applicationId, userIds, reason = '', sections = [] } = about;
  const now = p.clock.now();
  const readers =
    kind === 'submitted'
      ? new Map(userIds.map((userId) => [userId, now]))
      : await mailRecipients(tx, userIds, 'status_change', now);
  for (const [userId, startAfter] of readers) {
    await p.jobs.put(tx, queue, { kind, applicationId, userId, reason, sections }, { startAfter });
  }
}

export const applicationsJobs = (p: Platform): JobHandler[] => [
  {
    name: queue,
    run: async (data) => {
      const { kind, applicationId, userId, ...board } = MailJob.parse(data);
      const record = await findRecord(p.db.read, { id: applicationId });
      const reader = (await membersByIds(p.db.read, [userId])).get(userId);
      if (!record || !reader) return;
      await p.mail.send(applicationMail(p.settings, kind, reader, record, board));
    },
  },
  {
    name: 'applications.remindExtended',
    schedule: '* * * * *',
    run: () => remindExtended(p),
  },
  {
    name: purgeQueue,
    run: (data) => purgeDraft(p, PurgeJob.parse(data).applicationId),
  },
];
