import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from './pages.ts';

describe('the address of a page', () => {
  it.each([
    [pages.landing(), '/'],
    [pages.call({ slug: 'tuzla-po-mjeri-mladih' }), '/call/tuzla-po-mjeri-mladih'],
    [pages.canvas(), '/canvas-narandzasti-grant-enhanced'],
    [pages.canvas({ id: '1', dio: 'tim' }), '/canvas-narandzasti-grant-enhanced/1?dio=tim'],
    [pages.settings({ hash: 'data' }), '/settings#data'],
    [pages.board({ poziv: 'a', pogled: undefined, prijava: 'b' }), '/ob/odbor?poziv=a&prijava=b'],
    [
      pages.donated({ applicationId: '7', order: 'x/y', token: '' }),
      '/ob/crowdfunding/7/success?order=x%2Fy',
    ],
    [pages.verify({ email: 'a+b@c.ba' }), '/auth/verify?email=a%2Bb%40c.ba'],
    [pages.profile({ profileSlug: 'č/š' }), '/profile/%C4%8D%2F%C5%A1'],
  ])('%s', (address, expected) => {
    expect(address).toBe(expected);
  });

  it('has a pattern of its own', () => {
    const paths = Object.values(pages).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('stands in one domain, whose pages are all known', async () => {
    const files = globSync('*/*.pages.ts', { cwd: import.meta.dirname });
    const domains = await Promise.all(
      files.map((file): Promise<object> => import(join(import.meta.dirname, file))),
    );
    const declared = domains.flatMap((domain) => Object.values(domain)).flatMap(Object.entries);
    expect(declared.length).toBeGreaterThan(60);
    // Of two under one name the later would take the other's place.
    expect(declared.filter(([name, page]) => pages[name as keyof typeof pages] !== page)).toEqual(
      [],
    );
  });
});
