import type { Volunteer } from '@app/contracts/volunteers/volunteers.schemas';
import { isHours } from '@app/domain/volunteers/volunteer';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toast } from '../../../lib/toast.ts';
import { volunteers } from '../client.ts';
import { usePut } from '../queries.ts';
import { useVolunteersText } from '../text.ts';

interface HoursDialogProps {
  readonly application: string;
  readonly one: Volunteer;
  onClose(): void;
}

const hoursOf = (text: string) => Number(text.trim().replace(',', '.') || Number.NaN);

/** Writes down, or corrects, how long somebody helped. */
export default function HoursDialog({ application, one, onClose }: HoursDialogProps) {
  const t = useVolunteersText();
  const { quantity } = useFormat();
  const put = usePut(application);
  const form = useSubmitForm({
    values: { hours: one.hours === null ? '' : quantity(one.hours) },
    check: ({ hours }) => ({ hours: isHours(hoursOf(hours)) ? '' : t('hoursWrong') }),
    send: async ({ hours }) => {
      const body = { hours: hoursOf(hours) };
      put(await volunteers.record({ params: { id: one.id }, body }));
      toast({ title: t('saved'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('recordTitle')}
      description={t('recordText', { name: one.name })}
      form={form}
      onClose={onClose}
      submitLabel={t('save')}
    >
      <Field label={t('hours')} hint={t('hoursHint')} error={form.error('hours')} required>
        <TextInput inputMode="decimal" maxLength={6} data-autofocus {...form.register('hours')} />
      </Field>
    </FormDialog>
  );
}
