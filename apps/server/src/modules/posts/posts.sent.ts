import type { NewPost, PostChange } from '@app/contracts/posts/posts.schemas';
import { mentionsIn } from '@app/domain/posts/mentions';
import { postLimits } from '@app/domain/posts/post';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { knownPreview } from '../link-previews/public.ts';
import { reachOf } from '../network/public.ts';
import type { StoredMention, StoredMetadata } from './posts.stored.ts';
import type { Asking, SignedIn } from './posts.visible.repo.ts';

type Sent = z.output<typeof NewPost> | z.output<typeof PostChange>;
type Preview = StoredMetadata['linkPreview'];

/** Who of these may be named: their author, and whoever they may name. */
async function nameable(
  { clock }: Pick<Asking, 'clock'>,
  read: Reader,
  author: SignedIn,
  ids: readonly string[],
): Promise<(id: string) => boolean> {
  const reach = await reachOf(read, author.id, ids, clock.now());
  return (id) => id === author.id || reach(id).name;
}

/** Mentions that the text holds, of whom its author may name. */
export async function mentionsOf(
  asking: Asking,
  read: Reader,
  author: SignedIn,
  text: string,
  sent: readonly StoredMention[],
): Promise<StoredMention[]> {
  const held = mentionsIn(text, sent);
  const mayName = await nameable(
    asking,
    read,
    author,
    held.map(({ userId }) => userId),
  );
  return held.filter(({ userId }) => mayName(userId));
}

/** What a page said is never taken from who writes about it. */
async function previewOf(read: Reader, url: string, before: Preview): Promise<Preview> {
  const known = await knownPreview(read, url);
  if (known) return known;
  if (before?.url === url) return before;
  const { hostname } = new URL(url);
  const siteName = hostname.replace(/^www\./, '');
  return { url, title: hostname, description: '', imageUrl: null, siteName };
}

/** When a poll ends; what is wrong with it otherwise. */
function pollProblem(endsAt: string, now: Date): string | undefined {
  const rest = new Date(endsAt).getTime() - now.getTime();
  if (rest < postLimits.shortestPoll) return 'endPassed';
  return rest > postLimits.longestPoll ? 'pollLong' : undefined;
}

/**
 * What is kept of what goes with a post: what belongs to its type, and nothing that its author may
 * not show.
 *
 * @param before of the post that is changed.
 */
export async function storedMetadata(
  asking: Asking,
  read: Reader,
  author: SignedIn,
  { content, type, metadata: sent }: Sent,
  before?: StoredMetadata,
): Promise<StoredMetadata | Failure> {
  const own = new RegExp(`^/api/uploads/${author.id}/[\\w-][\\w.-]*$`);
  const foreign = sent.attachments.findIndex(({ url }) => !own.test(url));
  if (foreign >= 0) {
    return fail('VALIDATION', { fields: { [`metadata.attachments.${foreign}.url`]: 'invalid' } });
  }
  const isPoll = type === 'poll';
  const endsAt = isPoll && sent.pollEndsAt ? sent.pollEndsAt.toISOString() : null;
  // The end of a poll that runs is no news, however long ago it was chosen.
  const problem =
    endsAt !== null && endsAt !== before?.pollEndsAt
      ? pollProblem(endsAt, asking.clock.now())
      : undefined;
  if (problem) return fail('VALIDATION', { fields: { 'metadata.pollEndsAt': problem } });
  const recommended = type === 'recommendation' ? sent.recommendedPerson : null;
  const link = type === 'link' ? sent.linkPreview : null;
  const [mentions, mayName, linkPreview] = await Promise.all([
    mentionsOf(asking, read, author, content, sent.mentions),
    nameable(asking, read, author, recommended?.userId ? [recommended.userId] : []),
    link && previewOf(read, link.url, before?.linkPreview ?? null),
  ]);
  return {
    mentions,
    attachments: sent.attachments,
    linkPreview,
    courseName: type === 'course_completion' ? sent.courseName : '',
    recommendedPerson: recommended && {
      name: recommended.name,
      userId: recommended.userId && mayName(recommended.userId) ? recommended.userId : null,
    },
    pollOptions: isPoll ? sent.pollOptions : null,
    pollEndsAt: endsAt,
  };
}
