import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import type { Language } from '@app/messages/catalogue';
import type { PageHeadProps } from '../../lib/page-head.tsx';

type Told = Pick<CallDetail, 'title' | 'summary' | 'seo' | 'picture' | 'pictureAlt'>;

/**
 * What search engines and previews are told: the words written for them, else the call's own, in
 * the reader's language as long as there are any.
 */
export function callHead(call: Told, language: Language): PageHeadProps {
  const { seo, title, summary, picture, pictureAlt } = call;
  const other = language === 'en' ? 'bhs' : 'en';
  const said = (written: Told['title'], own: Told['title']) =>
    written[language] || own[language] || written[other] || own[other];
  const name = said(seo.title, title);
  return {
    title: name,
    shared: name,
    description: said(seo.description, summary),
    ...(picture
      ? {
          image: `/api/ob-files/${picture}`,
          imageAlt: pictureAlt[language] || pictureAlt[other],
        }
      : {}),
  };
}
