import { describe, expect, it } from 'vitest';
import {
  applicationText,
  campaignText,
  emptyStory,
  lengthOf,
  signsIn,
  storyLimits,
  storySteps,
  wordsIn,
} from './story.ts';

const turn =
  'Tog petka je Emir donio bubnjeve u hodnik škole, jer drugdje nije bilo struje. Svirali smo ' +
  'dvadeset minuta. Domar nas je izbacio, ali je na vratima rekao: „Šteta, prvi put se čuje nešto.“';

const quotes = (step: (typeof storySteps)[number], text: string, written: 'bhs' | 'en' = 'bhs') =>
  Object.fromEntries(signsIn(step, text, written).map(({ sign, quote }) => [sign, quote]));

describe('the gentle check', () => {
  it('quotes what it finds', () => {
    expect(quotes('turn', turn)).toEqual({
      person: 'Emir',
      time: 'petka',
      voice: 'Šteta, prvi put se čuje nešto.',
    });
    expect(quotes('why', 'Do 2027. nas čeka četrnaest sala.')).toMatchObject({
      time: '2027.',
      we: 'nas',
    });
    expect(quotes('before', 'We had fourteen rooms. Emir Delić was here.', 'en')).toEqual({
      number: 'fourteen',
      person: 'Emir Delić',
      we: 'We',
    });
  });

  it.each(storySteps)('finds nothing in an empty part: %s', (step) => {
    expect(signsIn(step, '', null).every(({ quote }) => quote === null)).toBe(true);
  });

  it.each([
    ['To je važno za sve. Kada je teško, svi znaju.', 'person'],
    ['Mladi su naša budućnost.', 'time'],
    ['Rekli su da može.', 'voice'],
  ] as const)('takes nothing for what it is not: %s', (text, sign) => {
    expect(quotes('turn', text)[sign]).toBeNull();
  });

  it.each([
    ['Emir i Lejla sviraju u hodniku škole, i svako je zna.', null],
    ['I tako je Emir ostao. Bubnjevi i bas.', null],
    ['Emir i Lejla sviraju, a mi ih slušamo.', 'mi'],
    ['When I was in the hall, I heard the band.', 'I', 'en'],
  ] as const)('hears in %j whose voice it is: %s', (text, quote, written: 'bhs' | 'en' = 'bhs') => {
    expect(quotes('who', text, written).we).toBe(quote);
  });

  it('does not take the month for a person', () => {
    expect(quotes('turn', 'Bilo je to u Septembru prije podne.').person).toBeNull();
  });

  it('shortens a long quote', () => {
    const said = quotes('turn', `„${'riječ '.repeat(40)}“`).voice ?? '';
    expect(said.length).toBeLessThanOrEqual(60);
    expect(said).toMatch(/…$/);
  });
});

describe('how long a part is', () => {
  const many = (count: number) => 'riječ '.repeat(count);
  it.each([
    ['', 'empty'],
    [many(29), 'short'],
    [many(30), 'right'],
    [many(80), 'right'],
    [many(81), 'long'],
  ] as const)('%j: %s', (text, is) => {
    expect(lengthOf(text).is).toBe(is);
  });

  it('names a sentence that is hard to say aloud', () => {
    expect(lengthOf(turn).longSentence).toBeNull();
    expect(lengthOf(`Kratko. Ovo ${many(31)}.`).longSentence).toMatch(/^Ovo riječ/);
  });
});

describe('the texts', () => {
  const story = { ...emptyStory, before: ' Prije. Više. ', turn, after: 'Poslije.' };

  it('of the application are the parts as paragraphs', () => {
    expect(applicationText(story)).toBe(`Prije. Više.\n\n${turn}\n\nPoslije.`);
    expect(applicationText(emptyStory)).toBe('');
  });

  it('of the campaign are whole sentences in their order, or what the team chose', () => {
    expect(campaignText(story)).toBe(
      'Prije. Tog petka je Emir donio bubnjeve u hodnik škole, jer drugdje nije bilo struje. Poslije.',
    );
    const long = { ...story, before: `${'riječ '.repeat(61)}.` };
    expect(wordsIn(campaignText(long))).toBeLessThanOrEqual(storyLimits.campaignWords);
    expect(campaignText({ ...story, short: ' Moje. ' })).toBe('Moje.');
  });
});
