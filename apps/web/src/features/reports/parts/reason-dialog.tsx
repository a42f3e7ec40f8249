import type { ReportMove } from '@app/contracts/reports/reports.schemas';
import {
  type ReportKind,
  type ReportReason,
  reportLimits,
  reportReasons,
} from '@app/domain/reports/report';
import type { ReportEvent } from '@app/domain/reports/report.machine';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { TextArea } from '@app/ui/text-area';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { reports } from '../client.ts';
import { useReportsText } from '../text.ts';

interface ReasonDialogProps {
  readonly id: string;
  readonly kind: ReportKind;
  readonly event: Exclude<ReportEvent, 'dismiss'>;
  readonly name: string;
  /** What was reported most. */
  readonly fault: ReportReason | undefined;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

/** A decision that somebody is told of, with its reason. */
export default function DecisionReasonDialog({
  id,
  kind,
  event,
  name,
  fault,
  onClose,
  onDone,
}: ReasonDialogProps) {
  const t = useReportsText();
  const removes = event === 'remove';
  const form = useSubmitForm<ReportMove>({
    values: { event, reason: '', rule: fault ?? 'other' },
    schema: () => import('@app/contracts/reports/reports.schemas').then((it) => it.ReportMove),
    send: async (body) => {
      await reports.move({ params: { id }, body });
      onClose();
      await onDone();
    },
  });
  return (
    <FormDialog
      title={t(removes ? `remove_${kind}Title` : 'warnTitle', { name })}
      description={removes ? t(`remove_${kind}Text`) : undefined}
      form={form}
      onClose={onClose}
      submitLabel={t(removes ? `remove_${kind}` : 'warn')}
      tone={removes ? 'danger' : 'primary'}
    >
      <Field label={t('rule')} error={form.error('rule')}>
        <Select {...form.register('rule')}>
          {reportReasons.map((one) => (
            <option key={one} value={one}>
              {t(`${one}_fault`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('reason')} hint={t('reasonHint')} error={form.error('reason')} required>
        <TextArea
          data-autofocus=""
          rows={4}
          maxLength={reportLimits.reason}
          {...form.register('reason')}
        />
      </Field>
    </FormDialog>
  );
}
