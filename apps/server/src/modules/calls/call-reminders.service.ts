import { canvasOf } from '@app/contracts/pages';
import { dueReminders, lastReminder, reminderHours } from '@app/domain/calls/call.reminders';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { notify } from '../notifications/public.ts';
import { type ClosingCall, closingBy, markReminded } from './call-reminders.repo.ts';
import { momentIn } from './calls.moves.ts';

/** A team that began to apply, and has not submitted. */
interface Begun {
  readonly applicationId: string;
  readonly memberIds: readonly string[];
}

declare module '../../platform/provided.ts' {
  interface Provided {
    /** Those whose time ends with the call's. */
    readonly unsubmittedIn: (read: Reader, callId: string) => Promise<readonly Begun[]>;
  }
}

const hour = 3_600_000;

/** Reminds the teams of all calls that end soon, each once at each of the moments. */
export async function remindTeams(p: Platform): Promise<void> {
  const now = p.clock.now();
  const by = new Date(now.getTime() + Math.max(...reminderHours) * hour);
  for (const call of await closingBy(p.db.read, now, by)) {
    const due = dueReminders(call.closesAt, now);
    const last = lastReminder(call.closesAt, now);
    await p.db.transaction(async (tx) => {
      const marked = await markReminded(tx, call, due, now);
      // After a time without a server the last one stands for those before it.
      if (last !== null && marked.includes(last)) await remind(p, tx, call);
    });
  }
}

async function remind(p: Platform, tx: Tx, call: ClosingCall): Promise<void> {
  const title = {
    bhs: call.titleBhs || call.titleEn,
    en: call.titleEn || call.titleBhs,
  };
  for (const { applicationId, memberIds } of await p.provided.unsubmittedIn(tx, call.id)) {
    await notify(tx, p, {
      userIds: memberIds,
      type: 'deadline',
      text: 'callClosesTeam',
      values: { call: title, until: momentIn(call.closesAt) },
      actionUrl: canvasOf(call.kind)({ edit: applicationId }),
    });
  }
}
