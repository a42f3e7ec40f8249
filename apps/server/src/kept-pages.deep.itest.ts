import type { PageRequest } from '@app/contracts/page';
import { pages } from '@app/contracts/pages';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUp, setUpApp } from './platform/testing/setUp.ts';
import { loadWebBuild, type WebBuild } from './platform/web/build.ts';
import { mountWeb } from './platform/web/mount.ts';
import { seedDemo } from './seed/seed.ts';

// Whatever of the database a stranger reads on a public page is changed there, and the kept page of
// the next moment must be the one that is rendered anew. The clock stands: nothing ends by itself.

const app = setUpApp();
const web: WebBuild = setUp(loadWebBuild);
let server: FastifyInstance;
/** How the page that was asked for last was asked of the renderer. */
let asked: PageRequest | undefined;

beforeAll(async () => {
  await seedDemo(app.platform);
  server = Fastify();
  await mountWeb(server, app.platform, app.invoke, {
    ...{ id: web.id, clientFolder: web.clientFolder, stop: web.stop },
    pages: {
      render(request) {
        asked = request;
        return web.pages.render(request);
      },
    },
  });
});

afterAll(() => server.close());

const plain = (html: string) => html.replaceAll(/nonce="[^"]*"|"nonce":"[^"]*"/g, '');

async function kept(path: string): Promise<string> {
  const { statusCode, body } = await server.inject({ url: path });
  expect([path, statusCode]).toEqual([path, 200]);
  return plain(body);
}

async function fresh(path: string): Promise<string> {
  if (!asked) throw new Error('Nothing was rendered so far.');
  return plain((await web.pages.render({ ...asked, path, call: app.invoke })).body);
}

const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.platform.db.pool.query(text, values)).rows as T[];

interface Column {
  readonly table: string;
  readonly column: string;
}

const textColumns = () =>
  ask<Column>(`SELECT c.table_name AS table, c.column_name AS column
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND c.data_type = 'text' AND t.table_type = 'BASE TABLE'
      AND c.is_generated = 'NEVER' AND c.column_name !~ 'slug|id$|status|kind|key|token|path|words'
    ORDER BY 1, 2`);

const longEnough = 10;
/** Changes of one page that are tried. */
const changesOfEach = 3;

it('a kept page is what would be rendered now, whatever of it was changed', async () => {
  const slugOf = async (table: string, column = 'slug', where = 'true') => {
    const [row] = await ask<{ it: string }>(
      `SELECT ${column} AS it FROM ${table} WHERE ${column} IS NOT NULL AND ${where} ORDER BY 1 LIMIT 1`,
    );
    return String(row?.it);
  };
  const call = await slugOf('calls', 'slug', 'published_at IS NOT NULL');
  const walked = [
    pages.banks(),
    pages.bankDirectory(),
    pages.bank({ bankSlug: 'tuzla' }),
    pages.orangeGrants(),
    pages.calls(),
    pages.call({ slug: call }),
    pages.callLanding({ slug: call }),
    pages.conversion({ slug: call }),
    pages.approved(),
    pages.campaigns(),
    pages.project({ slug: await slugOf('applications', 'slug', "status = 'approved'") }),
    pages.articles(),
    pages.article({ slug: await slugOf('articles', 'slug', 'published_at IS NOT NULL') }),
  ];
  const columns = await textColumns();
  const still: string[] = [];
  let marks = 0;
  for (const path of walked) {
    let html = await kept(path);
    let seen = 0;
    for (const { table, column } of columns) {
      if (seen === changesOfEach) break;
      const values = await ask<{ it: string }>(
        `SELECT DISTINCT "${column}" AS it FROM "${table}"
         WHERE length("${column}") BETWEEN $1 AND 200 AND position("${column}" IN $2) > 0 LIMIT 1`,
        [longEnough, html],
      );
      for (const { it: value } of values) {
        marks += 1;
        const changed = await ask(
          `UPDATE "${table}" SET "${column}" = $2 WHERE "${column}" = $1 RETURNING 1`,
          [value, `Promijenjeno ${marks}`],
        ).catch(() => []);
        if (changed.length === 0) continue;
        const before = html;
        html = await kept(path);
        const now = await fresh(path);
        expect([path, table, column, html === now]).toEqual([path, table, column, true]);
        if (html !== before) seen += 1;
      }
    }
    if (seen === 0) still.push(path);
  }
  expect(still).toEqual([]);
});
