import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { titlesTexts } from '@app/messages/titles';
import { describe, expect, it } from 'vitest';
import { firstRoute, hasRoute, rowOf } from './lib/addresses/route-table.ts';
import { routeTable } from './routes.ts';

/** Paths whose header is that of the youth banks (specification §2.3). */
const youthBankPaths =
  /^\/(ob|youth-bank|zona|crowdfunding|call|call-blue|canvas-narandzasti-grant-enhanced|canvas-orange-skills|canvas-orange-storytelling|canvas-plavi-grant|narandzasti-grant-pregled-aplikacija)(\/|$)/;

describe('the route table', () => {
  it('has each path once', () => {
    const paths = routeTable.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(routeTable.map((row) => [row.path, row] as const))('%s is sound', (path, row) => {
    expect(path).toMatch(/^(\*|\/([\w-]+|:\w+\??)?(\/([\w-]+|:\w+\??))*)$/);
    expect(existsSync(join(import.meta.dirname, row.file)), row.file).toBe(true);
    expect(row.access === 'redirect').toBe(row.to !== undefined);
    if (row.to) expect(hasRoute(row.to), row.to).toBe(true);
    if (youthBankPaths.test(path)) expect(['ob', 'none']).toContain(row.header);
  });

  it('leads nowhere that does not exist', () => {
    expect(hasRoute('/ob/landing')).toBe(hasRoute('/ob-landing'));
    expect(hasRoute('/articles/:slug')).toBe(hasRoute('/article/:slug'));
    expect(hasRoute('/canvas')).toBe(true);
  });

  it('has titles of at most four words', () => {
    for (const text of Object.values(titlesTexts)) {
      expect(text.bhs.split(' ').length, text.bhs).toBeLessThanOrEqual(4);
      expect(text.en.split(' ').length, text.en).toBeLessThanOrEqual(4);
    }
  });

  it('answers for addresses with and without optional parameters', () => {
    expect(hasRoute('*')).toBe(true);
    expect(hasRoute('/no-such-page')).toBe(false);
    expect(firstRoute('/no-such-page', '/ob/calls')).toBe('/ob/calls');
    expect(firstRoute('/no-such-page')).toBe('/');
    expect(rowOf('*')?.title).toBe('notFound');
    expect(rowOf('root')).toBeUndefined();
  });
});
