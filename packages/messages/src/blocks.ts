import { texts } from './catalogue.ts';

/** Content blocks, wherever they stand. */
export const blocksTexts = texts({
  onlyBosnian: { bhs: '(samo na bosanskom)', en: '(in Bosnian only)' },
  onlyEnglish: { bhs: '(samo na engleskom)', en: '(in English only)' },
  play: { bhs: 'Dozvoli YouTube i pusti video', en: 'Allow YouTube and play the video' },
  playNote: {
    bhs: 'Dok ne dozvoliš, s YouTubea se ništa ne učitava. Poslije toga se video pokreće čim ga vidiš.',
    en: 'Until you allow it, nothing loads from YouTube. From then on a video starts once you see it.',
  },
  video: { bhs: 'Video s YouTubea', en: 'YouTube video' },
  forbidAgain: { bhs: 'Povuci dozvolu za YouTube', en: 'Stop allowing YouTube' },
  youtube_invalid: {
    bhs: 'Ovo nije adresa videa na YouTubeu.',
    en: 'This is not the address of a YouTube video.',
  },
  youtube_unprocessable: {
    bhs: 'Adresa vodi na YouTube, ali u njoj nema videa.',
    en: 'The address leads to YouTube, but there is no video in it.',
  },
  youtube_failed: {
    bhs: 'Video se nije učitao. Možda je uklonjen ili tvoja mreža ne propušta YouTube.',
    en: 'The video didn’t load. It may have been removed, or your network may block YouTube.',
  },
  onYoutube: { bhs: 'Otvori na YouTubeu', en: 'Open on YouTube' },
  start: { bhs: 'Otvori nalog', en: 'Create an account' },
  openFrame: { bhs: 'Prikaži sadržaj', en: 'Show the content' },
  frameNote: {
    bhs: 'Sadržaj se učitava s adrese {{host}} tek kad ga otvoriš.',
    en: 'The content loads from {{host}} only once you open it.',
  },
});
