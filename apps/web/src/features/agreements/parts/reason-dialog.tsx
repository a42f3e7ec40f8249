import { agreementLimits } from '@app/domain/agreements/agreement.limits';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { useEffect } from 'react';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { type SubmitForm, useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useAgreementsText } from '../text.ts';

interface Reason {
  reason: string;
}

interface ReasonQuestion {
  /** What is asked, where nothing is missing. */
  readonly label?: string | undefined;
  readonly onClose: () => void;
  readonly send: (reason: string) => Promise<unknown>;
}

function useReason(
  { label, onClose, send }: ReasonQuestion,
  draft = '',
  onChange?: (values: Reason) => void,
): SubmitForm<Reason> {
  const t = useAgreementsText();
  return useSubmitForm<Reason>({
    values: { reason: draft },
    check: ({ reason }) => ({
      reason: reason.trim() === '' ? t(label ? 'askMoveWhyMissing' : 'reasonMissing') : '',
    }),
    send: async ({ reason }) => {
      await send(reason);
      onClose();
    },
    ...(onChange ? { onChange } : {}),
  });
}

function ReasonField({ form, label }: { form: SubmitForm<Reason>; label?: string | undefined }) {
  const t = useAgreementsText();
  return (
    <Field
      label={label ?? t('reason')}
      hint={t('reasonHint')}
      error={form.error('reason')}
      required
    >
      <TextArea rows={4} maxLength={agreementLimits.reason} {...form.register('reason')} />
    </Field>
  );
}

/** Asks the bank why something goes back to the team. */
export function AgreementReasonDialog({
  title,
  submitLabel,
  ...asked
}: ReasonQuestion & { title: string; submitLabel?: string }) {
  const t = useAgreementsText();
  const form = useReason(asked);
  return (
    <FormDialog
      title={title}
      form={form}
      onClose={asked.onClose}
      submitLabel={submitLabel ?? t('return')}
    >
      <ReasonField form={form} label={asked.label} />
    </FormDialog>
  );
}

/** The same beside what goes back, which stays in sight. */
export function ReasonForm({
  title,
  draft,
  onDraft,
  ...asked
}: ReasonQuestion & { title: string; draft: string; onDraft: (reason: string) => void }) {
  const t = useAgreementsText();
  const form = useReason(asked, draft, ({ reason }) => onDraft(reason));
  const { focus } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where it opens
  useEffect(() => focus('reason'), []);
  return (
    <form className="form" aria-label={title} {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      <ReasonField form={form} />
      <span className="row row-wrap g2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('return')}
        </Button>
        <Button variant="ghost" disabled={form.busy} onClick={asked.onClose}>
          {t('cancel')}
        </Button>
      </span>
    </form>
  );
}
