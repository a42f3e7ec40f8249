import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type DrainStage,
  drainStage,
  type Front,
  failTimeout,
  hasNginx,
  load,
  openFront,
  openNginx,
} from './drain.testing.ts';

/** Twenty, as `DRAIN_ROUNDS`, are what the goal speaks of. */
const rounds = Number(process.env.DRAIN_ROUNDS ?? 6);
const perSecond = 200;

let stage: DrainStage;
beforeAll(async () => {
  stage = await drainStage();
});
afterAll(() => stage.close());

const fronts: readonly (readonly [string, () => Promise<Front>])[] = [
  ['by the rules of nginx', () => openFront(stage.ports)],
  ...(hasNginx ? ([['nginx itself', () => openNginx(stage.ports, stage.folder)]] as const) : []),
];

it.each(fronts)(
  'nobody is cut off while copies are stopped in turn under load: %s',
  async (_, open) => {
    const front = await open();
    const traffic = load(front.url, perSecond);
    for (let round = 0; round < rounds; round += 1) {
      const copy = stage.copies[round % 2 === 0 ? 0 : 1];
      // Until the other one is known to be back.
      await sleep(failTimeout + 500);
      expect(await copy.stop()).toBe(0);
      await copy.start();
    }
    await traffic.stop();
    await front.close();
    expect(traffic.failed.slice(0, 20)).toEqual([]);
    expect(traffic.asked).toBeGreaterThan(rounds * 100);
  },
  rounds * 60_000,
);

it('a copy that goes says so first, and sends its readers of events to the other', async () => {
  const [copy] = stage.copies;
  const url = `http://127.0.0.1:${copy.port}`;
  const answer = await fetch(`${url}/api/events`);
  const chunks: string[] = [];
  const read = (async () => {
    for await (const chunk of answer.body ?? []) chunks.push(Buffer.from(chunk).toString());
  })();
  await sleep(100);
  const ended = copy.stop();
  await read;
  expect(chunks.join('')).toMatch(/^retry: 3000\n\n(: \n\n)*retry: \d{4}\n\n$/);
  const [health, events, list] = await Promise.all(
    ['/api/health', '/api/events', '/api/crowdfunding/campaigns'].map((path) => fetch(url + path)),
  );
  expect([health?.status, events?.status, list?.status]).toEqual([503, 503, 200]);
  expect(events?.headers.get('retry-after')).toBe('1');
  expect(await ended).toBe(0);
  await copy.start();
});
