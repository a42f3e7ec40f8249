import type { Message } from '@app/contracts/conversations/conversations.schemas';
import { changeableUntil } from '@app/domain/comments/comment';
import { readByStranger, type WithheldPart } from '@app/domain/conversations/conversation';
import type { z } from 'zod';
import type { Asking } from '../../kit/people/people.ts';
import type { Reader } from '../../platform/db/client.ts';
import type { MemberRow, Place } from './conversations.repo.ts';
import { countFiles, type FileRow, filesOf } from './files.repo.ts';
import { type MessageRow, reactionsOf, readAmong } from './messages.repo.ts';
import { type People, peopleFor } from './people.service.ts';

/** What belongs to some messages. */
interface Around {
  readonly files: ReadonlyMap<string | null, readonly FileRow[]>;
  readonly reactions: ReadonlyMap<string, Awaited<ReturnType<typeof reactionsOf>>>;
  readonly quoted: ReadonlyMap<string, z.output<typeof Message>['quoted']>;
  readonly people: People;
}

export const fileView = ({ id, name, bytes, isPicture }: FileRow) => ({
  id,
  name,
  bytes,
  isPicture,
});

/** Messages as who has this place reads them. */
export async function messageViews(
  p: Asking,
  read: Reader,
  place: Place,
  rows: readonly MessageRow[],
): Promise<z.output<typeof Message>[]> {
  const now = p.clock.now();
  const around = await aroundOf(p, read, place, rows);
  return rows.map((row) => messageView(place.own, row, around, now));
}

/** An own message that was just written, with nothing around it. */
export const plainView = (userId: string, row: MessageRow, now: Date): z.output<typeof Message> =>
  messageView({ userId, status: 'active' }, row, nothing, now);

const nothing: Around = {
  files: new Map(),
  reactions: new Map(),
  quoted: new Map(),
  people: { of: () => null, name: () => '', isBlocked: () => false },
};

async function aroundOf(
  p: Asking,
  read: Reader,
  place: Place,
  rows: readonly MessageRow[],
): Promise<Around> {
  const ids = rows.map(({ id }) => id);
  const readerId = place.own.userId;
  const quotedIds = rows.flatMap(({ quotedId }) => quotedId ?? []);
  const [files, reactions, quoted] = await Promise.all([
    filesOf(read, ids),
    reactionsOf(read, ids, readerId),
    readAmong(read, place, quotedIds),
  ]);
  const senders = [...rows, ...quoted].map(({ senderId }) => senderId);
  const [people, filesIn] = await Promise.all([
    peopleFor(p, read, readerId, senders),
    countFiles(read, quotedIds),
  ]);
  return {
    files: Map.groupBy(files, ({ messageId }) => messageId),
    reactions: Map.groupBy(reactions, ({ messageId }) => messageId),
    quoted: new Map(
      quoted.map((one) => [
        one.id,
        {
          id: one.id,
          senderName: people.name(one.senderId),
          isOwn: one.senderId === readerId,
          content: one.content,
          isDeleted: one.deletedAt !== null,
          files: filesIn(one.id),
        },
      ]),
    ),
    people,
  };
}

function messageView(
  own: Pick<MemberRow, 'userId' | 'status'>,
  row: MessageRow,
  { files, reactions, quoted, people }: Around,
  now: Date,
): z.output<typeof Message> {
  const isOwn = row.senderId === own.userId;
  const isLetIn = own.status === 'active';
  const attached = files.get(row.id) ?? [];
  const { content, held: withheld } = isLetIn
    ? { content: row.content, held: [] }
    : withhold(row.content, attached.length > 0);
  const until = changeableUntil(row.createdAt);
  const isChangeable = isOwn && isLetIn && row.event === null && row.deletedAt === null;
  return {
    id: row.id,
    clientId: isOwn ? row.clientId : null,
    sender: isOwn ? null : people.of(row.senderId),
    isOwn,
    event: row.event,
    content,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    isDeleted: row.deletedAt !== null,
    changeableUntil: isChangeable && until > now ? until : null,
    files: isLetIn ? attached.map(fileView) : [],
    held: withheld,
    quoted: (isLetIn && row.quotedId && quoted.get(row.quotedId)) || null,
    reactions: (reactions.get(row.id) ?? []).map(({ reaction, count, isOwn }) => ({
      reaction,
      count,
      isOwn,
    })),
  };
}

/** A stranger's words as they stand before the door. */
export function withhold(
  content: string,
  hasFiles: boolean,
): { readonly content: string; readonly held: WithheldPart[] } {
  const shown = readByStranger(content);
  return { ...shown, held: hasFiles ? [...shown.held, 'file'] : shown.held };
}
