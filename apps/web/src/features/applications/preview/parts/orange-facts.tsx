import type { ApplicationView, OrangeView } from '@app/contracts/applications/applications.schemas';
import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { cashDonations } from '@app/domain/applications/form/orange.form';
import { cx } from '@app/ui/cx';
import { HeartHandshake, Wallet } from '@app/ui/icons';
import { useStatusText } from '../../../../entities/applications/public.ts';
import { Link } from '../../../../lib/addresses/links.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { budgetLink } from '../budget-place.ts';
import { type PreviewKey, usePreviewText } from '../text.ts';
import type { OfView } from '../view.ts';
import s from './opening.module.css';

/** Approved, and counting on money from people. */
const supportable = (application: OrangeView) =>
  (application.status === 'approved' || application.status === 'crowdfunding') &&
  cashDonations(application).length > 0;

export function SupportLink({ application }: OfView<'orange'>) {
  const t = usePreviewText();
  if (!supportable(application)) return null;
  return (
    <Link className="button button-secondary" to={`${budgetLink('cash')}#dijelovi`}>
      <HeartHandshake />
      {t('support')}
    </Link>
  );
}

/** Names of the kinds that the canvas offers; an older one is shown as it is. */
const typeKeys: Readonly<Record<string, PreviewKey>> = {
  '': 'defaultType',
  Projekat: 'defaultType',
  Događaj: 'grantEvent',
  Radionice: 'grantWorkshops',
  'Uređenje prostora': 'grantPlace',
  'Oprema za zajednicu': 'grantEquipment',
};

export function BudgetCard(props: {
  readonly application: ApplicationView;
  readonly campaign: CampaignView | null;
}) {
  const { application, campaign } = props;
  const t = usePreviewText();
  const status = useStatusText();
  const { km, date } = useFormat();
  const { startsOn, endsOn } = application.about;
  const type = 'grantType' in application ? application.grantType : undefined;
  const typeKey = typeKeys[type ?? 'none'];
  const facts = [
    [t('period'), `${date(startsOn)} - ${date(endsOn)}`],
    ...(type === undefined ? [] : [[t('type'), typeKey ? t(typeKey) : type] as const]),
    [t('status'), status(application.status)],
    ...(campaign ? [[t('raisedByCampaign'), km(campaign.targetAmount)] as const] : []),
  ] as const;
  return (
    <section className={cx('card', s.budget)} aria-labelledby="budget-card">
      <div className="row between">
        <h2 className="title-4" id="budget-card">
          {t('budgetCard')}
        </h2>
        <Wallet className="faint" />
      </div>
      <p className={cx('number mt4', s.sum)}>
        <span className="visually-hidden">{t('totalNeeded')}: </span>
        {km(application.requestedAmount)}
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
