import { formsTexts } from '@app/messages/forms';
import { textsFor } from '../texts/text.ts';

export const useFormsText = textsFor('forms', formsTexts);
