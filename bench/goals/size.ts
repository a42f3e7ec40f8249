import { applicationsPaths } from '@app/contracts/applications/applications.paths';
import { bankDeskPaths } from '@app/contracts/bank-desk/bank-desk.paths';
import { callsPaths } from '@app/contracts/calls/calls.paths';
import { crowdfundingPaths } from '@app/contracts/crowdfunding/crowdfunding.paths';
import { parseAddress } from '@app/contracts/endpoint';
import type pg from 'pg';
import { load, median } from '../support/load.ts';
import { factor, perSecond, type Verdict } from '../support/report.ts';
import { changed } from '../support/seed.ts';
import type { Measured, Stage } from '../support/stage.ts';
import { accessToken } from '../support/tokens.ts';
import type { Pace } from './speed.ts';

/** Applications of the bank that is measured, and calls and campaigns of all banks. */
const sizes = { few: 1_000, many: 100_000 } as const;
const atMost = 1.3;
const slug = 'mjerenje';

const pathOf = (row: Parameters<typeof parseAddress>[0]) =>
  parseAddress(row).path.replace(':slug', slug);
const desk = pathOf(bankDeskPaths.applications);
const projects = pathOf(applicationsPaths.projects);
const calls = pathOf(callsPaths.list);
const campaigns = pathOf(crowdfundingPaths.campaigns);

/** What people ask lists for; `after` leads to the middle of what the bank was sent. */
const asked = (after: string): Readonly<Record<string, string>> => ({
  'desk, first page': desk,
  'desk, a page in the middle': `${desk}?after=${after}`,
  'desk, one stage': `${desk}?stage=running`,
  'desk, one call, one year': `${desk}?call=${slug}-3&year=2026`,
  'desk, one theme': `${desk}?theme=4`,
  'desk, largest amount first': `${desk}?sort=amount`,
  'desk, a word of many': `${desk}?q=rijek`,
  'desk, a word of few': `${desk}?q=suma00012`,
  'desk, a word of every fiftieth': `${desk}?q=potok7`,
  'desk, a word of none': `${desk}?q=nema`,
  'desk, board': pathOf(bankDeskPaths.board),
  'desk, board of a word of many': `${pathOf(bankDeskPaths.board)}?q=rijek`,
  'desk, today': pathOf(bankDeskPaths.today),
  'projects, first page': projects,
  'projects, a page in the middle': `${projects}?after=${after}`,
  'projects, one bank': `${projects}?bank=${slug}`,
  'projects, one stage': `${projects}?stage=completed`,
  'projects, one theme': `${projects}?theme=4`,
  'projects, a word of many': `${projects}?q=rijek`,
  'projects, a word of few': `${projects}?q=suma00012`,
  'calls, first page': calls,
  'calls, closed ones of a bank': `${calls}?state=closed&bank=${slug}`,
  'campaigns, first page': campaigns,
  'campaigns, one bank': `${campaigns}?bank=${slug}`,
});

/** A bank, and somebody of its people. */
async function createBank(db: pg.Pool, userId: string): Promise<void> {
  await db.query(
    `INSERT INTO youth_banks SELECT made.* FROM youth_banks b,
     ${changed('b', `'id', uuidv7(), 'slug', '${slug}'`)} WHERE b.slug = 'tuzla'`,
  );
  await db.query(
    `INSERT INTO ob_permissions (id, user_id, permission_type, scope, scope_value, created_at)
     VALUES (uuidv7(), $1, 'ob_koordinator', 'bank', '${slug}', now())`,
    [userId],
  );
}

/**
 * Fills the bank up: applications of two years, of every status, a few themes, words of many and of
 * few, each with a call and a campaign beside it.
 */
async function fill(db: pg.Pool, count: number): Promise<void> {
  await db.query(
    `INSERT INTO calls SELECT made.*
     FROM (SELECT c AS row FROM calls c WHERE c.slug LIKE 'tuzla%' ORDER BY id LIMIT 1) one,
       youth_banks b, generate_series(1, $1::int) n,
       ${changed(
         'one.row',
         `'id', uuidv7(), 'slug', '${slug}-' || n, 'bank_id', b.id, 'published_at', now(),
          'status', CASE WHEN n % 2 = 0 THEN 'open' ELSE 'decided' END,
          'decisions_published_at', CASE WHEN n % 2 = 0 THEN NULL ELSE now() END,
          'opens_at', now() - make_interval(days => 40, mins => n),
          'closes_at', now() + CASE WHEN n % 2 = 0 THEN 1 ELSE -1 END * make_interval(days => 30, mins => n)`,
       )}
     WHERE b.slug = '${slug}'`,
    [count],
  );
  await db.query(
    `INSERT INTO applications SELECT made.*
     FROM generate_series(1, $1::int) n
     CROSS JOIN (SELECT a AS row FROM applications a WHERE a.status = 'completed' LIMIT 1) one
     JOIN youth_banks b ON b.slug = '${slug}'
     JOIN calls c ON c.slug = '${slug}-' || (1 + n % 5),
     ${changed(
       'one.row',
       `'id', uuidv7(), 'slug', '${slug}-' || n, 'bank_id', b.id, 'call_id', c.id,
        'submitted_at', now() - make_interval(mins => n * 7 % 1000000, secs => n),
        'requested_amount', 10000 + n * 37 % 400000, 'themes', jsonb_build_array(1 + n % 17),
        'words', 'mjerenje rijeka suma' || lpad((n / 20)::text, 5, '0') || ' potok' || n % 50,
        'status', (ARRAY['submitted', 'pending', 'approved', 'crowdfunding', 'implementation',
          'completed', 'rejected', 'withdrawn'])[1 + n % 8]`,
     )}`,
    [count],
  );
  await db.query(
    `INSERT INTO campaigns SELECT made.*
     FROM applications a
     CROSS JOIN (SELECT c AS row FROM campaigns c WHERE c.closed_at IS NULL LIMIT 1) one,
     ${changed(
       'one.row',
       `'id', uuidv7(), 'slug', a.slug, 'bank_id', a.bank_id, 'application_id', a.id,
        'starts_at', now() - interval '3 days',
        'closed_at', CASE WHEN a.status = 'crowdfunding' THEN NULL ELSE now() END,
        'ends_at', now() + make_interval(secs => 86400 + a.requested_amount::int)`,
     )}
     WHERE a.slug LIKE '${slug}-%'`,
  );
  await db.query('VACUUM ANALYZE');
}

/** A product whose bank holds so many. */
interface Sized extends Measured {
  readonly headers: Readonly<Record<string, string>>;
  readonly paths: Readonly<Record<string, string>>;
}

async function sized(measured: Measured, count: number): Promise<Sized> {
  const { db, seeded } = measured;
  const [member] = seeded.members;
  if (!member) throw new Error('Nobody is signed in.');
  await createBank(db, member.userId);
  await fill(db, count);
  const { rows } = await db.query<{ after: string }>(
    `SELECT floor(extract(epoch FROM a.submitted_at) * 1000)::bigint || '.' || a.id AS after
     FROM applications a WHERE a.slug LIKE '${slug}-%' ORDER BY a.submitted_at OFFSET $1 LIMIT 1`,
    [count / 2],
  );
  return {
    ...measured,
    headers: { authorization: `Bearer ${accessToken(member)}` },
    paths: asked(rows[0]?.after ?? ''),
  };
}

/** Answers in a second of a path at one size, and pages of the database read for one answer. */
interface Figures {
  readonly rate: number;
  readonly pagesRead: number;
}

async function rateOf({ product, headers, paths }: Sized, name: string, seconds: number) {
  const url = product.url + paths[name];
  const { rate } = await load({ url, pid: product.pid, expects: 200, headers }, { seconds });
  return rate;
}

const answersCounted = 5;

/** Counted by the database, whatever else the machine does. */
async function pagesReadFor({ db, product, headers, paths }: Sized, name: string): Promise<number> {
  await db.query('SELECT pg_stat_statements_reset()');
  for (let n = 0; n < answersCounted; n += 1) {
    // A list that is kept for a second is asked for anew by another length of its pages.
    const url = new URL(product.url + paths[name]);
    if (!/board|today/.test(url.pathname)) url.searchParams.set('limit', String(20 + n));
    await (await fetch(url, { headers })).arrayBuffer();
  }
  const { rows } = await db.query<{ pages: number }>(
    `SELECT coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 AS pages
     FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND query !~ 'pg_stat_statements|pgboss'`,
  );
  return (rows[0]?.pages ?? 0) / answersCounted;
}

/** Rounds of both sizes beside each other: what disturbs one disturbs both. */
async function measure(few: Sized, many: Sized, name: string, pace: Pace) {
  const warmUp = Math.ceil(pace.warmUp / 4);
  await rateOf(few, name, warmUp);
  await rateOf(many, name, warmUp);
  const rounds: { few: number; many: number }[] = [];
  for (let round = 0; round < pace.rounds; round += 1) {
    rounds.push({
      few: await rateOf(few, name, pace.measure),
      many: await rateOf(many, name, pace.measure),
    });
  }
  return {
    few: {
      rate: median(rounds.map((round) => round.few)),
      pagesRead: await pagesReadFor(few, name),
    },
    many: {
      rate: median(rounds.map((round) => round.many)),
      pagesRead: await pagesReadFor(many, name),
    },
    ratio: median(rounds.map((round) => round.few / round.many)),
  };
}

const told = ({ rate, pagesRead }: Figures) =>
  `${perSecond(rate)}, ${Math.round(pagesRead).toLocaleString('en')} pages`;

/** The desk of a bank and the public lists with 100,000 records against the same with 1,000. */
export async function sizeVerdicts(stage: Stage, pace: Pace): Promise<Verdict[]> {
  const beside = await stage.beside('many');
  try {
    await stage.countPages();
    const few = await sized(stage, sizes.few);
    const many = await sized(beside, sizes.many);
    const verdicts: Verdict[] = [];
    for (const name of Object.keys(few.paths)) {
      const figures = await measure(few, many, name, pace);
      const verdict: Verdict = {
        goal: 'P6',
        what: `${name}: time at 100,000 ÷ at 1,000`,
        floor: told(figures.few),
        ours: told(figures.many),
        ratio: `${factor(figures.ratio)} ×`,
        wanted: `≤ ${atMost} ×`,
        met: figures.ratio <= atMost,
      };
      process.stderr.write(
        `${name.padEnd(32)} ${verdict.ratio}   ${verdict.floor} → ${verdict.ours}\n`,
      );
      verdicts.push(verdict);
    }
    return verdicts;
  } finally {
    await beside.stop();
  }
}
