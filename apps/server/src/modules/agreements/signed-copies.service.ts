import type { CopyMove, PagesBody } from '@app/contracts/agreements/signed-copies.schemas';
import { agreementLimits } from '@app/domain/agreements/agreement.limits';
import { agreementPolicy } from '@app/domain/agreements/agreement.policy';
import {
  type SignedCopyEvent,
  type SignedCopyState,
  signedCopyMachine,
} from '@app/domain/agreements/signed-copy.machine';
import type { z } from 'zod';
import { type Failure, fail, isFailure, refusalOf } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { findRecord, subjectOf } from '../applications/public.ts';
import type { FileForm, Paper } from '../files/public.ts';
import { type FileRow, filesOf, findAgreement } from './agreements.repo.ts';
import {
  type CopyRow,
  copiesOf,
  deleteDraft,
  deleteLoosePages,
  insertCopy,
  isStanding,
  pagesOf,
  putPages,
  standingCopy,
  updateCopy,
} from './signed-copies.repo.ts';
import { insertPage, keepPage, readPage } from './signed-pages.service.ts';
import {
  hiddenFrom,
  type Item,
  movePart,
  type SignedIn,
  type Writing,
  write,
} from './writing.service.ts';

interface Copies {
  /** What the team has not sent yet, with its pages in their order. */
  readonly draft: (CopyRow & { readonly pages: readonly FileRow[] }) | undefined;
  readonly standing: (CopyRow & { readonly pages: readonly FileRow[] }) | undefined;
}

async function copiesIn({ tx, record }: Writing): Promise<Copies> {
  const { id } = record.application;
  const pages = await pagesOf(tx, id);
  const copies = (await copiesOf(tx, id)).map((row) => ({
    ...row,
    pages: pages.get(row.id) ?? [],
  }));
  return {
    draft: copies.find(({ state }) => state === 'draft'),
    standing: copies.find(isStanding),
  };
}

/** A copy of the text as it is; none while the bank's confirmation stands. */
async function newCopy({ tx, record }: Writing, { standing }: Copies): Promise<CopyRow | Failure> {
  const { id: applicationId } = record.application;
  const agreement = await findAgreement(tx, applicationId);
  if (!agreement || standing?.state === 'confirmed') return fail('WRONG_STATUS');
  const nobody = { sentBy: null, sentAt: null, decidedBy: null, decidedAt: null };
  const { version } = agreement;
  return { id: newId(), applicationId, version, state: 'draft', ...nobody, reason: '' };
}

/** What is a page of no copy any more goes. */
async function dropPages({ tx, record, loose }: Writing): Promise<undefined> {
  loose.push(...(await deleteLoosePages(tx, record.application.id)));
}

async function dropDraft(writing: Writing): Promise<undefined> {
  await deleteDraft(writing.tx, writing.record.application.id);
  return dropPages(writing);
}

/** What the team puts together, with these pages. */
async function putDraft(
  writing: Writing,
  copies: Copies,
  pages: readonly string[],
): Promise<Failure | undefined> {
  const draft = await newCopy(writing, copies);
  if (isFailure(draft)) return draft;
  if (!copies.draft) await insertCopy(writing.tx, draft);
  await putPages(writing.tx, copies.draft?.id ?? draft.id, pages);
  return dropPages(writing);
}

/**
 * Keeps a page of what is to be sent. Sent again after a lost answer, it is not there twice.
 *
 * The form field `instead` names a page whose place it takes.
 */
export async function addPage(
  p: Platform,
  actor: SignedIn,
  id: string,
  read: () => Promise<FileForm | Failure>,
) {
  const seen = await findRecord(p.db.read, { id });
  if (!seen) return fail('NOT_FOUND');
  const subject = subjectOf(seen);
  // Nobody sends megabytes for nothing.
  const refused = hiddenFrom(actor, subject) ?? refusalOf(agreementPolicy.sign(actor, subject));
  if (refused) return refused;
  const form = await read();
  if (isFailure(form)) return form;
  const paper = await readPage(form);
  if (isFailure(paper)) return paper;
  const stored = await keepPage(p, id, paper, form.file);
  const answer = await write(p, actor, id, 'sign', async (writing) => {
    const copies = await copiesIn(writing);
    const pages = copies.draft?.pages ?? [];
    if (pages.some(({ hash }) => hash === stored.hash)) {
      writing.loose.push(stored.key);
      return undefined;
    }
    const ids = pages.map((one) => one.id);
    const place = ids.indexOf(form.fields.instead ?? '');
    if (place < 0 && ids.length >= agreementLimits.pages) return fail('TOO_MANY_ITEMS');
    const all = place < 0 ? [...ids, stored.fileId] : ids.with(place, stored.fileId);
    return (await insertPage(writing, stored)) ?? putDraft(writing, copies, all);
  });
  if (isFailure(answer)) await p.files.delete(stored.key);
  return answer;
}

const isSame = (pages: readonly FileRow[] | undefined, ids: readonly string[]): boolean =>
  (pages ?? []).map(({ id }) => id).join() === ids.join();

/**
 * Puts the pages in another order, leaves some out, or takes those of an earlier copy.
 *
 * @returns `WRONG_STATUS` where the pages are no longer those that were seen.
 */
export const arrangePages = (
  p: Platform,
  actor: SignedIn,
  id: string,
  { pages, seen }: z.output<typeof PagesBody>,
) =>
  write(p, actor, id, 'sign', async (writing) => {
    const copies = await copiesIn(writing);
    if (!isSame(copies.draft?.pages, seen)) return fail('WRONG_STATUS');
    const files = await filesOf(writing.tx, id);
    const known = new Set(files.filter(({ purpose }) => purpose === 'signed').map((one) => one.id));
    if (!pages.every((one) => known.has(one)) || new Set(pages).size < pages.length) {
      return fail('VALIDATION', { fields: { pages: 'invalid' } });
    }
    if (pages.length > 0) return putDraft(writing, copies, pages);
    return dropDraft(writing);
  });

/**
 * Sends what was seen to the bank, instead of what was sent before. Asked again after a lost answer,
 * it answers what stands.
 */
export const sendCopy = (p: Platform, actor: SignedIn, id: string, pages: readonly string[]) =>
  write(p, actor, id, 'sign', async (writing) => {
    const { draft, standing } = await copiesIn(writing);
    if (!draft && standing?.state === 'sent' && isSame(standing.pages, pages)) return undefined;
    if (!draft || !isSame(draft.pages, pages)) return fail('WRONG_STATUS');
    return send(writing, draft, standing, (sent) => updateCopy(writing.tx, draft.id, sent));
  });

/** One page that is sent at once; what others are putting together beside it stays theirs. */
export async function sendPage(
  p: Platform,
  actor: SignedIn,
  id: string,
  { paper, sent }: { readonly paper: Paper; readonly sent: Buffer },
) {
  const stored = await keepPage(p, id, paper, sent);
  const answer = await write(p, actor, id, 'sign', async (writing) => {
    const copies = await copiesIn(writing);
    const copy = await newCopy(writing, copies);
    if (isFailure(copy)) return copy;
    const keepIt = async (change: Sent) => {
      await insertCopy(writing.tx, { ...copy, ...change });
      await putPages(writing.tx, copy.id, [stored.fileId]);
    };
    return (
      (await insertPage(writing, stored)) ?? (await send(writing, copy, copies.standing, keepIt))
    );
  });
  if (!isFailure(answer)) {
    return { file: stored.fileId, name: paper.name, bytes: paper.content.length };
  }
  await p.files.delete(stored.key);
  return answer;
}

type Sent = Pick<CopyRow, 'state' | 'sentBy' | 'sentAt'>;

const movedCopy = (
  writing: Writing,
  copy: CopyRow,
  event: SignedCopyEvent,
  keepIt: (state: SignedCopyState) => Promise<void>,
  reason = '',
) =>
  movePart(writing, 'copy', signedCopyMachine, writing.p.moves.signedCopy, {
    event,
    reason,
    row: copy,
    itemId: copy.id,
    keep: keepIt,
  });

async function send(
  writing: Writing,
  copy: CopyRow,
  standing: CopyRow | undefined,
  keepIt: (change: Sent) => Promise<void>,
): Promise<Failure | undefined> {
  const { tx, actor, at } = writing;
  const replaced =
    standing &&
    (await movedCopy(writing, standing, 'replace', (state) =>
      updateCopy(tx, standing.id, { state }),
    ));
  if (replaced) return replaced;
  return movedCopy(writing, copy, 'send', (state) =>
    keepIt({ state, sentBy: actor.id, sentAt: at }),
  );
}

/** The bank's answer to the copy that it looked at; the team may have sent another since. */
export const moveCopy = (
  p: Platform,
  actor: SignedIn,
  { id, item }: Item,
  { event, reason }: z.output<typeof CopyMove>,
) =>
  write(p, actor, id, 'prepare', async (writing) => {
    const copy = (await copiesOf(writing.tx, id)).find((one) => one.id === item);
    if (!copy || copy.state === 'draft') return fail('NOT_FOUND');
    return decideCopy(writing, copy, event, reason);
  });

async function decideCopy(
  writing: Writing,
  copy: CopyRow,
  event: z.output<typeof CopyMove>['event'],
  reason: string,
): Promise<Failure | undefined> {
  const { tx, actor, at } = writing;
  const decided =
    event === 'reopen'
      ? { decidedBy: null, decidedAt: null }
      : { decidedBy: actor.id, decidedAt: at };
  const refused = await movedCopy(
    writing,
    copy,
    event,
    (state) => updateCopy(tx, copy.id, { state, reason, ...decided }),
    reason,
  );
  // Nothing replaces what is confirmed.
  return refused ?? (event === 'confirm' ? dropDraft(writing) : undefined);
}

/** The bank's signature as a point of the checklist. */
export async function tickCountersigned(
  writing: Writing,
  done: boolean,
): Promise<Failure | undefined> {
  const copy = await standingCopy(writing.tx, writing.record.application.id);
  if (!copy) return fail('WRONG_STATUS');
  // Ticked again, it is what stands.
  if ((copy.state === 'confirmed') === done) return undefined;
  return decideCopy(writing, copy, done ? 'confirm' : 'reopen', '');
}

/** There is another text: what was signed under the one before is history. */
export async function outdateCopies(writing: Writing): Promise<Failure | undefined> {
  const { tx, record } = writing;
  const copy = await standingCopy(tx, record.application.id);
  const refused =
    copy &&
    (await movedCopy(writing, copy, 'outdate', (state) => updateCopy(tx, copy.id, { state })));
  return refused ?? dropDraft(writing);
}
