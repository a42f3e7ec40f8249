import type { BankDesk } from '@app/contracts/bank-desk/bank-desk.schemas';
import type { CallSummary } from '@app/contracts/calls/calls.schemas';
import { callPage } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat, useLocalized } from '../../../lib/use-format.ts';
import { CallReach, calls, StateBadge } from '../../calls/public.ts';
import { applicationsUrl } from '../desk-place.ts';
import { callsQuery } from '../queries.ts';
import { useDeskText } from '../text.ts';
import { ListPart } from './list-part.tsx';
import s from './records.module.css';

/** Calls of the bank: open ones first, then coming, then closed. */
export function Calls({ desk }: { readonly desk: BankDesk }) {
  const t = useDeskText();
  const { slug } = desk.bank;
  const query = useQuery(callsQuery(slug));
  return (
    <>
      <h1 className="t1 mb6">{t('callsTitle')}</h1>
      <ListPart
        query={query}
        load={(after) => calls.list({ query: { bank: slug, after } })}
        empty={
          <EmptyState
            level={2}
            framed
            picture={<MissingStone />}
            title={t('noCalls')}
            text={t('noCallsText')}
          />
        }
      >
        {(items) => (
          <ul className={s.records}>
            {items.map((call) => (
              <Call key={call.id} bank={slug} call={call} />
            ))}
          </ul>
        )}
      </ListPart>
    </>
  );
}

function Call({ bank, call }: { bank: string; call: CallSummary }) {
  const t = useDeskText();
  const localized = useLocalized();
  const { km, date } = useFormat();
  const when = call.state === 'coming' ? call.opensAt : call.closesAt;
  const word = { open: 'deadline', coming: 'opensOn', closed: 'closedOn' } as const;
  const title = localized(call.title);
  return (
    <li data-accent={call.kind === 'blue' ? 'blue' : undefined}>
      <div>
        <h2 className="t4">
          <Link className="link" to={callPage(call)}>
            {title}
          </Link>
        </h2>
        <p className="mt2">
          <StateBadge state={call.state} />
        </p>
        <CallReach slug={call.slug} title={title} />
      </div>
      <dl>
        <div>
          <dt>{t(word[call.state])}</dt>
          <dd>{date(when)}</dd>
        </div>
        <div>
          <dt>{t('perProject')}</dt>
          <dd>{km(call.maxAmount)}</dd>
        </div>
      </dl>
      <Link
        className={cx('go', s.go)}
        to={applicationsUrl(bank, { call: call.slug })}
        aria-label={t('itsApplicationsOf', { title })}
      >
        {t('itsApplications')}
      </Link>
    </li>
  );
}
