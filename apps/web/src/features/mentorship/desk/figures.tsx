import { parseAddress } from '@app/contracts/endpoint';
import { mentorshipPaths } from '@app/contracts/mentorship/mentorship.paths';
import type { MentorshipFigures } from '@app/contracts/mentorship/mentorship.schemas';
import { requestPriorities } from '@app/domain/mentorship/mentorship';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { ChevronDown, Download } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { Table } from '@app/ui/table';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { SheetMenu } from '../../../kit/action/sheet-menu.tsx';
import { urlOf } from '../../../lib/api/client.ts';
import { DateField } from '../../../lib/form/date-field.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { caches } from '../../../lib/queries/caches.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { mentorship } from '../client.ts';
import { useHowLong } from '../how-long.ts';
import { useMentorshipDeskText } from '../text.ts';
import s from './desk.module.css';

interface Period {
  readonly from: string;
  readonly to: string;
}

const { path } = parseAddress(mentorshipPaths.figuresFile);

/** How soon the bank answers, and how it is rated. */
export function MentorshipFigureList({ bank }: { readonly bank: string }) {
  const t = useMentorshipDeskText();
  const { language } = useLanguage();
  const [period, setPeriod] = useState<Period>({ from: '', to: '' });
  const query = { from: period.from || undefined, to: period.to || undefined };
  const figures = useQuery({
    queryKey: ['mentorship', 'figures', bank, period.from, period.to],
    queryFn: ({ signal }) => mentorship.figures({ params: { bankSlug: bank }, query }, { signal }),
    ...caches.mentorship,
  });
  return (
    <section aria-labelledby="brojke">
      <div className={s.bar}>
        <h2 className="title-3" id="brojke">
          {t('figures')}
        </h2>
        <DateField
          label={t('from')}
          value={period.from}
          onValue={(from) => setPeriod({ ...period, from })}
        />
        <DateField
          label={t('to')}
          value={period.to}
          onValue={(to) => setPeriod({ ...period, to })}
        />
        <SheetMenu
          trigger={(busy) => (
            <Button size="m" variant="soft" busy={busy} busyLabel={t('file')}>
              <Download />
              {t('file')}
              <ChevronDown />
            </Button>
          )}
          address={(format) =>
            urlOf(path, { params: { bankSlug: bank, format }, query: { ...query, language } })
          }
          failed={t('fileFailed')}
        />
      </div>
      {figures.isPending ? (
        <Loading label={t('loading')}>
          <Skeleton height={960} />
        </Loading>
      ) : figures.data ? (
        <Shown figures={figures.data} />
      ) : (
        <Failed title={t('failed')} query={figures} />
      )}
    </section>
  );
}

type Row = MentorshipFigures['total'];

function useFigureFormat() {
  const { quantity, percent } = useFormat();
  const howLong = useHowLong();
  return {
    hours: (value: number | null) => (value === null ? '–' : howLong(value)),
    share: (value: number | null) => (value === null ? '–' : percent(value)),
    rating: (value: number | null) =>
      value === null ? '–' : quantity(Math.round(value * 10) / 10),
  };
}

function Shown({ figures }: { figures: MentorshipFigures }) {
  const t = useMentorshipDeskText();
  const formatted = useFigureFormat();
  const { month } = useFormat();
  const { total, openByPriority, byMentor, byMonth } = figures;
  const most = Math.max(1, ...Object.values(openByPriority));
  return (
    <div className="column g6">
      <dl className={s.numbers}>
        <Big name={t('firstAnswer')} value={formatted.hours(total.firstAnswer.median)}>
          {total.firstAnswer.p90 === null
            ? null
            : t('spread', { hours: formatted.hours(total.firstAnswer.p90) })}
        </Big>
        <Big name={t('resolution')} value={formatted.hours(total.resolution.median)}>
          {total.resolution.p90 === null
            ? null
            : t('spread', { hours: formatted.hours(total.resolution.p90) })}
        </Big>
        <Big name={t('overdue')} value={formatted.share(total.overdueShare)} />
        <Big name={t('rating')} value={formatted.rating(total.rating)}>
          {t('ratings', { count: total.ratings })}
        </Big>
      </dl>
      <div>
        <h3 className="bold small">{t('openNow')}</h3>
        <dl className={s.bars}>
          {requestPriorities.toReversed().map((one) => (
            <div key={one}>
              <dt>{t(`priority_${one}`)}</dt>
              <dd>
                <i style={{ '--_w': openByPriority[one] / most } as CSSProperties} aria-hidden />
                <b className="tabular">{openByPriority[one]}</b>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {total.requests === 0 ? <p className="muted">{t('none')}</p> : null}
      {byMonth.length > 0 ? (
        <div>
          <h3 className="bold small">{t('byMonth')}</h3>
          <p className={s.legend} aria-hidden>
            <span>{t('requests')}</span>
            <span>{t('answered')}</span>
          </p>
          <Months months={byMonth} />
          <Rows
            label={t('byMonth')}
            first={t('month')}
            rows={byMonth.map((one) => ({ ...one, name: month(one.month) }))}
          />
        </div>
      ) : null}
      {byMentor.length > 0 ? (
        <div>
          <h3 className="bold small">{t('byMentor')}</h3>
          <Rows
            label={t('byMentor')}
            first={t('mentor')}
            rows={byMentor.map((one) => ({ ...one, name: one.mentor || t('nobody') }))}
          />
        </div>
      ) : null}
    </div>
  );
}

function Big({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tabular">{value}</dd>
      {children ? <dd className="smaller muted">{children}</dd> : null}
    </div>
  );
}

/** Requests of each month as an arch, what was answered of them as one inside it. */
function Months({ months }: { months: MentorshipFigures['byMonth'] }) {
  const t = useMentorshipDeskText();
  const { month } = useFormat();
  const shown = months.slice(-12);
  const most = Math.max(1, ...shown.map(({ requests }) => requests));
  return (
    <ul className={cx('row-aside', s.months)} aria-label={t('chartMonths')}>
      {shown.map((one) => {
        const size = { '--_h': one.requests / most, '--_a': one.answered / most } as CSSProperties;
        return (
          <li key={one.month} style={size}>
            <b className="tabular smaller" aria-hidden>
              {one.requests}
            </b>
            <span className={s.arch} aria-hidden>
              <i />
            </span>
            <span className={cx('smaller', s.name)} aria-hidden>
              {one.month.slice(5)}/{one.month.slice(2, 4)}
            </span>
            <span className="visually-hidden">
              {month(one.month)}: {t('requests')} {one.requests}, {t('answered')} {one.answered}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface RowsProps {
  readonly label: string;
  readonly first: string;
  readonly rows: readonly (Row & { readonly name: string })[];
}

function Rows({ label, first, rows }: RowsProps) {
  const t = useMentorshipDeskText();
  const formatted = useFigureFormat();
  return (
    <Table label={label} minWidth={820}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col" className="r">
            {t('requests')}
          </th>
          <th scope="col" className="r">
            {t('answered')}
          </th>
          <th scope="col" className="r">
            {t('resolved')}
          </th>
          <th scope="col" className="r">
            {t('firstAnswer')}
          </th>
          <th scope="col" className="r">
            {t('resolution')}
          </th>
          <th scope="col" className="r">
            {t('overdue')}
          </th>
          <th scope="col" className="r">
            {t('rating')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td className="r">{row.requests}</td>
            <td className="r">{row.answered}</td>
            <td className="r">{row.resolved}</td>
            <td className="r">{formatted.hours(row.firstAnswer.median)}</td>
            <td className="r">{formatted.hours(row.resolution.median)}</td>
            <td className="r">{formatted.share(row.overdueShare)}</td>
            <td className="r">{formatted.rating(row.rating)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
