import { execFileSync } from 'node:child_process';
import { startProduct } from '../../e2e/support/product.ts';
import { median } from '../support/load.ts';
import type { Verdict } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';

const memoryLimit = 200;
const readyLimit = 2;

/** Memory that the server holds now, its database not counted. */
export function memoryVerdict({ product }: Stage): Verdict {
  const kib = Number(
    execFileSync('ps', ['-o', 'rss=', '-p', String(product.pid)], { encoding: 'utf8' }),
  );
  const mib = kib / 1024;
  return {
    goal: 'P11',
    what: 'memory of the server after the load',
    floor: '–',
    ours: `${mib.toFixed(0)} MiB`,
    ratio: '–',
    wanted: `≤ ${memoryLimit} MiB`,
    met: mib <= memoryLimit,
  };
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
