import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { pages } from '@app/contracts/pages';
import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { ClipboardCheck } from '@app/ui/icons';
import { useLocalized } from '../../../lib/use-format.ts';
import { Unsent } from '../lazy.ts';
import { useDashboardText } from '../text.ts';
import s from './dashboard.module.css';
import { Line } from './line.tsx';

interface WaitingProps {
  readonly applications: readonly MyApplication[];
  readonly board: readonly BoardCall[];
}

export function Waiting({ applications, board }: WaitingProps) {
  const t = useDashboardText();
  const localized = useLocalized();
  return (
    <section className={s.waiting} aria-labelledby="waits">
      <h2 className="t3" id="waits">
        {t('waits')}
      </h2>
      {applications.length + board.length === 0 ? (
        <p className="mut mt3">{t('waitsNone')}</p>
      ) : (
        <ul>
          {board.map((call) => (
            <Line
              key={call.id}
              to={pages.board({ poziv: call.slug })}
              icon={<ClipboardCheck />}
              title={t('boardLeft', { count: call.mineOpen })}
            >
              {localized(call.title)}
            </Line>
          ))}
          {applications.map((one) => (
            <Unsent key={one.id} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}
