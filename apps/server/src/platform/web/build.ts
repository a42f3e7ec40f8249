import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@app/contracts/page';

/** The built web. */
export interface WebBuild {
  /** Differs from build to build; an open page knows its own. */
  readonly id: string;
  /** Folder of what browsers fetch as it is. */
  readonly clientFolder: string;
  readonly pages: PageRenderer;
}

interface ServerModule {
  readonly assets: { readonly version: string };
  readonly entry: { readonly module: { createPages(build: unknown): PageRenderer } };
}

/** Loads what `npm run build` made of apps/web. */
export async function loadWebBuild(): Promise<WebBuild> {
  const folder = buildFolder(import.meta.dirname);
  const build: ServerModule = await import(pathToFileURL(join(folder, 'server/index.js')).href);
  return {
    id: build.assets.version,
    clientFolder: join(folder, 'client'),
    pages: build.entry.module.createPages(build),
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
