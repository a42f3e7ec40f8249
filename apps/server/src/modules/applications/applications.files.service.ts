import type { AttachedFile } from '@app/contracts/applications/form.schemas';
import { isBlindTo } from '@app/domain/applications/application.policy';
import { fileLimits } from '@app/domain/applications/form/values';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/client.ts';
import { contentTypeOf } from '../../platform/files/store.ts';
import type { RawContext } from '../../platform/http/context.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { deliver, type FileForm, forReader, readPaper, withoutAuthor } from '../files/public.ts';
import { dropUnused, fileKey, filesOf, findFile, insertFiles } from './applications.files.repo.ts';
import { findRecord, lockApplication } from './applications.repo.ts';
import { editRefusal, isInsider, subjectOf } from './applications.subject.ts';
import { lockForHandover } from './personal-data.repo.ts';

type SignedInActor = NonNullable<Actor>;

/** Forgets files that an application no longer needs. */
export const sweepQueue = 'applications.files';

const day = 24 * 60 * 60 * 1000;
/** How long a file that was sent may wait for the save that refers to it, in milliseconds. */
const waitsFor = day;
/** How long one that was removed can be brought back with the change that removed it. */
const keptFor = 30 * day;

/**
 * Keeps a file for an application. Nobody but its team and the bank ever gets it, and it goes again
 * unless a save refers to it.
 */
export async function addFile(
  p: Platform,
  actor: SignedInActor,
  id: string,
  read: () => Promise<FileForm | Failure>,
): Promise<z.infer<typeof AttachedFile> | Failure> {
  const record = await findRecord(p.db.read, { id });
  const refused = record ? editRefusal(record, actor, []) : fail('NOT_FOUND');
  if (refused) return refused;
  const form = await read();
  if (isFailure(form)) return form;
  const paper = await readPaper(form);
  if (isFailure(paper)) return paper;
  const file = newId();
  const key = fileKey(id, file, paper.ending);
  const kept = await p.db.transaction(async (tx) => {
    // Of several at once, each sees the ones before it.
    if (!(await lockApplication(tx, id))) return fail('NOT_FOUND');
    if ((await filesOf(tx, id)).length >= fileLimits.count) return fail('TOO_MANY_FILES');
    const uploadedAt = p.clock.now();
    await insertFiles(tx, [{ id: file, applicationId: id, key, uploadedAt }]);
    await putSweep(p, tx, id, waitsFor);
    return undefined;
  });
  if (isFailure(kept)) return kept;
  await p.files.put(key, paper.content, contentTypeOf(key));
  return { file, name: paper.name, bytes: paper.content.length };
}

/** A file for the team and the bank; to everybody else it is not there. */
export async function sendFile(
  p: Platform,
  actor: SignedInActor,
  { id, file }: { readonly id: string; readonly file: string },
  context: RawContext,
): Promise<unknown> {
  const record = await findRecord(p.db.read, { id });
  if (!record || !isInsider(actor, subjectOf(record))) return fail('NOT_FOUND');
  const found = await findFile(p.db.read, id, file);
  if (!found) return fail('NOT_FOUND');
  const isBlind = isBlindTo(actor, subjectOf(record));
  const unsigned = (content: Buffer) => withoutAuthor(content, found.key);
  return deliver(p, found.key, context, forReader(), isBlind ? unsigned : undefined);
}

/** Looks after files once one was removed from what is written. */
export const sweepRemoved = (p: Pick<Platform, 'jobs' | 'clock'>, tx: Tx, applicationId: string) =>
  putSweep(p, tx, applicationId, keptFor);

async function putSweep(
  p: Pick<Platform, 'jobs' | 'clock'>,
  tx: Tx,
  applicationId: string,
  after: number,
): Promise<void> {
  // What is put is due at the end of a day, so that a day of writing puts one.
  const due = Math.ceil((p.clock.now().getTime() + after) / day) * day;
  const singletonKey = `${applicationId} ${due}`;
  await p.jobs.put(tx, sweepQueue, { applicationId }, { startAfter: new Date(due), singletonKey });
}

export async function sweepFiles(p: Platform, applicationId: string): Promise<void> {
  const now = p.clock.now().getTime();
  const keys = await p.db.transaction(async (tx) => {
    if (!(await lockForHandover(tx, applicationId))) return [];
    return dropUnused(tx, applicationId, {
      uploaded: new Date(now - waitsFor),
      changed: new Date(now - keptFor),
    });
  });
  for (const key of keys) await p.files.delete(key);
}
