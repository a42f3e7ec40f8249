import type { BoardDetail } from '@app/contracts/reviews/reviews.schemas';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { notifyManager } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api/error.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { useDeskRefresh, useSaveReview } from '../queries.ts';
import { useReviewsText } from '../text.ts';

const words = {
  abstain: {
    title: 'askAbstainTitle',
    text: 'askAbstainText',
    yes: 'abstain',
    done: 'abstained',
  },
  conflict: {
    title: 'askConflictTitle',
    text: 'askConflictText',
    yes: 'askConflictYes',
    done: 'declared',
  },
} as const;

interface DeclareDialogProps {
  readonly kind: keyof typeof words;
  readonly detail: BoardDetail;
  onClose(): void;
  onDeclared(): void;
}

export default function DeclareDialog({ kind, detail, onClose, onDeclared }: DeclareDialogProps) {
  const t = useReviewsText();
  const { id, revision } = detail.application;
  const saving = useSaveReview(id);
  const refresh = useDeskRefresh();
  const { title, text, yes, done } = words[kind];
  const form = useSubmitForm({
    values: { note: '' },
    send: async ({ note }) => {
      await saving.mutateAsync({ kind, note, revision });
      notifyManager.schedule(onDeclared);
      onClose();
      toast({ title: t(done), tone: 'ok' });
    },
    refused: (error) => {
      if (isApiError(error, 'REVISION_CLASH', 'WRONG_STATUS')) void refresh();
      return isApiError(error, 'REVISION_CLASH') ? t('newRevision') : undefined;
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(title)}
      description={t(text)}
      confirmLabel={t(yes)}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      tone={kind === 'conflict' ? 'danger' : 'primary'}
      busy={form.busy}
      busyLabel={t('sending')}
      onConfirm={() => void form.submit()}
    >
      <form className="form" {...form.props}>
        <Field label={t('askReason')} error={form.error('note')}>
          <TextArea rows={2} maxLength={4000} {...form.register('note')} />
        </Field>
        <FormFailure>{form.failure}</FormFailure>
      </form>
    </ConfirmDialog>
  );
}
