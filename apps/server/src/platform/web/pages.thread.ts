import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { PageAnswer, PageRenderer, PageRequest } from '@app/contracts/page';
import { answerBeside, plainError } from '../beside.ts';

type Call = Parameters<PageRequest['call']>;

/** What the thread that has the database does for a rendering, by its number. */
export type PageHost = {
  /**
   * Answers all that a rendering asks for at once, in their order and in JSON: as one text they are
   * copied several times as fast as what they say.
   */
  call(rendering: number, calls: readonly Call[]): Promise<string>;
  failed(rendering: number, error: Error): void;
};

export type PageServices = {
  /** Of the web's build. */
  version(): string;
  render(rendering: number, page: PlainPageRequest): Promise<PageAnswer>;
};

/** A request without what cannot be copied. */
type PlainPageRequest = Omit<PageRequest, 'call' | 'onError'>;

interface ServerModule {
  readonly assets: { readonly version: string };
  readonly entry: { readonly module: { createPages(build: unknown): PageRenderer } };
}

const build: ServerModule = await import(pathToFileURL(workerData).href);
const pages = build.entry.module.createPages(build);

answerBeside<PageHost, PageServices>((ask) => ({
  version: () => build.assets.version,
  render: (rendering, page) =>
    pages.render({
      ...page,
      call: together((calls) => ask('call', rendering, calls)),
      onError: (error) => void ask('failed', rendering, plainError(error)),
    }),
}));

/** Sends what is asked for in one turn as one question: each message wakes the other thread. */
function together(askAll: (calls: readonly Call[]) => Promise<string>): PageRequest['call'] {
  let asked: Promise<readonly unknown[]> | undefined;
  let calls: Call[] = [];
  const send = async () => {
    await undefined;
    const sent = calls;
    [asked, calls] = [undefined, []];
    return JSON.parse(await askAll(sent)) as readonly unknown[];
  };
  return async (...call) => {
    const place = calls.push(call) - 1;
    asked ??= send();
    return (await asked)[place];
  };
}
