import type { MessageSide } from '@app/domain/mentorship/mentorship';
import { and, isNull, lt, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import {
  mentorshipMails,
  mentorshipMessages,
  mentorshipReads,
  mentorshipRequests,
} from './mentorship.tables.ts';

/** Requests whose answer is overdue, and nobody was told. */
export async function overdue(read: Reader, now: Date): Promise<string[]> {
  const { id, slaTimer, escalatedAt } = mentorshipRequests;
  const rows = await read
    .select({ id })
    .from(mentorshipRequests)
    .where(and(lt(slaTimer, now), isNull(escalatedAt)))
    .orderBy(slaTimer)
    .limit(500);
  return rows.map((row) => row.id);
}

export interface Unheard {
  readonly requestId: string;
  /** Who wrote. */
  readonly side: MessageSide;
  /** Of the last message. */
  readonly number: number;
}

/** What nobody of the other side has read since `before`, and no mail has told of. */
export async function unheard(
  read: Reader,
  { after, before }: { readonly after: Date; readonly before: Date },
): Promise<Unheard[]> {
  const { rows } = await read.execute<Record<string, unknown> & Unheard>(sql`
    select m.request_id as "requestId", m.side, max(m.number) as number
    from ${mentorshipMessages} m
    where not m.is_note and m.created_at > ${after.toISOString()}::timestamptz
      and m.created_at <= ${before.toISOString()}::timestamptz
      and m.number > coalesce((
        select max(d.number) from ${mentorshipReads} d
        where d.request_id = m.request_id and d.side <> m.side
      ), 0)
      and not exists (
        select from ${mentorshipMails} s
        where s.request_id = m.request_id and s.side = m.side
          and (s.number >= m.number or s.mailed_at > ${before.toISOString()}::timestamptz)
      )
    group by m.request_id, m.side`);
  return rows;
}

/** @returns whether the mail is still to be sent: of two who send it, one does. */
export async function noteMailed(tx: Tx, row: Unheard, at: Date): Promise<boolean> {
  const noted = await tx
    .insert(mentorshipMails)
    .values({ ...row, mailedAt: at })
    .onConflictDoUpdate({
      target: [mentorshipMails.requestId, mentorshipMails.side],
      set: { number: row.number, mailedAt: at },
      setWhere: lt(mentorshipMails.number, row.number),
    })
    .returning({ number: mentorshipMails.number });
  return noted.length > 0;
}
