import type { ListedConversation } from '@app/contracts/conversations/conversations.schemas';
import { cx } from '@app/ui/cx';
import { BellOff } from '@app/ui/icons';
import { Link } from '../../../lib/addresses/links.tsx';
import { useBellText } from '../bell-text.ts';
import { useMessageTime, useNames, usePreview } from '../names.ts';
import { Faces } from './faces.tsx';
import s from './row.module.css';

interface RowProps {
  readonly conversation: ListedConversation;
  readonly to: string;
  readonly current?: boolean;
  onChosen?(): void;
}

/** A conversation in a list: with whom, what was said last, how much is unread. */
export function ConversationRow({ conversation, to, current, onChosen }: RowProps) {
  const t = useBellText();
  const { ofListed } = useNames();
  const preview = usePreview();
  const timeOf = useMessageTime();
  const { lastMessage, unreadCount, isMuted, isGroup, otherParticipant, faces } = conversation;
  const unread = unreadCount > 0;
  return (
    <li>
      <Link
        className={cx(s.row, unread && s.unread)}
        to={to}
        aria-current={current || undefined}
        onClick={onChosen}
      >
        <Faces people={isGroup ? faces : [otherParticipant]} />
        <span className={s.words}>
          <span className={s.name}>{ofListed(conversation)}</span>
          <span className={s.last}>{preview(conversation)}</span>
        </span>
        <span className={s.side}>
          {lastMessage ? (
            <time className={s.time} dateTime={lastMessage.createdAt}>
              {timeOf(lastMessage.createdAt)}
            </time>
          ) : null}
          <span className={s.marks}>
            {isMuted ? <BellOff className={s.quiet} label={t('muted')} /> : null}
            {unread ? (
              <span className="count-mark">
                <span aria-hidden>{unreadCount > 9 ? '9+' : unreadCount}</span>
                <span className="visually-hidden">{t('unread', { count: unreadCount })}</span>
              </span>
            ) : null}
          </span>
        </span>
      </Link>
    </li>
  );
}
