import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';

const apis: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>[] = await Promise.all(
  globSync('*/*.api.ts', { cwd: import.meta.dirname }).map(
    (file) => import(pathToFileURL(join(import.meta.dirname, file)).href),
  ),
);
const open = apis
  .flatMap((api) => Object.values(api))
  .flatMap((rows) => Object.values(rows))
  .filter(({ anyOrigin }) => anyOrigin);

it('is for what everybody may read, and for reading', () => {
  expect(open.filter(({ method, access }) => method !== 'GET' || access !== 'public')).toEqual([]);
});

it('is for open data, feeds, campaigns and their widget', () => {
  expect(open.map(({ path }) => path).sort()).toEqual([
    '/api/articles/feed.json',
    '/api/articles/feed.xml',
    '/api/calls/feed.json',
    '/api/calls/feed.xml',
    '/api/crowdfunding/campaigns',
    '/api/crowdfunding/campaigns/:id',
    '/api/crowdfunding/campaigns/:id/widget',
    '/api/crowdfunding/campaigns/:id/widget.png',
    '/api/youth-banks/:slug/fund',
    '/api/youth-banks/:slug/grants.json',
    '/api/youth-banks/:slug/ledger',
    '/api/youth-banks/:slug/ledger.:format',
  ]);
});
