import type { DeskApplication, DeskBoard } from '@app/contracts/bank-desk/bank-desk.schemas';
import type { DeskStage } from '@app/domain/bank-desk/desk.stages';
import { cx } from '@app/ui/cx';
import { ChevronDown } from '@app/ui/icons';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { applicationsUrl, type Filters } from '../desk-place.ts';
import { useDeskText } from '../text.ts';
import { applicationUrl } from './application-url.ts';
import s from './board.module.css';
import { apart, ours, useCounted, viaduct } from './stages.ts';

interface BoardProps {
  readonly bank: string;
  readonly board: DeskBoard;
  readonly filters: Filters;
}

/** Applications as a viaduct: an arch for each stage, its last applications under it. */
export function Board({ bank, board, filters }: BoardProps) {
  const t = useDeskText();
  const counted = useCounted();
  const of = <S extends DeskStage>(stage: S) => ({
    count: 0,
    more: false,
    shown: [],
    ...board.find((one) => one.stage === stage),
    stage,
  });
  const stages = viaduct.map(of).map((row) => ({
    ...row,
    waits: ours.includes(row.stage) && row.count > 0,
    cards: <Cards bank={bank} filters={filters} {...row} />,
  }));
  const beside = apart.map(of).filter(({ count, more }) => count > 0 || more);
  return (
    <>
      <ul className={cx(s.arches, s.tall)}>
        {stages.map(({ stage, count, more, waits, cards }) => (
          <li key={stage} className={cx(waits && s.ours)}>
            <p className={s.arch} aria-hidden>
              {counted(count, more)}
            </p>
            <h2 className={s.name}>
              {t(`stage_${stage}`)}{' '}
              <span className="visually-hidden">({counted(count, more)})</span>
              <small>{count > 0 || more ? t(`stageSays_${stage}`) : t('stageNone')}</small>
            </h2>
            {cards}
          </li>
        ))}
      </ul>
      <div className={s.folded}>
        {stages.map(({ stage, count, more, waits, cards }) => (
          <details key={stage} open={waits} className={cx(waits && s.ours)}>
            <summary>
              <span className={s.small}>{counted(count, more)}</span>
              <span>
                {t(`stage_${stage}`)}
                <small>{count > 0 || more ? t(`stageSays_${stage}`) : t('stageNone')}</small>
              </span>
              <ChevronDown />
            </summary>
            {cards}
          </details>
        ))}
      </div>
      <div className={s.beside}>
        <p className="small muted">{t('boardSays')}</p>
        {beside.map(({ stage, count, more }) => (
          <Link key={stage} className="link" to={applicationsUrl(bank, { ...filters, stage })}>
            {t('apartOne', { stage: t(`stage_${stage}`), count: counted(count, more) })}
          </Link>
        ))}
      </div>
    </>
  );
}

interface CardsProps {
  readonly bank: string;
  readonly stage: DeskStage;
  readonly count: number;
  readonly more: boolean;
  readonly shown: readonly DeskApplication[];
  readonly filters: Filters;
}

function Cards({ bank, stage, count, more, shown, filters }: CardsProps) {
  const t = useDeskText();
  const counted = useCounted();
  const { km, shortDate } = useFormat();
  return (
    <ul>
      {shown.map((one) => (
        <li key={one.id} className={s.card}>
          <Link to={applicationUrl(one)}>
            <span className="bold">{one.title || t('untitled')}</span>
            <span className="smaller tabular">{km(one.requestedAmount)}</span>
            {one.submittedAt ? (
              <span className="smaller muted tabular">{shortDate(one.submittedAt)}</span>
            ) : null}
          </Link>
        </li>
      ))}
      {count > shown.length || more ? (
        <li className={s.card}>
          <Link to={applicationsUrl(bank, { ...filters, stage })}>
            <span className="bold accent">
              {t('stageMore', { count: counted(count - shown.length, more) })}
            </span>
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
