import { isDeepStrictEqual } from 'node:util';
import type { PageEditing } from '@app/contracts/content/content.schemas';
import type { EditablePage } from '@app/domain/content/pages';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { drafted, draftText } from './content.draft.ts';
import { publishWork, readyToPublish } from './content.publication.ts';
import { putPage, unscheduled } from './content.repo.ts';
import { tellScheduler } from './content.schedule.notices.ts';
import { changePage, stale } from './content.service.ts';
import type { Draft } from './content.tables.ts';
import { clashWith, hasDraft, lockWork, overtakenTexts, type PageWork } from './content.work.ts';

/** Publishes what is scheduled of a page at its moment. */
export const clockQueue = 'content.clock';

/**
 * Keeps the draft as it was seen, to be published at a moment; one that was scheduled before is
 * replaced. What is written afterwards stays a draft.
 */
export const scheduleDraft = (
  p: Platform,
  actorId: string,
  page: EditablePage,
  { revision, appearsAt }: { readonly revision: number; readonly appearsAt: Date },
): Promise<z.output<typeof PageEditing> | Failure> =>
  changePage(p, page, async (tx, work) => {
    const refused = await stale(tx, work, revision);
    if (refused) return refused;
    if (!hasDraft(work)) return fail('WRONG_STATUS');
    const at = p.clock.now();
    if (appearsAt <= at) return fail('VALIDATION', { fields: { appearsAt: 'invalid' } });
    const ready = readyToPublish(work);
    if (isFailure(ready)) return ready;
    const overtaken = overtakenTexts(work);
    if (overtaken.length > 0) return clashWith(tx, work, overtaken);
    const { row } = work;
    await putPage(tx, {
      ...row,
      revision: row.revision + 1,
      scheduled: row.draft,
      appearsAt,
      scheduledBy: actorId,
    });
    await p.jobs.put(
      tx,
      clockQueue,
      { page },
      { startAfter: appearsAt, singletonKey: `${page} ${appearsAt.getTime()}` },
    );
    const details = { appearsAt: appearsAt.toISOString() };
    await recordAudit(tx, { action: 'page.scheduled', subject: page, actorId, at, details });
    await tellScheduler(p, tx, work, { actorId, text: 'pageRescheduled', moment: appearsAt });
    return undefined;
  });

/** Nothing of the page is to be published later any more; the draft stays. */
export const unscheduleDraft = (
  p: Platform,
  actorId: string,
  page: EditablePage,
  revision: number,
): Promise<z.output<typeof PageEditing> | Failure> =>
  changePage(p, page, async (tx, work) => {
    const refused = await stale(tx, work, revision);
    if (refused || !work.row.scheduled) return refused;
    await putPage(tx, { ...work.row, ...unscheduled, revision: work.row.revision + 1 });
    const at = p.clock.now();
    await recordAudit(tx, { action: 'page.unscheduled', subject: page, actorId, at });
    await tellScheduler(p, tx, work, { actorId, text: 'pageUnscheduled' });
    return undefined;
  });

/** What is due by now, the page held; undefined where it is not, or not any more. */
function dueOf({ row }: PageWork, now: Date): Draft | undefined {
  const { scheduled, appearsAt } = row;
  return scheduled && appearsAt && appearsAt <= now ? scheduled : undefined;
}

/**
 * Publishes what is scheduled of a page whose moment has come, once: the page is held, and what was
 * scheduled is gone afterwards. What cannot be published goes back to the draft, and whoever
 * scheduled it is told.
 */
export async function appear(p: Platform, page: EditablePage): Promise<void> {
  const refused = await p.db.transaction(async (tx) => {
    const work = await lockWork(tx, page);
    const due = dueOf(work, p.clock.now());
    if (!due) return undefined;
    const scheduled = { ...work, row: { ...work.row, draft: due } };
    const seen = { ...scheduled, content: drafted(work.published, due) };
    const ready = readyToPublish(seen);
    if (isFailure(ready)) return ready;
    const by = work.row.scheduledBy;
    const draft = draftAfter(work, due, seen.content);
    const failed = await publishWork(p, tx, work, { ...ready, by, draft });
    if (failed) return failed;
    await tellScheduler(p, tx, work, { actorId: null, text: 'pagePublished' });
    p.signals.publish(tx, `content:${page}`);
    return undefined;
  });
  if (refused) await stop(p, page);
  else await p.texts.refresh();
}

/** What the page is worked on as stays as it was, over what is published then. */
function draftAfter({ row, content }: PageWork, due: Draft, published: PageWork['content']): Draft {
  const blocks = isDeepStrictEqual(content.blocks, published.blocks) ? null : [...content.blocks];
  const texts = { ...row.draft.texts };
  for (const key of Object.keys(due.texts)) {
    const text = content.texts.get(key);
    const stands = published.texts.get(key);
    const kept = text && stands && draftText(text, stands);
    if (kept) texts[key] = kept;
    else delete texts[key];
  }
  return { blocks, texts };
}

/** What was scheduled becomes part of the draft again, where that says nothing newer. */
async function stop(p: Platform, page: EditablePage): Promise<void> {
  await p.db.transaction(async (tx) => {
    const work = await lockWork(tx, page);
    const at = p.clock.now();
    if (!dueOf(work, at)) return;
    const { row } = work;
    const draft = {
      blocks: row.draft.blocks ?? row.scheduled?.blocks ?? null,
      texts: { ...row.scheduled?.texts, ...row.draft.texts },
    };
    await putPage(tx, { ...row, ...unscheduled, draft, revision: row.revision + 1 });
    await recordAudit(tx, { action: 'page.schedule-stopped', subject: page, actorId: null, at });
    await tellScheduler(p, tx, work, { actorId: null, text: 'pageStopped' });
    p.signals.publish(tx, `content:${page}`);
  });
}
