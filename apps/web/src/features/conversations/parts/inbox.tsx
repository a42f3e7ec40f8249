import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { IconButton } from '@app/ui/icon-button';
import { Archive, ArrowLeft, ChevronRight, Search, Settings2, SquarePen, X } from '@app/ui/icons';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { Listing, Waiting } from '../../../kit/listing/listing.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { useSettled } from '../../../lib/form/settled.ts';
import { ChoicesDialog, NewConversationDialog } from '../dialogs/lazy.ts';
import type { Box, PlaceOf } from '../place.ts';
import { useBox, useUnread } from '../queries.ts';
import { useConversationsText } from '../text.ts';
import { ConversationRow } from './conversation-row.tsx';
import { Door } from './door.tsx';
import { Found } from './found.tsx';
import s from './inbox.module.css';

interface InboxProps {
  readonly place: PlaceOf;
}

/** The list of conversations, with what leads to others. */
export function ConversationsInbox({ place }: InboxProps) {
  const t = useConversationsText();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<'new' | 'choices' | null>(null);
  const box = place.box === 'archived' ? 'archived' : 'inbox';
  const settled = useSettled(typed.trim());
  const searching = typed.trim().length >= 2 && settled.length >= 2;
  return (
    <div className={s.side}>
      <div className={s.head}>
        <div className="row between">
          <h2 className="title-3">{t(box === 'archived' ? 'archive' : 'title')}</h2>
          <div className="row">
            <IconButton label={t('choices')} onClick={() => setOpen('choices')}>
              <Settings2 />
            </IconButton>
            <IconButton label={t('newMessage')} onClick={() => setOpen('new')}>
              <SquarePen />
            </IconButton>
          </div>
        </div>
        <div className={s.find}>
          <Search />
          <TextInput
            aria-label={t('search')}
            placeholder={t('search')}
            value={typed}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
          />
          {typed ? (
            <IconButton label={t('clearSearch')} onClick={() => setTyped('')}>
              <X />
            </IconButton>
          ) : null}
        </div>
      </div>
      {searching ? (
        <Found wanted={settled} place={place} />
      ) : (
        <>
          <List box={box} place={place} onNew={() => setOpen('new')} />
          <Link
            className={s.other}
            to={place.addressOf({
              box: box === 'inbox' ? 'archived' : 'inbox',
              conversation: undefined,
            })}
          >
            {box === 'inbox' ? <Archive /> : <ArrowLeft />}
            {t(box === 'inbox' ? 'archive' : 'inbox')}
          </Link>
        </>
      )}
      {open === 'new' ? (
        <NewConversationDialog
          onClose={() => setOpen(null)}
          onStarted={(conversation) => {
            setOpen(null);
            place.go({ box: 'inbox', conversation });
          }}
        />
      ) : null}
      {open === 'choices' ? <ChoicesDialog onClose={() => setOpen(null)} /> : null}
    </div>
  );
}

/** Leads to strangers and invitations, where there are any. */
function DoorRow({ place }: InboxProps) {
  const t = useConversationsText();
  const count = useUnread().data?.requests ?? 0;
  if (count === 0 && place.box !== 'requests') return null;
  return (
    <Link
      className={s.door}
      to={place.addressOf({ box: 'requests', conversation: undefined })}
      aria-current={place.box === 'requests' || undefined}
    >
      <Door state="shut" />
      <span>
        <b className="bold block">{t('doors')}</b>
        <span className="smaller">{count > 0 ? t('doorsWait', { count }) : t('doorsNone')}</span>
      </span>
      <ChevronRight />
    </Link>
  );
}

interface ListProps extends InboxProps {
  readonly box: Box;
  onNew(): void;
}

function List({ box, place, onNew }: ListProps) {
  const t = useConversationsText();
  const query = useBox(box);
  // Whether somebody waits at the door comes with the rows, so that nothing jumps.
  const counted = !useUnread().isPending;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keys
    <section className={s.list} tabIndex={0} aria-label={t('list')}>
      {box === 'inbox' && counted && !query.isPending ? <DoorRow place={place} /> : null}
      <Listing
        asked={counted ? query : { ...query, isPending: true }}
        waiting={<Waiting height={48} className={s.coming} />}
        failed={{ title: t('listFailed') }}
        none={
          box === 'inbox' ? (
            <EmptyState
              picture={<QuietRiver />}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={
                <Button size="m" variant="primary" onClick={onNew}>
                  {t('newMessage')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('emptyArchive')} text={t('emptyArchiveText')} />
          )
        }
        more={{ size: 'm', variant: 'ghost', className: s.more, children: t('more') }}
      >
        {(conversations) => (
          <ul>
            {conversations.map((one) => (
              <ConversationRow
                key={one.id}
                conversation={one}
                to={place.addressOf({ conversation: one.id, box })}
                current={one.id === place.conversation}
              />
            ))}
          </ul>
        )}
      </Listing>
    </section>
  );
}
