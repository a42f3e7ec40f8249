import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { callPage } from '@app/contracts/pages';
import type { Language } from '@app/messages/catalogue';
import { translate } from '@app/messages/translate';
import type { z } from 'zod';
import { type CalendarEvent, writeCalendar } from '../../platform/calendar-file.ts';
import type { Settings } from '../../platform/settings.ts';
import { inLanguage } from './calls.feeds.ts';

/** The deadline of a call, and its opening as long as that is still to come. */
export function calendarOf(
  call: z.output<typeof CallDetail>,
  language: Language,
  now: Date,
  { brand, publicUrl }: Pick<Settings, 'brand' | 'publicUrl'>,
): string {
  const url = `${publicUrl}${callPage(call)}`;
  const title = inLanguage(call.title, language);
  const event = (
    name: 'opens' | 'closes',
    at: Date,
    reminders: CalendarEvent['reminders'],
  ): CalendarEvent => ({
    uid: `call-${call.id}-${name}@${new URL(publicUrl).hostname}`,
    at,
    title: translate(language, `call-files.${name}`, { call: title, bank: call.bank.name }),
    text: `${inLanguage(call.summary, language)}\n\n${url}`,
    url,
    reminders,
  });
  const events = [event('closes', call.closesAt, ['P7D', 'P1D'])];
  if (call.state === 'coming') events.unshift(event('opens', call.opensAt, ['PT1H']));
  return writeCalendar(brand, events, now);
}
