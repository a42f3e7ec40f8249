import { readTalk, say, seedTalks, type Talk } from '../support/conversations.ts';
import { atRandom } from '../support/editors.ts';
import { listening } from '../support/events.ts';
import { median, quantile } from '../support/load.ts';
import type { Verdict } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';
import { heldBytes } from './house.ts';
import type { Pace } from './speed.ts';

/** Conversations, each open with a team and its mentor. */
const conversations = 500;
/** Milliseconds between two messages of one conversation, on average. */
const everyMs = 20_000;
const atMost = 300;
/** Kilobytes that the server holds for an open conversation of one reader. */
const heldAtMost = 30;

/** From the moment in which a team sends until its mentor has read it; memory of who listens. */
export async function mentorshipVerdicts(stage: Stage, pace: Pace): Promise<Verdict[]> {
  const talks = await seedTalks(stage, { count: conversations, after: 2_000 });
  // One after the other: 500 first readings at one moment are more than a server lets in.
  for (const talk of talks) await readTalk(stage, talk);
  const before = await heldBytes(stage.product);
  const leaving = new AbortController();
  const open = await Promise.all(talks.map((talk) => openTalk(stage, talk, leaving.signal)));
  const held = ((await heldBytes(stage.product)) - before) / (2 * conversations) / 1000;
  const round = (seconds: number) => atRandom(open, { seconds, everyMs });
  await round(pace.warmUp);
  const rounds: number[] = [];
  for (let n = 1; n <= pace.rounds; n += 1) {
    const p99 = quantile(await round(4 * pace.measure), 0.99);
    process.stderr.write(`round ${n}   mentorship p99 ${p99.toFixed(0)} ms\n`);
    rounds.push(p99);
  }
  leaving.abort();
  const p99 = median(rounds);
  const common = { goal: 'mentorship', floor: '–', ratio: '–' };
  return [
    {
      ...common,
      what: `p99 until the mentor has it, ${conversations} conversations`,
      ours: `${p99.toFixed(0)} ms`,
      wanted: `≤ ${atMost} ms`,
      met: p99 <= atMost,
    },
    {
      ...common,
      what: `held for each of ${2 * conversations} connections`,
      ours: `${held.toFixed(1)} KB`,
      wanted: `≤ ${heldAtMost} KB`,
      met: held <= heldAtMost,
    },
  ];
}

/** Both sides have it open; the work is a message, from sending to when the mentor has read it. */
async function openTalk(stage: Stage, talk: Talk, signal: AbortSignal) {
  const topic = `mentorship:${talk.id}`;
  const look = () => readTalk(stage, talk);
  const [mentor] = await Promise.all([
    listening(stage, { headers: talk.mentor, topic, signal }, look),
    listening(stage, { headers: talk.team, topic, signal }, look),
  ]);
  let sent = 0;
  return async () => {
    sent += 1;
    await say(stage, talk);
    await mentor.has(sent);
  };
}
