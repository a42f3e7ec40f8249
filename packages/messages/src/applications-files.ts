import { texts } from './catalogue.ts';

/** Private files of an application: offers, evidence, answers to the call's questions. */
export const applicationsFilesTexts = texts({
  hint: {
    bhs: 'PDF, slika, Word ili Excel, do 10 MB. Vide ih samo tim i banka. Najviše: {{count}}.',
    en: 'PDF, picture, Word or Excel, up to 10 MB. Only the team and the bank see them. At most: {{count}}.',
  },
  choose: { bhs: 'Odaberi fajl ili ga prevuci ovdje', en: 'Choose a file, or drop it here' },
  sending: { bhs: 'Šaljem: {{name}}', en: 'Sending: {{name}}' },
  cancel: { bhs: 'Prekini', en: 'Cancel' },
  retry: { bhs: 'Pokušaj opet', en: 'Try again' },
  dismiss: { bhs: 'Ukloni', en: 'Remove' },
  tooLarge: {
    bhs: 'Ovaj fajl ima {{size}}, a može najviše 10 MB. Smanji ga ili ga podijeli na dva.',
    en: 'This file has {{size}}, and 10 MB is the most. Make it smaller, or split it in two.',
  },
  notSent: {
    bhs: 'Nije poslan, jer nema veze sa serverom. Ostaje ovdje: pokušaj opet kad se veza vrati.',
    en: 'It wasn’t sent, as the server can’t be reached. It stays here: try again once you are connected.',
  },
  tooMany: {
    bhs: 'Ovdje stane najviše: {{count}}. Nije dodano: {{names}}.',
    en: 'At most {{count}} fit here. Not added: {{names}}.',
  },
  stopped: {
    bhs: 'Slanje je prekinuto: {{name}}',
    en: 'Sending was interrupted: {{name}}',
  },
  stoppedHint: {
    bhs: 'Vrati se na ovo polje i odaberi fajl ponovo.',
    en: 'Go back to that field and choose the file again.',
  },
});
