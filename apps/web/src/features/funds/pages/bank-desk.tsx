import type { DeskFund, DeskGrant, FundEntryView } from '@app/contracts/funds/funds.schemas';
import { pages } from '@app/contracts/pages';
import { BankEmblem } from '@app/ui/bank-emblem';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { ErrorState } from '@app/ui/error-state';
import { ArrowLeft, Plus } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { errorText, useShellText } from '../../../lib/text.ts';
import { Entries } from '../parts/entries.tsx';
import { FundDeck } from '../parts/fund-deck.tsx';
import { Grants } from '../parts/grants.tsx';
import { fundQuery } from '../queries.ts';
import { useFundsText } from '../text.ts';
import s from './bank-desk.module.css';

const EntryDialog = lazyPart(() =>
  import('../parts/entry-dialog.tsx').then((it) => it.EntryDialog),
);
const CorrectionDialog = lazyPart(() =>
  import('../parts/correction-dialog.tsx').then((it) => it.CorrectionDialog),
);

/** A bank's desk: its money, for its people. */
export default function BankDeskPage() {
  const t = useFundsText();
  const shell = useShellText();
  const { language } = useLanguage();
  const { bankId = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(fundQuery(bankId));
  return (
    <div className="wrap sec-end">
      <p className="page-top">
        <Link className="go mut" to={pages.board()}>
          <ArrowLeft />
          {t('toBoard')}
        </Link>
      </p>
      {isPending ? (
        <Loading label={shell('loading')}>
          <Skeleton width="60%" height={56} />
          <Skeleton height={260} />
          <Skeleton height={240} />
        </Loading>
      ) : null}
      {data ? <Desk fund={data} /> : null}
      {error && !data ? (
        <ErrorState
          level={1}
          title={t(isApiError(error, 'NOT_FOUND') ? 'notYours' : 'deskFailed')}
          text={isApiError(error, 'NOT_FOUND') ? t('notYoursText') : errorText(error, language)}
          action={<Button onClick={() => void refetch()}>{shell('retry')}</Button>}
        />
      ) : null}
    </div>
  );
}

type Open = { readonly pay: DeskGrant | null } | { readonly correct: FundEntryView };

function Desk({ fund }: { fund: DeskFund }) {
  const t = useFundsText();
  const [open, setOpen] = useState<Open | null>(null);
  const { slug, name, emblem } = fund.bank;
  const { canRecord } = fund.abilities;
  const close = () => setOpen(null);
  return (
    <>
      <PageHead title={t('deskTitle', { bank: name })} description={t('deskLead')} />
      <header className={s.head}>
        <BankEmblem emblem={emblem} width={56} />
        <div>
          <h1 className="t2">{name}</h1>
          <p className="mut mt2">{t('deskLead')}</p>
        </div>
        {canRecord ? (
          <Button variant="primary" onClick={() => setOpen({ pay: null })}>
            <Plus />
            {t('write')}
          </Button>
        ) : null}
      </header>
      <section className={s.part} aria-label={t('money')}>
        <FundDeck fund={fund} />
      </section>
      <section className={s.part} aria-labelledby="grants">
        <h2 className="t2" id="grants">
          {t('grants')}
        </h2>
        <Grants bank={slug} onPay={canRecord ? (grant) => setOpen({ pay: grant }) : undefined} />
      </section>
      <section className={s.part} aria-labelledby="entries">
        <h2 className="t2" id="entries">
          {t('entries')}
        </h2>
        <p className={cx('mut', s.says)}>{t('entriesText')}</p>
        <Entries
          bank={slug}
          onCorrect={canRecord ? (entry) => setOpen({ correct: entry }) : undefined}
        />
      </section>
      {open && 'pay' in open ? <EntryDialog bank={slug} grant={open.pay} onClose={close} /> : null}
      {open && 'correct' in open ? (
        <CorrectionDialog bank={slug} entry={open.correct} onClose={close} />
      ) : null}
    </>
  );
}
