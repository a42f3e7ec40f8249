import type { PageRequest } from '@app/contracts/page';
import type { EntryContext } from 'react-router';
import { expect, it, vi } from 'vitest';
import { keepMissing } from './missing-pages.ts';

const entry = (pathname: string, id: string) =>
  ({
    staticHandlerContext: { matches: [{ route: { id } }], location: { pathname } },
  }) as unknown as EntryContext;
const request = (change: Partial<PageRequest> = {}) =>
  ({
    language: 'bhs',
    theme: 'light',
    now: 0,
    nonce: 'n1',
    texts: { version: '', texts: [] },
    ...change,
  }) as PageRequest;

it('renders one page for all addresses of a kind, each time with its own nonce', () => {
  const { page } = keepMissing();
  const render = vi.fn(() => '<script nonce="n1"></script>');
  expect(page(entry('/nothing', '*'), request(), render)).toContain('nonce="n1"');
  expect(page(entry('/nothing/else', '*'), request({ nonce: 'n2' }), render)).toBe(
    '<script nonce="n2"></script>',
  );
  expect(render).toHaveBeenCalledOnce();
});

it.each([
  ['another language', entry('/nothing', '*'), { language: 'en' }],
  ['another theme', entry('/nothing', '*'), { theme: 'dark' }],
  ['another page that has nothing to show', entry('/call/nothing', '/call/:slug'), {}],
  ['another place in the header', entry('/OB/calls/nothing', '*'), {}],
  ['another minute', entry('/nothing', '*'), { now: 60_000 }],
  ['other texts', entry('/nothing', '*'), { texts: { version: 'v1', texts: [] } }],
] as const)('renders %s anew', (_what, other, change) => {
  const { page } = keepMissing();
  const render = vi.fn(() => '');
  page(entry('/nothing', '*'), request(), render);
  page(other, request(change), render);
  expect(render).toHaveBeenCalledTimes(2);
});
