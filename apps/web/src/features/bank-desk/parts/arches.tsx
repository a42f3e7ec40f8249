import type { DeskToday } from '@app/contracts/bank-desk/bank-desk.schemas';
import { cx } from '@app/ui/cx';
import { Link } from '../../../lib/addresses/links.tsx';
import { applicationsUrl } from '../desk-place.ts';
import { useDeskText } from '../text.ts';
import s from './board.module.css';
import { ours, useCounted, viaduct } from './stages.ts';

/** How many applications there are at each stage; each arch leads to them. */
export function Arches({ bank, stages }: { bank: string; stages: DeskToday['stages'] }) {
  const t = useDeskText();
  const counted = useCounted();
  return (
    <ul className={s.arches}>
      {viaduct.map((stage) => (
        <li key={stage} className={cx(ours.includes(stage) && stages[stage] > 0 && s.ours)}>
          <Link to={applicationsUrl(bank, { stage })}>
            <span className={s.arch}>{counted(stages[stage])}</span>
            <span className={s.name}>
              {t(`stage_${stage}`)}
              <small>{t(`stageSays_${stage}`)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
