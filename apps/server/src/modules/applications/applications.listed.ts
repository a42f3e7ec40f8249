import type { About, AnyContent, AnyForm } from '@app/domain/applications/form/form';
import { searchWords } from '@app/domain/search';
import type { applications } from './applications.tables.ts';

export type Listed = Pick<
  typeof applications.$inferSelect,
  'about' | 'projectTitle' | 'requestedAmount' | 'themes' | 'words'
>;

/** What lists and searches go by, copied out of what the team wrote. */
export const listedOf = (form: AnyForm, content: AnyContent, call: OfCall): Listed =>
  listedAs(form.about(content), call);

interface OfCall {
  /** Nobody finds such an application by a name. */
  readonly blind: boolean;
}

export function listedAs(about: About, { blind }: OfCall): Listed {
  return {
    about,
    projectTitle: about.title,
    requestedAmount: about.requestedAmount,
    themes: [...about.goals],
    words: wordsOf(blind ? { ...about, applicantName: '' } : about),
  };
}

export function wordsOf(about: About): string {
  const { title, summary, applicantName, municipality, location } = about;
  const said = [title, summary, applicantName, municipality, location];
  return [...new Set(searchWords(said.join(' ')))].join(' ');
}
