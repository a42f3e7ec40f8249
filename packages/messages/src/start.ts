import { texts } from './catalogue.ts';

/** The first answers about a project, before there is an account. */
export const startTexts = texts({
  description: {
    bhs: 'Uslovi poziva i prvi odgovori za nacrt, bez naloga. Čuvaju se na ovom uređaju.',
    en: 'The conditions of the call and the first answers for the draft, without an account. They stay on this device.',
  },
  back: { bhs: 'Nazad na poziv', en: 'Back to the call' },
  title: { bhs: 'Pet minuta za početak', en: 'Five minutes to begin' },
  lead: {
    bhs: 'Poziv „{{call}}“. Za početak dovoljna su tri odgovora; čuvaju se na ovom uređaju i čekaju te u nacrtu.',
    en: 'The call “{{call}}”. Three answers are enough to begin; they are kept on this device and will be in your draft.',
  },
  leadFirst: {
    bhs: 'Poziv „{{call}}“. Najprije vidi ispunjavaš li uslove. Odgovori se čuvaju na ovom uređaju i čekaju te u nacrtu.',
    en: 'The call “{{call}}”. First see whether you meet the conditions. Your answers are kept on this device and will be in your draft.',
  },
  projectTitle: { bhs: 'Šta želiš napraviti?', en: 'What do you want to make?' },
  projectTitleHint: {
    bhs: 'Jedna kratka rečenica. Od nje nastaje naslov.',
    en: 'One short sentence. It becomes the title.',
  },
  projectLocation: { bhs: 'Gdje?', en: 'Where?' },
  projectLocationHint: {
    bhs: 'Ulica, park, škola, naselje.',
    en: 'A street, a park, a school, a neighbourhood.',
  },
  targetGroup: { bhs: 'Za koga?', en: 'For whom?' },
  targetGroupHint: {
    bhs: 'Ko će od toga imati koristi i otprilike koliko ljudi.',
    en: 'Who benefits, and roughly how many people.',
  },
  kept: { bhs: 'Sačuvano na ovom uređaju', en: 'Kept on this device' },
  notKept: {
    bhs: 'Ovaj preglednik ništa ne čuva: dovrši bez zatvaranja stranice.',
    en: 'This browser keeps nothing: finish without closing the page.',
  },
  begin: { bhs: 'Započni prijavu', en: 'Start an application' },
  conditions: { bhs: 'Uslovi poziva', en: 'Conditions of the call' },
  onward: { bhs: 'Otvori nalog i nastavi', en: 'Create an account and carry on' },
  haveAccount: { bhs: 'Već imaš nalog?', en: 'Already have an account?' },
  signIn: { bhs: 'Uđi', en: 'Sign in' },
});
