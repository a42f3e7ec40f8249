import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { median } from './load.ts';

interface Asking {
  readonly url: string;
  readonly requests: readonly { readonly headers: Record<string, string>; readonly body: string }[];
}

/**
 * Posts one after the other, in a thread of its own: how long somebody waits beside a crowd is not
 * to be how long the crowd keeps its own generator busy.
 *
 * @returns the median of the milliseconds until an answer was there.
 */
export function oneAfterTheOther(asking: Asking): Promise<number> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: asking });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function ask({ url, requests }: Asking): Promise<number> {
  const waited: number[] = [];
  for (const request of requests) {
    const began = performance.now();
    const answer = await fetch(url, { method: 'POST', ...request });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
    waited.push(performance.now() - began);
  }
  return median(waited);
}

if (!isMainThread) parentPort?.postMessage(await ask(workerData));
