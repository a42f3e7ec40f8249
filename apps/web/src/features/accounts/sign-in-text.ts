import { signInTexts } from '@app/messages/sign-in';
import { textsFor } from '../../lib/texts/text.ts';

export const useSignInText = textsFor('sign-in', signInTexts);
