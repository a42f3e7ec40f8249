import type { PostComment } from '@app/contracts/posts/posts.schemas';
import { postReactions } from '@app/domain/posts/post';
import { Avatar } from '@app/ui/avatar';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { Heart } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useState } from 'react';
import { useLandingAt } from '../../../kit/place/landing.ts';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { RemovalWords, ReportDialog } from '../../reports/public.ts';
import { postTalk } from '../client.ts';
import type { Level } from '../post/level.ts';
import { PersonName } from '../post/person-line.tsx';
import { LongWords } from '../post/words.tsx';
import { usePostsText } from '../text.ts';
import { reacted } from '../use-post-actions.ts';
import { PostCommentComposer } from './composer.tsx';
import s from './talk.module.css';
import type { TalkOf } from './use-talk.ts';

const ConfirmRemove = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);

interface CommentProps {
  readonly comment: PostComment;
  readonly talk: TalkOf;
  readonly canComment: boolean;
  /** Of the post around it. */
  readonly level: Level;
  /** The one that a link leads to. */
  readonly wanted: string | null;
}

type Doing = 'answer' | 'rewrite' | 'remove' | 'report' | null;

export function PostCommentItem({ comment, talk, canComment, level, wanted }: CommentProps) {
  const t = usePostsText();
  const [doing, setDoing] = useState<Doing>(null);
  const { id, postId, author, createdAt, editedAt, byAuthor, isDeleted } = comment;
  const { removedAt, removal } = comment;
  const Title = level === 2 ? 'h3' : 'h4';
  const isWanted = wanted === id;
  useLandingAt(isWanted ? id : undefined);
  const done = () => setDoing(null);
  return (
    <div id={id} className={s.comment} data-sought={isWanted || undefined}>
      <Avatar name={author?.name} src={author?.profilePictureUrl} size="s" />
      <div className={s.said}>
        <div className={s.who}>
          <Title className="bold break">
            {author ? <PersonName person={author} /> : t('somebody')}
          </Title>
          {byAuthor ? <Badge tone="accent">{t('byAuthor')}</Badge> : null}
          <TimeAgo at={createdAt} className="smaller muted" />
          {editedAt && !isDeleted ? <span className="smaller muted">{t('edited')}</span> : null}
        </div>
        {doing === 'rewrite' ? (
          <PostCommentComposer
            postId={postId}
            rewritten={comment}
            onPosted={talk.put}
            onDone={done}
          />
        ) : isDeleted ? (
          <p className="small muted">{t('commentGone')}</p>
        ) : (
          <>
            {removedAt ? (
              <Note tone="warn" className="mt2">
                {t('commentHidden')}
                {removal ? <RemovalWords removal={removal} /> : null}
              </Note>
            ) : null}
            <LongWords small text={comment.text} mentions={comment.mentions} />
          </>
        )}
        {isDeleted || doing === 'rewrite' ? null : (
          <CommentActions comment={comment} talk={talk} canComment={canComment} onDo={setDoing} />
        )}
        {doing === 'answer' ? (
          <PostCommentComposer postId={postId} parent={comment} onPosted={talk.add} onDone={done} />
        ) : null}
        {doing === 'report' ? (
          <ReportDialog
            kind="postComment"
            subjectId={id}
            name={t('reportedComment', { name: author?.name || t('somebody') })}
            onClose={done}
          />
        ) : null}
        <ConfirmRemove
          open={doing === 'remove'}
          onOpenChange={done}
          title={t('removeCommentTitle')}
          description={t('removeCommentText')}
          confirmLabel={t('delete')}
          cancelLabel={t('cancel')}
          closeLabel={t('close')}
          tone="danger"
          onConfirm={() => {
            done();
            void talk.remove(comment);
          }}
        />
      </div>
    </div>
  );
}

interface CommentActionsProps extends Omit<CommentProps, 'wanted' | 'level'> {
  onDo(doing: Doing): void;
}

function CommentActions({ comment, talk, canComment, onDo }: CommentActionsProps) {
  const t = usePostsText();
  const { number } = useFormat();
  const now = useNow();
  const { id, parentId, reactions, ownReaction, changeableUntil, canRemove, canReport } = comment;
  const name = comment.author?.name || t('somebody');
  const total = postReactions.reduce((sum, kind) => sum + reactions[kind], 0);
  const changeable = changeableUntil !== null && now < Date.parse(changeableUntil);
  const like = () => {
    const reaction = ownReaction === null ? ('like' as const) : null;
    void talk.change(comment, reacted(comment, reaction), () =>
      postTalk.reactToComment({ params: { id }, body: { reaction } }),
    );
  };
  return (
    <div className={s.keys}>
      <Button
        size="m"
        variant="ghost"
        className={s.like}
        aria-pressed={ownReaction !== null}
        aria-label={`${t('likeComment', { name })}, ${t('reactions', { count: total })}`}
        onClick={like}
      >
        <Heart />
        {total > 0 ? <span className="tabular">{number(total)}</span> : null}
      </Button>
      {canComment && parentId === null ? (
        <Button
          size="m"
          variant="ghost"
          aria-label={t('answerTo', { name })}
          onClick={() => onDo('answer')}
        >
          {t('answer')}
        </Button>
      ) : null}
      {changeable ? (
        <Button size="m" variant="ghost" onClick={() => onDo('rewrite')}>
          {t('edit')}
        </Button>
      ) : null}
      {canRemove ? (
        <Button size="m" variant="ghost" onClick={() => onDo('remove')}>
          {t('delete')}
        </Button>
      ) : null}
      {canReport ? (
        <Button size="m" variant="ghost" onClick={() => onDo('report')}>
          {t('report')}
        </Button>
      ) : null}
    </div>
  );
}
