import type { AttachedFile } from '@app/contracts/applications/form.schemas';
import type {
  Conversation,
  ConversationMessage,
  NewMessage,
} from '@app/contracts/mentorship/mentorship.schemas';
import { type MessageSide, mentorshipLimits } from '@app/domain/mentorship/mentorship';
import { hidesTeam, requestPolicy, sideOf } from '@app/domain/mentorship/request.policy';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/client.ts';
import { contentTypeOf } from '../../platform/files/store.ts';
import type { RawContext } from '../../platform/http/context.ts';
import { type Failure, fail, isFailure, refusalOf } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Typing } from '../../platform/typing.ts';
import { membersByIds } from '../accounts/public.ts';
import { deliver, type FileForm, forReader, readPaper } from '../files/public.ts';
import {
  countUnsent,
  type FileRow,
  fileKey,
  filesOf,
  findFile,
  findMessage,
  insertFile,
  insertMessage,
  type MessageRow,
  markRead,
  messagesOf,
  readBySide,
  sendFiles,
} from './conversation.repo.ts';
import { clockFrom, clockStopped, moveWithin } from './mentorship.moves.ts';
import { changed, tell } from './mentorship.notices.ts';
import {
  type EventRow,
  eventsOf,
  lockRequest,
  type RequestRecord,
  subjectOf,
  updateRequest,
} from './mentorship.repo.ts';
import type { SignedIn } from './mentorship.view.ts';
import { type ByRequest, isSection, openTo, seen } from './requests.service.ts';

type Sent = z.output<typeof NewMessage>;
type People = Awaited<ReturnType<typeof membersByIds>>;

const other = { mentor: 'applicant', applicant: 'mentor' } as const;

export async function openConversation(
  p: Platform,
  typing: Typing<MessageSide>,
  actor: SignedIn,
  by: ByRequest,
): Promise<z.output<typeof Conversation> | Failure> {
  const { read } = p.db;
  const record = await openTo(read, actor, by);
  if (isFailure(record)) return record;
  const side = sideOf(actor, subjectOf(record));
  // Side by side: both sides read anew at each message, and wait for each question in turn.
  const [messages, until, events, files] = await Promise.all([
    messagesOf(read, by.id, { notes: side === 'mentor' }),
    readBySide(read, by.id, other[side]),
    eventsOf(read, by.id),
    filesOf(read, by.id),
  ]);
  const writing = typing.of(by.id, other[side]);
  const people = await membersByIds(read, [
    ...writing,
    ...events.flatMap((one) => [one.actorId ?? [], one.targetId ?? []].flat()),
    ...messages.flatMap(({ senderId }) => senderId ?? []),
  ]);
  const hides = hidesTeam(actor, subjectOf(record));
  const nameOf = (id: string | null) => (id && people.get(id)?.name) || '';
  const seenOnes = messages.filter(({ number, isNote }) => !isNote && number <= until);
  return {
    data: messageViews(actor, record, messages, { people, files }),
    happened: events.map((one) => happeningOf(one, { hides, nameOf })),
    seenUntil: seenOnes.at(-1)?.id ?? null,
    typing: writing.map((id) => (hides ? '' : nameOf(id))),
  };
}

const happeningOf = (
  { id, event, actorId, targetId, at }: EventRow,
  reader: { readonly hides: boolean; nameOf(id: string | null): string },
): z.output<typeof Conversation>['happened'][number] => ({
  id,
  event,
  // Only the team rates.
  by: reader.hides && event === 'rate' ? '' : reader.nameOf(actorId),
  to: event === 'assign' ? reader.nameOf(targetId) : null,
  at,
});

/** Messages as this reader may know them, each with its files. */
function messageViews(
  actor: SignedIn,
  record: RequestRecord,
  rows: readonly MessageRow[],
  of: { readonly people: People; readonly files: readonly FileRow[] },
): z.output<typeof ConversationMessage>[] {
  const files = Map.groupBy(of.files, ({ messageId }) => messageId);
  const hides = hidesTeam(actor, subjectOf(record));
  return rows.map((row) => {
    const hidden = hides && row.side === 'applicant';
    const sender = hidden ? undefined : of.people.get(row.senderId ?? '');
    return {
      id: row.id,
      mentorshipRequestId: row.requestId,
      senderId: sender?.id ?? null,
      senderName: sender?.name ?? '',
      senderType: row.side,
      message: row.message,
      isFirstResponse: row.isFirstResponse,
      createdAt: row.createdAt,
      isOwn: row.senderId === actor.id,
      isNote: row.isNote,
      section: row.section,
      files: (files.get(row.id) ?? []).map(attached),
    };
  });
}

const attached = ({ id, name, bytes }: Pick<FileRow, 'id' | 'name' | 'bytes'>) => ({
  file: id,
  name,
  bytes,
});

export async function writeMessage(
  p: Platform,
  typing: Typing<MessageSide>,
  actor: SignedIn,
  by: ByRequest,
  sent: Sent,
): Promise<{ data: z.output<typeof ConversationMessage> } | Failure> {
  const done = await p.db.transaction(async (tx) => {
    const record = seen(actor, await lockRequest(tx, by.id), by);
    if (isFailure(record)) return record;
    const before = sent.id === undefined ? undefined : await findMessage(tx, sent.id);
    if (before) {
      const isSame = before.requestId === by.id && before.senderId === actor.id;
      return isSame ? { record, row: before } : fail('VALIDATION', { fields: { id: 'invalid' } });
    }
    const subject = subjectOf(record);
    const refused =
      refusalOf(requestPolicy[sent.isNote ? 'note' : 'write'](actor, subject)) ??
      wrongIn(record, sent);
    return refused ?? keep(p, tx, actor, record, sent);
  });
  if (isFailure(done)) return done;
  typing.ended(by.id, actor.id);
  const { read } = p.db;
  const people = await membersByIds(read, [actor.id]);
  const files = sent.files.length > 0 ? await filesOf(read, by.id) : [];
  const [view] = messageViews(actor, done.record, [done.row], { people, files });
  return view ? { data: view } : fail('NOT_FOUND');
}

function wrongIn(record: RequestRecord, { section }: Sent): Failure | undefined {
  if (section !== null && !isSection(record, section)) {
    return fail('VALIDATION', { fields: { section: 'invalid' } });
  }
  return record.request.messages >= mentorshipLimits.messages
    ? fail('CONVERSATION_FULL')
    : undefined;
}

async function keep(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  before: RequestRecord,
  { message, id = newId(), isNote, section, files }: Sent,
) {
  const at = p.clock.now();
  const side = sideOf(actor, subjectOf(before));
  const record = isNote
    ? before
    : await (side === 'mentor' ? answered(p, tx, actor, before, at) : askedAgain(tx, before, at));
  if (isFailure(record)) return record;
  const row: MessageRow = {
    id,
    requestId: before.request.id,
    number: before.request.messages + 1,
    senderId: actor.id,
    side,
    isNote,
    message,
    section,
    isFirstResponse: record.request.firstAnsweredAt !== before.request.firstAnsweredAt,
    createdAt: at,
  };
  const written = await insertMessage(tx, row);
  if (!written) return fail('VALIDATION', { fields: { id: 'invalid' } });
  const sent = { id: row.id, placeId: row.requestId, by: actor.id };
  if ((await sendFiles(tx, sent, files)) !== new Set(files).size) {
    return fail('VALIDATION', { fields: { files: 'invalid' } });
  }
  const after = await updateRequest(tx, record, {
    messages: row.number,
    // Nobody is to learn by it that there are notes.
    ...(isNote ? {} : { lastMessageAt: at }),
  });
  await markRead(tx, { requestId: row.requestId, userId: actor.id, side, number: row.number });
  if (!isNote) await tellOfMessage(p, tx, actor, after, side);
  const board = after.request.status !== before.request.status;
  await changed(p, tx, after, { board, also: actor.id });
  return { record: after, row };
}

/** A mentor's message: whoever answers what nobody has claimed takes it over. */
async function answered(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  before: RequestRecord,
  at: Date,
): Promise<RequestRecord | Failure> {
  const claimed =
    before.request.claimedBy === null ? await moveWithin(p, tx, actor, before, 'claim') : before;
  if (isFailure(claimed)) return claimed;
  const begun =
    claimed.request.status === 'claimed'
      ? await moveWithin(p, tx, actor, claimed, 'begin')
      : claimed;
  if (isFailure(begun)) return begun;
  return updateRequest(tx, begun, {
    ...clockStopped(begun.request, at),
    firstAnsweredAt: begun.request.firstAnsweredAt ?? at,
  });
}

/** The team's message: the clock runs on, or begins where the team owed the answer. */
async function askedAgain(tx: Tx, record: RequestRecord, at: Date): Promise<RequestRecord> {
  const { slaTimer, bankId, priority } = record.request;
  if (slaTimer) return record;
  return updateRequest(tx, record, await clockFrom(tx, bankId, priority, at));
}

async function tellOfMessage(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  record: RequestRecord,
  side: MessageRow['side'],
): Promise<void> {
  const { subject, request } = record;
  if (side === 'mentor') {
    const text = 'mentorMessageTeam';
    const to = subject.memberIds;
    await tell(p, tx, record, { to, side: 'applicant', text, from: actor.id, ownMail: true });
    return;
  }
  const to = [request.claimedBy];
  await tell(p, tx, record, { to, side: 'mentor', text: 'mentorMessageBoard', ownMail: true });
}

/** @returns `NOT_FOUND` for a message that the reader does not see. */
export async function readUntil(
  p: Platform,
  actor: SignedIn,
  by: ByRequest,
  messageId: string,
): Promise<{ success: true } | Failure> {
  return p.db.transaction(async (tx) => {
    const record = await openTo(tx, actor, by);
    if (isFailure(record)) return record;
    const message = await findMessage(tx, messageId);
    const side = sideOf(actor, subjectOf(record));
    if (message?.requestId !== by.id || (message.isNote && side === 'applicant')) {
      return fail('NOT_FOUND');
    }
    const { number } = message;
    if (await markRead(tx, { requestId: by.id, userId: actor.id, side, number })) {
      p.signals.publish(tx, `mentorship:${by.id}`, `user:${actor.id}`);
    }
    return { success: true } as const;
  });
}

/** Files that somebody may have put beside one message without sending it. */
const unsentAtMost = 4 * mentorshipLimits.filesPerMessage;

export async function addFile(
  p: Platform,
  actor: SignedIn,
  by: ByRequest,
  read: () => Promise<FileForm | Failure>,
): Promise<z.infer<typeof AttachedFile> | Failure> {
  const seenOne = await openTo(p.db.read, actor, by);
  if (isFailure(seenOne)) return seenOne;
  // Nobody sends megabytes for nothing.
  const refused = maySend(actor, seenOne);
  if (refused) return refused;
  const form = await read();
  if (isFailure(form)) return form;
  const paper = await readPaper(form);
  if (isFailure(paper)) return paper;
  const id = newId();
  const key = fileKey(by.id, id, paper.ending);
  const row = { id, name: paper.name, bytes: paper.content.length };
  const failed = await p.db.transaction(async (tx) => {
    const record = seen(actor, await lockRequest(tx, by.id), by);
    if (isFailure(record)) return record;
    const denied = maySend(actor, record);
    if (denied) return denied;
    if ((await countUnsent(tx, by.id, actor.id)) >= unsentAtMost) return fail('TOO_MANY_FILES');
    await insertFile(tx, {
      ...row,
      requestId: by.id,
      messageId: null,
      key,
      uploadedBy: actor.id,
      uploadedAt: p.clock.now(),
    });
    return undefined;
  });
  if (failed) return failed;
  await p.files.put(key, paper.content, contentTypeOf(key));
  return attached(row);
}

/** With a message or with a note. */
function maySend(actor: SignedIn, record: RequestRecord): Failure | undefined {
  const subject = subjectOf(record);
  return requestPolicy.note(actor, subject).ok
    ? undefined
    : refusalOf(requestPolicy.write(actor, subject));
}

export async function sendFile(
  p: Platform,
  actor: SignedIn,
  { fileId, ...by }: ByRequest & { readonly fileId: string },
  context: RawContext,
): Promise<unknown> {
  const record = await openTo(p.db.read, actor, by);
  if (isFailure(record)) return record;
  const found = await findFile(p.db.read, by.id, fileId);
  if (!found) return fail('NOT_FOUND');
  const { file, isNote } = found;
  // What is not sent yet is its sender's.
  const hidden =
    file.messageId === null
      ? file.uploadedBy !== actor.id
      : isNote && sideOf(actor, subjectOf(record)) === 'applicant';
  if (hidden) return fail('NOT_FOUND');
  return deliver(p, file.key, context, forReader());
}
