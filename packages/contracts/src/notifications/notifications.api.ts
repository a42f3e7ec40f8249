import { z } from 'zod';
import { ById, Done, Page } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { notificationsPaths } from './notifications.paths.ts';
import { NotificationView } from './notifications.schemas.ts';

/** A member's notifications. */
export const notificationsApi = endpoints(notificationsPaths, {
  list: {
    access: 'member',
    summary: "The member's notifications, newest first; `X-Next-Cursor` names the next page.",
    query: Page,
    answer: z.array(NotificationView),
  },
  unreadCount: {
    access: 'member',
    summary: 'How many notifications are unread; answers 304 while nothing changed.',
    answer: z.object({ count: z.int().nonnegative() }),
  },
  read: {
    access: 'member',
    summary: 'Marks one notification as read.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  markAllRead: {
    access: 'member',
    summary: 'Marks all notifications as read.',
    answer: Done,
  },
});
