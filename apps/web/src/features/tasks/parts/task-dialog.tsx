import type { NextSteps, OwnTaskView } from '@app/contracts/tasks/tasks.schemas';
import { taskLimits } from '@app/domain/tasks/system-tasks';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { tasks } from '../client.ts';
import { usePutSteps } from '../queries.ts';
import { useTasksText } from '../text.ts';

interface TaskDialogProps {
  readonly steps: NextSteps;
  /** Null: a new one. */
  readonly task: OwnTaskView | null;
  onClose(): void;
}

export function TaskDialog({ steps: { id, members }, task, onClose }: TaskDialogProps) {
  const t = useTasksText();
  const put = usePutSteps(id);
  const form = useSubmitForm({
    values: { title: task?.title ?? '', on: task?.on ?? '', memberId: task?.memberId ?? '' },
    schema: () => import('@app/contracts/tasks/tasks.schemas').then((it) => it.NewTask),
    bodyOf: bodyOf,
    send: async (values) => {
      const body = bodyOf(values);
      put(
        await (task
          ? tasks.change({ params: { id, taskId: task.id }, body })
          : tasks.add({ params: { id }, body })),
      );
      onClose();
    },
  });
  return (
    <FormDialog title={t(task ? 'editTitle' : 'addTitle')} form={form} onClose={onClose}>
      <Field label={t('what')} error={form.error('title')} required>
        <TextInput maxLength={taskLimits.title} {...form.register('title')} />
      </Field>
      <DateField label={t('day')} error={form.error('on')} {...form.bind('on')} />
      <Field label={t('who')} error={form.error('memberId')}>
        <Select {...form.register('memberId')}>
          <option value="">{t('whoever')}</option>
          {members.map(({ id: memberId, name, isReader }) => (
            <option key={memberId} value={memberId}>
              {isReader ? t('me', { name }) : name}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}

const bodyOf = ({ title, on, memberId }: { title: string; on: string; memberId: string }) => ({
  title,
  on: on || null,
  memberId: memberId || null,
});
