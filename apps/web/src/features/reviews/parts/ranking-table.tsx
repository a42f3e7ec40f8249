import '@app/ui/forms.css';
import type { BoardCall, RankingRow } from '@app/contracts/reviews/reviews.schemas';
import type { Choice, PlannedLine } from '@app/domain/reviews/plan';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { ArrowDown, ArrowUp, Check, ChevronDown, Hourglass, Lock, X } from '@app/ui/icons';
import { Fragment, type PointerEvent, useRef } from 'react';
import { StatusBadge } from '../../../entities/applications/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Menu, MenuItem } from '../../../lib/menus/menu.tsx';
import { placeUrl } from '../desk-place.ts';
import { useScoreCount, useShortNumber } from '../numbers.ts';
import { useReviewsText } from '../text.ts';
import s from './ranking.module.css';
import type { WhatIf } from './what-if.ts';

interface RankingTableProps {
  readonly call: BoardCall;
  readonly rows: readonly RankingRow[];
  readonly whatIf: WhatIf;
  /** By id; null for who decides nothing. */
  readonly marked: ReadonlySet<string> | null;
  onMark(id: string, on: boolean): void;
  /** All above the line, or below it. */
  onMarkSide(above: boolean): void;
}

export function RankingTable(props: RankingTableProps) {
  const { call, rows, whatIf, marked, onMark, onMarkSide } = props;
  const t = useReviewsText();
  const { plan } = whatIf;
  const columns = marked ? 9 : 8;
  const line = (at: number) =>
    at === plan.line ? (
      <BudgetLine
        columns={columns}
        rows={rows}
        whatIf={whatIf}
        onMarkSide={marked ? onMarkSide : undefined}
      />
    ) : null;
  return (
    <table className={cx('table', s.rank)}>
      <caption className="visually-hidden">{t('ranking')}</caption>
      <thead>
        <tr>
          {marked ? (
            <th scope="col">
              <span className="visually-hidden">{t('mark')}</span>
            </th>
          ) : null}
          <th scope="col" className="r">
            #
          </th>
          <th scope="col">{t('project')}</th>
          <th scope="col" className="r">
            {t('mean')}
          </th>
          <th scope="col" className="r" title={t('spreadHint')}>
            {t('spread')}
          </th>
          <th scope="col" className="r">
            {t('scores')}
          </th>
          <th scope="col" className="r">
            {t('requested')}
          </th>
          <th scope="col" className="r">
            {t('running')}
          </th>
          <th scope="col">{t('status')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Fragment key={row.applicationId}>
            {line(at)}
            <Row
              at={at}
              call={call}
              row={row}
              planned={plan.lines[at]}
              whatIf={whatIf}
              marked={marked}
              onMark={onMark}
            />
          </Fragment>
        ))}
        {line(rows.length)}
      </tbody>
    </table>
  );
}

interface RowProps extends Omit<RankingTableProps, 'rows' | 'onMarkSide'> {
  readonly at: number;
  readonly row: RankingRow;
  readonly planned: PlannedLine | undefined;
}

function Row({ at, call, row, planned, whatIf, marked, onMark }: RowProps) {
  const t = useReviewsText();
  const { km } = useFormat();
  const number = useShortNumber(1);
  const scoreCount = useScoreCount();
  const { applicationId: id, projectTitle } = row;
  const open = row.status === 'submitted' || row.status === 'pending';
  return (
    <tr data-at={at} className={planned?.chosen ? undefined : s.out}>
      {marked ? (
        <td className={s.mark}>
          {row.canDecide ? (
            <label className="check">
              <input
                type="checkbox"
                checked={marked.has(id)}
                onChange={(event) => onMark(id, event.target.checked)}
              />
              <span className="visually-hidden">{t('markOne', { title: projectTitle })}</span>
            </label>
          ) : null}
        </td>
      ) : null}
      <td className={cx('r faint', s.place)}>{row.place ?? '–'}</td>
      <td className={s.title}>
        <Link
          className="link bold"
          to={placeUrl({ call: call.slug, application: row.slug, pane: 'prijava' })}
        >
          {projectTitle}
        </Link>
        {row.conflicts > 0 ? (
          <span className="smaller faint block">{t('conflicts', { count: row.conflicts })}</span>
        ) : null}
      </td>
      <td className="r" data-l={t('mean')}>
        {row.mean === null ? (
          <span className="smaller faint">{t(row.count > 0 ? 'hiddenMean' : 'noMean')}</span>
        ) : (
          <b className={s.mean}>{number(row.mean)}</b>
        )}
      </td>
      <td className="r" data-l={t('spread')}>
        {row.spread === null ? '–' : number(row.spread)}
      </td>
      <td className="r" data-l={t('scores')}>
        <span className={s.count}>
          {row.quorumReached ? null : <Hourglass label={t('quorumNo')} />}
          {scoreCount(row.count, row.quorum)}
        </span>
      </td>
      <td className="r" data-l={t('requested')}>
        {km(row.requestedAmount)}
      </td>
      <td className="r" data-l={t('running')}>
        {planned?.chosen ? km(planned.running / 100) : '–'}
      </td>
      <td data-l={t('status')} className={s.plan}>
        {open && row.mean !== null ? (
          <LockMenu
            title={projectTitle}
            lock={whatIf.lockOf(id)}
            chosen={planned?.chosen ?? false}
            onLock={(choice) => whatIf.lock(id, choice)}
          />
        ) : (
          <StatusBadge status={row.status} />
        )}
      </td>
    </tr>
  );
}

const locks = [
  [null, 'lockNone', ChevronDown],
  ['in', 'lockIn', Check],
  ['out', 'lockOut', X],
] as const;

function LockMenu(props: {
  title: string;
  lock: Choice | null;
  chosen: boolean;
  onLock(choice: Choice | null): void;
}) {
  const t = useReviewsText();
  const { title, lock, chosen, onLock } = props;
  const words = lock ? t(lock === 'in' ? 'lockIn' : 'lockOut') : t(chosen ? 'planIn' : 'planOut');
  return (
    <Menu
      trigger={
        <Button
          size="m"
          variant="ghost"
          className={s.lock}
          aria-label={`${t('lockFor', { title })}: ${words}`}
        >
          {lock ? <Lock /> : chosen ? <Check /> : null}
          {words}
          <ChevronDown />
        </Button>
      }
    >
      {locks.map(([choice, key, Icon]) => (
        <MenuItem key={key} icon={<Icon />} onSelect={() => onLock(choice)}>
          {t(key)}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Where the money ends; drawn elsewhere by hand, by its arrows, or by keys. */
function BudgetLine(props: {
  columns: number;
  rows: readonly RankingRow[];
  whatIf: WhatIf;
  onMarkSide: ((above: boolean) => void) | undefined;
}) {
  const t = useReviewsText();
  const { km } = useFormat();
  const { columns, rows, whatIf, onMarkSide } = props;
  const total = rows.length;
  const { line, endsAt, left } = whatIf.plan;
  const ends =
    endsAt === total ? 'lineAll' : rows[endsAt]?.mean === null ? 'lineUnscored' : 'lineHere';
  const held = useRef(false);
  const follow = (event: PointerEvent) => {
    if (!held.current) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('tr[data-at]');
    if (!(under instanceof HTMLElement)) return;
    const { top, height } = under.getBoundingClientRect();
    whatIf.moveTo(Number(under.dataset.at) + (event.clientY > top + height / 2 ? 1 : 0));
  };
  return (
    <tr className={s.line}>
      <td colSpan={columns}>
        <div
          className={s.handle}
          onPointerDown={(event) => {
            if ((event.target as Element).closest('button')) return;
            held.current = true;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={follow}
          onPointerUp={() => {
            held.current = false;
          }}
          onPointerCancel={() => {
            held.current = false;
          }}
        >
          <span className="grow">
            {t(line === endsAt ? ends : 'lineMoved')}
            {left > 0 ? `, ${t('planLeft', { amount: km(left / 100) })}` : null}
          </span>
          {onMarkSide ? (
            <span className={s.sides}>
              <button type="button" className="link small" onClick={() => onMarkSide(true)}>
                {t('markAbove')}
              </button>
              <button type="button" className="link small" onClick={() => onMarkSide(false)}>
                {t('markBelow')}
              </button>
            </span>
          ) : null}
          <IconButton
            label={t('lineUp')}
            disabled={line === 0}
            onClick={() => whatIf.moveTo(line - 1)}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            label={t('lineDown')}
            disabled={line === total}
            onClick={() => whatIf.moveTo(line + 1)}
          >
            <ArrowDown />
          </IconButton>
        </div>
      </td>
    </tr>
  );
}
