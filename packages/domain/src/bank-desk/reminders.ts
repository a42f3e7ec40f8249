import { awaitedKinds, type DeskTaskKind } from './desk.tasks.ts';

/** Whom a reminder of something goes to: the team that it waits for, or people of the bank. */
export type Reminded = 'team' | 'bank';

/** Days after a reminder in which nobody sends another about the same. */
export const reminderDays = 3;

/** Nobody is reminded of drafts, which are their teams' own, nor of a campaign that ends by itself. */
export function remindedOf(kind: DeskTaskKind): Reminded | null {
  if (kind === 'drafts' || kind === 'campaignEnding') return null;
  const isAwaited = awaitedKinds.some((one) => one === kind);
  return isAwaited && kind !== 'scoring' ? 'team' : 'bank';
}

/** When the next reminder may go out; null: now. */
export function nextReminder(sentAt: Date | null, now: Date): Date | null {
  if (sentAt === null) return null;
  const next = new Date(sentAt.getTime() + reminderDays * 86_400_000);
  return next > now ? next : null;
}
