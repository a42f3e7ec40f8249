import type { BoardCall, BoardWork } from '@app/contracts/reviews/reviews.schemas';
import { Checkbox } from '@app/ui/checkbox';
import { Field } from '@app/ui/field';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { reviews } from '../client.ts';
import { useDeskRefresh } from '../queries.ts';
import { useReviewsText } from '../text.ts';
import { DueField } from './due-field.tsx';

interface Values {
  reviewerIds: string[];
  dueOn: string;
}

/** Who is asked to score one application, chosen by hand. */
export default function AssignDialog(props: {
  call: BoardCall;
  work: BoardWork;
  item: BoardWork['applications'][number];
  onClose(): void;
}) {
  const { call, work, item, onClose } = props;
  const t = useReviewsText();
  const refresh = useDeskRefresh();
  const form = useSubmitForm<Values>({
    values: { reviewerIds: [...item.assigned], dueOn: work.dueOn ?? call.dueOn ?? '' },
    send: async ({ reviewerIds, dueOn }) => {
      await reviews
        .assign({
          params: { id: call.id },
          body: { dueOn: dueOn || null, applications: [{ id: item.id, reviewerIds }] },
        })
        .finally(() => void refresh());
      onClose();
      toast({ title: t('assigned'), description: item.projectTitle, tone: 'ok' });
    },
  });
  const { value, onValue } = form.bind('reviewerIds');
  return (
    <FormDialog
      title={t('assignTitle', { title: item.projectTitle })}
      description={t('assignText')}
      form={form}
      onClose={onClose}
      busyLabel={t('sending')}
    >
      <Field as="group" label={t('whoScores')} error={form.error('reviewerIds')}>
        {work.members.map(({ id, name }) => {
          const barred = item.barred.includes(id);
          return (
            <Checkbox
              key={id}
              label={name}
              hint={barred ? t('mayNotScore') : undefined}
              disabled={barred && !value.includes(id)}
              checked={value.includes(id)}
              onChange={({ target }) =>
                onValue(target.checked ? [...value, id] : value.filter((other) => other !== id))
              }
            />
          );
        })}
      </Field>
      <DueField error={form.error('dueOn')} {...form.bind('dueOn')} />
    </FormDialog>
  );
}
