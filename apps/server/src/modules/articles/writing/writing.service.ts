import { isDeepStrictEqual } from 'node:util';
import type {
  ArticleContent,
  ArticleMove,
  ArticleSaved,
  ArticleWork,
  NewArticle,
  SaveArticle,
} from '@app/contracts/articles/article-writing.schemas';
import {
  type ArticleField,
  articleFields,
  articleLimits,
  articleMissing,
  emptyArticle,
} from '@app/domain/articles/article';
import type { ArticleEvent } from '@app/domain/articles/article.machine';
import { articlePolicy, speaksFor } from '@app/domain/articles/article.policy';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.repo.ts';
import type { Tx } from '../../../platform/db/client.ts';
import { lock } from '../../../platform/db/locks.ts';
import { type Failure, fail, isFailure, refusalOf } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { membersByIds } from '../../accounts/public.ts';
import { findBank } from '../../banks/public.ts';
import { deleteArticle } from '../articles.remove.repo.ts';
import { insertArticle, insertAuthor } from '../articles.repo.ts';
import { moveWork } from './moves.service.ts';
import {
  changedFields,
  findWork,
  lockWork,
  remember,
  type SignedIn,
  seen,
  subjectIn,
  type Work,
  writeFields,
} from './work.record.ts';
import { draftCount, findVersion } from './work.repo.ts';
import { changeWork, clashWith, removable, workView } from './work.view.ts';

/** A working copy that the actor may change. */
const writeRefusal = (work: Work, actor: SignedIn): Failure | undefined =>
  refusalOf(articlePolicy.write(actor, subjectIn(work)));

export const openWork = (
  p: Platform,
  actor: SignedIn,
  which: string,
): Promise<z.output<typeof ArticleWork> | Failure> =>
  p.db.transaction(async (tx) => {
    const work = seen(await findWork(tx, which), actor);
    return isFailure(work) ? work : workView(p, tx, work, actor);
  });

/** The article of which a new one is the other language; undefined where it is none's. */
async function originalOf(tx: Tx, actor: SignedIn, id: string | undefined) {
  if (id === undefined) return undefined;
  const original = await findWork(tx, id);
  if (!original || !articlePolicy.viewWork(actor, subjectIn(original)).ok) return fail('NOT_FOUND');
  return refusalOf(articlePolicy.own(actor, subjectIn(original))) ?? original;
}

/** Events that decide about what stands in the working copy: a newer one is not decided unseen. */
const aboutContent: readonly ArticleEvent[] = ['submit', 'publish', 'schedule'];

export const moveArticle = (
  p: Platform,
  actor: SignedIn,
  which: string,
  { revision, ...asked }: z.output<typeof ArticleMove>,
): Promise<z.output<typeof ArticleWork> | Failure> =>
  changeWork(p, actor, which, async (tx, work) => {
    if (aboutContent.includes(asked.event) && revision !== work.article.revision) {
      return clashWith(p, tx, work, actor);
    }
    return moveWork(p, tx, work, { actor, ...asked });
  });

/** Begins an article; asked for twice with the same id, one is begun. */
export function beginArticle(
  p: Platform,
  actor: SignedIn,
  { id, language, versionOf }: z.output<typeof NewArticle>,
): Promise<z.output<typeof ArticleWork> | Failure> {
  return p.db.transaction(async (tx) => {
    // One after the other, so that the limit holds.
    await lock(tx, `articles of ${actor.id}`);
    const known = await findWork(tx, id);
    if (known) {
      const same = known.article.ownerId === actor.id && known.article.language === language;
      return same ? workView(p, tx, known, actor) : fail('IDEMPOTENCY_MISMATCH');
    }
    if ((await draftCount(tx, actor.id)) >= articleLimits.drafts) return fail('TOO_MANY_ITEMS');
    const original = await originalOf(tx, actor, versionOf);
    if (isFailure(original)) return original;
    const at = p.clock.now();
    const { cover, bankSlug, canonical } = original?.article.content ?? emptyArticle;
    const bears = mayBear(actor, bankSlug) ? bankSlug : '';
    const content = { ...emptyArticle, cover, canonical, bankSlug: bears } as ArticleContent;
    const made = await insertArticle(tx, {
      id,
      groupId: original?.article.groupId ?? id,
      language,
      slug: `nacrt-${id}`,
      status: 'draft',
      ownerId: actor.id,
      content,
      revision: 0,
      fieldRevisions: {},
      savedAt: at,
      savedBy: actor.id,
      createdAt: at,
    });
    // There is one in this language already.
    if (!made) return fail('ALREADY_EXISTS');
    await insertAuthor(tx, {
      articleId: id,
      userId: actor.id,
      place: 0,
      agreedAt: at,
      savedAt: at,
    });
    await remember(tx, { id, content }, { at, actorId: actor.id, event: 'begin' });
    const begun = await findWork(tx, id);
    return begun ? workView(p, tx, begun, actor) : fail('NOT_FOUND');
  });
}

/**
 * Saves changed fields. Fields that only others changed since the sent revision stay as they are; if
 * a field was changed to something else by both, nothing is saved.
 */
export function saveArticle(
  p: Platform,
  actor: SignedIn,
  which: string,
  { revision, content, editor }: z.output<typeof SaveArticle>,
): Promise<z.output<typeof ArticleSaved> | Failure> {
  // Left out is left out: what comes over the wire has no undefined.
  const sent = content as Partial<ArticleContent>;
  return p.db.transaction(async (tx) => {
    const work = seen(await lockWork(tx, which), actor);
    if (isFailure(work)) return work;
    const { article } = work;
    const refused = writeRefusal(work, actor);
    if (refused) return refused;
    if (revision > article.revision) return fail('VALIDATION', { fields: { revision: 'invalid' } });
    const changed = (Object.keys(sent) as ArticleField[]).filter(
      (field) => !isDeepStrictEqual(sent[field], article.content[field]),
    );
    const clash = await clashOf(p, tx, work, actor, changed, { revision, editor });
    if (clash) return clash;
    if (changed.includes('bankSlug') && !(await mayBearBank(tx, actor, sent.bankSlug ?? ''))) {
      return fail('VALIDATION', { fields: { 'content.bankSlug': 'invalid' } });
    }
    if (changed.length === 0) return savedView(article);
    const at = p.clock.now();
    const change = Object.fromEntries(changed.map((field) => [field, sent[field]]));
    const written = await writeFields(tx, work, change, { by: actor.id, at, editor });
    await remember(tx, written, { at, actorId: actor.id, event: 'edit' });
    p.signals.publish(tx, `article:${article.id}`);
    return savedView(written);
  });
}

const mayBear = (actor: SignedIn, bankSlug: string): boolean =>
  bankSlug === '' || speaksFor(actor, bankSlug);

const mayBearBank = async (tx: Tx, actor: SignedIn, bankSlug: string): Promise<boolean> =>
  mayBear(actor, bankSlug) && (bankSlug === '' || (await findBank(tx, bankSlug)) !== undefined);

const savedView = (article: Work['article']): z.output<typeof ArticleSaved> => ({
  revision: article.revision,
  savedAt: article.savedAt,
  missing: articleMissing(article.content),
  changedFields: changedFields(article),
});

async function clashOf(
  p: Platform,
  tx: Tx,
  work: Work,
  actor: SignedIn,
  changed: readonly ArticleField[],
  { revision, editor }: { readonly revision: number; readonly editor: string },
): Promise<Failure | undefined> {
  const { fieldRevisions } = work.article;
  const own = (field: ArticleField) =>
    editor !== '' &&
    fieldRevisions[field]?.by === actor.id &&
    fieldRevisions[field]?.editor === editor;
  const fields = changed.filter(
    (field) => (fieldRevisions[field]?.revision ?? 0) > revision && !own(field),
  );
  const [first] = fields;
  if (!first) return undefined;
  const by = fieldRevisions[first]?.by;
  const people = await membersByIds(tx, by ? [by] : []);
  const changedBy = by === undefined ? '' : (people.get(by)?.name ?? '');
  return clashWith(p, tx, work, actor, { fields, changedBy });
}

/** What is read becomes what is written again. */
export const dropChanges = (p: Platform, actor: SignedIn, which: string) =>
  changeWork(p, actor, which, async (tx, work) => {
    const refused = writeRefusal(work, actor);
    if (refused) return refused;
    const { published } = work.article;
    if (!published) return fail('WRONG_STATUS');
    return rewrite(p, tx, work, actor, published, 'drop');
  });

export const restoreVersion = (
  p: Platform,
  actor: SignedIn,
  { id, number }: { readonly id: string; readonly number: number },
  revision: number,
) =>
  changeWork(p, actor, id, async (tx, work) => {
    const refused = writeRefusal(work, actor);
    if (refused) return refused;
    if (revision !== work.article.revision) return clashWith(p, tx, work, actor);
    const version = await findVersion(tx, work.article.id, number);
    if (!version) return fail('NOT_FOUND');
    // In whose name it appears is a right, not a text.
    const { bankSlug } = work.article.content;
    return rewrite(p, tx, work, actor, { ...version.content, bankSlug }, 'restore');
  });

async function rewrite(
  p: Platform,
  tx: Tx,
  work: Work,
  actor: SignedIn,
  content: ArticleContent,
  event: 'drop' | 'restore',
): Promise<undefined> {
  const { article } = work;
  const changed = articleFields.filter(
    (field) => !isDeepStrictEqual(content[field], article.content[field]),
  );
  if (changed.length === 0) return undefined;
  const at = p.clock.now();
  const change = Object.fromEntries(changed.map((field) => [field, content[field]]));
  const written = await writeFields(tx, work, change, { by: actor.id, at });
  await remember(tx, written, { at, actorId: actor.id, event });
  return undefined;
}

/** Deletes what never appeared. */
export function removeArticle(
  p: Platform,
  actor: SignedIn,
  which: string,
): Promise<{ success: true } | Failure> {
  return p.db.transaction(async (tx) => {
    const work = seen(await lockWork(tx, which), actor);
    if (isFailure(work)) return work;
    const refused = removable(work, actor);
    if (refused) return refused;
    const { id } = work.article;
    await deleteArticle(tx, id);
    const at = p.clock.now();
    await recordAudit(tx, { action: 'article.removed', subject: id, actorId: actor.id, at });
    p.signals.publish(tx, `article:${id}`);
    return { success: true as const };
  });
}
