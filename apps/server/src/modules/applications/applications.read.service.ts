import type {
  ApplicationDraft,
  ApplicationView,
  Invitation,
  MyApplication,
  TeamMember,
  TransitionView,
} from '@app/contracts/applications/applications.schemas';
import { isPublicStatus } from '@app/domain/applications/application.machine';
import {
  type ApplicationSubject,
  applicationPolicy,
  visibleStatus,
} from '@app/domain/applications/application.policy';
import { sectionKeysOf } from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import { missingIn } from '@app/domain/applications/form/missing';
import type { Actor } from '@app/domain/permissions/permissions';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import {
  listInvitations,
  listMemberships,
  listOwn,
  type OwnApplicationRow,
} from './applications.lists.repo.ts';
import {
  type ApplicationKey,
  findApplication,
  findRecord,
  transitionsOf,
} from './applications.repo.ts';
import {
  abilitiesOf,
  completenessOf,
  isInsider,
  seenBy,
  subjectOf,
} from './applications.subject.ts';
import { draftFor, shownContent, teamFor, viewFor } from './applications.view.service.ts';

type SignedInActor = NonNullable<Actor>;

/** An application for its team and the bank's people; to everybody else it is not there. */
export async function viewAsInsider(
  p: Platform,
  actor: Actor,
  key: ApplicationKey,
): Promise<ApplicationView | Failure> {
  const record = await findApplication(p.db.read, key);
  if (!record || !isInsider(actor, subjectOf(record))) return fail('NOT_FOUND');
  const members = await teamFor(p.db.read, record, actor);
  return viewFor(record, shownContent(record, actor), members, actor, p.clock.now());
}

export async function openDraft(
  p: Platform,
  actor: SignedInActor,
  id: string,
): Promise<ApplicationDraft | Failure> {
  const record = await findApplication(p.db.read, { id });
  if (!record) return fail('NOT_FOUND');
  const subject = subjectOf(record);
  if (!isInsider(actor, subject)) return fail('NOT_FOUND');
  const verdict = applicationPolicy.edit(actor, seenBy(actor, subject));
  if (!verdict.ok && verdict.reason === 'NOT_TEAM') return fail('FORBIDDEN');
  const members = await teamFor(p.db.read, record, actor);
  return draftFor(record, members, actor, p.clock.now());
}

export async function listMine(p: Platform, actor: SignedInActor): Promise<MyApplication[]> {
  const rows = await listOwn(p.db.read, actor.id);
  return rows.map((row) => mineOf(row, actor));
}

function mineOf(row: OwnApplicationRow, actor: SignedInActor): MyApplication {
  const subject: ApplicationSubject = {
    ownerId: row.ownerId,
    memberIds: row.memberIds,
    status: row.status,
    bankSlug: row.bankSlug,
    decisionsPublished: row.decisionsPublishedAt !== null || row.announcedAt !== null,
  };
  const { status } = seenBy(actor, subject);
  const open = status === 'pending' ? row.openSections : null;
  const about = formOf(row.kind).about(row.content);
  const { canDelete, canWithdraw } = abilitiesOf(actor, subject);
  return {
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    status,
    projectTitle: about.title,
    role: row.ownerId === actor.id ? 'owner' : 'member',
    bankName: row.bankName,
    bankEmblem: row.bankEmblem,
    callTitle: { bhs: row.callTitleBhs, en: row.callTitleEn },
    callClosesAt: row.callClosesAt.toISOString(),
    ...progressOf(row, open),
    openSections: open,
    returnReason: status === 'pending' ? row.returnReason : null,
    picture: about.picture,
    membersLacking: Math.max(0, row.minTeam - row.memberIds.length),
    canDelete,
    canWithdraw,
    updatedAt: row.updatedAt.toISOString(),
  };
}

function progressOf(
  row: OwnApplicationRow,
  open: readonly string[] | null,
): Pick<MyApplication, 'sections' | 'missing'> {
  const form = formOf(row.kind);
  const all = missingIn(form, row.content, completenessOf({ memberIds: row.memberIds, call: row }));
  const writable = all.filter(
    ({ section }) => !open || section === 'team' || open.includes(section),
  );
  return {
    sections: sectionKeysOf(form).map((key) => ({
      key,
      done: key === 'review' ? all.length === 0 : all.every(({ section }) => section !== key),
    })),
    missing: writable.filter(({ section }) => section === writable[0]?.section),
  };
}

export async function listHistory(
  p: Platform,
  actor: SignedInActor,
  id: string,
): Promise<TransitionView[] | Failure> {
  const record = await findRecord(p.db.read, { id });
  if (!record) return fail('NOT_FOUND');
  const subject = subjectOf(record);
  if (!isInsider(actor, subject)) return fail('NOT_FOUND');
  const all = await transitionsOf(p.db.read, id);
  const hidden = seenBy(actor, subject).status !== subject.status;
  const told = hidden ? all.slice(1) : all;
  const actors = await membersByIds(
    p.db.read,
    told.map((transition) => transition.actorId),
  );
  return told.map((transition) => ({
    from: transition.from,
    to: transition.to,
    event: transition.event,
    actorName: actors.get(transition.actorId)?.name ?? '',
    reason: transition.reason,
    sections: transition.sections,
    revision: transition.revision,
    at: transition.at.toISOString(),
  }));
}

export async function memberships(
  p: Platform,
  actor: SignedInActor,
): Promise<{ applicationId: string }[]> {
  return listMemberships(p.db.read, actor.id);
}

export async function teamOf(
  p: Platform,
  actor: Actor,
  id: string,
): Promise<TeamMember[] | Failure> {
  const record = await findRecord(p.db.read, { id });
  if (!record) return fail('NOT_FOUND');
  const subject = subjectOf(record);
  if (!applicationPolicy.view(actor, subject).ok) return fail('NOT_FOUND');
  return teamFor(p.db.read, record, actor);
}

export async function invitationsOf(
  p: Platform,
  actor: SignedInActor,
  id: string,
): Promise<Invitation[] | Failure> {
  const record = await findRecord(p.db.read, { id });
  if (!record || !isInsider(actor, subjectOf(record))) return fail('NOT_FOUND');
  const canSeeIds = applicationPolicy.viewContacts(actor, subjectOf(record)).ok;
  const now = p.clock.now();
  const rows = await listInvitations(p.db.read, id);
  return rows.map((row) => ({
    id: row.id,
    inviteeUserId: canSeeIds ? row.inviteeUserId : null,
    inviteeName: row.inviteeName,
    inviteeEmail: row.inviteeEmail,
    role: row.role,
    status: row.status === 'pending' && row.expiresAt <= now ? 'expired' : row.status,
  }));
}

/** Whether everybody may see an application now, decisions not yet announced aside. */
export function isPublic(record: Parameters<typeof subjectOf>[0]): boolean {
  return isPublicStatus(visibleStatus(null, subjectOf(record)));
}
