import { texts } from './catalogue.ts';

/** What was sent, as a file. */
export const applicationsSentTexts = texts({
  pdfOf: { bhs: 'Preuzmi poslanu prijavu kao PDF', en: 'Download what was sent as a PDF' },
  making: { bhs: 'Pravim', en: 'Making it' },
  failed: { bhs: 'PDF nije preuzet', en: 'The PDF wasn’t downloaded' },
});
