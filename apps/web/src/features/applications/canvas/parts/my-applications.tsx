import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { Disclosure } from '@app/ui/disclosure';
import { EmptyState } from '@app/ui/empty-state';
import { Plus } from '@app/ui/icons';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { StoneGauge } from '@app/ui/stone-gauge';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { caches } from '../../../../lib/caches.ts';
import { TimeLeft } from '../../../../lib/now.tsx';
import { PageTitle } from '../../../../lib/page-head.tsx';
import { ProjectPicture } from '../../../../lib/project-picture.tsx';
import { useFormat, useLocalized } from '../../../../lib/use-format.ts';
import { canvasUrl } from '../../addresses.ts';
import { applications } from '../../client.ts';
import { RemoveApplication } from '../../remove/remove-application.tsx';
import { StatusBadge, useNextStep } from '../../status/status-badge.tsx';
import { useApplicationsText } from '../../text.ts';
import s from './my-applications.module.css';
import { Failed } from './opening.tsx';
import { OwnBar } from './own-bar.tsx';

export function MyApplications() {
  const t = useApplicationsText();
  const mine = useQuery({
    queryKey: ['applications', 'mine'],
    queryFn: () => applications.mine(),
    ...caches.asShown,
  });
  if (mine.isError && !mine.data) return <Failed onRetry={() => void mine.refetch()} />;
  return (
    <div>
      <PageTitle title={t('mine')} />
      <OwnBar />
      <div className={cx('wrap', s.mine)}>
        <div className="sec-h">
          <div>
            <h1 className="t1">{t('mine')}</h1>
            <p className="lead">{t('mineLead')}</p>
          </div>
          {mine.data?.length ? (
            <Link className="btn btn-p" to={pages.calls({ state: 'open' })}>
              <Plus />
              {t('newOne')}
            </Link>
          ) : null}
        </div>
        {mine.data ? <Rows all={mine.data} /> : <Waiting />}
      </div>
    </div>
  );
}

function Waiting() {
  const t = useApplicationsText();
  return (
    <Loading label={t('opening')}>
      <div className="col g4">
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} height={88} />
        ))}
      </div>
    </Loading>
  );
}

function Rows({ all }: { all: readonly MyApplication[] }) {
  const t = useApplicationsText();
  if (all.length === 0) {
    return (
      <EmptyState
        level={2}
        picture={<MissingStone />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Link className="btn btn-p" to={pages.calls({ state: 'open' })}>
            {t('openCalls')}
          </Link>
        }
      />
    );
  }
  const groups = [
    { title: t('groupWriting'), rows: all.filter(isWriting) },
    { title: t('groupSent'), rows: all.filter((one) => !isWriting(one) && !isOver(one)) },
  ];
  const over = all.filter(isOver);
  return (
    <>
      {groups.map(({ title, rows }) =>
        rows.length === 0 ? null : (
          <section key={title} className={s.group} aria-label={title}>
            <h2 className="t3">{title}</h2>
            <List rows={rows} />
          </section>
        ),
      )}
      {over.length > 0 ? (
        <div className={s.group}>
          <Disclosure title={t('groupOver', { count: over.length })}>
            <List rows={over} />
          </Disclosure>
        </div>
      ) : null}
    </>
  );
}

const List = ({ rows }: { rows: readonly MyApplication[] }) => (
  <ul className="rows">
    {rows.map((one) => (
      <Row key={one.id} one={one} />
    ))}
  </ul>
);

const isOver = ({ status }: MyApplication) =>
  status === 'completed' || status === 'rejected' || status === 'withdrawn';

const isWriting = ({ status }: MyApplication) => status === 'draft' || status === 'pending';

function Row({ one }: { one: MyApplication }) {
  const t = useApplicationsText();
  const localized = useLocalized();
  const { longDate } = useFormat();
  const nextStep = useNextStep();
  const writing = isWriting(one);
  const title = one.projectTitle || t('untitled');
  return (
    <li className={s.application}>
      <span className={cx('pic', s.cover)}>
        <ProjectPicture id={one.slug} emblem={one.bankEmblem} picture={one.picture} label="" />
      </span>
      <div className="grow">
        <h3 className="t4">
          <Link to={canvasUrl(one.kind, one.id)}>{title}</Link>
        </h3>
        <p className="sm mut">
          {one.bankName} · {localized(one.callTitle)}
          {one.role === 'member' ? ` · ${t('roleMember')}` : ''}
        </p>
        <p className="sm">{nextStep(one.status)}</p>
        {one.status === 'draft' ? (
          <p className="sm mut">
            {t('deadlineLong', { date: longDate(one.callClosesAt) })},{' '}
            <TimeLeft until={one.callClosesAt} className="b" />
          </p>
        ) : null}
      </div>
      {writing ? (
        <div className="cnt">
          <StoneGauge
            stones={one.sections.map(({ done }) => (done ? 'done' : 'open'))}
            width={56}
          />
          <span className="num">
            {t('sectionsDone', {
              done: one.sections.filter(({ done }) => done).length,
              total: one.sections.length,
            })}
          </span>
        </div>
      ) : null}
      <StatusBadge status={one.status} />
      <div className={s.actions}>
        <Link
          className="btn btn-s btn-m"
          to={canvasUrl(one.kind, one.id)}
          aria-label={`${t(writing ? 'write' : 'look')}: ${title}`}
        >
          {t(writing ? 'write' : 'look')}
        </Link>
        <RemoveApplication small application={{ ...one, projectTitle: title }} />
      </div>
    </li>
  );
}
