import type { DeskTask } from '@app/contracts/bank-desk/bank-desk.schemas';
import { deskPolicy } from '@app/domain/bank-desk/desk.policy';
import { deskCountedTo } from '@app/domain/bank-desk/desk.stages';
import { deskTasks } from '@app/domain/bank-desk/desk.tasks';
import type { Actor } from '@app/domain/permissions/permissions';
import { dayText } from '@app/domain/sarajevo-time';
import type { Platform } from '../../platform/platform.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { callsWaiting, campaignsWaiting, projectsWaiting } from './bank-desk.tasks.repo.ts';

const day = 86_400_000;
/** A day more than what is to come is looked at, whatever the hour. */
const ahead = 8 * day;
/** Calls whose decisions were never announced wait no longer than this. */
const behind = 400 * day;
/** Of each kind. */
const atMost = 60;

/** What waits in banks, as this reader may know it; each task with its bank. */
export async function tasksOf<Bank extends { readonly id: string; readonly slug: string }>(
  { db: { read }, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: NonNullable<Actor>,
  banks: readonly Bank[],
): Promise<(DeskTask & { bank: Bank })[]> {
  const now = clock.now();
  const until = new Date(now.getTime() + ahead);
  const since = new Date(now.getTime() - behind);
  const ids = banks.map(({ id }) => id);
  const reader = { id: actor.id, teams: await applicationIdsOf(read, actor.id) };
  const [calls, campaigns, projects] = await Promise.all([
    callsWaiting(read, ids, reader, { until, since, upTo: deskCountedTo, atMost }),
    campaignsWaiting(read, ids, until, atMost),
    projectsWaiting(read, ids, atMost),
  ]);
  const tasks = deskTasks(
    {
      calls: calls.map(({ closesAt, timeline, ...call }) => ({
        ...call,
        closesOn: dayText(closesAt),
        isClosed: closesAt <= now,
        decisionsOn: timeline.find(({ kind }) => kind === 'decisions')?.on ?? null,
      })),
      campaigns: campaigns.map(({ id, endsAt, settled, minimum, slug, title }) => ({
        id,
        application: { slug, title },
        endsOn: dayText(endsAt),
        isOver: endsAt <= now,
        hasMinimum: settled >= minimum,
      })),
      projects,
    },
    dayText(now),
  );
  const callOf = new Map(calls.map((call) => [call.slug, call]));
  const bankOf = new Map(banks.map((bank) => [bank.id, bank]));
  const bankOfProject = new Map(
    [...campaigns, ...projects].map(({ slug, bankId }) => [slug, bankId]),
  );
  return tasks.flatMap(({ call: slug, amount, ...task }) => {
    const call = slug === null ? undefined : callOf.get(slug);
    const bank = bankOf.get(call?.bankId ?? bankOfProject.get(task.application?.slug ?? '') ?? '');
    if (!bank) return [];
    return {
      ...task,
      bank,
      call: call ? { slug: call.slug, title: { bhs: call.titleBhs, en: call.titleEn } } : null,
      amount: amount === null ? null : amount / 100,
      mine: deskPolicy.do(actor, { bankSlug: bank.slug, kind: task.kind }).ok,
    };
  });
}
