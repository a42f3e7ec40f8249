import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import { type CallField, callChanges, undoneChanges } from '@app/domain/calls/call.content';
import { slugify } from '@app/domain/slug';
import type { Tx } from '../../platform/db/client.ts';
import { lock } from '../../platform/db/locks.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { putClock } from './calls.clock.ts';
import { columnsOf } from './calls.content.ts';
import {
  banksBySlugs,
  type CallWork,
  historyOf,
  putDraft,
  rewriteHistory,
  slugTaken,
  updateCall,
  writeHistory,
} from './calls.work.repo.ts';

interface Author {
  readonly by: string;
  readonly at: Date;
}

export const pick = (content: Partial<CallContent>, fields: readonly CallField[]) =>
  Object.fromEntries(fields.map((field) => [field, content[field]])) as Partial<CallContent>;

export const revisionOf = ({ draft }: CallWork): number => draft?.revision ?? 0;

export async function beginCopy(
  tx: Tx,
  callId: string,
  content: CallContent,
  { by, at }: Author,
): Promise<void> {
  const savedBy = by;
  await putDraft(tx, { callId, content, revision: 0, fieldRevisions: {}, savedAt: at, savedBy });
}

/** Keeps a change of the working copy, and for each of its fields who made it in which editor. */
export async function changeCopy(
  tx: Tx,
  work: CallWork,
  change: Partial<CallContent>,
  { by, at, editor = '' }: Author & { readonly editor?: string },
): Promise<void> {
  const revision = revisionOf(work) + 1;
  const fields = Object.keys(change) as CallField[];
  const content = { ...work.content, ...change };
  await putDraft(tx, {
    callId: work.call.id,
    content,
    revision,
    fieldRevisions: {
      ...work.draft?.fieldRevisions,
      ...Object.fromEntries(fields.map((field) => [field, { revision, by, editor }])),
    },
    savedAt: at,
    savedBy: by,
  });
  // What the staff's list goes by; nobody else reads a draft.
  if (!work.call.publishedAt) {
    const [bank] = await banksBySlugs(tx, [content.bankSlug]);
    await updateCall(tx, work.call.id, {
      kind: content.kind,
      titleBhs: content.title.bhs,
      titleEn: content.title.en,
      ...(bank ? { bankId: bank.id } : {}),
    });
  }
}

/** Saves of one person without a longer break between them are one entry of the history. */
const oneSitting = 5 * 60 * 1000;

/** Keeps what somebody writes, and in the history what stood there before. */
export async function editCopy(
  tx: Tx,
  work: CallWork,
  change: Partial<CallContent>,
  author: Author & { readonly editor: string },
): Promise<void> {
  await changeCopy(tx, work, change, author);
  const { by, at } = author;
  const [last] = await historyOf(tx, work.call.id, { limit: 1 });
  const goesOn =
    last?.event === 'edit' && last.actorId === by && at.getTime() - last.at.getTime() < oneSitting;
  const begun = goesOn
    ? { ...work.content, ...undoneChanges(work.content, last.fields) }
    : work.content;
  const fields = [...callChanges(begun, { ...work.content, ...change })];
  if (goesOn) return rewriteHistory(tx, last.id, { at, fields });
  const entry = { callId: work.call.id, at, actorId: by, reason: '', fields };
  await writeHistory(tx, { ...entry, event: 'edit' });
}

/** Makes the working copy what everybody reads. */
export async function publishCopy(
  p: Pick<Platform, 'jobs'>,
  tx: Tx,
  { call, content }: CallWork,
  first: { readonly slug: string; readonly publishedAt: Date } | undefined = undefined,
): Promise<void> {
  const partners = await banksBySlugs(tx, content.partnerBanks);
  const columns = columnsOf(
    content,
    partners.map(({ id }) => id),
  );
  await updateCall(tx, call.id, { ...columns, ...first });
  await putClock(p, tx, call.id, [columns.opensAt, columns.closesAt]);
}

/** Publishes a working copy for the first time, at the address that it asks for or a free one. */
export async function publishFirst(
  p: Pick<Platform, 'jobs'>,
  tx: Tx,
  work: CallWork,
  author: Author,
): Promise<Failure | undefined> {
  const { call, content } = work;
  const made = slugify(content.title.bhs || content.title.en);
  // Of two calls that want one address at once, the second sees that it is gone.
  await lock(tx, `call slug ${content.slug || made}`);
  const free = async () =>
    (await slugTaken(tx, made, call.id)) ? `${made}-${call.id.slice(-6)}` : made;
  const slug = content.slug || (await free());
  if (await slugTaken(tx, slug, call.id)) {
    return fail('ALREADY_EXISTS', { fields: { slug: 'taken' } });
  }
  await publishCopy(p, tx, work, { slug, publishedAt: author.at });
  if (work.draft && slug !== content.slug) {
    await changeCopy(tx, { ...work, call: { ...call, publishedAt: author.at } }, { slug }, author);
  }
  return undefined;
}
