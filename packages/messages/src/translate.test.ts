import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type Language, texts } from './catalogue.ts';
import { pluralOf } from './plural.ts';
import { addTexts, changeTexts, translate, wholeKey } from './translate.ts';

addTexts(
  'sample',
  texts({
    plain: { bhs: 'Zdravo, {{name}}', en: 'Hello, {{name}}' },
    days_one: { bhs: '{{count}} dan', en: '{{count}} day' },
    days_few: { bhs: '{{count}} dana', en: '{{count}} days' },
    days_other: { bhs: '{{count}} dana', en: '{{count}} days' },
    total: { bhs: 'Ukupno {{count}}', en: '{{count}} in all' },
    half: { bhs: 'Samo bosanski', en: '' },
  }),
);

describe('translate', () => {
  it('fills in values, in both languages, as they are', () => {
    expect(translate('bhs', 'sample.plain', { name: '<b>$&' })).toBe('Zdravo, <b>$&');
    expect(translate('en', 'sample.plain', { name: 'Ada' })).toBe('Hello, Ada');
  });

  it('gives what a catalogue does not say itself from the common texts', () => {
    const common = {
      plain: { bhs: 'Zdravo', en: 'Hello' },
      people_other: { bhs: 'ljudi', en: 'people' },
    };
    addTexts('common', common);
    expect(wholeKey('sample', 'plain')).toBe('sample.plain');
    expect(wholeKey('sample', 'days')).toBe('sample.days');
    expect(wholeKey('sample', 'people')).toBe('common.people');
    expect(wholeKey('sample', 'nowhere')).toBe('sample.nowhere');
  });

  it('counts', () => {
    expect(translate('bhs', 'sample.days', { count: 21 })).toBe('21 dan');
    expect(translate('en', 'sample.days', { count: 21 })).toBe('21 days');
    expect(translate('en', 'sample.days', { count: 1 })).toBe('1 day');
    expect(translate('bhs', 'sample.total', { count: 4 })).toBe('Ukupno 4');
  });

  it('ends a sentence once, where a Bosnian date ends it too', () => {
    const day = { bhs: 'Vrijedi do {{day}}. Poslije ne.', en: 'Valid until {{day}}. Not later.' };
    addTexts('sample', texts({ day, more: { bhs: '{{day}}...', en: '{{day}}...' } }));
    const says = (language: Language, on: string) => translate(language, 'sample.day', { day: on });
    expect(says('bhs', '11. decembra 2026.')).toBe('Vrijedi do 11. decembra 2026. Poslije ne.');
    expect(says('bhs', '11. decembra u 20:00')).toBe(
      'Vrijedi do 11. decembra u 20:00. Poslije ne.',
    );
    expect(says('en', '11 December 2026')).toBe('Valid until 11 December 2026. Not later.');
    expect(translate('bhs', 'sample.more', { day: '2026' })).toBe('2026...');
  });

  it('falls back to the other language, then to the key', () => {
    expect(translate('en', 'sample.half')).toBe('Samo bosanski');
    expect(translate('en', 'sample.nothing')).toBe('sample.nothing');
  });
});

describe('changed texts', () => {
  afterEach(() => changeTexts(new Map()));

  it('stand in the place of the defaults, in every plural form', () => {
    changeTexts(
      new Map([
        ['sample.plain', { bhs: 'Selam, {{name}}', en: 'Hello, {{name}}' }],
        ['sample.days_few', { bhs: '{{count}} danka', en: '{{count}} days' }],
      ]),
    );
    expect(translate('bhs', 'sample.plain', { name: 'Ada' })).toBe('Selam, Ada');
    expect(translate('en', 'sample.plain', { name: 'Ada' })).toBe('Hello, Ada');
    expect([1, 2, 5].map((count) => translate('bhs', 'sample.days', { count }))).toEqual([
      '1 dan',
      '2 danka',
      '5 dana',
    ]);
    changeTexts(new Map());
    expect(translate('bhs', 'sample.plain', { name: 'Ada' })).toBe('Zdravo, Ada');
  });

  it('fall back to the other language, then to the key, whatever is empty', () => {
    const word = fc.constantFrom('', 'bosanski', 'english');
    const languages = fc.constantFrom<Language>('bhs', 'en');
    const change = fc.option(fc.record({ bhs: word, en: word }), { nil: undefined });
    fc.assert(
      fc.property(languages, change, (language, text) => {
        changeTexts(new Map(text ? [['sample.half', text]] : []));
        const stands = text ?? { bhs: 'Samo bosanski', en: '' };
        const other = language === 'bhs' ? 'en' : 'bhs';
        const expected = stands[language] || stands[other] || 'sample.half';
        expect(translate(language, 'sample.half')).toBe(expected);
      }),
    );
  });
});

describe('pluralOf', () => {
  it('agrees with the rules that Node knows', () => {
    const numbers = [...Array(321).keys(), 1000, 1001, 1012, 1_000_002, 0.1, 1.2, 2.5, 3.11, 0.21];
    const bosnian = new Intl.PluralRules('bs');
    const english = new Intl.PluralRules('en');
    for (const number of numbers) {
      expect([number, pluralOf('bhs', number)]).toEqual([number, bosnian.select(number)]);
      expect([number, pluralOf('en', number)]).toEqual([number, english.select(number)]);
    }
  });
});
