import type { LocalizedText } from '@app/contracts/common.schemas';
import { languageTag } from '@app/messages/catalogue';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../texts/language.tsx';
import { OtherLanguageMark } from '../texts/words.tsx';
import s from './html.module.css';

/**
 * Text with headings, lists and links. The server makes it harmless when it is saved and again
 * when it is read; nothing else may be given here.
 */
export function Html({ html }: { html: LocalizedText }) {
  const { language } = useLanguage();
  const other = language === 'en' ? 'bhs' : 'en';
  const shown = html[language] ? language : other;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    return hideMissing(current);
  }, []);
  if (!html[shown]) return null;
  return (
    <>
      <div
        ref={place}
        className={s.html}
        lang={shown === language ? undefined : languageTag[shown]}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server at each reading
        dangerouslySetInnerHTML={{ __html: html[shown] }}
      />
      {shown === language ? null : <OtherLanguageMark written={shown} />}
    </>
  );
}

/** A missing picture is hidden (specification §8); of one, the event does not bubble. */
function hideMissing(place: HTMLElement): () => void {
  const hide = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.hidden = true;
  };
  for (const picture of place.querySelectorAll('img')) picture.hidden = isMissing(picture);
  place.addEventListener('error', hide, true);
  return () => place.removeEventListener('error', hide, true);
}

/** One that failed before the page took over. */
export const isMissing = ({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean =>
  complete && currentSrc !== '' && naturalWidth === 0;
