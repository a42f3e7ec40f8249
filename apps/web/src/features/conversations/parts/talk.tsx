import type {
  ConversationView,
  Message,
  MessagesPage,
} from '@app/contracts/conversations/conversations.schemas';
import { cx } from '@app/ui/cx';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { NextPage } from '../../../kit/listing/next-page.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useReadMark } from '../../../lib/talk/read-mark.ts';
import { type Line, TalkDays, TalkRegion, Typing } from '../../../lib/talk/talk.tsx';
import { conversations } from '../client.ts';
import { useNames } from '../names.ts';
import type { Outbox } from '../outbox.ts';
import { useBox, useRefreshCounts, useTalk } from '../queries.ts';
import { lineOf, useWanted } from '../seek.ts';
import { useConversationsText } from '../text.ts';
import { GroupInvitation } from './group-invitation.tsx';
import s from './message.module.css';
import { HappenedMessage, MessageLine, UnsentMessage } from './message.tsx';

interface TalkProps {
  readonly conversation: ConversationView;
  readonly outbox: Outbox;
}

/** What was said, in order, and what is on its way. */
export function ConversationTalk({ conversation, outbox }: TalkProps) {
  const t = useConversationsText();
  const { id, state, isGroup } = conversation;
  // Who is asked into a group reads it once they are in.
  const query = useTalk(id, state === 'active' || !isGroup);
  const wanted = useWanted(query);
  const pages = query.data?.pages ?? [];
  const [newest] = pages;
  const sent = pages.flatMap(({ items }) => items).toReversed();
  useSeen(conversation, newest);
  const isBeginning = newest && !query.hasNextPage && sent.length === 0;
  return (
    <TalkRegion
      label={t('messages')}
      top={
        query.hasNextPage ? (
          <NextPage query={query} size="m" variant="ghost">
            {t('older')}
          </NextPage>
        ) : null
      }
    >
      {query.isLoading ? (
        <Loading label={t('loadingTalk')} className="column g4">
          <Skeleton height={72} width="70%" />
          <Skeleton height={72} width="60%" />
        </Loading>
      ) : null}
      {query.isError && !newest ? <Failed title={t('talkFailed')} query={query} /> : null}
      {state === 'waiting' && isGroup ? <GroupInvitation conversation={conversation} /> : null}
      {isBeginning ? <p className="small muted">{t(isGroup ? 'beginGroup' : 'begin')}</p> : null}
      <Lines {...{ conversation, outbox, sent, wanted }} readUpTo={newest?.readUpTo ?? []} />
      <Typing names={newest?.typing ?? []} />
    </TalkRegion>
  );
}

/** Tells the server what the reader has seen; nobody at the door learns it. */
function useSeen({ id, state }: ConversationView, newest: MessagesPage | undefined): void {
  const refresh = useRefreshCounts();
  const listed = useBox('inbox').items?.find((one) => one.id === id);
  const unread = listed?.unreadCount !== 0;
  const items = state === 'active' ? (newest?.items ?? []) : [];
  const last = items.find(({ isOwn }) => !isOwn) ?? (unread ? items[0] : undefined);
  useReadMark({
    last: last?.id,
    unread,
    tell: (messageId) => conversations.read({ params: { id }, body: { messageId } }).then(refresh),
  });
}

interface LinesProps extends TalkProps {
  /** The oldest first. */
  readonly sent: readonly Message[];
  readonly readUpTo: MessagesPage['readUpTo'];
  /** The message that a search led to. */
  readonly wanted: string | undefined;
}

function Lines({ conversation, outbox, sent, readUpTo, wanted }: LinesProps) {
  const readers = useReaders(sent, readUpTo, conversation.isGroup);
  const known = new Set(sent.map(({ clientId }) => clientId));
  const lines: Line[] = [
    ...sent.map((message) => ({
      key: message.clientId ?? message.id,
      at: message.createdAt,
      node: message.event ? (
        <HappenedMessage message={message} />
      ) : (
        <div
          id={lineOf(message.id)}
          className={cx(s.message, message.isOwn && s.own, message.id === wanted && s.sought)}
        >
          <MessageLine
            conversation={conversation}
            message={message}
            outbox={outbox}
            readers={readers(message.id)}
          />
        </div>
      ),
    })),
    ...outbox.draft.unsent
      .filter(({ id }) => !known.has(id))
      .map((one) => ({
        key: one.id,
        at: one.at,
        node: <UnsentMessage one={one} outbox={outbox} />,
      })),
  ];
  return <TalkDays lines={lines} />;
}

/** Who read as far as the last own message that anybody has read; told under that one alone. */
function useReaders(
  sent: readonly Message[],
  readUpTo: MessagesPage['readUpTo'],
  isGroup: boolean,
) {
  const { first } = useNames();
  const placeOf = (id: string) => sent.findIndex((one) => one.id === id);
  const read = readUpTo
    .map(({ name, messageId }) => ({ name, place: placeOf(messageId) }))
    .filter(({ place }) => place >= 0);
  const furthest = Math.max(-1, ...read.map(({ place }) => place));
  const last = sent.findLast(({ isOwn, event }, n) => isOwn && event === null && n <= furthest);
  return (id: string): string | undefined => {
    if (!last || id !== last.id) return undefined;
    const at = placeOf(id);
    const names = read.filter(({ place }) => place >= at).map(({ name }) => first(name));
    return isGroup ? names.join(', ') : '';
  };
}
