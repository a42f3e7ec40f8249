import { texts } from './catalogue.ts';

/** The mail that brings a question from the help page to the staff. */
export const helpMailsTexts = texts({
  subject: { bhs: 'Pitanje s pomoći: {{topic}}', en: 'Question from the help page: {{topic}}' },
  preview: { bhs: '{{name}} čeka odgovor.', en: '{{name}} is waiting for an answer.' },
  title: { bhs: '{{name}} pita', en: '{{name}} asks' },
  reason: {
    bhs: 'Dobijaš ovaj e-mail jer odgovaraš na pitanja korisnika platforme {{brand}}.',
    en: 'You get this mail because you answer questions from people who use {{brand}}.',
  },
  who: { bhs: 'Ime', en: 'Name' },
  address: { bhs: 'E-mail', en: 'E-mail' },
  topic: { bhs: 'Tema', en: 'Topic' },
  language: { bhs: 'Jezik', en: 'Language' },
  language_bhs: { bhs: 'bosanski', en: 'Bosnian' },
  language_en: { bhs: 'engleski', en: 'English' },
  answer: { bhs: 'Odgovori', en: 'Answer' },
  answerSubject: { bhs: 'Odgovor na tvoje pitanje ({{brand}})', en: 'Your question to {{brand}}' },
  answerNote: {
    bhs: 'Možeš i samo odgovoriti na ovaj e-mail: odgovor stiže osobi koja pita. Isto pitanje dobili su svi admini i moderatori.',
    en: 'You can also simply reply to this mail: the reply goes to the person who asked. All admins and moderators got the same question.',
  },
});
