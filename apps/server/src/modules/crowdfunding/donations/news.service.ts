import { type Failure, fail } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { setNews } from './news.repo.ts';
import { isNewsToken } from './orders.ts';

/** By whoever holds the mail: a donor needs no account. */
export async function chooseNews(
  p: Platform,
  request: { readonly orderNumber: string; readonly token: string; readonly wanted: boolean },
): Promise<{ wanted: boolean } | Failure> {
  const { orderNumber, token, wanted } = request;
  if (!isNewsToken(p.secret, orderNumber, token)) return fail('NOT_FOUND');
  const found = await p.db.transaction((tx) => setNews(tx, orderNumber, wanted));
  return found ? { wanted } : fail('NOT_FOUND');
}
