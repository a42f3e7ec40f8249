import { texts } from './catalogue.ts';

/** The short page of a call that the code on a poster leads to. */
export const conversionTexts = texts({
  orangeTitle: { bhs: 'Do {{amount}} za tvoju ideju.', en: 'Up to {{amount}} for your idea.' },
  blueTitle: { bhs: 'Do {{amount}} za tvoj posao.', en: 'Up to {{amount}} for your business.' },
  comingTitle: { bhs: 'Prijave počinju {{date}}', en: 'Applications open on {{date}}' },
  comingLead: {
    bhs: 'Do {{amount}} po projektu. Dotad okupi tim i pročitaj uslove.',
    en: 'Up to {{amount}} per project. Until then, gather a team and read the conditions.',
  },
  closedTitle: { bhs: 'Ovaj poziv je zatvoren.', en: 'This call is closed.' },
  deadlinePassed: { bhs: 'Rok je prošao {{date}}', en: 'The deadline passed on {{date}}.' },
  arrived_one: { bhs: 'Stigla je {{count}} prijava.', en: '{{count}} application came in.' },
  arrived_few: { bhs: 'Stigle su {{count}} prijave.', en: '{{count}} applications came in.' },
  arrived_other: { bhs: 'Stiglo je {{count}} prijava.', en: '{{count}} applications came in.' },
  decided: { bhs: 'Odluke su objavljene {{date}}', en: 'Decisions came out on {{date}}.' },
  decidedWhen: { bhs: 'Odluke stižu {{date}}', en: 'Decisions come on {{date}}.' },
  days_one: { bhs: 'dan do roka', en: 'day left' },
  days_few: { bhs: 'dana do roka', en: 'days left' },
  days_other: { bhs: 'dana do roka', en: 'days left' },
  hours_one: { bhs: 'sat do roka', en: 'hour left' },
  hours_few: { bhs: 'sata do roka', en: 'hours left' },
  hours_other: { bhs: 'sati do roka', en: 'hours left' },
  othersOpen_one: { bhs: 'Otvoren je još {{count}} poziv.', en: '{{count}} other call is open.' },
  othersOpen_few: {
    bhs: 'Otvorena su još {{count}} poziva.',
    en: '{{count}} other calls are open.',
  },
  othersOpen_other: {
    bhs: 'Otvoreno je još {{count}} poziva.',
    en: '{{count}} other calls are open.',
  },
  start: { bhs: 'Započni prijavu', en: 'Start an application' },
  read: { bhs: 'Pročitaj poziv', en: 'Read the call' },
  readAnyway: { bhs: 'Ipak pročitaj poziv', en: 'Read the call anyway' },
  others: { bhs: 'Pogledaj druge pozive', en: 'See other calls' },
  until: {
    bhs: 'rok {{date}} u {{time}}, nacrt se čuva sam',
    en: 'deadline {{date}} at {{time}}, drafts save themselves',
  },
  picture: { bhs: 'Grad uz rijeku', en: 'A town by the river' },
});
