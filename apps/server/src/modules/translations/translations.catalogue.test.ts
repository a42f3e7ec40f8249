import { TextKey } from '@app/contracts/translations/translations.schemas';
import {
  placeholdersOf,
  problemOf,
  textLanguages,
  tidyText,
} from '@app/domain/translations/translation';
import { describe, expect, it } from 'vitest';
import { defaultTexts, fittingChange } from './translations.defaults.ts';

describe('the default texts', () => {
  it('obey the rules of changed ones, in both languages', () => {
    const wrong = [...defaultTexts].flatMap(([key, text]) =>
      textLanguages
        .filter((language) => problemOf(text[language], text, language) !== null)
        .map((language) => `${key} ${language}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are tidy, so that a file of them differs in nothing', () => {
    const untidy = [...defaultTexts].filter(([, text]) =>
      textLanguages.some((language) => tidyText(text[language], text[language]) !== text[language]),
    );
    expect(untidy).toEqual([]);
  });

  it('have the same places to fill in, in both languages', () => {
    const differing = [...defaultTexts].filter(
      ([, { bhs, en }]) => placeholdersOf(bhs).join() !== placeholdersOf(en).join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('have keys that an address can name', () => {
    expect([...defaultTexts.keys()].filter((key) => !TextKey.safeParse(key).success)).toEqual([]);
  });
});

describe('a change kept from an older release', () => {
  it('stands as far as it fits the default of today', () => {
    expect(fittingChange('landing.heroStart', { bhs: 'Kreni', en: 'Go' })).toEqual({
      bhs: 'Kreni',
      en: 'Go',
    });
    expect(fittingChange('landing.heroStart', { bhs: 'Kreni {{now}}', en: 'Go' })).toEqual({
      bhs: null,
      en: 'Go',
    });
    expect(fittingChange('landing.heroStart', { bhs: 'Pokreni svoju ideju', en: null })).toBeNull();
    expect(fittingChange('landing.gone', { bhs: 'Kreni', en: 'Go' })).toBeNull();
  });
});
