import type { ContentChange } from '@app/contracts/applications/applications.schemas';
import type {
  CommentPeople,
  CommentView,
  NewComment,
} from '@app/contracts/comments/comments.schemas';
import { sectionKeysOf } from '@app/domain/applications/form/form';
import {
  type CommentAudience,
  changeableUntil,
  commentLimits,
  mentionedIn,
} from '@app/domain/comments/comment';
import { commentPolicy } from '@app/domain/comments/comment.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import {
  changesSince,
  findApplication,
  formFor,
  lockApplication,
  type SentApplication,
  subjectOf,
} from '../applications/public.ts';
import { readersOf, tellOf } from './comments.notices.ts';
import {
  type CommentRow,
  commentById,
  commentCount,
  commentsOf,
  findComment,
  insertComment,
  updateComment,
} from './comments.repo.ts';
import { topicOf } from './comments.topics.ts';

type Known = NonNullable<Actor>;
interface ByComment {
  readonly id: string;
  readonly commentId: string;
}

/** An application whose comments the reader takes part in; to others there are none. */
async function openTo(
  read: Reader,
  actor: Known,
  id: string,
  audience: CommentAudience,
): Promise<SentApplication | Failure> {
  const record = await findApplication(read, { id });
  const place = record && { ...subjectOf(record), audience };
  return place && commentPolicy.takePart(actor, place).ok ? record : fail('NOT_FOUND');
}

export async function listComments(
  p: Platform,
  actor: Known,
  id: string,
  audience: CommentAudience,
): Promise<{ data: CommentView[] } | Failure> {
  const { read } = p.db;
  const record = await openTo(read, actor, id, audience);
  if (isFailure(record)) return record;
  const rows = await commentsOf(read, id, audience);
  const answered = new Set(rows.flatMap((row) => (row.deletedAt ? [] : (row.parentId ?? []))));
  // What was taken back leaves a trace only where others answered it.
  const shown = rows.filter(({ id: own, deletedAt }) => !deletedAt || answered.has(own));
  return { data: await viewsOf(p, record, shown, actor) };
}

async function viewsOf(
  p: Platform,
  record: SentApplication,
  rows: readonly CommentRow[],
  actor: Known,
): Promise<CommentView[]> {
  const { read } = p.db;
  const now = p.clock.now();
  const subject = subjectOf(record);
  const readers = rows[0] ? await readersOf(read, record, rows[0].audience) : [];
  const names = readers.map(({ name }) => name);
  const people = await membersByIds(
    read,
    rows.flatMap(({ authorId, resolvedBy }) => [authorId ?? [], resolvedBy ?? []].flat()),
  );
  const changed = new Map<number, ContentChange[]>();
  for (const revision of new Set(rows.flatMap((row) => (row.section ? row.revision : [])))) {
    changed.set(revision, await changesSince(read, record, actor, { revision, now }));
  }
  return rows.map((row): CommentView => {
    const { id, comment, audience, section, parentId, fromTeam, revision, createdAt } = row;
    const isDeleted = row.deletedAt !== null;
    const own = { ...subject, audience, authorId: row.authorId, createdAt, isDeleted, now };
    const mayChange = commentPolicy.change(actor, own).ok;
    return {
      id,
      userName: (row.authorId && people.get(row.authorId)?.name) ?? '',
      comment,
      createdAt: createdAt.toISOString(),
      audience,
      section,
      parentId,
      fromTeam,
      isOwn: row.authorId === actor.id,
      mentions: mentionedIn(comment, names),
      editedAt: row.editedAt?.toISOString() ?? null,
      isDeleted,
      changeableUntil: mayChange ? changeableUntil(createdAt).toISOString() : null,
      resolved: row.resolvedAt && {
        by: (row.resolvedBy && people.get(row.resolvedBy)?.name) ?? '',
        at: row.resolvedAt.toISOString(),
      },
      revision,
      changes: (changed.get(revision) ?? []).filter((one) => one.section === section).length,
    };
  });
}

/** What of its section is different now. */
export async function changesSinceComment(
  p: Platform,
  actor: Known,
  { id, commentId }: ByComment,
): Promise<ContentChange[] | Failure> {
  const { read } = p.db;
  const row = await findComment(read, id, commentId);
  const record = row && (await openTo(read, actor, id, row.audience));
  if (!row || !record) return fail('NOT_FOUND');
  if (isFailure(record)) return record;
  const changes = await changesSince(read, record, actor, {
    revision: row.revision,
    now: p.clock.now(),
  });
  return changes.filter(({ section }) => section === row.section);
}

export async function listPeople(
  p: Platform,
  actor: Known,
  id: string,
  audience: CommentAudience,
): Promise<CommentPeople | Failure> {
  const record = await openTo(p.db.read, actor, id, audience);
  if (isFailure(record)) return record;
  const readers = await readersOf(p.db.read, record, audience);
  const others = readers.filter((reader) => reader.id !== actor.id);
  return { items: others.map(({ name, fromTeam }) => ({ name, fromTeam })) };
}

export async function addComment(
  p: Platform,
  actor: Known,
  id: string,
  { id: commentId = newId(), comment, audience, section, parentId }: z.output<typeof NewComment>,
): Promise<{ data: CommentView } | Failure> {
  const written = await p.db.transaction(async (tx) => {
    // One after the other, so that the limit holds.
    const locked = await lockApplication(tx, id);
    const record = await openTo(tx, actor, id, audience);
    if (isFailure(record) || !locked) return fail('NOT_FOUND');
    const before = await commentById(tx, commentId);
    if (before) {
      const { applicationId, authorId, audience: heard } = before;
      const same = applicationId === id && authorId === actor.id && heard === audience;
      return same ? { record, row: before } : fail('ALREADY_EXISTS');
    }
    const parent = parentId === null ? null : await findComment(tx, id, parentId);
    if (parent === undefined || (parent && (parent.parentId || parent.audience !== audience))) {
      return fail('VALIDATION', { fields: { parentId: 'invalid' } });
    }
    if (section !== null && !sectionKeysOf(formFor(record)).includes(section)) {
      return fail('VALIDATION', { fields: { section: 'invalid' } });
    }
    if ((await commentCount(tx, id, audience)) >= commentLimits.kept) {
      return fail('TOO_MANY_COMMENTS');
    }
    const row: CommentRow = {
      id: commentId,
      applicationId: id,
      audience,
      section: parent ? parent.section : section,
      parentId,
      authorId: actor.id,
      fromTeam: record.memberIds.includes(actor.id),
      comment,
      revision: record.application.submittedRevision,
      createdAt: p.clock.now(),
      editedAt: null,
      deletedAt: null,
      resolvedBy: null,
      resolvedAt: null,
    };
    await insertComment(tx, row);
    // Who answers in a settled thread opens it again.
    if (parent?.resolvedAt) await setResolved(tx, parent.id, null);
    await tellOf(p, tx, record, row);
    p.signals.publish(tx, topicOf(id, audience));
    return { record, row };
  });
  return isFailure(written) ? written : one(p, written, actor);
}

interface Written {
  readonly record: SentApplication;
  readonly row: CommentRow;
}

async function one(p: Platform, { record, row }: Written, actor: Known) {
  const [view] = await viewsOf(p, record, [row], actor);
  return view ? { data: view } : fail('NOT_FOUND');
}

const setResolved = (tx: Tx, id: string, by: { readonly by: string; readonly at: Date } | null) =>
  updateComment(tx, id, { resolvedBy: by?.by ?? null, resolvedAt: by?.at ?? null });

/** Does something with a comment that the reader may read, and answers how it stands then. */
async function write(
  p: Platform,
  actor: Known,
  { id, commentId }: ByComment,
  work: (tx: Tx, written: Written) => Promise<Failure | undefined>,
): Promise<{ data: CommentView } | Failure> {
  const written = await p.db.transaction(async (tx) => {
    await lockApplication(tx, id);
    const row = await findComment(tx, id, commentId);
    const record = row && (await openTo(tx, actor, id, row.audience));
    if (!row || !record || isFailure(record)) return fail('NOT_FOUND');
    const refused = await work(tx, { record, row });
    if (refused) return refused;
    p.signals.publish(tx, topicOf(id, row.audience));
    return { record, row: (await findComment(tx, id, commentId)) ?? row };
  });
  return isFailure(written) ? written : one(p, written, actor);
}

function fixed(actor: Known, { record, row }: Written, now: Date): Failure | undefined {
  const isDeleted = row.deletedAt !== null;
  const comment = { ...subjectOf(record), ...row, isDeleted, now };
  const verdict = commentPolicy.change(actor, comment);
  if (verdict.ok) return undefined;
  return fail(verdict.reason === 'WRONG_STATUS' ? 'COMMENT_FIXED' : 'FORBIDDEN');
}

export const changeComment = (p: Platform, actor: Known, place: ByComment, comment: string) =>
  write(p, actor, place, async (tx, { record, row }) => {
    const now = p.clock.now();
    const refused = fixed(actor, { record, row }, now);
    if (refused) return refused;
    await updateComment(tx, row.id, { comment, editedAt: now });
    await tellOf(p, tx, record, { ...row, comment }, row.comment);
    return undefined;
  });

export async function removeComment(
  p: Platform,
  actor: Known,
  place: ByComment,
): Promise<{ success: true } | Failure> {
  const removed = await write(p, actor, place, async (tx, written) => {
    const now = p.clock.now();
    const refused = fixed(actor, written, now);
    if (refused) return refused;
    await updateComment(tx, written.row.id, { comment: '', deletedAt: now });
    return undefined;
  });
  return isFailure(removed) ? removed : { success: true };
}

export const resolveThread = (p: Platform, actor: Known, place: ByComment, resolved: boolean) =>
  write(p, actor, place, async (tx, { row }) => {
    if (row.parentId) return fail('VALIDATION', { fields: { commentId: 'invalid' } });
    // Who settled it first stays.
    if (resolved === (row.resolvedAt !== null)) return undefined;
    await setResolved(tx, row.id, resolved ? { by: actor.id, at: p.clock.now() } : null);
    return undefined;
  });
