import type { MilestoneView } from '@app/contracts/agreements/agreements.schemas';
import { agreementLimits } from '@app/domain/agreements/agreement.limits';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { agreements } from '../client.ts';
import { usePut } from '../queries.ts';
import { useAgreementsText } from '../text.ts';

export function ProveDialog({
  id,
  milestone,
  onClose,
}: {
  id: string;
  milestone: MilestoneView;
  onClose(): void;
}) {
  const t = useAgreementsText();
  const put = usePut(id);
  const form = useSubmitForm({
    values: { note: milestone.note },
    check: ({ note }) => ({
      note: note.trim() === '' && milestone.proofs.length === 0 ? t('noteMissing') : '',
    }),
    send: async ({ note }) => {
      const params = { id, item: milestone.id };
      put(await agreements.moveMilestone({ params, body: { event: 'prove', note } }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('proveTitle', { what: milestone.title })}
      form={form}
      onClose={onClose}
      submitLabel={t('prove')}
    >
      <Field label={t('note')} hint={t('noteHint')} error={form.error('note')}>
        <TextArea rows={4} maxLength={agreementLimits.note} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}

export function StepDialog({
  id,
  milestone,
  onClose,
}: {
  id: string;
  milestone: MilestoneView | null;
  onClose(): void;
}) {
  const t = useAgreementsText();
  const put = usePut(id);
  const form = useSubmitForm({
    values: {
      title: milestone?.title ?? '',
      what: milestone?.what ?? '',
      dueOn: milestone?.dueOn ?? '',
    },
    schema: () =>
      import('@app/contracts/agreements/agreements.schemas').then((it) => it.MilestoneBody),
    send: async (body) => {
      put(
        await (milestone
          ? agreements.changeMilestone({ params: { id, item: milestone.id }, body })
          : agreements.addMilestone({ params: { id }, body })),
      );
      onClose();
    },
  });
  return (
    <FormDialog title={t(milestone ? 'editStep' : 'addStep')} form={form} onClose={onClose}>
      <Field label={t('stepTitle')} error={form.error('title')} required>
        <TextInput maxLength={agreementLimits.title} {...form.register('title')} />
      </Field>
      <DateField label={t('dueOn')} error={form.error('dueOn')} required {...form.bind('dueOn')} />
      <Field label={t('stepWhat')} error={form.error('what')}>
        <TextArea rows={3} maxLength={agreementLimits.what} {...form.register('what')} />
      </Field>
    </FormDialog>
  );
}
