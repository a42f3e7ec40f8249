import { applicationsPaths } from '@app/contracts/applications/applications.paths';
import {
  addressOf,
  atRandom,
  type Editor,
  lookAgain,
  openCanvas,
  seedLargeDrafts,
} from '../support/editors.ts';
import { listening } from '../support/events.ts';
import { median, quantile } from '../support/load.ts';
import type { Verdict } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';
import type { Pace } from './speed.ts';

/** Large applications, each open with two people. */
const applications = 100;
/** Milliseconds between two saves of one application, on average. */
const everyMs = 10_000;
/** How often an open canvas says that it is there. */
const beatEveryMs = 15_000;
const atMost = 300;

/** From the moment in which one sends a save until the other has read what it became. */
export async function liveVerdict(stage: Stage, pace: Pace): Promise<Verdict> {
  const drafts = await seedLargeDrafts(stage, { count: applications, after: 1_000 });
  const leaving = new AbortController();
  const pairs = await Promise.all(
    drafts.map(async ({ owner, member }) => {
      const [canvas, other] = await Promise.all([
        openCanvas(stage, owner),
        listeningCanvas(stage, member, leaving.signal),
        listeningCanvas(stage, owner, leaving.signal),
      ]);
      return async () => {
        await other.has(await canvas.save());
      };
    }),
  );
  const beats = drafts
    .flatMap(({ owner, member }) => [owner, member])
    .map((one) => beat(stage, one));
  const round = async (seconds: number) => {
    const extent = { seconds };
    const [took] = await Promise.all([
      atRandom(pairs, { ...extent, everyMs }),
      atRandom(beats, { ...extent, everyMs: beatEveryMs }),
    ]);
    return took;
  };
  await round(pace.warmUp);
  const rounds: number[] = [];
  for (let n = 1; n <= pace.rounds; n += 1) {
    const p99 = quantile(await round(4 * pace.measure), 0.99);
    process.stderr.write(`round ${n}   live       p99 ${p99.toFixed(0)} ms\n`);
    rounds.push(p99);
  }
  leaving.abort();
  const p99 = median(rounds);
  return {
    goal: 'live',
    what: `p99 until the other editor has it, ${2 * applications} open canvases`,
    floor: '–',
    ours: `${p99.toFixed(0)} ms`,
    ratio: '–',
    wanted: `≤ ${atMost} ms`,
    met: p99 <= atMost,
  };
}

/** An open canvas that hears of saves and reads what they changed, as the product's does. */
async function listeningCanvas(stage: Stage, editor: Editor, signal: AbortSignal) {
  let revision = 1;
  const topic = `written:${editor.applicationId}`;
  return listening(stage, { headers: editor.headers, topic, signal }, async () => {
    revision = await lookAgain(stage, editor, revision);
    return revision;
  });
}

const beat = (stage: Stage, editor: Editor) => async () => {
  const address = addressOf(stage, applicationsPaths.presence, editor);
  const name = editor.headers.authorization?.slice(-12) ?? '';
  const body = JSON.stringify({ editor: name, section: 'budget' });
  const answer = await fetch(address, { method: 'PUT', body, headers: editor.headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`A sign of life answered ${answer.status}.`);
};
