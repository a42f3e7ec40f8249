import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { choicesMade, forgetChoices, mailTimesOf } from './choices.repo.ts';
import { deletePerson } from './gathered.repo.ts';
import { endsWithDoer } from './notifications.doer.ts';
import { allOf, deleteAllOf, deleteFrom, forgetDoer } from './notifications.repo.ts';
import { tellPagesOf } from './notifications.service.ts';
import { wordsOf } from './notifications.view.ts';
import { deleteDevicesOf, devicesOf } from './push.repo.ts';

export const notificationsTables: AboutMembers = {
  notification_choices: { user_id: 'gone' },
  notification_mails: { user_id: 'gone' },
  notification_people: { user_id: 'gone' },
  notifications: {
    from_user_id: { stays: 'the notice is its reader’s, the name is read at that time' },
    place_of: 'gone',
    user_id: 'gone',
  },
  push_devices: { user_id: 'gone' },
};

/** What a member was told; of what others are told of them, what still is so stays without a name. */
export const notificationsOf = (p: Platform): PersonalData => ({
  async collect(read, userId) {
    const [rows, choices, times, devices] = await Promise.all([
      allOf(read, userId),
      choicesMade(read, [userId]),
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
    const told = [
      ...(await deletePerson(tx, userId)),
      ...(await deleteFrom(tx, userId, endsWithDoer)),
    ];
    await forgetDoer(tx, userId);
    tellPagesOf(tx, p, told);
    await forgetChoices(tx, userId);
    await deleteDevicesOf(tx, userId);
    return [];
  },
});
