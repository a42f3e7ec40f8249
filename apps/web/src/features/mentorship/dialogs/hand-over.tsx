import { Field } from '@app/ui/field';
import { Note } from '@app/ui/note';
import { Select } from '@app/ui/select';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { toast } from '../../../lib/toast.ts';
import { mentorship } from '../client.ts';
import { mentorsQuery, useRefresh } from '../queries.ts';
import { useMentorshipText } from '../text.ts';
import type { OfRequest } from './edit.tsx';

/** Gives a request to another mentor of the bank. */
export default function HandOver({ request, onClose }: OfRequest) {
  const t = useMentorshipText();
  const refresh = useRefresh();
  const query = useQuery(mentorsQuery(request.id));
  const others = (query.data ?? []).filter(({ id }) => id !== request.claimedByMemberId);
  const form = useSubmitForm({
    values: { mentor: '' },
    check: ({ mentor }) => (mentor === '' ? { mentor: t('handOverChoose') } : {}),
    send: async ({ mentor: mentorId }) => {
      await mentorship.assign({ params: { id: request.id }, body: { mentorId } });
      toast({ title: t('handedOver'), tone: 'ok' });
      await refresh();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('handOver')}
      description={t('handOverText')}
      submitLabel={t('handOverSend')}
      onClose={onClose}
    >
      {query.isPending ? (
        <Loading label={t('loading')}>
          <Skeleton height={76} />
        </Loading>
      ) : query.isError ? (
        <Failed title={t('listFailed')} query={query} />
      ) : others.length === 0 ? (
        <Note>{t('handOverNobody')}</Note>
      ) : (
        <Field label={t('handOverTo')} required error={form.error('mentor')}>
          <Select {...form.register('mentor')}>
            <option value="">{t('handOverChoose')}</option>
            {others.map(({ id, name, openRequests }) => (
              <option key={id} value={id}>
                {t('mentorOpen', { name, count: openRequests })}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </FormDialog>
  );
}
