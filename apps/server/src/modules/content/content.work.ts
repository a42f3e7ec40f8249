import { isDeepStrictEqual } from 'node:util';
import type { PageEditing } from '@app/contracts/content/content.schemas';
import type { EditablePage } from '@app/domain/content/pages';
import { type TextChange, textLanguages } from '@app/domain/translations/translation';
import type { z } from 'zod';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { membersByIds } from '../accounts/public.ts';
import { readTextsNow } from '../translations/public.ts';
import {
  type Content,
  drafted,
  keysOfTexts,
  pageChanges,
  problemsOf,
  ruleOf,
} from './content.draft.ts';
import { harmlessBlocks } from './content.html.ts';
import { findPage, lockPage, type PageRow } from './content.repo.ts';

/** A page as its admins work on it. */
export interface PageWork {
  readonly row: PageRow;
  readonly published: Content;
  /** Of its texts those that differ from their defaults. */
  readonly overrides: Readonly<Record<string, TextChange>>;
  readonly content: Content;
}

async function workOf(read: Reader, row: PageRow): Promise<PageWork> {
  const now = await readTextsNow(read, keysOfTexts(row.page));
  const published = {
    blocks: await harmlessBlocks(row.blocks),
    texts: new Map([...now].map(([key, { values }]) => [key, values])),
  };
  const changed = [...now].filter(([, { change }]) => change.bhs !== null || change.en !== null);
  return {
    row,
    published,
    overrides: Object.fromEntries(changed.map(([key, { change }]) => [key, change])),
    content: drafted(published, row.draft),
  };
}

export const findWork = async (read: Reader, page: EditablePage): Promise<PageWork> =>
  workOf(read, await findPage(read, page));

export const lockWork = async (tx: Tx, page: EditablePage): Promise<PageWork> =>
  workOf(tx, await lockPage(tx, page));

export const hasDraft = ({ row: { draft } }: PageWork): boolean =>
  draft.blocks !== null || Object.keys(draft.texts).length > 0;

/** Texts of the draft that were published otherwise since they were written. */
export const overtakenTexts = ({ row, published }: PageWork): string[] =>
  Object.entries(row.draft.texts).flatMap(([key, { replaced, ...text }]) => {
    const stands = published.texts.get(key);
    const isOvertaken = textLanguages.some(
      (language) =>
        text[language] !== replaced[language] &&
        stands?.[language] !== replaced[language] &&
        stands?.[language] !== text[language],
    );
    return isOvertaken ? [key] : [];
  });

export async function editingOf(
  read: Reader,
  work: PageWork,
): Promise<z.output<typeof PageEditing>> {
  const { row, published, content } = work;
  const ids = [row.publishedBy, row.savedBy, row.scheduledBy].filter((id) => id !== null);
  const people = await membersByIds(read, ids);
  const nameOf = (id: string | null) => (id === null ? null : (people.get(id)?.name ?? null));
  const publisher = nameOf(row.publishedBy);
  return {
    page: row.page,
    revision: row.revision,
    content: whole(content),
    published: {
      ...whole(published),
      revision: row.publishedRevision,
      at: row.publishedAt,
      by: publisher === null ? null : { name: publisher },
    },
    rules: Object.fromEntries([...published.texts.keys()].map((key) => [key, ruleOf(key)])),
    changes: pageChanges(published, content),
    problems: problemsOf(published, content),
    savedAt: hasDraft(work) ? row.savedAt : null,
    changedBy: hasDraft(work) ? nameOf(row.savedBy) : null,
    scheduled: row.appearsAt && {
      at: row.appearsAt,
      by: nameOf(row.scheduledBy),
      asDraft: isDeepStrictEqual(row.scheduled, row.draft),
    },
  };
}

const whole = ({ blocks, texts }: Content) => ({
  blocks: [...blocks],
  texts: Object.fromEntries([...texts].map(([key, { bhs, en }]) => [key, { bhs, en }])),
});

/** Somebody else was quicker: what stands now, and who changed it. */
export async function clashWith(
  read: Reader,
  work: PageWork,
  fields: readonly string[],
): Promise<Failure> {
  const by = work.row.fields[fields[0] ?? '']?.by ?? work.row.savedBy ?? work.row.publishedBy;
  const people = await membersByIds(read, by === null ? [] : [by]);
  const changedBy = by === null ? '' : (people.get(by)?.name ?? '');
  return fail('REVISION_CLASH', {
    details: { current: await editingOf(read, work), fields: [...fields], changedBy },
  });
}
