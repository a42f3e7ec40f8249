import { texts } from './catalogue.ts';

/** A field that finds members while one types. */
export const finderTexts = texts({
  findHint: {
    bhs: 'Najmanje dva slova. Kvačice nisu važne.',
    en: 'At least two letters. Accents don’t matter.',
  },
  finding: { bhs: 'Tražim…', en: 'Searching…' },
  foundMany: {
    bhs: 'prvih {{count}}, upiši više slova',
    en: 'the first {{count}}, type more letters',
  },
  foundNone: { bhs: 'Niko se tako ne zove.', en: 'Nobody by that name.' },
  findFailed: {
    bhs: 'Pretraga nije uspjela. Pokušaj ponovo.',
    en: 'The search failed. Try again.',
  },
});
