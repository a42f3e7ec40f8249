import type { QueuedAgreement } from '@app/contracts/agreements/agreements.schemas';
import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../../entities/applications/public.ts';
import { Listing } from '../../../kit/listing/listing.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useLoaded } from '../../../lib/lazy-parts/use-loaded.ts';
import { useShellText } from '../../../lib/texts/text.ts';
import { queueQuery } from '../queries.ts';
import { useAgreementsText } from '../text.ts';
import s from './agreement.module.css';
import { Past } from './past.tsx';

const EvidenceQueue = lazyPart(() => import('./evidence-queue.tsx'));

/** The projects of a bank from the decision on, with what waits for its answer. */
export function Queue({ bank, children }: { readonly bank: string; readonly children: ReactNode }) {
  const t = useAgreementsText();
  const shell = useShellText();
  const query = useInfiniteQuery(queueQuery(bank));
  // It stands above the list, which its coming would push away.
  const evidenceIsThere = useLoaded(EvidenceQueue.load, bank);
  return (
    <section aria-labelledby="agreements">
      <div className={s.title}>
        <h1 className="title-1" id="agreements">
          {t('queue')}
        </h1>
        {children}
      </div>
      <p className="lead mt2">{t('queueText')}</p>
      <div className="mt5">
        {evidenceIsThere ? (
          <Listing
            asked={query}
            none={
              <EmptyState
                level={2}
                framed
                picture={<MissingStone />}
                title={t('queueEmpty')}
                text={t('queueEmptyText')}
              />
            }
          >
            {(rows) => (
              <>
                <EvidenceQueue bank={bank} rows={rows} />
                <ul className={s.queue}>
                  {rows.map((row) => (
                    <Row key={row.applicationId} row={row} />
                  ))}
                </ul>
              </>
            )}
          </Listing>
        ) : (
          <Loading label={shell('loading')}>
            <Skeleton height={240} />
          </Loading>
        )}
      </div>
    </section>
  );
}

function Row({ row }: { row: QueuedAgreement }) {
  const t = useAgreementsText();
  const { shortDate } = useFormat();
  const { receipts, proofs, report, late, nextOn, prepared, status } = row;
  const waits = [
    receipts > 0 ? t('waitReceipts', { count: receipts }) : '',
    proofs > 0 ? t('waitProofs', { count: proofs }) : '',
    report === 'sent' ? t('waitReport') : '',
    status === 'contract_signed' ? t('waitStart') : '',
  ].filter(Boolean);
  const signing = !['contract_signed', 'implementation', 'completed'].includes(status);
  return (
    <li>
      <div>
        <Link className="link bold" to={pages.agreement({ id: row.applicationId })}>
          {row.title || t('untitled')}
        </Link>
        <p className="small muted mt2">
          {signing
            ? t(prepared ? 'waitSigning' : 'waitPrepare')
            : waits.join(', ') || t('waitNothing')}
        </p>
        <p className={cx('small', late > 0 ? 'bad-text' : 'muted')}>
          {late > 0 ? t('lateSteps', { count: late }) : null}
          {late === 0 && nextOn && !signing ? t('nextStep', { day: shortDate(nextOn) }) : null}
        </p>
      </div>
      <StatusBadge status={status} />
      {prepared ? <Past id={row.applicationId} of={row.title || t('untitled')} /> : null}
    </li>
  );
}
