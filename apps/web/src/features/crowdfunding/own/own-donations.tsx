import { crowdfundingPaths } from '@app/contracts/crowdfunding/crowdfunding.paths';
import type { GivenYear, OwnDonation } from '@app/contracts/crowdfunding/giving.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { pages } from '@app/contracts/pages';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { CircleCheck, Clock, Download, Undo2 } from '@app/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../../kit/action/use-action.ts';
import { Listing } from '../../../kit/listing/listing.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { FailedLine } from '../../../lib/queries/failed.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import s from './own-donations.module.css';
import { useOwnDonations, yearsQuery } from './queries.ts';
import { useGivingText } from './text.ts';

/** What the reader gave, with receipts and years; nothing for who never did. */
export function OwnDonations() {
  const t = useGivingText();
  const query = useOwnDonations();
  const years = useQuery(yearsQuery);
  return (
    <section aria-labelledby="donacije-naslov">
      <h2 className="title-2" id="donacije-naslov">
        {t('title')}
      </h2>
      <p className="muted mt2">{t('lead')}</p>
      <Listing
        asked={query}
        failed={{ title: t('failed') }}
        none={null}
        more={{ children: t('more') }}
      >
        {(donations) => (
          <ul className={s.list}>
            {donations.map((donation) => (
              <Row key={donation.orderNumber} donation={donation} />
            ))}
          </ul>
        )}
      </Listing>
      {years.isError ? <FailedLine query={years} title={t('yearsFailed')} /> : null}
      {years.data && years.data.length > 0 ? <Years years={years.data} /> : null}
    </section>
  );
}

const states = {
  held: ['warn', Clock],
  settled: ['ok', CircleCheck],
  overfunded: ['warn', Undo2],
  refunded: ['outline', Undo2],
} as const;
type Shown = keyof typeof states;

function Row({ donation }: { donation: OwnDonation }) {
  const t = useGivingText();
  const { km, date } = useFormat();
  const { applicationId, orderNumber, statusToken, projectTitle, receiptNumber } = donation;
  const status = donation.status as Shown;
  const [tone, Icon] = states[status];
  const receipt = { applicationId, order: orderNumber, token: statusToken };
  return (
    <li>
      <div className="grow">
        <p className="bold break">
          <Link className="link" to={pages.project({ slug: donation.slug })}>
            {projectTitle}
          </Link>
        </p>
        <p className="small muted">
          {[donation.bankName, date(donation.settledAt ?? donation.createdAt), receiptNumber]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className={s.sum}>
        <b className="bold tabular">{km(donation.amount)}</b>
        {donation.matchedAmount > 0 ? (
          <span className="smaller muted tabular">
            {t('matched', { amount: km(donation.matchedAmount) })}
          </span>
        ) : null}
      </p>
      <div className={s.acts}>
        <Badge tone={tone} icon={<Icon />}>
          {t(`status_${status}`)}
        </Badge>
        {status === 'settled' ? (
          <Button asChild variant="soft" size="m">
            <Link
              to={pages.donated(receipt)}
              aria-label={t('receiptOf', { number: receiptNumber ?? '', title: projectTitle })}
            >
              {t('receipt')}
            </Link>
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function Years({ years }: { years: readonly GivenYear[] }) {
  const t = useGivingText();
  const { km } = useFormat();
  return (
    <>
      <h3 className="title-4 mt6">{t('years')}</h3>
      <ul className={s.years}>
        {years.map(({ year, amount, donations }) => (
          <li key={year}>
            <span>
              <b className="bold tabular">{t('ofYear', { year })}</b>{' '}
              <span className="muted tabular">
                {t('year', { count: donations, amount: km(amount) })}
              </span>
            </span>
            <YearPdf year={year} />
          </li>
        ))}
      </ul>
    </>
  );
}

function YearPdf({ year }: { year: number }) {
  const t = useGivingText();
  const { language } = useLanguage();
  const { path } = parseAddress(crowdfundingPaths.yearSummary);
  const params = { year: `${year}` };
  const saving = useAction({
    send: () => download(urlOf(path, { params, query: { language } }), `${year}.pdf`),
    failed: t('pdfFailed'),
  });
  return (
    <Button
      size="m"
      variant="ghost"
      busy={saving.busy}
      busyLabel={t('making')}
      aria-label={t('pdfOf', { year })}
      onClick={() => void saving.run()}
    >
      <Download />
      PDF
    </Button>
  );
}
