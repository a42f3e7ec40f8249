import type { ArticleComment } from '@app/contracts/articles/article-talk.schemas';
import { pages } from '@app/contracts/pages';
import { Avatar } from '@app/ui/avatar';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { EyeOff, Flag } from '@app/ui/icons';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { useSession } from '../../../lib/session/session.ts';
import { articleTalk } from '../client.ts';
import { useArticlesText } from '../text.ts';
import { ArticleCommentComposer } from './composer.tsx';
import s from './talk.module.css';
import type { TalkOf } from './use-talk.ts';

const ConfirmRemove = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);
const CommentReportDialog = lazyPart(() => import('./report.tsx'));

interface CommentProps {
  readonly slug: string;
  readonly comment: ArticleComment;
  readonly talk: TalkOf;
  readonly canModerate: boolean;
}

type Doing = 'answer' | 'rewrite' | 'remove' | 'report' | null;

export function ArticleCommentItem({ slug, comment, talk, canModerate }: CommentProps) {
  const t = useArticlesText();
  const [doing, setDoing] = useState<Doing>(null);
  const { id, name, profileSlug, createdAt, editedAt, byAuthor, isDeleted, isHidden } = comment;
  const opener = useRef<Element>(null);
  const done = () => setDoing(null);
  const written = () => {
    done();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const shownName = name || t('formerMember');
  const remove = () => {
    done();
    void talk.change(() => articleTalk.removeComment({ params: { id } }), {
      ...comment,
      text: '',
      isDeleted: true,
    });
  };
  return (
    <div className={s.comment} id={`komentar-${id}`}>
      <Avatar
        name={name}
        src={
          profileSlug ? profileImageUrl(profileSlug.slice(-36), comment.profilePictureUrl) : null
        }
      />
      <div className="column g2">
        <p className="row row-wrap g2 small">
          <b className="bold break">
            {profileSlug ? <Link to={pages.profile({ profileSlug })}>{shownName}</Link> : shownName}
          </b>
          {byAuthor ? <Badge tone="accent">{t('byWriter')}</Badge> : null}
          <TimeAgo at={createdAt} className="smaller muted" />
          {editedAt && !isDeleted ? <span className="smaller muted">{t('edited')}</span> : null}
          {comment.isReported ? (
            <Badge tone="warn" icon={<Flag />}>
              {t('reportedMark')}
            </Badge>
          ) : null}
          {isHidden && comment.text ? (
            <Badge tone="quiet" icon={<EyeOff />}>
              {t('hiddenFromOthers')}
            </Badge>
          ) : null}
        </p>
        {doing === 'rewrite' ? (
          <ArticleCommentComposer
            slug={slug}
            rewritten={comment}
            onPosted={talk.put}
            onDone={written}
          />
        ) : (
          <CommentText comment={comment} />
        )}
        <CommentActions
          comment={comment}
          talk={talk}
          canModerate={canModerate}
          onDo={(what) => {
            opener.current = document.activeElement;
            setDoing(what);
          }}
        />
        {doing === 'answer' ? (
          <ArticleCommentComposer
            slug={slug}
            parent={comment}
            onPosted={talk.put}
            onDone={written}
          />
        ) : null}
        {doing === 'report' ? (
          <CommentReportDialog comment={comment} talk={talk} onClose={done} />
        ) : null}
        <ConfirmRemove
          open={doing === 'remove'}
          onOpenChange={done}
          title={t('removeTitle')}
          description={t('removeText')}
          confirmLabel={t('remove')}
          cancelLabel={t('cancel')}
          closeLabel={t('close')}
          tone="danger"
          onConfirm={remove}
        />
      </div>
    </div>
  );
}

function CommentText({
  comment: { text, isDeleted, isHidden },
}: Pick<CommentProps, 'comment'>): ReactNode {
  const t = useArticlesText();
  if (isDeleted) return <p className="small muted">{t('removed')}</p>;
  if (isHidden && text === '') return <p className="small muted">{t('hidden')}</p>;
  return <p className="lines">{text}</p>;
}

interface CommentActionsProps extends Omit<CommentProps, 'slug'> {
  onDo(doing: Doing): void;
}

function CommentActions({ comment, talk, canModerate, onDo }: CommentActionsProps) {
  const t = useArticlesText();
  const now = useNow();
  const signedIn = useSession().state === 'authenticated';
  const { id, parentId, isDeleted, isHidden, isOwn, isReported, changeableUntil } = comment;
  if (!signedIn || isDeleted) return null;
  const name = comment.name || t('formerMember');
  const changeable = changeableUntil !== null && now < Date.parse(changeableUntil);
  const turn = () =>
    void talk.change(
      () => articleTalk.hideComment({ params: { id }, body: { isHidden: !isHidden } }),
      { ...comment, isHidden: !isHidden },
    );
  return (
    <div className="row row-wrap g2">
      {parentId === null && !isHidden ? (
        <Button
          size="m"
          variant="soft"
          aria-label={t('answerTo', { name })}
          onClick={() => onDo('answer')}
        >
          {t('answer')}
        </Button>
      ) : null}
      {changeable ? (
        <Button size="m" variant="ghost" onClick={() => onDo('rewrite')}>
          {t('editComment')}
        </Button>
      ) : null}
      {isOwn ? (
        <Button size="m" variant="ghost" onClick={() => onDo('remove')}>
          {t('remove')}
        </Button>
      ) : null}
      {canModerate && !isOwn ? (
        <Button size="m" variant="ghost" onClick={turn}>
          {t(isHidden ? 'show' : 'hide')}
        </Button>
      ) : null}
      {!isOwn && !isReported && !isHidden ? (
        <Button size="m" variant="ghost" onClick={() => onDo('report')}>
          {t('report')}
        </Button>
      ) : null}
    </div>
  );
}
