import { applicationsPaths } from '@app/contracts/applications/applications.paths';
import { bankDeskPaths } from '@app/contracts/bank-desk/bank-desk.paths';
import { callEditingPaths } from '@app/contracts/calls/call-editing.paths';
import { callsPaths } from '@app/contracts/calls/calls.paths';
import { crowdfundingPaths } from '@app/contracts/crowdfunding/crowdfunding.paths';
import { parseAddress } from '@app/contracts/endpoint';
import type pg from 'pg';
import type { Verdict } from '../support/report.ts';
import { changed, insertMade } from '../support/seed.ts';
import type { Measured, Stage } from '../support/stage.ts';
import { accessToken } from '../support/tokens.ts';
import { inBulk, judge, mostAtSize, mostInTheMiddle, type Sized } from './compare.ts';
import type { Pace } from './speed.ts';

/** Applications of the bank that is measured; of all banks, and their calls and campaigns. */
const sizes = {
  few: { bank: 1_000, all: 10_000 },
  many: { bank: 100_000, all: 1_000_000 },
} as const;
const slug = 'mjerenje';

const pathOf = (row: Parameters<typeof parseAddress>[0]) =>
  parseAddress(row).path.replace(':slug', slug);
const desk = pathOf(bankDeskPaths.applications);
const projects = pathOf(applicationsPaths.projects);
const calls = pathOf(callsPaths.list);
const staffCalls = pathOf(callEditingPaths.staffList);
const campaigns = pathOf(crowdfundingPaths.campaigns);

/** What people ask lists for. */
const asked = {
  'desk, first page': desk,
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
  'projects, one bank': `${projects}?bank=${slug}`,
  'projects, one stage': `${projects}?stage=completed`,
  'projects, one theme': `${projects}?theme=4`,
  'projects, a word of many': `${projects}?q=rijek`,
  'projects, a word of few': `${projects}?q=suma00012`,
  'calls, first page': calls,
  'calls, closed ones of a bank': `${calls}?state=closed&bank=${slug}`,
  'calls of the staff': staffCalls,
  'calls of the staff, a word': `${staffCalls}?q=poziv`,
  'campaigns, first page': campaigns,
  'campaigns, one bank': `${campaigns}?bank=${slug}`,
} as const satisfies Readonly<Record<string, string>>;

/** Lists that are also opened in their middle. */
const deep = { desk, projects } as const;

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

const filled = ['calls', 'applications', 'campaigns'];

interface Filling {
  /** Begins the addresses of what is made. */
  readonly prefix: string;
  readonly count: number;
  /** The banks that get it in turn, as a condition on `b`. */
  readonly banks: string;
}

/**
 * Fills banks up: applications of two years, of every status, a few themes, words of many and of
 * few, each with a call and a campaign beside it.
 */
async function fill(db: pg.Pool, { prefix, count, banks }: Filling): Promise<void> {
  const among = `(SELECT b.id, row_number() OVER (ORDER BY b.id) - 1 AS at, count(*) OVER () AS total
     FROM youth_banks b WHERE ${banks}) b`;
  await db.query(
    `INSERT INTO calls SELECT made.*
     FROM (SELECT c AS row FROM calls c WHERE c.slug LIKE 'tuzla%' ORDER BY id LIMIT 1) one,
       generate_series(1, $1::int) n JOIN ${among} ON b.at = n % b.total,
       ${changed(
         'one.row',
         `'id', uuidv7(), 'slug', '${prefix}-' || n, 'bank_id', b.id, 'published_at', now(),
          'status', CASE WHEN n % 2 = 0 THEN 'open' ELSE 'decided' END,
          'decisions_published_at', CASE WHEN n % 2 = 0 THEN NULL ELSE now() END,
          'opens_at', now() - make_interval(days => 40, mins => n),
          'closes_at', now() + CASE WHEN n % 2 = 0 THEN 1 ELSE -1 END * make_interval(days => 30, mins => n)`,
       )}`,
    [count],
  );
  await db.query(
    `INSERT INTO applications SELECT made.*
     FROM generate_series(1, $1::int) n
     CROSS JOIN (SELECT a AS row FROM applications a WHERE a.status = 'completed' LIMIT 1) one
     JOIN calls c ON c.slug = '${prefix}-' || (1 + n % 5),
     ${changed(
       'one.row',
       `'id', uuidv7(), 'slug', '${prefix}-' || n, 'bank_id', c.bank_id, 'call_id', c.id,
        'content', '{}'::jsonb,
        'submitted_at', now() - make_interval(mins => n * 7 % 1000000, secs => n),
        'requested_amount', 10000 + n * 37 % 400000, 'themes', jsonb_build_array(1 + n % 17),
        'words', 'mjerenje rijeka suma' || lpad((n / 20)::text, 5, '0') || ' potok' || n % 50,
        'status', (ARRAY['submitted', 'pending', 'approved', 'crowdfunding', 'implementation',
          'completed', 'rejected', 'withdrawn'])[1 + n % 8]`,
     )}`,
    [count],
  );
  await db.query(
    `${await insertMade(db, 'campaigns')}
     FROM applications a
     CROSS JOIN (SELECT c AS row FROM campaigns c WHERE c.closed_at IS NULL LIMIT 1) one,
     ${changed(
       'one.row',
       `'id', uuidv7(), 'slug', a.slug, 'bank_id', a.bank_id, 'application_id', a.id,
        'starts_at', now() - interval '3 days',
        'closed_at', CASE WHEN a.status = 'crowdfunding' THEN NULL ELSE now() END,
        'ends_at', now() + make_interval(secs => 86400 + a.requested_amount::int)`,
     )}
     WHERE a.slug LIKE '${prefix}-%'`,
  );
}

async function sized(
  measured: Measured,
  { bank, all }: (typeof sizes)[keyof typeof sizes],
): Promise<Sized> {
  const { db, seeded } = measured;
  const [member] = seeded.members;
  if (!member) throw new Error('Nobody is signed in.');
  await createBank(db, member.userId);
  const began = performance.now();
  await inBulk(db, filled, async () => {
    await fill(db, { prefix: slug, count: bank, banks: `b.slug = '${slug}'` });
    await fill(db, { prefix: 'ostalo', count: all - bank, banks: `b.slug <> '${slug}'` });
  });
  await db.query('VACUUM ANALYZE');
  const took = Math.round((performance.now() - began) / 1000);
  process.stderr.write(`Filled up to ${all.toLocaleString('en')} in ${took} s.\n`);
  const { rows } = await db.query<{ after: string }>(
    `SELECT floor(extract(epoch FROM a.submitted_at) * 1000)::bigint || '.' || a.id AS after
     FROM applications a WHERE a.slug LIKE '${slug}-%' ORDER BY a.submitted_at OFFSET $1 LIMIT 1`,
    [bank / 2],
  );
  return {
    ...measured,
    headers: { authorization: `Bearer ${accessToken(member)}` },
    after: rows[0]?.after ?? '',
  };
}

/** Lists of a bank and of all of them at a hundred times the size, and pages in their middle. */
export async function sizeVerdicts(stage: Stage, pace: Pace): Promise<Verdict[]> {
  const beside = await stage.beside('many');
  try {
    await stage.countPages();
    const few = await sized(stage, sizes.few);
    const many = await sized(beside, sizes.many);
    const verdicts: Verdict[] = [];
    for (const [name, path] of Object.entries(asked)) {
      const what = `${name}: a hundred times the size`;
      verdicts.push(
        await judge(what, { of: few, path }, { of: many, path }, { pace, atMost: mostAtSize }),
      );
    }
    for (const [name, path] of Object.entries(deep)) {
      const middle = { of: many, path: `${path}?after=${many.after}` };
      const what = `${name}: the middle ÷ the first page`;
      verdicts.push(
        await judge(what, { of: many, path }, middle, { pace, atMost: mostInTheMiddle }),
      );
    }
    return verdicts;
  } finally {
    await beside.stop();
  }
}
