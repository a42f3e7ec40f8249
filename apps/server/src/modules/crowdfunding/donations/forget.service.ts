import { donorDataKept } from '@app/domain/crowdfunding/donor-data';
import { wallTime } from '@app/domain/sarajevo-time';
import type { Platform } from '../../../platform/platform.ts';
import { forgetContacts, forgetNames, forgetNetworks, forgetUnpaid } from './forget.repo.ts';

const day = 86_400_000;

/** Donors' data is kept as long as it serves them or the books, and no longer (decision 061). */
export async function forgetDonors(p: Platform): Promise<void> {
  const now = p.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const firstYear = wallTime(now).year - donorDataKept.nameYears;
  const work = [
    [forgetNetworks, ago(donorDataKept.networkDays)],
    [forgetUnpaid, ago(donorDataKept.unpaidDays)],
    [forgetContacts, ago(donorDataKept.contactDays)],
    [forgetNames, new Date(Date.UTC(firstYear, 0, 1))],
  ] as const;
  for (const [forget, before] of work) await p.db.transaction((tx) => forget(tx, before));
}
