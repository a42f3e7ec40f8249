import type { PersonalData } from '../../platform/personal-data.ts';
import { choicesMade, forgetChoices, mailTimesOf } from './choices.repo.ts';
import { deletePerson } from './gathered.repo.ts';
import { allOf, deleteAllOf, forgetDoer, forgetPlace } from './notifications.repo.ts';
import { wordsOf } from './notifications.view.ts';
import { deleteDevicesOf, devicesOf } from './push.repo.ts';

export const notificationsOf: PersonalData = {
  async collect(read, userId) {
    const [rows, choices, times, devices] = await Promise.all([
      allOf(read, userId),
      choicesMade(read, [userId]),
      mailTimesOf(read, [userId]),
      devicesOf(read, [userId]),
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
      choices: choices.map(({ type, channel, on }) => ({ type, channel, on })),
      mails: times.get(userId),
      devices: devices.map(({ endpoint, addedAt }) => ({
        // Whoever knows the rest of the address can send to it.
        service: new URL(endpoint).host,
        addedAt: addedAt.toISOString(),
      })),
    };
  },
  async erase(tx, userId) {
    await deleteAllOf(tx, userId);
    await deletePerson(tx, userId);
    await forgetDoer(tx, userId);
    await forgetPlace(tx, userId);
    await forgetChoices(tx, userId);
    await deleteDevicesOf(tx, userId);
    return [];
  },
};
