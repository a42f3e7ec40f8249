import { articlesPaths } from '@app/contracts/articles/articles.paths';
import { parseAddress } from '@app/contracts/endpoint';
import type pg from 'pg';
import type { Verdict } from '../support/report.ts';
import { changed, insertMade } from '../support/seed.ts';
import type { Measured, Stage } from '../support/stage.ts';
import { inBulk, judge, mostAtSize, mostInTheMiddle, type Sized } from './compare.ts';
import type { Pace } from './speed.ts';

const sizes = { few: 1_000, many: 100_000 } as const;

const list = parseAddress(articlesPaths.list).path;

/** What people ask the list of articles for; half are of each language. */
const asked = {
  'articles, first page': list,
  'articles, the other language': `${list}?language=en`,
  'articles, a word of many': `${list}?q=rijek`,
  'articles, a word of few': `${list}?q=suma00012`,
  'articles, a word of every fiftieth': `${list}?q=potok7`,
  'articles, a word of none': `${list}?q=nematoga`,
  'articles, two words of many': `${list}?q=mjeren%20rijek`,
  'articles, a tag of many': `${list}?tag=mjerenje`,
  'articles, a tag of few': `${list}?tag=rijetko`,
  'articles, a bank': `${list}?bank=tuzla`,
  'articles, a word of few and a tag of many': `${list}?q=suma00012&tag=mjerenje`,
  'articles, an article': parseAddress(articlesPaths.detail).path.replace(':slug', 'clanak-500'),
  'articles, feed': parseAddress(articlesPaths.feed).path,
} as const satisfies Readonly<Record<string, string>>;

/** Copies of the demo's articles: words and tags of many and of few, by their authors. */
async function fill(db: pg.Pool, count: number): Promise<void> {
  await inBulk(db, ['articles', 'article_authors'], async () => {
    await db.query(
      `${await insertMade(db, 'articles')}
       FROM (SELECT a AS row, row_number() OVER (ORDER BY a.slug) - 1 AS at, count(*) OVER () AS total
         FROM articles a WHERE a.status = 'published') one
       JOIN generate_series(1, $1::int) n ON n % one.total = one.at,
       ${changed(
         'one.row',
         `'id', uuidv7(), 'group_id', uuidv7(), 'slug', 'clanak-' || n,
          'published_at', now() - make_interval(mins => n * 7919 % $1::int, secs => n % 60),
          'tags', ARRAY['mjerenje'] || CASE WHEN n % ($1::int / 20) < 2 THEN ARRAY['rijetko'] ELSE '{}' END,
          'words', (one.row).words || to_tsvector('simple', 'mjerenje rijeka oznaka0mjerenje suma'
            || lpad((n / 20)::text, 5, '0') || ' potok' || n / 2 % 50
            || CASE WHEN n % ($1::int / 20) < 2 THEN ' oznaka0rijetko' ELSE '' END)`,
       )}`,
      [count],
    );
    await db.query(
      `INSERT INTO article_authors (article_id, user_id, place, agreed_at, saved_at)
       SELECT id, owner_id, 0, created_at, saved_at FROM articles WHERE slug LIKE 'clanak-%'`,
    );
  });
  await db.query('VACUUM ANALYZE articles, article_authors');
}

async function sized(measured: Measured, count: number): Promise<Sized> {
  const { db } = measured;
  const began = performance.now();
  await fill(db, count);
  const took = Math.round((performance.now() - began) / 1000);
  process.stderr.write(`Filled up to ${count.toLocaleString('en')} articles in ${took} s.\n`);
  const { rows } = await db.query<{ after: string }>(
    `SELECT floor(extract(epoch FROM published_at) * 1000)::bigint || '.' || id AS after
     FROM articles WHERE language = 'bhs' ORDER BY published_at OFFSET $1 LIMIT 1`,
    [count / 4],
  );
  return { ...measured, after: rows[0]?.after ?? '' };
}

/** What readers ask for at a hundred times the size, and a page in the middle of the list. */
export async function articlesVerdicts(stage: Stage, pace: Pace): Promise<Verdict[]> {
  const beside = await stage.beside('articles');
  try {
    await stage.countPages();
    const few = await sized(stage, sizes.few);
    const many = await sized(beside, sizes.many);
    const verdicts: Verdict[] = [];
    for (const [name, path] of Object.entries(asked)) {
      const what = `${name}: a hundred times the size`;
      const bounds = { pace, atMost: mostAtSize };
      verdicts.push(await judge(what, { of: few, path }, { of: many, path }, bounds));
    }
    const middle = { of: many, path: `${list}?after=${many.after}` };
    const first = { of: many, path: list };
    const bounds = { pace, atMost: mostInTheMiddle };
    verdicts.push(await judge('articles: the middle ÷ the first page', first, middle, bounds));
    return verdicts;
  } finally {
    await beside.stop();
  }
}
