import type { DonationConfirmation, OpenContribution } from '@app/contracts/gifts/gifts.schemas';
import { giftLimits, giftTypes } from '@app/domain/gifts/gift';
import { Field } from '@app/ui/field';
import { RadioButtons } from '@app/ui/radio-buttons';
import { Select } from '@app/ui/select';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useRef } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { AmountInput } from '../../../lib/form/amount-input.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toast } from '../../../lib/toast.ts';
import { gifts } from '../client.ts';
import { useReload } from '../queries.ts';
import { useGiftsText } from '../text.ts';

interface Values {
  contributionId: string;
  donorName: string;
  donorEmail: string;
  donationType: DonationConfirmation['donationType'];
  donationAmount: number | null;
  donationDescription: string;
  message: string;
}

interface RequestDialogProps {
  readonly application: string;
  /** Lines of the budget that nobody is asked about. */
  readonly contributions: readonly OpenContribution[];
  /** What is corrected; null for a new one. */
  readonly gift: DonationConfirmation | null;
  onClose(): void;
}

/** The line that is corrected stays among those that can be chosen. */
function linesFor({ contributions, gift }: Pick<RequestDialogProps, 'contributions' | 'gift'>) {
  if (!gift?.contributionId || contributions.some(({ id }) => id === gift.contributionId)) {
    return contributions;
  }
  const { contributionId: id, donorName, donationDescription, donationType, agreedValue } = gift;
  const own = { id, donorName, description: donationDescription, donationType };
  return [{ ...own, value: agreedValue ?? 0 }, ...contributions];
}

/** What stands for a gift that is in no line; nothing chosen is empty. */
const besides = 'none';

const beginning: Values = {
  contributionId: '',
  donorName: '',
  donorEmail: '',
  donationType: 'goods',
  donationAmount: null,
  donationDescription: '',
  message: '',
};

const requestValues = (gift: DonationConfirmation): Values => ({
  contributionId: gift.contributionId ?? besides,
  donorName: gift.donorName,
  donorEmail: gift.donorEmail,
  donationType: gift.donationType,
  donationAmount: gift.donationAmount,
  donationDescription: gift.donationDescription,
  message: gift.message,
});

/** Asks a donor, or asks again as corrected. */
export default function RequestDialog(props: RequestDialogProps) {
  const { application, gift, onClose } = props;
  const t = useGiftsText();
  const { km } = useFormat();
  const reload = useReload(application);
  const lines = linesFor(props);
  // What cannot be read as an amount is no amount that was left out.
  const typed = useRef('');
  const form = useSubmitForm<Values>({
    values: gift ? requestValues(gift) : beginning,
    check: ({ contributionId, donorName, donorEmail, donationDescription, ...values }) => ({
      contributionId: contributionId === '' && lines.length > 0 ? t('lineMissing') : '',
      donorName: donorName.trim().length < 2 ? t('donorNameMissing') : '',
      donorEmail: /^\S+@\S+\.\S+$/.test(donorEmail.trim()) ? '' : t('donorEmailMissing'),
      donationDescription: donationDescription.trim().length < 2 ? t('descriptionMissing') : '',
      donationAmount:
        values.donationType === 'cash' && values.donationAmount === null && typed.current.trim()
          ? t('amountWrong')
          : '',
    }),
    refused: (error) => (isApiError(error) && error.text ? undefined : t('sendFailed')),
    send: async ({ contributionId, donorEmail, donationAmount, ...values }) => {
      const body = {
        ...values,
        donorEmail: donorEmail.trim(),
        contributionId: lines.some(({ id }) => id === contributionId) ? contributionId : null,
        donationAmount: values.donationType === 'cash' ? donationAmount : null,
      };
      await (gift
        ? gifts.amend({ params: { id: gift.id }, body })
        : gifts.ask({ body: { ...body, applicationId: application } }));
      toast({ title: t('sent'), tone: 'ok' });
      void reload();
      onClose();
    },
  });
  const line = form.bind('contributionId');
  const amount = form.bind('donationAmount');
  const choose = (id: string) => {
    const next = lines.find((one) => one.id === id);
    line.onValue(id);
    if (!next) return;
    form.change('donorName', next.donorName);
    form.change('donationDescription', next.description);
    form.change('donationType', next.donationType);
  };
  return (
    <FormDialog
      title={t(gift ? 'amendTitle' : 'newTitle')}
      description={t('newText')}
      form={form}
      onClose={onClose}
      submitLabel={t('send')}
      busyLabel={t('sendingNow')}
      look="base"
    >
      {lines.length > 0 ? (
        <Field label={t('line')} hint={t('lineHint')} error={form.error('contributionId')} required>
          <Select value={line.value} data-autofocus onChange={({ target }) => choose(target.value)}>
            <option value="">{t('chooseLine')}</option>
            {lines.map(({ id, donorName: name, description: what, value }) => (
              <option key={id} value={id}>
                {t('lineName', { name, what, amount: km(value) })}
              </option>
            ))}
            <option value={besides}>{t('noLine')}</option>
          </Select>
        </Field>
      ) : null}
      <Field label={t('donorName')} error={form.error('donorName')} required>
        <TextInput maxLength={giftLimits.name} {...form.register('donorName')} />
      </Field>
      <Field label={t('donorEmail')} error={form.error('donorEmail')} required>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          {...form.register('donorEmail')}
        />
      </Field>
      <Field as="group" label={t('type')}>
        <RadioButtons
          label={t('type')}
          options={giftTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
          {...form.bind('donationType')}
        />
      </Field>
      {form.watch('donationType') === 'cash' ? (
        <Field
          label={t('amount')}
          note={t('optional')}
          hint={t('amountHint')}
          error={form.error('donationAmount')}
        >
          <AmountInput
            {...amount}
            onValue={(value, text) => {
              typed.current = text;
              amount.onValue(value);
            }}
          />
        </Field>
      ) : null}
      <Field label={t('description')} error={form.error('donationDescription')} required>
        <TextArea
          rows={2}
          maxLength={giftLimits.description}
          {...form.register('donationDescription')}
        />
      </Field>
      <Field label={t('message')} note={t('optional')} error={form.error('message')}>
        <TextArea rows={2} maxLength={giftLimits.words} {...form.register('message')} />
      </Field>
    </FormDialog>
  );
}
