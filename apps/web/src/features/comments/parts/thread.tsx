import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import type { CommentView } from '@app/contracts/comments/comments.schemas';
import { Button } from '@app/ui/button';
import { Check } from '@app/ui/icons';
import { type ReactNode, useState } from 'react';
import { comments } from '../client.ts';
import { useIsCommentBegun } from '../drafts.ts';
import { useChange, useDiscussionOf } from '../queries.ts';
import { useCommentsText } from '../text.ts';
import { Changed } from './changed.tsx';
import { SectionCommentItem } from './comment.tsx';
import s from './comments.module.css';
import { SectionCommentComposer } from './composer.tsx';

export interface Talk {
  readonly root: CommentView;
  readonly answers: readonly CommentView[];
}

interface ThreadProps {
  readonly application: ApplicationView;
  readonly talk: Talk;
  /** Leads to what it is about. */
  readonly about: ReactNode;
}

/** A comment with what was answered, and how far it is settled. */
export function Thread({ application, talk: { root, answers }, about }: ThreadProps) {
  const t = useCommentsText();
  const { id } = useDiscussionOf();
  const change = useChange();
  const begun = useIsCommentBegun({ parent: root.id });
  const [answering, setAnswering] = useState(begun);
  const { resolved } = root;
  const settle = () => {
    const settled = resolved ? null : { by: '', at: new Date().toISOString() };
    void change(
      () => comments.resolve({ params: { id, commentId: root.id }, body: { resolved: !resolved } }),
      (all) => all.map((one) => (one.id === root.id ? { ...one, resolved: settled } : one)),
    );
  };
  return (
    <li className={s.thread}>
      {about}
      <SectionCommentItem comment={root}>
        {root.changes > 0 ? <Changed application={application} comment={root} /> : null}
      </SectionCommentItem>
      {answers.length > 0 ? (
        <ul className={s.answers}>
          {answers.map((one) => (
            <li key={one.id}>
              <SectionCommentItem comment={one} />
            </li>
          ))}
        </ul>
      ) : null}
      {resolved?.by ? (
        <p className="chip small">
          <Check />
          {t('resolvedBy', { name: resolved.by })}
        </p>
      ) : null}
      {answering ? (
        <SectionCommentComposer parent={root} onDone={() => setAnswering(false)} />
      ) : (
        <div className={s.actions}>
          <Button
            size="m"
            variant="soft"
            aria-label={t('answerTo', { name: root.userName || t('formerMember') })}
            onClick={() => setAnswering(true)}
          >
            {t('answer')}
          </Button>
          <Button size="m" variant="ghost" onClick={settle}>
            {t(resolved ? 'reopen' : 'resolve')}
          </Button>
        </div>
      )}
    </li>
  );
}
