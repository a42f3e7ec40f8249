import { texts } from './catalogue.ts';

/** The guardian of a member under fifteen: in the settings, and the page that the mails lead to. */
export const guardianContactTexts = texts({
  heading: { bhs: 'Roditelj ili staratelj', en: 'Parent or guardian' },
  why: {
    bhs: 'Ako želiš, ostavi e-mail roditelja ili staratelja. Pišemo im samo ako moderator potvrdi dojavu poruke iz tvojih razgovora, a šta u porukama piše, ne šaljemo nikome.',
    en: 'If you like, leave the e-mail address of a parent or guardian. We write to them only if a moderator upholds a report on a message in your conversations, and never send what the messages say.',
  },
  kept: {
    bhs: 'Adresu vidiš samo ti. Uklanjaš je kad hoćeš, a mogu i oni; mi je brišemo u godini u kojoj puniš 15.',
    en: 'Only you see the address. You and they can remove it, and we delete it in the year in which you turn 15.',
  },
  email: { bhs: 'E-mail roditelja ili staratelja', en: 'Your parent’s or guardian’s e-mail' },
  hint: {
    bhs: 'Nije obavezno. Dobit će e-mail s jednim pitanjem; nalog im ne treba.',
    en: 'Optional. They get an e-mail with one question; they need no account.',
  },
  ask: { bhs: 'Zamoli za potvrdu', en: 'Ask them to confirm' },
  sent: { bhs: 'E-mail je na putu.', en: 'The e-mail is on its way.' },
  confirmed: { bhs: 'potvrđeno', en: 'confirmed' },
  waiting: {
    bhs: 'Čekamo da potvrde (rok: {{until}}). Dotad im ništa drugo ne šaljemo.',
    en: 'Waiting for them to confirm, by {{until}}. Until then we send them nothing else.',
  },
  expired: {
    bhs: 'Nisu potvrdili na vrijeme. Pošalji ponovo ili upiši drugu adresu.',
    en: 'They did not confirm in time. Send it again, or enter another address.',
  },
  removed: { bhs: 'Adresa je uklonjena.', en: 'The address is removed.' },

  description: {
    bhs: 'Potvrda adrese roditelja ili staratelja osobe mlađe od 15 godina.',
    en: 'Confirming the address of the parent or guardian of somebody under 15.',
  },
  title: { bhs: 'Je li ovo Vaša adresa?', en: 'Is this your address?' },
  lead: {
    bhs: '{{name}} Vas navodi kao roditelja ili staratelja. Potvrdite da je adresa Vaša.',
    en: '{{name}} names you as parent or guardian. Confirm that the address is yours.',
  },
  when: { bhs: 'Kad Vam pišemo.', en: 'When we write.' },
  whenText: {
    bhs: 'Samo ako moderator potvrdi dojavu poruke iz razgovora u kojem je {{name}}.',
    en: 'Only if a moderator upholds a report on a message in one of {{name}}’s conversations.',
  },
  what: { bhs: 'Šta ne vidite.', en: 'What you don’t see.' },
  whatText: {
    bhs: 'Poruke su privatne: šta u njima piše, ne šaljemo nikome.',
    en: 'Messages are private: we send what they say to nobody.',
  },
  long: { bhs: 'Koliko dugo.', en: 'For how long.' },
  longText: {
    bhs: 'Adresu brišemo u godini u kojoj {{name}} puni 15, a Vi je možete ukloniti kad god hoćete.',
    en: 'We delete the address in the year in which {{name}} turns 15. You can remove it at any time.',
  },
  confirm: { bhs: 'Da, adresa je moja', en: 'Yes, this address is mine' },
  removeOwn: { bhs: 'Ukloni moju adresu', en: 'Remove my address' },
  privacy: { bhs: 'Kako čuvamo podatke', en: 'How we keep data' },
  until: { bhs: 'Potvrdite do {{day}}.', en: 'Confirm by {{day}}.' },
  confirmedTitle: { bhs: 'Adresa je potvrđena', en: 'Your address is confirmed' },
  confirmedText: {
    bhs: 'Hvala Vam. Upravo smo Vam poslali e-mail s linkom kojim adresu možete ukloniti kad god hoćete.',
    en: 'Thank you. We have just sent you an e-mail with a link that removes your address whenever you like.',
  },
  leaveTitle: { bhs: 'Ukloniti Vašu adresu?', en: 'Remove your address?' },
  leaveText: {
    bhs: 'Više Vam nećemo pisati o osobi {{name}}. Razlog ne morate reći.',
    en: 'We will no longer write to you about {{name}}. You need not say why.',
  },
  leftTitle: { bhs: 'Adresa je uklonjena', en: 'Your address is removed' },
  leftText: {
    bhs: 'Više je ne čuvamo i ne pišemo Vam.',
    en: 'We no longer keep it, and write to you no more.',
  },
  missingTitle: { bhs: 'Ovaj link više ne važi', en: 'This link no longer works' },
  missingText: {
    bhs: 'Iskorišten je ili mu je istekao rok, ili adresu više ne čuvamo. Link kojim se adresa uklanja je u svakom kasnijem e-mailu.',
    en: 'It was used or has expired, or we no longer keep the address. The link that removes the address is in each later e-mail.',
  },
});
