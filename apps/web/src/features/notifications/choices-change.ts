import type {
  NotificationChoices,
  NotificationChoicesChange,
} from '@app/contracts/notifications/notifications.schemas';

/** The choices as they are once a change is saved; what hangs on the server's rules follows then. */
export function choicesAfter(
  choices: NotificationChoices,
  change: NotificationChoicesChange,
): NotificationChoices {
  const { types = [], frequency = choices.frequency, quietHours } = change;
  const changed = new Map(types.map((one) => [one.type, one]));
  return {
    ...choices,
    frequency,
    quietHours: quietHours === undefined ? choices.quietHours : quietHours,
    types: choices.types.map((row) => {
      const {
        app = row.app.on,
        mail = row.mail.on,
        push = row.push.on,
      } = changed.get(row.type) ?? {};
      return {
        ...row,
        app: { ...row.app, on: app },
        mail: { ...row.mail, on: mail },
        push: { ...row.push, on: push },
      };
    }),
  };
}

export function undoing(
  before: NotificationChoices,
  change: NotificationChoicesChange,
): NotificationChoicesChange {
  const { types, frequency, quietHours } = change;
  return {
    ...(types
      ? {
          types: types.flatMap(({ type, app, mail, push }) => {
            const row = before.types.find((one) => one.type === type);
            if (!row) return [];
            return {
              type,
              ...(app === undefined ? {} : { app: row.app.on }),
              ...(mail === undefined ? {} : { mail: row.mail.on }),
              ...(push === undefined ? {} : { push: row.push.on }),
            };
          }),
        }
      : {}),
    ...(frequency === undefined ? {} : { frequency: before.frequency }),
    ...(quietHours === undefined ? {} : { quietHours: before.quietHours }),
  };
}

/** Half hours of a day, `00:00` to `23:30`, and the given ones. */
export function timesOfDay(...also: readonly string[]): string[] {
  const halfHours = Array.from({ length: 48 }, (_, n) => {
    const hour = String(Math.floor(n / 2)).padStart(2, '0');
    return `${hour}:${n % 2 ? '30' : '00'}`;
  });
  return [...new Set([...halfHours, ...also])].sort();
}
