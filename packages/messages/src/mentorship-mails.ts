import { texts } from './catalogue.ts';

/** Mails about messages that nobody has read for an hour; `applicant` reads those of the mentor. */
export const mentorshipMailsTexts = texts({
  greeting: { bhs: 'Zdravo {{name}},', en: 'Hello {{name}},' },
  request: { bhs: 'Zahtjev', en: 'Request' },
  project: { bhs: 'Projekat', en: 'Project' },
  bank: { bhs: 'Banka', en: 'Bank' },
  open: { bhs: 'Otvori razgovor', en: 'Open the conversation' },
  applicantSubject: {
    bhs: 'Odgovor mentora: {{what}}',
    en: 'Your mentor has answered: {{what}}',
  },
  applicantTitle: { bhs: 'Stigao je odgovor mentora', en: 'Your mentor has written' },
  applicantText: {
    bhs: 'Na tvoj zahtjev je stigao odgovor koji u timu još niko nije otvorio.',
    en: 'There is an answer to your request that nobody of your team has opened yet.',
  },
  applicantReason: {
    bhs: 'Ovaj e-mail ti šalje {{brand}} jer si u timu ove prijave.',
    en: '{{brand}} sends you this e-mail because you are in the team of this application.',
  },
  mentorSubject: { bhs: 'Tim čeka odgovor: {{what}}', en: 'A team is waiting: {{what}}' },
  mentorTitle: { bhs: 'Stigla je poruka tima', en: 'A team has written to you' },
  mentorText: {
    bhs: 'U zahtjevu koji vodiš stigla je poruka koja još nije pročitana.',
    en: 'There is an unread message in a request that you take care of.',
  },
  mentorReason: {
    bhs: 'Ovaj e-mail ti šalje {{brand}} jer vodiš ovaj zahtjev.',
    en: '{{brand}} sends you this e-mail because you take care of this request.',
  },
});
