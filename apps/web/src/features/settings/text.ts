import { settingsTexts } from '@app/messages/settings';
import { textsFor } from '../../lib/text.ts';

export const useSettingsText = textsFor('settings', settingsTexts);
