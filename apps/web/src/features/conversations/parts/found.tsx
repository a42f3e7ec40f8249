import type { FoundMessage } from '@app/contracts/conversations/conversations.schemas';
import { EmptyState } from '@app/ui/empty-state';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Listing, Waiting } from '../../../kit/listing/listing.tsx';
import { rowsOf } from '../../../kit/listing/paged.ts';
import { StateLink } from '../../../lib/addresses/links.tsx';
import { FailedLine } from '../../../lib/queries/failed.tsx';
import { useBellText } from '../bell-text.ts';
import { useMessageTime, useNames } from '../names.ts';
import type { PlaceOf, WantedMessage } from '../place.ts';
import { namedQuery, searchQuery } from '../queries.ts';
import { useConversationsText } from '../text.ts';
import { ConversationRow } from './conversation-row.tsx';
import s from './inbox.module.css';

interface FoundProps {
  readonly wanted: string;
  readonly place: PlaceOf;
}

/** Conversations by whom they are with, and messages by their words. */
export function Found({ wanted, place }: FoundProps) {
  const t = useConversationsText();
  const query = useInfiniteQuery(searchQuery(wanted));
  const byName = useQuery(namedQuery(wanted));
  const named = byName.data ?? [];
  const messages = rowsOf(query.data) ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keys
    <section className={s.list} tabIndex={0} aria-label={t('list')}>
      {named.length > 0 ? (
        <>
          <h3 className={s.heading}>{t('foundPeople')}</h3>
          <ul>
            {named.map((one) => (
              <ConversationRow
                key={one.id}
                conversation={one}
                to={place.addressOf({
                  conversation: one.id,
                  box: one.isArchived ? 'archived' : 'inbox',
                })}
                current={one.id === place.conversation}
              />
            ))}
          </ul>
        </>
      ) : null}
      {byName.isError && !byName.data ? (
        <FailedLine query={byName} title={t('searchFailed')} />
      ) : null}
      <Listing
        asked={byName.isPending && messages.length === 0 ? { ...query, isPending: true } : query}
        waiting={<Waiting height={48} rows={2} className={s.coming} />}
        failed={{ title: t('searchFailed') }}
        none={
          byName.isSuccess && named.length === 0 ? (
            <EmptyState picture={<Lookout />} title={t('foundNone')} text={t('foundNoneText')} />
          ) : null
        }
        more={{ size: 'm', variant: 'ghost', className: s.more, children: t('more') }}
      >
        {(found) => (
          <>
            <h3 className={s.heading}>{t('foundMessages')}</h3>
            <ul>
              {found.map((one) => (
                <FoundRow key={one.messageId} found={one} place={place} />
              ))}
            </ul>
          </>
        )}
      </Listing>
    </section>
  );
}

function FoundRow({ found, place }: { found: FoundMessage; place: PlaceOf }) {
  const say = useBellText();
  const { nameOf, first } = useNames();
  const timeOf = useMessageTime();
  const { conversation, content, createdAt, isOwn, senderName } = found;
  const name = nameOf({ ...conversation, others: [] });
  const text = isOwn
    ? say('own', { text: content })
    : conversation.isGroup
      ? say('by', { name: first(senderName), text: content })
      : content;
  return (
    <li>
      <StateLink
        className={s.foundRow}
        to={place.addressOf({ conversation: conversation.id, box: 'inbox' })}
        state={{ wanted: found.messageId } satisfies WantedMessage}
      >
        <span className="row between">
          <b className="bold">{name}</b>
          <time className="smaller faint tabular" dateTime={createdAt}>
            {timeOf(createdAt)}
          </time>
        </span>
        <span className={s.foundText}>{text}</span>
      </StateLink>
    </li>
  );
}
