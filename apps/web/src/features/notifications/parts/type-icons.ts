import type { NotificationType } from '@app/contracts/notifications/notifications.schemas';
import {
  AtSign,
  Bell,
  ClipboardCheck,
  HeartHandshake,
  type Icon,
  MailPlus,
  MessageCircle,
  MessageSquareText,
  Milestone,
  UserCheck,
  UserPlus,
  UsersRound,
} from '@app/ui/icons';

const icons: Record<NotificationType, Icon> = {
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

export const iconOf = (type: NotificationType): Icon => icons[type] ?? Bell;
