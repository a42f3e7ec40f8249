import { z } from 'zod';
import type { Tx } from '../../platform/db/client.ts';
import { isFailure } from '../../platform/http/failure.ts';
import type { JobHandler } from '../../platform/http/module.ts';
import type { Attachment } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { type MemberName, membersByIds } from '../accounts/public.ts';
import { mailRecipients } from '../notifications/public.ts';
import { sweepFiles, sweepQueue } from './applications.files.service.ts';
import { applicationMail, type MailKind, mailKinds, tellsDecision } from './applications.mails.tsx';
import { sentPdf } from './applications.pdf.service.ts';
import { purgeDraft, purgeQueue } from './applications.purge.service.ts';
import { findRecord } from './applications.repo.ts';
import { remindExtended } from './call-extensions.service.ts';

const queue = 'applications.mail';
const OfApplication = z.object({ applicationId: z.string() });
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

/** The receipt brings what was sent, as its reader may read it. */
async function attachedTo(
  p: Platform,
  kind: MailKind,
  applicationId: string,
  { id, language }: MemberName,
): Promise<Attachment[]> {
  if (kind !== 'submitted') return [];
  const pdf = await sentPdf(p, { id, role: 'USER', permissions: [] }, applicationId, language);
  return isFailure(pdf) ? [] : [pdf];
}

export const applicationsJobs = (p: Platform): JobHandler[] => [
  {
    name: queue,
    run: async (data) => {
      const { kind, applicationId, userId, ...board } = MailJob.parse(data);
      const record = await findRecord(p.db.read, { id: applicationId });
      const reader = (await membersByIds(p.db.read, [userId])).get(userId);
      if (!record || !reader) return;
      const feedback = tellsDecision(kind)
        ? await p.provided.boardFeedback(p.db.read, applicationId)
        : [];
      const mail = applicationMail(p.settings, kind, reader, record, { ...board, feedback });
      await p.mail.send({ ...mail, attachments: await attachedTo(p, kind, applicationId, reader) });
    },
  },
  {
    name: 'applications.remindExtended',
    schedule: '* * * * *',
    run: () => remindExtended(p),
  },
  {
    name: purgeQueue,
    run: (data) => purgeDraft(p, OfApplication.parse(data).applicationId),
  },
  {
    name: sweepQueue,
    run: (data) => sweepFiles(p, OfApplication.parse(data).applicationId),
  },
];
