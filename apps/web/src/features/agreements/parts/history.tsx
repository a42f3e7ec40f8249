import type { AgreementEvent } from '@app/contracts/agreements/agreements.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Listing } from '../../../kit/listing/listing.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { historyQuery } from '../queries.ts';
import { useAgreementsText, useHistoryText } from '../text.ts';
import s from './agreement.module.css';

/** Who did what with an agreement and when, the last first. */
export default function AgreementHistory({ id }: { readonly id: string }) {
  const t = useHistoryText();
  const query = useInfiniteQuery(historyQuery(id));
  return (
    <Listing asked={query} none={<p className="muted">{t('historyEmpty')}</p>}>
      {(rows) => (
        <ol className={s.history}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ol>
      )}
    </Listing>
  );
}

function Row({ row: { at, by, event, what, reason } }: { row: AgreementEvent }) {
  const t = useHistoryText();
  const agreement = useAgreementsText();
  const { longDate, time } = useFormat();
  const [kind, point] = event.split('.') as [string, string?];
  const said =
    kind === 'ticked' || kind === 'unticked'
      ? t(`event_${kind}`, { what: agreement(`point_${point}` as 'point_details') })
      : t(`event_${event}` as 'event_prepared');
  return (
    <li>
      <p className="bold">{what ? `${said}: ${what}` : said}</p>
      {reason ? <p className="small">{agreement('because', { reason })}</p> : null}
      <p className="small muted">
        {[by, `${longDate(at)} ${time(at)}`].filter(Boolean).join(', ')}
      </p>
    </li>
  );
}
