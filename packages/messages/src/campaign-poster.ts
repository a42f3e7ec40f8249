import { texts } from './catalogue.ts';

/** The sheet with a campaign's code, on paper. */
export const campaignPosterTexts = texts({
  name: { bhs: 'Podrži: {{title}}', en: 'Support: {{title}}' },
  subject: { bhs: 'Kampanja tima mladih', en: 'A campaign of a young team' },
  goal: { bhs: 'Cilj {{goal}}, do {{until}}', en: 'Goal {{goal}}, until {{until}}' },
  scan: { bhs: 'Skeniraj i doniraj', en: 'Scan and donate' },
  qr: { bhs: 'Kod koji vodi na kampanju', en: 'Code that leads to the campaign' },
  fileName: { bhs: 'plakat', en: 'poster' },
});
