import { wallTime } from '@app/domain/sarajevo-time';

export interface CalendarEvent {
  /** Stays the same when the file is fetched again, so that a moved date moves in calendars, too. */
  readonly uid: string;
  readonly at: Date;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** How long before it a calendar reminds, as `P7D`. */
  readonly reminders: readonly string[];
}

/** Central European time as the European Union has it since 1996, which Sarajevo keeps. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Sarajevo',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Longest line in bytes, its end left out (RFC 5545, 3.1). */
const lineBytes = 75;

/**
 * Writes a calendar file (RFC 5545) with moments by the clocks of Sarajevo. It has no METHOD: that
 * makes it a message of scheduling, which needs an ORGANIZER (RFC 5546, 3.2.1).
 *
 * @param now when what it says was last true.
 */
export function writeCalendar(brand: string, events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(brand)}//${text(brand)}//BS`,
    'CALSCALE:GREGORIAN',
    ...zone,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=Europe/Sarajevo:${onClocks(event.at)}`,
    `SUMMARY:${text(event.title)}`,
    `DESCRIPTION:${text(event.text)}`,
    `URL:${event.url}`,
    // It takes nobody's time: whoever looks for a free hour finds it free.
    'TRANSP:TRANSPARENT',
    ...event.reminders.flatMap((before) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-${before}`,
      `DESCRIPTION:${text(event.title)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

function onClocks(at: Date): string {
  const { year, month, day, hour, minute } = wallTime(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${year}${two(month)}${two(day)}T${two(hour)}${two(minute)}00`;
}

const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar file has none
    .replace(/[\u0000-\u001f\u007f]/g, '');

/** Breaks a line between letters, never within the bytes of one. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (size + bytes > lineBytes) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += letter;
    size += bytes;
  }
  return [...parts, part].join('\r\n');
}
