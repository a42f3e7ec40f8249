import type { ConversationView } from '@app/contracts/conversations/conversations.schemas';
import { pages } from '@app/contracts/pages';
import { Lock } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useRef } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { useCaughtFocus } from '../../../lib/browser/restored-focus.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useNames } from '../names.ts';
import type { Outbox } from '../outbox.ts';
import type { PlaceOf } from '../place.ts';
import { useConversationsText } from '../text.ts';
import { MessageComposer } from './composer.tsx';
import { RequestActions } from './doors.tsx';
import s from './pane.module.css';

interface FootProps {
  readonly conversation: ConversationView;
  readonly outbox: Outbox;
  readonly place: PlaceOf;
}

/** Where the reader writes; or why they cannot, and what they can do instead. */
export function ConversationFoot({ conversation, outbox, place }: FootProps) {
  const t = useConversationsText();
  const { ofOpen } = useNames();
  const reader = useSession().profile?.id ?? '';
  const { id, canWrite, whyNot, isGroup, otherParticipant } = conversation;
  // Where a request was answered by a key, the key is gone.
  const foot = useRef<HTMLDivElement>(null);
  useCaughtFocus(foot, canWrite);
  if (canWrite) {
    return (
      <div ref={foot} className={s.foot} tabIndex={-1}>
        <MessageComposer conversation={conversation} outbox={outbox} />
      </div>
    );
  }
  if (whyNot === 'request') {
    return (
      <div className={s.foot}>
        <div className={s.keys}>
          <p className="small">{t(isGroup ? 'why_requestGroup' : 'why_request')}</p>
          <RequestActions
            id={id}
            isGroup={isGroup}
            name={ofOpen(conversation, reader)}
            place={place}
            first
          />
        </div>
      </div>
    );
  }
  const slug = otherParticipant?.profileSlug;
  const why = whyNot ?? 'closed';
  return (
    <div className={s.foot}>
      <Note icon={<Lock />}>
        {t(`why_${why}`)}{' '}
        {whyNot === 'connect' && slug ? (
          <Link className="link" to={pages.profile({ profileSlug: slug })}>
            {t('toProfile')}
          </Link>
        ) : null}
      </Note>
    </div>
  );
}
