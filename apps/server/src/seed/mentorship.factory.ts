import { answerHours, deadlineAfter } from '@app/domain/mentorship/clock';
import { isTalking } from '@app/domain/mentorship/request.machine';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import type { Bank } from '../modules/banks/banks.factory.ts';
import {
  createHours,
  createMentorship,
  createMentorshipFile,
  createMessage,
  createRead,
  createRequestEvent,
  createTemplate,
} from '../modules/mentorship/mentorship.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import type { FileStore } from '../platform/files/files.ts';
import { entry } from './applications.factory.ts';
import { type DemoRequest, demoRequests, demoTemplates } from './mentorship.data.ts';
import type { People } from './people.factory.ts';

const hour = 3_600_000;

interface Context {
  readonly people: People;
  readonly banks: ReadonlyMap<string, Bank>;
  readonly now: Date;
  readonly files: Pick<FileStore, 'put'>;
}

/** Requests counted back from now, so that their clocks show the same at each first start. */
export async function seedMentorship(
  tx: Tx,
  applications: ReadonlyMap<string, BuiltApplication>,
  context: Context,
): Promise<void> {
  for (const one of demoRequests) await seedRequest(tx, applications, context, one);
  for (const one of demoTemplates) await createTemplate(tx, entry(context.banks, 'tuzla'), one);
  const office = { days: [1, 2, 3, 4, 5], from: 9 * 60, to: 17 * 60 };
  await createHours(tx, entry(context.banks, 'zenica'), office);
}

/** Of the mentors of a request; the rest of those who write are its team. */
const isMentor = ({ claimed }: DemoRequest, who: string): boolean => claimed?.[0] === who;

/** When the mentor's answer is awaited since: the first word of the team that has none. */
function waitsSince(one: DemoRequest): number | null {
  if (!isTalking(one.status)) return null;
  const said = (one.said ?? []).filter(([, , , more]) => !more?.note);
  const last = said.findLastIndex(([, who]) => isMentor(one, who));
  return last < 0 ? one.asked : (said[last + 1]?.[0] ?? null);
}

async function seedRequest(
  tx: Tx,
  applications: ReadonlyMap<string, BuiltApplication>,
  { people, now, files }: Context,
  one: DemoRequest,
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const { claimed, rated, priority, status, resolved, archived } = one;
  const mentor = claimed && entry(people, claimed[0]);
  const waits = waitsSince(one);
  const clockSince = waits === null ? null : ago(waits);
  const slaTimer = clockSince && deadlineAfter(clockSince, answerHours[priority], null);
  const isLate = slaTimer !== null && slaTimer < now;
  const request = await createMentorship(tx, entry(applications, one.slug), entry(people, one.by), {
    createdAt: ago(one.asked),
    lastMessageAt: ago(one.asked),
    description: one.description,
    type: one.type ?? 'mentorship',
    priority,
    status,
    section: one.section ?? null,
    tags: [...(one.tags ?? [])],
    claimedBy: mentor?.id ?? null,
    clockSince,
    slaTimer,
    wasLate: isLate || one.late === true,
    escalatedAt: isLate ? new Date(slaTimer.getTime() + 60_000) : null,
    resolvedAt: resolved === undefined ? null : ago(resolved),
    rating: rated?.[0] ?? null,
    feedback: rated?.[1] || null,
    ratedMentorId: rated ? (mentor?.id ?? null) : null,
  });
  if (claimed && mentor) {
    await createRequestEvent(tx, request, mentor, { event: 'claim', at: ago(claimed[1]) });
  }
  let answered = false;
  for (const [hours, who, message, more] of one.said ?? []) {
    const by = entry(people, who);
    const createdAt = ago(hours);
    const side = isMentor(one, who) ? 'mentor' : 'applicant';
    const isFirstResponse: boolean = side === 'mentor' && !answered && !more?.note;
    answered ||= isFirstResponse;
    const sent = await createMessage(tx, request, by, {
      createdAt,
      side,
      message,
      isFirstResponse,
      isNote: more?.note ?? false,
      section: more?.section ?? null,
    });
    if (more?.file) {
      const plan = { uploadedAt: createdAt, messageId: sent.id, name: more.file };
      await createMentorshipFile(tx, files, request, by, plan);
    }
    // What is new is unread, the rest was read.
    if (hours < 1) continue;
    const reader = side === 'mentor' ? entry(people, one.by) : mentor;
    const other = side === 'mentor' ? 'applicant' : 'mentor';
    if (reader) await createRead(tx, request, reader, { side: other, number: sent.number });
  }
  if (!mentor) return;
  if (resolved !== undefined) {
    await createRequestEvent(tx, request, mentor, { event: 'resolve', at: ago(resolved) });
  }
  if (rated && resolved !== undefined) {
    const at = ago(resolved - 2);
    await createRequestEvent(tx, request, entry(people, one.by), { event: 'rate', at });
  }
  if (archived !== undefined) {
    await createRequestEvent(tx, request, mentor, { event: 'archive', at: ago(archived) });
  }
}
