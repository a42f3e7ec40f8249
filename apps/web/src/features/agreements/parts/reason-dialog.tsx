import { agreementLimits } from '@app/domain/agreements/agreement.limits';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useAgreementsText } from '../text.ts';

/** Asks the bank why something goes back to the team. */
export function ReasonDialog({
  title,
  label,
  submitLabel,
  onClose,
  send,
}: {
  title: string;
  /** What is asked, where nothing is missing. */
  label?: string;
  submitLabel?: string;
  onClose(): void;
  send(reason: string): Promise<unknown>;
}) {
  const t = useAgreementsText();
  const form = useSubmitForm({
    values: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim() === '' ? t(label ? 'askMoveWhyMissing' : 'reasonMissing') : '',
    }),
    send: async ({ reason }) => {
      await send(reason);
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      form={form}
      onClose={onClose}
      submitLabel={submitLabel ?? t('return')}
    >
      <Field
        label={label ?? t('reason')}
        hint={t('reasonHint')}
        error={form.error('reason')}
        required
      >
        <TextArea rows={4} maxLength={agreementLimits.reason} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
