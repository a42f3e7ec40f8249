import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import type { NotificationChoicesChange } from '@app/contracts/notifications/notifications.schemas';
import { pages } from '@app/contracts/pages';
import { beforeEach } from 'vitest';
import type { Persona } from '../../platform/testing/personas.ts';
import type { TestApp } from '../../platform/testing/testApp.ts';
import { type Notice, notify } from './public.ts';

/** Each test begins without notifications, choices and mails. */
export function setUpNotifications(app: TestApp, usual: Partial<Notice> = {}) {
  beforeEach(async () => {
    await app.platform.jobs.drain().catch(() => undefined);
    const tables = ['notifications', 'notification_choices', 'notification_mails', 'demo_mails'];
    for (const table of tables) await app.platform.db.pool.query(`DELETE FROM ${table}`);
  });
  const notice = (userIds: string[], more: Partial<Notice> = {}): Notice => ({
    userIds,
    type: 'status_change',
    text: 'applicationApprovedTeam',
    values: { title: 'Klupa uz rijeku' },
    actionUrl: pages.zone(),
    ...usual,
    ...more,
  });
  const list = (who: Persona, query: object = {}, headers: Record<string, string> = {}) =>
    app.as(who.token).call(notificationsApi.list, { query }, headers);
  return {
    notice,
    list,
    tell: (userIds: string[], more: Partial<Notice> = {}) =>
      app.platform.db.transaction((tx) => notify(tx, app.platform, notice(userIds, more))),
    read: (who: Persona, id: string) =>
      app.as(who.token).call(notificationsApi.read, { params: { id } }),
    count: async (who: Persona) =>
      (await app.as(who.token).call(notificationsApi.unreadCount, {})).data.count,
    choose: (who: Persona, body: NotificationChoicesChange) =>
      app.as(who.token).call(notificationsApi.choose, { body }),
    titles: async (who: Persona) => (await list(who)).data.map((one) => one.title),
    /** Subjects of what was mailed. */
    mailed: async (who: Persona) => {
      await app.platform.jobs.drain();
      return (await app.platform.mail.caught(who.email)).map((mail) => mail.subject);
    },
  };
}
