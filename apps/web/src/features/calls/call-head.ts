import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { sharedCall, sharedPicture } from '@app/contracts/sharing/sharing.paths';
import type { Language } from '@app/messages/catalogue';
import type { PageHeadProps } from '../../lib/page/page-head.tsx';

type CallTexts = Pick<CallDetail, 'kind' | 'slug' | 'title' | 'summary' | 'seo'>;

/**
 * What search engines and previews are told: the words written for them, else the call's own, in
 * the reader's language as long as there are any.
 */
export function callHead(call: CallTexts, language: Language): PageHeadProps {
  const { kind, slug, seo, title, summary } = call;
  const other = language === 'en' ? 'bhs' : 'en';
  const textOf = (written: CallTexts['title'], own: CallTexts['title']) =>
    written[language] || own[language] || written[other] || own[other];
  const name = textOf(seo.title, title);
  return {
    title: name,
    shared: name,
    description: textOf(seo.description, summary),
    image: sharedPicture(sharedCall(kind), slug, language),
    imageAlt: name,
  };
}
