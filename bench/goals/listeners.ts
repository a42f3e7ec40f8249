import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseAddress } from '@app/contracts/endpoint';
import { postTalkPaths } from '@app/contracts/posts/posts.paths';
import { systemPaths } from '@app/contracts/system/system.paths';
import { median } from '../support/load.ts';
import type { Verdict } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';
import { heldBytes, residentBytes } from './house.ts';
import { headersOf, publishPosts } from './writing.ts';

/** Members whose pages are open, each of them on the same post. */
const listeners = 4_000;
/** Streams that are opened at one moment. */
const inOneBatch = 50;
/** Comments on that post, of which each is told to all. */
const comments = 20;
const kilobytesAtMost = 30;
const lastToldWithin = 250;

/** Memory of open pages that hear of changes, and when the last of them hears of one. */
export async function listenersVerdicts(stage: Stage): Promise<Verdict[]> {
  const { product, seeded } = stage;
  const people = seeded.members.slice(0, listeners);
  const [author] = people;
  if (!author || people.length < listeners) throw new Error('Too few people are signed in.');
  const [post = ''] = await publishPosts(stage, [author], 'Kino na krovu je u petak.');
  const topic = `postComments:${post}`;
  const address = `${product.url}${parseAddress(systemPaths.events).path}?topics=${topic}`;
  const heard = createCount();
  const before = { held: await heldBytes(product), resident: residentBytes(product) };
  const leaving: (() => void)[] = [];
  for (let from = 0; from < people.length; from += inOneBatch) {
    const batch = people.slice(from, from + inOneBatch);
    const opened = batch.map((member, n) =>
      listen(address, headersOf(member, from + n), topic, heard.one),
    );
    leaving.push(...(await Promise.all(opened)));
  }
  const each = (now: number, then: number) => (now - then) / listeners / 1000;
  const held = each(await heldBytes(product), before.held);
  const resident = each(residentBytes(product), before.resident);
  const times: number[] = [];
  for (let n = 0; n < comments; n += 1) {
    const all = heard.reaches(listeners);
    const began = performance.now();
    await comment(stage, { post, headers: headersOf(author, n) });
    await all;
    times.push(performance.now() - began);
    // A topic rests after it was told of; a burst is another measurement.
    await sleep(1_000);
  }
  for (const leave of leaving) leave();
  const worst = Math.max(...times);
  const common = { goal: 'P5', floor: '–', ratio: '–' };
  const memory = (what: string, kilobytes: number) => ({
    ...common,
    what: `${what} for each of ${listeners} open pages`,
    ours: `${kilobytes.toFixed(1)} KB`,
    wanted: `≤ ${kilobytesAtMost} KB`,
    met: kilobytes <= kilobytesAtMost,
  });
  return [
    memory('held', held),
    memory('resident', resident),
    {
      ...common,
      what: `from sending a comment until the last hears of it, half of ${comments} (worst ${worst.toFixed(0)})`,
      ours: `${median(times).toFixed(0)} ms`,
      wanted: `≤ ${lastToldWithin} ms`,
      met: median(times) <= lastToldWithin,
    },
  ];
}

async function comment(
  { product }: Stage,
  { post, headers }: { readonly post: string; readonly headers: Record<string, string> },
): Promise<void> {
  const { path } = parseAddress(postTalkPaths.comment);
  const answer = await fetch(product.url + path.replace(':id', post), {
    method: 'POST',
    headers,
    body: JSON.stringify({ id: randomUUID(), text: 'Dolazim.' }),
  });
  if (answer.status !== 201) throw new Error(`A comment answered ${answer.status}.`);
}

/** Counts to a number, again and again. */
function createCount() {
  let count = 0;
  let told: { readonly at: number; readonly reached: () => void } | undefined;
  return {
    one() {
      count += 1;
      if (count === told?.at) told.reached();
    },
    reaches: (at: number) =>
      new Promise<void>((resolve) => {
        count = 0;
        told = { at, reached: resolve };
      }),
  };
}

/**
 * Opens a stream, as an open page does.
 *
 * @returns how to leave, once the stream has begun.
 */
const listen = (
  address: string,
  headers: Record<string, string>,
  topic: string,
  heard: () => void,
) =>
  new Promise<() => void>((resolve, reject) => {
    const request = get(address, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`The live events answered ${answer.statusCode}.`));
        return;
      }
      answer.setEncoding('utf8').on('data', (frame: string) => {
        if (frame.includes(topic)) heard();
      });
      // It is cut off by whoever leaves.
      answer.on('error', () => undefined);
      resolve(() => request.destroy());
    });
    request.on('error', reject);
  });
