import { expect, it } from 'vitest';
import { personas } from '../accounts/accounts.factory.ts';
import { eventsFrom } from '../machine.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { articleMachine, articleStatuses } from './article.machine.ts';
import { articleActors, articlePolicy } from './article.policy.ts';

const article = { ownerId: 'vlasnik', authorIds: ['vlasnik', 'clan'], bankSlug: null } as const;
const acts = [
  'create',
  'read',
  'viewWork',
  'write',
  'own',
  'respond',
  'moderate',
  'review',
] as const;
const everybodyElse =
  'lejla asistent koordinator voditelj savjetnik menadzer odbor obAdmin globalni zenica';

it.each([
  [
    'draft',
    `
    nobody:                    s s s s s s s s
    vlasnik vlasnikVoditelj:   + + + + + w + m
    clan clanVoditelj:         + + + + o w + m
    admin moderator:           + + + t o w + +
    ${everybodyElse}: + t t t o w m m`,
  ],
  [
    'review',
    `
    nobody:                    s s s s s s s s
    vlasnik vlasnikVoditelj:   + + + w + w + m
    clan clanVoditelj:         + + + w o w + m
    admin moderator:           + + + t o w + +
    ${everybodyElse}: + t t t o w m m`,
  ],
  [
    'published',
    `
    nobody:                    s + s s s s s s
    vlasnik vlasnikVoditelj:   + + + + + + + m
    clan clanVoditelj:         + + + + o + + m
    admin moderator:           + + + t o + + +
    ${everybodyElse}: + + t t o + m m`,
  ],
] as const)('who may do what with an article, %s', (status, text) => {
  const actual = actualMatrix(acts, (actor, act) =>
    articlePolicy[act](actor, { ...article, status }),
  );
  expect(actual).toEqual(expectedMatrix(acts, text));
});

it('what each may ask for in each status', () => {
  const may = (actor: keyof typeof personas, bankSlug: string | null = null) =>
    Object.fromEntries(
      articleStatuses.map((status) => {
        const actors = articleActors(personas[actor], { ...article, bankSlug, status });
        return [status, eventsFrom(articleMachine, status, actors).join(' ')];
      }),
    );
  const author = {
    draft: 'submit',
    review: 'withdraw',
    scheduled: 'unschedule',
    published: 'submit',
    amended: 'withdraw',
    archived: '',
  };
  expect(may('clan')).toEqual(author);
  expect(may('vlasnik')).toEqual({
    ...author,
    draft: 'submit archive',
    published: 'submit archive',
    amended: 'withdraw archive',
    archived: 'reopen',
  });
  expect(may('moderator')).toEqual({
    draft: '',
    review: 'return publish schedule',
    scheduled: 'unschedule',
    published: 'archive',
    amended: 'return publish archive',
    archived: '',
  });
  // Of a bank, in its name alone.
  expect(may('clanVoditelj')).toEqual(author);
  expect(may('clanVoditelj', 'tuzla')).toMatchObject({
    draft: 'submit publish schedule',
    published: 'submit publish',
  });
  expect(may('clanVoditelj', 'zenica')).toEqual(author);
  expect(may('lejla')).toEqual({
    draft: '',
    review: '',
    scheduled: '',
    published: '',
    amended: '',
    archived: '',
  });
});
