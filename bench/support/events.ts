import { parseAddress } from '@app/contracts/endpoint';
import { systemPaths } from '@app/contracts/system/system.paths';
import type { Measured } from './stage.ts';

/** Who listens, until the signal. */
interface Listener {
  readonly headers: Readonly<Record<string, string>>;
  readonly topic: string;
  readonly signal: AbortSignal;
}

/**
 * Hears of a topic as an open page does, and looks again each time.
 *
 * @param look answers how far what it sees has come.
 */
export async function listening(
  { product }: Pick<Measured, 'product'>,
  { headers, topic, signal }: Listener,
  look: () => Promise<number>,
) {
  const address = `${product.url}${parseAddress(systemPaths.events).path}?topics=${topic}`;
  const { body, status } = await fetch(address, { headers, signal });
  if (!body || status !== 200) throw new Error(`The live events answered ${status}.`);
  let reached = 0;
  let told: () => void = () => undefined;
  const hear = async () => {
    for await (const frame of body.pipeThrough(new TextDecoderStream())) {
      if (!frame.includes(topic)) continue;
      reached = await look();
      told();
    }
  };
  hear().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    /** Waits until what it sees has come so far. */
    async has(wanted: number): Promise<void> {
      while (reached < wanted) {
        await new Promise<void>((resolve) => {
          told = resolve;
        });
      }
    },
  };
}
