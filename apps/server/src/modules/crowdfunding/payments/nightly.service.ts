import type { DifferenceKind } from '@app/domain/crowdfunding/refund';
import {
  type ClaimedDonation,
  settledWithin,
  unsettledWithin,
} from '../donations/undecided.repo.ts';
import { queueRefund } from '../refunds/refunds.queue.ts';
import { stuckRefunds } from '../refunds/refunds.repo.ts';
import { keepCheck, lastCheck } from './checks.repo.ts';
import { closeAgreed } from './differences.repo.ts';
import { noteDifference } from './differences.service.ts';
import type { PaymentService } from './payment.service.ts';
import { currency, PaymentProviderError, type PaymentReport } from './payment-provider.ts';
import { inParallel } from './reconcile.service.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How far back the night asks about what is not settled. */
const unsettledFor = 30 * day;
/** And about what is: so far before the last night, so that each is asked about twice. */
const settledFor = day;
/** What is younger is still being paid. */
const youngest = 3 * minute;
const batch = 200;
/** So many questions without an answer in a row, and the night gives up until the next. */
const enough = 20;
/** A refund that nobody worked on for so long is taken up again. */
const stuckFor = 60 * minute;

/**
 * Asks the provider about everything unsettled, whatever the minutes before have asked, and whether
 * it agrees about what was settled lately. What it says otherwise stands in the list of differences
 * until the staff have looked into it, or a later night finds them agreeing.
 */
export async function checkEverything(payments: PaymentService): Promise<void> {
  const { p } = payments;
  const { read } = p.db;
  const startedAt = p.clock.now();
  const ago = (milliseconds: number) => new Date(startedAt.getTime() - milliseconds);
  const found = { asked: 0, changed: 0, unanswered: 0, differences: 0 };
  const span = { from: ago(unsettledFor), to: ago(youngest) };
  await eachOf(
    (after) => unsettledWithin(read, span, after, batch),
    (one) => checkOne(payments, one, found),
  );
  // Nights in which no server ran are made up for.
  const before = (await lastCheck(read))?.startedAt ?? ago(day);
  const settled = { from: new Date(before.getTime() - settledFor), to: startedAt };
  await eachOf(
    (after) => settledWithin(read, settled, after, batch),
    (one) => checkOne(payments, one, found),
  );
  const stuck = await stuckRefunds(read, ago(stuckFor), batch);
  await p.db.transaction(async (tx) => {
    for (const id of stuck) await queueRefund(p, tx, id);
    await keepCheck(tx, { ...found, startedAt, endedAt: p.clock.now() });
  });
}

interface Found {
  asked: number;
  changed: number;
  unanswered: number;
  differences: number;
}

async function eachOf(
  next: (after: string | undefined) => Promise<readonly ClaimedDonation[]>,
  work: (one: ClaimedDonation) => Promise<void>,
): Promise<void> {
  let after: string | undefined;
  do {
    const some = await next(after);
    await inParallel(some, work);
    after = some.length === batch ? some.at(-1)?.id : undefined;
  } while (after !== undefined);
}

async function checkOne(
  payments: PaymentService,
  one: ClaimedDonation,
  found: Found,
): Promise<void> {
  const { p, provider, apply } = payments;
  // Nobody answers tonight: the rest is told as not answered, without waiting for each.
  if (found.unanswered >= enough && found.unanswered === found.asked) {
    found.asked += 1;
    found.unanswered += 1;
    return;
  }
  found.asked += 1;
  let report: PaymentReport | null;
  try {
    report = await provider.ask(one.orderNumber, one.providerReference);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    found.unanswered += 1;
    return;
  }
  const kind = differenceOf(one, report);
  const details = report?.details ?? {};
  if (kind) found.differences += 1;
  // A payment whose amount does not fit is noted by whoever applies it.
  else if (report && one.status !== 'settled' && (await apply(report)) === 'changed') {
    found.changed += 1;
  }
  await p.db.transaction((tx) =>
    kind ? noteDifference(p, tx, one, kind, details) : closeAgreed(tx, one.id, p.clock.now()),
  );
}

function differenceOf(
  one: ClaimedDonation,
  report: PaymentReport | null,
): DifferenceKind | undefined {
  const isPaid = report?.outcome === 'approved' || report?.outcome === 'refunded';
  if (isPaid && (report.amount !== one.amount || report.currency !== currency)) return 'amount';
  if (one.status !== 'settled') return undefined;
  if (!isPaid) return 'unpaid';
  return report.outcome === 'refunded' ? 'refunded' : undefined;
}
