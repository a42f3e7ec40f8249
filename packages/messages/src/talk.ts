import { texts } from './catalogue.ts';

/** What conversations have in common, whoever speaks in them. */
export const talkTexts = texts({
  you: { bhs: 'Ti', en: 'You' },
  somebody: { bhs: 'Neko', en: 'Somebody' },
  yesterday: { bhs: 'jučer', en: 'yesterday' },
  seen: { bhs: 'Pročitano', en: 'Read' },
  queued: { bhs: 'Čeka na red…', en: 'Waiting its turn…' },
  notSent: { bhs: 'Nije poslano.', en: 'Not sent.' },
  waits: {
    bhs: 'Poslat će se kad se veza vrati.',
    en: 'It will go once you are back online.',
  },
  discard: { bhs: 'Odbaci', en: 'Discard' },
  typing: { bhs: '{{name}} piše…', en: '{{name}} is writing…' },
  typingMany: { bhs: 'Pišu: {{names}}…', en: '{{names}} are writing…' },
  getFile: { bhs: 'Preuzmi {{name}}', en: 'Download {{name}}' },
  attach: { bhs: 'Priloži dokument', en: 'Attach a file' },
  attachFailed: { bhs: 'Dokument nije priložen.', en: 'The file was not attached.' },
  removeFile: { bhs: 'Ukloni {{name}}', en: 'Remove {{name}}' },
});
