import { pages } from '@app/contracts/pages';
import { describe, expect, it } from 'vitest';
import { movedTo, pageAddress } from './page-address.ts';

describe('the address that a page is rendered by', () => {
  it.each([
    ['/', '/'],
    ['/?x=1', '/'],
    ['/?admin_edit=true&utm_source=mail', '/?admin_edit=true'],
    ['/ob/calls?kind=blue&x=1&state=open', '/ob/calls?state=open&kind=blue'],
    ['/OB/calls/?state=open', '/OB/calls/?state=open'],
    ['/articles?q=a&q=b', '/articles?q=a'],
    ['/articles?q=%C4%8Dem+%26', '/articles?q=%C4%8Dem+%26'],
    ['/articles?q=', '/articles?q='],
    ['/call/nothing?izvor=plakat&fbclid=1', '/call/nothing?izvor=plakat'],
    ['/crowdfunding?state=running', '/crowdfunding?state=running'],
    ['/crowdfunding/one?odjava=1.x&y', '/crowdfunding/one?odjava=1.x'],
    ['/no/such/page?q=1', '/no/such/page'],
    ['/%E0%A4%A?q=1', '/%E0%A4%A'],
    ['/?', '/'],
    ['/ob/calls.data?state=open&_routes=root&x=1', '/ob/calls.data?state=open&_routes=root'],
    ['/_root.data?admin_edit=true&x=1', '/_root.data?admin_edit=true'],
  ])('of %s is %s', (url, address) => expect(pageAddress(url)).toBe(address));

  it('keeps every name that a page has', () => {
    const all = Object.values(pages);
    expect(all.length).toBeGreaterThan(80);
    for (const { path, query } of all) {
      const search = query.map((name) => `${name}=1`).join('&');
      const url = `${path.replace(/:\w+\??/g, 'one')}${search && `?${search}`}`;
      expect(pageAddress(`${url}${search ? '&' : '?'}made=up`)).toBe(url);
    }
  });
});

describe('where a page has moved', () => {
  it.each([
    ['/ob', '/youth-bank/1', '/ob'],
    ['/ob', '/youth-bank/1?x=1', '/ob?x=1'],
    ['/ob?bank=a', '/youth-bank/1?x=%20&bank=a', '/ob?x=%20&bank=a'],
  ])('to %s from %s is %s', (location, url, to) => expect(movedTo(location, url)).toBe(to));
});
