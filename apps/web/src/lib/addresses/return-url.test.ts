import { describe, expect, it } from 'vitest';
import { loginUrl, returnUrlOf, safeReturnUrl } from './return-url.ts';

describe('safeReturnUrl', () => {
  it.each(['/', '/ob/calls', '/call/tuzla?tab=1#faq', '/messages?conversation=5', '/č'])(
    'accepts %s',
    (value) => expect(safeReturnUrl(value)).toBe(encodeURI(value)),
  );

  it.each([
    null,
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'ob/calls',
    '/login',
    '/login?returnUrl=/ob',
    '/register',
    '/auth/verify?token=1',
    `/${'a'.repeat(2000)}`,
  ])('refuses %j', (value) => expect(safeReturnUrl(value)).toBeNull());
});

describe('returnUrlOf', () => {
  it.each([
    ['returnUrl=%2Fzona', '/zona'],
    ['redirect=%2F%3Fadmin_edit%3Dtrue', '/?admin_edit=true'],
    ['returnUrl=%2Fzona&redirect=%2Fob', '/zona'],
    ['returnUrl=https%3A%2F%2Fevil.example&redirect=%2Fob', '/ob'],
    ['redirect=%2F%2Fevil.example', null],
    ['', null],
  ])('reads %s as %j', (query, expected) => {
    expect(returnUrlOf(new URLSearchParams(query))).toBe(expected);
  });
});

describe('loginUrl', () => {
  it('leads back to the page', () => {
    const here = { pathname: '/ob/odbor', search: '?bank=tuzla', hash: '#rang' };
    expect(loginUrl(here)).toBe('/login?returnUrl=%2Fob%2Fodbor%3Fbank%3Dtuzla%23rang');
  });

  it('says nothing of the landing page', () => {
    expect(loginUrl({ pathname: '/', search: '', hash: '' })).toBe('/login');
  });
});
