import { parentPort, Worker } from 'node:worker_threads';

/** What one side does for the other; what goes in and comes out is copied on its way. */
type Services = Readonly<Record<string, (...given: never[]) => unknown>>;

type Ask<S extends Services> = <N extends keyof S & string>(
  name: N,
  ...given: Parameters<S[N]>
) => Promise<Awaited<ReturnType<S[N]>>>;

type Message =
  | { readonly asked: number; readonly name: string; readonly given: readonly never[] }
  | { readonly answered: number; readonly value?: unknown; readonly error?: Error };

interface Port {
  postMessage(message: Message): void;
  on(event: 'message', listener: (message: Message) => void): unknown;
}

/** A thread beside the one that answers requests. */
export interface Beside<S extends Services> {
  readonly ask: Ask<S>;
  stop(): Promise<void>;
}

/**
 * Work that would hold up everybody's answers is done in a thread of its own. It starts with the
 * first thing that is asked of it; should it end, what it had in hand fails, and what is asked next
 * starts it anew.
 *
 * @param script the thread's first file, from `src/` and without its ending, which offers its
 *   functions by `answerBeside`; an entry of the server's bundle.
 * @param own what the thread may ask of this one.
 * @param data its `workerData`.
 */
export function beside<S extends Services>(
  script: string,
  own: Services = {},
  data?: unknown,
): Beside<S> {
  const start = () => {
    const worker = new Worker(fileOf(script), { workerData: data });
    const { waiting, ask } = converse(worker, own);
    const end = (error: Error) => {
      if (running?.worker === worker) running = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on('error', end);
    worker.on('exit', () => end(new Error(`The thread ${script} has ended.`)));
    return { worker, waiting, ask };
  };
  let running: ReturnType<typeof start> | undefined;
  return {
    async ask(name, ...given) {
      running ??= start();
      const { worker, waiting, ask } = running;
      // It keeps the process alive only while somebody waits for it.
      worker.ref();
      try {
        return (await ask(name, ...given)) as never;
      } finally {
        if (waiting.size === 0) worker.unref();
      }
    },
    async stop() {
      await running?.worker.terminate();
    },
  };
}

/** The thread's side. @param offer makes what it does, by what it may ask of whoever started it. */
export function answerBeside<Host extends Services, Own extends Services>(
  offer: (ask: Ask<Host>) => Own,
): void {
  if (!parentPort) throw new Error('This file is the first of a thread.');
  const port = parentPort;
  const own = offer((name, ...given) => talk.ask(name, ...given) as never);
  const talk = converse(port, own);
}

/** Two threads that ask each other. */
function converse(port: Port, own: Services) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  const answer = async (answered: number, name: string, given: readonly never[]) => {
    try {
      port.postMessage({ answered, value: await own[name]?.(...given) });
    } catch (error) {
      port.postMessage({ answered, error: plainError(error) });
    }
  };
  port.on('message', (message) => {
    if ('asked' in message) return void answer(message.asked, message.name, message.given);
    const { answered, value, error } = message;
    const one = waiting.get(answered);
    waiting.delete(answered);
    if (error) one?.reject(error);
    else one?.resolve(value);
  });
  const ask = (name: string, ...given: never[]): Promise<unknown> => {
    const one = Promise.withResolvers<unknown>();
    last += 1;
    // What cannot be copied is said to whoever asks; nobody waits for it.
    port.postMessage({ asked: last, name, given });
    waiting.set(last, one);
    return one.promise;
  };
  return { waiting, ask };
}

/** An error in words alone: what else it carries may be what cannot be copied. */
export function plainError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const { message, name, stack } = error;
  return Object.assign(new Error(message), { name, stack });
}

/** In the sources it lies among the others, in the server's bundle above them. */
function fileOf(script: string): URL {
  const { url } = import.meta;
  if (url.endsWith('.ts')) return new URL(`../${script}.ts`, url);
  const build = '/build/';
  return new URL(`${script}.js`, url.slice(0, url.lastIndexOf(build) + build.length));
}
