import { crowdfundingPaths } from '@app/contracts/crowdfunding/crowdfunding.paths';
import type { DonationView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { pages } from '@app/contracts/pages';
import { Badge } from '@app/ui/badge';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { CircleCheck, Download, Printer, Share2 } from '@app/ui/icons';
import { Kilim } from '@app/ui/kilim';
import { ReceiptScene } from '@app/ui/scenes/receipt-scene';
import { ThanksBridge } from '@app/ui/scenes/thanks-bridge';
import { Water } from '@app/ui/scenes/water';
import {
  missingToGoal,
  missingToMinimum,
  projectAddress,
  useCampaign,
} from '../../../entities/crowdfunding/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { urlOf } from '../../../lib/api/client.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { useDonationText } from '../donation/text.ts';
import { useCampaignDialogs } from './campaign-dialogs.tsx';
import s from './thanks.module.css';

interface OfDonation {
  readonly donation: DonationView;
}

interface ThanksProps extends OfDonation {
  /** Proves that the reader made the donation. */
  readonly token: string;
}

export function Thanks({ donation: given, token }: ThanksProps) {
  const t = useDonationText();
  const { km } = useFormat();
  const { campaign, refresh } = useCampaign(given.campaign);
  const donation = { ...given, campaign };
  const amount = km(donation.amount);
  const dialogs = useCampaignDialogs(null, refresh, {
    what: 'campaign',
    title: campaign.title,
    text: campaign.summary || campaign.title,
    path: pages.campaigns({ id: campaign.applicationId }),
    card: { type: 'campaign', id: campaign.applicationId },
  });
  return (
    <>
      <section className={cx('no-print', s.thanks)}>
        <div className={cx('wrap', s.columns)}>
          <div className={s.words}>
            <h1 className={s.title}>{t('thanks', { name: donation.donorFirstName })}</h1>
            <p className="lead">
              {t('thanksLead', { amount })} <b>{donation.projectTitle}</b>{' '}
              {t('nowHas', {
                raised: km(campaign.currentAmount),
                goal: km(campaign.targetAmount),
              })}
            </p>
            <div className="row row-wrap mt5">
              <button
                type="button"
                className="button button-large button-field"
                onClick={dialogs.share}
              >
                <Share2 />
                {t('shareCampaign')}
              </button>
              <a className="button button-large button-field-outline" href="#priznanica">
                {t('receipt')}
              </a>
            </div>
          </div>
          <div className={s.picture}>
            <ThanksBridge />
          </div>
        </div>
        <Water />
      </section>
      <WhereItGoes donation={donation} />
      <Receipt donation={donation} token={token} />
      {dialogs.node}
    </>
  );
}

function WhereItGoes({ donation }: OfDonation) {
  const t = useDonationText();
  const { km } = useFormat();
  const { campaign } = donation;
  const left = missingToGoal(campaign);
  const toMinimum = missingToMinimum(campaign);
  const over = campaign.state === 'ended';
  return (
    <section className="wrap section no-print">
      <h2 className={cx('title-2', s.whereTitle)}>
        {t('whereTitle', { amount: km(donation.amount) })}
      </h2>
      <ol className={s.next}>
        <li className={s.on}>
          <h3 className="title-4">{t('where1')}</h3>
          <p className="muted small mt2 break">
            {t('where1Text', {
              number: donation.receiptNumber ?? donation.orderNumber,
              email: donation.donorEmail,
            })}
          </p>
        </li>
        <li className={over ? s.on : undefined}>
          <h3 className="title-4">
            {over ? t('where2Over') : t('where2', { count: campaign.daysLeft })}
          </h3>
          <p className="muted small mt2">
            {toMinimum > 0 ? t('where2NoMinimum', { amount: km(toMinimum) }) : t('where2Minimum')}{' '}
            {left > 0 ? t('where2Left', { amount: km(left) }) : t('goalReached')}
          </p>
        </li>
        <li>
          <h3 className="title-4">{t('where3')}</h3>
          <p className="muted small mt2">{t('where3Text')}</p>
          <Link className="go mt3" to={projectAddress(donation.slug)}>
            {t('toProject')}
          </Link>
        </li>
      </ol>
    </section>
  );
}

const { path: pdfPath } = parseAddress(crowdfundingPaths.receiptPdf);

function Receipt({ donation, token }: OfDonation & { readonly token: string }) {
  const t = useDonationText();
  const { language } = useLanguage();
  const { km, kmAndEuro, date, time } = useFormat();
  const { orderNumber } = donation;
  const { campaign } = donation;
  const at = donation.settledAt ?? donation.createdAt;
  const facts = [
    [t('receipt'), donation.receiptNumber ?? donation.orderNumber],
    [t('amount'), kmAndEuro(donation.amount)],
    ...(donation.matchedAmount > 0
      ? ([[t('added'), kmAndEuro(donation.matchedAmount)]] as const)
      : []),
    [t('date'), `${date(at)}, ${time(at)}`],
    [t('project'), donation.projectTitle],
    [t('sentTo'), donation.donorEmail],
  ] as const;
  return (
    <section className="wrap section-end" id="priznanica" aria-labelledby="priznanica-naslov">
      <div className={s.receipt}>
        <div className={s.scene}>
          <ReceiptScene />
        </div>
        <Kilim />
        <div className={s.body}>
          <div className="row between row-wrap g4">
            <p className={s.bank}>
              <BankEmblem emblem={campaign.bankEmblem} width={48} />
              <span>
                <b className="bold">{campaign.bankName}</b>
                <span className="small muted tabular block">{facts[0][1]}</span>
              </span>
            </p>
            <Badge tone="ok" icon={<CircleCheck />}>
              {t('confirmed')}
            </Badge>
          </div>
          <h2 className="title-2 mt6" id="priznanica-naslov">
            {t('receiptOf', { amount: km(donation.amount) })}
          </h2>
          <dl className="facts two-c mt6">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="tabular">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="row row-wrap g2 no-print mt6">
            <a
              className="button button-primary"
              href={urlOf(pdfPath, { params: { orderNumber }, query: { token, language } })}
              download
            >
              <Download />
              {t('savePdf')}
            </a>
            <button
              type="button"
              className="button button-secondary"
              onClick={() => window.print()}
            >
              <Printer />
              {t('print')}
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}
