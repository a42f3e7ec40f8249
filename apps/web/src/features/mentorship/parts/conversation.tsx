import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { isTalking } from '@app/domain/mentorship/request.machine';
import { IconButton } from '@app/ui/icon-button';
import { ArrowLeft, Info } from '@app/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ChooseTalk, isTalkGone, TalkComing, UnopenedTalk } from '../../../lib/talk/pane.tsx';
import { clockOf } from '../clock.ts';
import { isFocusLost } from '../focus.ts';
import type { RequestsPlace } from '../place.ts';
import { useRequest } from '../queries.ts';
import { applicationUrl } from '../section-url.ts';
import { useMentorshipText } from '../text.ts';
import { MentorshipActions } from './actions.tsx';
import s from './conversation.module.css';
import { Details } from './details.tsx';
import { MentorshipFoot } from './foot.tsx';
import type { Boxes, PanelProps } from './panel-props.ts';
import { RequestClock, RequestStatusBadge } from './signs.tsx';
import { MentorshipTalk } from './talk.tsx';

interface PaneProps extends Pick<PanelProps, 'application'> {
  readonly place: RequestsPlace;
  readonly boxes: Boxes;
  /** Whether the reader may ask something new. */
  readonly canAsk: boolean;
}

/** The conversation beside the list; where none is chosen, a word about that. */
export function ConversationPane(props: PaneProps) {
  const t = useMentorshipText();
  const { request } = props.place;
  return (
    <section className={s.pane} aria-label={t('conversation')}>
      {request ? (
        <Opened {...props} id={request} />
      ) : (
        <ChooseTalk title={t('choose')} text={t('chooseText')} />
      )}
    </section>
  );
}

function Opened({ id, place, ...others }: PaneProps & { readonly id: string }) {
  const t = useMentorshipText();
  const query = useRequest(id, useListed(id));
  const back = (
    <Link className="go" to={place.linkTo({ request: undefined })} preventScrollReset>
      <ArrowLeft /> {t('backToList')}
    </Link>
  );
  if (query.data && !isTalkGone(query.error)) {
    return <Conversation request={query.data} place={place} {...others} />;
  }
  if (query.isPending) return <TalkComing label={t('loadingTalk')} />;
  const words = {
    talkFailed: t('talkFailed'),
    notFound: t('notFound'),
    notFoundText: t('notFoundText'),
  };
  return <UnopenedTalk query={query} words={words} back={back} />;
}

/** The request as a list has it, so that its head need not wait. */
function useListed(id: string): MentorshipRequest | undefined {
  const lists = useQueryClient().getQueriesData<{
    pages: readonly { data: readonly MentorshipRequest[] }[];
  }>({ queryKey: ['mentorship', 'list'] });
  return lists
    .flatMap(([, list]) => list?.pages.flatMap(({ data }) => data) ?? [])
    .find((one) => one.id === id);
}

/** Whoever opens the page with a request begins with it. */
const opened = (heading: HTMLElement | null) => {
  if (isFocusLost()) heading?.focus({ preventScroll: true });
};

interface ConversationProps extends PaneProps {
  readonly request: MentorshipRequest;
}

function Conversation({ request, place, application, canAsk }: ConversationProps) {
  const t = useMentorshipText();
  const [told, setTold] = useState(false);
  return (
    <>
      <header className={s.head}>
        <IconButton asChild label={t('backToList')} className={s.back}>
          <Link to={place.linkTo({ request: undefined })} preventScrollReset>
            <ArrowLeft />
          </Link>
        </IconButton>
        <div className="grow break">
          <h2 className="title-4" tabIndex={-1} data-opened ref={opened}>
            {request.title}
          </h2>
          <p className="smaller muted">
            {application ? null : (
              <>
                <Link className="link" to={applicationUrl(request)}>
                  {request.applicationTitle || t('untitled')}
                </Link>
                {', '}
              </>
            )}
            {request.bankName}
          </p>
        </div>
        <Deadline request={request} />
        <IconButton
          label={t('about')}
          className={s.aboutKey}
          aria-expanded={told}
          onClick={() => setTold(!told)}
        >
          <Info />
        </IconButton>
        <MentorshipActions request={request} onRemoved={() => place.put({ request: undefined })} />
      </header>
      <div className={s.body}>
        <div className={s.main}>
          <MentorshipTalk request={request} />
          <MentorshipFoot
            request={request}
            onAsk={canAsk ? () => place.put({ asking: true }) : undefined}
          />
        </div>
        <section className={s.details} data-open={told || undefined} aria-label={t('about')}>
          <Details request={request} />
        </section>
      </div>
    </>
  );
}

/** The clock, and in words what comes when. */
function Deadline({ request }: { request: MentorshipRequest }) {
  const t = useMentorshipText();
  const { time, shortDate } = useFormat();
  const now = useNow();
  const { state } = clockOf(request, now);
  if (!isTalking(request.status)) return <RequestStatusBadge status={request.status} />;
  const { slaTimer, side } = request;
  const near = slaTimer !== null && Math.abs(Date.parse(slaTimer) - now) < 18 * 3_600_000;
  const at = near ? time(slaTimer) : `${shortDate(slaTimer)} ${time(slaTimer)}`;
  const mentor = side === 'mentor';
  const first =
    state === 'paused'
      ? t(mentor ? 'teamsTurn' : 'yourTurn')
      : state === 'overdue'
        ? t('wasDue', { at })
        : t(mentor ? 'answerBy' : 'answeredBy', { at });
  return (
    <div className={s.deadline}>
      <RequestClock request={request} width={68} />
      <p className="smaller" aria-hidden>
        <b className="bold">{first}</b>
        {mentor && state !== 'paused' ? (
          <>
            <br />
            <span className="muted">{t(state === 'overdue' ? 'leadTold' : 'thenLead')}</span>
          </>
        ) : null}
      </p>
    </div>
  );
}
