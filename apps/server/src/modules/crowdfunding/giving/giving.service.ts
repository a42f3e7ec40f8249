import type { GivenYear, OwnDonation } from '@app/contracts/crowdfunding/giving.schemas';
import type { Actor } from '@app/domain/permissions/permissions';
import type { Language } from '@app/messages/catalogue';
import type { z } from 'zod';
import type { Reader } from '../../../platform/db/client.ts';
import { type Failure, fail } from '../../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../../platform/lists.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findByEmail, personOf } from '../../accounts/public.ts';
import { leftOf } from '../donations/donations.moves.ts';
import { statusToken } from '../donations/orders.ts';
import { type GivenRow, givenByYear, givenIn, listGiven } from './giving.repo.ts';
import { summaryPdf } from './summary.pdf.ts';

type SignedIn = NonNullable<Actor>;

/** Addresses that the reader proved to be theirs, and that nobody else has an account with now. */
async function ownAddresses(read: Reader, { id }: SignedIn): Promise<readonly string[]> {
  const own: string[] = [];
  for (const address of (await personOf(read, id))?.addresses ?? []) {
    const holder = await findByEmail(read, address);
    if (!holder || holder.id === id) own.push(address);
  }
  return own;
}

export async function listOwn(
  p: Platform,
  actor: SignedIn,
  query: { readonly after?: string | undefined; readonly limit: number },
): Promise<Failure | ListPage<z.output<typeof OwnDonation>>> {
  const addresses = await ownAddresses(p.db.read, actor);
  return listPage(query, {
    cursor: timeCursor,
    read: (slice) => listGiven(p.db.read, addresses, slice),
    place: ({ donation }) => ({ at: donation.createdAt, id: donation.id }),
    show: (rows) => rows.map((row) => viewOf(p, row)),
  });
}

function viewOf(
  { secret }: Pick<Platform, 'secret'>,
  { donation, applicationId, slug, title, bankName }: GivenRow,
): z.output<typeof OwnDonation> {
  const { orderNumber } = donation;
  return {
    orderNumber,
    receiptNumber: donation.receiptNumber,
    status: donation.status,
    amount: donation.status === 'settled' ? leftOf(donation) : donation.amount,
    matchedAmount: donation.matched,
    applicationId,
    slug,
    projectTitle: title,
    bankName,
    createdAt: donation.createdAt,
    settledAt: donation.settledAt,
    statusToken: statusToken(secret, orderNumber),
  };
}

export async function ownYears(
  p: Platform,
  actor: SignedIn,
): Promise<z.output<typeof GivenYear>[]> {
  const years = await givenByYear(p.db.read, await ownAddresses(p.db.read, actor));
  return years;
}

/** @returns `NOT_FOUND` for a year in which they gave nothing. */
export async function printYear(
  p: Platform,
  actor: SignedIn,
  { year, language }: { readonly year: number; readonly language: Language },
): Promise<Failure | { readonly name: string; readonly content: Buffer }> {
  const person = await personOf(p.db.read, actor.id);
  const rows = await givenIn(p.db.read, await ownAddresses(p.db.read, actor), year);
  if (!person || rows.length === 0) return fail('NOT_FOUND');
  const name = `${person.firstName} ${person.lastName}`.trim();
  return summaryPdf(p, rows, { name, year, language });
}
