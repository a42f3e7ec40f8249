import type { BoardDetail } from '@app/contracts/reviews/reviews.schemas';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { Field } from '@app/ui/field';
import { Note } from '@app/ui/note';
import { TextArea } from '@app/ui/text-area';
import { notifyManager } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
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

interface SayDialogProps {
  readonly kind: keyof typeof words;
  readonly detail: BoardDetail;
  onClose(): void;
  onSaid(): void;
}

/** Asks once before an abstention or a conflict of interest is noted. */
export default function SayDialog({ kind, detail, onClose, onSaid }: SayDialogProps) {
  const t = useReviewsText();
  const { language } = useLanguage();
  const [note, setNote] = useState('');
  const { id, revision } = detail.application;
  const saving = useSaveReview(id);
  const refresh = useDeskRefresh();
  const { title, text, yes, done } = words[kind];
  const say = () =>
    saving.mutate(
      { kind, note, revision },
      {
        onSuccess: () => {
          notifyManager.schedule(onSaid);
          onClose();
          toast({ title: t(done), tone: 'ok' });
        },
        onError: (error) => {
          if (isApiError(error, 'REVISION_CLASH', 'WRONG_STATUS')) void refresh();
        },
      },
    );
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
      busy={saving.isPending}
      busyLabel={t('handingIn')}
      onConfirm={say}
    >
      <Field label={t('askReason')}>
        <TextArea
          rows={2}
          maxLength={4000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      {saving.isError ? (
        <Note tone="bad" role="alert">
          {isApiError(saving.error, 'REVISION_CLASH')
            ? t('newRevision')
            : errorText(saving.error, language)}
        </Note>
      ) : null}
    </ConfirmDialog>
  );
}
