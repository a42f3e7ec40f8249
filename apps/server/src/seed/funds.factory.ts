import { instalmentPurpose } from '@app/domain/funds/purpose';
import { asc, inArray } from 'drizzle-orm';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import {
  applications,
  applicationTransitions,
} from '../modules/applications/applications.tables.ts';
import type { Bank } from '../modules/banks/banks.factory.ts';
import { createFundEntry } from '../modules/funds/funds.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { entry } from './applications.factory.ts';
import { onDay } from './calls.factory.ts';
import { demoMoney } from './funds.data.ts';
import type { People } from './people.factory.ts';

/** Shares of a grant that are paid once a project has come so far, in percent. */
const instalments = [
  { event: 'signContract', share: 60, purpose: instalmentPurpose({ number: 1, count: 2 }) },
  { event: 'startImplementation', share: 40, purpose: instalmentPurpose({ number: 2, count: 2 }) },
] as const;
/**
 * Where the second part is paid otherwise: as many days from today, or not yet, though it has fallen
 * due.
 */
const secondPart: ReadonlyMap<string, number | null> = new Map([
  ['staza-uz-jalu', null],
  ['pedala', -1],
]);
/** What a finished project did not need. */
const leftOver = 3;

/** In KM, never more than the parts of the whole. */
const shareOf = (amount: number, percent: number) => Math.floor((amount * percent) / 100) / 100;

/** What came in over two years, what was promised to each approved project, what was paid. */
export async function seedFunds(
  tx: Tx,
  banks: ReadonlyMap<string, Bank>,
  people: People,
  today: Date,
): Promise<void> {
  const writer = entry(people, 'globalni');
  for (const { bank, gifts } of demoMoney) {
    for (const [daysAgo, sourceName, km, purpose] of gifts) {
      const plan = { sourceName, km, purpose };
      await createFundEntry(tx, entry(banks, bank), writer, onDay(today, -daysAgo), plan);
    }
  }
  await seedGrants(tx, entry(people, 'menadzer'), today);
}

async function seedGrants(
  tx: Tx,
  writer: Pick<BuiltApplication, 'id'>,
  today: Date,
): Promise<void> {
  const decided = await tx
    .select()
    .from(applications)
    .where(
      inArray(applications.status, [
        'approved',
        'pobjednik',
        'published',
        'crowdfunding',
        'contract_signed',
        'implementation',
        'completed',
      ]),
    )
    .orderBy(asc(applications.id));
  const moves = await tx.select().from(applicationTransitions);
  for (const { id, slug, bankId, requestedAmount } of decided) {
    const own = moves.filter(({ applicationId }) => applicationId === id);
    const on = (...events: readonly string[]) => own.find(({ event }) => events.includes(event));
    const write = (at: Date, plan: Parameters<typeof createFundEntry>[4]) =>
      createFundEntry(tx, { id: bankId }, writer, at, { applicationId: id, ...plan });
    const promise = on('approve', 'declareWinner');
    if (promise) await write(promise.at, { kind: 'promised', km: requestedAmount / 100 });
    for (const { event, share, purpose } of instalments) {
      const move = on(event);
      const other = event === 'startImplementation' ? secondPart.get(slug) : undefined;
      if (!move || other === null) continue;
      const at = other === undefined ? move.at : onDay(today, other);
      await write(at, { kind: 'paid', km: shareOf(requestedAmount, share), purpose });
    }
    const end = on('complete');
    const km = shareOf(requestedAmount, leftOver);
    if (end) await write(end.at, { kind: 'returned', km });
  }
}
