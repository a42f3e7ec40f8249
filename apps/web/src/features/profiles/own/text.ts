import { profilesEditTexts } from '@app/messages/profiles-edit';
import { textsFor } from '../../../lib/texts/text.ts';

export const useEditText = textsFor('profilesEdit', profilesEditTexts);
