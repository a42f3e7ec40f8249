import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { Note } from '@app/ui/note';
import type { ReactNode } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
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
export default function ConfirmationDialog({ question, onClose, onDone }: AskDialogProps) {
  const t = useSecurityText();
  const refresh = useRefresh();
  const action = useAction({
    send: question.run,
    done: question.done,
    inPlace: true,
    onSuccess: () => {
      void refresh();
      onDone?.();
      onClose();
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
      busy={action.busy}
      busyLabel={t('working')}
      onConfirm={() => void action.run()}
    >
      {question.note ? <Note tone="warn">{question.note}</Note> : null}
      {action.failure ? (
        <Note tone="bad" role="alert">
          {action.failure}
        </Note>
      ) : null}
    </ConfirmDialog>
  );
}
