import { texts } from './catalogue.ts';

/** Mails to those who are asked to take part in an activity; they need no account. */
export const volunteersMailsTexts = texts({
  subject: { bhs: 'Dolaziš li na „{{what}}“?', en: 'Are you coming to “{{what}}”?' },
  preview: { bhs: 'Jedan klik, bez naloga.', en: 'One click, without an account.' },
  title: { bhs: 'Dolaziš li?', en: 'Are you coming?' },
  text: {
    bhs: 'Tim mladih računa na tvoje ruke u aktivnosti ispod. Uz projekat stoji {{bank}}.',
    en: 'A team of young people counts on your hands in the activity below. {{bank}} stands behind their project.',
  },
  activity: { bhs: 'Aktivnost', en: 'Activity' },
  task: { bhs: 'Posao', en: 'Work' },
  when: { bhs: 'Kada', en: 'When' },
  place: { bhs: 'Gdje', en: 'Where' },
  project: { bhs: 'Projekat', en: 'Project' },
  hours: { bhs: 'Sati', en: 'Hours' },
  asks: { bhs: 'Zove', en: 'Invited by' },
  see: { bhs: 'Pogledaj i odgovori', en: 'Look and answer' },
  nothing: {
    bhs: 'Ako ne možeš, reci to na istoj stranici, da tim potraži nekoga drugog.',
    en: 'If you cannot come, say so on the same page, so that the team looks for somebody else.',
  },
  doneSubject: { bhs: 'Potvrda o volontiranju', en: 'Your certificate of volunteering' },
  donePreview: { bhs: 'Tim je upisao tvoje sate.', en: 'The team has recorded your hours.' },
  doneTitle: { bhs: 'Hvala na tvojim satima', en: 'Thank you for your hours' },
  doneText: {
    bhs: 'Tim je upisao sate tvoje pomoći. Potvrdu možeš preuzeti kao PDF.',
    en: 'The team has recorded the hours you helped. You can download the certificate as a PDF.',
  },
  open: { bhs: 'Otvori potvrdu', en: 'Open the certificate' },
  keep: {
    bhs: 'Sačuvaj ovaj e-mail: link vrijedi i kasnije, a kod na potvrdi vodi na isto mjesto.',
    en: 'Keep this e-mail: the link is good later, too, and the code on the certificate leads to the same place.',
  },
  reason: {
    bhs: 'Ovaj e-mail ti šalje {{brand}} jer je tim projekta upisao ovu adresu.',
    en: '{{brand}} sends you this because the team of the project gave this address.',
  },
});
