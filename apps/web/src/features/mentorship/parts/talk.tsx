import type {
  Conversation,
  ConversationMessage,
  MentorshipRequest,
} from '@app/contracts/mentorship/mentorship.schemas';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { Failed } from '../../../lib/queries/failed.tsx';
import type { Unsent } from '../../../lib/talk/outbox.ts';
import { useReadMark } from '../../../lib/talk/read-mark.ts';
import { type Line, TalkDays, TalkRegion, Typing } from '../../../lib/talk/talk.tsx';
import { mentorship } from '../client.ts';
import { type Outbox, useOutbox, type Written } from '../outbox.ts';
import { useRefresh, useTalk } from '../queries.ts';
import { useMentorshipText } from '../text.ts';
import { Happened, MentorshipMessage } from './message.tsx';

interface TalkProps {
  readonly request: MentorshipRequest;
}

/** What was written about a request, in order, with what happened between. */
export function MentorshipTalk({ request }: TalkProps) {
  const t = useMentorshipText();
  const query = useTalk(request);
  const outbox = useOutbox(request);
  const { data } = query;
  const refresh = useRefresh();
  useReadMark({
    last: data?.data.findLast(({ isOwn }) => !isOwn)?.id,
    unread: request.unread > 0,
    tell: (messageId) =>
      mentorship.read({ params: { id: request.id }, body: { messageId } }).then(refresh),
  });
  if (!data) {
    return (
      <TalkRegion label={t('messages')}>
        {query.isPending ? (
          <Loading label={t('loadingTalk')} className="column g4">
            <Skeleton height={72} width="70%" />
            <Skeleton height={72} width="60%" />
          </Loading>
        ) : (
          <Failed title={t('talkFailed')} query={query} />
        )}
        {outbox.draft.unsent.map((one) => (
          <UnsentLine key={one.id} one={one} request={request} outbox={outbox} />
        ))}
      </TalkRegion>
    );
  }
  return (
    <TalkRegion label={t('messages')}>
      <Lines request={request} talk={data} outbox={outbox} />
      <Typing names={data.typing} />
    </TalkRegion>
  );
}

interface LinesProps extends TalkProps {
  readonly talk: Conversation;
  readonly outbox: Outbox;
}

function Lines({ request, talk, outbox }: LinesProps) {
  const sent = talk.data;
  const seen = sent.findIndex(({ id }) => id === talk.seenUntil);
  const lastSeen = sent.findLast((one, n) => one.isOwn && !one.isNote && n <= seen)?.id;
  const unsent = outbox.draft.unsent.filter(({ id }) => sent.every((one) => one.id !== id));
  const lines: Line[] = [
    ...sent.map((message) => ({
      at: message.createdAt,
      key: message.id,
      node: (
        <MentorshipMessage request={request} message={message} seen={message.id === lastSeen} />
      ),
    })),
    ...talk.happened.map((it) => ({ at: it.at, key: it.id, node: <Happened it={it} /> })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  lines.unshift({
    at: request.createdAt,
    key: request.id,
    node: <MentorshipMessage request={request} message={asked(request)} />,
  });
  lines.push(
    ...unsent.map((one) => ({
      at: one.at,
      key: one.id,
      node: <UnsentLine one={one} request={request} outbox={outbox} />,
    })),
  );
  return <TalkDays lines={lines} />;
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
  readonly one: Unsent<Written>;
  readonly outbox: Outbox;
}

const UnsentLine = ({ one, request, outbox }: UnsentLineProps) => (
  <MentorshipMessage
    request={request}
    message={asSent(one, request)}
    outbox={outbox}
    unsent={one}
  />
);

/** As the server will have it. */
const asSent = (one: Unsent<Written>, request: MentorshipRequest): ConversationMessage => ({
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
