import { profilesPrivacyTexts } from '@app/messages/profiles-privacy';
import { textsFor } from '../../../lib/texts/text.ts';

export const usePrivacyText = textsFor('profilesPrivacy', profilesPrivacyTexts);
