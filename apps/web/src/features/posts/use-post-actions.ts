import type { PostView } from '@app/contracts/posts/posts.schemas';
import type { PostReaction } from '@app/domain/posts/post';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../lib/texts/language.tsx';
import { errorText } from '../../lib/texts/text.ts';
import { toast } from '../../lib/toast.ts';
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
  const { language } = useLanguage();
  const queries = useQueryClient();
  const { id, author } = post;
  const params = { id };
  const change = (next: (one: PostView) => PostView | null) => changePost(queries, id, next);

  /** @param back puts back what was shown early, and nothing that changed otherwise meanwhile. */
  const attempt = async (
    early: (one: PostView) => PostView,
    send: () => Promise<(one: PostView) => PostView>,
    back: (one: PostView) => PostView,
    failed: string,
  ): Promise<boolean> => {
    change(early);
    try {
      change(await send());
      return true;
    } catch (error) {
      change(back);
      toast({ title: failed, description: errorText(error, language), tone: 'bad' });
      return false;
    }
  };

  const react = (reaction: PostReaction | null) =>
    attempt(
      (one) => reacted(one, reaction),
      async () => {
        const answer = await postTalk.react({ params, body: { reaction } });
        return (one) => ({ ...one, reactions: answer.reactions, ownReaction: answer.reaction });
      },
      (one) => reacted(one, post.ownReaction),
      t('reactFailed'),
    );

  const vote = (option: 0 | 1) =>
    attempt(
      (one) => (one.poll ? { ...one, poll: { ...one.poll, own: option } } : one),
      async () => {
        const { poll } = await posts.vote({ params, body: { option } });
        return (one) => ({ ...one, poll });
      },
      (one) => ({ ...one, poll: post.poll }),
      t('voteFailed'),
    );

  const keep = async (isBookmarked: boolean) => {
    const done = await attempt(
      (one) => ({ ...one, isBookmarked }),
      async () => {
        const answer = await posts.bookmark({ params, body: { isBookmarked } });
        return (one) => ({ ...one, ...answer });
      },
      (one) => ({ ...one, isBookmarked: post.isBookmarked }),
      t('keepFailed'),
    );
    if (done) toast({ title: t(isBookmarked ? 'kept' : 'unkept'), tone: 'ok' });
  };

  const pin = async (isPinned: boolean) => {
    const done = await attempt(
      (one) => ({ ...one, isPinned }),
      async () => {
        const answer = await posts.pin({ params, body: { isPinned } });
        return (one) => ({ ...one, ...answer });
      },
      (one) => ({ ...one, isPinned: post.isPinned }),
      t('actionFailed'),
    );
    if (!done) return;
    toast({ title: t(isPinned ? 'pinnedNow' : 'unpinnedNow'), tone: 'ok' });
    await queries.invalidateQueries({ queryKey: ['posts', 'activity'] });
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
      t('actionFailed'),
    );

  /** @returns whether it was done; a refusal is told. */
  const told = async (send: () => Promise<unknown>): Promise<boolean> => {
    try {
      await send();
      return true;
    } catch (error) {
      toast({ title: t('actionFailed'), description: errorText(error, language), tone: 'bad' });
      return false;
    }
  };

  const mute = async () => {
    const by = { userId: author.id };
    if (!(await told(() => feed.mute({ params: by })))) return;
    await queries.invalidateQueries({ queryKey: mutesQuery.queryKey });
    dropAuthor(queries, author.id);
    toast({
      title: t('muted', { name: author.name || t('somebody') }),
      action: {
        label: t('undo'),
        onAction: () =>
          void told(() => feed.unmute({ params: by })).then(() =>
            queries.resetQueries({ queryKey: feedKey }),
          ),
      },
    });
  };

  const remove = async (): Promise<boolean> => {
    if (!(await told(() => posts.remove({ params })))) return false;
    change(() => null);
    // Where it stands alone, its page says that it is gone.
    void queries.invalidateQueries({ queryKey: postQuery(id).queryKey });
    toast({ title: t('removedNow'), tone: 'ok' });
    return true;
  };

  return { react, vote, keep, pin, hide, mute, remove };
}
