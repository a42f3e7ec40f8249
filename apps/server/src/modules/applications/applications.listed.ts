import {
  type ApplicationContent,
  requestedAmount,
} from '@app/domain/applications/application.content';
import { searchWords } from '@app/domain/search';
import type { applications } from './applications.tables.ts';

type Listed = Pick<
  typeof applications.$inferSelect,
  'projectTitle' | 'requestedAmount' | 'themes' | 'words'
>;

/** What lists and searches go by, copied out of what the team wrote. */
export function listedOf(content: ApplicationContent): Listed {
  return {
    projectTitle: content.projectTitle,
    requestedAmount: requestedAmount(content),
    themes: [...content.selectedSdgs],
    words: wordsOf(content),
  };
}

export function wordsOf(content: ApplicationContent): string {
  const { projectTitle, projectDescription, applicantName, municipality, projectLocation } =
    content;
  const said = [projectTitle, projectDescription, applicantName, municipality, projectLocation];
  return [...new Set(searchWords(said.join(' ')))].join(' ');
}
