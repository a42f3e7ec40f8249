import { texts } from './catalogue.ts';

/** The page that networks read when somebody shares a project. */
export const sharingTexts = texts({
  untitled: { bhs: 'Projekat mladih', en: 'A project by young people' },
  project: { bhs: 'Projekat koji podržava', en: 'A project supported by' },
  notPublic: { bhs: 'Ova prijava nije javna.', en: 'This application is not public.' },
  open: { bhs: 'Otvori projekat', en: 'Open the project' },
});
