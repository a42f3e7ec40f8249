import { isDeepStrictEqual } from 'node:util';
import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeTexts, readChange, type WantedChange } from '../translations/public.ts';
import { pageChanges, problemsOf } from './content.draft.ts';
import { addVersion, noDraft, putPage, unscheduled, versionsOf } from './content.repo.ts';
import type { Draft } from './content.tables.ts';
import { clashWith, findWork, type PageWork } from './content.work.ts';

/** What is published by a draft as it is. */
export function readyToPublish(
  work: PageWork,
): { readonly blocks: readonly PageBlock[]; readonly texts: readonly WantedChange[] } | Failure {
  const wrong = problemsOf(work.published, work.content).filter(({ blocks }) => blocks);
  if (wrong.length > 0) {
    const fields = Object.fromEntries(wrong.map(({ path, code }) => [path, code]));
    return fail('INCOMPLETE', { fields });
  }
  const texts = wantedTexts(work);
  return isFailure(texts) ? texts : { blocks: work.content.blocks, texts };
}

/** What a draft changes of the product's texts, in each language in which it says something new. */
function wantedTexts({ row }: PageWork): WantedChange[] | Failure {
  const wanted: WantedChange[] = [];
  const fields: Record<string, string> = {};
  for (const [key, { replaced, ...text }] of Object.entries(row.draft.texts)) {
    const change = readChange({
      key,
      ...(text.bhs === replaced.bhs ? {} : { value_bhs: text.bhs, replaced_bhs: replaced.bhs }),
      ...(text.en === replaced.en ? {} : { value_en: text.en, replaced_en: replaced.en }),
    });
    if ('problems' in change) {
      for (const problem of Object.values(change.problems)) fields[`texts.${key}`] = problem;
    } else wanted.push(change);
  }
  return Object.keys(fields).length > 0 ? fail('INCOMPLETE', { fields }) : wanted;
}

/**
 * What is published past the draft counts as saved with it, by another: whoever still writes on what
 * stood before is told.
 */
function fieldsPast(
  { published }: PageWork,
  made: {
    readonly blocks: readonly PageBlock[];
    readonly texts: readonly WantedChange[];
    readonly by: string;
  },
  revision: number,
): PageWork['row']['fields'] {
  const fields = [
    ...(isDeepStrictEqual([...made.blocks], [...published.blocks]) ? [] : ['blocks']),
    ...made.texts.map(({ key }) => key),
  ];
  const last = { revision, by: made.by, editor: '' };
  return Object.fromEntries(fields.map((field) => [field, last]));
}

/**
 * Makes blocks and texts what everybody reads, and a version of them. What the draft says of them
 * is part of the page from then on.
 *
 * @returns `REVISION_CLASH` where a text was changed elsewhere since it was drafted.
 */
export async function publishWork(
  p: Platform,
  tx: Tx,
  work: PageWork,
  made: {
    readonly blocks: readonly PageBlock[];
    readonly texts: readonly WantedChange[];
  } & (
    | {
        /** Past the draft and what is scheduled: both stay, and whoever writes on it is told. */
        readonly past: true;
        readonly by: string;
      }
    | {
        readonly past?: false;
        /** Null: somebody whose account is gone. */
        readonly by: string | null;
        /** What stays a draft; nothing unless given. */
        readonly draft?: Draft;
      }
  ),
): Promise<Failure | undefined> {
  const { row, published, overrides } = work;
  const { page } = row;
  const at = p.clock.now();
  const { left } = await changeTexts(p, tx, made.texts, { id: made.by, at });
  if (left.length > 0) {
    return clashWith(
      tx,
      work,
      left.map(({ key }) => key),
    );
  }
  const [earlier] = await versionsOf(tx, page, { limit: 1 });
  if (!earlier) {
    const began = { blocks: [...published.blocks], texts: overrides, changes: [] };
    await addVersion(tx, { page, at: row.publishedAt ?? at, actorId: row.publishedBy, ...began });
  }
  const revision = row.revision + 1;
  await putPage(tx, {
    ...row,
    ...(made.past
      ? { fields: { ...row.fields, ...fieldsPast(work, made, revision) } }
      : { ...unscheduled, draft: made.draft ?? noDraft }),
    blocks: [...made.blocks],
    publishedRevision: row.publishedRevision + 1,
    publishedAt: at,
    publishedBy: made.by,
    revision,
  });
  const now = await findWork(tx, page);
  const changes = pageChanges(published, now.published);
  await addVersion(tx, {
    page,
    at,
    actorId: made.by,
    blocks: [...now.published.blocks],
    texts: now.overrides,
    changes,
  });
  const details = { changes: changes.length, revision: row.publishedRevision + 1 };
  await recordAudit(tx, { action: 'page.published', subject: page, actorId: made.by, at, details });
  return undefined;
}
