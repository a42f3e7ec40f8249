import type { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { notificationsPaths } from '@app/contracts/notifications/notifications.paths';
import { client } from '../../lib/api/client.ts';

export const notifications = client<typeof notificationsApi>(notificationsPaths);
