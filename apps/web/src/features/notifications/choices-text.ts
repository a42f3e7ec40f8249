import { notificationsChoicesTexts } from '@app/messages/notifications-choices';
import { textsFor } from '../../lib/texts/text.ts';

export const useChoicesText = textsFor('notifications-choices', notificationsChoicesTexts);
