import { expect, it } from 'vitest';
import { editablePages, isTextOf, keysOf, sectionsOf } from './pages.ts';

it.each([
  ['home', 'hero-title', ['landing.heroTitle', 'landing.hero']],
  ['home', 'hero-description', ['landing.heroLead']],
  ['home', 'step-team-title', ['landing.stepTeamTitle', 'landing.stepTeam']],
  ['home', 'landing.heroTitle', ['landing.heroTitle']],
  ['home', 'errors.NOT_FOUND', []],
  ['privacy', 'privacy-title', ['legal.privacyTitle', 'legal.privacy']],
  ['privacy', 'terms-title', []],
  ['fees', 'hero-description', []],
] as const)('on %s the id %s means %j', (page, id, keys) => {
  expect(keysOf(page, id)).toEqual(keys);
});

it('each page has its own texts and somewhere to put a block', () => {
  expect(editablePages.filter((page) => isTextOf(page, 'legal.updated'))).toEqual([
    'privacy',
    'terms',
  ]);
  for (const page of editablePages) expect(sectionsOf(page)).not.toHaveLength(0);
});
