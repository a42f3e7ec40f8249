import { profilesPrivacyTexts } from '@app/messages/profiles-privacy';
import { textsFor } from '../../../lib/text.ts';

export const usePrivacyText = textsFor('profilesPrivacy', profilesPrivacyTexts);
