import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { median } from '../support/load.ts';
import type { Verdict } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';

const memoryLimit = 300;
const heldLimit = 90;
const readyLimit = 2;

/** Memory of the server after the load, and what of it is held when all garbage is collected. */
export async function memoryVerdicts({ product }: Stage): Promise<Verdict[]> {
  const mib = residentBytes(product) / 2 ** 20;
  const held = (await heldBytes(product)) / 1e6;
  const common = { goal: 'P11', floor: '–', ratio: '–' };
  return [
    {
      ...common,
      what: 'memory of the server after the load',
      ours: `${mib.toFixed(0)} MiB`,
      wanted: `≤ ${memoryLimit} MiB`,
      met: mib <= memoryLimit,
    },
    {
      ...common,
      what: 'held after a collection',
      ours: `${held.toFixed(0)} MB`,
      wanted: `≤ ${heldLimit} MB`,
      met: held <= heldLimit,
    },
  ];
}

/** What a process has of the machine's memory. */
export function residentBytes({ pid }: Product): number {
  const kib = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kib) * 1024;
}

/** Asks a Node process by its inspector, which SIGUSR1 opens, to collect and to count. */
export async function heldBytes({ pid, output }: Product): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorOf(output));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const call = (id: number, method: string, params = {}) =>
    new Promise<{ result: { value: number } }>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data));
        if (answer.id === id) resolve(answer.result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  await call(1, 'HeapProfiler.collectGarbage');
  const { result } = await call(2, 'Runtime.evaluate', { expression });
  socket.close();
  return result.value;
}

/** The address that Node prints when its inspector opens. */
async function inspectorOf(output: () => string): Promise<string> {
  for (let left = 50; left > 0; left -= 1) {
    const [address] = /ws:\S+/.exec(output()) ?? [];
    if (address) return address;
    await sleep(100);
  }
  throw new Error('The inspector did not open.');
}

/** From the start to the first healthy answer, the embedded database's own start included. */
export async function readyVerdict(dataDir: string, starts: number): Promise<Verdict> {
  const times: number[] = [];
  for (let n = 0; n < starts; n += 1) {
    const began = performance.now();
    const product = await startProduct({ dataDir });
    times.push((performance.now() - began) / 1000);
    await product.stop();
  }
  const seconds = median(times);
  return {
    goal: 'P11',
    what: 'ready on an existing database',
    floor: '–',
    ours: `${seconds.toFixed(2)} s`,
    ratio: '–',
    wanted: `≤ ${readyLimit} s`,
    met: seconds <= readyLimit,
  };
}
