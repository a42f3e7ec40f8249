import type { DeskToday } from '@app/contracts/bank-desk/bank-desk.schemas';
import { deskCountedTo } from '@app/domain/bank-desk/desk.stages';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { type Failure, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { readStages } from './bank-desk.repo.ts';
import { deskBank, filterOf } from './bank-desk.service.ts';
import { tasksOf } from './bank-desk.tasks.ts';
import { withReminders } from './reminders.service.ts';

type SignedIn = NonNullable<Actor>;

export async function openToday(
  p: Platform,
  actor: SignedIn,
  which: string,
): Promise<z.output<typeof DeskToday> | Failure> {
  const { read } = p.db;
  const bank = await deskBank(read, actor, which);
  if (isFailure(bank)) return bank;
  const filter = await filterOf(read, actor, bank, {});
  const [tasks, stages] = await Promise.all([
    tasksOf(p, actor, [bank]),
    readStages(
      read,
      { ...filter, bankId: bank.id, hidden: filter?.hidden ?? [] },
      { upTo: deskCountedTo, latest: 0 },
    ),
  ]);
  const counts = [...stages].map(([stage, { count }]) => [stage, count]);
  return { tasks: await withReminders(p, bank.id, tasks), stages: Object.fromEntries(counts) };
}
