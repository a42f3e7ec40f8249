import type { BoardCall, BoardWork } from '@app/contracts/reviews/reviews.schemas';
import { Field } from '@app/ui/field';
import { NumberInput } from '@app/ui/number-input';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { reviews } from '../client.ts';
import { useDeskRefresh } from '../queries.ts';
import { useReviewsText } from '../text.ts';
import { DueField } from './due-field.tsx';

interface Values {
  per: string;
  dueOn: string;
}

/** The system spreads what is open evenly; who is asked already stays. */
export default function SpreadDialog(props: { call: BoardCall; work: BoardWork; onClose(): void }) {
  const { call, work, onClose } = props;
  const t = useReviewsText();
  const refresh = useDeskRefresh();
  const most = Math.min(20, Math.max(1, work.members.length));
  const quorum = Math.max(1, ...work.applications.map((one) => one.quorum));
  const form = useSubmitForm<Values>({
    values: { per: String(Math.min(most, quorum)), dueOn: work.dueOn ?? call.dueOn ?? '' },
    check: ({ per }) => ({
      per:
        /^\d+$/.test(per.trim()) && Number(per) >= 1 && Number(per) <= most
          ? ''
          : t('perApplicationWrong', { most }),
    }),
    send: async ({ per, dueOn }) => {
      await reviews
        .spread({
          params: { id: call.id },
          body: { perApplication: Number(per), dueOn: dueOn || null },
        })
        .finally(() => void refresh());
      onClose();
      toast({ title: t('spreadDone'), tone: 'ok' });
    },
    fieldOf: (path) => (path === 'perApplication' ? 'per' : path),
  });
  return (
    <FormDialog
      title={t('spreadTitle')}
      description={t('spreadText')}
      form={form}
      onClose={onClose}
      submitLabel={t('spreadOut')}
      busyLabel={t('sending')}
    >
      <Field label={t('perApplication')} error={form.error('per')} required>
        <NumberInput {...form.register('per')} />
      </Field>
      <DueField error={form.error('dueOn')} {...form.bind('dueOn')} />
    </FormDialog>
  );
}
