import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageRenderer, PageRequest } from '@app/contracts/page';
import { beside } from '../beside.ts';
import type { PageHost, PageServices } from './pages.thread.ts';

/** The built web. */
export interface WebBuild {
  /** Differs from build to build; an open page knows its own. */
  readonly id: string;
  /** Folder of what browsers fetch as it is. */
  readonly clientFolder: string;
  readonly pages: PageRenderer;
  /** Ends the thread that renders. */
  stop(): Promise<void>;
}

/** Starts the thread that renders what `npm run build` made of apps/web. */
export async function loadWebBuild(): Promise<WebBuild> {
  const folder = buildFolder(import.meta.dirname);
  const begun = new Map<number, Pick<PageRequest, 'call' | 'onError'>>();
  const host: PageHost = {
    async call(rendering, calls) {
      const page = begun.get(rendering);
      return JSON.stringify(await Promise.all(calls.map((call) => page?.call(...call))));
    },
    failed: (rendering, error) => begun.get(rendering)?.onError(error),
  };
  const data = join(folder, 'server/index.js');
  const { ask, stop } = beside<PageServices>('platform/web/pages.thread', host, data);
  let last = 0;
  return {
    id: await ask('version'),
    clientFolder: join(folder, 'client'),
    pages: {
      async render({ call, onError, ...page }) {
        last += 1;
        const rendering = last;
        begun.set(rendering, { call, onError });
        try {
          return await ask('render', rendering, page);
        } finally {
          begun.delete(rendering);
        }
      },
    },
    stop,
  };
}

/** This file is deep in the sources or part of the server's bundle; `apps` is above both. */
function buildFolder(from: string): string {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'web/build');
    if (existsSync(join(candidate, 'server/index.js'))) return candidate;
  }
  throw new Error('The pages are not built; run npm run build first.');
}
