import { pages } from '@app/contracts/pages';
import { hasAgreement } from '@app/domain/agreements/agreement.policy';
import { daysAfter, reminderDue, reminderSteps } from '@app/domain/agreements/reminders';
import { reportDueOn } from '@app/domain/agreements/report';
import { dayText } from '@app/domain/sarajevo-time';
import { formatDayOf } from '@app/messages/format/dates';
import type { Tx } from '../../platform/db/client.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { findApplication, titleOf } from '../applications/public.ts';
import { notify } from '../notifications/public.ts';
import { bankOf } from './agreements.moves.ts';
import {
  dropUnusedReceipts,
  markMilestone,
  markReport,
  openMilestones,
  openReports,
} from './agreements.repo.ts';
import { expireExceptions } from './exceptions.service.ts';

const day = 24 * 60 * 60 * 1000;
const [soonest] = reminderSteps;

/** Tells both sides what is due soon and what is late, once at each step. */
export async function remindOfAgreements(p: Platform): Promise<void> {
  const today = dayText(p.clock.now());
  for (const row of await openMilestones(p.db.read, daysAfter(today, soonest))) {
    const step = reminderDue(row.dueOn, today, row.reminded);
    if (step === null) continue;
    await p.db.transaction(async (tx) => {
      if (!(await markMilestone(tx, row.id, row.reminded, step))) return;
      await tellBoth(p, tx, row.applicationId, {
        text: step > 0 ? 'milestoneDue' : 'milestoneLate',
        what: row.title,
        on: row.dueOn,
      });
    });
  }
  for (const { applicationId, terms, reportReminded } of await openReports(p.db.read)) {
    const on = reportDueOn(terms.endsOn);
    const step = on === null ? null : reminderDue(on, today, reportReminded);
    if (on === null || step === null) continue;
    await p.db.transaction(async (tx) => {
      if (!(await markReport(tx, applicationId, reportReminded, step))) return;
      await tellBoth(p, tx, applicationId, {
        text: step > 0 ? 'reportDue' : 'reportLate',
        what: '',
        on,
      });
    });
  }
}

async function tellBoth(
  p: Platform,
  tx: Tx,
  id: string,
  {
    text,
    what,
    on,
  }: {
    readonly text: 'milestoneDue' | 'milestoneLate' | 'reportDue' | 'reportLate';
    readonly what: string;
    readonly on: string;
  },
): Promise<void> {
  const record = await findApplication(tx, { id });
  if (!record || !hasAgreement(record.application.status)) return;
  await notify(tx, p, {
    userIds: [...record.memberIds, ...(await bankOf(tx, record))],
    type: 'deadline',
    text,
    values: {
      title: titleOf(record),
      what,
      day: { bhs: formatDayOf(on, 'bhs'), en: formatDayOf(on, 'en') },
    },
    actionUrl: pages.agreement({ id }),
  });
}

async function sweep(p: Platform): Promise<void> {
  const before = new Date(p.clock.now().getTime() - day);
  const keys = await p.db.transaction((tx) => dropUnusedReceipts(tx, before));
  for (const key of keys) await p.files.delete(key);
}

export const agreementsJobs = (p: Platform): JobHandler[] => [
  // In the morning, by the clocks of Sarajevo.
  { name: 'agreements.remind', schedule: '0 6 * * *', run: () => remindOfAgreements(p) },
  { name: 'agreements.exceptions', schedule: '15 * * * *', run: () => expireExceptions(p) },
  { name: 'agreements.sweep', schedule: '30 2 * * *', run: () => sweep(p) },
];
