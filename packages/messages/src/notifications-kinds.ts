import { texts } from './catalogue.ts';

/** Names of the kinds of notification: tabs of the page, headings of a digest. */
export const notificationsKindsTexts = texts({
  teams: { bhs: 'Timovi', en: 'Teams' },
  applications: { bhs: 'Prijave', en: 'Applications' },
  donations: { bhs: 'Donacije', en: 'Donations' },
  mentors: { bhs: 'Mentori', en: 'Mentors' },
  network: { bhs: 'Mreža', en: 'Network' },
});
