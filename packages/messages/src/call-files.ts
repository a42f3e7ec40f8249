import { texts } from './catalogue.ts';

/** What feeds and calendar files say of calls. */
export const callFilesTexts = texts({
  opens: { bhs: 'Otvara se poziv: {{call}} ({{bank}})', en: 'Call opens: {{call}} ({{bank}})' },
  closes: { bhs: 'Rok za prijavu: {{call}} ({{bank}})', en: 'Deadline: {{call}} ({{bank}})' },
  feedTitle: { bhs: 'Otvoreni pozivi | {{brand}}', en: 'Open calls | {{brand}}' },
  feedText: {
    bhs: 'Pozivi omladinskih banaka na koje se upravo može prijaviti.',
    en: 'Calls of the youth banks that take applications right now.',
  },
  facts: {
    bhs: '{{bank}}, do {{amount}} po projektu. Rok: {{deadline}}.',
    en: '{{bank}}, up to {{amount}} per project. Deadline: {{deadline}}.',
  },
  orange: { bhs: 'Narandžasti grant', en: 'Orange grant' },
  blue: { bhs: 'Plavi grant', en: 'Blue grant' },
});
