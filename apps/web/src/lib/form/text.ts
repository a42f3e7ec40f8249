import { formsTexts } from '@app/messages/forms';
import { textsFor } from '../text.ts';

export const useFormsText = textsFor('forms', formsTexts);
