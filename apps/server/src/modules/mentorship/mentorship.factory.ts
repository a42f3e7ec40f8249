import type { TemplateBody } from '@app/contracts/mentorship/mentorship.schemas';
import type { WorkingHours } from '@app/domain/mentorship/clock';
import type { Tx } from '../../platform/db/client.ts';
import type { FileStore } from '../../platform/files/files.ts';
import { contentTypeOf } from '../../platform/files/store.ts';
import { newId } from '../../platform/ids.ts';
import { insertTemplate, putHours } from './bank.repo.ts';
import {
  type FileRow,
  fileKey,
  insertFile,
  insertMessage,
  type MessageRow,
  markRead,
} from './conversation.repo.ts';
import {
  type EventRow,
  findPlace,
  findRequest,
  insertEvent,
  insertRequest,
  type RequestRow,
  updateRequest,
} from './mentorship.repo.ts';
import { freshRequest } from './requests.service.ts';

interface Of {
  readonly id: string;
}

const day = 24 * 3_600_000;

/** An open request of normal priority, its answer due in two days, unless chosen. */
export async function createMentorship(
  tx: Tx,
  application: Of,
  by: Of,
  { createdAt, ...plan }: Partial<Omit<RequestRow, 'place'>> & { readonly createdAt: Date },
): Promise<Of> {
  const place = await findPlace(tx, application.id);
  if (!place) throw new Error(`${application.id} is no application.`);
  const id = newId();
  await insertRequest(tx, {
    ...freshRequest(place, by.id, createdAt),
    id,
    description: 'Smijemo li zamijeniti dobavljača? Firma se zatvara.',
    type: 'mentorship',
    priority: 'normal',
    section: null,
    clockSince: createdAt,
    slaTimer: new Date(createdAt.getTime() + 2 * day),
    ...plan,
  });
  return { id };
}

/** What somebody wrote, and has read by that; the clock stays as it is. */
export async function createMessage(
  tx: Tx,
  { id: requestId }: Of,
  by: Of,
  plan: Partial<MessageRow> & Pick<MessageRow, 'createdAt' | 'side'>,
): Promise<MessageRow> {
  const record = await findRequest(tx, requestId);
  if (!record) throw new Error(`${requestId} is no request.`);
  const number = record.request.messages + 1;
  const row: MessageRow = {
    id: newId(),
    requestId,
    number,
    senderId: by.id,
    isNote: false,
    message: 'Smijete. Napišite ko je novi i priložite obje ponude.',
    section: null,
    isFirstResponse: false,
    ...plan,
  };
  await insertMessage(tx, row);
  const { side, createdAt, isNote } = row;
  await updateRequest(tx, record, {
    messages: number,
    ...(isNote ? {} : { lastMessageAt: createdAt }),
    ...(row.isFirstResponse ? { firstAnsweredAt: createdAt } : {}),
  });
  await markRead(tx, { requestId, userId: by.id, side, number });
  return row;
}

/** A file of a message, or one that is not sent yet. */
export async function createMentorshipFile(
  tx: Tx,
  files: Pick<FileStore, 'put'>,
  { id: requestId }: Of,
  by: Of,
  plan: Partial<FileRow> & Pick<FileRow, 'uploadedAt'>,
): Promise<Of> {
  const id = newId();
  const content = Buffer.from('%PDF-1.4\n%ponuda\n');
  const key = fileKey(requestId, id, 'pdf');
  await insertFile(tx, {
    id,
    requestId,
    messageId: null,
    key,
    name: 'ponuda.pdf',
    bytes: content.length,
    uploadedBy: by.id,
    ...plan,
  });
  await files.put(key, content, contentTypeOf(key));
  return { id };
}

export async function createRequestEvent(
  tx: Tx,
  { id: requestId }: Of,
  by: Of,
  plan: Pick<EventRow, 'event' | 'at'> & Partial<EventRow>,
): Promise<void> {
  await insertEvent(tx, { id: newId(), requestId, actorId: by.id, targetId: null, ...plan });
}

export async function createRead(
  tx: Tx,
  { id: requestId }: Of,
  { id: userId }: Of,
  mark: Pick<MessageRow, 'side' | 'number'>,
): Promise<void> {
  await markRead(tx, { requestId, userId, ...mark });
}

export const createHours = (tx: Tx, { id }: Of, hours: WorkingHours): Promise<void> =>
  putHours(tx, id, hours);

export async function createTemplate(
  tx: Tx,
  { id: bankId }: Of,
  plan: Partial<TemplateBody> = {},
): Promise<Of> {
  const id = newId();
  await insertTemplate(
    tx,
    { id, bankId },
    {
      title_bhs: 'Zamjena dobavljača',
      title_en: 'Another supplier',
      text_bhs: 'Smijete, uz objašnjenje i obje ponude.',
      text_en: 'You may, with a reason and both offers.',
      ...plan,
    },
  );
  return { id };
}
