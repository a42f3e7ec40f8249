import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { countUnread } from './notifications.repo.ts';
import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notifications.service.ts';
import { keepUnreadCounts } from './unread.ts';

/** A member's notifications. */
export const notificationsModule = defineModule({
  name: 'notifications',
  api: notificationsApi,
  handlers: (p) => {
    const unread = keepUnreadCounts(p.signals, p.clock, (userId) => countUnread(p.db.read, userId));
    return {
      list: async ({ query }, { actor, language, header }) => {
        const page = await listNotifications(p, actor.id, query, language);
        if (isFailure(page)) return page;
        if (page.next) header('x-next-cursor', page.next);
        return page.items;
      },
      unreadCount: async (_, { actor, header, unchanged }) => {
        const count = await unread(actor.id);
        header('cache-control', 'private, no-cache');
        unchanged(`unread-${count}`);
        return { count };
      },
      read: ({ params }, { actor }) => readNotification(p, actor.id, params.id),
      markAllRead: (_, { actor }) => readAllNotifications(p, actor.id),
    };
  },
});
