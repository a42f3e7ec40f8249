import { Field } from '@app/ui/field';
import { RadioButtons } from '@app/ui/radio-buttons';
import { Select } from '@app/ui/select';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rowsOf } from '../../../kit/listing/paged.ts';
import { AmountInput } from '../../../lib/form/amount-input.tsx';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { dayOf } from '../../../lib/format/days.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { newId } from '../../../lib/new-id.ts';
import { toast } from '../../../lib/toast.ts';
import { funds } from '../../funds/public.ts';
import { useFundRefusal } from './fund-refusal.ts';
import { grantsQuery, useReloadFund } from './queries.ts';
import { useFundsText } from './text.ts';

/** Promises are written by decisions alone, payouts where the agreement is. */
const kinds = ['received', 'returned', 'released'] as const;

interface Values {
  kind: (typeof kinds)[number];
  amount: number | null;
  on: string;
  source: string;
  purpose: string;
  applicationId: string;
  reason: string;
}

interface EntryDialogProps {
  readonly bank: string;
  onClose(): void;
}

export function EntryDialog({ bank, onClose }: EntryDialogProps) {
  const t = useFundsText();
  const { km } = useFormat();
  const reload = useReloadFund(bank);
  const today = dayOf(useNow());
  // One for all tries, so that an answer that got lost writes nothing twice.
  const [id] = useState(newId);
  const { canOverride, refused } = useFundRefusal();
  const bodyOf = ({ kind, applicationId, source, reason, ...values }: Values) => ({
    ...values,
    id,
    kind,
    ...(kind === 'received' ? { source } : { applicationId: applicationId || undefined }),
    ...(canOverride ? { override: true, reason } : {}),
  });
  const form = useSubmitForm<Values>({
    values: {
      kind: 'received',
      amount: null,
      on: today,
      source: '',
      purpose: '',
      applicationId: '',
      reason: '',
    },
    schema: () => import('@app/contracts/funds/funds.schemas').then((it) => it.NewFundEntry),
    bodyOf,
    check: ({ kind, amount, on, source, applicationId, reason }) => ({
      amount: amount ? '' : t('amountMissing'),
      on: on === '' ? t('dayMissing') : on > today ? t('dayAhead') : '',
      source: kind === 'received' && source.trim() === '' ? t('sourceMissing') : '',
      applicationId: kind !== 'received' && applicationId === '' ? t('projectMissing') : '',
      reason: canOverride && reason.trim().length < 10 ? t('reasonMissing') : '',
    }),
    send: async (values) => {
      const { amount, ...body } = bodyOf(values);
      if (amount === null) return;
      await funds.record({ params: { slug: bank }, body: { ...body, amount } });
      onClose();
      toast({ title: t('written'), description: km(amount), tone: 'ok' });
      await reload();
    },
    refused,
  });
  const kind = form.watch('kind');
  return (
    <FormDialog
      title={t('write')}
      description={t('writeText')}
      form={form}
      onClose={onClose}
      look="base"
    >
      <Field as="group" label={t('kind')} hint={t(`says_${kind}`)}>
        <RadioButtons
          label={t('kind')}
          options={kinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
          columns={2}
          {...form.bind('kind')}
        />
      </Field>
      {kind === 'received' ? (
        <Field label={t('source')} hint={t('sourceHint')} error={form.error('source')} required>
          <TextInput maxLength={120} {...form.register('source')} />
        </Field>
      ) : (
        <GrantField bank={bank} form={form} />
      )}
      <div className="two">
        <Field label={t('amount')} error={form.error('amount')} required>
          <AmountInput {...form.bind('amount')} />
        </Field>
        <DateField
          label={t('day')}
          error={form.error('on')}
          required
          max={today}
          {...form.bind('on')}
        />
      </div>
      <Field label={t('purpose')} hint={t('purposeHint')} error={form.error('purpose')}>
        <TextInput maxLength={300} {...form.register('purpose')} />
      </Field>
      {canOverride ? (
        <Field label={t('reason')} hint={t('reasonHint')} error={form.error('reason')} required>
          <TextArea rows={3} maxLength={2000} {...form.register('reason')} />
        </Field>
      ) : null}
    </FormDialog>
  );
}

function GrantField({
  bank,
  form,
}: {
  bank: string;
  form: ReturnType<typeof useSubmitForm<Values>>;
}) {
  const t = useFundsText();
  const { km } = useFormat();
  const query = useInfiniteQuery(grantsQuery(bank));
  const grants = rowsOf(query.data) ?? [];
  const failed = query.isError ? t('listFailed') : undefined;
  return (
    <Field label={t('project')} error={failed ?? form.error('applicationId')} required>
      <Select {...form.register('applicationId')}>
        <option value="">{t('chooseProject')}</option>
        {grants.map(({ applicationId, title, owed }) => (
          <option key={applicationId} value={applicationId}>
            {t('projectOwed', { title, owed: km(owed) })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
