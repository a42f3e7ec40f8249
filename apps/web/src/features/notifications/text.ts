import { notificationsBellTexts } from '@app/messages/notifications-bell';
import { textsFor } from '../../lib/text.ts';

export const useBellText = textsFor('notifications-bell', notificationsBellTexts);
