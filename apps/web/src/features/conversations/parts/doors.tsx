import type { ListedConversation } from '@app/contracts/conversations/conversations.schemas';
import { pages } from '@app/contracts/pages';
import { withheldMark } from '@app/domain/conversations/conversation';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { IconButton } from '@app/ui/icon-button';
import {
  ArrowLeft,
  DoorOpen,
  Flag,
  Link2,
  Settings2,
  ShieldExclamationPoint,
  Users,
} from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useRef, useState } from 'react';
import { Listing, Waiting } from '../../../kit/listing/listing.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { useRestoredFocus } from '../../../lib/browser/restored-focus.ts';
import { BlockMemberDialog } from '../../network/public.ts';
import { useBellText } from '../bell-text.ts';
import { ChoicesDialog } from '../dialogs/lazy.ts';
import { useMove } from '../moves.ts';
import { useNames } from '../names.ts';
import type { PlaceOf } from '../place.ts';
import { useBox, useRefresh } from '../queries.ts';
import { useConversationsText } from '../text.ts';
import { Door } from './door.tsx';
import s from './doors.module.css';
import pane from './pane.module.css';
import { ReportMessage } from './report-message.tsx';

interface DoorsProps {
  readonly place: PlaceOf;
}

/** Who wants to talk, and has not been let in. */
export function Doors({ place }: DoorsProps) {
  const t = useConversationsText();
  const query = useBox('requests');
  const { items } = query;
  const [choosing, setChoosing] = useState(false);
  const list = useRef<HTMLElement>(null);
  const noteFocus = useRestoredFocus(list, items, { rows: 'article' });
  return (
    <>
      <header className={pane.head}>
        <IconButton asChild label={t('back')} className={pane.back}>
          <Link to={place.addressOf({ box: 'inbox', conversation: undefined })}>
            <ArrowLeft />
          </Link>
        </IconButton>
        <div className="grow">
          <h2 className="title-4">{t('doors')}</h2>
          <p className="smaller muted">{t('doorsText')}</p>
        </div>
        <Button size="m" variant="ghost" className={pane.key} onClick={() => setChoosing(true)}>
          <Settings2 />
          <span className={pane.keyWord}>{t('whoMay')}</span>
        </Button>
      </header>
      <section
        ref={list}
        className={s.doors}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keys
        tabIndex={0}
        aria-label={t('doorsList')}
        {...noteFocus}
      >
        <Listing
          asked={query}
          waiting={<Waiting height={130} rows={2} className="column g4" />}
          failed={{ title: t('doorsFailed') }}
          none={
            <EmptyState picture={<QuietRiver />} title={t('doorsNone')} text={t('doorsNoneText')} />
          }
          more={{ size: 'm', variant: 'ghost', className: undefined, children: t('more') }}
        >
          {(requests) =>
            requests.map((one, n) => (
              <Request key={one.id} request={one} place={place} first={n === 0} />
            ))
          }
        </Listing>
        {items ? (
          <Note icon={<Users />} className={s.groups}>
            {t('doorsGroups')}
          </Note>
        ) : null}
      </section>
      {choosing ? <ChoicesDialog onClose={() => setChoosing(false)} /> : null}
    </>
  );
}

interface RequestProps extends DoorsProps {
  readonly request: ListedConversation;
  /** The filled key of the view. */
  readonly first: boolean;
}

function Request({ request, place, first }: RequestProps) {
  const t = useConversationsText();
  const { ofListed, person } = useNames();
  const { id, isGroup, askedBy, mutual, lastMessage, memberCount } = request;
  const [shown, setShown] = useState(false);
  const isWithheld = lastMessage?.content.includes(withheldMark) ?? false;
  const barred = isWithheld && mutual === 0 && !shown;
  const name = isGroup ? ofListed(request) : person(askedBy?.name ?? '');
  // Only connections invite to groups.
  const known = isGroup || mutual > 0;
  const state = barred ? 'barred' : known ? 'ajar' : 'shut';
  return (
    <article className={s.request} aria-label={name}>
      <Door state={state} />
      <div className="shrinks break">
        <h3 className="title-4">
          {!isGroup && askedBy?.profileSlug ? (
            <Link className={pane.name} to={pages.profile({ profileSlug: askedBy.profileSlug })}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="small muted">
          {isGroup ? t('people', { count: memberCount }) : askedBy?.title}
        </p>
        <p className={s.tie}>
          {known ? <Link2 /> : <ShieldExclamationPoint />}
          <span>
            {isGroup
              ? t('groupAsk', { name: person(askedBy?.name ?? '') })
              : known
                ? t('mutual', { count: mutual })
                : t('noMutual')}
          </span>
        </p>
        {isGroup ? null : <Words request={request} barred={barred} isWithheld={isWithheld} />}
      </div>
      <div className={s.keys}>
        {barred ? null : (
          <RequestActions id={id} isGroup={isGroup} name={name} place={place} first={first} />
        )}
        {askedBy && !known ? (
          <ReportAndBlock request={request} sender={askedBy} name={name} barred={barred} />
        ) : null}
        {barred ? (
          <Button
            size="m"
            variant="ghost"
            aria-label={t('showAnywayOf', { name })}
            onClick={() => setShown(true)}
          >
            {t('showAnyway')}
          </Button>
        ) : null}
      </div>
    </article>
  );
}

function Words({
  request,
  barred,
  isWithheld,
}: {
  readonly request: ListedConversation;
  readonly barred: boolean;
  readonly isWithheld: boolean;
}) {
  const t = useConversationsText();
  const say = useBellText();
  const { lastMessage } = request;
  if (!lastMessage) return null;
  const { content, files, isDeleted } = lastMessage;
  if (barred) return <p className={s.hidden}>{t('barred')}</p>;
  if (isDeleted) return <p className={s.hidden}>{say('deleted')}</p>;
  return (
    <>
      {content ? <p className={s.text}>{t('quoted', { text: content })}</p> : null}
      {files > 0 ? <p className={s.hidden}>{say('files', { count: files })}</p> : null}
      {isWithheld || files > 0 ? <p className="smaller muted mt2">{t('held')}</p> : null}
    </>
  );
}

interface RequestActionsProps extends Pick<RequestProps, 'place' | 'first'> {
  readonly id: string;
  readonly isGroup: boolean;
  readonly name: string;
}

/** Lets in, or refuses without a word. */
export function RequestActions({ id, isGroup, name, place, first }: RequestActionsProps) {
  const t = useConversationsText();
  const { busy, accept, decline } = useMove(id);
  return (
    <>
      <Button
        size="m"
        variant={first ? 'primary' : 'soft'}
        disabled={busy}
        aria-label={t(isGroup ? 'joinOf' : 'letInOf', { name })}
        onClick={() => void accept(() => place.go({ box: 'inbox', conversation: id }))}
      >
        {first ? <DoorOpen /> : null}
        {t(isGroup ? 'join' : 'letIn')}
      </Button>
      <Button
        size="m"
        variant="ghost"
        disabled={busy}
        aria-label={t('refuseOf', { name })}
        onClick={() =>
          void decline(() => {
            if (place.conversation === id) place.go({ conversation: undefined });
          })
        }
      >
        {t('refuse')}
      </Button>
    </>
  );
}

interface ReportAndBlockProps extends Pick<RequestProps, 'request'> {
  readonly sender: NonNullable<ListedConversation['askedBy']>;
  readonly name: string;
  /** The message is still hidden: this is what one does then. */
  readonly barred: boolean;
}

/** Stays once the message was read, which may be the reason to report it. */
function ReportAndBlock({ request, sender, name, barred }: ReportAndBlockProps) {
  const t = useConversationsText();
  const refresh = useRefresh();
  const [open, setOpen] = useState<'report' | 'block' | null>(null);
  const { lastMessage } = request;
  return (
    <>
      <Button
        size="m"
        variant={barred ? 'danger' : 'ghost'}
        aria-label={t('reportAndBlockOf', { name })}
        onClick={() => setOpen('report')}
      >
        <Flag />
        {t('reportAndBlock')}
      </Button>
      {lastMessage && open === 'report' ? (
        <ReportMessage
          conversation={request.id}
          message={{ id: lastMessage.id, sender }}
          onClose={() => setOpen((now) => (now === 'report' ? null : now))}
          onSent={() => setOpen('block')}
        />
      ) : null}
      {open === 'block' ? (
        <BlockMemberDialog
          id={sender.id}
          name={name}
          onClose={() => setOpen(null)}
          onBlocked={() => void refresh()}
        />
      ) : null}
    </>
  );
}
