import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages } from '@app/contracts/pages';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { ArrowRight } from '@app/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../../../../lib/page-head.tsx';
import { ProjectPicture, pictureAddress } from '../../../../lib/project-picture.tsx';
import { useLocalized } from '../../../../lib/use-format.ts';
import {
  CampaignBar,
  CampaignPanel,
  useCampaign,
  useCampaignDialogs,
} from '../../../crowdfunding/public.ts';
import type { Goal } from '../goals.ts';
import { placeLink, placeOf, tabs } from '../place.ts';
import { usePreviewText } from '../text.ts';
import { Activities } from './activities.tsx';
import { Budget } from './budget.tsx';
import { Impact } from './impact.tsx';
import { Opening } from './opening.tsx';
import { Overview } from './overview.tsx';
import s from './project.module.css';

interface ProjectProps {
  readonly application: OrangeView;
  readonly campaign: CampaignView | null;
  readonly goals: readonly Goal[];
  /** What its owner may do besides. */
  readonly own?: ReactNode;
}

export function Project({ application, campaign: loaded, goals, own }: ProjectProps) {
  const t = usePreviewText();
  const { campaign, refresh } = useCampaign(loaded);
  const [query] = useSearchParams();
  const { tab } = placeOf(query);
  const title = application.projectTitle || t('untitled');
  const dialogs = useCampaignDialogs(campaign, refresh, {
    what: 'project',
    title,
    text: application.projectDescription || title,
    path: pages.project({ slug: application.slug }),
  });
  return (
    <article>
      <PageHead
        title={title}
        description={application.projectDescription || t('pageDescription')}
        image={pictureAddress(application.applicationPicture)}
        type="article"
      />
      <div className="wrap">
        <Opening
          application={application}
          campaign={campaign}
          title={title}
          own={own}
          onDonate={dialogs.donate}
          onShare={dialogs.share}
        />
        <Pictures application={application} />
      </div>
      <TabBar />
      <div className="wrap with-aside" id="dijelovi">
        <Panel application={application} goals={goals} />
        <aside className={tab === 'overview' ? s.first : undefined}>
          {campaign ? (
            <CampaignPanel
              campaign={campaign}
              onDonate={dialogs.donate}
              onDonors={dialogs.donors}
            />
          ) : (
            <CallCard application={application} />
          )}
        </aside>
      </div>
      {campaign ? <CampaignBar campaign={campaign} onDonate={dialogs.donate} /> : null}
      {dialogs.node}
    </article>
  );
}

function Pictures({ application }: Pick<ProjectProps, 'application'>) {
  const { slug, bank, applicationPicture: picture } = application;
  return (
    <>
      <div className={cx('pic', s.cover, s.big)}>
        <ProjectPicture id={slug} emblem={bank.emblem} picture={picture} label="" wide />
      </div>
      <div className={cx('pic', s.cover, s.small)}>
        <ProjectPicture id={slug} emblem={bank.emblem} picture={picture} label="" />
      </div>
    </>
  );
}

/** Tabs are links: each has its address, and needs no script. */
/** Who has read down one part begins the next at its start. */
function toTop(): void {
  const parts = document.getElementById('dijelovi');
  if (parts && parts.getBoundingClientRect().top < 0) parts.scrollIntoView();
}

function TabBar() {
  const t = usePreviewText();
  const [query] = useSearchParams();
  const { tab } = placeOf(query);
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  useEffect(() => {
    // On a narrow screen the row scrolls: the tab one is on stays in sight.
    if (shown.current !== tab) toTop();
    shown.current = tab;
    const current = row.current?.querySelector(`[data-tab="${tab}"]`);
    if (current instanceof HTMLElement) row.current?.scrollTo({ left: current.offsetLeft - 40 });
  }, [tab]);
  return (
    <div className={cx('mt5', s.bar)}>
      <nav className="wrap" aria-label={t('parts')}>
        <div className={cx('tabs', s.tabs)} ref={row}>
          {tabs.map((one) => (
            <Link
              key={one}
              className="tab"
              data-tab={one}
              to={placeLink(one)}
              aria-current={one === tab ? 'page' : undefined}
              preventScrollReset
            >
              {t(one)}
            </Link>
          ))}
        </div>
      </nav>
    </div>
  );
}

function Panel({ application, goals }: Pick<ProjectProps, 'application' | 'goals'>) {
  const [query] = useSearchParams();
  const { tab } = placeOf(query);
  return (
    <div className="chapters">
      {tab === 'overview' ? <Overview application={application} /> : null}
      {tab === 'budget' ? <Budget application={application} /> : null}
      {tab === 'activities' ? <Activities application={application} /> : null}
      {tab === 'impact' ? <Impact application={application} goals={goals} /> : null}
    </div>
  );
}

function CallCard({ application: { bank, call } }: Pick<ProjectProps, 'application'>) {
  const t = usePreviewText();
  const localized = useLocalized();
  return (
    <section className="card-flat col g4">
      <div className="row">
        <BankEmblem emblem={bank.emblem} width={44} />
        <span className="b sm">{bank.name}</span>
      </div>
      <div>
        <h2 className="xs sub">{t('callCard')}</h2>
        <p className="t4 mt2">{localized(call.title)}</p>
      </div>
      <Link className="go" to={pages.call({ slug: call.slug })}>
        {t('toCall')} <ArrowRight />
      </Link>
    </section>
  );
}
