import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, writeCalendar } from './calendar-file.ts';

const event: CalendarEvent = {
  uid: 'call-1@zamah.example',
  at: new Date('2026-12-12T22:59:00Z'),
  title: 'Rok',
  text: 'Kratko',
  url: 'https://zamah.example/call/tuzla',
  reminders: ['P7D', 'P1D'],
};
const now = new Date('2026-11-20T10:00:00.123Z');
const write = (change: Partial<CalendarEvent> = {}) =>
  writeCalendar('Zamah', [{ ...event, ...change }], now);
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it.each([
    ['2026-12-12T22:59:00Z', '20261212T235900'],
    ['2026-07-12T21:59:00Z', '20260712T235900'],
    // Half an hour after the clocks went back, and just before they went forward.
    ['2026-10-25T01:30:00Z', '20261025T023000'],
    ['2027-03-28T00:59:00Z', '20270328T015900'],
  ])('names %s by the clocks of Sarajevo', (at, shown) => {
    const lines = unfold(write({ at: new Date(at) }));
    expect(lines).toContain(`DTSTART;TZID=Europe/Sarajevo:${shown}`);
    expect(lines).toContain('TZID:Europe/Sarajevo');
    expect(lines).toContain('DTSTAMP:20261120T100000Z');
  });

  it('is a file to keep, not a message that asks for an answer, as another reader has it', () => {
    const file = write({ title: 'Rok; prvi, „drugi“', text: 'Jedan\nDva' });
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getFirstProperty('method')).toBeNull();
    for (const zone of calendar.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(zone);
    const [read] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect(read?.summary).toBe('Rok; prvi, „drugi“');
    expect(read?.description).toBe('Jedan\nDva');
    expect(read?.startDate.toJSDate()).toEqual(event.at);
    expect(read?.component.getAllSubcomponents('valarm')).toHaveLength(2);
  });

  it('reminds as asked, and is closed in the order in which it was opened', () => {
    const lines = unfold(write());
    expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual([
      'TRIGGER:-P7D',
      'TRIGGER:-P1D',
    ]);
    const open: string[] = [];
    for (const line of lines) {
      if (line.startsWith('BEGIN:')) open.push(line.slice(6));
      if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
    }
    expect(open).toEqual([]);
  });

  it('has no line beyond 75 bytes, and cuts no letter', () => {
    const long = 'Čšćžđ 🎸, '.repeat(40);
    const file = write({ title: long });
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\ufffd');
    expect(unfold(file)).toContain(`SUMMARY:${long.replaceAll(',', '\\,')}`);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('lets no text begin a line of its own', () => {
    const file = write({ text: 'jedan;\r\nEND:VCALENDAR\nX:\u0007\\' });
    expect(unfold(file)).toContain('DESCRIPTION:jedan\\;\\nEND:VCALENDAR\\nX:\\\\');
  });
});
