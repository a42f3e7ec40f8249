import { settingsTexts } from '@app/messages/settings';
import { textsFor } from '../../lib/texts/text.ts';

export const useSettingsText = textsFor('settings', settingsTexts);
