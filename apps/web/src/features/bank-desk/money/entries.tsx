import type { DeskFund, FundEntryView } from '@app/contracts/funds/funds.schemas';
import { purposeWords } from '@app/domain/funds/purpose';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Listing } from '../../../kit/listing/listing.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useDeskPlace } from '../desk-place.ts';
import { balances } from './balances.ts';
import s from './lines.module.css';
import { entriesQuery } from './queries.ts';
import { useFundsText } from './text.ts';

interface EntriesProps {
  readonly bank: string;
  readonly totals: DeskFund['totals'];
  /** Left out for who only looks. */
  readonly onCorrect: ((entry: FundEntryView) => void) | undefined;
}

/** Every entry of the fund, the newest day first; nothing in it is ever changed. */
export function Entries({ bank, totals, onCorrect }: EntriesProps) {
  const t = useFundsText();
  const { km, date } = useFormat();
  const { entries: filter } = useDeskPlace();
  const whole = filter.year === undefined && filter.kind === undefined;
  const query = useInfiniteQuery(entriesQuery(bank, filter));
  return (
    <Listing
      asked={query}
      none={<p className="muted">{t(whole ? 'noEntries' : 'noSuchEntries')}</p>}
    >
      {(entries) => (
        <ul className="rows">
          {balances(totals, entries).map(({ entry, balance }) => (
            <li key={entry.id} className={s.line}>
              <What entry={entry} />
              <p className={cx(s.amount, 'tabular')}>
                <span className="small muted">{date(entry.on)}</span> <b>{km(entry.amount)}</b>
                {whole ? (
                  <span className="smaller muted">{t('balance', { amount: km(balance) })}</span>
                ) : null}
              </p>
              {onCorrect && !entry.correctsId ? (
                <Button
                  variant="ghost"
                  size="m"
                  className={cx(s.action, 'flush')}
                  aria-label={t('correctOf', {
                    what: t(`kind_${entry.kind}`),
                    amount: km(entry.amount),
                  })}
                  onClick={() => onCorrect(entry)}
                >
                  {t('correct')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Listing>
  );
}

function What({ entry }: { entry: FundEntryView }) {
  const t = useFundsText();
  const said = [
    entry.source || entry.project?.title,
    purposeWords(entry.purpose, (of) => t('instalmentOf', { ...of })),
    entry.proposedBy === null ? '' : t('exceptionOf', { name: entry.proposedBy || t('somebody') }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <p className="bold">
        {t(entry.correctsId ? 'correctionOf' : `kind_${entry.kind}`, {
          what: t(`kind_${entry.kind}`),
        })}
      </p>
      <p className="small muted">
        {said}
        {entry.reason ? ` ${t('because', { reason: entry.reason })}` : ''}
        <span className="block">{t('by', { name: entry.createdBy || t('somebody') })}</span>
      </p>
    </>
  );
}
