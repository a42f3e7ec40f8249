import type { Fund, FundYear } from '@app/contracts/funds/funds.schemas';
import { Disclosure } from '@app/ui/disclosure';
import { EmptyState } from '@app/ui/empty-state';
import { Download } from '@app/ui/icons';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import type { ComponentProps } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { useBookText } from '../book-text.ts';
import { grantsAddress, ledgerAddress } from '../file-address.ts';
import { Ledger } from './ledger.tsx';
import s from './money-book.module.css';
import { YearChart } from './year-chart.tsx';

interface BookProps {
  readonly bankSlug: string;
  readonly fund: Fund;
  readonly ledger: ComponentProps<typeof Ledger>['first'];
}

/** The money of a bank as everybody may read it: by year, then entry by entry. */
export function MoneyBook({ bankSlug, fund: { totals, years }, ledger }: BookProps) {
  const t = useBookText();
  const { km } = useFormat();
  const { language } = useLanguage();
  if (ledger.items.length === 0) {
    return (
      <EmptyState
        level={2}
        framed
        picture={<QuietRiver />}
        title={t('emptyTitle')}
        text={t('emptyText')}
      />
    );
  }
  return (
    <>
      <div className={s.book}>
        <div>
          <h2 className="title-2">{t('title')}</h2>
          <p className="lead mt3">{t('lead')}</p>
          <p className={s.big}>{km(totals.paid)}</p>
          <p className="small muted mt2">{t('paidSoFar')}</p>
          <p className="small muted mt2">
            {t('totals', { granted: km(totals.granted), left: km(totals.left) })}
          </p>
          <p className={s.legend} aria-hidden="true">
            <span>{t('legendIn')}</span>
            <span>{t('legendOut')}</span>
          </p>
        </div>
        <YearChart years={years} />
      </div>
      <div className="mt6">
        {years.map((year, n) => (
          <Disclosure key={year.year} title={t('year', { year: year.year })} open={n === 0}>
            <Year year={year} />
          </Disclosure>
        ))}
      </div>
      <div className="row row-wrap between mt7">
        <h3 className="title-3">{t('ledger')}</h3>
        <div className="row row-wrap g2">
          {(['xlsx', 'csv'] as const).map((format) => (
            <a
              key={format}
              className="button button-secondary button-medium"
              href={ledgerAddress(bankSlug, format, language)}
              download
            >
              <Download />
              {format.toUpperCase()}
            </a>
          ))}
          {totals.granted > 0 ? (
            <a
              className="button button-secondary button-medium"
              href={grantsAddress(bankSlug)}
              download={`${bankSlug}-360giving.json`}
            >
              <Download />
              360Giving
            </a>
          ) : null}
        </div>
      </div>
      <Ledger key={bankSlug} bankSlug={bankSlug} first={ledger} />
      {totals.granted > 0 ? (
        <p className="smaller muted mt5">
          {t('licence')}{' '}
          <a
            className="link"
            href="https://creativecommons.org/licenses/by/4.0/"
            rel="license noopener"
            target="_blank"
          >
            CC BY 4.0
          </a>
        </p>
      ) : null}
    </>
  );
}

function Year({ year }: { year: FundYear }) {
  const t = useBookText();
  const { km } = useFormat();
  const sums = [
    [t('granted'), year.granted],
    [t('paid'), year.paid],
    [t('returned'), year.returned],
    [t('leftAtEnd'), year.left],
  ] as const;
  return (
    <div className={s.year}>
      <dl>
        {year.sources.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tabular">{km(amount)}</dd>
          </div>
        ))}
      </dl>
      <dl>
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd className="tabular">{km(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
