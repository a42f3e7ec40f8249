import { texts } from '../catalogue.ts';

/** What donors of cash, goods and services said, for the team that asked them. */
export const giftsNotices = texts({
  giftConfirmedTeamTitle: { bhs: 'Doprinos je potvrđen', en: 'A contribution was confirmed' },
  giftConfirmedTeamMessage: {
    bhs: 'Projekat „{{title}}“, davalac {{donor}}: potvrđeno je „{{what}}“.',
    en: '“{{title}}”: {{donor}} has confirmed “{{what}}”.',
  },
  giftRejectedTeamTitle: { bhs: 'Doprinos nije potvrđen', en: 'A contribution was not confirmed' },
  giftRejectedTeamMessage: {
    bhs: 'Projekat „{{title}}“, davalac {{donor}}: „{{what}}“ nije tačno. Pročitaj zašto, pa ispravi i pošalji ponovo.',
    en: '“{{title}}”: {{donor}} says that “{{what}}” isn’t right. Read why, correct it and ask again.',
  },
  giftExpiredTeamTitle: { bhs: 'Na potvrdu nema odgovora', en: 'No answer about a contribution' },
  giftExpiredTeamMessage: {
    bhs: 'Projekat „{{title}}“: nakon 14 dana nema odgovora za „{{what}}“, davalac {{donor}}. Pošalji zahtjev ponovo.',
    en: '“{{title}}”: after 14 days {{donor}} has not answered about “{{what}}”. Send the request again.',
  },
  giftAskedNewTeamTitle: { bhs: 'Traži se novi link', en: 'A donor asks for a new link' },
  giftAskedNewTeamMessage: {
    bhs: 'Projekat „{{title}}“: link za „{{what}}“ je istekao, a davalac {{donor}} želi odgovoriti. Pošalji zahtjev ponovo.',
    en: '“{{title}}”: the link for “{{what}}” has expired and {{donor}} would like to answer. Send the request again.',
  },
});
