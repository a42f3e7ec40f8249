import type { IncomingHttpHeaders } from 'node:http';
import type { PageLanguage, PageTheme } from '@app/contracts/page';
import { readerLanguage } from '../http/language.ts';

/** What of a reader a rendered page depends on. */
export interface PageReader {
  readonly language: PageLanguage;
  readonly theme: PageTheme;
}

const themeCookie = /(?:^|;\s*)theme=(light|dark|system)(?:;|$)/;

/** Language and theme as kept in cookies; light by default (specification §4). */
export function pageReader(headers: IncomingHttpHeaders): PageReader {
  const theme = headers.cookie ? themeCookie.exec(headers.cookie)?.[1] : undefined;
  return {
    language: readerLanguage(headers),
    theme: theme === 'dark' || theme === 'system' ? theme : 'light',
  };
}

/** Paths that are no pages: the API, the demo's own pages, built files. */
export const isPagePath = (path: string): boolean =>
  !/^\/(?:api(?:\/|$)|assets\/|dev\/)/.test(path);
