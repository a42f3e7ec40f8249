import { addTexts, changeTexts, translate } from '@app/messages/translate';
import { afterEach, describe, expect, it } from 'vitest';
import { pageTexts } from './page-texts.ts';

addTexts('page', { title: { bhs: 'Naslov', en: 'Title' }, lead: { bhs: 'Uvod', en: 'Lead' } });

afterEach(() => changeTexts(new Map()));

const text = (key: string, value = 'x') => ({ key, value_bhs: value, value_en: value });
const many = (count: number) => Array.from({ length: count }, (_, index) => text(`page.k${index}`));
const sentBy = (script: string) => JSON.parse(script.slice('window.__texts='.length, -1));

describe('the changed texts of a rendered page', () => {
  it('cost nothing when nothing is changed', () => {
    expect(pageTexts({ version: '', texts: [] }).script()).toBe('');
    expect(translate('bhs', 'page.title')).toBe('Naslov');
  });

  it('all go with it while they are few', () => {
    const page = pageTexts({ version: 'a', texts: [text('page.title', 'Novi'), ...many(29)] });
    expect(translate('bhs', 'page.title')).toBe('Novi');
    expect(translate('bhs', 'page.lead')).toBe('Uvod');
    expect(sentBy(page.script()).texts).toHaveLength(30);
    expect(sentBy(page.script()).more).toBeUndefined();
  });

  it('are those that it shows when there are many', () => {
    const texts = [text('page.title', 'Novi'), ...many(100)];
    const page = pageTexts({ version: 'a', texts });
    translate('bhs', 'page.title');
    const { texts: sent, more } = sentBy(page.script());
    expect(sent.map(({ key }: { key: string }) => key)).toEqual(['page.title']);
    expect(more).toBe(true);
  });

  it('never end the script that they stand in', () => {
    const script = pageTexts({
      version: 'a',
      texts: [text('page.title', '</script><!-- \u2028 &amp;')],
    }).script();
    expect(script).not.toMatch(/[<>&\u2028]/);
    expect(sentBy(script).texts[0].value_bhs).toBe('</script><!-- \u2028 &amp;');
  });
});
