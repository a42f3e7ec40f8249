import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { Note } from '@app/ui/note';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../queries.ts';
import { useSecurityText } from '../text.ts';

/** A question before something is done to somebody's account. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** The answer, a verb. */
  readonly yes: string;
  readonly tone?: 'primary' | 'danger';
  readonly done: string;
  readonly note?: ReactNode;
  run(): Promise<unknown>;
}

interface AskDialogProps {
  readonly question: Question;
  onClose(): void;
  onDone?: (() => void) | undefined;
}

/** Asks once, does it, says so; what went wrong stands in the dialog. */
export default function AskDialog({ question, onClose, onDone }: AskDialogProps) {
  const t = useSecurityText();
  const { language } = useLanguage();
  const refresh = useRefresh();
  const action = useMutation({
    mutationFn: () => question.run(),
    onSuccess: () => {
      void refresh();
      onDone?.();
      onClose();
      toast({ title: question.done, tone: 'ok' });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={question.title}
      description={question.text}
      confirmLabel={question.yes}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      tone={question.tone ?? 'primary'}
      busy={action.isPending}
      busyLabel={t('working')}
      onConfirm={() => action.mutate()}
    >
      {question.note ? <Note tone="warn">{question.note}</Note> : null}
      {action.isError ? (
        <Note tone="bad" role="alert">
          {errorText(action.error, language)}
        </Note>
      ) : null}
    </ConfirmDialog>
  );
}
