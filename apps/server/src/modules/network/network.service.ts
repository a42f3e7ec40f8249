import type { NewInvitation, Standing } from '@app/contracts/network/network.schemas';
import { pages } from '@app/contracts/pages';
import { invitationActors, networkLimits } from '@app/domain/network/connection';
import type { InvitationEvent } from '@app/domain/network/invitation.machine';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { runMove } from '../../kit/moves.ts';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { lock } from '../../platform/db/locks.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { notify } from '../notifications/public.ts';
import {
  countWaiting,
  deleteBetween,
  findInvitation,
  type InvitationRow,
  insertInvitation,
} from './invitations.repo.ts';
import { connectionLifecycle } from './network.moves.ts';
import { isThere, namingOf, standingAfter, standingOf } from './people.service.ts';
import { deleteRecommendationsBetween } from './recommendations.repo.ts';
import { hasTie, tie, untie, untieBoth } from './ties.repo.ts';

declare module '../../platform/provided.ts' {
  interface Provided {
    /** Two are no connections any more: what led each to what the other wrote for connections goes. */
    readonly connectionEnded: (tx: Tx, one: string, other: string) => Promise<void>;
  }
}

type Member = NonNullable<Actor>;
type Answer = Promise<z.output<typeof Standing> | Failure>;

/** What happens between two members happens one after the other. */
export const hold = (tx: Tx, one: string, other: string) =>
  lock(tx, `network:${[one, other].sort().join(':')}`);

/** Open pages of both read anew. */
export const publish = (p: Platform, tx: Tx, one: string, other: string) =>
  p.signals.publish(tx, `user:${one}`, `user:${other}`);

/** Does something between the reader and somebody, and answers what they are to each other then. */
function between(
  p: Platform,
  actor: Member,
  otherId: string,
  work: (tx: Tx, standing: z.output<typeof Standing>, at: Date) => Promise<Failure | undefined>,
): Answer {
  return p.db.transaction(async (tx) => {
    await hold(tx, actor.id, otherId);
    const standing = await standingOf(p, tx, actor, otherId);
    if (isFailure(standing)) return standing;
    if (standing.state === 'own') return fail('NOT_FOUND');
    const refused = await work(tx, standing, p.clock.now());
    if (refused) return refused;
    publish(p, tx, actor.id, otherId);
    return standingAfter(p, tx, actor, otherId);
  });
}

async function move(
  p: Platform,
  tx: Tx,
  actor: Member,
  invitation: InvitationRow,
  event: InvitationEvent,
): Promise<Failure | undefined> {
  const actors = invitationActors(actor.id, invitation);
  const request = { state: invitation.status, event, actors, actorId: actor.id };
  const done = await runMove(p, tx, connectionLifecycle, request, { invitation });
  return isFailure(done) ? done : undefined;
}

export const inviteMember = (p: Platform, actor: Member, { userId, note }: NewInvitation): Answer =>
  between(p, actor, userId, async (tx, standing, at) => {
    if (standing.state === 'invites' && standing.invitationId) {
      const theirs = await findInvitation(tx, standing.invitationId);
      return theirs && move(p, tx, actor, theirs, 'accept');
    }
    if (standing.state !== 'none') return fail('ALREADY_EXISTS');
    if (standing.inviteAgainAt) return fail('INVITED_BEFORE');
    if (note && !standing.mayWriteNote) return fail('VALIDATION', { fields: { note: 'invalid' } });
    if ((await countWaiting(tx, actor.id, 'sent')) >= networkLimits.waiting) {
      return fail('TOO_MANY_ITEMS');
    }
    const invitation: InvitationRow = {
      id: newId(),
      inviterId: actor.id,
      inviteeId: userId,
      note,
      status: 'pending',
      createdAt: at,
      answeredAt: null,
    };
    await insertInvitation(tx, invitation);
    await notify(tx, p, {
      userIds: [userId],
      type: 'connection_request',
      text: 'connectionInvited',
      values: (await namingOf(p, tx, [actor.id]))(actor.id),
      actionUrl: pages.network({ dio: 'pozivi', poziv: invitation.id }),
      from: actor.id,
      isPersonal: true,
    });
    return undefined;
  });

/** To whom it is not, it is not there. */
export function answerInvitation(
  p: Platform,
  actor: Member,
  id: string,
  event: InvitationEvent,
): Answer {
  return p.db.transaction(async (tx) => {
    const seen = await findInvitation(tx, id);
    if (!seen || invitationActors(actor.id, seen).length === 0) return fail('NOT_FOUND');
    const { inviterId, inviteeId } = seen;
    await hold(tx, inviterId, inviteeId);
    const invitation = await findInvitation(tx, id);
    if (!invitation) return fail('NOT_FOUND');
    const refused = await move(p, tx, actor, invitation, event);
    if (refused) return refused;
    publish(p, tx, inviterId, inviteeId);
    return standingAfter(p, tx, actor, actor.id === inviterId ? inviteeId : inviterId);
  });
}

export const disconnect = (p: Platform, actor: Member, otherId: string): Answer =>
  between(p, actor, otherId, async (tx) => {
    await untieBoth(tx, 'connections', actor.id, otherId);
    await p.provided.connectionEnded(tx, actor.id, otherId);
    await rightsChanged(tx, p, actor.id, otherId);
    return undefined;
  });

export const follow = (p: Platform, actor: Member, otherId: string): Answer =>
  between(p, actor, otherId, async (tx, { state }, at) => {
    if (state === 'blocked') return fail('NOT_FOUND');
    await tie(tx, 'follows', { from: actor.id, to: otherId, since: at });
    return undefined;
  });

/** Ends it also with whom members do not find any more. */
export const unfollow = (p: Platform, actor: Member, otherId: string): Answer =>
  p.db.transaction(async (tx) => {
    await hold(tx, actor.id, otherId);
    if (!(await hasTie(tx, 'follows', actor.id, otherId))) {
      return standingOf(p, tx, actor, otherId);
    }
    await untie(tx, 'follows', actor.id, otherId);
    publish(p, tx, actor.id, otherId);
    return standingAfter(p, tx, actor, otherId);
  });

/**
 * What was between the two ends with it, earlier invitations and recommendations too. Whoever is
 * there can be blocked: those whom members do not find may write to them all the same.
 */
export const block = (p: Platform, actor: Member, otherId: string): Answer =>
  p.db.transaction(async (tx) => {
    await hold(tx, actor.id, otherId);
    if (!(await isThere(tx, actor.id, otherId))) return fail('NOT_FOUND');
    const at = p.clock.now();
    await untieBoth(tx, 'connections', actor.id, otherId);
    await untieBoth(tx, 'follows', actor.id, otherId);
    await deleteBetween(tx, actor.id, otherId);
    await deleteRecommendationsBetween(tx, actor.id, otherId);
    await tie(tx, 'blocks', { from: actor.id, to: otherId, since: at });
    await recordAudit(tx, { action: 'member.blocked', subject: otherId, actorId: actor.id, at });
    await rightsChanged(tx, p, actor.id, otherId);
    publish(p, tx, actor.id, otherId);
    return standingAfter(p, tx, actor, otherId);
  });

export const unblock = (p: Platform, actor: Member, otherId: string): Answer =>
  p.db.transaction(async (tx) => {
    await hold(tx, actor.id, otherId);
    if (!(await hasTie(tx, 'blocks', actor.id, otherId))) return fail('NOT_FOUND');
    await untie(tx, 'blocks', actor.id, otherId);
    await rightsChanged(tx, p, actor.id, otherId);
    publish(p, tx, actor.id, otherId);
    return standingAfter(p, tx, actor, otherId);
  });
