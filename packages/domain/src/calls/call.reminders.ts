/** So long before its end, in hours, a call reminds whoever began and did not submit. */
export const reminderHours = [7 * 24, 2 * 24, 6] as const;

/** Which reminders of a call's end are due at a time. */
export function dueReminders(closesAt: Date, now: Date): number[] {
  const left = (closesAt.getTime() - now.getTime()) / 3_600_000;
  return reminderHours.filter((hours) => left > 0 && left <= hours);
}
