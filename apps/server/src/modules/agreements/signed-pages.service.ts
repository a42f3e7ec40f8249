import { createHash } from 'node:crypto';
import { agreementLimits, pageAtLeast } from '@app/domain/agreements/agreement.limits';
import { contentTypeOf } from '../../platform/files/store.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { type FileForm, type Paper, readPaper } from '../files/public.ts';
import { fileKey, filesOf, insertFile } from './agreements.repo.ts';
import type { Writing } from './writing.service.ts';

const kinds = ['pdf', 'webp'];
/** Of all copies together, so that sending again and again comes to an end. */
const filesAtMost = agreementLimits.pages * 15;

/** Reads a page: a picture that can be read, or a PDF. */
export async function readPage(form: FileForm): Promise<Paper | Failure> {
  const paper = await readPaper(form);
  if (isFailure(paper)) return paper.code === 'UNSUPPORTED_MEDIA' ? fail('PAGE_KIND') : paper;
  if (!kinds.includes(paper.ending)) return fail('PAGE_KIND');
  const [shorter, longer] = pageAtLeast;
  const { width = 0, height = 0 } = paper.pixels ?? {};
  const isSmall = Math.min(width, height) < shorter || Math.max(width, height) < longer;
  return paper.pixels && isSmall ? fail('PAGE_TOO_SMALL') : paper;
}

interface StoredPage {
  readonly fileId: string;
  readonly key: string;
  readonly hash: string;
  readonly paper: Paper;
}

/** Keeps what was sent before anything says that it is there. */
export async function keepPage(
  { files }: Platform,
  id: string,
  paper: Paper,
  sent: Buffer,
): Promise<StoredPage> {
  const fileId = newId();
  const key = fileKey(id, fileId, paper.ending);
  await files.put(key, paper.content, contentTypeOf(key));
  return { fileId, key, hash: createHash('sha256').update(sent).digest('hex'), paper };
}

export async function insertPage(
  { tx, actor, record, at }: Writing,
  { fileId, key, hash, paper }: StoredPage,
): Promise<Failure | undefined> {
  const { id } = record.application;
  const signed = (await filesOf(tx, id)).filter(({ purpose }) => purpose === 'signed');
  if (signed.length >= filesAtMost) return fail('TOO_MANY_ITEMS');
  await insertFile(tx, {
    id: fileId,
    applicationId: id,
    purpose: 'signed',
    milestoneId: null,
    key,
    name: paper.name,
    bytes: paper.content.length,
    hash,
    uploadedBy: actor.id,
    uploadedAt: at,
  });
  return undefined;
}
