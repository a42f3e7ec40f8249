import type {
  Confirmations,
  GiftChange,
  GiftWish,
  OneConfirmation,
} from '@app/contracts/gifts/gifts.schemas';
import { confirmedGoods, giftEnd, giftLimits } from '@app/domain/gifts/gift';
import { giftPolicy } from '@app/domain/gifts/gift.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { changeLetter, newLink, openLetter } from '../../kit/letters.ts';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure, refusalOf } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Provided } from '../../platform/provided.ts';
import { membersByIds } from '../accounts/public.ts';
import {
  aboutApplication,
  findApplication,
  lockApplication,
  seenBy,
  subjectOf,
  type WrittenApplication,
} from '../applications/public.ts';
import { giftJobs, moveGift } from './gifts.moves.ts';
import {
  countGifts,
  deleteGift,
  findGift,
  type GiftRow,
  giftsOf,
  insertGift,
  isLineTaken,
} from './gifts.repo.ts';
import { confirmationView, linesIn, openLines } from './gifts.view.ts';

export type SignedIn = NonNullable<Actor>;
type One = z.infer<typeof OneConfirmation>;
type Wish = z.output<typeof GiftChange>;

/** Whether gifts of an application are a reader's business; blue budgets know no such lines. */
const isOpenTo = (actor: Actor, record: WrittenApplication): boolean =>
  record.call.kind === 'orange' && giftPolicy.view(actor, subjectOf(record)).ok;

/** Why somebody who may look asks nobody. */
export const askRefusal = (actor: SignedIn, record: WrittenApplication): Failure | undefined =>
  refusalOf(giftPolicy.ask(actor, seenBy(actor, subjectOf(record))));

export async function listGifts(
  p: Platform,
  actor: SignedIn,
  id: string,
): Promise<z.output<typeof Confirmations> | Failure> {
  const { read } = p.db;
  const record = await findApplication(read, { id });
  if (!record || !isOpenTo(actor, record)) return fail('NOT_FOUND');
  const gifts = await giftsOf(read, id);
  const subject = subjectOf(record);
  const canAsk = askRefusal(actor, record) === undefined;
  return {
    data: gifts.map((row) => confirmationView(p, actor, subject, row, p.clock.now())),
    canAsk: canAsk && gifts.length < giftLimits.perApplication,
    contributions: canAsk ? openLines(record.draft, gifts) : [],
  };
}

/** For whoever weighs a budget, those who may not know who gives among them. */
export const confirmedGoodsOf: Provided['confirmedGoods'] = async (read, id) => {
  const given = await giftsOf(read, id);
  const { worth, lines } = confirmedGoods(
    given.map(({ status, value, type, contributionId: line }) => ({ status, value, type, line })),
  );
  return { value: worth, lines: [...lines] };
};

const one = (p: Platform, actor: SignedIn, record: WrittenApplication, row: GiftRow): One => ({
  data: confirmationView(p, actor, subjectOf(record), row, p.clock.now()),
});

/** What a team wishes to have confirmed, as it is kept; why it cannot be asked so. */
function requestFields(
  { draft }: WrittenApplication,
  { contributionId, donationAmount, donationType: type, ...wish }: Wish,
): Partial<GiftRow> | Failure {
  const line =
    contributionId === null ? null : linesIn(draft).find(({ id }) => id === contributionId);
  if (line === undefined) return fail('VALIDATION', { fields: { contributionId: 'invalid' } });
  const said = type === 'cash' ? donationAmount : null;
  return {
    contributionId,
    type,
    value: said ?? line?.value ?? null,
    donorName: wish.donorName,
    donorEmail: wish.donorEmail.toLowerCase(),
    description: wish.donationDescription,
    message: wish.message,
  };
}

/** Of a new address: what is kept of it, and its secret. */
function newAddress(at: Date) {
  const { secret, kept } = newLink(giftEnd(at));
  const unanswered = { answeredAt: null, refusal: null, answer: '', askedNewAt: null };
  return { secret, kept: { ...kept, ...unanswered } };
}

export async function askDonor(
  p: Platform,
  actor: SignedIn,
  { applicationId, ...wish }: z.output<typeof GiftWish>,
): Promise<One | Failure> {
  const seen = await findApplication(p.db.read, { id: applicationId });
  const often = await refusalOfMail(p, actor, seen);
  if (often) return often;
  return p.db.transaction(async (tx) => {
    const record = await lockApplication(tx, applicationId);
    if (!record || !isOpenTo(actor, record)) return fail('NOT_FOUND');
    const refused = askRefusal(actor, record);
    if (refused) return refused;
    if ((await countGifts(tx, applicationId)) >= giftLimits.perApplication) {
      return fail('TOO_MANY_ITEMS');
    }
    const request = requestFields(record, wish);
    if (isFailure(request)) return request;
    const at = p.clock.now();
    const { secret, kept } = newAddress(at);
    const language = (await membersByIds(tx, [actor.id])).get(actor.id)?.language ?? 'bhs';
    const row = freshGift(record, { ...request, ...kept, language, requestedBy: actor.id }, at);
    if (await isLineTaken(tx, row)) return fail('ALREADY_EXISTS');
    await insertGift(tx, row);
    await p.jobs.put(tx, giftJobs.request, { id: row.id, secret });
    await recordAudit(tx, {
      action: 'gift.asked',
      subject: applicationId,
      actorId: actor.id,
      at,
      details: { gift: row.id },
    });
    p.signals.publish(tx, `application:${applicationId}`);
    return one(p, actor, record, row);
  });
}

/**
 * An address is no target: so many mails for one application in a day. Counted before anything is
 * held, since who counts takes a connection of its own.
 */
async function refusalOfMail(
  { limits }: Platform,
  actor: SignedIn,
  record: WrittenApplication | undefined,
): Promise<Failure | undefined> {
  if (!record || !isOpenTo(actor, record)) return fail('NOT_FOUND');
  return (
    askRefusal(actor, record) ??
    limits.takeShared('gifts.mails', record.application.id, giftLimits.mailsPerDay)
  );
}

/** A gift as it begins. */
export const freshGift = (
  { application, bank }: Pick<WrittenApplication, 'application' | 'bank'>,
  plan: Partial<GiftRow>,
  at: Date,
): GiftRow => ({
  contributionId: null,
  status: 'pending',
  type: 'goods',
  donorName: '',
  donorEmail: '',
  description: '',
  value: null,
  message: '',
  language: 'bhs',
  requestedBy: null,
  requestedAt: at,
  tokenHash: '',
  expiresAt: giftEnd(at),
  answeredAt: null,
  refusal: null,
  answer: '',
  askedNewAt: null,
  receiptNumber: null,
  receiptHash: null,
  proofKey: null,
  proofName: null,
  proofBytes: null,
  proofHash: null,
  proofNotes: '',
  proofBy: null,
  proofAt: null,
  ...plan,
  id: plan.id ?? newId(),
  applicationId: application.id,
  bankId: bank.id,
});

interface Locked {
  readonly tx: Tx;
  readonly record: WrittenApplication;
  readonly gift: GiftRow;
  readonly at: Date;
}

/** Does something of the team's with a gift; whoever may not even look is told that there is none. */
export async function withGift<T>(
  p: Platform,
  actor: SignedIn,
  id: string,
  work: (locked: Locked) => Promise<T | Failure>,
): Promise<T | Failure> {
  const find = (read: Reader) => findGift(read, id);
  return changeLetter(p, aboutApplication, find, async ({ tx, row: gift, record }) => {
    if (!isOpenTo(actor, record)) return fail('NOT_FOUND');
    return askRefusal(actor, record) ?? (await work({ tx, record, gift, at: p.clock.now() }));
  });
}

async function askAgain(
  p: Platform,
  actor: SignedIn,
  id: string,
  wish?: Wish,
): Promise<One | Failure> {
  const seen = await seenGift(p, actor, id);
  if (isFailure(seen)) return seen;
  const often = await refusalOfMail(p, actor, seen.record);
  if (often) return often;
  return withGift(p, actor, id, async ({ tx, record, gift, at }) => {
    const request = wish ? requestFields(record, wish) : {};
    if (isFailure(request)) return request;
    const { secret, kept } = newAddress(at);
    // Whoever asks again is named, and reaches the donor or not.
    const change = { ...request, ...kept, requestedBy: actor.id };
    const event = wish ? 'amend' : 'resend';
    const by = { by: 'team', actorId: actor.id } as const;
    const moved = await moveGift(p, tx, { record, gift, event, ...by, at, secret, change });
    return isFailure(moved) ? moved : one(p, actor, record, moved);
  });
}

export const resendGift = (p: Platform, actor: SignedIn, id: string) => askAgain(p, actor, id);
export const amendGift = (p: Platform, actor: SignedIn, id: string, wish: Wish) =>
  askAgain(p, actor, id, wish);

export const removeGift = (p: Platform, actor: SignedIn, id: string) =>
  withGift(p, actor, id, async ({ tx, gift, at }) => {
    // What was confirmed, or is proven, is a record.
    if (gift.status === 'confirmed' || gift.proofKey !== null) return fail('WRONG_STATUS');
    await deleteGift(tx, id);
    await recordAudit(tx, {
      action: 'gift.removed',
      subject: gift.applicationId,
      actorId: actor.id,
      at,
      details: { gift: id, status: gift.status },
    });
    p.signals.publish(tx, `application:${gift.applicationId}`);
    return { success: true as const };
  });

/** A gift with its application, for who may look; nothing is changed. */
export const seenGift = (p: Platform, actor: Actor, id: string) =>
  openLetter(
    p.db.read,
    aboutApplication,
    (read) => findGift(read, id),
    (gift, record) => (isOpenTo(actor, record) ? { gift, record } : fail('NOT_FOUND')),
  );

export const shownGift = one;
