import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idFromProfileSlug, profileSlug } from './profile-slug.ts';

const id = '01936f7e-5b1c-7c3a-9d2e-4f5a6b7c8d9e';

describe('profileSlug', () => {
  it.each([
    ['Lejla Begic', `lejla-begic-${id}`],
    ['Lejla Begić', `lejla-begic-${id}`],
    ['Đorđe Čolić', `djordje-colic-${id}`],
    ['DŽENANA ŽIŠKO', `dzenana-zisko-${id}`],
    ['Lejla Begic\u0301', `lejla-begic-${id}`],
    ['Ana-Marija  Kovac 2', `ana-marija-kovac-2-${id}`],
    ["O'Neil (admin)", `oneil-admin-${id}`],
    ['Ћ', `-${id}`],
    ['', `-${id}`],
  ])('%j', (name, slug) => {
    expect(profileSlug(name, id)).toBe(slug);
  });

  it('leads back to the id, whatever the name', () => {
    fc.assert(
      fc.property(fc.string(), fc.uuid(), (name, uuid) => {
        const slug = profileSlug(name, uuid);
        expect(slug).toMatch(/^[a-z0-9-]+$/);
        expect(idFromProfileSlug(slug)).toBe(uuid);
      }),
    );
  });
});

describe('idFromProfileSlug', () => {
  it('takes the bare id and capitals', () => {
    expect(idFromProfileSlug(id)).toBe(id);
    expect(idFromProfileSlug(`ana-${id.toUpperCase()}`)).toBe(id);
    // As they were made without turning letters.
    expect(idFromProfileSlug(`ore-oli-${id}`)).toBe(id);
  });

  it.each(['', 'ana', 'ana-1', `ana${id}`, `${id}-ana`, `ana-${id.slice(1)}`])(
    'finds none in %j',
    (slug) => {
      expect(idFromProfileSlug(slug)).toBeNull();
    },
  );
});
