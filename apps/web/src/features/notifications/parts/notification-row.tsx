import type {
  NotificationType,
  NotificationView,
} from '@app/contracts/notifications/notifications.schemas';
import { cx } from '@app/ui/cx';
import {
  AtSign,
  Bell,
  ClipboardCheck,
  HeartHandshake,
  type LucideIcon,
  MailPlus,
  MessageCircle,
  MessageSquareText,
  Milestone,
  UserCheck,
  UserPlus,
  UsersRound,
} from 'lucide-react';
import { Link } from 'react-router';
import { TimeAgo } from '../../../lib/now.tsx';
import { useBellText } from '../text.ts';

const icons: Record<NotificationType, LucideIcon> = {
  team_invitation: MailPlus,
  invitation_response: UserCheck,
  team_activity: UsersRound,
  connection_request: UserPlus,
  mention: AtSign,
  comment: MessageCircle,
  status_change: Milestone,
  mentor_message: MessageSquareText,
  review: ClipboardCheck,
  donation: HeartHandshake,
};

/** Only places within the product are followed. */
const isOwnAddress = (url: string | null): url is string => url !== null && /^\/(?!\/)/.test(url);

/** One notification; choosing it leads to what it is about. */
export function NotificationRow(props: {
  readonly notification: NotificationView;
  onChosen(): void;
}) {
  const t = useBellText();
  const { type, title, message, read, createdAt, actionUrl } = props.notification;
  const Icon = icons[type] ?? Bell;
  const look = cx('nt', !read && 'new');
  const content = (
    <>
      <span className="nt-arch">
        <Icon className="i" aria-hidden />
      </span>
      <span>
        <b>{title}</b>
        <span className="nt-m">{message}</span>
        <span className="row g4 nt-f">
          <TimeAgo at={createdAt} className="tm" />
          {read ? null : <span className="nw">{t('isNew')}</span>}
        </span>
      </span>
    </>
  );
  return (
    <li>
      {isOwnAddress(actionUrl) ? (
        <Link className={look} to={actionUrl} onClick={props.onChosen}>
          {content}
        </Link>
      ) : (
        <button type="button" className={look} onClick={props.onChosen}>
          {content}
        </button>
      )}
    </li>
  );
}
