const day = 86_400_000;

/** @param on `yyyy-mm-dd`, like the answer. */
export const daysAfter = (on: string, days: number): string =>
  new Date(Date.parse(on) + days * day).toISOString().slice(0, 10);

/** Whole days from one day to another; below zero once it has passed. */
export const daysUntil = (on: string, today: string): number =>
  (Date.parse(on) - Date.parse(today)) / day;

/** Days before the day on which both sides are reminded; below zero after it. */
export const reminderSteps = [14, 3, -1, -7] as const;
export type ReminderStep = (typeof reminderSteps)[number];

/**
 * The step at which something due stands, by the days of Sarajevo; null while it is far off. A day
 * on which nobody could be told is made up for by the next run.
 */
export function reminderStep(dueOn: string, today: string): ReminderStep | null {
  const left = daysUntil(dueOn, today);
  return reminderSteps.findLast((step) => left <= step) ?? null;
}

/** The step to tell of now; null where it was told of already. */
export function reminderDue(
  dueOn: string,
  today: string,
  told: number | null,
): ReminderStep | null {
  const step = reminderStep(dueOn, today);
  return step !== null && (told === null || step < told) ? step : null;
}
