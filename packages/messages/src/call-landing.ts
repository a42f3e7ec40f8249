import { texts } from './catalogue.ts';

/** The campaign page of a call. */
export const callLandingTexts = texts({
  perProject: { bhs: 'po projektu', en: 'per project' },
  altogether: { bhs: 'ukupno u pozivu', en: 'in the call altogether' },
  projects: { bhs: 'broj podržanih projekata', en: 'projects we back' },
  upTo: { bhs: 'do {{amount}}', en: 'up to {{amount}}' },
  whatTitle: { bhs: 'Šta tražimo', en: 'What we are looking for' },
  whoTitle: { bhs: 'Ko se može prijaviti', en: 'Who can apply' },
  whenTitle: { bhs: 'Kako teče poziv', en: 'How the call runs' },
  wholeCall: {
    bhs: 'Cijeli poziv, s kriterijima i pitanjima',
    en: 'The whole call, with criteria and questions',
  },
  picture: { bhs: 'Grad uz rijeku', en: 'A town by the river' },
});
