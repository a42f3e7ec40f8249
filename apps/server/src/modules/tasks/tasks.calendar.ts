import { pages } from '@app/contracts/pages';
import type { NextSteps } from '@app/contracts/tasks/tasks.schemas';
import { instantAt } from '@app/domain/sarajevo-time';
import type { Language } from '@app/messages/catalogue';
import { tasksTexts } from '@app/messages/tasks';
import { addTexts, translate } from '@app/messages/translate';
import type { z } from 'zod';
import { type CalendarEvent, writeCalendar } from '../../platform/calendar-file.ts';
import type { Settings } from '../../platform/settings.ts';

addTexts('tasks', tasksTexts);

/** What has a day and no moment stands at nine in the morning. */
const morning = 9 * 60;

/** The dates among the next steps that are still to come about; what is done is left out. */
export function calendarOf(
  steps: z.output<typeof NextSteps>,
  language: Language,
  now: Date,
  { brand, publicUrl }: Pick<Settings, 'brand' | 'publicUrl'>,
): string {
  const url = `${publicUrl}${pages.tasks({ id: steps.id })}`;
  const event = (
    uid: string,
    title: string,
    due: { readonly on: string | null; readonly at?: Date | null },
  ): CalendarEvent[] => {
    if (due.on === null) return [];
    const at = due.at ?? instantAt(Date.parse(due.on) / 86_400_000, morning);
    return [
      {
        uid: `step-${steps.id}-${uid}@${new URL(publicUrl).hostname}`,
        at,
        title: `${title}: ${steps.title}`,
        text: url,
        url,
        reminders: ['P1D'],
      },
    ];
  };
  const system = steps.system
    // Each missing section has the day of sending; once in a calendar is enough.
    .filter(({ kind, done }) => !done && kind !== 'section' && kind !== 'mend')
    .flatMap((task) => {
      const title = translate(language, `tasks.${task.kind}`);
      return task.item
        ? event(task.item.id, `${title} „${task.item.title}“`, task)
        : event(task.kind, title, task);
    });
  const own = steps.own
    .filter(({ done }) => !done)
    .flatMap(({ id, title, on }) => event(id, title, { on }));
  return writeCalendar(brand, [...system, ...own], now);
}
