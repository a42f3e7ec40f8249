import { useReviewsText } from '../text.ts';

/** Paragraphs as they were typed. */
export function Prose({ text }: { text: string }) {
  const t = useReviewsText();
  if (text.trim() === '') return <p className="sm sub">{t('notWritten')}</p>;
  return <p className="p doc-p">{text}</p>;
}
