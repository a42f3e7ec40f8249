import type { CallMoveEvent } from '@app/contracts/calls/call-editing.schemas';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { dayOf, instantOf } from '../../../lib/format/days.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { toast } from '../../../lib/toast.ts';
import { callEditing } from '../client.ts';
import { editingKey } from '../queries.ts';
import { useEditorText } from '../text.ts';

export type ConfirmedMove = Exclude<CallMoveEvent, 'publish'>;

interface Values {
  reason: string;
  until: string;
}

interface MoveDialogProps {
  readonly id: string;
  readonly title: string;
  readonly event: ConfirmedMove;
  onClose(): void;
  onMoved(): void;
}

/** Moves that take something away from readers say why. */
const withReason: readonly ConfirmedMove[] = ['unpublish', 'reopen'];
const forGood: readonly ConfirmedMove[] = ['archive', 'announce'];

/** Asks before a call changes its status, and for what the move needs. */
export function MoveDialog({ id, title, event, onClose, onMoved }: MoveDialogProps) {
  const t = useEditorText();
  const queries = useQueryClient();
  const today = dayOf(useNow());
  const asksReason = withReason.includes(event);
  const form = useSubmitForm<Values>({
    values: { reason: '', until: '' },
    check: ({ reason, until }) => ({
      reason: asksReason && reason.trim() === '' ? t('reasonMissing') : '',
      until: event === 'reopen' && until < today ? t('dayAheadMissing') : '',
    }),
    send: async ({ reason, until }) => {
      const body = {
        event,
        reason,
        ...(event === 'reopen' ? { closesAt: instantOf(until, '23:59:00') } : {}),
      };
      const moved = await callEditing.move({ params: { id }, body });
      queries.setQueryData(editingKey(id), moved);
      onClose();
      toast({ title: t('moved', { what: t(`move_${event}`) }), description: title, tone: 'ok' });
      onMoved();
    },
  });
  return (
    <FormDialog
      title={t(`move_${event}`)}
      description={t(`says_${event}`)}
      form={form}
      onClose={onClose}
      submitLabel={t(`move_${event}`)}
      tone={forGood.includes(event) ? 'danger' : 'primary'}
    >
      {event === 'reopen' ? (
        <DateField
          label={t('newDeadline')}
          hint={t('newDeadlineHint')}
          error={form.error('until')}
          min={today}
          required
          {...form.bind('until')}
        />
      ) : null}
      {asksReason ? (
        <Field label={t('reason')} error={form.error('reason')} required>
          <TextArea rows={3} maxLength={2000} {...form.register('reason')} />
        </Field>
      ) : null}
    </FormDialog>
  );
}
