import { z } from 'zod';
import { Id, Instant } from '../common.schemas.ts';

/** Kinds of notification (specification §3); the screens use a default for others. */
export const NotificationType = z.enum([
  'team_invitation',
  'invitation_response',
  'team_activity',
  'connection_request',
  'mention',
  'comment',
  'status_change',
  'mentor_message',
  'review',
  'donation',
]);
export type NotificationType = z.infer<typeof NotificationType>;

/** A notification, its texts in the reader's language. */
export const NotificationView = z.object({
  id: Id,
  type: NotificationType,
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: Instant,
  actionUrl: z.string().nullable(),
});
export type NotificationView = z.infer<typeof NotificationView>;
