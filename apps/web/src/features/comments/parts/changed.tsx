import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import type { CommentView } from '@app/contracts/comments/comments.schemas';
import { GitCompareArrows } from '@app/ui/icons';
import { useState } from 'react';
import { FailedLine } from '../../../lib/queries/failed.tsx';
import { ContentChanges } from '../../applications/public.ts';
import { useChanges } from '../queries.ts';
import { useCommentsText } from '../text.ts';
import s from './comments.module.css';

interface ChangedProps {
  readonly application: ApplicationView;
  readonly comment: CommentView;
}

/** What is different in its section since a comment was written. */
export function Changed({ application, comment: { id, changes: count } }: ChangedProps) {
  const t = useCommentsText();
  const [open, setOpen] = useState(false);
  const query = useChanges(id, open);
  return (
    <div className={s.changed}>
      <button
        type="button"
        className="link small row g2"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <GitCompareArrows />
        {t('changed', { count })}
      </button>
      {open && query.data ? (
        <ContentChanges
          application={application}
          changes={query.data}
          before={t('before')}
          after={t('after')}
        />
      ) : null}
      {open && query.isError ? <FailedLine query={query} title={t('loadFailed')} /> : null}
    </div>
  );
}
