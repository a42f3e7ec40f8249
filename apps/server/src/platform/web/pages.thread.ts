import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { PageAnswer, PageRenderer, PageRequest } from '@app/contracts/page';
import { answerBeside, plainError } from '../beside.ts';

/** What the thread that has the database does for a rendering, by its number. */
export type PageHost = {
  /** Answers in JSON: as a text it is copied several times as fast as what it says. */
  call(rendering: number, ...call: Parameters<PageRequest['call']>): Promise<string>;
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
      call: async (...call) => JSON.parse(await ask('call', rendering, ...call)),
      onError: (error) => void ask('failed', rendering, plainError(error)),
    }),
}));
