import type { BankSummary } from '@app/contracts/banks/banks.schemas';
import { createCache } from '../../platform/cache.ts';
import type { Reader } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { listBanks } from './banks.repo.ts';

declare module '../../platform/provided.ts' {
  interface Provided {
    /** How many calls are open now, by id of the bank; banks without one are left out. */
    readonly countOpenCalls: (read: Reader, now: Date) => Promise<ReadonlyMap<string, number>>;
  }
}

export function createBanksService(p: Pick<Platform, 'db' | 'clock' | 'signals' | 'provided'>) {
  const { db, clock } = p;
  const all = listBanks(db.read);
  const cached = createCache<BankSummary[]>(p, {
    milliseconds: 1_000,
    atMost: 1,
    on: (topic, kept) => /^(bank|call):/.test(topic) && kept.clear(),
  });
  const read = async (): Promise<BankSummary[]> => {
    const [rows, open] = await Promise.all([
      all.execute(),
      p.provided.countOpenCalls(db.read, clock.now()),
    ]);
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
