import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages, projectOf } from '@app/contracts/pages';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { ArrowRight } from '@app/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
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
import type { AnyParts, Tab } from '../project-parts.ts';
import { usePreviewText } from '../text.ts';
import { Opening } from './opening.tsx';
import s from './project.module.css';

interface ProjectProps {
  readonly application: ApplicationView;
  readonly parts: AnyParts;
  readonly campaign: CampaignView | null;
  readonly goals: readonly Goal[];
  /** What its owner may do besides. */
  readonly own?: ReactNode;
}

export function Project({ application, parts, campaign: loaded, goals, own }: ProjectProps) {
  const t = usePreviewText();
  const { campaign, refresh } = useCampaign(loaded);
  const { tabs, open } = parts.useTabs();
  const words = parts.useWords();
  const { about } = application;
  const title = about.title || t('untitled');
  const dialogs = useCampaignDialogs(campaign, refresh, {
    what: 'project',
    title,
    text: about.summary || title,
    path: projectOf(application.kind)({ slug: application.slug }),
  });
  return (
    <article>
      <PageHead
        title={title}
        description={about.summary || words.description}
        image={pictureAddress(about.picture)}
        type="article"
      />
      <div className="wrap">
        <Opening
          application={application}
          parts={parts}
          campaign={campaign}
          title={title}
          own={own}
          onDonate={dialogs.donate}
          onShare={dialogs.share}
        />
        <Pictures application={application} />
      </div>
      <TabBar tabs={tabs} open={open} />
      <div className="wrap with-aside" id="dijelovi">
        <div className="chapters">
          <parts.Panel application={application} goals={goals} open={open} />
        </div>
        <aside className={open === tabs[0]?.key ? s.first : undefined}>
          {campaign ? (
            <CampaignPanel
              campaign={campaign}
              onDonate={dialogs.donate}
              onDonors={dialogs.donors}
            />
          ) : (
            <div className="col g5">
              {parts.Aside ? <parts.Aside application={application} /> : null}
              <CallCard application={application} />
            </div>
          )}
        </aside>
      </div>
      {campaign ? <CampaignBar campaign={campaign} onDonate={dialogs.donate} /> : null}
      {dialogs.node}
    </article>
  );
}

function Pictures({ application }: Pick<ProjectProps, 'application'>) {
  const { slug, bank } = application;
  const { picture } = application.about;
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

function TabBar({ tabs, open }: { tabs: readonly Tab[]; open: string }) {
  const t = usePreviewText();
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef(open);
  useEffect(() => {
    // On a narrow screen the row scrolls: the tab one is on stays in sight.
    if (shown.current !== open) toTop();
    shown.current = open;
    const current = row.current?.querySelector(`[data-tab="${open}"]`);
    if (current instanceof HTMLElement) row.current?.scrollTo({ left: current.offsetLeft - 40 });
  }, [open]);
  return (
    <div className={cx('mt5', s.bar)}>
      <nav className="wrap" aria-label={t('parts')}>
        <div className={cx('tabs', s.tabs)} ref={row}>
          {tabs.map((one) => (
            <Link
              key={one.key}
              className="tab"
              data-tab={one.key}
              to={one.to}
              aria-current={one.key === open ? 'page' : undefined}
              preventScrollReset
            >
              {one.name}
            </Link>
          ))}
        </div>
      </nav>
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
