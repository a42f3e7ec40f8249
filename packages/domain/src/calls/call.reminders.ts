/** So long before its end, in hours, a call reminds whoever began and did not submit. */
export const reminderHours = [7 * 24, 2 * 24, 6] as const;

/** Which reminders of a call's end are due at a time. */
export function dueReminders(closesAt: Date, now: Date): number[] {
  const left = (closesAt.getTime() - now.getTime()) / 3_600_000;
  return reminderHours.filter((hours) => left > 0 && left <= hours);
}

/** The one that stands for all of them; null while none is due. */
export function lastReminder(closesAt: Date, now: Date): number | null {
  const due = dueReminders(closesAt, now);
  return due.length > 0 ? Math.min(...due) : null;
}
