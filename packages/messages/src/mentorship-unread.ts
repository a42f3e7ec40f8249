import { texts } from './catalogue.ts';

/** How much waits for the reader in mentorship, beside the word that leads there. */
export const mentorshipUnreadTexts = texts({
  waiting_one: {
    bhs: '{{count}} nova stvar u mentorstvu',
    en: '{{count}} new thing in mentorship',
  },
  waiting_few: {
    bhs: '{{count}} nove stvari u mentorstvu',
    en: '{{count}} new things in mentorship',
  },
  waiting_other: {
    bhs: '{{count}} novih stvari u mentorstvu',
    en: '{{count}} new things in mentorship',
  },
});
