import { liveEditTexts } from '@app/messages/live-edit';
import { validationTexts } from '@app/messages/validation.texts';
import { textsFor } from '../../lib/texts/text.ts';

export const useLiveEditText = textsFor('live-edit', liveEditTexts);
export const useValidationText = textsFor('validation', validationTexts);
