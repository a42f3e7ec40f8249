import type { BankSummary } from '@app/contracts/banks/banks.schemas';
import { createCache } from '../../platform/cache.ts';
import type { Reader } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { listBanks } from './banks.repo.ts';

/** How many calls are open now, by id of the bank; banks without one are left out. */
export type CountOpenCalls = (read: Reader, now: Date) => Promise<ReadonlyMap<string, number>>;

// Calls stand on banks, not the other way round; what counts them makes itself known here.
let countOpenCalls: CountOpenCalls = async () => new Map();

/** Names who counts the open calls of each bank; set once by the calls module. */
export function countOpenCallsWith(count: CountOpenCalls): void {
  countOpenCalls = count;
}

/** What can be asked about youth banks. */
export function createBanksService(p: Pick<Platform, 'db' | 'clock' | 'signals'>) {
  const { db, clock } = p;
  const all = listBanks(db.read);
  const cached = createCache<BankSummary[]>(p, {
    milliseconds: 1_000,
    atMost: 1,
    on: (topic, kept) => /^(bank|call):/.test(topic) && kept.clear(),
  });
  const read = async (): Promise<BankSummary[]> => {
    const [rows, open] = await Promise.all([all.execute(), countOpenCalls(db.read, clock.now())]);
    return rows.map(({ descriptionBhs, descriptionEn, ...bank }) => ({
      ...bank,
      description: { bhs: descriptionBhs, en: descriptionEn },
      openCalls: open.get(bank.id) ?? 0,
    }));
  };
  return {
    list: (): Promise<BankSummary[]> => cached('all', read),
  };
}
