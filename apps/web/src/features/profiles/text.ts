import { profilesTexts } from '@app/messages/profiles';
import { textsFor } from '../../lib/texts/text.ts';

export const useProfilesText = textsFor('profiles', profilesTexts);
