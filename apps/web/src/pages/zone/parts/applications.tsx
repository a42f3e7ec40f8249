import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { pages, projectOf } from '@app/contracts/pages';
import type { OwnNext } from '@app/contracts/tasks/tasks.schemas';
import { cx } from '@app/ui/cx';
import { Disclosure } from '@app/ui/disclosure';
import { EmptyState } from '@app/ui/empty-state';
import { Plus } from '@app/ui/icons';
import { Skeleton } from '@app/ui/skeleton';
import { StoneGauge } from '@app/ui/stone-gauge';
import { canvasUrl, StatusBadge, useNextStep } from '../../../entities/applications/public.ts';
import {
  ApplicationWays,
  RemoveApplication,
  SentPdf,
} from '../../../features/applications/public.ts';
import { Due, useTaskTitle } from '../../../features/tasks/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { ProjectPicture } from '../../../lib/pictures/project-picture.tsx';
import { type Tab, tabOf, tabs } from '../tabs.ts';
import { useZoneText } from '../text.ts';
import s from './zone.module.css';

/** Only where there is nothing to show; its place is kept. */
export const OpenCallInvite = lazyPart(() => import('./invite.tsx'), {
  waiting: <Skeleton height={420} />,
});

interface OwnApplicationsProps {
  readonly tab: Tab;
  readonly mine: readonly MyApplication[];
  readonly nexts: ReadonlyMap<string, OwnNext>;
  /** 1 where it is what the page is about. */
  readonly level: 1 | 2;
}

/** The reader's applications by what has become of them, each with its next step. */
export function OwnApplications({ tab, mine, nexts, level }: OwnApplicationsProps) {
  const t = useZoneText();
  const now = useNow();
  const Title = level === 1 ? 'h1' : 'h2';
  const within = (one: Tab) => mine.filter((it) => one === 'sve' || tabOf(it, now) === one);
  const over = within('zavrsene');
  const shown = tab === 'sve' ? mine.filter((one) => !over.includes(one)) : within(tab);
  const folded = tab === 'sve' ? over : [];
  const cards = (all: readonly MyApplication[]) => (
    <ul className={s.cards}>
      {all.map((one) => (
        <Card
          key={one.id}
          one={one}
          next={nexts.get(one.id)?.next ?? null}
          late={one.status === 'draft' && over.includes(one)}
          level={level}
        />
      ))}
    </ul>
  );
  return (
    <section className="section-end" aria-labelledby="mine">
      <div className="section-head">
        <Title className={level === 1 ? 'title-1' : 'title-2'} id="mine">
          {t('mine')}
        </Title>
        <Link className="button button-soft" to={pages.calls({ state: 'open' })}>
          <Plus />
          {t('newOne')}
        </Link>
      </div>
      <nav className="tabs" aria-label={t('tabs')}>
        {tabs.map((one) => (
          <Link
            key={one}
            className="tab"
            to={pages.ownApplications({ tab: one })}
            aria-current={one === tab ? 'page' : undefined}
          >
            {t(one)} <span className="tabular muted">{within(one).length}</span>
          </Link>
        ))}
      </nav>
      {shown.length > 0 ? cards(shown) : null}
      {shown.length + folded.length === 0 ? <None level={level === 1 ? 2 : 3} /> : null}
      {folded.length > 0 ? (
        <div className={s.folded}>
          <Disclosure title={t('finished', { count: folded.length })}>{cards(folded)}</Disclosure>
        </div>
      ) : null}
    </section>
  );
}

function None({ level }: { level: 2 | 3 }) {
  const t = useZoneText();
  return (
    <>
      <EmptyState level={level} title={t('none')} text={t('noneText')} />
      <OpenCallInvite />
    </>
  );
}

interface CardProps {
  readonly one: MyApplication;
  readonly next: OwnNext['next'];
  /** Its call is closed, and it was never sent. */
  readonly late: boolean;
  readonly level: 1 | 2;
}

function Card({ one, next, late, level }: CardProps) {
  const t = useZoneText();
  const localized = useLocalized();
  const nextStep = useNextStep();
  const taskTitle = useTaskTitle(one.kind);
  const title = one.projectTitle || t('untitledApplication');
  const writing = one.status === 'draft' || one.status === 'pending';
  const done = one.sections.filter((section) => section.done).length;
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <li className={s.card} data-accent={one.kind}>
      <span className={cx('picture', s.cover)}>
        <ProjectPicture id={one.slug} emblem={one.bankEmblem} picture={one.picture} label="" />
      </span>
      <div className={s.about}>
        <div className={s.top}>
          <StatusBadge status={one.status} />
          <span className="row row-wrap">
            {one.status === 'draft' ? null : <SentPdf id={one.id} of={title} />}
            <RemoveApplication small application={{ ...one, projectTitle: title }} />
          </span>
        </div>
        <Title className="title-4 break">
          <Link
            to={writing ? canvasUrl(one.kind, one.id) : projectOf(one.kind)({ slug: one.slug })}
          >
            {title}
          </Link>
        </Title>
        <p className="small muted">{localized(one.callTitle)}</p>
        <div className={s.next}>
          {writing && !late ? (
            <StoneGauge
              stones={one.sections.map((section) => (section.done ? 'done' : 'open'))}
              width={64}
              number={`${done} / ${one.sections.length}`}
            />
          ) : null}
          <p className="small grow break">
            {late ? (
              t('tooLate')
            ) : next ? (
              <>
                <b className="bold">{taskTitle(next)}</b>
                {next.on ? ', ' : null}
                <Due {...next} />
              </>
            ) : (
              nextStep(one.status)
            )}
          </p>
        </div>
        <ApplicationWays className={s.ways} id={one.id} of={title} />
      </div>
    </li>
  );
}
