import type { EditView } from '@app/contracts/applications/applications.schemas';
import { sectionKeysOf } from '@app/domain/applications/form/form';
import { Avatar } from '@app/ui/avatar';
import { Dialog } from '@app/ui/dialog';
import { EmptyState } from '@app/ui/empty-state';
import { ArrowRight } from '@app/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applications } from '../../../../entities/applications/public.ts';
import { Listing, Waiting } from '../../../../kit/listing/listing.tsx';
import { paged, rowsOf } from '../../../../kit/listing/paged.ts';
import { TimeAgo } from '../../../../lib/format/now.tsx';
import { useApplicationsText } from '../../text.ts';
import { useCanvas, useLabel, useSay } from '../canvas-context.tsx';
import { Entry } from './entry.tsx';
import s from './history.module.css';
import { useHistoryText } from './text.ts';

interface HistoryProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}

/** What was changed, by whom and when, newest first; one change shows what it replaced. */
export function ApplicationHistory({ open, onOpenChange }: HistoryProps) {
  const { abilities } = useCanvas().draft;
  const t = useHistoryText();
  const shell = useApplicationsText();
  const [entry, setEntry] = useState<EditView | null>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      look="wide"
      closeLabel={shell('close')}
      title={entry ? <Who edit={entry} /> : t('title')}
      description={entry ? undefined : t(abilities.canEdit ? 'lead' : 'leadRead')}
      {...(entry && { onBack: () => setEntry(null), backLabel: t('back') })}
    >
      {entry ? <Entry edit={entry} onRestored={() => onOpenChange(false)} /> : null}
      {entry ? null : <Edits onOpen={setEntry} />}
    </Dialog>
  );
}

function Who({ edit }: { edit: EditView }) {
  const t = useHistoryText();
  return edit.by || t('somebody');
}

function Edits({ onOpen }: { onOpen: (edit: EditView) => void }) {
  const { draft, view } = useCanvas();
  const t = useHistoryText();
  const own = useApplicationsText();
  const query = useInfiniteQuery({
    queryKey: ['applications', 'edits', draft.id, view.revision],
    queryFn: ({ pageParam, signal }) =>
      applications.edits({ params: { id: draft.id }, query: { after: pageParam } }, { signal }),
    ...paged,
    gcTime: 0,
  });
  // What was typed and taken away again within one sitting says nothing.
  const edits = rowsOf(query.data)?.filter(({ changes }) => changes.length > 0);
  return (
    <Listing
      asked={query}
      rows={edits}
      waiting={<Waiting height={64} className={s.edits} />}
      failed={{ title: t('historyFailed'), text: own('failedText') }}
      none={<EmptyState title={t('empty')} text={t('emptyText')} />}
      more={{ size: 'm', children: t('older') }}
    >
      {(rows) => (
        <ol className={s.edits}>
          {rows.map((edit) => (
            <li key={edit.editRevision}>
              <button type="button" onClick={() => onOpen(edit)}>
                <Avatar name={edit.by} />
                <span className="grow">
                  <span className="bold">
                    <Who edit={edit} />
                  </span>
                  <span className="smaller faint block">
                    <TimeAgo at={edit.at} />
                    {edit.restored ? `, ${t('restoredEntry')}` : null}
                  </span>
                  <What edit={edit} />
                </span>
                <ArrowRight />
              </button>
            </li>
          ))}
        </ol>
      )}
    </Listing>
  );
}

/** Sections with what was changed in them. */
function What({ edit: { changes } }: { edit: EditView }) {
  const { form } = useCanvas();
  const say = useSay();
  const label = useLabel();
  const sections = sectionKeysOf(form).filter((key) =>
    changes.some(({ section }) => section === key),
  );
  return sections.map((section) => {
    const paths = changes.filter((change) => change.section === section);
    const name = say(`section.${section}`);
    const parts = new Set(paths.map(({ path }) => label(path.split('.', 2).join('.'))));
    parts.delete(name);
    return (
      <span key={section} className="small muted block">
        <span className={s.section}>
          {name}
          {parts.size > 0 ? ': ' : ''}
        </span>
        {[...parts].join(', ')}
      </span>
    );
  });
}
