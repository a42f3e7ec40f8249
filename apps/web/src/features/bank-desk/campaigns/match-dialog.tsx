import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { missingKm } from '@app/domain/money';
import { Field } from '@app/ui/field';
import { RadioButtons } from '@app/ui/radio-buttons';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { crowdfunding } from '../../../entities/crowdfunding/public.ts';
import { AmountInput } from '../../../lib/form/amount-input.tsx';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { dayOf, instantOf } from '../../../lib/format/days.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { newId } from '../../../lib/new-id.ts';
import { toast } from '../../../lib/toast.ts';
import { useFundRefusal } from '../money/fund-refusal.ts';
import { useCampaignsText } from './text.ts';

const whose = ['sponsor', 'bank'] as const;

interface Values {
  who: (typeof whose)[number];
  giver: string;
  amount: number | null;
  until: string;
}

interface MatchDialogProps {
  readonly campaign: CampaignView;
  onSet(): Promise<unknown>;
  onClose(): void;
}

/** Promises that donations are doubled, up to a sum and a day. */
export default function MatchDialog({ campaign, onSet, onClose }: MatchDialogProps) {
  const t = useCampaignsText();
  const { km, date } = useFormat();
  const today = dayOf(useNow());
  // One for all tries, so that an answer that got lost promises nothing twice.
  const [id] = useState(newId);
  const { refused } = useFundRefusal();
  const { endsAt, currentAmount, targetAmount } = campaign;
  const lastDay = dayOf(Date.parse(endsAt));
  const room = missingKm(currentAmount, targetAmount);
  const missing = km(room);
  const form = useSubmitForm<Values>({
    values: { who: 'sponsor', giver: '', amount: null, until: lastDay },
    check: ({ who, giver, amount, until }) => ({
      giver: who === 'sponsor' && giver.trim() === '' ? t('giverMissing') : '',
      amount: amount ? (amount > room ? t('amountTooHigh', { missing }) : '') : t('amountMissing'),
      until: until === '' ? t('untilMissing') : '',
    }),
    send: async ({ who, giver, amount, until }) => {
      if (amount === null) return;
      const byBank = who === 'bank';
      const body = {
        id,
        byBank,
        amount,
        // The campaign may be over within its last day.
        endsAt: until === lastDay ? endsAt : instantOf(until, '23:59:59'),
        ...(byBank ? {} : { giver: giver.trim() }),
      };
      await crowdfunding.setMatch({ params: { id: campaign.id }, body });
      onClose();
      toast({ title: t('matchSet'), description: km(amount), tone: 'ok' });
      await onSet();
    },
    refused,
    fieldOf: (path) => (path === 'endsAt' ? 'until' : path),
  });
  const who = form.watch('who');
  return (
    <FormDialog
      title={t('match')}
      description={t('matchText')}
      form={form}
      onClose={onClose}
      look="base"
      submitLabel={t('match')}
    >
      <Field as="group" label={t('who')} hint={t(`says_${who}`)}>
        <RadioButtons
          label={t('who')}
          options={whose.map((value) => ({ value, label: t(`who_${value}`) }))}
          columns={2}
          {...form.bind('who')}
        />
      </Field>
      {who === 'sponsor' ? (
        <Field label={t('giver')} hint={t('giverHint')} error={form.error('giver')} required>
          <TextInput maxLength={120} {...form.register('giver')} />
        </Field>
      ) : null}
      <div className="two">
        <Field
          label={t('amount')}
          hint={t('amountHint', { missing })}
          error={form.error('amount')}
          required
        >
          <AmountInput {...form.bind('amount')} />
        </Field>
        <DateField
          label={t('until')}
          hint={t('untilHint', { date: date(endsAt) })}
          error={form.error('until')}
          required
          min={today}
          max={lastDay}
          {...form.bind('until')}
        />
      </div>
    </FormDialog>
  );
}
