import type { Team } from '@app/contracts/teams/teams.schemas';
import { isOwner } from '@app/domain/applications/application.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import { teamPolicy } from '@app/domain/teams/team.policy';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  describeMember,
  handOver,
  leaveTeam,
  listMembers,
  lockApplication,
  notifyActivity,
  ownersWithDraft,
  subjectOf,
} from '../applications/public.ts';
import { dropConsent } from './guardians.repo.ts';
import { lockForInsider, lockForOwner, lockWithMember } from './teams.locks.ts';
import { isOpen } from './teams.moves.ts';
import { dropHandover, findHandover, putHandover } from './teams.repo.ts';
import { tell } from './teams.tell.ts';
import { mayManage, teamView } from './teams.view.ts';

type Member = NonNullable<Actor>;

export async function describe(
  p: Platform,
  actor: Member,
  { id, memberId }: { readonly id: string; readonly memberId: string },
  responsibility: string,
): Promise<z.output<typeof Team> | Failure> {
  return p.db.transaction(async (tx) => {
    const found = await lockWithMember(tx, actor, id, memberId);
    if (isFailure(found)) return found;
    const { record, userId } = found;
    if (!teamPolicy.describe(actor, { ...subjectOf(record), memberId: userId }).ok)
      return fail('FORBIDDEN');
    await describeMember(tx, id, userId, responsibility);
    p.signals.publish(tx, `application:${id}`);
    return teamView(tx, record, actor, p.clock.now());
  });
}

/** What they wrote stays with the team; an offer to take over ends with their membership. */
export async function leave(
  p: Platform,
  actor: Member,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<{ success: true } | Failure> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const found = await lockWithMember(tx, actor, id, memberId);
    if (isFailure(found)) return found;
    const { record, userId } = found;
    const subject = subjectOf(record);
    const own = userId === actor.id;
    if (!own && !isOwner(actor, subject)) return fail('FORBIDDEN');
    if (own && !teamPolicy.leave(actor, subject).ok) return fail('OWNER_STAYS');
    if (!own && !mayManage(actor, record)) return fail('TEAM_CLOSED');
    await leaveTeam(tx, id, userId);
    await rightsChanged(tx, p, userId);
    await dropConsent(tx, id, userId);
    if ((await findHandover(tx, id))?.toUserId === userId) await dropHandover(tx, id);
    await recordAudit(tx, {
      action: own ? 'team.left' : 'team.removed',
      subject: id,
      actorId: actor.id,
      at,
      details: { member: userId },
    });
    await notifyActivity(p, tx, record, {
      by: userId,
      text: 'teamLeftTeam',
      except: [actor.id],
    });
    if (!own) {
      await tell(p, tx, record, {
        userIds: [userId],
        type: 'team_activity',
        text: 'teamRemoved',
      });
    }
    p.signals.publish(tx, `application:${id}`);
    return { success: true };
  });
}

/** @param memberId to whom; null takes the offer back. */
export async function offerHandover(
  p: Platform,
  actor: Member,
  id: string,
  memberId: string | null,
): Promise<z.output<typeof Team> | Failure> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const record = await lockForOwner(tx, actor, id);
    if (isFailure(record)) return record;
    await dropHandover(tx, id);
    if (memberId !== null) {
      const member = (await listMembers(tx, id)).find((one) => one.id === memberId);
      if (!member || member.userId === actor.id) return fail('NOT_FOUND');
      await putHandover(tx, { applicationId: id, toUserId: member.userId, offeredAt: at });
      await tell(p, tx, record, {
        userIds: [member.userId],
        type: 'team_invitation',
        text: 'handoverOffered',
        from: actor.id,
      });
    }
    p.signals.publish(tx, `application:${id}`);
    return teamView(tx, record, actor, at);
  });
}

export async function answerHandover(
  p: Platform,
  actor: Member,
  id: string,
  accept: boolean,
): Promise<z.output<typeof Team> | Failure> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const record = await lockForInsider(tx, actor, id);
    if (isFailure(record)) return record;
    const offer = await findHandover(tx, id);
    if (!offer) return fail('WRONG_STATUS');
    if (offer.toUserId !== actor.id) return fail('FORBIDDEN');
    if (accept) {
      if (!isOpen(record)) return fail('TEAM_CLOSED');
      const { status, callId } = record.application;
      const drafting = await ownersWithDraft(tx, callId, [actor.id]);
      // An owner has one draft for each call.
      if (status === 'draft' && drafting.size > 0) return fail('ALREADY_EXISTS');
      await handOver(tx, id, actor.id);
      await rightsChanged(tx, p, id);
      await recordAudit(tx, {
        action: 'application.handed-over',
        subject: id,
        actorId: record.application.ownerId,
        at,
        details: { to: actor.id },
      });
    }
    await dropHandover(tx, id);
    const others = record.memberIds.filter((userId) => userId !== actor.id);
    await tell(p, tx, record, {
      userIds: accept ? others : [record.application.ownerId],
      type: 'invitation_response',
      text: accept ? 'handoverAnsweredTeam' : 'handoverDeclined',
      from: actor.id,
    });
    p.signals.publish(tx, `application:${id}`);
    const now = await lockApplication(tx, id);
    return teamView(tx, now ?? record, actor, at);
  });
}
