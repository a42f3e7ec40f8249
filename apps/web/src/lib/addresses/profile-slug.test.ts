import { expect, it } from 'vitest';
import { profileSlug } from './profile-slug.ts';

it.each([
  ['Lejla Softić', 'lejla-softi-7'],
  ["  Emir  O'Delić-Hadžić ", 'emir-odeli-hadi-7'],
])('%s has the slug %s', (name, slug) => expect(profileSlug({ id: '7', name })).toBe(slug));
