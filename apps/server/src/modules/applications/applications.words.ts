import type { Language } from '@app/messages/catalogue';
import { formBlueTexts } from '@app/messages/form-blue';
import { formOrangeTexts } from '@app/messages/form-orange';
import { addTexts, translate, type Values } from '@app/messages/translate';

addTexts('form-orange', formOrangeTexts);
addTexts('form-blue', formBlueTexts);

/** Words of a kind's form: of its sections, fields, parts of items, choices. */
export const formWords =
  (language: Language, kind: string) =>
  (key: string, values?: Values): string =>
    translate(language, `form-${kind}.${key}`, values);
