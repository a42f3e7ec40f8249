import { messageSides } from '@app/domain/mentorship/mentorship';
import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { mailRecipients } from '../notifications/public.ts';
import { staffOf } from '../permissions/public.ts';
import { dropUnsent, readBySide } from './conversation.repo.ts';
import { noteMailed, overdue, type Unheard, unheard } from './jobs.repo.ts';
import { unreadMail } from './mentorship.mails.tsx';
import { mentorsOf, tell, titleFor } from './mentorship.notices.ts';
import { findRequest, lockRequest, type RequestRecord, updateRequest } from './mentorship.repo.ts';

export const jobNames = {
  escalate: 'mentorship.escalate',
  unread: 'mentorship.unread',
  mail: 'mentorship.mail',
  sweep: 'mentorship.sweep',
} as const;

const hour = 3_600_000;
const day = 24 * hour;
/** What nobody read for so long is no news, though no server ran to tell of it. */
const newsFor = 14 * day;
const other = { mentor: 'applicant', applicant: 'mentor' } as const;

/** Tells who leads the bank of an answer that is overdue, once for each request. */
async function escalate(p: Platform): Promise<void> {
  const at = p.clock.now();
  for (const id of await overdue(p.db.read, at)) {
    await p.db.transaction(async (tx) => {
      const record = await lockRequest(tx, id);
      const { slaTimer = null, escalatedAt = null } = record?.request ?? {};
      if (!record || slaTimer === null || slaTimer >= at || escalatedAt) return;
      await updateRequest(tx, record, { escalatedAt: at, wasLate: true });
      const leading = await staffOf(tx, record.bank.slug, ['ob_voditelj']);
      const to = leading.map((one) => one.id).filter((one) => !isOfTeam(record, one));
      await tell(p, tx, record, {
        to,
        side: 'mentor',
        type: 'deadline',
        text: 'mentorOverdueBoard',
      });
    });
  }
}

const isOfTeam = ({ subject }: RequestRecord, id: string) => subject.memberIds.includes(id);

/** Mails of messages that nobody of the other side has read for an hour, once an hour at most. */
async function mailUnread(p: Platform): Promise<void> {
  const at = p.clock.now();
  const since = (time: number) => new Date(at.getTime() - time);
  for (const one of await unheard(p.db.read, { after: since(newsFor), before: since(hour) })) {
    await p.db.transaction(async (tx) => {
      const record = await findRequest(tx, one.requestId);
      if (!record || !(await noteMailed(tx, one, at))) return;
      const to = await readersOf(p, record, one);
      for (const [userId, startAfter] of await mailRecipients(tx, to, 'mentor_message', at)) {
        await p.jobs.put(tx, jobNames.mail, { ...one, userId }, { startAfter });
      }
    });
  }
}

/** The other side: the team, or the mentor while they are one. */
async function readersOf(p: Platform, record: RequestRecord, { side }: Unheard): Promise<string[]> {
  if (side === 'mentor') return [...record.subject.memberIds];
  const mentors = await mentorsOf(p.db.read, record);
  return mentors.map(({ id }) => id).filter((id) => id === record.request.claimedBy);
}

const OfMail = z.object({
  requestId: z.string(),
  side: z.enum(messageSides),
  number: z.number(),
  userId: z.string(),
});

/** Nothing is sent of what was read meanwhile, nor to who has left. */
async function sendMail(p: Platform, { userId, ...one }: z.infer<typeof OfMail>): Promise<void> {
  const { read } = p.db;
  const record = await findRequest(read, one.requestId);
  if (!record || !(await readersOf(p, record, one)).includes(userId)) return;
  const side = other[one.side];
  if ((await readBySide(read, one.requestId, side)) >= one.number) return;
  const to = (await membersByIds(read, [userId])).get(userId);
  if (!to) return;
  const title = await titleFor(read, record, side);
  await p.mail.send(unreadMail(p.settings, to, { ...record, title }, side));
}

/** Files that belong to nothing: never sent, or of what is gone. */
async function sweep(p: Platform): Promise<void> {
  const before = new Date(p.clock.now().getTime() - day);
  for (;;) {
    const keys = await p.db.transaction((tx) => dropUnsent(tx, before));
    if (keys.length === 0) return;
    for (const key of keys) await p.files.delete(key);
  }
}

export const mentorshipJobs = (p: Platform): JobHandler[] => [
  { name: jobNames.escalate, schedule: '* * * * *', run: () => escalate(p) },
  { name: jobNames.unread, schedule: '*/5 * * * *', run: () => mailUnread(p) },
  { name: jobNames.mail, run: (data) => sendMail(p, OfMail.parse(data)) },
  { name: jobNames.sweep, schedule: '40 2 * * *', run: () => sweep(p) },
];
