import type { PostChange, PostVersion, PostView } from '@app/contracts/posts/posts.schemas';
import type { PostVisibility } from '@app/domain/posts/post';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { blockedWith, connectedAmong } from '../network/public.ts';
import { circlesOf } from './feed/circles.repo.ts';
import { chosenAmong, tellNamed, tellNoMore, tellOnlyChosen } from './posts.notices.ts';
import { shownPeople } from './posts.people.ts';
import { forgetPictures } from './posts.pictures.ts';
import {
  deletePost,
  findPosts,
  insertVersion,
  lockPost,
  type PostRow,
  pinPost,
  replaceCircles,
  updatePost,
  versionsOf,
} from './posts.repo.ts';
import { storedMetadata } from './posts.sent.ts';
import type { StoredMetadata } from './posts.stored.ts';
import { namedIn, postViews, wordingFor } from './posts.view.ts';
import { type Asking, isJudge, type SignedIn } from './posts.visible.repo.ts';
import { countShare, untellShare } from './shares.service.ts';

type Done = { readonly success: true };
const done: Done = { success: true };

/** A post that the reader sees, with whose it is. */
export async function seenPost(
  asking: Asking,
  read: Reader,
  actor: SignedIn,
  id: string,
): Promise<PostRow | Failure> {
  return (await seenPosts(asking, read, actor, [id]))[0] ?? fail('NOT_FOUND');
}

export async function seenPosts(
  asking: Asking,
  read: Reader,
  actor: SignedIn,
  ids: readonly string[],
): Promise<PostRow[]> {
  const rows = await findPosts(asking, read, actor, ids);
  const isPlain = ({ authorId, removedAt }: PostRow) =>
    authorId === actor.id || (removedAt !== null && isJudge(actor));
  const others = rows.filter((row) => !isPlain(row)).map(({ authorId }) => authorId);
  if (others.length === 0) return rows;
  const { isShown } = await shownPeople(asking, read, actor.id, others);
  return rows.filter((row) => isPlain(row) || isShown(row.authorId));
}

export async function readPost(
  p: Asking,
  read: Reader,
  actor: SignedIn,
  id: string,
): Promise<z.output<typeof PostView> | Failure> {
  const row = await seenPost(p, read, actor, id);
  if (isFailure(row)) return row;
  const [view] = await postViews(p, read, actor, [row]);
  return view ?? fail('NOT_FOUND');
}

/** A post of the reader's own, held; one of somebody else is no more theirs to change. */
async function ownPost(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  id: string,
): Promise<PostRow | Failure> {
  const seen = await seenPost(p, tx, actor, id);
  if (isFailure(seen)) return seen;
  if (seen.authorId !== actor.id) return fail('FORBIDDEN');
  return (await lockPost(tx, id)) ?? fail('NOT_FOUND');
}

/** What others find posts of these authors by: only one for everybody is found so. */
export async function circleKeys(
  read: Reader,
  actors: readonly SignedIn[],
): Promise<(actor: SignedIn, visibility: PostVisibility) => string[]> {
  const circles = await circlesOf(read, actors, true);
  return (actor, visibility) =>
    visibility === 'public' ? circles(actor).map(({ key }) => key) : [];
}

type Naming = Pick<PostRow, 'id' | 'authorId' | 'visibility' | 'content' | 'metadata'>;

/** Tells whom a post names or recommends, but for those whom it named before, where they read it. */
export async function tellMentioned(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  post: Naming,
  before?: Naming,
): Promise<void> {
  const { mentions, recommendedPerson: person } = post.metadata;
  const read = before ? await chosenAmong(tx, before, namedIn(before)) : new Set<string>();
  const known = new Set(
    before?.metadata.mentions.map(({ userId }) => userId).filter((id) => read.has(id)),
  );
  const recommendedBefore = before?.metadata.recommendedPerson?.userId;
  const isNew = person?.userId !== recommendedBefore || !read.has(person?.userId ?? '');
  const recommended = person?.userId && isNew ? [person.userId] : [];
  await tellNamed(p, tx, actor, { post, userIds: recommended, as: 'recommendation' });
  const userIds = mentions
    .map(({ userId }) => userId)
    .filter((id) => !known.has(id) && !recommended.includes(id));
  await tellNamed(p, tx, actor, { post, userIds });
}

const widest: readonly PostVisibility[] = ['private', 'connections', 'public'];
const isWider = (visibility: PostVisibility, than: PostVisibility) =>
  widest.indexOf(visibility) > widest.indexOf(than);

/** What nobody may change any more: others have answered it. */
function fixedIn(row: PostRow, next: z.output<typeof PostChange>, stored: StoredMetadata) {
  const { pollOptions, pollEndsAt } = row.metadata;
  const isSamePoll =
    pollEndsAt === stored.pollEndsAt && `${pollOptions}` === `${stored.pollOptions}`;
  const isVoted = row.votes.some((votes) => votes > 0);
  if (isVoted && !isSamePoll) return { 'metadata.pollEndsAt': 'pollFixed' };
  // What is asked stands in the words of the post: a vote is an answer to them.
  if (isVoted && next.content !== row.content) return { content: 'pollFixed' };
  // Who commented, commented before those who saw it then.
  if (row.comments > 0 && isWider(next.visibility, row.visibility)) {
    return { visibility: 'visibilityFixed' };
  }
  return undefined;
}

export async function changePost(
  p: Platform,
  actor: SignedIn,
  id: string,
  next: z.output<typeof PostChange>,
): Promise<z.output<typeof PostView> | Failure> {
  const changed = await p.db.transaction(async (tx) => {
    const row = await ownPost(p, tx, actor, id);
    if (isFailure(row)) return row;
    if (row.removedAt !== null) return fail('FORBIDDEN');
    const metadata = await storedMetadata(p, tx, actor, next, row.metadata);
    if (isFailure(metadata)) return metadata;
    const fields = fixedIn(row, next, metadata);
    if (fields) return fail('VALIDATION', { fields });
    await insertVersion(tx, row);
    const { content, type, visibility } = next;
    const isPinned = row.isPinned && visibility !== 'private';
    const change = { content, type, visibility, metadata, isPinned, editedAt: p.clock.now() };
    await updatePost(tx, id, change);
    if (visibility !== row.visibility) {
      const keys = await circleKeys(tx, [actor]);
      await replaceCircles(tx, row, keys(actor, visibility));
      await rightsChanged(tx, p, id);
    }
    if (isWider(row.visibility, visibility)) await tellOnlyChosen(p, tx, { ...row, visibility });
    await tellMentioned(p, tx, actor, { ...row, ...change }, row);
    await countShare(p, tx, actor, { ...row, ...change }, row);
    return done;
  });
  return isFailure(changed) ? changed : readPost(p, p.db.read, actor, id);
}

export const removePost = (p: Platform, actor: SignedIn, id: string): Promise<Done | Failure> =>
  p.db.transaction(async (tx) => {
    const row = await ownPost(p, tx, actor, id);
    if (isFailure(row)) return row;
    await tellNoMore(p, tx, row);
    await untellShare(p, tx, actor, row);
    await forgetPictures(p, tx, row);
    await deletePost(tx, row);
    await recordAudit(tx, {
      action: 'post.removed',
      subject: id,
      actorId: actor.id,
      at: p.clock.now(),
    });
    return done;
  });

/** Earlier versions, as far as the reader could see each when it was read. */
export async function readVersions(
  p: Platform,
  actor: SignedIn,
  id: string,
): Promise<{ items: z.output<typeof PostVersion>[] } | Failure> {
  const { read } = p.db;
  const row = await seenPost(p, read, actor, id);
  if (isFailure(row)) return row;
  const connected = await connectedAmong(read, actor.id, [row.authorId]);
  const mayRead = ({ visibility }: { visibility: PostVisibility }) =>
    row.authorId === actor.id ||
    visibility === 'public' ||
    (visibility === 'connections' && connected.has(row.authorId));
  const versions = (await versionsOf(read, id)).filter(mayRead);
  const [{ person }, blocked] = await Promise.all([
    shownPeople(p, read, actor.id, versions.flatMap(namedIn)),
    blockedWith(read, actor.id),
  ]);
  return {
    items: versions.map((version) => ({
      ...wordingFor(version, { person, blocked }),
      type: version.type,
      visibility: version.visibility,
      at: version.at,
    })),
  };
}

export const pin = (
  p: Platform,
  actor: SignedIn,
  id: string,
  isPinned: boolean,
): Promise<{ isPinned: boolean } | Failure> =>
  p.db.transaction(async (tx) => {
    const row = await ownPost(p, tx, actor, id);
    if (isFailure(row)) return row;
    if (isPinned && (row.visibility === 'private' || row.removedAt !== null)) {
      return fail('FORBIDDEN');
    }
    if (isPinned !== row.isPinned) await pinPost(tx, actor.id, isPinned ? id : null);
    return { isPinned };
  });
