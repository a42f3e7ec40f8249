import { notificationsKindsTexts } from '@app/messages/notifications-kinds';
import { notificationsNewsTexts } from '@app/messages/notifications-news';
import { textsFor } from '../../lib/texts/text.ts';

export const useNewsText = textsFor('notifications-news', notificationsNewsTexts);
export const useKindText = textsFor('notificationsKinds', notificationsKindsTexts);
