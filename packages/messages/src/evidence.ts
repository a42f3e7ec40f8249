import { texts } from './catalogue.ts';

/** Where files are seen in place, one after the other, with what is claimed of them beside. */
export const evidenceTexts = texts({
  previous: { bhs: 'Prethodno', en: 'Previous' },
  next: { bhs: 'Sljedeće', en: 'Next' },
  place: { bhs: '{{n}} od {{all}}', en: '{{n}} of {{all}}' },
  shown: { bhs: 'Prikaz: {{name}}', en: 'Shown: {{name}}' },
  zoomIn: { bhs: 'Uvećaj', en: 'Zoom in' },
  zoomOut: { bhs: 'Umanji', en: 'Zoom out' },
  turn: { bhs: 'Okreni', en: 'Turn' },
  saveOf: { bhs: 'Preuzmi: {{name}}', en: 'Download: {{name}}' },
  loading: { bhs: 'Učitavamo fajl', en: 'Loading the file' },
  failed: { bhs: 'Fajl se nije učitao', en: 'The file didn’t load' },
  unreadable: { bhs: 'Ovaj fajl se ne da prikazati', en: 'This file can’t be shown' },
  unreadableText: {
    bhs: 'Preuzmi ga i otvori na svom uređaju.',
    en: 'Download it and open it on your device.',
  },
  otherKind: {
    bhs: 'Ova vrsta fajla se ovdje ne prikazuje',
    en: 'This kind of file isn’t shown here',
  },
  page: { bhs: 'Strana {{n}} od {{all}}', en: 'Page {{n}} of {{all}}' },
  all: { bhs: 'Svi fajlovi', en: 'All files' },
  state_waits: { bhs: 'čeka odgovor', en: 'waiting for an answer' },
  state_accepted: { bhs: 'prihvaćeno', en: 'accepted' },
  state_returned: { bhs: 'vraćeno', en: 'returned' },
  nothingWaits: {
    bhs: 'Ništa više ne čeka tvoj odgovor.',
    en: 'Nothing else is waiting for your answer.',
  },
  keys: {
    bhs: 'Strelice lijevo i desno vode na prethodno i sljedeće.',
    en: 'The left and right arrow keys lead to the previous and the next.',
  },
});
