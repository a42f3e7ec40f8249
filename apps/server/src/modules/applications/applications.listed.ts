import type { About, AnyContent, AnyForm } from '@app/domain/applications/form/form';
import { searchWords } from '@app/domain/search';
import type { applications } from './applications.tables.ts';
import { type Unnamed, withoutHidden } from './applications.unnamed.ts';

export type Listed = Pick<
  typeof applications.$inferSelect,
  'about' | 'projectTitle' | 'requestedAmount' | 'themes' | 'words'
>;

/** What lists and searches go by, copied out of what the team wrote. Nobody finds who is unnamed. */
export const listedOf = (form: AnyForm, content: AnyContent, unnamed: Unnamed): Listed =>
  listedAs(form.about(content), unnamed);

export function listedAs(about: About, unnamed: Unnamed): Listed {
  return {
    about,
    projectTitle: about.title,
    requestedAmount: about.requestedAmount,
    themes: [...about.goals],
    words: wordsOf(unnamed ? { ...withoutHidden(about, unnamed, true), applicantName: '' } : about),
  };
}

function wordsOf(about: About): string {
  const { title, summary, applicantName, municipality, location } = about;
  const texts = [title, summary, applicantName, municipality, location];
  return [...new Set(searchWords(texts.join(' ')))].join(' ');
}
