import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { browser as headers, median, quantile } from '../support/load.ts';
import type { Verdict } from '../support/report.ts';
import { publicPageName } from '../support/seed.ts';
import type { Stage } from '../support/stage.ts';
import type { Pace } from './speed.ts';

const perSecond = 60;
const p99AtMost = 60;

/** Milliseconds that one page took from its arrival on, waiting for a connection included. */
const ask = (url: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
      answer.resume().on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });

/** Pages asked for at random moments, however long the earlier ones take. */
async function arrivals(url: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const responses: Promise<number>[] = [];
  const began = performance.now();
  let next = 0;
  while (next < seconds * 1000) {
    await sleep(Math.max(0, began + next - performance.now()));
    responses.push(ask(`${url}?${publicPageName}=${Math.random()}`, agent));
    next += (-Math.log(1 - Math.random()) / perSecond) * 1000;
  }
  const took = await Promise.all(responses);
  agent.destroy();
  return took;
}

/** The slowest hundredth of rendered pages while they are asked for as readers do. */
export async function arrivalsVerdict(stage: Stage, page: string, pace: Pace): Promise<Verdict> {
  const url = stage.product.url + page;
  process.stderr.write('warm-up   arrivals\n');
  await arrivals(url, pace.warmUp);
  const rounds: number[] = [];
  for (let n = 1; n <= pace.rounds; n += 1) {
    const p99 = quantile(await arrivals(url, 2 * pace.measure), 0.99);
    process.stderr.write(`round ${n}   arrivals   p99 ${p99.toFixed(0)} ms\n`);
    rounds.push(p99);
  }
  const p99 = median(rounds);
  return {
    goal: 'P2',
    what: `p99 of rendered pages, ${perSecond} a second at random`,
    floor: '–',
    ours: `${p99.toFixed(0)} ms`,
    ratio: '–',
    wanted: `≤ ${p99AtMost} ms`,
    met: p99 <= p99AtMost,
  };
}
