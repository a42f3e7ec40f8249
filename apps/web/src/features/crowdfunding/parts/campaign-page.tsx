import type { CampaignPage as Told } from '@app/contracts/campaign-pages/campaign-pages.schemas';
import type { CampaignView, DonorView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages } from '@app/contracts/pages';
import { sharedPicture } from '@app/contracts/sharing/sharing.paths';
import { cx } from '@app/ui/cx';
import { ArrowLeft, ArrowRight, Landmark, MapPin, Share2 } from '@app/ui/icons';
import {
  crowdfunding,
  projectAddress,
  useCampaign,
  useCrowdfundingText,
} from '../../../entities/crowdfunding/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { ProjectPicture } from '../../../lib/pictures/project-picture.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { WrittenIn } from '../../../lib/texts/written-in.tsx';
import {
  Amounts,
  CampaignQuestions,
  CampaignStorySection,
  NewsChoice,
  Spending,
  Spread,
  Updates,
  useCampaignPage,
  useCampaignPageText,
} from '../../campaign-pages/public.ts';
import { useCampaignDialogs } from './campaign-dialogs.tsx';
import s from './campaign-page.module.css';
import { CampaignBar, CampaignPanel } from './campaign-panel.tsx';
import { Donors } from './donors.tsx';

export interface LoadedCampaign {
  readonly campaign: CampaignView;
  readonly told: Told;
  /** The latest ones. */
  readonly donors: readonly DonorView[];
}

const chooseNews = (orderNumber: string, token: string, wanted: boolean) =>
  crowdfunding.news({ params: { orderNumber }, body: { token, wanted } });

export function CampaignPage({ campaign: loaded, told, donors }: LoadedCampaign) {
  const { campaign, refresh } = useCampaign(loaded);
  const { language } = useLanguage();
  const of = useCampaignPage(campaign.applicationId, told);
  const dialogs = useCampaignDialogs(campaign, refresh, {
    what: 'campaign',
    title: campaign.title,
    text: campaign.summary || campaign.title,
    path: pages.campaigns({ id: campaign.applicationId }),
    card: { type: 'campaign', id: campaign.applicationId },
  });
  const { story } = of.page;
  return (
    <article>
      <PageHead
        title={campaign.title}
        description={campaign.summary}
        image={sharedPicture('campaign', campaign.applicationId, language)}
        imageAlt={campaign.title}
        type="article"
      />
      <div className="wrap with-aside">
        <Opening campaign={campaign} onShare={dialogs.share} />
        <aside className={s.panel}>
          <CampaignPanel campaign={campaign} onDonate={dialogs.donate} onDonors={dialogs.donors} />
        </aside>
        <div className="chapters">
          <div className={cx('picture', s.picture)}>
            <ProjectPicture
              id={campaign.slug}
              emblem={campaign.bankEmblem}
              picture={campaign.picture}
              label=""
            />
          </div>
          <Facts campaign={campaign} />
          <Amounts
            of={of}
            available={campaign.isDonationEnabled ? campaign.availableAmount : null}
            onGive={dialogs.donateKm}
          />
          {story ? <CampaignStorySection story={story} /> : null}
          {story ? <Spending spending={story.spending} /> : null}
          <Updates of={of} />
          <CampaignQuestions of={of} />
          <Donors campaign={campaign} donors={donors} onAll={dialogs.donors} />
          <HowItGoes />
          <Spread campaign={campaign} onShare={dialogs.share} />
        </div>
      </div>
      <CampaignBar campaign={campaign} onDonate={dialogs.donate} />
      {dialogs.node}
    </article>
  );
}

interface OfCampaign {
  readonly campaign: CampaignView;
}

function Opening({ campaign, onShare }: OfCampaign & { onShare: () => void }) {
  const t = useCrowdfundingText();
  return (
    <header>
      <NewsChoice choose={chooseNews} />
      <Link className="go muted" to={pages.campaigns()}>
        <ArrowLeft />
        {t('backToList')}
      </Link>
      <h1 className="title-1 mt5">{campaign.title}</h1>
      <p className={cx('lead mt4', s.summary)}>{campaign.summary}</p>
      <WrittenIn text={campaign.summary} />
      <div className="meta mt5">
        <span className="chip">
          <MapPin />
          {campaign.municipality}
        </span>
        <span className="chip">
          <Landmark />
          {campaign.bankName}
        </span>
      </div>
      <div className="actions">
        <Link className="button button-secondary" to={projectAddress(campaign.slug)}>
          {t('wholeProject')}
          <ArrowRight />
        </Link>
        <button type="button" className="button button-secondary" onClick={onShare}>
          <Share2 />
          {t('shareShort')}
        </button>
      </div>
      <Contents />
    </header>
  );
}

/** Ways to what is far below. */
function Contents() {
  const t = useCampaignPageText();
  return (
    <nav className={s.contents} aria-label={t('contents')}>
      <a href="#novosti">{t('news')}</a>
      <a href="#pitanja">{t('questions')}</a>
      <a href="#donatori">{t('donors')}</a>
    </nav>
  );
}

function Facts({ campaign }: OfCampaign) {
  const t = useCrowdfundingText();
  const { km, euro, date } = useFormat();
  const facts = [
    [t('goalFact'), km(campaign.targetAmount), euro(campaign.targetAmount)],
    [t('minimumFact'), km(campaign.minimumAmount), euro(campaign.minimumAmount)],
    [t(campaign.state === 'ended' ? 'endedFact' : 'untilFact'), date(campaign.endsAt)],
  ] as const;
  return (
    <dl className="big-figures">
      {facts.map(([name, value, inEuro]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {inEuro ? <span className="small muted block">{inEuro}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function HowItGoes() {
  const t = useCrowdfundingText();
  return (
    <section>
      <h2 className="title-3">{t('howTitle')}</h2>
      <ol className="numbered">
        {([1, 2, 3] as const).map((n) => (
          <li key={n}>
            <div>
              <h3 className="bold">{t(`how${n}`)}</h3>
              <p className="small muted">{t(`how${n}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
