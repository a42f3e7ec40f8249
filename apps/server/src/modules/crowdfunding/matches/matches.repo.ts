import { matchFor, matchLeft } from '@app/domain/crowdfunding/match';
import { type Fening, fening, noFening } from '@app/domain/money';
import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { newId } from '../../../platform/ids.ts';
import { campaignMatches, campaigns, donationEvents, donations } from '../crowdfunding.tables.ts';

export type Match = typeof campaignMatches.$inferSelect;

/** What a match reserves or gives with a donation. */
export interface Matched {
  readonly matchId: string | null;
  readonly matched: Fening;
}

/** The match that doubles what is given to a campaign now; whoever writes it holds the campaign. */
export async function runningMatch(
  read: Reader,
  campaignId: string,
  now: Date,
): Promise<Match | undefined> {
  const [match] = await read
    .select()
    .from(campaignMatches)
    .where(and(eq(campaignMatches.campaignId, campaignId), gt(campaignMatches.endsAt, now)))
    .limit(1);
  return match;
}

export async function matchById(read: Reader, id: string): Promise<Match | undefined> {
  const [match] = await read.select().from(campaignMatches).where(eq(campaignMatches.id, id));
  return match;
}

/** The newest first. */
export async function matchesOf(read: Reader, campaignIds: readonly string[]): Promise<Match[]> {
  if (campaignIds.length === 0) return [];
  return read
    .select()
    .from(campaignMatches)
    .where(inArray(campaignMatches.campaignId, [...campaignIds]))
    .orderBy(desc(campaignMatches.createdAt), desc(campaignMatches.id));
}

/** Has the only say about a campaign's money until the transaction ends. */
export async function lockCampaign(tx: Tx, id: string) {
  const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
  return campaign;
}

export async function insertMatch(tx: Tx, match: typeof campaignMatches.$inferInsert) {
  await tx.insert(campaignMatches).values(match);
}

/** What is reserved stays so; nothing more is. */
export async function endMatches(tx: Tx, campaignId: string, now: Date): Promise<void> {
  await tx
    .update(campaignMatches)
    .set({ endsAt: now })
    .where(and(eq(campaignMatches.campaignId, campaignId), gt(campaignMatches.endsAt, now)));
}

/** How the sums of matches change with a donation that is held, settles, or is over. */
interface Change extends Matched {
  /** Which of the sums gets less, and which more. */
  readonly from?: 'held' | 'settled';
  readonly to?: 'held' | 'settled';
}

async function changeSums(tx: Tx, { from, to, ...changed }: Change): Promise<void> {
  const { matchId, matched } = changed;
  if (matchId === null || matched === 0) return;
  const less = from && { [from]: sql`${campaignMatches[from]} - ${matched}` };
  const more = to && { [to]: sql`${campaignMatches[to]} + ${matched}` };
  await tx
    .update(campaignMatches)
    .set({ ...less, ...more })
    .where(eq(campaignMatches.id, matchId));
}

/** One change for each match, in one order: two transactions never wait for each other. */
function byMatch(donations: readonly Matched[]): Matched[] {
  const sums = new Map<string, number>();
  for (const { matchId, matched } of donations) {
    if (matchId !== null) sums.set(matchId, (sums.get(matchId) ?? 0) + matched);
  }
  return [...sums].sort().map(([matchId, matched]) => ({ matchId, matched: fening(matched) }));
}

export async function reserveMatched(tx: Tx, reserved: readonly Matched[]): Promise<void> {
  for (const sum of byMatch(reserved)) await changeSums(tx, { ...sum, to: 'held' });
}

export async function settleMatched(tx: Tx, settled: readonly Matched[]): Promise<void> {
  for (const sum of byMatch(settled)) await changeSums(tx, { ...sum, from: 'held', to: 'settled' });
}

interface MatchedDonation extends Matched {
  readonly id: string;
}

/**
 * Gives back to the pot what donations no longer need: their holds ended, or they were refunded,
 * whole or in part.
 *
 * @param over each with what of its match goes back.
 */
export async function returnMatched(
  tx: Tx,
  over: readonly MatchedDonation[],
  from: 'held' | 'settled',
  at: Date,
): Promise<void> {
  const matched = over.filter((one) => one.matched > 0);
  if (matched.length === 0) return;
  for (const sum of byMatch(matched)) await changeSums(tx, { ...sum, from });
  await tx.execute(sql`
    UPDATE ${donations} AS d SET matched = d.matched - back.matched
    FROM unnest(${sql.param(matched.map(({ id }) => id))}::uuid[],
      ${sql.param(matched.map((one) => one.matched))}::bigint[]) AS back(id, matched)
    WHERE d.id = back.id`);
  await tx.insert(donationEvents).values(
    matched.map(({ id, matchId, matched: amount }) => ({
      id: newId(),
      donationId: id,
      event: 'matchReturned',
      data: { matchId, matched: amount },
      at,
    })),
  );
}

/**
 * Doubles a donation that was paid after its hold had gone: what was promised with it is free for
 * others since, so it gets what its match, if it still runs, and the goal leave. The campaign is
 * locked.
 */
export async function matchLate(
  tx: Tx,
  { id, matchId, amount }: { readonly id: string; matchId: string | null; amount: number },
  at: Date,
): Promise<number> {
  if (matchId === null) return 0;
  const match = await matchById(tx, matchId);
  if (!match || match.endsAt <= at) return 0;
  const [campaign] = await tx
    .select({
      room: sql<string>`${campaigns.target} - ${campaigns.settled} - ${campaigns.held}`,
    })
    .from(campaigns)
    .where(eq(campaigns.id, match.campaignId));
  if (!campaign) return 0;
  const room = fening(Number(campaign.room) - amount);
  const matched = matchFor(fening(amount), matchLeft(match), room);
  if (matched === noFening) return 0;
  await changeSums(tx, { matchId, matched, to: 'settled' });
  await tx.update(donations).set({ matched }).where(eq(donations.id, id));
  await tx.insert(donationEvents).values({
    id: newId(),
    donationId: id,
    event: 'matched',
    data: { matchId, matched },
    at,
  });
  return matched;
}

/** Ended matches of banks of whose promise something is left, and for which nobody is paying. */
export async function matchesWithRest(read: Reader, now: Date, limit: number): Promise<Match[]> {
  return read
    .select()
    .from(campaignMatches)
    .where(
      and(
        lte(campaignMatches.endsAt, now),
        eq(campaignMatches.held, noFening),
        sql`by_bank AND settled + released < amount`,
      ),
    )
    .orderBy(asc(campaignMatches.endsAt))
    .limit(limit);
}

export async function countReleased(tx: Tx, id: string, amount: number): Promise<void> {
  await tx
    .update(campaignMatches)
    .set({ released: sql`${campaignMatches.released} + ${amount}` })
    .where(eq(campaignMatches.id, id));
}
