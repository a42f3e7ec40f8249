import type { BankDesk } from '@app/contracts/bank-desk/bank-desk.schemas';
import type { CallRow } from '@app/contracts/calls/call-editing.schemas';
import { pages } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { PencilLine, Plus } from '@app/ui/icons';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Listing } from '../../../kit/listing/listing.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { hasRoute } from '../../../lib/addresses/route-table.ts';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { CallReach } from '../../calls/public.ts';
import { applicationsUrl } from '../desk-place.ts';
import { callsQuery } from '../queries.ts';
import { useDeskText } from '../text.ts';
import { CallStatusBadge } from './call-status.tsx';
import s from './records.module.css';

/** Every call of the bank, drafts too, the newest first. */
export function Calls({ desk }: { readonly desk: BankDesk }) {
  const t = useDeskText();
  const { slug } = desk.bank;
  const query = useInfiniteQuery(callsQuery(slug));
  const add =
    desk.abilities.canManageCalls && hasRoute(pages.newCall.path) ? (
      <Link className="button button-secondary" to={pages.newCall()}>
        <Plus />
        {t('newCall')}
      </Link>
    ) : null;
  return (
    <>
      <div className="section-head">
        <h1 className="title-1">{t('callsTitle')}</h1>
        {add}
      </div>
      <Listing
        asked={query}
        none={
          <EmptyState
            level={2}
            framed
            picture={<MissingStone />}
            title={t('noCalls')}
            text={t('noCallsText')}
            action={add}
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
      </Listing>
    </>
  );
}

function Call({ bank, call }: { bank: string; call: CallRow }) {
  const t = useDeskText();
  const localized = useLocalized();
  const { number } = useFormat();
  const title = localized(call.title) || t('untitledCall');
  const editor = call.canManage && hasRoute(pages.callEditor.path);
  return (
    <li>
      <div>
        <h2 className="title-4">
          {call.status === 'draft' ? (
            title
          ) : (
            <Link className="link" to={pages.call({ slug: call.slug })}>
              {title}
            </Link>
          )}
        </h2>
        <p className="row row-wrap g2 mt2">
          <CallStatusBadge status={call.status} />
          <span className="small muted">
            <CallWhen call={call} />
          </span>
        </p>
        {call.status === 'draft' ? null : <CallReach slug={call.slug} title={title} />}
      </div>
      <dl>
        <div>
          <dt>{t('itsSubmitted')}</dt>
          <dd>
            <Link
              className="link"
              to={applicationsUrl(bank, { call: call.slug })}
              aria-label={t('itsApplicationsOf', { title })}
            >
              {number(call.received)}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{t('itsDrafts')}</dt>
          <dd>{number(Math.max(0, call.started - call.received))}</dd>
        </div>
      </dl>
      {editor ? (
        <Link
          className="button button-secondary button-medium"
          to={pages.callEditor({ id: call.id })}
          aria-label={t('editCall', { title })}
        >
          <PencilLine />
          {t('edit')}
        </Link>
      ) : null}
    </li>
  );
}

function CallWhen({ call: { status, opensAt, closesAt, missing } }: { call: CallRow }) {
  const t = useDeskText();
  const { date } = useFormat();
  if (status === 'draft') return missing > 0 ? t('lacks', { count: missing }) : t('complete');
  if (status === 'scheduled') return t('opensOn', { date: date(opensAt) });
  return t(status === 'open' ? 'openUntil' : 'closedOn', { date: date(closesAt) });
}
