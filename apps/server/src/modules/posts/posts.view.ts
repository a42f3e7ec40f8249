import type {
  PostMetadata,
  PostPoll,
  PostReason,
  PostView,
  SharedPost,
} from '@app/contracts/posts/posts.schemas';
import { withoutMentions } from '@app/domain/posts/mentions';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { blockedWith } from '../network/public.ts';
import { removalsOf } from '../reports/public.ts';
import { nothingUnseen, reactionsSeen, type Unseen, unseenAtPosts } from './counts.repo.ts';
import { nothingOwn, type OwnState, ownStates } from './own.repo.ts';
import { type ShownPeople, shownPeople } from './posts.people.ts';
import { findPosts, type PostRow } from './posts.repo.ts';
import type { StoredMention, StoredMetadata } from './posts.stored.ts';
import { type Asking, isJudge, type SignedIn } from './posts.visible.repo.ts';

interface Seeing extends ShownPeople {
  readonly blocked: ReadonlySet<string>;
}

/** Texts and what goes with them, as a reader sees them who must not see some of whom they name. */
export interface Wording {
  readonly content: string;
  readonly metadata: StoredMetadata;
}

/** Everybody whom these name. */
export const namedIn = ({ metadata }: Wording): string[] => [
  ...metadata.mentions.map(({ userId }) => userId),
  ...(metadata.recommendedPerson?.userId ? [metadata.recommendedPerson.userId] : []),
];

/** A text without whom the reader does not see; the others with where their profile is. */
export function mentionsFor(
  text: string,
  mentions: readonly StoredMention[],
  { person, blocked }: Pick<Seeing, 'person' | 'blocked'>,
): { text: string; mentions: z.output<typeof PostMetadata>['mentions'] } {
  const content = withoutMentions(text, mentions, (id) => blocked.has(id));
  return {
    text: content.text,
    mentions: content.mentions.map((mention) => ({
      ...mention,
      profileSlug: person(mention.userId).profileSlug,
    })),
  };
}

/** How a reader reads what an author wrote. */
export function wordingFor(
  { content, metadata }: Wording,
  seeing: Pick<Seeing, 'person' | 'blocked'>,
): { content: string; metadata: z.output<typeof PostMetadata> } {
  const { text, mentions } = mentionsFor(content, metadata.mentions, seeing);
  const { recommendedPerson: named } = metadata;
  const isBlocked = named?.userId ? seeing.blocked.has(named.userId) : false;
  const profileSlug = named?.userId ? seeing.person(named.userId).profileSlug : null;
  return {
    content: text,
    metadata: {
      ...metadata,
      mentions,
      pollEndsAt: metadata.pollEndsAt === null ? null : new Date(metadata.pollEndsAt),
      recommendedPerson:
        named && !isBlocked
          ? { ...named, userId: profileSlug === null ? null : named.userId, profileSlug }
          : null,
    },
  };
}

/** Votes are told to whoever voted and to who asked, and to everybody once it is over. */
function pollOf(
  row: PostRow,
  own: OwnState,
  now: Date,
  isOwn: boolean,
): z.output<typeof PostPoll> | null {
  const { pollEndsAt } = row.metadata;
  if (row.type !== 'poll' || pollEndsAt === null) return null;
  const endsAt = new Date(pollEndsAt);
  const isOver = endsAt <= now;
  const [first = 0, second = 0] = row.votes;
  const isTold = isOver || isOwn || own.vote !== null;
  return {
    votes: isTold ? [first, second] : null,
    voters: first + second,
    endsAt,
    isOver,
    own: own.vote,
  };
}

/** Whether others have to do with a post, some of whom the reader may not see. */
const isTalkedOf = (row: PostRow): boolean =>
  row.isShare ||
  namedIn(row).length > 0 ||
  [...row.reactions, row.comments, row.shares].some((times) => times > 0);

/** Of what moderators took away the pictures are deleted. */
const withShownPictures = ({ removedAt, content, metadata }: PostRow): Wording =>
  removedAt === null
    ? { content, metadata }
    : { content, metadata: { ...metadata, attachments: [] } };

const shownOf = (
  row: PostRow,
  seeing: Pick<Seeing, 'person' | 'blocked'>,
): z.output<typeof SharedPost> => ({
  id: row.id,
  author: seeing.person(row.authorId),
  ...wordingFor(withShownPictures(row), seeing),
  type: row.type,
  visibility: row.visibility,
  createdAt: row.createdAt,
  editedAt: row.editedAt,
});

/** What a reader may do with a post. */
function abilities(row: PostRow, isOwn: boolean, actor: SignedIn) {
  const stands = row.removedAt === null;
  return {
    canEdit: isOwn && stands,
    canRemove: isOwn,
    canPin: isOwn && stands && row.visibility !== 'private',
    canComment: stands,
    canShare: stands && row.visibility === 'public',
    canReport: !isOwn && stands,
    canModerate: !isOwn && isJudge(actor),
  };
}

/**
 * Posts as the reader sees them, those of authors whom they do not see left out; rows as
 * `findPosts` gives them.
 *
 * @param reasonOf why a post is in the feed.
 */
export async function postViews(
  asking: Asking,
  read: Reader,
  actor: SignedIn,
  rows: readonly PostRow[],
  reasonOf: (id: string) => PostReason | null = () => null,
): Promise<z.output<typeof PostView>[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [shared, blocked, ownOf] = await Promise.all([
    findPosts(
      asking,
      read,
      actor,
      rows.flatMap(({ sharedPostId }) => sharedPostId ?? []),
    ),
    rows.some(isTalkedOf) ? blockedWith(read, actor.id) : new Set<string>(),
    ownStates(read, actor.id, ids),
  ]);
  const all = [...rows, ...shared];
  const named = all.flatMap((row) => [row.authorId, ...namedIn(row)]);
  const isOwnRemoved = ({ authorId, removedAt }: PostRow) =>
    authorId === actor.id && removedAt !== null;
  const [people, unseen, removals] = await Promise.all([
    shownPeople(asking, read, actor.id, named),
    unseenAtPosts(read, blocked, ids),
    removalsOf(
      read,
      'post',
      rows.filter(isOwnRemoved).map(({ id }) => id),
    ),
  ]);
  const seeing = { ...people, blocked };
  const now = asking.clock.now();
  const sharedOf = (row: PostRow) => {
    const found = shared.find(({ id }) => id === row.sharedPostId);
    return found && people.isShown(found.authorId) ? shownOf(found, seeing) : null;
  };
  const isRead = ({ authorId, removedAt }: PostRow) =>
    people.isShown(authorId) || (removedAt !== null && isJudge(actor));
  return rows.filter(isRead).map((row) =>
    viewOf(actor, row, now, {
      seeing,
      unseen,
      own: ownOf(row.id),
      reason: reasonOf(row.id),
      sharedPost: sharedOf(row),
      removal: removals.get(row.id) ?? null,
    }),
  );
}

/** An own post that was just written, shares nothing, and names nobody. */
export const plainView = (
  actor: SignedIn,
  row: PostRow,
  person: Seeing['person'],
  now: Date,
): z.output<typeof PostView> =>
  viewOf(actor, row, now, {
    seeing: { person, blocked: new Set() },
    unseen: nothingUnseen,
    own: nothingOwn,
    reason: null,
    sharedPost: null,
    removal: null,
  });

/** What belongs to a post, as its reader sees it. */
interface Around {
  readonly seeing: Pick<Seeing, 'person' | 'blocked'>;
  readonly unseen: Unseen;
  readonly own: OwnState;
  readonly reason: PostReason | null;
  readonly sharedPost: z.output<typeof SharedPost> | null;
  readonly removal: z.output<typeof PostView>['removal'];
}

function viewOf(
  actor: SignedIn,
  row: PostRow,
  now: Date,
  { seeing, unseen, own, reason, sharedPost, removal }: Around,
): z.output<typeof PostView> {
  const isOwn = row.authorId === actor.id;
  return {
    ...shownOf(row, seeing),
    status: 'published',
    reason,
    reactions: reactionsSeen(row.reactions, row.id, unseen),
    comments: Math.max(row.comments - unseen.of(row.id, 'comments'), 0),
    shares: Math.max(row.shares - unseen.of(row.id, 'shares'), 0),
    ownReaction: own.reaction,
    isBookmarked: own.isBookmarked,
    isHidden: own.isHidden,
    isPinned: row.isPinned,
    isShare: row.isShare,
    sharedPost,
    poll: pollOf(row, own, now, isOwn),
    removedAt: row.removedAt,
    removal,
    ...abilities(row, isOwn, actor),
  };
}
