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
import { namesOf } from '../../kit/people/people.ts';
import { createTalk } from '../../kit/talk/talk.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  changesSince,
  findApplication,
  formFor,
  type SentApplication,
  subjectOf,
} from '../applications/public.ts';
import { alongside, tell } from '../notifications/public.ts';
import { commentTelling, type Place, readersOf } from './comments.notices.ts';
import {
  type CommentRow,
  commentGate,
  commentsOf,
  reopeningWith,
  threads,
  updateComment,
} from './comments.repo.ts';
import { topicOf } from './comments.topics.ts';

type SignedIn = NonNullable<Actor>;
interface ByComment {
  readonly id: string;
  readonly commentId: string;
}

/** An application whose comments the reader takes part in; to others there are none. */
async function openTo(
  read: Reader,
  actor: SignedIn,
  id: string,
  audience: CommentAudience,
): Promise<SentApplication | Failure> {
  const record = await findApplication(read, { id });
  const place = record && { ...subjectOf(record), audience };
  return place && commentPolicy.takePart(actor, place).ok ? record : fail('NOT_FOUND');
}

export async function listComments(
  p: Platform,
  actor: SignedIn,
  id: string,
  audience: CommentAudience,
): Promise<{ data: z.output<typeof CommentView>[] } | Failure> {
  const { read } = p.db;
  const record = await openTo(read, actor, id, audience);
  if (isFailure(record)) return record;
  const rows = await commentsOf(read, id, audience);
  const answered = new Set(rows.flatMap((row) => (row.deletedAt ? [] : (row.parentId ?? []))));
  // What was taken back leaves a trace only where others answered it.
  const shown = rows.filter(({ id: own, deletedAt }) => !deletedAt || answered.has(own));
  const readers = shown.length > 0 ? await readersOf(p, read, record, audience) : [];
  return { data: await viewsOf(p, read, { record, readers }, shown, actor) };
}

async function viewsOf(
  p: Platform,
  read: Reader,
  { record, readers }: Pick<Place, 'record' | 'readers'>,
  rows: readonly CommentRow[],
  actor: SignedIn,
): Promise<z.output<typeof CommentView>[]> {
  const now = p.clock.now();
  const subject = subjectOf(record);
  const names = readers.map(({ name }) => name);
  const nameOf = await namesOf(
    p,
    read,
    rows.flatMap(({ authorId, resolvedBy }) => [authorId ?? [], resolvedBy ?? []].flat()),
  );
  const changed = new Map<number, ContentChange[]>();
  for (const revision of new Set(rows.flatMap((row) => (row.section ? row.revision : [])))) {
    changed.set(revision, await changesSince(read, record, actor, { revision, now }));
  }
  return rows.map((row): z.output<typeof CommentView> => {
    const { id, comment, audience, section, parentId, fromTeam, revision, createdAt } = row;
    const isDeleted = row.deletedAt !== null;
    const own = { ...subject, audience, authorId: row.authorId, createdAt, isDeleted, now };
    const mayChange = commentPolicy.change(actor, own).ok;
    return {
      id,
      userName: nameOf(row.authorId),
      comment,
      createdAt,
      audience,
      section,
      parentId,
      fromTeam,
      isOwn: row.authorId === actor.id,
      mentions: mentionedIn(comment, names),
      editedAt: row.editedAt,
      isDeleted,
      changeableUntil: mayChange ? changeableUntil(createdAt) : null,
      resolved: row.resolvedAt && {
        by: nameOf(row.resolvedBy),
        at: row.resolvedAt,
      },
      revision,
      changes: (changed.get(revision) ?? []).filter((one) => one.section === section).length,
    };
  });
}

/** What of its section is different now. */
export async function changesSinceComment(
  p: Platform,
  actor: SignedIn,
  { id, commentId }: ByComment,
): Promise<ContentChange[] | Failure> {
  const { read } = p.db;
  const row = await threads.find(read, commentId);
  const record = row?.applicationId === id && (await openTo(read, actor, id, row.audience));
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
  actor: SignedIn,
  id: string,
  audience: CommentAudience,
): Promise<CommentPeople | Failure> {
  const record = await openTo(p.db.read, actor, id, audience);
  if (isFailure(record)) return record;
  const readers = await readersOf(p, p.db.read, record, audience);
  const others = readers.filter((reader) => reader.id !== actor.id);
  return { items: others.map(({ name, fromTeam }) => ({ name, fromTeam })) };
}

type New = Omit<z.output<typeof NewComment>, 'id'> & { readonly id: string };

const talk = createTalk<CommentRow, Place, New, z.output<typeof CommentView>>({
  threads,
  atMost: commentLimits.kept,
  async gate(p, actor, id, sent) {
    const { read } = p.db;
    const { audience } = sent;
    const [record, { authors, ...gate }] = await Promise.all([
      openTo(read, actor, id, audience),
      commentGate(read, id, sent),
    ]);
    if (isFailure(record)) return record;
    const readers = await readersOf(p, read, record, audience);
    return { ...gate, place: { id, record, audience, readers, authors } };
  },
  isThere: ({ applicationId, audience }, place) =>
    applicationId === place.record.application.id && audience === place.audience,
  isAnswerable: () => true,
  rowOf(p, actor, { place: { record }, parent }, { section, ...sent }) {
    if (section !== null && !sectionKeysOf(formFor(record)).includes(section)) {
      return fail('VALIDATION', { fields: { section: 'invalid' } });
    }
    return {
      ...sent,
      applicationId: record.application.id,
      section: parent ? parent.section : section,
      authorId: actor.id,
      fromTeam: record.memberIds.includes(actor.id),
      revision: record.application.submittedRevision,
      createdAt: p.clock.now(),
      editedAt: null,
      deletedAt: null,
      resolvedBy: null,
      resolvedAt: null,
    };
  },
  alongside: async (p, _actor, { place, row, parent }) =>
    reopeningWith(parent, alongside(p, await commentTelling(p, p.db.read, place, row))),
  topicsOf: ({ applicationId, audience }) => [topicOf(applicationId, audience)],
  async placeOf(p, tx, actor, { applicationId, audience }) {
    const record = await openTo(tx, actor, applicationId, audience);
    if (isFailure(record)) return record;
    const readers = await readersOf(p, tx, record, audience);
    return { id: applicationId, record, audience, readers, authors: [] };
  },
  views: (p, read, actor, rows, place) =>
    viewsOf(
      p,
      read,
      place,
      rows.map(({ comment }) => comment),
      actor,
    ),
});

export async function addComment(
  p: Platform,
  actor: SignedIn,
  applicationId: string,
  { id = newId(), ...sent }: z.output<typeof NewComment>,
): Promise<{ data: z.output<typeof CommentView> } | Failure> {
  const view = await talk.add(p, actor, applicationId, { id, ...sent });
  return isFailure(view) ? view : { data: view };
}

interface Written {
  readonly record: SentApplication;
  readonly row: CommentRow;
}

/** Does something with a comment that the reader may read, and answers how it stands then. */
async function write(
  p: Platform,
  actor: SignedIn,
  { id, commentId }: ByComment,
  work: (tx: Tx, row: CommentRow, place: Place) => Promise<Failure | undefined>,
): Promise<{ data: z.output<typeof CommentView> } | Failure> {
  const view = await talk.with(p, actor, commentId, async (tx, row, place) => {
    if (row.applicationId !== id) return fail('NOT_FOUND');
    const refused = await work(tx, row, place);
    if (refused) return refused;
    return talk.viewOf(p, tx, actor, (await threads.find(tx, commentId)) ?? row, place);
  });
  return isFailure(view) ? view : { data: view };
}

function fixed(actor: SignedIn, { record, row }: Written, now: Date): Failure | undefined {
  const isDeleted = row.deletedAt !== null;
  const comment = { ...subjectOf(record), ...row, isDeleted, now };
  const verdict = commentPolicy.change(actor, comment);
  if (verdict.ok) return undefined;
  return fail(verdict.reason === 'WRONG_STATUS' ? 'COMMENT_FIXED' : 'FORBIDDEN');
}

export const changeComment = (p: Platform, actor: SignedIn, place: ByComment, comment: string) =>
  write(p, actor, place, async (tx, row, at) => {
    const now = p.clock.now();
    const refused = fixed(actor, { record: at.record, row }, now);
    if (refused) return refused;
    await updateComment(tx, row.id, { comment, editedAt: now });
    await tell(tx, p, await commentTelling(p, tx, at, { ...row, comment }, row.comment));
    return undefined;
  });

export async function removeComment(
  p: Platform,
  actor: SignedIn,
  place: ByComment,
): Promise<{ success: true } | Failure> {
  const removed = await write(p, actor, place, async (tx, row, { record }) => {
    const now = p.clock.now();
    const refused = fixed(actor, { record, row }, now);
    if (refused) return refused;
    await updateComment(tx, row.id, { comment: '', deletedAt: now });
    return undefined;
  });
  return isFailure(removed) ? removed : { success: true };
}

export const resolveThread = (p: Platform, actor: SignedIn, place: ByComment, resolved: boolean) =>
  write(p, actor, place, async (tx, row) => {
    if (row.parentId) return fail('VALIDATION', { fields: { commentId: 'invalid' } });
    // Who settled it first stays.
    if (resolved === (row.resolvedAt !== null)) return undefined;
    const settled = { resolvedBy: actor.id, resolvedAt: p.clock.now() };
    await updateComment(tx, row.id, resolved ? settled : { resolvedBy: null, resolvedAt: null });
    return undefined;
  });
