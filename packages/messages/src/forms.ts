import { texts } from './catalogue.ts';

export const formsTexts = texts({
  leaveAsk: {
    bhs: 'Zatvoriti i odbaciti ono što je upisano?',
    en: 'Close and throw away what you entered?',
  },
  stay: { bhs: 'Nastavi', en: 'Stay' },
  leave: { bhs: 'Odbaci', en: 'Throw away' },
  dateShape: { bhs: 'dd/mm/gggg', en: 'dd/mm/yyyy' },
  datePick: { bhs: '{{field}}: otvori kalendar', en: '{{field}}: open the calendar' },
  dateWrong: { bhs: 'Upiši dan ovako: 05/11/2026.', en: 'Enter the day like this: 05/11/2026.' },
  day: { bhs: 'Dan', en: 'Day' },
  time: { bhs: 'Sat', en: 'Time' },
  timeHint: {
    bhs: 'Po vremenu u Bosni i Hercegovini.',
    en: 'In the time of Bosnia and Herzegovina.',
  },
  timeAhead: {
    bhs: 'Odaberi dan i sat koji tek dolaze.',
    en: 'Choose a day and time that lie ahead.',
  },
  amountWhich: { bhs: 'Je li to {{one}} ili {{other}}?', en: 'Is that {{one}} or {{other}}?' },
  phoneOdd: {
    bhs: 'Provjeri broj: po pravilima te zemlje ovakvog nema. Ako je tačan, ostavi ga.',
    en: 'Check the number: by the rules of its country there is none like it. If it is right, leave it.',
  },
  moveUp: { bhs: 'Pomjeri gore: {{what}}', en: 'Move up: {{what}}' },
  moveDown: { bhs: 'Pomjeri dolje: {{what}}', en: 'Move down: {{what}}' },
  pictureSending: { bhs: 'Šaljem sliku', en: 'Sending the picture' },
  pictureCancel: { bhs: 'Prekini', en: 'Cancel' },
  codeHint: {
    bhs: 'Šest slova i cifara iz poruke; možeš ih i zalijepiti.',
    en: 'Six letters and digits from the e-mail; you can paste them too.',
  },
  codeHintDigits: {
    bhs: 'Šest cifara; možeš ih i zalijepiti.',
    en: 'Six digits; you can paste them too.',
  },
  codeTries_one: { bhs: 'ostao je još {{count}} pokušaj', en: '{{count}} try left' },
  codeTries_few: { bhs: 'ostala su još {{count}} pokušaja', en: '{{count}} tries left' },
  codeTries_other: { bhs: 'ostalo je još {{count}} pokušaja', en: '{{count}} tries left' },
  codeUsedUp: {
    bhs: 'Pet puta nije bio taj, pa ovaj kod više ne vrijedi. Zatraži novi.',
    en: 'Five tries were wrong, so this code no longer works. Ask for a new one.',
  },
  remove: { bhs: 'Obriši: {{what}}', en: 'Delete: {{what}}' },
  removed: { bhs: 'Obrisano: {{what}}', en: 'Deleted: {{what}}' },
  movedTo: { bhs: 'Sada na mjestu {{n}} od {{total}}.', en: 'Now in place {{n}} of {{total}}.' },
});
