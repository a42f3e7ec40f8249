import type { NewPost, PostView } from '@app/contracts/posts/posts.schemas';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/client.ts';
import { gather } from '../../platform/gather.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleOf } from '../network/public.ts';
import { insertPost, insertPosts, lockPost, type PostRow } from './posts.repo.ts';
import { storedMetadata } from './posts.sent.ts';
import { circleKeys, seenPost, tellMentioned } from './posts.service.ts';
import { namedIn, plainView, postViews } from './posts.view.ts';
import type { SignedIn } from './posts.visible.repo.ts';
import { countShare } from './shares.service.ts';

/** What is shared is what was written first, however often it was shared on. */
async function sharedBy(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  id: string,
): Promise<PostRow | Failure> {
  const seen = await seenPost(p, tx, actor, id);
  if (isFailure(seen) || !seen.isShare) {
    return isFailure(seen) || (seen.visibility === 'public' && seen.removedAt === null)
      ? seen
      : fail('NOT_FOUND');
  }
  return seen.sharedPostId === null ? fail('NOT_FOUND') : sharedBy(p, tx, actor, seen.sharedPostId);
}

/** Posts that are written together at most. */
const inOneBatch = 64;

interface Plain {
  readonly actor: SignedIn;
  /** It shares nothing and names nobody: that it may be written is plain. */
  readonly row: PostRow;
}

/** @returns how each author reads it; undefined of one that was written before. */
async function writeBatch(
  p: Platform,
  batch: readonly Plain[],
): Promise<(z.output<typeof PostView> | undefined)[]> {
  const authors = [...new Map(batch.map(({ actor }) => [actor.id, actor])).values()];
  const [keys, person] = await Promise.all([
    circleKeys(p.db.read, authors),
    peopleOf(
      p,
      p.db.read,
      authors.map(({ id }) => id),
    ),
  ]);
  // Of those with one id the first is written.
  const firsts = new Map(batch.toReversed().map((one) => [one.row.id, one]));
  const made = await p.db.single((tx) =>
    insertPosts(
      tx,
      [...firsts.values()].map(({ actor, row }) => ({ row, circles: keys(actor, row.visibility) })),
    ),
  );
  const now = p.clock.now();
  return batch.map((one) =>
    firsts.get(one.row.id) === one && made.has(one.row.id)
      ? plainView(one.actor, one.row, person, now)
      : undefined,
  );
}

/** Members publish at the same moment; what is plain is written together. */
export function createWriting(p: Platform) {
  const write = gather({ keyOf: () => 'all', atMost: inOneBatch }, (batch: readonly Plain[]) =>
    writeBatch(p, batch),
  );

  /** Sent again with the same id, it adds nothing. */
  return async (
    actor: SignedIn,
    sent: z.output<typeof NewPost>,
  ): Promise<z.output<typeof PostView> | Failure> => {
    const metadata = await storedMetadata(p, p.db.read, actor, sent);
    if (isFailure(metadata)) return metadata;
    const { content, type, visibility } = sent;
    const row = {
      id: sent.id ?? newId(),
      authorId: actor.id,
      content,
      type,
      visibility,
      metadata,
      createdAt: p.clock.now(),
      editedAt: null,
      isShare: false,
      sharedPostId: null,
      isPinned: false,
      removedAt: null,
      reactions: [0, 0, 0, 0],
      comments: 0,
      shares: 0,
      votes: [0, 0],
    } satisfies PostRow;
    if (!sent.sharedPostId && namedIn(row).length === 0) {
      const view = await write({ actor, row });
      if (view) return view;
    }
    const written = await p.db.transaction((tx) => writeWithin(p, tx, actor, row, sent));
    if (isFailure(written)) return written;
    const [view] = await postViews(p, p.db.read, actor, [written]);
    return view ?? fail('NOT_FOUND');
  };
}

async function writeWithin(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  row: PostRow,
  { sharedPostId }: Pick<z.output<typeof NewPost>, 'sharedPostId'>,
): Promise<PostRow | Failure> {
  const shared = sharedPostId ? await sharedBy(p, tx, actor, sharedPostId) : null;
  if (isFailure(shared)) return shared;
  const keys = await circleKeys(tx, [actor]);
  const sharing = { isShare: shared !== null, sharedPostId: shared?.id ?? null };
  const made = await insertPost(tx, { ...row, ...sharing }, keys(actor, row.visibility));
  if (!made) {
    const before = await lockPost(tx, row.id);
    return before?.authorId === actor.id ? before : fail('ALREADY_EXISTS');
  }
  await countShare(p, tx, actor, made);
  await tellMentioned(p, tx, actor, made);
  return made;
}
