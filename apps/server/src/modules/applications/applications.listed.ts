import type { About, AnyContent, AnyForm } from '@app/domain/applications/form/form';
import { searchWords } from '@app/domain/search';
import type { applications } from './applications.tables.ts';

type Listed = Pick<
  typeof applications.$inferSelect,
  'about' | 'projectTitle' | 'requestedAmount' | 'themes' | 'words'
>;

/** What lists and searches go by, copied out of what the team wrote. */
export function listedOf(form: AnyForm, content: AnyContent): Listed {
  const about = form.about(content);
  return {
    about,
    projectTitle: about.title,
    requestedAmount: about.requestedAmount,
    themes: [...about.goals],
    words: wordsOf(about),
  };
}

export function wordsOf(about: About): string {
  const { title, summary, applicantName, municipality, location } = about;
  const said = [title, summary, applicantName, municipality, location];
  return [...new Set(searchWords(said.join(' ')))].join(' ');
}
