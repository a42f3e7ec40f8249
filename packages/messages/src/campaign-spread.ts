import { texts } from './catalogue.ts';

/** Taking a campaign elsewhere: onto another site, onto paper. */
export const campaignSpreadTexts = texts({
  title: { bhs: 'Pomozi da se čuje', en: 'Help it be heard' },
  text: {
    bhs: 'Podijeli kampanju, stavi je na svoju stranicu ili okači plakat na vrata škole.',
    en: 'Share the campaign, put it on your site, or hang the poster on a school’s door.',
  },
  embed: { bhs: 'Stavi na svoju stranicu', en: 'Put it on your site' },
  poster: { bhs: 'Plakat s kodom (PDF)', en: 'Poster with a code (PDF)' },
  embedTitle: { bhs: 'Kampanja na tvojoj stranici', en: 'The campaign on your site' },
  embedText: {
    bhs: 'Iznos je onakav kakav je kad neko otvori tvoju stranicu. Nema skripti i ne prati posjetioce.',
    en: 'The sum is always the current one when somebody opens your page. No scripts, and your visitors aren’t tracked.',
  },
  frame: { bhs: 'Okvir', en: 'Frame' },
  frameHint: { bhs: 'Za stranice koje primaju iframe.', en: 'For sites that take an iframe.' },
  picture: { bhs: 'Slika s linkom', en: 'Picture with a link' },
  pictureHint: {
    bhs: 'Za forume, e-mail i stranice koje ne primaju iframe.',
    en: 'For forums, e-mail, and sites that take no iframe.',
  },
  preview: { bhs: 'Ovako izgleda', en: 'This is how it looks' },
  copyFrame: { bhs: 'Kopiraj kod okvira', en: 'Copy the frame’s code' },
  copyPicture: { bhs: 'Kopiraj kod slike', en: 'Copy the picture’s code' },
  copyFailed: {
    bhs: 'Kod je označen. Kopiraj ga s Ctrl+C.',
    en: 'The code is selected. Copy it with Ctrl+C.',
  },
});
