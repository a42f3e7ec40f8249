import { addTexts, changeTexts, translate } from '@app/messages/translate';
import { afterEach, expect, it } from 'vitest';
import { showDraft, showTexts, textsVersion } from './changed-texts.ts';

addTexts('sample-draft', { title: { bhs: 'Naslov', en: 'Title' } });

const key = 'sample-draft.title';
const only = (bhs: string) => new Map([[key, { bhs, en: bhs }]]);

afterEach(() => {
  showDraft(null);
  changeTexts(new Map());
});

it('shows what is being written, whatever is published meanwhile, and then what is published', () => {
  showTexts(only('Objavljeno'));
  const before = textsVersion();
  showDraft(only('Nacrt'));
  expect(translate('bhs', key)).toBe('Nacrt');
  expect(textsVersion()).toBeGreaterThan(before);
  showTexts(only('Novije'));
  expect(translate('bhs', key)).toBe('Nacrt');
  showDraft(null);
  expect(translate('bhs', key)).toBe('Novije');
});
