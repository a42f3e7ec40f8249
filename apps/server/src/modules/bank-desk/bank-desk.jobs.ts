import { pages } from '@app/contracts/pages';
import type { Actor } from '@app/domain/permissions/permissions';
import { dayText } from '@app/domain/sarajevo-time';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { notify, wasNotifiedSince } from '../notifications/public.ts';
import { staffRecords } from '../permissions/public.ts';
import { banksOf } from './bank-desk.overview.repo.ts';
import { tasksOf } from './bank-desk.tasks.ts';

/** Milliseconds, somewhat less than the week between two runs. */
const remindEvery = 6 * 24 * 3_600_000;

/**
 * Tells the people of each bank what they have to do there. Admins and whoever has a permission in
 * every bank look for themselves: no bank's work waits for them alone.
 */
export async function tellDuties(p: Platform): Promise<void> {
  const now = p.clock.now();
  const today = dayText(now);
  const since = new Date(now.getTime() - remindEvery);
  const people = await staffRecords(p.db.read, 'all');
  for (const { id, records } of people) {
    const granted = records.filter(({ scope }) => scope === 'bank');
    const slugs = granted.flatMap(({ scopeValue }) => scopeValue ?? []);
    const actor: NonNullable<Actor> = { id, role: '', permissions: granted };
    for (const bank of await banksOf(p.db.read, slugs)) {
      const mine = (await tasksOf(p, actor, [bank])).filter((task) => task.mine);
      if (mine.length === 0) continue;
      const actionUrl = pages.bankDesk({ bankId: bank.slug, dio: 'duznosti' });
      // A late or a second run tells nobody again.
      if (await wasNotifiedSince(p.db.read, { userId: id, actionUrl, since })) continue;
      const late = mine.filter(({ due }) => due !== null && due < today).length;
      await p.db.transaction((tx) =>
        notify(tx, p, {
          userIds: [id],
          type: 'deadline',
          text: late > 0 ? 'dutiesLate' : 'duties',
          values: { bank: bank.name, count: mine.length, late },
          actionUrl,
        }),
      );
    }
  }
}

export const bankDeskJobs = (p: Platform): JobHandler[] => [
  // On Monday mornings, by the clocks of Sarajevo.
  { name: 'desk.duties', schedule: '20 7 * * 1', run: () => tellDuties(p) },
];
