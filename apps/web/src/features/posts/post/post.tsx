import type { PostView } from '@app/contracts/posts/posts.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Pin } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useId, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { RemovalWords } from '../../reports/public.ts';
import { usePostsText } from '../text.ts';
import { usePostActions } from '../use-post-actions.ts';
import { Attached } from './attached.tsx';
import { PostHead } from './head.tsx';
import type { Level } from './level.ts';
import { PostMenu } from './menu.tsx';
import { Poll } from './poll.tsx';
import s from './post.module.css';
import { PostActions } from './post-actions.tsx';
import { Shared } from './shared.tsx';
import { LongWords } from './words.tsx';

const Talk = lazyPart(() => import('../talk/talk.tsx'));

interface PostProps {
  readonly post: PostView;
  /** Its comments are open from the beginning: it is what one came for. */
  readonly alone?: boolean;
  readonly inFeed?: boolean;
}

export function Post({ post, alone = false, inFeed = false }: PostProps) {
  const t = usePostsText();
  const id = useId();
  const actions = usePostActions(post);
  const [talks, setTalks] = useState(alone);
  const { type, metadata, content, poll, isPinned, isShare, sharedPost, removedAt, removal } = post;
  const level: Level = inFeed ? 3 : 2;
  if (post.isHidden && inFeed) {
    return (
      <p className={cx('card', s.away)} role="status">
        {t('hidden')}
        <Button size="m" variant="ghost" onClick={() => void actions.hide(false)}>
          {t('undo')}
        </Button>
      </p>
    );
  }
  return (
    <article className={cx('card', s.post)} aria-labelledby={id}>
      {isPinned && !inFeed ? (
        <p className={s.pinned}>
          <Pin />
          {t('pinned')}
        </p>
      ) : null}
      <PostHead post={post} titleId={id} level={level}>
        <PostMenu post={post} actions={actions} inFeed={inFeed} />
      </PostHead>
      {removedAt ? (
        <Note tone="warn" className="mt4">
          {t('removed')}
          {removal ? <RemovalWords removal={removal} /> : null}
        </Note>
      ) : null}
      <LongWords text={content} mentions={metadata.mentions} />
      {poll && metadata.pollOptions ? (
        <Poll
          options={metadata.pollOptions}
          poll={poll}
          onVote={(option) => void actions.vote(option)}
        />
      ) : null}
      <Attached type={type} metadata={metadata} />
      {isShare ? <Shared post={sharedPost} level={level} /> : null}
      {removedAt ? null : (
        <PostActions
          post={post}
          actions={actions}
          isTalkOpen={talks}
          talkId={`${id}-talk`}
          onTalk={() => setTalks(!talks)}
        />
      )}
      <div id={`${id}-talk`} hidden={!talks}>
        {talks ? <Talk post={post} level={level} /> : null}
      </div>
    </article>
  );
}
