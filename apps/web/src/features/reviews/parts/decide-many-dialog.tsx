import type { BoardCall, DecideManyBody, RankingRow } from '@app/contracts/reviews/reviews.schemas';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { Disclosure } from '@app/ui/disclosure';
import { Field } from '@app/ui/field';
import { Note } from '@app/ui/note';
import { TextArea } from '@app/ui/text-area';
import { useState } from 'react';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { reviews } from '../client.ts';
import { useDeskRefresh } from '../queries.ts';
import { useReviewsText } from '../text.ts';

export type Decision = DecideManyBody['event'];

interface Values {
  /** For all whose own words are empty. */
  reason: string;
  own: Record<string, string>;
}

interface DecideManyDialogProps {
  readonly event: Decision;
  readonly call: BoardCall;
  readonly rows: readonly RankingRow[];
  onClose(): void;
  /** Some of them, or all, are decided. */
  onDecided(): void;
}

const titles = {
  approve: 'askApproveMany',
  declareWinner: 'askWinnerMany',
  reject: 'askRejectMany',
} as const;

/** One decision about several applications; words for all of them, or for each its own. */
export default function DecideManyDialog(props: DecideManyDialogProps) {
  const { event, call, rows, onClose, onDecided } = props;
  const t = useReviewsText();
  const refresh = useDeskRefresh();
  const needsReason = event === 'reject';
  const [refused, setRefused] = useState<readonly { title: string; why: string }[] | null>(null);
  const form = useSubmitForm<Values>({
    values: { reason: '', own: {} },
    check: ({ reason, own }) => ({
      reason:
        needsReason && reason.trim() === '' && rows.some((row) => !own[row.applicationId]?.trim())
          ? t('reasonMissing')
          : '',
    }),
    send: async ({ reason, own }) => {
      const answer = await reviews
        .decideMany({
          params: { id: call.id },
          body: {
            event,
            applications: rows.map(({ applicationId: id }) => ({
              id,
              reason: own[id]?.trim() || reason,
            })),
          },
        })
        .finally(() => void refresh());
      const titleOf = new Map(rows.map((row) => [row.applicationId, row.projectTitle]));
      const not = answer.flatMap(({ id, refusal }) =>
        refusal ? [{ title: titleOf.get(id) ?? '', why: refusal }] : [],
      );
      onDecided();
      toast({
        title: t('decidedCount', { count: answer.length - not.length }),
        tone: not.length > 0 ? 'info' : 'ok',
      });
      if (not.length === 0) onClose();
      else setRefused(not);
    },
  });
  if (refused) {
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => (open ? undefined : onClose())}
        title={t('notAllDecided')}
        confirmLabel={t('close')}
        cancelLabel={t('backToDesk')}
        closeLabel={t('close')}
        onConfirm={onClose}
      >
        <Note tone="warn" role="alert">
          <ul className="column g2">
            {refused.map(({ title, why }) => (
              <li key={title}>
                <b>{title}:</b> {why}
              </li>
            ))}
          </ul>
        </Note>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(titles[event], { count: rows.length })}
      description={t(event === 'reject' ? 'askRejectText' : 'askApproveText')}
      confirmLabel={t(event)}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      tone={event === 'reject' ? 'danger' : 'primary'}
      busy={form.busy}
      busyLabel={t('sending')}
      onConfirm={() => void form.submit()}
    >
      <form className="form" {...form.props}>
        <Field
          label={t('reasonAll')}
          hint={t('reasonAllHint')}
          required={needsReason}
          error={form.error('reason')}
        >
          <TextArea rows={4} maxLength={2000} {...form.register('reason')} />
        </Field>
        <Disclosure title={t('reasonEach')} wide>
          {rows.map((row) => (
            <Field key={row.applicationId} label={row.projectTitle}>
              <TextArea rows={2} maxLength={2000} {...form.register(`own.${row.applicationId}`)} />
            </Field>
          ))}
        </Disclosure>
        <FormFailure>{form.failure}</FormFailure>
      </form>
    </ConfirmDialog>
  );
}
