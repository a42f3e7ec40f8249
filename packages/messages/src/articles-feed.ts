import { texts } from './catalogue.ts';

/** What the feeds of articles say of themselves. */
export const articlesFeedTexts = texts({
  title: { bhs: 'Članci | {{brand}}', en: 'Articles | {{brand}}' },
  text: {
    bhs: 'Priče i savjeti mladih i omladinskih banaka iz Bosne i Hercegovine.',
    en: 'Stories and advice from young people and youth banks in Bosnia and Herzegovina.',
  },
});
