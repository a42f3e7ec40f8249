import type { PostView } from '@app/contracts/posts/posts.schemas';
import { postReactions } from '@app/domain/posts/post';
import { Button } from '@app/ui/button';
import { IconButton } from '@app/ui/icon-button';
import { Bookmark, BookmarkCheck, ChevronDown, MessageCircle } from '@app/ui/icons';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { Menu, MenuItem } from '../../../lib/menus/menu.tsx';
import { usePostsText } from '../text.ts';
import type { usePostActions } from '../use-post-actions.ts';
import s from './post.module.css';
import { reactionIcons } from './reaction-icons.ts';
import { ShareMenu } from './share-menu.tsx';

const ReactorsDialog = lazyPart(() => import('./reactors-dialog.tsx'));

export type Actions = ReturnType<typeof usePostActions>;

interface PostActionsProps {
  readonly post: PostView;
  readonly actions: Actions;
  readonly isTalkOpen: boolean;
  readonly talkId: string;
  onTalk(): void;
}

/** How one answers a post: in one press, in words, by passing it on, by keeping it. */
export function PostActions({ post, actions, isTalkOpen, talkId, onTalk }: PostActionsProps) {
  const t = usePostsText();
  const { number } = useFormat();
  const { ownReaction, reactions, comments, isBookmarked } = post;
  const Sign = reactionIcons[ownReaction ?? 'like'];
  const total = postReactions.reduce((sum, kind) => sum + reactions[kind], 0);
  const react = (kind: (typeof postReactions)[number]) =>
    void actions.react(kind === ownReaction ? null : kind);
  return (
    <>
      <Counts post={post} total={total} />
      <footer className={s.keys}>
        <Button
          variant="ghost"
          size="m"
          className={s.key}
          aria-pressed={ownReaction !== null}
          aria-label={`${t(ownReaction ?? 'like')}, ${t('reactions', { count: total })}`}
          onClick={() => react(ownReaction ?? 'like')}
        >
          <Sign />
          {total > 0 ? <span className="tabular">{number(total)}</span> : null}
        </Button>
        <Menu
          align="start"
          trigger={
            <IconButton label={t('react')} className={s.others}>
              <ChevronDown />
            </IconButton>
          }
        >
          {postReactions.map((kind) => {
            const Kind = reactionIcons[kind];
            return (
              <MenuItem key={kind} icon={<Kind />} onSelect={() => react(kind)}>
                {t(kind)}
              </MenuItem>
            );
          })}
        </Menu>
        <Button
          variant="ghost"
          size="m"
          className={s.key}
          aria-expanded={isTalkOpen}
          aria-controls={talkId}
          aria-label={`${t('comment')}, ${t('comments', { count: comments })}`}
          onClick={onTalk}
        >
          <MessageCircle />
          {comments > 0 ? <span className="tabular">{number(comments)}</span> : null}
        </Button>
        <ShareMenu post={post} />
        <span className="grow" />
        <IconButton
          label={t('keep')}
          aria-pressed={isBookmarked}
          className={s.key}
          onClick={() => void actions.keep(!isBookmarked)}
        >
          {isBookmarked ? <BookmarkCheck /> : <Bookmark />}
        </IconButton>
      </footer>
    </>
  );
}

/** What others answered, where anybody did; pressed, it says who. */
function Counts({ post: { id, reactions, shares }, total }: { post: PostView; total: number }) {
  const t = usePostsText();
  const [open, setOpen] = useState(false);
  if (total === 0 && shares === 0) return null;
  return (
    <p className={s.counts}>
      {total > 0 ? (
        <button type="button" onClick={() => setOpen(true)}>
          {postReactions
            .filter((kind) => reactions[kind] > 0)
            .map((kind) => {
              const Kind = reactionIcons[kind];
              return <Kind key={kind} />;
            })}
          <span className="tabular">{t('reactions', { count: total })}</span>
        </button>
      ) : null}
      {shares > 0 ? <span className="tabular">{t('shares', { count: shares })}</span> : null}
      <ReactorsDialog open={open} onOpenChange={setOpen} id={id} />
    </p>
  );
}
