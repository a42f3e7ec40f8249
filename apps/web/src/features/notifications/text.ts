import { notificationsBellTexts } from '@app/messages/notifications-bell';
import { textsFor } from '../../lib/texts/text.ts';

export const useBellText = textsFor('notifications-bell', notificationsBellTexts);
