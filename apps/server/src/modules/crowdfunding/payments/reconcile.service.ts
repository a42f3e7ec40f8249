import {
  claimForSync,
  claimUndecided,
  endingHolds,
  type Undecided,
} from '../donations/undecided.repo.ts';
import type { PaymentService } from './payment.service.ts';
import { PaymentProviderError } from './payment-provider.ts';
import { expire, free } from './settlement.service.ts';

const minute = 60_000;

/** Milliseconds between two questions about one order, while its donor waits on the page. */
const recheckAfter = 5_000;
/** A donation that nobody called back about is asked about when it is this old, then ever rarer. */
const reconcileAfter = 3 * minute;
/** How far back donations are asked about. */
const reconcileWithin = 3 * 24 * 60 * minute;
/** Holds looked at in one run, and questions asked at once. */
const batch = 200;
const atOnce = 8;
/** A donor who waits for room has this many overdue holds looked at. */
const whileWaiting = 24;

/** `unseen`: the provider knows of no payment with that number. */
type Answer = 'seen' | 'unseen' | 'silent';

export async function syncOrder(
  { p, provider, apply }: PaymentService,
  { orderNumber, providerReference }: Undecided,
): Promise<Answer> {
  try {
    const report = await provider.ask(orderNumber, providerReference);
    if (report?.orderNumber === orderNumber) await apply(report);
    return report === null ? 'unseen' : 'seen';
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    p.log.warn({ err: error, order: orderNumber }, 'payments: the status is not known');
    return 'silent';
  }
}

/**
 * For a donor who waits: asks about their order, once in five seconds however often they look.
 *
 * @param promptly they come back from the provider with its signature: ask now.
 */
export async function syncForDonor(
  payments: PaymentService,
  orderNumber: string,
  promptly: boolean,
): Promise<void> {
  const { p } = payments;
  const now = p.clock.now();
  const askedBefore = new Date(now.getTime() - (promptly ? 1_000 : recheckAfter));
  const taken = await p.db.transaction((tx) => claimForSync(tx, orderNumber, askedBefore, now));
  if (taken) await syncOrder(payments, taken);
}

/** Settles what was paid and never called back, also when its hold has gone meanwhile. */
export async function reconcile(payments: PaymentService): Promise<void> {
  const { p } = payments;
  const now = p.clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const span = { from: ago(reconcileWithin), to: ago(reconcileAfter), now };
  const taken = await p.db.transaction((tx) => claimUndecided(tx, span, reconcileAfter, batch));
  await inParallel(taken, (one) => syncOrder(payments, one));
}

/** Ends holds whose time is up and, where room is short, those the provider never saw. */
export async function expireHolds(payments: PaymentService): Promise<void> {
  const { p } = payments;
  for (;;) {
    const ending = await endingHolds(p.db.read, p.clock.now(), batch);
    const ended = await releaseAll(payments, ending);
    if (ending.length < batch || ended === 0) return;
  }
}

/** For a donor who finds no room. @returns how many holds ended. */
export async function releaseOverdue(
  payments: PaymentService,
  campaignId: string,
): Promise<number> {
  const { p } = payments;
  const ending = await endingHolds(p.db.read, p.clock.now(), whileWaiting, campaignId);
  return releaseAll(payments, ending);
}

/**
 * While the provider is silent overdue holds are freed without its word: a payment that turns out to
 * have been made is settled late, or given back. The others are freed only if it knows of none.
 */
async function releaseAll(payments: PaymentService, ending: readonly Undecided[]): Promise<number> {
  const { p } = payments;
  let silent = false;
  let ended = 0;
  await inParallel(ending, async (one) => {
    const answer = silent ? 'silent' : await syncOrder(payments, one);
    if (answer === 'silent') silent = true;
    const done =
      (await expire(p, one.orderNumber)) ||
      (answer === 'unseen' && (await free(p, one.orderNumber)));
    if (done) ended += 1;
  });
  return ended;
}

export async function inParallel<T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const waiting = [...all];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, worker));
}
