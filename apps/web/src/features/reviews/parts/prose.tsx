import { cx } from '@app/ui/cx';
import { useReviewsText } from '../text.ts';
import s from './application-sections.module.css';

export function ReviewProse({ text }: { text: string }) {
  const t = useReviewsText();
  if (text.trim() === '') return <p className="small faint">{t('notWritten')}</p>;
  return <p className={cx('lines', s.prose)}>{text}</p>;
}
