import type { NewReport } from '@app/contracts/reports/reports.schemas';
import { type ReportKind, reportLimits, reportReasons } from '@app/domain/reports/report';
import { Checkbox, Radio } from '@app/ui/checkbox';
import { Field } from '@app/ui/field';
import { Note } from '@app/ui/note';
import { TextArea } from '@app/ui/text-area';
import { isApiError } from '../../../lib/api/error.ts';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { reports } from '../client.ts';
import { useReportsText } from '../text.ts';

interface ReportDialogProps {
  readonly kind: ReportKind;
  readonly subjectId: string;
  /** What is reported, in the reader's words: a name, or what it is and whose. */
  readonly name: string;
  /** What the reader may show moderators besides, such as messages before the reported one. */
  readonly context?: readonly { readonly id: string; readonly text: string }[];
  readonly onClose: () => void;
  readonly onSent?: () => void;
}

/** The one way to report something to the moderators. */
export default function ReportDialog(props: ReportDialogProps) {
  const { kind, subjectId, name, context = [], onClose, onSent } = props;
  const t = useReportsText();
  const form = useSubmitForm<NewReport>({
    values: { kind, subjectId, text: '', context: [] },
    schema: () => import('@app/contracts/reports/reports.schemas').then((it) => it.NewReport),
    check: ({ fault }) => ({ fault: fault ? '' : t('faultMissing') }),
    send: async (body) => {
      await reports.report({ body });
      onClose();
      toast({ title: t('sent'), description: t('sentText'), tone: 'ok' });
      onSent?.();
    },
    refused: (error) => (isApiError(error, 'ALREADY_EXISTS') ? t('already') : undefined),
  });
  const fault = form.watch('fault');
  const shown = form.bind('context');
  return (
    <FormDialog
      title={t('title', { name })}
      description={t('lead')}
      form={form}
      onClose={onClose}
      submitLabel={t('send')}
    >
      <Field as="group" label={t('fault')} error={form.error('fault')}>
        {reportReasons.map((one) => (
          <Radio key={one} label={t(`${one}_fault`)} value={one} {...form.register('fault')} />
        ))}
      </Field>
      {fault === 'danger' || fault === 'minor' ? <Note tone="warn">{t('urgent')}</Note> : null}
      <Field label={t('text')} error={form.error('text')}>
        <TextArea rows={3} maxLength={reportLimits.text} {...form.register('text')} />
      </Field>
      {context.length > 0 ? (
        <Field as="group" label={t('context')} error={form.error('context')}>
          {context.map(({ id, text }) => (
            <Checkbox
              key={id}
              label={text}
              checked={shown.value.includes(id)}
              onChange={({ target }) =>
                shown.onValue(
                  target.checked ? [...shown.value, id] : shown.value.filter((one) => one !== id),
                )
              }
            />
          ))}
        </Field>
      ) : null}
    </FormDialog>
  );
}
