import type { ContentChange } from '@app/contracts/applications/applications.schemas';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { Note } from '@app/ui/note';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { applications, sectionLink } from '../../../../entities/applications/public.ts';
import { isApiError } from '../../../../lib/api/error.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLanguage } from '../../../../lib/texts/language.tsx';
import { errorText } from '../../../../lib/texts/text.ts';
import { toast } from '../../../../lib/toast.ts';
import { useApplicationsText } from '../../text.ts';
import { useCanvas, useLabel } from '../canvas-context.tsx';
import s from './history.module.css';
import { useHistoryText } from './text.ts';

export interface Wanted {
  /** The revision that is brought back. */
  readonly revision: number;
  /** When it was left. */
  readonly at: string;
  /** Left out: all of them. */
  readonly fields: readonly string[] | undefined;
}

interface RestoreProps {
  readonly wanted: Wanted | null;
  onClose(): void;
  onRestored(): void;
}

interface Difference {
  /** The revision that was compared; what is saved later clashes. */
  readonly editRevision: number;
  readonly changes: readonly ContentChange[];
  /** Whether something would have to change where it may not. */
  readonly closed: boolean;
}

/** Asks before an earlier state comes back, and says what of the present it replaces. */
export function Restore({ wanted, onClose, onRestored }: RestoreProps) {
  const { saver, draft, writable } = useCanvas();
  const t = useHistoryText();
  const own = useApplicationsText();
  const label = useLabel();
  const { language } = useLanguage();
  const { momentOf } = useFormat();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'busy' | 'clash'>('idle');
  const { id } = draft;

  const compare = async (asked: Wanted): Promise<Difference | 'unsaved'> => {
    if (!(await saver.flush())) return 'unsaved';
    const { revision: editRevision } = saver.read();
    const all = await applications.compareEdit({ params: { id, revision: asked.revision } });
    const named = all.filter(({ path }) => asked.fields?.includes(fieldOf(path)) ?? true);
    const changes = named.filter(({ section }) => writable(section));
    return { editRevision, changes, closed: changes.length < named.length };
  };
  const query = useQuery({
    queryKey: ['applications', 'difference', id, wanted],
    queryFn: () => (wanted ? compare(wanted) : null),
    enabled: wanted !== null,
    gcTime: 0,
    staleTime: 0,
  });
  const found = query.data === 'unsaved' ? null : query.data;
  const changes = found?.changes ?? [];
  const names = [...new Set(changes.map(({ path }) => label(path.split('.', 2).join('.'))))];
  const ready = names.length > 0;
  const close = () => {
    setState('idle');
    onClose();
  };

  const restore = async () => {
    if (!wanted || !found) return;
    const fields = [...new Set(changes.map(({ path }) => fieldOf(path)))];
    setState('busy');
    try {
      await applications.restoreEdit({
        params: { id, revision: wanted.revision },
        body: { editRevision: found.editRevision, fields },
      });
      await saver.refresh();
      const [first] = changes;
      toast({
        title: t('restored', { what: names.join(', ') }),
        tone: 'ok',
        ...(first && {
          action: {
            label: t('see'),
            onAction: () => void navigate(sectionLink(first.section, fieldOf(first.path))),
          },
        }),
      });
      close();
      onRestored();
    } catch (error) {
      const clash = isApiError(error, 'REVISION_CLASH');
      if (clash) {
        await saver.refresh();
        await query.refetch();
      } else toast({ title: errorText(error, language), tone: 'bad' });
      setState(clash ? 'clash' : 'idle');
    }
  };

  return (
    <ConfirmDialog
      open={wanted !== null}
      onOpenChange={(open) => !open && close()}
      title={t('askTitle')}
      description={wanted ? t('askText', { when: momentOf(wanted.at) }) : undefined}
      confirmLabel={ready || !query.isFetched ? t('confirm') : own(found ? 'close' : 'retry')}
      cancelLabel={t('cancel')}
      closeLabel={own('close')}
      busy={state === 'busy' || query.isFetching}
      onConfirm={() => void (ready ? restore() : found ? close() : query.refetch())}
    >
      {state === 'clash' ? <Note tone="warn">{t('askClash')}</Note> : null}
      {query.isError ? <Note tone="bad">{own('failedText')}</Note> : null}
      {query.data === 'unsaved' ? <Note tone="warn">{t('unsaved')}</Note> : null}
      {ready ? (
        <>
          <ul className={s.names}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p className="small muted">{t('askKept')}</p>
        </>
      ) : null}
      {found && !ready ? <p>{t('same')}</p> : null}
      {found?.closed ? <p className="small muted">{t('askClosed')}</p> : null}
    </ConfirmDialog>
  );
}

const fieldOf = (path: string): string => path.split('.')[0] ?? '';
