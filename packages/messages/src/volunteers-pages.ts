import { texts } from './catalogue.ts';

/** Where a volunteer answers, and where the certificate is checked. */
export const volunteersPagesTexts = texts({
  description: {
    bhs: 'Poziv da pomogneš u jednoj aktivnosti.',
    en: 'An invitation to help in an activity.',
  },
  missingTitle: { bhs: 'Ovaj link ne vodi nikuda', en: 'This link leads nowhere' },
  missingText: {
    bhs: 'Možda je tim poslao novi ili je povukao poziv. Pogledaj najnoviji e-mail.',
    en: 'The team may have sent a new one, or taken the invitation back. Look for the newest e-mail.',
  },
  ownInvitations: { bhs: 'Pozivi u tvojoj zoni', en: 'Invitations in your zone' },
  seeProjects: { bhs: 'Pogledaj projekte', en: 'See the projects' },
  title: { bhs: 'Dolaziš li, {{name}}?', en: 'Are you coming, {{name}}?' },
  lead: {
    bhs: 'Tim projekta „{{title}}“ računa na tebe.',
    en: 'The team of “{{title}}” counts on you.',
  },
  leadUnnamed: {
    bhs: 'Jedan tim mladih računa na tebe.',
    en: 'A team of young people counts on you.',
  },
  activity: { bhs: 'Aktivnost', en: 'Activity' },
  task: { bhs: 'Posao', en: 'Work' },
  when: { bhs: 'Kada', en: 'When' },
  days: { bhs: '{{from}} – {{to}}', en: '{{from}} – {{to}}' },
  place: { bhs: 'Gdje', en: 'Where' },
  asks: { bhs: 'Zove', en: 'Invited by' },
  hours: { bhs: 'Sati', en: 'Hours' },
  bank: { bhs: 'Omladinska banka', en: 'Youth bank' },
  word: { bhs: 'Poruka timu', en: 'Message to the team' },
  yourWord: { bhs: 'Tvoja poruka', en: 'Your message' },
  come: { bhs: 'Dolazim', en: 'I’m coming' },
  stay: { bhs: 'Ne mogu', en: 'I can’t' },
  until: {
    bhs: 'Nalog ti ne treba. Odgovor možeš promijeniti do {{day}}, istim linkom.',
    en: 'You need no account. You can change your answer until {{day}}, with the same link.',
  },
  offeredTitle: { bhs: 'Tim odlučuje.', en: 'The team decides.' },
  offeredText: {
    bhs: 'Javit ćemo ti čim odgovori.',
    en: 'We’ll let you know as soon as it answers.',
  },
  refusedTitle: { bhs: 'Ovaj put ne.', en: 'Not this time.' },
  refusedText: {
    bhs: 'Za ovu aktivnost ima dovoljno ljudi.',
    en: 'There are enough people for this activity.',
  },
  confirmedTitle: { bhs: 'Vidimo se.', en: 'See you there.' },
  confirmedText: { bhs: 'Tim zna da dolaziš.', en: 'The team knows that you are coming.' },
  declinedTitle: { bhs: 'U redu, hvala na odgovoru.', en: 'All right, thank you for saying so.' },
  declinedText: {
    bhs: 'Tim zna da ne možeš i traži nekoga drugog.',
    en: 'The team knows that you can’t, and looks for somebody else.',
  },
  nowStay: { bhs: 'Ipak ne mogu', en: 'I can’t after all' },
  nowCome: { bhs: 'Ipak dolazim', en: 'I’m coming after all' },
  expiredTitle: { bhs: 'Ovaj poziv je prošao.', en: 'This invitation has passed.' },
  expiredText: {
    bhs: 'Važio je do {{day}}. Ako želiš pomoći, javi se timu.',
    en: 'It was good until {{day}}. If you would like to help, get in touch with the team.',
  },
  attendedTitle: { bhs: 'Potvrda o volontiranju', en: 'Certificate of volunteering' },
  attendedText: {
    bhs: '{{name}}: upisani sati u projektu „{{title}}“.',
    en: '{{name}}: hours recorded in “{{title}}”.',
  },
  download: { bhs: 'Preuzmi PDF', en: 'Download the PDF' },
  downloadFailed: { bhs: 'PDF se ne može preuzeti', en: 'The PDF cannot be downloaded' },
});
