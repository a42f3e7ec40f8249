import type { BankRef } from '@app/contracts/banks/banks.schemas';
import { pages } from '@app/contracts/pages';
import { donationStatuses } from '@app/domain/crowdfunding/donation.machine';
import { EmptyState } from '@app/ui/empty-state';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Choice, FilterForm } from '../../../kit/listing/filter-form.tsx';
import { Listing } from '../../../kit/listing/listing.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { type PaymentsName, usePaymentsPlace } from '../place.ts';
import { paymentsQuery } from '../queries.ts';
import { usePaymentsText } from '../text.ts';
import { ExportPayments } from './export-payments.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { PaymentsList } from './payments-list.tsx';
import { WaitingPayments } from './waiting-payments.tsx';

/** Card payments of the banks whose money the reader deals with. */
export function PaymentsDesk({ banks }: { readonly banks: readonly BankRef[] }) {
  const t = usePaymentsText();
  const { filters, narrowed, open, put, set } = usePaymentsPlace();
  const query = useInfiniteQuery(paymentsQuery(filters));
  const choices: readonly Choice<PaymentsName>[] = [
    {
      name: 'status',
      label: t('filterStatus'),
      value: filters.status ?? '',
      all: t('allStatuses'),
      options: donationStatuses.map((status) => [status, t(`status_${status}`)]),
    },
    ...(banks.length > 1
      ? [
          {
            name: 'banka',
            label: t('bank'),
            value: filters.bank ?? '',
            all: t('allBanks'),
            options: banks.map(({ slug, municipality }) => [slug, municipality] as const),
          } as const,
        ]
      : []),
  ];
  return (
    <>
      <div className="section-head">
        <div>
          <h1 className="title-1">{t('title')}</h1>
          <p className="lead mt3">{t('lead')}</p>
        </div>
        <ExportPayments bank={filters.bank} />
      </div>
      <WaitingPayments />
      <div className="mt7">
        <FilterForm
          label={t('filters')}
          words={{ name: 'q', label: t('words'), value: filters.q }}
          choices={choices}
          set={set}
        />
        <Listing
          asked={query}
          none={
            <EmptyState
              level={2}
              framed
              picture={<MissingStone />}
              title={t(narrowed ? 'noneFound' : 'none')}
              text={narrowed ? t('noneFoundText') : undefined}
              action={
                narrowed ? (
                  <Link
                    className="button button-secondary"
                    to={pages.banksAdmin({ dio: 'uplate' })}
                  >
                    {t('clear')}
                  </Link>
                ) : undefined
              }
            />
          }
        >
          {(items) => <PaymentsList payments={items} onOpen={(open) => put({ open })} />}
        </Listing>
      </div>
      {open ? (
        <PaymentDialog key={open} id={open} onClose={() => put({ open: undefined })} />
      ) : null}
    </>
  );
}
