import { texts } from './catalogue.ts';

/** What is said around everything that is written in sections and saves itself. */
export const writingTexts = texts({
  sectionsReady_one: { bhs: 'cjelina gotova', en: 'section done' },
  sectionsReady_few: { bhs: 'cjeline gotove', en: 'sections done' },
  sectionsReady_other: { bhs: 'cjelina gotovo', en: 'sections done' },
  sheetList: { bhs: '{{list}} (padajući spisak)', en: '{{list}} (drop-down list)' },
  sheetNote: {
    bhs: '{{n}}. od {{total}} cjelina, {{done}} gotovo',
    en: 'section {{n}} of {{total}}, {{done}} done',
  },
  done: { bhs: 'gotovo', en: 'done' },

  savedOn: { bhs: 'Sačuvano {{date}}', en: 'Saved {{date}}' },
  saving: { bhs: 'Čuvam…', en: 'Saving…' },
  offline: {
    bhs: 'Nema veze, čuvam čim se vrati',
    en: 'No connection, saving when it returns',
  },
  offlineShort: { bhs: 'Nema veze', en: 'Offline' },
  clash: { bhs: 'Sukob izmjena', en: 'Changes clash' },
  refused: { bhs: 'Nešto nije sačuvano', en: 'Something isn’t saved' },
  gone: { bhs: 'Ne čuva se', en: 'Not saving' },
  backOnline: { bhs: 'Veza je tu. Sve je sačuvano.', en: 'Connected again. Everything is saved.' },
});
