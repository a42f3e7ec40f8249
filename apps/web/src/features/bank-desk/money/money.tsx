import type { BankDesk } from '@app/contracts/bank-desk/bank-desk.schemas';
import type { DeskFund, FundEntryView } from '@app/contracts/funds/funds.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Plus } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { exceptionsQuery } from '../../agreements/public.ts';
import { Entries } from './entries.tsx';
import { EntryFilters } from './entry-filters.tsx';
import { FundDeck } from './fund-deck.tsx';
import { Grants } from './grants.tsx';
import s from './money.module.css';
import { fundQuery } from './queries.ts';
import { useFundsText } from './text.ts';
import { WaitingExceptions } from './waiting-exceptions.tsx';

const EntryDialog = lazyPart(() => import('./entry-dialog.tsx').then((it) => it.EntryDialog));
const CorrectionDialog = lazyPart(() =>
  import('./correction-dialog.tsx').then((it) => it.CorrectionDialog),
);

/** The fund of the bank: what there is, every grant, every entry. */
export function BankMoney({ desk }: { readonly desk: BankDesk }) {
  const t = useFundsText();
  const shell = useShellText();
  const { data, error, isPending, refetch } = useQuery(fundQuery(desk.bank.slug));
  // What waits stands above the grants, which its coming would push away.
  const exceptions = useQuery(exceptionsQuery(desk.bank.slug));
  if (data && !exceptions.isPending) return <Fund fund={data} exceptions={exceptions} />;
  if (isPending || data) {
    return (
      <Loading label={shell('loading')}>
        <Skeleton width="40%" height={56} />
        <Skeleton height={260} />
      </Loading>
    );
  }
  return <Failed level={1} title={t('listFailed')} query={{ error, refetch }} />;
}

type Open = 'write' | { readonly correct: FundEntryView };

interface FundProps {
  readonly fund: DeskFund;
  readonly exceptions: ComponentProps<typeof WaitingExceptions>['query'];
}

function Fund({ fund, exceptions }: FundProps) {
  const t = useFundsText();
  const [open, setOpen] = useState<Open | null>(null);
  const { slug } = fund.bank;
  const { canRecord } = fund.abilities;
  const close = () => setOpen(null);
  return (
    <>
      <header className={s.head}>
        <div>
          <h1 className="title-1">{t('money')}</h1>
          <p className="lead mt3">{t('deskLead')}</p>
        </div>
        {canRecord ? (
          <Button variant="primary" onClick={() => setOpen('write')}>
            <Plus />
            {t('write')}
          </Button>
        ) : null}
      </header>
      <section className={s.part} aria-label={t('money')}>
        <FundDeck fund={fund} />
      </section>
      <WaitingExceptions query={exceptions} />
      <section className={s.part} aria-labelledby="grants">
        <h2 className="title-2" id="grants">
          {t('grants')}
        </h2>
        <Grants bank={slug} pays={canRecord} />
      </section>
      <section className={s.part} aria-labelledby="entries">
        <h2 className="title-2" id="entries">
          {t('entries')}
        </h2>
        <p className={cx('muted', s.says)}>{t('entriesText')}</p>
        <EntryFilters years={fund.years} />
        <Entries
          bank={slug}
          totals={fund.totals}
          onCorrect={canRecord ? (entry) => setOpen({ correct: entry }) : undefined}
        />
      </section>
      {open === 'write' ? <EntryDialog bank={slug} onClose={close} /> : null}
      {open !== null && open !== 'write' ? (
        <CorrectionDialog bank={slug} entry={open.correct} onClose={close} />
      ) : null}
    </>
  );
}
