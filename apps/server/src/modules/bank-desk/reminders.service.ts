import type {
  DeskTask,
  ReminderBody,
  WaitingTask,
} from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';
import { nextReminder, remindedOf, reminderDays } from '@app/domain/bank-desk/reminders';
import type { Actor } from '@app/domain/permissions/permissions';
import { bankDeskTexts } from '@app/messages/bank-desk';
import type { Language, Text } from '@app/messages/catalogue';
import { addTexts, translate } from '@app/messages/translate';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { memberIdsOf } from '../applications/public.ts';
import { type Notice, notify } from '../notifications/public.ts';
import { staffRecords } from '../permissions/public.ts';
import { type DeskBank, deskBank } from './bank-desk.service.ts';
import { tasksOf } from './bank-desk.tasks.ts';
import { putReminder, type ReminderRow, remindersIn } from './reminders.repo.ts';

addTexts('bank-desk', bankDeskTexts);

/** Milliseconds between two reminders of the same. */
const apart = reminderDays * 86_400_000;

type SignedIn = NonNullable<Actor>;
type About = Pick<z.output<typeof DeskTask>, 'kind' | 'application' | 'call'>;

const aboutOf = ({ application, call }: About): string => application?.id ?? call?.slug ?? '';

const isSame = (one: About, other: { readonly kind: string; readonly about: string }): boolean =>
  one.kind === other.kind && aboutOf(one) === other.about;

/** The tasks of a bank's desk, each with the last reminder of those for whom it waits. */
export async function withReminders(
  p: Pick<Platform, 'db' | 'clock'>,
  bankId: string,
  tasks: readonly z.output<typeof DeskTask>[],
): Promise<z.output<typeof WaitingTask>[]> {
  const { read } = p.db;
  const sent = await remindersIn(read, bankId);
  const people = await membersByIds(
    read,
    sent.map(({ sentBy }) => sentBy),
  );
  const now = p.clock.now();
  const reminderOf = (
    task: z.output<typeof DeskTask>,
  ): z.output<typeof WaitingTask>['reminder'] => {
    if (task.mine || remindedOf(task.kind) === null) return null;
    const last: ReminderRow | undefined = sent.find((one) => isSame(task, one));
    return {
      sentAt: last?.sentAt ?? null,
      by: last ? (people.get(last.sentBy)?.name ?? '') : null,
      next: nextReminder(last?.sentAt ?? null, now),
    };
  };
  return tasks.map((task) => ({ ...task, reminder: reminderOf(task) }));
}

/**
 * Reminds those for whom something waits, once in three days whoever asks: the team, or those of
 * the bank whose duty it is.
 *
 * @returns how many; `WRONG_STATUS` where it waits for nobody else, `RATE_LIMITED` too soon.
 */
export async function remind(
  p: Platform,
  actor: SignedIn,
  which: string,
  request: z.output<typeof ReminderBody>,
): Promise<Failure | { reminded: number }> {
  const bank = await deskBank(p.db.read, actor, which);
  if (isFailure(bank)) return bank;
  const task = (await tasksOf(p, actor, [bank])).find((one) => isSame(one, request));
  const whom = task && !task.mine ? remindedOf(task.kind) : null;
  if (!task || whom === null) return fail('WRONG_STATUS');
  const userIds = await (whom === 'team' ? teamOf(p.db.read, task) : doersOf(p, bank, task));
  const others = userIds.filter((id) => id !== actor.id);
  if (others.length === 0) return fail('WRONG_STATUS');
  const sentAt = p.clock.now();
  const row = { bankId: bank.id, ...request, sentBy: actor.id, sentAt };
  return p.db.transaction(async (tx) => {
    const before = new Date(sentAt.getTime() - apart);
    if (!(await putReminder(tx, row, before))) {
      const last = (await remindersIn(tx, bank.id)).find((one) => isSame(task, one));
      const next = nextReminder(last?.sentAt ?? null, sentAt)?.getTime() ?? sentAt.getTime();
      return fail('RATE_LIMITED', { retryAfter: Math.ceil((next - sentAt.getTime()) / 1000) });
    }
    await notify(tx, p, { ...noticeOf(bank, task), userIds: others, from: actor.id });
    await recordAudit(tx, {
      action: 'desk.reminded',
      subject: request.about,
      actorId: actor.id,
      at: sentAt,
      details: { bank: bank.slug, kind: request.kind, people: others.length },
    });
    return { reminded: others.length };
  });
}

const teamOf = async (
  read: Reader,
  { application }: z.output<typeof DeskTask>,
): Promise<string[]> =>
  application ? ((await memberIdsOf(read, [application.id])).get(application.id) ?? []) : [];

/** Those of the bank who have it among their own; who has every bank looks for themselves. */
async function doersOf(
  p: Pick<Platform, 'db' | 'clock'>,
  bank: DeskBank,
  task: z.output<typeof DeskTask>,
): Promise<string[]> {
  // What waits for the board is what each of it has not scored.
  const wanted = { kind: task.kind === 'scoring' ? 'score' : task.kind, about: aboutOf(task) };
  const people = await staffRecords(p.db.read, [bank.slug]);
  const doers: string[] = [];
  for (const { id, records } of people) {
    const permissions = records.filter(({ scope }) => scope === 'bank');
    if (permissions.length === 0) continue;
    const theirs = await tasksOf(p, { id, role: '', permissions }, [bank]);
    if (theirs.some((one) => one.mine && isSame(one, wanted))) doers.push(id);
  }
  return doers;
}

const both = (key: string, count: number): Text => {
  const textIn = (language: Language) => translate(language, key, { count });
  return { bhs: textIn('bhs'), en: textIn('en') };
};

const teamTexts = {
  teamSign: 'remindTeamSign',
  teamProof: 'remindTeamProof',
  teamReceipt: 'remindTeamReceipt',
  teamReport: 'remindTeamReport',
} as const;

function noticeOf(
  bank: DeskBank,
  { kind, application, call, count, to }: z.output<typeof DeskTask>,
): Pick<Notice, 'type' | 'text' | 'values' | 'actionUrl'> {
  const said = { type: 'deadline', actionUrl: to } as const;
  const title = application?.title ?? '';
  if (kind in teamTexts) {
    const text = teamTexts[kind as keyof typeof teamTexts];
    return { ...said, text, values: { title, bank: bank.name } };
  }
  if (kind === 'scoring' && call) {
    const actionUrl = pages.board({ poziv: call.slug });
    return { ...said, actionUrl, text: 'remindScores', values: { call: call.title } };
  }
  const what = both(`bank-desk.task_${kind}`, count ?? 1);
  return { ...said, text: 'remindDuty', values: { title: call?.title ?? title, what } };
}
