import type { BoardCall, BoardWork as Work } from '@app/contracts/reviews/reviews.schemas';
import { Avatar } from '@app/ui/avatar';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { Bell, Check, Pencil, Plus, UsersRound } from '@app/ui/icons';
import { ProgressBar } from '@app/ui/progress-bar';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusBadge } from '../../../entities/applications/public.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { reviews } from '../client.ts';
import { placeUrl } from '../desk-place.ts';
import { useScoreCount } from '../numbers.ts';
import { boardQuery, useDeskRefresh } from '../queries.ts';
import { useReviewsText } from '../text.ts';
import s from './board-work.module.css';
import desk from './desk.module.css';

const SpreadDialog = lazyPart(() => import('./spread-dialog.tsx'));
const AssignDialog = lazyPart(() => import('./assign-dialog.tsx'));

/** How far everybody on the board is, and who is asked to score what. */
export function BoardWork({ call }: { call: BoardCall }) {
  const t = useReviewsText();
  const query = useQuery(boardQuery(call.id));
  return (
    <div className={cx('wrap', desk.inner)}>
      {query.isPending ? (
        <Loading label={t('loading')} className="column g4">
          <Skeleton height={160} />
          <Skeleton height={240} />
        </Loading>
      ) : query.data ? (
        <Shown call={call} work={query.data} />
      ) : (
        <Failed query={query} level={2} title={t('notLoaded')} text={t('failedText')} />
      )}
    </div>
  );
}

type Item = Work['applications'][number];

function Shown({ call, work }: { call: BoardCall; work: Work }) {
  const t = useReviewsText();
  const { date } = useFormat();
  const [spreading, setSpreading] = useState(false);
  const [assigning, setAssigning] = useState<Item | null>(null);
  const { canAssign } = work.abilities;
  return (
    <>
      <div className="section-head">
        <div>
          <h2 className="title-2">{t('boardTitle')}</h2>
          <p className="muted mt2">
            {work.dueOn ? t('boardDue', { date: date(work.dueOn) }) : t('boardLead')}
          </p>
        </div>
        {canAssign ? (
          <div className="row row-wrap g2">
            <Remind call={call} work={work} />
            <Button variant="primary" onClick={() => setSpreading(true)}>
              <UsersRound />
              {t('spreadOut')}
            </Button>
          </div>
        ) : null}
      </div>
      <ul className={s.members}>
        {work.members.map((member) => (
          <Member key={member.id} member={member} total={work.applications.length} />
        ))}
      </ul>
      <h3 className={cx('title-3', s.second)}>{t('whoScores')}</h3>
      {work.applications.length === 0 ? (
        <EmptyState level={3} picture={<MissingStone />} title={t('emptyListTitle')} />
      ) : (
        <ul className="rows mt4">
          {work.applications.map((item) => (
            <Application
              key={item.id}
              call={call}
              item={item}
              members={work.members}
              onAssign={canAssign && item.status === 'submitted' ? setAssigning : undefined}
            />
          ))}
        </ul>
      )}
      {spreading ? (
        <SpreadDialog call={call} work={work} onClose={() => setSpreading(false)} />
      ) : null}
      {assigning ? (
        <AssignDialog
          key={assigning.id}
          call={call}
          work={work}
          item={assigning}
          onClose={() => setAssigning(null)}
        />
      ) : null}
    </>
  );
}

function Member({ member, total }: { member: Work['members'][number]; total: number }) {
  const t = useReviewsText();
  const asked = member.assigned > 0;
  const [done, of] = asked ? [member.done, member.assigned] : [member.said, total];
  const words = t(asked ? 'memberAsked' : 'memberSaid', { done, total: of });
  return (
    <li>
      <Avatar name={member.name} />
      <div className="grow">
        <p className="bold small">{member.name}</p>
        <ProgressBar
          size="thin"
          label={member.name}
          valueText={words}
          value={of > 0 ? (100 * done) / of : 0}
        />
        <p className="smaller muted tabular">{words}</p>
      </div>
    </li>
  );
}

function Application(props: {
  call: BoardCall;
  item: Item;
  members: Work['members'];
  onAssign: ((item: Item) => void) | undefined;
}) {
  const t = useReviewsText();
  const scoreCount = useScoreCount();
  const { call, item, members, onAssign } = props;
  const named = members.filter(({ id }) => item.assigned.includes(id));
  return (
    <li className={s.application}>
      <div className="grow">
        <p className="row row-wrap g2">
          <Link
            className="link bold"
            to={placeUrl({ call: call.slug, application: item.slug, pane: 'prijava' })}
          >
            {item.projectTitle}
          </Link>
          {item.status === 'submitted' ? null : <StatusBadge status={item.status} />}
        </p>
        <p className="smaller muted tabular">
          {t('scores')}: {scoreCount(item.reviewCount, item.quorum)}
        </p>
      </div>
      <ul className={s.asked} aria-label={t('whoScores')}>
        {named.map(({ id, name }) => (
          <li key={id} className="badge" title={t(item.said.includes(id) ? 'hasSaid' : 'notSaid')}>
            {item.said.includes(id) ? <Check label={t('hasSaid')} /> : null}
            {name}
          </li>
        ))}
        {named.length === 0 ? <li className="smaller muted">{t('wholeBoard')}</li> : null}
      </ul>
      {onAssign ? (
        <Button
          size="m"
          variant="ghost"
          aria-label={t('assignFor', { title: item.projectTitle })}
          onClick={() => onAssign(item)}
        >
          {named.length > 0 ? <Pencil /> : <Plus />}
          {t(named.length > 0 ? 'assignChange' : 'assign')}
        </Button>
      ) : null}
    </li>
  );
}

function Remind({ call, work }: { call: BoardCall; work: Work }) {
  const t = useReviewsText();
  const reminding = useAction({
    send: () => reviews.remind({ params: { id: call.id } }),
    done: ({ reminded }) => t('remindedCount', { count: reminded }),
    onSuccess: useDeskRefresh(),
  });
  const open = work.applications.some(
    ({ status, assigned, said }) =>
      status === 'submitted' && assigned.some((id) => !said.includes(id)),
  );
  return open ? (
    <Button
      variant="soft"
      busy={reminding.busy}
      busyLabel={t('sending')}
      onClick={() => void reminding.run()}
    >
      <Bell />
      {t('remind')}
    </Button>
  ) : null;
}
