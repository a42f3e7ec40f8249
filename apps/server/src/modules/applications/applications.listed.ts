import {
  type About,
  type AnyContent,
  type AnyForm,
  mapContent,
  readableContent,
} from '@app/domain/applications/form/form';
import type { Searched } from '../../platform/db/columns.ts';
import type { applications } from './applications.tables.ts';
import { type Unnamed, withoutHidden } from './applications.unnamed.ts';

export type Listed = Pick<
  typeof applications.$inferSelect,
  'about' | 'projectTitle' | 'requestedAmount' | 'themes'
> & { readonly words: Searched };

/** What lists and searches go by, copied out of what the team wrote. Nobody finds who is unnamed. */
export const listedOf = (form: AnyForm, content: AnyContent, unnamed: Unnamed): Listed =>
  listedAs(form.about(content), unnamed, textsOf(form, content));

/** @param texts what else everybody reads of it. */
export function listedAs(about: About, unnamed: Unnamed, texts: readonly string[] = []): Listed {
  const { title, summary, applicantName, municipality, location } = about;
  const body = [summary, municipality, location, ...texts].join(' ');
  return {
    about,
    projectTitle: title,
    requestedAmount: about.requestedAmount,
    themes: [...about.goals],
    words: {
      ...withoutHidden(
        { title, body: unnamed ? body : `${body} ${applicantName}` },
        unnamed ?? [],
        true,
      ),
      language: null,
    },
  };
}

/** Texts of the content that everybody may read, under whatever name it was sent. */
export function textsOf(form: AnyForm, content: AnyContent): string[] {
  const texts: string[] = [];
  const { applicantName: _, ...read } = readableContent(form, content, () => false);
  mapContent(form, read, 'text', (text: string) => {
    texts.push(text);
    return text;
  });
  return texts;
}
