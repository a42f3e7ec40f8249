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

/** What waits in a bank, as this reader may know it. */
export async function tasksOf(
  { db: { read }, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: NonNullable<Actor>,
  bank: { readonly id: string; readonly slug: string },
): Promise<DeskTask[]> {
  const now = clock.now();
  const until = new Date(now.getTime() + ahead);
  const since = new Date(now.getTime() - behind);
  const reader = { id: actor.id, teams: await applicationIdsOf(read, actor.id) };
  const [calls, campaigns, projects] = await Promise.all([
    callsWaiting(read, bank.id, reader, { until, since, upTo: deskCountedTo, atMost }),
    campaignsWaiting(read, bank.id, until, atMost),
    projectsWaiting(read, bank.id, atMost),
  ]);
  const tasks = deskTasks(
    {
      calls: calls.map(({ closesAt, timeline, titleBhs: _, titleEn: __, ...call }) => ({
        ...call,
        closesOn: dayText(closesAt),
        isClosed: closesAt <= now,
        decisionsOn: timeline.find(({ kind }) => kind === 'decisions')?.on ?? null,
      })),
      campaigns: campaigns.map(({ id, endsAt, settled, minimum, ...application }) => ({
        id,
        application,
        endsOn: dayText(endsAt),
        isOver: endsAt <= now,
        hasMinimum: settled >= minimum,
      })),
      projects,
    },
    dayText(now),
  );
  const titles = new Map(
    calls.map(({ slug, titleBhs, titleEn }) => [slug, { bhs: titleBhs, en: titleEn }]),
  );
  return tasks.map(({ call, amount, ...task }) => {
    const title = call === null ? undefined : titles.get(call);
    return {
      ...task,
      call: call && title ? { slug: call, title } : null,
      amount: amount === null ? null : amount / 100,
      mine: deskPolicy.do(actor, { bankSlug: bank.slug, kind: task.kind }).ok,
    };
  });
}
