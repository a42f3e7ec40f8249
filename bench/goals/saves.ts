import { atRandom, openCanvas, seedLargeDrafts } from '../support/editors.ts';
import { median, quantile } from '../support/load.ts';
import { factor, type Verdict } from '../support/report.ts';
import { changed } from '../support/seed.ts';
import type { Stage } from '../support/stage.ts';
import type { Pace } from './speed.ts';

const editors = 50;
/** Milliseconds between two saves of one editor, on average. */
const everyMs = 2_000;
const atMost = 4;
/** Applications in the database for the second measurement, and how much slower it may be. */
const many = 100_000;
const atSizeAtMost = 1.3;

type Work = readonly (() => Promise<unknown>)[];

/**
 * Saves of large applications beside one bare insert, both asked for by as many at the same random
 * pace; then with many more applications in the database.
 */
export async function saveVerdicts(stage: Stage, pace: Pace): Promise<Verdict[]> {
  const drafts = await seedLargeDrafts(stage, { count: editors, after: 0 });
  const canvases = await Promise.all(drafts.map(({ owner }) => openCanvas(stage, owner)));
  const saves = canvases.map(({ save }) => save);
  const insert = async () => {
    const answer = await fetch(stage.floors.insert.url, { method: 'POST' });
    await answer.arrayBuffer();
  };
  const inserts = saves.map(() => insert);
  const few = await inTurn(inserts, saves, pace);
  await addApplications(stage);
  const full = await inTurn(inserts, saves, pace);
  const verdict = (what: string, [floor, ours]: readonly [number, number], limit: number) => ({
    goal: 'saves',
    what,
    floor: `${floor.toFixed(1)} ms`,
    ours: `${ours.toFixed(1)} ms`,
    ratio: `${factor(ours / floor)} ×`,
    wanted: `≤ ${limit} ×`,
    met: ours <= limit * floor,
  });
  return [
    verdict(`p99 of ${editors} editors' saves ÷ a bare insert`, few.p99, atMost),
    verdict('half of them ÷ half of the inserts', few.half, atMost),
    verdict(`p99 ÷ a bare insert, at ${many.toLocaleString('en')}`, full.p99, atMost),
    verdict(
      `half of the saves at ${many.toLocaleString('en')} ÷ before`,
      [few.half[1], full.half[1]],
      atSizeAtMost,
    ),
  ];
}

/** Medians of the rounds, of both in turn: the slowest hundredth, and half. */
async function inTurn(floor: Work, ours: Work, pace: Pace) {
  await atRandom(ours, { seconds: pace.warmUp, everyMs });
  const rounds: { floor: number[]; ours: number[] }[] = [];
  for (let n = 1; n <= pace.rounds; n += 1) {
    const extent = { seconds: 4 * pace.measure, everyMs };
    const round = { floor: await atRandom(floor, extent), ours: await atRandom(ours, extent) };
    const told = (['floor', 'ours'] as const).map(
      (side) => `${side} ${quantile(round[side], 0.99).toFixed(1)} ms`,
    );
    process.stderr.write(`round ${n}   saves      p99 ${told.join(', ')}\n`);
    rounds.push(round);
  }
  const at = (share: number) =>
    [
      median(rounds.map((round) => quantile(round.floor, share))),
      median(rounds.map((round) => quantile(round.ours, share))),
    ] as const;
  return { p99: at(0.99), half: at(0.5) };
}

/** Copies of what the bench seeded, by people of whom each has one of them. */
async function addApplications({ db }: Stage): Promise<void> {
  const began = performance.now();
  await db.query(
    `INSERT INTO applications SELECT made.* FROM
       (SELECT id FROM applications WHERE status <> 'draft' LIMIT 1000) one
       JOIN applications a ON a.id = one.id,
       generate_series(1, $1::int) n,
       ${changed('a', `'id', uuidv7(), 'slug', a.slug || '-saves-' || n`)}`,
    [many / 1000],
  );
  await db.query('VACUUM ANALYZE applications');
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  process.stderr.write(`added ${many} applications in ${seconds} s\n`);
}
