import type { Letter as BoardLetter } from '@app/contracts/tasks/tasks.schemas';
import { scoreScale } from '@app/domain/reviews/rubric';
import { formatNumber } from '@app/messages/format/numbers';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { useTasksText } from '../text.ts';
import s from './tasks.module.css';

/** What the board wrote last: the decision with what it gave, or what it asks to be mended. */
export function Letter({ letter, bank }: { letter: BoardLetter; bank: string }) {
  const t = useTasksText();
  const { longDate } = useFormat();
  return (
    <aside className={s.letter} aria-labelledby="letter">
      <h2 className="small muted" id="letter">
        {t('letter')}
      </h2>
      <p className="title-3 mt3">{t(letter.event)}</p>
      {letter.reason ? <p className={s.reason}>{letter.reason}</p> : null}
      {letter.feedback.length > 0 ? <Feedback feedback={letter.feedback} /> : null}
      <p className="small muted mt5">
        {bank}, {longDate(letter.at)}
      </p>
    </aside>
  );
}

function Feedback({ feedback }: Pick<BoardLetter, 'feedback'>) {
  const t = useTasksText();
  const localized = useLocalized();
  const { language } = useLanguage();
  return (
    <>
      <p className="small muted mt5">{t('feedback')}</p>
      <dl className={s.feedback}>
        {feedback.map(({ criterion, mean }) => (
          <div key={criterion.bhs}>
            <dt>{localized(criterion) || criterion.bhs}</dt>
            <dd className="tabular">
              {t('feedbackMean', { mean: formatNumber(mean, language, 1), most: scoreScale.max })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
