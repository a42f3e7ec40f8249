import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import type { UnreadCounts } from '@app/contracts/notifications/notifications.schemas';
import { pages } from '@app/contracts/pages';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createCache } from '../../platform/cache.ts';
import { fail } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { itemsOf } from '../../platform/lists.ts';
import { changeChoices, endMails, readChoices } from './choices.service.ts';
import { notificationsJobs } from './notifications.jobs.ts';
import { notificationsOf } from './notifications.personal-data.ts';
import {
  listNotifications,
  markNotifications,
  readAllNotifications,
  readNotification,
  showNotifications,
  unreadCounts,
} from './notifications.service.ts';
import { notificationsTables } from './notifications.tables.ts';
import { pushKeys } from './push.keys.ts';
import { addDevice, removeDevice } from './push.service.ts';
import { readUnsubscribeToken } from './unsubscribe.ts';

export const notificationsModule = defineModule({
  name: 'notifications',
  api: notificationsApi,
  tables: notificationsTables,
  handlers: (p) => {
    // A poll costs no query; half a minute, should a signal have been lost.
    const unread = createCache<UnreadCounts>(p, {
      milliseconds: 30_000,
      atMost: 50_000,
      on: (topic, cached) => topic.startsWith('user:') && cached.delete(topic.slice(5)),
    });
    return {
      list: async ({ query }, context) => {
        const { actor, language } = context;
        return itemsOf(await listNotifications(p, actor.id, query, language), context);
      },
      unreadCount: async (_, { actor, header, unchanged }) => {
        const counts = await unread(actor.id, () => unreadCounts(p, actor.id));
        header('cache-control', 'private, no-cache');
        unchanged(`unread-${Object.values(counts.kinds).join('-')}-${counts.count}`);
        return counts;
      },
      read: ({ params }, { actor }) => readNotification(p, actor.id, params.id),
      markAllRead: (_, { actor }) => readAllNotifications(p, actor.id),
      mark: ({ body }, { actor }) => markNotifications(p, actor.id, body),
      remove: ({ body }, { actor }) => showNotifications(p, actor.id, body.ids, false),
      restore: ({ body }, { actor }) => showNotifications(p, actor.id, body.ids, true),
      choices: (_, { actor }) => readChoices(p, p.db.read, actor.id),
      choose: ({ body }, { actor }) => changeChoices(p, actor.id, body),
      pushKey: async () => ({ key: pushKeys(p.secret).publicKey }),
      addDevice: async ({ body }, { actor, sessionId }) =>
        sessionId === null
          ? fail('UNAUTHENTICATED')
          : addDevice(p, { userId: actor.id, sessionId }, body),
      removeDevice: ({ body }, { actor }) => removeDevice(p, actor.id, body.endpoint),
      unsubscribeLink: async (_, { reply }) =>
        reply
          .header('cache-control', 'no-store')
          .redirect(pages.settings({ hash: 'notifications' }), 303),
      unsubscribe: async ({ params }) => {
        const named = readUnsubscribeToken(p.secret, params.token);
        if (!named) return fail('TOKEN_INVALID');
        await endMails(p, named.userId, named.what);
        return { success: true } as const;
      },
    };
  },
  jobs: notificationsJobs,
  personalData: notificationsOf,
  plugin: () => fp(readMailPrograms),
});

/** Mail programs post their one click as a form (RFC 8058); what stands in it says nothing more. */
async function readMailPrograms(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_request, _body, done) => done(null, undefined),
  );
}
