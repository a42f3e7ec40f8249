import type { AgeCorrection } from '@app/contracts/teams/ages.schemas';
import type {
  Invitation,
  InvitationView,
  LinkView,
  Team,
} from '@app/contracts/teams/teams.schemas';
import { applicationPolicy, isOwner, isTeam } from '@app/domain/applications/application.policy';
import { canMove, eventsFrom } from '@app/domain/machine';
import { isMinor } from '@app/domain/people/age';
import type { Actor } from '@app/domain/permissions/permissions';
import { needsYear } from '@app/domain/teams/age';
import { consentStatus } from '@app/domain/teams/guardian-consent';
import { guardianConsentMachine } from '@app/domain/teams/guardian-consent.machine';
import { invitationStatus, linkOver, maskedAddress, teamLimits } from '@app/domain/teams/team';
import { teamPolicy } from '@app/domain/teams/team.policy';
import { teamInvitationMachine } from '@app/domain/teams/team-invitation.machine';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { agesOf, membersByIds } from '../accounts/public.ts';
import {
  hiddenMembers,
  lacksIn,
  listMembers,
  seenBy,
  subjectOf,
  titleOf,
  type WrittenApplication,
} from '../applications/public.ts';
import { type CorrectionRow, correctionOf } from './ages.repo.ts';
import { consentsIn } from './guardians.repo.ts';
import { isOpen } from './teams.moves.ts';
import {
  findHandover,
  type InvitationRow,
  invitationsIn,
  type LinkRow,
  lastRequestOf,
  requestsIn,
  standingLink,
  usesOf,
} from './teams.repo.ts';

type Member = NonNullable<Actor>;

/** Whether the actor leads the team now. */
export const mayManage = (actor: Actor, record: WrittenApplication): boolean =>
  applicationPolicy.manageTeam(actor, seenBy(actor, subjectOf(record))).ok;

/** Nobody but the team itself is shown one that was withdrawn. */
const shownStatus = (row: InvitationRow, now: Date): z.output<typeof Invitation>['status'] => {
  const status = invitationStatus(row, now);
  return status === 'withdrawn' ? 'expired' : status;
};

export function invitationOf(
  row: InvitationRow,
  record: WrittenApplication,
  actor: Member,
  now: Date,
): z.output<typeof Invitation> {
  const contacts = applicationPolicy.viewContacts(actor, subjectOf(record)).ok;
  return {
    id: row.id,
    inviteeUserId: contacts ? row.inviteeUserId : null,
    inviteeName: row.inviteeName,
    inviteeEmail: row.inviteeEmail,
    role: row.role,
    status: shownStatus(row, now),
    responsibility: row.responsibility,
    sentAt: row.sentAt,
    expiresAt: row.expiresAt,
    events: mayManage(actor, record)
      ? eventsFrom(teamInvitationMachine, invitationStatus(row, now), ['owner'])
      : [],
  };
}

/** A team as one of its members or of the bank's staff sees it. */
export async function teamView(
  read: Reader,
  record: WrittenApplication,
  actor: Member,
  now: Date,
): Promise<z.output<typeof Team>> {
  const { id } = record.application;
  const manages = mayManage(actor, record);
  const members = await listMembers(read, id);
  const invitations = await invitationsIn(read, id);
  const requests = manages ? await requestsIn(read, id, actor.id) : [];
  const link = manages ? await standingLink(read, id) : undefined;
  const uses = link ? await usesOf(read, link.id) : 0;
  const handover = await findHandover(read, id);
  const people = await membersByIds(
    read,
    [...members, ...requests].map(({ userId }) => userId),
  );
  const nameOf = (userId: string) => people.get(userId)?.name ?? '';
  const ages = await agesIn(read, record, actor, now);
  const successor = members.find(({ userId }) => userId === handover?.toUserId);
  return {
    members: members.map(({ id: memberId, userId, role, responsibility }) => ({
      id: memberId,
      name: nameOf(userId),
      profile_picture_url: people.get(userId)?.picture ?? null,
      role,
      responsibility,
      isReader: userId === actor.id,
      ...(manages || userId === actor.id
        ? { lack: ages.lackOf(memberId), consent: ages.consentOf(userId)?.status ?? null }
        : { lack: null, consent: null }),
    })),
    invitations: invitations.map((row) => invitationOf(row, record, actor, now)),
    requests: requests.map(({ id: requestId, userId, askedAt }) => ({
      id: requestId,
      name: nameOf(userId),
      askedAt,
    })),
    link:
      link && !linkOver({ ...link, uses }, now)
        ? {
            code: link.code,
            expiresAt: link.expiresAt,
            uses,
            atMost: teamLimits.linkUses,
          }
        : null,
    handover: successor
      ? {
          memberId: successor.id,
          name: nameOf(successor.userId),
          toReader: successor.userId === actor.id,
        }
      : null,
    places: { minimum: record.call.minTeam, atMost: record.call.maxTeam },
    ages: { least: record.call.minAge, most: record.call.maxAge },
    own: members.some(({ userId }) => userId === actor.id) ? ages.own : null,
    canManage: manages,
    canLeave: teamPolicy.leave(actor, subjectOf(record)).ok,
  };
}

export const correctionView = (
  correction: CorrectionRow | undefined,
): z.output<typeof AgeCorrection> | null =>
  correction
    ? { birthYear: correction.birthYear, adult: correction.adult, askedAt: correction.askedAt }
    : null;

/** How the members of a team stand to the rules about ages. */
async function agesIn(read: Reader, record: WrittenApplication, actor: Member, now: Date) {
  const { application, call } = record;
  const lacks = (await lacksIn(read, [{ id: application.id, call }], now)).get(application.id);
  const consents = (await consentsIn(read, application.id)).map((row) => ({
    ...row,
    status: consentStatus(row, now),
  }));
  const lackOf = (memberId: string) => lacks?.find(({ id }) => id === memberId)?.code ?? null;
  const consentOf = (userId: string) => consents.find((one) => one.userId === userId);
  const declared = (await agesOf(read, [actor.id])).get(actor.id);
  const consent = consentOf(actor.id);
  const own = (await listMembers(read, application.id)).find(({ userId }) => userId === actor.id);
  return {
    lackOf,
    consentOf,
    own: {
      lack: own ? lackOf(own.id) : null,
      needsYear: needsYear(call),
      isMinor: declared !== undefined && isMinor(declared, now),
      correction: correctionView(await correctionOf(read, actor.id)),
      consent: consent
        ? {
            email: consent.guardianEmail,
            status: consent.status,
            sentAt: consent.sentAt,
            expiresAt: consent.expiresAt,
            canSend: canMove(guardianConsentMachine, consent.status, 'send'),
          }
        : null,
    },
  };
}

async function askedOf(read: Reader, record: WrittenApplication, now: Date) {
  const { application, call, bank, memberIds } = record;
  const owner = (await membersByIds(read, [application.ownerId])).get(application.ownerId);
  const hidden = await hiddenMembers(read, [application.id], now);
  return {
    applicationId: application.id,
    title: titleOf(record),
    kind: call.kind,
    callTitle: { bhs: call.titleBhs, en: call.titleEn },
    closesAt: call.closesAt,
    bankName: bank.name,
    // Whom nobody may be told of is known to who has the link, or holds the invitation, anyway.
    ownerName: (hidden.has(application.ownerId) ? owner?.firstName : owner?.name) ?? '',
    members: memberIds.length,
    submitted: application.submittedRevision > 0,
  };
}

export async function invitationView(
  read: Reader,
  row: InvitationRow,
  record: WrittenApplication,
  isForReader: boolean,
  now: Date,
): Promise<z.output<typeof InvitationView>> {
  return {
    ...(await askedOf(read, record, now)),
    id: row.id,
    status: shownStatus(row, now),
    address: row.inviteeEmail && maskedAddress(row.inviteeEmail),
    invitedEmail: null,
    responsibility: row.responsibility,
    message: row.message,
    expiresAt: row.expiresAt,
    isForReader,
  };
}

export async function linkView(
  read: Reader,
  link: LinkRow,
  record: WrittenApplication,
  actor: Actor,
  now: Date,
): Promise<z.output<typeof LinkView>> {
  const subject = subjectOf(record);
  const isMember = isTeam(actor, subject) || isOwner(actor, subject);
  const last = actor && (await lastRequestOf(read, record.application.id, actor.id));
  // Who was refused may ask once more through a link that was made since.
  const request = last?.status === 'refused' && last.linkId !== link.id ? undefined : last;
  const over = linkOver({ ...link, uses: await usesOf(read, link.id) }, now);
  const full = record.memberIds.length >= record.call.maxTeam;
  return {
    ...(await askedOf(read, record, now)),
    over: over ?? (isOpen(record) ? (full ? 'full' : null) : 'closed'),
    reader: isMember ? 'member' : (request?.status ?? 'stranger'),
    requestId: request?.status === 'waiting' ? request.id : null,
  };
}
