import type { Language } from '@app/messages/catalogue';
import { signInTexts } from '@app/messages/sign-in';
import { translate, wholeKey } from '@app/messages/translate';
import { textsFor } from '../../lib/texts/text.ts';

export const useSignInText = textsFor('sign-in', signInTexts);

/** Says it in a language that the page may not be in yet. */
export const signInTextIn = (language: Language) => (key: keyof typeof signInTexts) =>
  translate(language, wholeKey('sign-in', key));
