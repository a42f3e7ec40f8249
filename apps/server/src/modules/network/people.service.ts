import type { NetworkPerson, Standing } from '@app/contracts/network/network.schemas';
import { mayInviteAgainAt } from '@app/domain/network/connection';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { type Asking, signaturesOf } from '../../kit/people/people.ts';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { visibleAmong } from '../accounts/public.ts';
import { lastFrom, waitingBetween } from './invitations.repo.ts';
import { reachOf } from './reach.repo.ts';
import { hasTie, mutualCounts } from './ties.repo.ts';

/** How others stand in the lists of a network, by their ids. */
export async function peopleOf(
  p: Asking,
  read: Reader,
  ids: readonly string[],
): Promise<(id: string) => NetworkPerson> {
  const signatureOf = await signaturesOf(p, read, ids, 'members');
  return (id) => {
    const { headline, ...signature } = signatureOf(id);
    return { id, title: headline, ...signature };
  };
}

/**
 * Values of a notice that comes from one of these: what they are called to members, where members
 * find no profile of theirs.
 */
export async function namingOf(
  p: Asking,
  read: Reader,
  ids: readonly string[],
): Promise<(id: string) => { readonly name?: string }> {
  const person = await peopleOf(p, read, ids);
  return (id) => {
    const { name, profileSlug } = person(id);
    return profileSlug === null ? { name } : {};
  };
}

const nothing = {
  invitationId: null,
  isFollowed: false,
  mutual: 0,
  mayWriteNote: false,
  inviteAgainAt: null,
} as const;

/**
 * What the reader and somebody else are to each other. Whom they may not see, and who blocked them,
 * is not found; who is connected with them, waits for an answer or was blocked by them always is.
 */
export async function standingOf(
  p: Pick<Platform, 'clock'>,
  read: Reader,
  actor: NonNullable<Actor>,
  otherId: string,
): Promise<z.output<typeof Standing> | Failure> {
  const now = p.clock.now();
  if (actor.id === otherId) return { ...nothing, state: 'own' };
  if (await hasTie(read, 'blocks', actor.id, otherId)) return { ...nothing, state: 'blocked' };
  const { isBlocked, isConnected, ...reach } = (await reachOf(read, actor.id, [otherId], now))(
    otherId,
  );
  if (isBlocked) return fail('NOT_FOUND');
  const waiting = await waitingBetween(read, actor.id, otherId);
  if (!isConnected && !waiting && !reach.see) return fail('NOT_FOUND');
  const mutual = await mutualCounts(read, actor.id, [otherId]);
  const asked = waiting?.inviterId === actor.id ? 'invited' : 'invites';
  const last = await lastFrom(read, actor.id, otherId);
  return {
    state: isConnected ? 'connected' : waiting ? asked : 'none',
    invitationId: waiting?.id ?? null,
    isFollowed: await hasTie(read, 'follows', actor.id, otherId),
    mutual: mutual(otherId),
    mayWriteNote: reach.note,
    inviteAgainAt: mayInviteAgainAt(last, now),
  };
}

/** The same after something between them has ended: who is not seen any more is nothing to them. */
export async function standingAfter(
  p: Pick<Platform, 'clock'>,
  read: Reader,
  actor: NonNullable<Actor>,
  otherId: string,
): Promise<z.output<typeof Standing>> {
  const standing = await standingOf(p, read, actor, otherId);
  return isFailure(standing) ? { ...nothing, state: 'none' } : standing;
}

/**
 * Whether somebody is there for a member to block, mute or report: members need not find them, and
 * may have blocked them, but not been blocked by them.
 */
export async function isThere(read: Reader, memberId: string, otherId: string): Promise<boolean> {
  if (memberId === otherId || !(await visibleAmong(read, [otherId])).has(otherId)) return false;
  if (await hasTie(read, 'blocks', memberId, otherId)) return true;
  return !(await hasTie(read, 'blocks', otherId, memberId));
}
