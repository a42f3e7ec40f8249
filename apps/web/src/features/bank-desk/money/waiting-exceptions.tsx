import type { WaitingException } from '@app/contracts/agreements/exceptions.schemas';
import { pages } from '@app/contracts/pages';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '../../../kit/listing/paged.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import s from './lines.module.css';
import m from './money.module.css';
import { useFundsText } from './text.ts';

/** What one proposed beside an agreement and another has to answer; nothing where there is none. */
export function WaitingExceptions({
  query,
}: {
  readonly query: UseQueryResult<Page<WaitingException>>;
}) {
  const t = useFundsText();
  const { km, dayOf } = useFormat();
  const { data } = query;
  if (!data) return <Failed level={2} title={t('listFailed')} query={query} />;
  if (data.items.length === 0) return null;
  return (
    <section className={m.part} aria-labelledby="waiting">
      <h2 className="title-2" id="waiting">
        {t('exceptions')}
      </h2>
      <p className={m.says}>{t('exceptionsText')}</p>
      <ul className="rows">
        {data.items.map((one) => (
          <li key={one.id} className={s.line}>
            <Link
              className="link bold"
              to={`${pages.agreement({ id: one.applicationId })}#izuzeci`}
            >
              {one.title}
            </Link>
            <p className="small muted">
              {t('exceptionBy', {
                what: t(`exception_${one.kind}`),
                name: one.proposed.by,
                day: dayOf(one.expiresAt),
              })}
            </p>
            <p className={s.amount}>
              <b className="tabular">{km(one.amount)}</b>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
