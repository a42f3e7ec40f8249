import { pages } from '@app/contracts/pages';
import type { Reader } from '../../platform/db/client.ts';
import { replyToOf } from './applications.mails.tsx';
import { type ApplicationKey, findRecord, keyOf } from './applications.repo.ts';

declare module '../../platform/provided.ts' {
  interface Provided {
    /** Whom a mail that leads to a page of one application is answered to; undefined: nobody. */
    readonly contactAt: (read: Reader, address: string) => Promise<string | undefined>;
  }
}

const pagesOfOne = [
  pages.canvas,
  pages.blueCanvas,
  pages.project,
  pages.blueProject,
  pages.agreement,
  pages.tasks,
  pages.campaigns,
].map(({ path }) => path.split('/:')[0]);

/** The application that a page within the product is of. */
function applicationAt(address: string): ApplicationKey | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [, page, key] = /^(\/[^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
  const named = searchParams.get('edit') ?? key;
  return named && page && pagesOfOne.includes(page) ? keyOf(named) : undefined;
}

export async function contactAt(read: Reader, address: string): Promise<string | undefined> {
  const key = applicationAt(address);
  const record = key && (await findRecord(read, key));
  return record && replyToOf(record).replyTo;
}
