import { isDeepStrictEqual } from 'node:util';
import type { PageEditing, PageVersion, SaveDraft } from '@app/contracts/content/content.schemas';
import { type EditablePage, sectionsOf } from '@app/domain/content/pages';
import type { TextValues } from '@app/domain/translations/translation';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { cursorOf, cursorParts, type ListPage, listPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { defaultTexts } from '../translations/public.ts';
import { draftText, keysOfTexts } from './content.draft.ts';
import { harmlessBlocks } from './content.html.ts';
import { publishWork, readyToPublish } from './content.publication.ts';
import {
  findVersion,
  noDraft,
  type PageRow,
  putPage,
  unscheduled,
  versionsOf,
} from './content.repo.ts';
import { tellScheduler } from './content.schedule.notices.ts';
import type { Draft } from './content.tables.ts';
import {
  clashWith,
  editingOf,
  findWork,
  hasDraft,
  lockWork,
  type PageWork,
} from './content.work.ts';

export const editPage = async (
  { db }: Platform,
  page: EditablePage,
): Promise<z.output<typeof PageEditing>> => editingOf(db.read, await findWork(db.read, page));

/** Changes a page that is held meanwhile, and tells what it is then. */
export async function changePage(
  p: Platform,
  page: EditablePage,
  change: (tx: Tx, work: PageWork) => Promise<Failure | undefined>,
): Promise<z.output<typeof PageEditing> | Failure> {
  const done = await p.db.transaction(async (tx) => {
    const work = await lockWork(tx, page);
    const refused = await change(tx, work);
    if (refused) return refused;
    p.signals.publish(tx, `content:${page}`);
    return editingOf(tx, await findWork(tx, page));
  });
  if (!isFailure(done)) await p.texts.refresh();
  return done;
}

/**
 * Saves changed blocks and texts of the draft. What only others changed since the sent revision stays
 * as it is; if something was changed by both, nothing is saved.
 */
export const saveDraft = (
  p: Platform,
  actorId: string,
  page: EditablePage,
  { revision, editor, changes }: z.infer<typeof SaveDraft>,
): Promise<z.output<typeof PageEditing> | Failure> =>
  changePage(p, page, async (tx, work) => {
    const { row, content } = work;
    if (revision > row.revision) return fail('VALIDATION', { fields: { revision: 'invalid' } });
    const refused = refusalOf(page, changes);
    if (refused) return refused;
    const blocks = changes.blocks && (await harmlessBlocks(changes.blocks));
    const texts = Object.entries(changes.texts ?? {});
    const changed = [
      ...(blocks && !isDeepStrictEqual(blocks, content.blocks) ? ['blocks'] : []),
      ...texts.flatMap(([key, sent]) =>
        isDeepStrictEqual({ ...content.texts.get(key) }, { ...sent }) ? [] : [key],
      ),
    ];
    const clashing = changed.filter((field) => {
      const last = row.fields[field];
      return last && last.revision > revision && last.editor !== editor;
    });
    if (clashing.length > 0) return clashWith(tx, work, clashing);
    const next = row.revision + 1;
    const last = { revision: next, by: actorId, editor };
    await putPage(tx, {
      ...row,
      draft: draftWith(work, { ...(blocks && { blocks }), texts }),
      revision: changed.length > 0 ? next : row.revision,
      fields: { ...row.fields, ...Object.fromEntries(changed.map((field) => [field, last])) },
      savedAt: p.clock.now(),
      savedBy: actorId,
    });
    return undefined;
  });

/** What the page does not have: texts of others, sections of others. */
function refusalOf(
  page: EditablePage,
  { blocks = [], texts = {} }: z.infer<typeof SaveDraft>['changes'],
): Failure | undefined {
  const known = new Set(keysOfTexts(page));
  const fields = Object.fromEntries([
    ...blocks.flatMap(({ section }, n) =>
      sectionsOf(page).includes(section) ? [] : [[`changes.blocks.${n}.section`, 'invalid']],
    ),
    ...Object.keys(texts).flatMap((key) =>
      known.has(key) ? [] : [[`changes.texts.${key}`, 'unknown']],
    ),
  ]);
  return Object.keys(fields).length > 0 ? fail('VALIDATION', { fields }) : undefined;
}

/** A draft holds what differs from what is published, and no more. */
function draftWith(
  { row, published }: PageWork,
  sent: {
    readonly blocks?: PageRow['blocks'];
    readonly texts: readonly (readonly [key: string, said: TextValues])[];
  },
): Draft {
  const blocks = sent.blocks ?? row.draft.blocks;
  const texts = { ...row.draft.texts };
  for (const [key, text] of sent.texts) {
    const kept = draftText(text, published.texts.get(key) ?? text);
    if (kept) texts[key] = kept;
    else delete texts[key];
  }
  const same = blocks === null || isDeepStrictEqual(blocks, published.blocks);
  return { blocks: same ? null : blocks, texts };
}

/** Whoever throws away or publishes has seen the draft as it is. */
export const stale = (tx: Tx, work: PageWork, revision: number) =>
  revision === work.row.revision ? undefined : clashWith(tx, work, []);

const fieldsOf = ({ blocks, texts }: Draft): string[] => [
  ...(blocks ? ['blocks'] : []),
  ...Object.keys(texts),
];

/** Marks what becomes of a draft as whole, so that whoever still writes on it is told. */
function redrafted({ row }: PageWork, draft: Draft, by: string, at: Date): PageRow {
  const revision = row.revision + 1;
  const last = { revision, by, editor: '' };
  const touched = [...fieldsOf(row.draft), ...fieldsOf(draft)];
  return {
    ...row,
    draft,
    revision,
    fields: { ...row.fields, ...Object.fromEntries(touched.map((field) => [field, last])) },
    savedAt: at,
    savedBy: by,
  };
}

/** Ends a draft as it was last seen; where there is none, nothing is to be done. */
const endDraft = (
  p: Platform,
  page: EditablePage,
  revision: number,
  end: (tx: Tx, work: PageWork) => Promise<Failure | undefined>,
): Promise<z.output<typeof PageEditing> | Failure> =>
  changePage(p, page, async (tx, work) => {
    const refused = await stale(tx, work, revision);
    return refused || !hasDraft(work) ? refused : end(tx, work);
  });

export const discardDraft = (p: Platform, actorId: string, page: EditablePage, revision: number) =>
  endDraft(p, page, revision, async (tx, work) => {
    const at = p.clock.now();
    await putPage(tx, { ...redrafted(work, noDraft, actorId, at), ...unscheduled });
    await recordAudit(tx, { action: 'page.discarded', subject: page, actorId, at });
    await tellScheduler(p, tx, work, { actorId, text: 'pageUnscheduled' });
    return undefined;
  });

export const publishDraft = (p: Platform, actorId: string, page: EditablePage, revision: number) =>
  endDraft(p, page, revision, async (tx, work) => {
    const ready = readyToPublish(work);
    if (isFailure(ready)) return ready;
    await tellScheduler(p, tx, work, { actorId, text: 'pagePublishedEarlier' });
    return publishWork(p, tx, work, { ...ready, by: actorId });
  });

/** Makes an earlier version the draft. */
export const restoreVersion = (
  p: Platform,
  actorId: string,
  page: EditablePage,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<z.output<typeof PageEditing> | Failure> =>
  changePage(p, page, async (tx, work) => {
    const version = await findVersion(tx, page, id);
    if (!version) return fail('NOT_FOUND');
    const refused = await stale(tx, work, revision);
    if (refused) return refused;
    const before = { ...work, row: { ...work.row, draft: noDraft } };
    const texts = keysOfTexts(page).map((key) => {
      const { bhs = '', en = '' } = defaultTexts.get(key) ?? {};
      const change = version.texts[key];
      return [key, { bhs: change?.bhs ?? bhs, en: change?.en ?? en }] as const;
    });
    const blocks = await harmlessBlocks(version.blocks);
    const draft = draftWith(before, { blocks, texts });
    await putPage(tx, redrafted(work, draft, actorId, p.clock.now()));
    return undefined;
  });

const cursor = cursorOf({ id: cursorParts.id });

export async function listVersions(
  p: Platform,
  page: EditablePage,
  query: { readonly after?: string | undefined; readonly limit: number },
): Promise<ListPage<z.output<typeof PageVersion>> | Failure> {
  const [newest] = await versionsOf(p.db.read, page, { limit: 1 });
  return listPage(query, {
    cursor,
    read: (slice) => versionsOf(p.db.read, page, slice),
    place: ({ id }) => ({ id }),
    show: async (rows) => {
      const people = await membersByIds(
        p.db.read,
        rows.flatMap(({ actorId }) => actorId ?? []),
      );
      return rows.map(({ id, at, actorId, changes }) => {
        const name = actorId === null ? undefined : people.get(actorId)?.name;
        return {
          id,
          at,
          by: name === undefined ? null : { name },
          changes,
          current: id === newest?.id,
        };
      });
    },
  });
}
