import type { FundEntryView } from '@app/contracts/funds/funds.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/use-format.ts';
import { entriesQuery } from '../queries.ts';
import { useFundsText } from '../text.ts';
import s from './lines.module.css';
import { ListPart } from './list-part.tsx';

interface EntriesProps {
  readonly bank: string;
  /** Left out for who only looks. */
  readonly onCorrect: ((entry: FundEntryView) => void) | undefined;
}

/** Every entry of the fund, the newest day first; nothing in it is ever changed. */
export function Entries({ bank, onCorrect }: EntriesProps) {
  const t = useFundsText();
  const { km, date } = useFormat();
  const query = useInfiniteQuery(entriesQuery(bank));
  return (
    <ListPart query={query} empty={t('noEntries')}>
      {(entries) => (
        <ul className="rows">
          {entries.map((entry) => (
            <li key={entry.id} className={s.line}>
              <What entry={entry} />
              <p className={cx(s.amount, 'num')}>
                <span className="sm mut">{date(entry.on)}</span> <b>{km(entry.amount)}</b>
              </p>
              {onCorrect && !entry.correctsId ? (
                <Button
                  variant="ghost"
                  size="m"
                  className={s.action}
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
    </ListPart>
  );
}

function What({ entry }: { entry: FundEntryView }) {
  const t = useFundsText();
  const said = [entry.source || entry.project?.title, entry.purpose].filter(Boolean).join(' · ');
  return (
    <>
      <p className="b">
        {t(entry.correctsId ? 'correctionOf' : `kind_${entry.kind}`, {
          what: t(`kind_${entry.kind}`),
        })}
      </p>
      <p className="sm mut">
        {said}
        {entry.reason ? ` ${t('because', { reason: entry.reason })}` : ''}
        <span className={s.by}>{t('by', { name: entry.createdBy || t('somebody') })}</span>
      </p>
    </>
  );
}
