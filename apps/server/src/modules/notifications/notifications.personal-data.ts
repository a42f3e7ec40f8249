import type { OwnPersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailTimesOf } from './choices.repo.ts';
import { deletePerson } from './gathered.repo.ts';
import { endsWithDoer } from './notifications.doer.ts';
import { allOf, deleteFrom, forgetDoer } from './notifications.repo.ts';
import { tellPagesOf } from './notifications.service.ts';
import { wordsOf } from './notifications.view.ts';
import { devicesOf } from './push.repo.ts';

/** What a member was told; of what others are told of them, what still is so stays without a name. */
export const notificationsOf = (p: Platform): OwnPersonalData => ({
  async collect(read, userId) {
    const [rows, times, devices] = await Promise.all([
      allOf(read, userId),
      mailTimesOf(read, [userId]),
      devicesOf(read, userId),
    ]);
    return {
      notifications: rows.map((row) => ({
        type: row.type,
        // Whose doing it was stays out: that is another person's.
        bhs: wordsOf(row, {}, 'bhs'),
        en: wordsOf(row, {}, 'en'),
        actionUrl: row.actionUrl,
        createdAt: row.createdAt.toISOString(),
        readAt: row.readAt?.toISOString() ?? null,
      })),
      mails: times.get(userId),
      devices: devices.map(({ endpoint, addedAt }) => ({
        // Whoever knows the rest of the address can send to it.
        service: new URL(endpoint).host,
        addedAt: addedAt.toISOString(),
      })),
    };
  },
  async erase(tx, userId) {
    const notified = [
      ...(await deletePerson(tx, userId)),
      ...(await deleteFrom(tx, userId, endsWithDoer)),
    ];
    await forgetDoer(tx, userId);
    tellPagesOf(tx, p, notified);
  },
});
