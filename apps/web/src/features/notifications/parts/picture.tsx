import type {
  NotificationType,
  NotificationView,
} from '@app/contracts/notifications/notifications.schemas';
import { Avatar } from '@app/ui/avatar';
import {
  AtSign,
  Bell,
  CalendarDays,
  ClipboardCheck,
  Clock,
  Flag,
  Heart,
  HeartHandshake,
  type Icon,
  MailPlus,
  MessageCircle,
  MessageSquareText,
  MessagesSquare,
  Milestone,
  Pencil,
  Quote,
  UserCheck,
  UserPlus,
  UsersRound,
} from '@app/ui/icons';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import s from './notifications.module.css';

/** Whose doing it is with the sign of the type; the sign alone where the product speaks. */
export function NotificationPicture({ of: { type, from } }: { of: NotificationView }) {
  const Icon = iconOf(type);
  if (!from) {
    return (
      <span className={s.arch}>
        <Icon />
      </span>
    );
  }
  return (
    <span className={s.picture}>
      <Avatar name={from.name} src={profileImageUrl(from.id, from.profilePictureUrl)} />
      <span className={s.kind} aria-hidden="true">
        <Icon />
      </span>
    </span>
  );
}

const icons: Record<NotificationType, Icon> = {
  team_invitation: MailPlus,
  invitation_response: UserCheck,
  team_activity: UsersRound,
  connection_request: UserPlus,
  message: MessageCircle,
  group_invitation: MessagesSquare,
  mention: AtSign,
  comment: MessageCircle,
  reaction: Heart,
  status_change: Milestone,
  deadline: Clock,
  call_opened: CalendarDays,
  mentor_message: MessageSquareText,
  article: Pencil,
  review: ClipboardCheck,
  donation: HeartHandshake,
  recommendation: Quote,
  moderation: Flag,
};

const iconOf = (type: NotificationType): Icon => icons[type] ?? Bell;
