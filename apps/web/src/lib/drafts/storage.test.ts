import { expect, it } from 'vitest';
import { readStored, storeIn } from './storage.ts';

it.each([
  ['accessToken', 'undefined', null],
  ['accessToken', '', null],
  ['accessToken', '123456789', null],
  ['refreshToken', '1234567890', '1234567890'],
  ['accessTokenAt', 'NaN', null],
  ['accessTokenAt', '', null],
  ['accessTokenAt', '1700000000000', 1_700_000_000_000],
  ['language', 'de', null],
  ['language', 'en', 'en'],
  ['theme', '{', null],
  ['theme', 'system', 'system'],
  ['registrationEmail', 'undefined', null],
  ['registrationEmail', 'lejla@primjer.ba', 'lejla@primjer.ba'],
] as const)('%s holding %j is read as %j', (name, text, read) => {
  const store = storeIn(() => ({ getItem: () => text }) as unknown as Storage);
  expect(readStored(name, store)).toBe(read);
});

it('keeps in memory what the browser refuses, and says so', () => {
  const refused = storeIn(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(refused.set('a', '1')).toBe(false);
  expect([refused.get('a'), refused.keys()]).toEqual(['1', ['a']]);
  refused.remove('a');
  expect(refused.get('a')).toBeNull();
});

it('reads the newer entry where a full storage still holds an older one', () => {
  const full = {
    getItem: () => 'old',
    setItem: () => {
      throw new Error('full');
    },
  };
  const store = storeIn(() => full as unknown as Storage);
  store.set('a', 'new');
  expect(store.get('a')).toBe('new');
});
