import { bankDeskPaths } from '@app/contracts/bank-desk/bank-desk.paths';
import { parseAddress } from '@app/contracts/endpoint';
import type pg from 'pg';
import { load, median } from '../support/load.ts';
import { factor, perSecond, type Verdict } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';
import { accessToken } from '../support/tokens.ts';
import type { Pace } from './speed.ts';

/** Applications of the bank that is measured, first and then. */
const sizes = [1_000, 100_000] as const;
const atMost = 1.3;
const slug = 'mjerenje';

const list = parseAddress(bankDeskPaths.applications).path.replace(':slug', slug);

/** What the people of a bank ask its desk for. */
const asked: Readonly<Record<string, string>> = {
  'first page': list,
  'one stage': `${list}?stage=running`,
  'one call, one year': `${list}?call=${slug}-3&year=2026`,
  'one theme': `${list}?theme=4`,
  'largest amount first': `${list}?sort=amount`,
  'a word of many': `${list}?q=rijek`,
  'a word of few': `${list}?q=suma12`,
  board: parseAddress(bankDeskPaths.board).path.replace(':slug', slug),
};

/** A row again, some columns changed. */
const copy = (row: string, changes: string) =>
  `(jsonb_populate_record(${row}, jsonb_build_object(${changes}))).*`;

/** A bank with five calls, and somebody of its people. */
async function createBank(db: pg.Pool, userId: string): Promise<void> {
  await db.query(
    `INSERT INTO youth_banks SELECT ${copy('b', `'id', uuidv7(), 'slug', '${slug}'`)}
     FROM youth_banks b WHERE b.slug = 'tuzla'`,
  );
  await db.query(
    `INSERT INTO calls SELECT ${copy('one.row', `'id', uuidv7(), 'slug', '${slug}-' || n, 'bank_id', b.id`)}
     FROM (SELECT c AS row FROM calls c ORDER BY id LIMIT 1) one, youth_banks b, generate_series(1, 5) n
     WHERE b.slug = '${slug}'`,
  );
  await db.query(
    `INSERT INTO ob_permissions (id, user_id, permission_type, scope, scope_value, created_at)
     VALUES (uuidv7(), $1, 'ob_koordinator', 'bank', '${slug}', now())`,
    [userId],
  );
}

/** Fills the bank up: two years, every status, a few themes, words of many and of few. */
async function fill(db: pg.Pool, from: number, to: number): Promise<void> {
  await db.query(
    `INSERT INTO applications
     SELECT ${copy(
       'one.row',
       `'id', uuidv7(), 'slug', '${slug}-' || n, 'bank_id', b.id, 'call_id', c.id,
        'submitted_at', now() - make_interval(mins => n * 7 % 1000000, secs => n),
        'requested_amount', 10000 + n * 37 % 400000, 'themes', jsonb_build_array(1 + n % 17),
        'words', 'mjerenje rijeka suma' || n / 20,
        'status', (ARRAY['submitted', 'pending', 'approved', 'crowdfunding', 'implementation',
          'completed', 'rejected', 'withdrawn'])[1 + n % 8]`,
     )}
     FROM generate_series($1::int, $2::int) n
     CROSS JOIN (SELECT a AS row FROM applications a WHERE a.status = 'completed' LIMIT 1) one
     JOIN youth_banks b ON b.slug = '${slug}'
     JOIN calls c ON c.slug = '${slug}-' || (1 + n % 5)`,
    [from, to],
  );
  await db.query('VACUUM ANALYZE applications');
}

type Rates = ReadonlyMap<string, { readonly ours: number; readonly floor: number }>;

/** Rounds of each, the list floor beside it: what disturbs one disturbs both. */
async function measure({ product, floors }: Stage, token: string, pace: Pace): Promise<Rates> {
  const headers = { authorization: `Bearer ${token}` };
  const ask = (path: string, seconds: number) =>
    load({ url: product.url + path, pid: product.pid, expects: 200, headers }, { seconds });
  const rates = new Map<string, { ours: number; floor: number }>();
  for (const [name, path] of Object.entries(asked)) {
    await ask(path, Math.ceil(pace.warmUp / 4));
    const rounds: { ours: number; floor: number }[] = [];
    for (let round = 0; round < pace.rounds; round += 1) {
      const { url, pid } = floors.list;
      const floor = await load(
        { url, pid, expects: 200 },
        { seconds: Math.ceil(pace.measure / 2) },
      );
      const ours = await ask(path, pace.measure);
      rounds.push({ ours: ours.rate, floor: floor.rate });
    }
    const share = median(rounds.map(({ ours, floor }) => ours / floor));
    const floor = median(rounds.map((round) => round.floor));
    rates.set(name, { ours: share * floor, floor });
    process.stderr.write(`desk      ${name.padEnd(20)} ${perSecond(share * floor)}\n`);
  }
  return rates;
}

/** The desk of a bank with 100,000 applications against the same with 1,000. */
export async function deskVerdicts(stage: Stage, pace: Pace): Promise<Verdict[]> {
  const [member] = stage.seeded.members;
  if (!member) throw new Error('Nobody is signed in.');
  const token = accessToken(member);
  const [few, many] = sizes;
  await createBank(stage.db, member.userId);
  await fill(stage.db, 1, few);
  const small = await measure(stage, token, pace);
  await fill(stage.db, few + 1, many);
  const large = await measure(stage, token, pace);
  return Object.keys(asked).map((name): Verdict => {
    const [before, after] = [small.get(name), large.get(name)];
    if (!before || !after) throw new Error(`${name} was not measured.`);
    const ratio = before.ours / before.floor / (after.ours / after.floor);
    return {
      goal: 'P6',
      what: `desk, ${name}: time at 100,000 ÷ at 1,000`,
      floor: perSecond(before.ours),
      ours: perSecond(after.ours),
      ratio: `${factor(ratio)} ×`,
      wanted: `≤ ${atMost} ×`,
      met: ratio <= atMost,
    };
  });
}
