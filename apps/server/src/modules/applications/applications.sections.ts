import { sectionTexts } from '@app/messages/applications-mails';
import type { Language } from '@app/messages/catalogue';
import { formBlueTexts } from '@app/messages/form-blue';
import { addTexts, translate } from '@app/messages/translate';

addTexts('sections', sectionTexts);
addTexts('form-blue', formBlueTexts);

/** What a section of an application's form is called; `none` stands for no section at all. */
export const sectionName = (language: Language, kind: string, key: string): string =>
  translate(
    language,
    kind === 'orange' || key === 'none' ? `sections.${key}` : `form-${kind}.section.${key}`,
  );
