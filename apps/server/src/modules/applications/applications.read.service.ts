import type {
  ApplicationDraft,
  ApplicationView,
  MyApplication,
  TeamMember,
  TransitionView,
} from '@app/contracts/applications/applications.schemas';
import { isEditableStatus, isPublicStatus } from '@app/domain/applications/application.machine';
import {
  type ApplicationSubject,
  applicationPolicy,
  isBlindTo,
  isTeam,
  visibleStatus,
} from '@app/domain/applications/application.policy';
import { sectionKeysOf } from '@app/domain/applications/form/form';
import { missingIn, type TeamLack } from '@app/domain/applications/form/missing';
import { type Actor, hasAnyPermission } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { lacksIn } from './applications.ages.ts';
import { restoredBy } from './applications.edits.service.ts';
import { listMemberships, listOwn, type OwnApplicationRow } from './applications.lists.repo.ts';
import { type ApplicationKey, findApplication, findRecord, formFor } from './applications.repo.ts';
import { transitionsOf } from './applications.revisions.repo.ts';
import {
  abilitiesOf,
  completenessOf,
  isInsider,
  seenBy,
  subjectOf,
  writersOnly,
} from './applications.subject.ts';
import { draftFor, readFor, teamFor, viewFor } from './applications.view.service.ts';

type SignedInActor = NonNullable<Actor>;

/** An application for its team and the bank's people; to everybody else it is not there. */
export async function viewAsInsider(
  p: Platform,
  actor: Actor,
  key: ApplicationKey,
): Promise<z.output<typeof ApplicationView> | Failure> {
  const record = await findApplication(p.db.read, key);
  if (!record || !isInsider(actor, subjectOf(record))) return fail('NOT_FOUND');
  const now = p.clock.now();
  const { members, content } = await readFor(p.db.read, record, actor, now);
  return viewFor(record, content, members, actor, now);
}

export async function openDraft(
  p: Platform,
  actor: SignedInActor,
  id: string,
): Promise<z.output<typeof ApplicationDraft> | Failure> {
  const record = await findApplication(p.db.read, { id });
  if (!record) return fail('NOT_FOUND');
  const refused = writersOnly(actor, subjectOf(record));
  if (refused) return refused;
  const { read } = p.db;
  const now = p.clock.now();
  const [{ members }, lacks, restorer] = await Promise.all([
    teamFor(read, record, actor, now),
    lacksIn(read, [{ id, call: record.call }], now),
    restoredBy(read, actor, id),
  ]);
  const known = { members, teamLacks: lacks.get(id) ?? [], restoredBy: restorer };
  return draftFor(record, known, actor, now);
}

export async function listMine(
  p: Platform,
  actor: SignedInActor,
): Promise<z.output<typeof MyApplication>[]> {
  const { read } = p.db;
  const rows = await listOwn(read, actor.id);
  const written = rows.filter(({ status }) => isEditableStatus(status));
  const lacks = await lacksIn(
    read,
    written.map((row) => ({ id: row.id, call: row })),
    p.clock.now(),
  );
  return rows.map((row) => mineOf(row, lacks.get(row.id) ?? [], actor));
}

function mineOf(
  row: OwnApplicationRow,
  lacks: readonly TeamLack[],
  actor: SignedInActor,
): z.output<typeof MyApplication> {
  const subject: ApplicationSubject = {
    ownerId: row.ownerId,
    memberIds: row.memberIds,
    status: row.status,
    bankSlug: row.bankSlug,
    decisionsPublished: row.decisionsPublishedAt !== null || row.announcedAt !== null,
  };
  const { status } = seenBy(actor, subject);
  const open = status === 'pending' ? row.openSections : null;
  const about = formFor({ call: row }).about(row.content);
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
    callClosesAt: row.callClosesAt,
    ...progressOf(row, lacks, open),
    openSections: open,
    returnReason: status === 'pending' ? row.returnReason : null,
    picture: about.picture,
    membersLacking: Math.max(0, row.minTeam - row.memberIds.length),
    canDelete,
    canWithdraw,
    updatedAt: row.updatedAt,
  };
}

function progressOf(
  row: OwnApplicationRow,
  lacks: readonly TeamLack[],
  open: readonly string[] | null,
): Pick<z.output<typeof MyApplication>, 'sections' | 'missing'> {
  const form = formFor({ call: row });
  const context = completenessOf({ memberIds: row.memberIds, call: row }, lacks);
  const all = missingIn(form, row.content, context);
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
): Promise<z.output<typeof TransitionView>[] | Failure> {
  const record = await findRecord(p.db.read, { id });
  if (!record) return fail('NOT_FOUND');
  const subject = subjectOf(record);
  if (!isInsider(actor, subject)) return fail('NOT_FOUND');
  const blind = isBlindTo(actor, subject);
  const all = await transitionsOf(p.db.read, id);
  const hidden = seenBy(actor, subject).status !== subject.status;
  const ofBank = hasAnyPermission(actor, subject.bankSlug) && !isTeam(actor, subject);
  const seen = hidden ? all.slice(1) : all;
  const told = ofBank ? seen : withoutCorrected(seen);
  const actors = await membersByIds(
    p.db.read,
    told.map((transition) => transition.actorId),
  );
  return told.map((transition) => ({
    from: transition.from,
    to: transition.to,
    event: transition.event,
    actorName:
      blind && isTeam({ ...actor, id: transition.actorId }, subject)
        ? ''
        : (actors.get(transition.actorId)?.name ?? ''),
    reason: transition.reason,
    sections: transition.sections,
    revision: transition.revision,
    at: transition.at,
  }));
}

/** Without decisions that were corrected before anybody was told. `newestFirst`: each move. */
const withoutCorrected = <T extends { readonly event: string }>(newestFirst: readonly T[]): T[] =>
  newestFirst.filter(
    ({ event }, n) => event !== 'reopenDecision' && newestFirst[n - 1]?.event !== 'reopenDecision',
  );

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
  return (await teamFor(p.db.read, record, actor, p.clock.now())).members;
}

/** Whether everybody may see an application now, decisions not yet announced aside. */
export function isPublic(record: Parameters<typeof subjectOf>[0]): boolean {
  return isPublicStatus(visibleStatus(null, subjectOf(record)));
}
