import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages, projectOf } from '@app/contracts/pages';
import { sharedApplication, sharedPicture } from '@app/contracts/sharing/sharing.paths';
import { isPublicStatus } from '@app/domain/applications/application.machine';
import { formOf } from '@app/domain/applications/form/forms';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { ArrowRight } from '@app/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import {
  canvasUrl,
  sectionLink,
  sectionOfSlug,
  slugOf,
} from '../../entities/applications/public.ts';
import { useCampaign } from '../../entities/crowdfunding/public.ts';
import {
  type AnyParts,
  type Goal,
  ProjectOpening,
  type Tab,
  usePreviewText,
} from '../../features/applications/public.ts';
import { CommentThread, SectionThreads } from '../../features/comments/public.ts';
import {
  CampaignBar,
  CampaignPanel,
  useCampaignDialogs,
} from '../../features/crowdfunding/public.ts';
import { MentorshipPanel, UnreadMentorship } from '../../features/mentorship/public.ts';
import { useLandingAt } from '../../kit/place/landing.ts';
import { Link } from '../../lib/addresses/links.tsx';
import { useLocalized } from '../../lib/format/use-format.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { ProjectPicture } from '../../lib/pictures/project-picture.tsx';
import { useLanguage } from '../../lib/texts/language.tsx';
import s from './project.module.css';

export interface ProjectProps {
  readonly application: ApplicationView;
  readonly parts: AnyParts;
  readonly campaign: CampaignView | null;
  readonly goals: readonly Goal[];
  /** What its owner may do besides. */
  readonly own?: ReactNode;
}

export function Project({ application, parts, campaign: loaded, goals, own: tools }: ProjectProps) {
  const t = usePreviewText();
  const { language } = useLanguage();
  const { campaign, refresh } = useCampaign(loaded);
  const [query] = useSearchParams();
  const tabs = parts.useTabs(application);
  const discusses = application.abilities.canComment;
  const requested = query.get('dio');
  const beside = [helpPlace, talksPlace].find((place) => discusses && place === requested);
  const talks = beside === talksPlace;
  // A request that is opened takes its own place in the window.
  useLandingAt(requested && !query.has('zahtjev') ? partsPlace : undefined);
  const open = beside ? null : (tabOf(application.kind, tabs, requested) ?? tabs[0]);
  const { id, kind, bank } = application;
  const besides = [
    {
      place: helpPlace,
      name: t('mentorship'),
      waiting: <UnreadMentorship application={{ id, kind }} />,
    },
    { place: talksPlace, name: t('comments') },
  ];
  const words = parts.useWords();
  const { about } = application;
  const title = about.title || t('untitled');
  const isShown = isPublicStatus(application.status);
  const card = { type: sharedApplication(application.kind), id: application.slug };
  const dialogs = useCampaignDialogs(campaign, refresh, {
    what: 'project',
    title,
    text: about.summary || title,
    path: projectOf(application.kind)({ slug: application.slug }),
    card,
  });
  return (
    <article>
      <PageHead
        title={title}
        description={about.summary || words.description}
        image={isShown ? sharedPicture(card.type, card.id, language) : null}
        imageAlt={title}
        type="article"
      />
      <div className="wrap">
        <ProjectOpening
          application={application}
          parts={parts}
          campaign={campaign}
          title={title}
          own={tools}
          onDonate={dialogs.donate}
          onShare={dialogs.share}
        />
        <Pictures application={application} />
      </div>
      <TabBar tabs={discusses ? [...tabs, ...besides] : tabs} open={open?.place ?? beside ?? ''} />
      {beside === helpPlace ? (
        <div className={cx('wrap', s.whole)} id={partsPlace}>
          <MentorshipPanel application={{ id, kind, bankSlug: bank.slug, title }} />
        </div>
      ) : (
        <div className="wrap with-aside" id={partsPlace}>
          <div className="chapters">
            {talks ? <Talks application={application} tabs={tabs} /> : null}
            {open ? (
              <open.Panel application={application} goals={goals} section={open.key} />
            ) : null}
            {open && discusses ? (
              <SectionThreads
                application={application}
                sections={open.sections}
                threadsOf={talksOf}
              />
            ) : null}
          </div>
          <aside className={cx(open === tabs[0] && (campaign || parts.Aside) && s.first)}>
            {campaign ? (
              <CampaignPanel
                campaign={campaign}
                onDonate={dialogs.donate}
                onDonors={dialogs.donors}
              />
            ) : (
              <div className="column g5">
                {parts.Aside ? <parts.Aside application={application} /> : null}
                <CallCard application={application} />
              </div>
            )}
          </aside>
        </div>
      )}
      {/* Where one writes, it would stand on the field. */}
      {campaign && beside !== helpPlace ? (
        <CampaignBar campaign={campaign} onDonate={dialogs.donate} />
      ) : null}
      {dialogs.node}
    </article>
  );
}

/** Where the open part begins. */
const partsPlace = 'dijelovi';

/** What stands in the address for requests for mentorship, and for what is said about the application. */
const helpPlace = 'mentorstvo';
const talksPlace = 'komentari';

const talksOf = (section: string | null) =>
  `?dio=${talksPlace}${section ? `&uz=${slugOf(section)}` : ''}#${partsPlace}`;

interface TalksProps extends Pick<ProjectProps, 'application'> {
  /** Where sections stand. */
  readonly tabs: readonly Tab[];
}

/** What team and bank say; who may write a section is led to where it is written. */
function Talks({ application, tabs }: TalksProps) {
  const [query] = useSearchParams();
  const { id, kind, abilities } = application;
  const placeOf = (section: string) =>
    tabLink(tabs.find(({ sections }) => sections.includes(section))?.place);
  return (
    <CommentThread
      application={application}
      audience="team"
      section={sectionOfSlug(formOf(kind), query.get('uz')) ?? null}
      linkOf={(section) => {
        if (section === null) return talksOf(null);
        if (!abilities.canEdit) return placeOf(section);
        return `${canvasUrl(kind, id)}${sectionLink(section).search}`;
      }}
    />
  );
}

function Pictures({ application }: Pick<ProjectProps, 'application'>) {
  const { slug, bank } = application;
  const { picture } = application.about;
  return (
    <>
      <div className={cx('picture', s.cover, s.big)}>
        <ProjectPicture id={slug} emblem={bank.emblem} picture={picture} label="" wide />
      </div>
      <div className={cx('picture', s.cover, s.small)}>
        <ProjectPicture id={slug} emblem={bank.emblem} picture={picture} label="" />
      </div>
    </>
  );
}

/** The tab of an address, which names it or a section that stands there. */
function tabOf(kind: ApplicationView['kind'], tabs: readonly Tab[], asked: string | null) {
  const section = sectionOfSlug(formOf(kind), asked) ?? '';
  return (
    tabs.find(({ place }) => place === asked) ??
    tabs.find(({ sections }) => sections.includes(section))
  );
}

const tabLink = (place = '') => (place ? `?dio=${place}` : '?');

/** Who has read down one part begins the next at its start. */
function toTop(): void {
  const parts = document.getElementById(partsPlace);
  if (parts && parts.getBoundingClientRect().top < 0) parts.scrollIntoView();
}

interface TabBarProps {
  readonly tabs: readonly (Pick<Tab, 'place' | 'name'> & {
    /** How much waits there. */
    readonly waiting?: ReactNode;
  })[];
  /** The place of the open one. */
  readonly open: string;
}

/** Tabs are links: each has its address, and needs no script. */
function TabBar({ tabs, open }: TabBarProps) {
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
    <div className={cx('mt5', s.bar)} data-rests={open === helpPlace || undefined}>
      <nav className="wrap" aria-label={t('parts')}>
        <div className="tabs relative" ref={row}>
          {tabs.map(({ place, name, waiting }) => (
            <Link
              key={place}
              className="tab"
              data-tab={place}
              to={tabLink(place)}
              aria-current={place === open ? 'page' : undefined}
              preventScrollReset
            >
              {name}
              {waiting}
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
    <section className="card-flat column g4">
      <div className="row">
        <BankEmblem emblem={bank.emblem} width={44} />
        <span className="bold small">{bank.name}</span>
      </div>
      <div>
        <h2 className="smaller faint">{t('callCard')}</h2>
        <p className="title-4 mt2">{localized(call.title)}</p>
      </div>
      <Link className="go" to={pages.call({ slug: call.slug })}>
        {t('toCall')} <ArrowRight />
      </Link>
    </section>
  );
}
