import type { CommentView } from '@app/contracts/comments/comments.schemas';
import { Avatar } from '@app/ui/avatar';
import { Button } from '@app/ui/button';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { mentionParts } from '../../../lib/mentions/mention.ts';
import { comments } from '../client.ts';
import { useIsCommentBegun } from '../drafts.ts';
import { useChange, useDiscussionOf } from '../queries.ts';
import { useCommentsText } from '../text.ts';
import s from './comments.module.css';
import { SectionCommentComposer } from './composer.tsx';

interface CommentProps {
  readonly comment: CommentView;
  readonly children?: ReactNode;
}

export function SectionCommentItem({ comment, children }: CommentProps) {
  const t = useCommentsText();
  const now = useNow();
  const { id, userName, fromTeam, createdAt, isDeleted, changeableUntil } = comment;
  const changeable = changeableUntil !== null && now < Date.parse(changeableUntil);
  const begun = useIsCommentBegun({ rewritten: id });
  const [editing, setEditing] = useState(changeable && begun);
  return (
    <div className={s.comment}>
      <Avatar name={userName} />
      <div className={s.said}>
        <p className={s.who}>
          <b className="bold break">{userName || t('formerMember')}</b>
          <span className="smaller muted">{t(fromTeam ? 'fromTeam' : 'fromBank')}</span>
          <TimeAgo at={createdAt} className="smaller muted" />
          {comment.editedAt && !isDeleted ? (
            <span className="smaller muted">{t('edited')}</span>
          ) : null}
        </p>
        {editing ? (
          <SectionCommentComposer rewritten={comment} onDone={() => setEditing(false)} />
        ) : (
          <CommentText comment={comment} />
        )}
        {children}
        {changeable && !editing ? <Own comment={comment} onEdit={() => setEditing(true)} /> : null}
      </div>
    </div>
  );
}

function CommentText({ comment: { comment, isDeleted, mentions } }: { comment: CommentView }) {
  const t = useCommentsText();
  if (isDeleted) return <p className="small muted">{t('deleted')}</p>;
  return (
    <p className={s.text}>
      {mentionParts(comment, mentions).map(({ text, isMention }, n) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
        isMention ? <b key={n}>{text}</b> : text,
      )}
    </p>
  );
}

/** What its author may do with it for some minutes. */
function Own({ comment, onEdit }: { comment: CommentView; onEdit: () => void }) {
  const t = useCommentsText();
  const { id } = useDiscussionOf();
  const change = useChange();
  const [asking, setAsking] = useState(false);
  const params = { id, commentId: comment.id };
  const remove = () => {
    setAsking(false);
    void change(
      () => comments.remove({ params }),
      (all) =>
        all.map((one) =>
          one.id === comment.id
            ? { ...one, comment: '', isDeleted: true, changeableUntil: null }
            : one,
        ),
    );
  };
  return (
    <div className={s.actions}>
      <Button size="m" variant="ghost" onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button size="m" variant="ghost" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('removeTitle')}
        description={t('removeText')}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
        tone="danger"
        onConfirm={remove}
      />
    </div>
  );
}
