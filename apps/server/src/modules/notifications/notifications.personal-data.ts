import type { PersonalData } from '../../platform/personal-data.ts';
import { choicesMade, forgetChoices, mailTimesOf } from './choices.repo.ts';
import { deletePerson } from './gathered.repo.ts';
import { allOf, deleteAllOf, forgetDoer, forgetPlace } from './notifications.repo.ts';
import { wordsOf } from './notifications.view.ts';

export const notificationsOf: PersonalData = {
  async collect(read, userId) {
    const [rows, choices, times] = await Promise.all([
      allOf(read, userId),
      choicesMade(read, [userId]),
      mailTimesOf(read, [userId]),
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
    };
  },
  async erase(tx, userId) {
    await deleteAllOf(tx, userId);
    await deletePerson(tx, userId);
    await forgetDoer(tx, userId);
    await forgetPlace(tx, userId);
    await forgetChoices(tx, userId);
    return [];
  },
};
