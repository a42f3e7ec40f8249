import type {
  Conversation,
  ConversationMessage,
  MentorshipRequest,
} from '@app/contracts/mentorship/mentorship.schemas';
import { dayNumber } from '@app/domain/sarajevo-time';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import { Failed } from '../../../lib/failed.tsx';
import { useNow } from '../../../lib/rendered-at.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { mentorship } from '../client.ts';
import { type Outbox, type Unsent, useOutbox } from '../outbox.ts';
import { useRefresh, useTalk } from '../queries.ts';
import { useMentorshipText } from '../text.ts';
import s from './conversation.module.css';
import { Happened, Message } from './message.tsx';

interface TalkProps {
  readonly request: MentorshipRequest;
}

/** What was written about a request, in order, with what happened between. */
export function Talk({ request }: TalkProps) {
  const t = useMentorshipText();
  const query = useTalk(request);
  const outbox = useOutbox(request);
  const { data } = query;
  useReadMark(request, data);
  if (!data) {
    return (
      <div className={s.talk}>
        {query.isPending ? (
          <Loading label={t('loadingTalk')} className="col g4">
            <Skeleton height={72} width="70%" />
            <Skeleton height={72} width="60%" />
          </Loading>
        ) : (
          <Failed title={t('talkFailed')} asked={query} />
        )}
        {outbox.draft.unsent.length > 0 ? (
          <div className={s.lines}>
            {outbox.draft.unsent.map((one) => (
              <UnsentLine key={one.id} one={one} request={request} outbox={outbox} />
            ))}
          </div>
        ) : null}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keys
    <section className={s.talk} tabIndex={0} aria-label={t('messages')}>
      <div className={s.lines} role="log">
        <Lines request={request} talk={data} outbox={outbox} />
        <Typing names={data.typing} />
      </div>
    </section>
  );
}

interface LinesProps extends TalkProps {
  readonly talk: Conversation;
  readonly outbox: Outbox;
}

function Lines({ request, talk, outbox }: LinesProps) {
  const t = useMentorshipText();
  const { longDate } = useFormat();
  const now = useNow();
  const today = dayNumber(new Date(now));
  const sent = talk.data;
  const seen = sent.findIndex(({ id }) => id === talk.seenUntil);
  const lastSeen = sent.findLast((one, n) => one.isOwn && !one.isNote && n <= seen)?.id;
  const unsent = outbox.draft.unsent.filter(({ id }) => sent.every((one) => one.id !== id));
  const lines: { readonly at: string; readonly key: string; readonly node: ReactNode }[] = [
    ...sent.map((message) => ({
      at: message.createdAt,
      key: message.id,
      node: <Message request={request} message={message} seen={message.id === lastSeen} />,
    })),
    ...talk.happened.map((it) => ({ at: it.at, key: it.id, node: <Happened it={it} /> })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  lines.unshift({
    at: request.createdAt,
    key: request.id,
    node: <Message request={request} message={asked(request)} />,
  });
  lines.push(
    ...unsent.map((one) => ({
      at: one.at,
      key: one.id,
      node: <UnsentLine one={one} request={request} outbox={outbox} />,
    })),
  );
  const dayName = (day: number, at: string) =>
    day === today ? t('today') : day === today - 1 ? t('yesterday') : longDate(at);
  return lines.map(({ at, key, node }, n) => {
    const day = dayNumber(new Date(at));
    const before = lines[n - 1];
    const begins = !before || dayNumber(new Date(before.at)) !== day;
    return (
      <div key={key} className={s.line}>
        {begins ? <p className={s.day}>{dayName(day, at)}</p> : null}
        {node}
      </div>
    );
  });
}

/** The question, as what the conversation begins with. */
const asked = (request: MentorshipRequest): ConversationMessage => ({
  id: request.id,
  mentorshipRequestId: request.id,
  senderId: request.userId,
  senderName: request.userName,
  senderType: 'applicant',
  message: request.description,
  isFirstResponse: false,
  createdAt: request.createdAt,
  isOwn: request.isOwn,
  isNote: false,
  section: request.section,
  files: [],
});

interface UnsentLineProps extends TalkProps {
  readonly one: Unsent;
  readonly outbox: Outbox;
}

const UnsentLine = ({ one, request, outbox }: UnsentLineProps) => (
  <Message request={request} message={asSent(one, request)} outbox={outbox} unsent={one} />
);

/** As the server will have it. */
const asSent = (one: Unsent, request: MentorshipRequest): ConversationMessage => ({
  id: one.id,
  mentorshipRequestId: request.id,
  senderId: null,
  senderName: '',
  senderType: request.side,
  message: one.text,
  isFirstResponse: false,
  createdAt: one.at,
  isOwn: true,
  isNote: one.isNote,
  section: one.section,
  files: one.files,
});

function Typing({ names }: { names: readonly string[] }) {
  const t = useMentorshipText();
  if (names.length === 0) return null;
  const known = names.map((name) => name || t('somebody'));
  return (
    <p className={s.typing}>
      <span aria-hidden>
        <i />
        <i />
        <i />
      </span>
      {known.length > 1
        ? t('typingMany', { names: known.join(', ') })
        : t('typing', { name: known[0] ?? '' })}
    </p>
  );
}

/** Says how far the reader has read, while they look at it. */
function useReadMark({ id, unread }: MentorshipRequest, talk: Conversation | undefined) {
  const refresh = useRefresh();
  const first = useRef<string | undefined>(undefined);
  const told = useRef('');
  const last = talk?.data.findLast(({ isOwn }) => !isOwn)?.id;
  useEffect(() => {
    if (!last) return undefined;
    first.current ??= last;
    // What was read before needs no word.
    if (unread === 0 && first.current === last) return undefined;
    const now = `${last} ${unread > 0}`;
    const tell = () => {
      if (told.current === now || document.visibilityState !== 'visible') return;
      told.current = now;
      mentorship.read({ params: { id }, body: { messageId: last } }).then(
        () => void refresh(),
        () => {
          told.current = '';
        },
      );
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  });
}
