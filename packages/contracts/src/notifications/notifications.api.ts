import { z } from 'zod';
import { ById, Done } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { notificationsPaths } from './notifications.paths.ts';
import {
  NotificationChoices,
  NotificationChoicesChange,
  NotificationIds,
  NotificationsQuery,
  NotificationView,
  PushDevice,
  PushDeviceGone,
  PushKey,
  UnreadCounts,
} from './notifications.schemas.ts';

const ByToken = z.object({ token: z.string().min(1).max(200) });

export const notificationsApi = endpoints(notificationsPaths, {
  list: {
    access: 'member',
    summary: "The member's notifications, newest first; `X-Next-Cursor` names the next page.",
    query: NotificationsQuery,
    answer: z.array(NotificationView),
  },
  unreadCount: {
    access: 'member',
    summary: 'How many notifications are unread; answers 304 while nothing changed.',
    answer: UnreadCounts,
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
  mark: {
    access: 'member',
    summary:
      'Marks some notifications as read or as unread; ids that are not theirs count for none.',
    body: NotificationIds.extend({ read: z.boolean() }),
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  remove: {
    access: 'member',
    summary: 'Takes some notifications out of the list; they can be restored the same day.',
    body: NotificationIds,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  restore: {
    access: 'member',
    summary: 'Puts removed notifications back.',
    body: NotificationIds,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  choices: {
    access: 'member',
    summary: 'What the member wants to hear, on which way and when.',
    answer: NotificationChoices,
  },
  choose: {
    access: 'member',
    summary: 'Changes what the member wants to hear; what is left out stays.',
    body: NotificationChoicesChange,
    answer: NotificationChoices,
  },
  pushKey: {
    access: 'member',
    summary: 'The key with which a browser asks its push service for notifications.',
    answer: PushKey,
  },
  addDevice: {
    access: 'member',
    summary: 'Has notifications shown on a device; of one of another member they are no more.',
    body: PushDevice,
    answer: Done,
    errors: ['TOO_MANY_ITEMS'],
    rateLimit: { max: 60, windowSeconds: 600 },
  },
  removeDevice: {
    access: 'member',
    summary: 'Has them shown on it no more; one that is not theirs counts for none.',
    body: PushDeviceGone,
    answer: Done,
  },
  unsubscribeLink: {
    access: 'public',
    summary: 'Leads to the choices; opening a link of a mail changes nothing.',
    params: ByToken,
    kind: 'stream',
    answer: z.unknown(),
  },
  unsubscribe: {
    access: 'public',
    summary: 'One-click unsubscribing of mail programs (RFC 8058): ends what the token names.',
    params: ByToken,
    answer: Done,
    errors: ['TOKEN_INVALID'],
    rateLimit: { max: 60, windowSeconds: 600 },
  },
});
