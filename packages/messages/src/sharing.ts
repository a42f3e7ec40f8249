import { texts } from './catalogue.ts';

/** The page and the picture that networks show of a link. */
export const sharingTexts = texts({
  untitled: { bhs: 'Projekat mladih', en: 'A project by young people' },
  project: { bhs: 'Projekat koji podržava', en: 'A project supported by' },
  until: { bhs: 'prijave do {{until}}', en: 'apply by {{until}}' },
  campaign: { bhs: 'Podrži projekat mladih: {{place}}', en: 'Support young people in {{place}}' },
  member: { bhs: 'Profil na platformi {{brand}}', en: 'A profile on {{brand}}' },
  post: { bhs: 'Objava na platformi {{brand}}', en: 'A post on {{brand}}' },
  notPublic: { bhs: 'Ova stranica nije javna.', en: 'This page is not public.' },
  open: { bhs: 'Otvori stranicu', en: 'Open the page' },
});
