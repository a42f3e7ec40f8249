import { texts } from './catalogue.ts';

/** Mails to donors of cash, goods and services, who have no account. */
export const giftsMailsTexts = texts({
  subject: {
    bhs: 'Potvrdite doprinos projektu „{{title}}“',
    en: 'Please confirm your contribution to “{{title}}”',
  },
  subjectUnnamed: {
    bhs: 'Potvrdite doprinos projektu mladih',
    en: 'Please confirm your contribution to a project',
  },
  preview: {
    bhs: 'Jedan klik, bez naloga i bez plaćanja.',
    en: 'One click, without an account and without paying.',
  },
  title: { bhs: 'Dajete li ovo?', en: 'Are you giving this?' },
  text: {
    bhs: '{{bank}} pita u ime tima. Tim je u prijavu za grant upisao doprinos ispod. Računamo ga tek kad potvrdite da je tako.',
    en: '{{bank}} is asking on behalf of the team. In its application for a grant the team has named the contribution below. It counts only once you confirm it.',
  },
  says: { bhs: 'Poruka tima: „{{message}}“', en: 'The team says: “{{message}}”' },
  what: { bhs: 'Šta dajete', en: 'What you give' },
  type: { bhs: 'Vrsta', en: 'Kind' },
  cash: { bhs: 'novac', en: 'cash' },
  goods: { bhs: 'roba', en: 'goods' },
  services: { bhs: 'usluge', en: 'services' },
  value: { bhs: 'Vrijednost', en: 'Worth' },
  project: { bhs: 'Projekat', en: 'Project' },
  asks: { bhs: 'Pita', en: 'Asked by' },
  until: { bhs: 'Odgovorite do', en: 'Answer by' },
  see: { bhs: 'Pogledajte i odgovorite', en: 'Look and answer' },
  nothing: {
    bhs: 'Ništa ne plaćate i nalog Vam ne treba. Ako ovo ne dajete, recite to na istoj stranici.',
    en: 'You pay nothing and need no account. If you are not giving this, say so on the same page.',
  },
  receiptSubject: { bhs: 'E-potvrda {{number}}', en: 'E-receipt {{number}}' },
  receiptPreview: {
    bhs: 'Hvala Vam. Potvrda stoji na stranici koju može provjeriti svako ko je dobije.',
    en: 'Thank you. The receipt has a page where anybody who gets it can check it.',
  },
  receiptTitle: { bhs: 'Hvala, doprinos je potvrđen', en: 'Thank you, it is confirmed' },
  receiptText: {
    bhs: 'Tim to već zna. E-potvrdu možete sačuvati kao PDF; kod na njoj vodi nazad na istu stranicu.',
    en: 'The team knows already. You can save the e-receipt as a PDF; the code on it leads back to the same page.',
  },
  number: { bhs: 'Broj e-potvrde', en: 'Number of the e-receipt' },
  open: { bhs: 'Otvori e-potvrdu', en: 'Open the e-receipt' },
  change: {
    bhs: 'Odgovor možete promijeniti do {{day}}, linkom iz prvog e-maila.',
    en: 'You can change your answer until {{day}}, with the link in the first e-mail.',
  },
  reason: {
    bhs: 'Ovaj e-mail Vam šalje {{brand}} jer je tim upisao ovu adresu kao adresu davaoca.',
    en: '{{brand}} sends you this because the team entered this address as the giver’s.',
  },
});
