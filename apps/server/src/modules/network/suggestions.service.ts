import type { Suggestion, SuggestionReason } from '@app/contracts/network/network.schemas';
import { enoughInterests, rankSuggestions, suggestionLimits } from '@app/domain/network/suggestion';
import { isAdult } from '@app/domain/people/age';
import type { Actor } from '@app/domain/permissions/permissions';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { agesOf, findById } from '../accounts/public.ts';
import { likeMinded, profileOf, schoolmatesOf, townspeopleOf } from '../profiles/public.ts';
import { peopleOf } from './people.service.ts';
import { reachOf } from './reach.repo.ts';
import {
  bankmatesOf,
  connectionsOfConnections,
  insertDismissal,
  settledAmong,
  teammatesOf,
} from './together.repo.ts';

type Member = NonNullable<Actor>;
type Found = SuggestionReason & { readonly userId: string; readonly weight: number };

/** Members whom the reader might know; nobody who is under eighteen, or of whom one of the two said something already. */
export async function listSuggestions(p: Platform, actor: Member): Promise<Suggestion[]> {
  const { read } = p.db;
  const found = await reasonsFor(p, actor.id);
  const ids = [...new Set(found.map(({ userId }) => userId))];
  const [reach, settled] = await Promise.all([
    reachOf(read, actor.id, ids, p.clock.now()),
    settledAmong(read, actor.id, ids),
  ]);
  const ranked = rankSuggestions(
    found.filter(({ userId }) => reach(userId).find && !settled.has(userId)),
  ).slice(0, suggestionLimits.shown);
  const personOf = await peopleOf(
    p,
    read,
    ranked.map(({ userId }) => userId),
  );
  return ranked.map(({ userId, reasons }) => ({ person: personOf(userId), reasons }));
}

async function reasonsFor(p: Platform, memberId: string): Promise<Found[]> {
  const { read } = p.db;
  const { read: limit } = suggestionLimits;
  const [account, profile] = await Promise.all([
    findById(read, memberId),
    profileOf(read, memberId),
  ]);
  const own = account?.interests ?? [];
  const town = account?.municipality || profile.place;
  const [teams, mutual, schools, banks, townspeople, minded] = await Promise.all([
    teammatesOf(read, memberId, limit),
    connectionsOfConnections(read, memberId, limit),
    schoolmatesOf(read, memberId, limit),
    adultBankmates(p, memberId, town, limit),
    townspeopleOf(read, memberId, town, limit),
    likeMinded(p, read, memberId, own, limit),
  ]);
  const alike = minded.filter(({ interests }) => interests.length >= enoughInterests(own.length));
  return [
    ...teams.map((one) => ({ kind: 'team' as const, weight: 1, ...one })),
    ...mutual.map((one) => ({ kind: 'mutual' as const, weight: one.count, ...one })),
    ...schools.map(({ userId, school }) => ({
      kind: 'school' as const,
      weight: 1,
      userId,
      name: school,
    })),
    ...banks.map(({ userId, bank: { name, slug, emblem }, shared }) => ({
      kind: 'bank' as const,
      weight: 1,
      userId,
      name,
      slug,
      emblem,
      shared,
    })),
    ...townspeople.map(({ userId }) => ({ kind: 'town' as const, weight: 1, userId, name: town })),
    ...alike.map(({ userId, interests }) => ({
      kind: 'interests' as const,
      weight: interests.length,
      userId,
      interests: interests as Extract<SuggestionReason, { kind: 'interests' }>['interests'],
    })),
  ];
}

/** Everybody sees of a team only who said that they are eighteen. */
async function adultBankmates(p: Platform, memberId: string, town: string, limit: number) {
  const { read } = p.db;
  const found = await bankmatesOf(read, memberId, town, limit);
  const ages = await agesOf(
    read,
    found.map(({ userId }) => userId),
  );
  const now = p.clock.now();
  return found.filter(({ userId }) => {
    const declared = ages.get(userId);
    return declared !== undefined && isAdult(declared, now);
  });
}

/** Of whoever is not found there is nothing to dismiss. */
export async function dismissSuggestion(
  p: Platform,
  actor: Member,
  otherId: string,
): Promise<{ success: true } | Failure> {
  return p.db.transaction(async (tx) => {
    const dismissedAt = p.clock.now();
    const reach = await reachOf(tx, actor.id, [otherId], dismissedAt);
    if (!reach(otherId).find) return fail('NOT_FOUND');
    await insertDismissal(tx, { memberId: actor.id, otherId, dismissedAt });
    return { success: true };
  });
}
