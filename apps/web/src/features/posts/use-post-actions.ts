import type { PostView } from '@app/contracts/posts/posts.schemas';
import type { PostReaction } from '@app/domain/posts/post';
import { useQueryClient } from '@tanstack/react-query';
import { useActions } from '../../kit/action/use-action.ts';
import { feed, posts, postTalk } from './client.ts';
import { changePost, dropAuthor, feedKey, mutesQuery, postQuery } from './queries.ts';
import { usePostsText } from './text.ts';

/** What a reaction makes of the counts before the server has counted. */
export function reacted<P extends Pick<PostView, 'reactions' | 'ownReaction'>>(
  to: P,
  reaction: PostReaction | null,
): P {
  const reactions = { ...to.reactions };
  if (to.ownReaction) reactions[to.ownReaction] = Math.max(0, reactions[to.ownReaction] - 1);
  if (reaction) reactions[reaction] += 1;
  return { ...to, reactions, ownReaction: reaction };
}

/** What a reader does with a post: shown at once, and put back with a word where it is refused. */
export function usePostActions(post: PostView) {
  const t = usePostsText();
  const queries = useQueryClient();
  const { id, author } = post;
  const params = { id };
  const change = (next: (one: PostView) => PostView | null) => changePost(queries, id, next);

  const { run } = useActions({ scope: `post ${id}`, failed: t('actionFailed') });

  /** @param back puts back what was shown early, and nothing that changed otherwise meanwhile. */
  const attempt = (
    early: (one: PostView) => PostView,
    send: () => Promise<(one: PostView) => PostView>,
    back: (one: PostView) => PostView,
    words: { readonly done?: string; readonly failed?: string } = {},
  ): Promise<boolean> =>
    run({
      ...words,
      send,
      optimistic: () => {
        change(early);
        return () => change(back);
      },
      onSuccess: change,
    });

  const react = (reaction: PostReaction | null) =>
    attempt(
      (one) => reacted(one, reaction),
      async () => {
        const answer = await postTalk.react({ params, body: { reaction } });
        return (one) => ({ ...one, reactions: answer.reactions, ownReaction: answer.reaction });
      },
      (one) => reacted(one, post.ownReaction),
      { failed: t('reactFailed') },
    );

  const vote = (option: 0 | 1) =>
    attempt(
      (one) => (one.poll ? { ...one, poll: { ...one.poll, own: option } } : one),
      async () => {
        const { poll } = await posts.vote({ params, body: { option } });
        return (one) => ({ ...one, poll });
      },
      (one) => ({ ...one, poll: post.poll }),
      { failed: t('voteFailed') },
    );

  const keep = (isBookmarked: boolean) =>
    attempt(
      (one) => ({ ...one, isBookmarked }),
      async () => {
        const answer = await posts.bookmark({ params, body: { isBookmarked } });
        return (one) => ({ ...one, ...answer });
      },
      (one) => ({ ...one, isBookmarked: post.isBookmarked }),
      { done: t(isBookmarked ? 'kept' : 'unkept'), failed: t('keepFailed') },
    );

  const pin = async (isPinned: boolean) => {
    const done = await attempt(
      (one) => ({ ...one, isPinned }),
      async () => {
        const answer = await posts.pin({ params, body: { isPinned } });
        return (one) => ({ ...one, ...answer });
      },
      (one) => ({ ...one, isPinned: post.isPinned }),
      { done: t(isPinned ? 'pinnedNow' : 'unpinnedNow') },
    );
    if (done) await queries.invalidateQueries({ queryKey: ['posts', 'activity'] });
  };

  /** It stays in its place as a line with the way back, until the feed is read anew. */
  const hide = (isHidden: boolean) =>
    attempt(
      (one) => ({ ...one, isHidden }),
      async () => {
        const answer = await posts.hide({ params, body: { isHidden } });
        return (one) => ({ ...one, ...answer });
      },
      (one) => ({ ...one, isHidden: post.isHidden }),
    );

  const mute = () => {
    const by = { userId: author.id };
    return run({
      send: () => feed.mute({ params: by }),
      done: {
        title: t('muted', { name: author.name || t('somebody') }),
        tone: 'info',
        undo: {
          label: t('undo'),
          run: async () => {
            await feed.unmute({ params: by });
            await queries.resetQueries({ queryKey: feedKey });
          },
        },
      },
      onSuccess: async () => {
        await queries.invalidateQueries({ queryKey: mutesQuery.queryKey });
        dropAuthor(queries, author.id);
      },
    });
  };

  const remove = () =>
    run({
      send: () => posts.remove({ params }),
      done: t('removedNow'),
      onSuccess: () => {
        change(() => null);
        // Where it stands alone, its page says that it is gone.
        void queries.invalidateQueries({ queryKey: postQuery(id).queryKey });
      },
    });

  return { react, vote, keep, pin, hide, mute, remove };
}
