import type { MessageFile } from '@app/contracts/conversations/conversations.schemas';
import { conversationLimits } from '@app/domain/conversations/conversation';
import { contentTypeOf } from '../../platform/files/store.ts';
import type { RawContext } from '../../platform/http/context.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { deliver, type FileForm, forReader, readPaper } from '../files/public.ts';
import { countUnsent, fileKey, findFile, insertFile } from './files.repo.ts';
import { readAmong } from './messages.repo.ts';
import { fileView } from './messages.view.ts';
import { placeOf, refusalTo, writingOf } from './places.service.ts';

/** Files that somebody may have put beside one message without sending it. */
const unsentAtMost = 4 * conversationLimits.filesPerMessage;

export async function addFile(
  p: Platform,
  userId: string,
  id: string,
  readForm: () => Promise<FileForm | Failure>,
): Promise<MessageFile | Failure> {
  const { read } = p.db;
  const place = await placeOf(read, userId, id);
  if (isFailure(place)) return place;
  // Nobody sends megabytes for nothing.
  const verdict = await writingOf(p, read, place);
  if (!verdict.ok) return refusalTo(verdict.why);
  if ((await countUnsent(read, id, userId)) >= unsentAtMost) return fail('TOO_MANY_FILES');
  const form = await readForm();
  if (isFailure(form)) return form;
  const paper = await readPaper(form, { olderWord: true });
  if (isFailure(paper)) return paper;
  const fileId = newId();
  const key = fileKey(id, fileId, paper.ending);
  const row = {
    id: fileId,
    conversationId: id,
    messageId: null,
    key,
    name: paper.name,
    bytes: paper.content.length,
    isPicture: paper.ending === 'webp',
    uploadedBy: userId,
    uploadedAt: p.clock.now(),
  };
  await p.db.transaction((tx) => insertFile(tx, row));
  await p.files.put(key, paper.content, contentTypeOf(key));
  return fileView(row);
}

/** For who reads the message that it went with; one that is not sent yet is its sender's. */
export async function sendFile(
  p: Platform,
  userId: string,
  id: string,
  context: RawContext,
): Promise<unknown> {
  const { read } = p.db;
  const file = await findFile(read, id);
  if (!file?.conversationId) return fail('NOT_FOUND');
  const place = await placeOf(read, userId, file.conversationId);
  if (isFailure(place)) return place;
  const { messageId } = file;
  const isRead =
    messageId === null
      ? file.uploadedBy === userId
      : place.own.status === 'active' && (await readAmong(read, place, [messageId])).length > 0;
  if (!isRead) return fail('NOT_FOUND');
  return deliver(p, file.key, context, forReader(file.isPicture ? 'inline' : undefined));
}
