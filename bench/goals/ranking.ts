import { parseAddress } from '@app/contracts/endpoint';
import { reviewsPaths } from '@app/contracts/reviews/reviews.paths';
import type pg from 'pg';
import { median } from '../support/load.ts';
import { factor, type Verdict } from '../support/report.ts';
import { changed } from '../support/seed.ts';
import type { Stage } from '../support/stage.ts';
import { accessToken } from '../support/tokens.ts';
import type { Pace } from './speed.ts';

const applications = 2_000;
const scorers = 7;
const atMost = 5;
/** Requests of each kind in a second that the pace gives. */
const often = 5;

/** The ranking of a large call beside one page of its list, asked for in turn by one reader. */
export async function rankingVerdict({ db, product }: Stage, pace: Pace): Promise<Verdict> {
  const call = await fillCall(db);
  const headers = { authorization: `Bearer ${accessToken(await admin(db))}` };
  const url = (row: Parameters<typeof parseAddress>[0]) =>
    product.url + parseAddress(row).path.replace(':id', call.id);
  const targets = {
    list: `${url(reviewsPaths.inbox)}?call=${call.slug}&limit=20`,
    ranking: url(reviewsPaths.ranking),
  };
  const times: Record<keyof typeof targets, number[]> = { list: [], ranking: [] };
  const warmUp = pace.warmUp * often;
  const rounds = warmUp + pace.rounds * pace.measure * often;
  for (let n = 0; n < rounds; n += 1) {
    for (const which of ['list', 'ranking'] as const) {
      const began = performance.now();
      const answer = await fetch(targets[which], { headers });
      const body = (await answer.json()) as unknown[] | { readonly items: unknown[] };
      const found = Array.isArray(body) ? body.length : body.items.length;
      if (found !== (which === 'list' ? 20 : applications)) {
        throw new Error(`${which} answered ${answer.status} with ${found}`);
      }
      if (n >= warmUp) times[which].push(performance.now() - began);
    }
  }
  const [list, ranking] = [median(times.list), median(times.ranking)];
  return {
    goal: 'ranking',
    what: `ranking of ${applications.toLocaleString('en')} with ${scorers} scores each ÷ a list of 20`,
    floor: `${list.toFixed(1)} ms`,
    ours: `${ranking.toFixed(1)} ms`,
    ratio: `${factor(ranking / list)} ×`,
    wanted: `≤ ${atMost} ×`,
    met: ranking <= atMost * list,
  };
}

/** An admin with a session. */
async function admin(db: pg.Pool) {
  const { rows } = await db.query<{ userId: string; sessionId: string }>(
    `INSERT INTO sessions (id, user_id, user_agent, ip, created_at, last_used_at)
     SELECT uuidv7(), id, 'bench', '127.0.0.1', now(), now() FROM users
     WHERE email = 'admin@demo.zamah.ba' RETURNING user_id AS "userId", id AS "sessionId"`,
  );
  const [session] = rows;
  if (!session) throw new Error('The demo has no admin.');
  return session;
}

/** A call of its own with copies of a submitted application, each scored by as many members. */
async function fillCall(db: pg.Pool): Promise<{ readonly id: string; readonly slug: string }> {
  const slug = 'rang-lista';
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO calls SELECT made.* FROM calls c,
     ${changed('c', `'id', uuidv7(), 'slug', '${slug}'`)}
     WHERE c.slug = 'jesenji-poziv-tuzla' RETURNING id`,
  );
  const id = rows[0]?.id;
  if (!id) throw new Error('The demo has no such call.');
  await db.query(
    `INSERT INTO applications SELECT made.* FROM applications a, generate_series(1, $1::int) n,
     ${changed(
       'a',
       `'id', uuidv7(), 'slug', a.slug || '-rang-' || n, 'call_id', '${id}',
        'submitted_at', a.submitted_at + make_interval(secs => n)`,
     )}
     WHERE a.slug = 'zelena-tabla-na-ircu'`,
    [applications],
  );
  await db.query(
    `INSERT INTO reviews (id, application_id, reviewer_id, kind, scores, note, total, revision,
       created_at, updated_at)
     SELECT uuidv7(), a.id, m.id, 'score', '{}', '', 20 + (m.n * 37 + length(a.slug) * 11) % 81, 1,
       now(), now()
     FROM applications a, (
       SELECT id, row_number() OVER () AS n FROM users WHERE email LIKE 'clan-%' LIMIT $2
     ) m WHERE a.call_id = $1`,
    [id, scorers],
  );
  await db.query('VACUUM ANALYZE applications, reviews');
  return { id, slug };
}
