import { createHash } from 'node:crypto';
import { AgreementFilePurpose } from '@app/contracts/agreements/agreements.schemas';
import type { AttachedFile } from '@app/contracts/applications/form.schemas';
import { agreementLimits } from '@app/domain/agreements/agreement.limits';
import { agreementPolicy } from '@app/domain/agreements/agreement.policy';
import { reportLimits } from '@app/domain/agreements/report';
import { isPublicStatus } from '@app/domain/applications/application.machine';
import { isTeam } from '@app/domain/applications/application.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { contentTypeOf } from '../../platform/files/store.ts';
import type { RawContext } from '../../platform/http/context.ts';
import { type Failure, fail, isFailure, refusalOf } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { findRecord, lockApplication, seenBy, subjectOf } from '../applications/public.ts';
import { deliver, type FileForm, forReader, readPaper } from '../files/public.ts';
import {
  deleteFiles,
  expensesOf,
  type FileRow,
  fileKey,
  filesOf,
  findFile,
  findReport,
  insertFile,
  milestonesOf,
} from './agreements.repo.ts';
import { dropPage, isSentPage } from './signed-copies.repo.ts';
import { sendPage } from './signed-copies.service.ts';
import { hiddenFrom, remember, type SignedIn, write } from './writing.service.ts';

const atMost: Readonly<Record<Exclude<FileRow['purpose'], 'signed'>, number>> = {
  proof: agreementLimits.proofs,
  receipt: agreementLimits.expenses * 2,
  picture: reportLimits.pictures,
};
const open = ['planned', 'returned'];
const pictureEndings = ['webp'];

/** Keeps a file of a project; a picture is made anew. */
export async function addFile(
  p: Platform,
  actor: SignedIn,
  id: string,
  read: () => Promise<FileForm | Failure>,
): Promise<z.infer<typeof AttachedFile> | Failure> {
  const seen = await findRecord(p.db.read, { id });
  if (!seen) return fail('NOT_FOUND');
  const hidden = hiddenFrom(actor, subjectOf(seen));
  if (hidden) return hidden;
  // Nobody sends megabytes for nothing.
  const may = (['sign', 'report'] as const).map((one) =>
    refusalOf(agreementPolicy[one](actor, subjectOf(seen))),
  );
  if (may.every((refused) => refused !== undefined)) return may[1] ?? fail('FORBIDDEN');
  const form = await read();
  if (isFailure(form)) return form;
  const purpose = AgreementFilePurpose.safeParse(form.fields.purpose).data;
  if (!purpose) return fail('VALIDATION', { fields: { purpose: 'invalid' } });
  const paper = await readPaper(form);
  if (isFailure(paper)) return paper;
  if (purpose === 'picture' && !pictureEndings.includes(paper.ending)) {
    return fail('UNSUPPORTED_MEDIA');
  }
  // One page that is the whole copy.
  if (purpose === 'signed') return sendPage(p, actor, id, { paper, sent: form.file });
  const file = newId();
  const key = fileKey(id, file, paper.ending);
  const hash = createHash('sha256').update(form.file).digest('hex');
  const refused = await p.db.transaction(async (tx) => {
    const record = await lockApplication(tx, id);
    if (!record) return fail('NOT_FOUND');
    const denied = refusalOf(agreementPolicy.report(actor, subjectOf(record)));
    if (denied) return denied;
    const milestoneId = purpose === 'proof' ? (form.fields.of ?? '') : null;
    const files = await filesOf(tx, id);
    const beside = files.filter(
      (one) => one.purpose === purpose && one.milestoneId === milestoneId,
    );
    if (beside.length >= atMost[purpose]) return fail('TOO_MANY_FILES');
    if (purpose === 'receipt' && beside.some((one) => one.hash === hash)) return fail('SAME_FILE');
    if (milestoneId !== null) {
      const milestone = (await milestonesOf(tx, id)).find((one) => one.id === milestoneId);
      if (!milestone) return fail('VALIDATION', { fields: { of: 'invalid' } });
      if (!open.includes(milestone.state)) return fail('WRONG_STATUS');
    }
    if (purpose === 'picture' && (await isReportClosed(tx, id))) return fail('WRONG_STATUS');
    await insertFile(tx, {
      id: file,
      applicationId: id,
      purpose,
      milestoneId,
      key,
      name: paper.name,
      bytes: paper.content.length,
      hash,
      uploadedBy: actor.id,
      uploadedAt: p.clock.now(),
    });
    p.signals.publish(tx, `application:${id}`);
    return undefined;
  });
  if (refused) return refused;
  await p.files.put(key, paper.content, contentTypeOf(key));
  return { file, name: paper.name, bytes: paper.content.length };
}

const isReportClosed = async (tx: Parameters<typeof findReport>[0], id: string) => {
  const state = (await findReport(tx, id))?.state ?? 'draft';
  return state === 'sent' || state === 'accepted';
};

/** Takes back what nobody has answered for: a receipt stays once it was sent. */
export async function removeFile(
  p: Platform,
  actor: SignedIn,
  { id, file }: { readonly id: string; readonly file: string },
) {
  return write(p, actor, id, null, async (writing) => {
    const { tx, subject } = writing;
    const found = await findFile(tx, id, file);
    if (!found) return fail('NOT_FOUND');
    const ability = found.purpose === 'signed' ? 'sign' : 'report';
    const denied = refusalOf(agreementPolicy[ability](actor, subject));
    if (denied) return denied;
    if (await isHeld(tx, found)) return fail('WRONG_STATUS');
    if (found.purpose === 'signed') await dropPage(tx, file);
    writing.loose.push(...(await deleteFiles(tx, [file])));
    await remember(writing, 'file.removed', { itemId: file });
    return undefined;
  });
}

async function isHeld(
  tx: Parameters<typeof findReport>[0],
  { applicationId, id, purpose, milestoneId }: FileRow,
): Promise<boolean> {
  switch (purpose) {
    case 'signed':
      return isSentPage(tx, id);
    case 'picture':
      return isReportClosed(tx, applicationId);
    case 'receipt':
      return (await expensesOf(tx, applicationId)).some((one) => one.fileId === id);
    case 'proof':
      return (await milestonesOf(tx, applicationId)).some(
        (one) => one.id === milestoneId && !open.includes(one.state),
      );
  }
}

/** A file for the team and the bank; pictures of an accepted report for everybody. */
export async function sendFile(
  p: Platform,
  actor: Actor,
  { id, file }: { readonly id: string; readonly file: string },
  context: RawContext,
): Promise<unknown> {
  const record = await findRecord(p.db.read, { id });
  const found = record && (await findFile(p.db.read, id, file));
  if (!record || !found) return fail('NOT_FOUND');
  const subject = subjectOf(record);
  const shown =
    found.purpose === 'picture' &&
    isPublicStatus(seenBy(null, subject).status) &&
    (await findReport(p.db.read, id))?.state === 'accepted';
  if (!shown && hiddenFrom(actor, subject)) return fail('NOT_FOUND');
  // A page belongs to the team until it is sent.
  const isOwn = found.purpose !== 'signed' || isTeam(actor, subject);
  if (!isOwn && !(await isSentPage(p.db.read, found.id))) return fail('NOT_FOUND');
  return deliver(p, found.key, context, {
    ...forReader(),
    ...(shown && { 'cache-control': 'public, max-age=3600' }),
  });
}
