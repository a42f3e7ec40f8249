import { texts } from './catalogue.ts';

export const shareTexts = texts({
  project: { bhs: 'Podijeli projekat', en: 'Share the project' },
  call: { bhs: 'Podijeli poziv', en: 'Share the call' },
  campaign: { bhs: 'Podijeli kampanju', en: 'Share the campaign' },
  profile: { bhs: 'Podijeli profil', en: 'Share the profile' },
  article: { bhs: 'Podijeli članak', en: 'Share the article' },
  post: { bhs: 'Podijeli objavu', en: 'Share the post' },
  on: { bhs: 'Podijeli na mreži', en: 'Share on' },
  mail: { bhs: 'Pošalji e-mailom', en: 'Send by e-mail' },
  device: { bhs: 'Drugi načini', en: 'Other ways' },
  address: { bhs: 'Adresa stranice', en: 'Address of the page' },
  copied: { bhs: 'Link je kopiran!', en: 'Link copied' },
  copyFailed: {
    bhs: 'Preglednik ne dopušta kopiranje. Adresa je označena, kopiraj je ručno.',
    en: 'Your browser doesn’t allow copying. The address is selected, copy it by hand.',
  },
});
