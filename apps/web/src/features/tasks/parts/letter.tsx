import type { Letter as BoardLetter } from '@app/contracts/tasks/tasks.schemas';
import { useFormat } from '../../../lib/use-format.ts';
import { useTasksText } from '../text.ts';
import s from './tasks.module.css';

/** What the board wrote last: the decision, or what it asks to be mended. */
export function Letter({ letter, bank }: { letter: BoardLetter; bank: string }) {
  const t = useTasksText();
  const { longDate } = useFormat();
  return (
    <aside className={s.letter} aria-labelledby="letter">
      <h2 className="sm mut" id="letter">
        {t('letter')}
      </h2>
      <p className="t3 mt3">{t(letter.event)}</p>
      {letter.reason ? <p className={s.reason}>{letter.reason}</p> : null}
      <p className="sm mut mt5">
        {bank}, {longDate(letter.at)}
      </p>
    </aside>
  );
}
