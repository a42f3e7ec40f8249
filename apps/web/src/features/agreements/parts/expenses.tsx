import type { AgreementView, ExpenseView } from '@app/contracts/agreements/agreements.schemas';
import { agreementLimits } from '@app/domain/agreements/agreement.limits';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { Camera, CircleCheck, CircleExclamationPoint, CircleMinus, Hourglass } from '@app/ui/icons';
import { MoneyInput } from '@app/ui/money-input';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { dayOf } from '../../../lib/days.ts';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { useNow } from '../../../lib/rendered-at.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { agreements } from '../client.ts';
import { useChange, usePut } from '../queries.ts';
import { useAgreementsText } from '../text.ts';
import s from './agreement.module.css';
import { Answer } from './answer.tsx';
import { FileButton } from './file-button.tsx';
import { SendFile } from './send-file.tsx';

const icons = {
  sent: Hourglass,
  accepted: CircleCheck,
  returned: CircleExclamationPoint,
  withdrawn: CircleMinus,
};

const tones = { sent: s.waits, accepted: s.right, returned: s.wrong, withdrawn: 'mut' };

export function Expenses({ view }: { view: AgreementView }) {
  const t = useAgreementsText();
  const [writing, setWriting] = useState<ExpenseView | 'new' | null>(null);
  const { expenses, abilities } = view;
  return (
    <div id="racuni">
      <h3 className="t3 mt6">{t('receipts')}</h3>
      {expenses.length === 0 ? <p className="mut mt3">{t('noReceipts')}</p> : null}
      <ul className={cx(s.receipts, 'mt4')}>
        {expenses.map((one) => (
          <Row key={one.id} view={view} expense={one} onMend={() => setWriting(one)} />
        ))}
      </ul>
      {abilities.canReport ? (
        <Button variant="soft" className="mt4" onClick={() => setWriting('new')}>
          <Camera />
          {t('addReceipt')}
        </Button>
      ) : null}
      {writing ? (
        <ExpenseDialog
          view={view}
          expense={writing === 'new' ? null : writing}
          onClose={() => setWriting(null)}
        />
      ) : null}
    </div>
  );
}

function Row({
  view: { id, lines },
  expense,
  onMend,
}: {
  view: AgreementView;
  expense: ExpenseView;
  onMend(): void;
}) {
  const t = useAgreementsText();
  const { km, shortDate } = useFormat();
  const { busy, change } = useChange(id);
  const { supplier, what, state, reason, amount, events, file, lineId, decided } = expense;
  const Icon = icons[state];
  const line = lines.find((one) => one.id === lineId)?.name ?? '';
  const params = { id, item: expense.id };
  return (
    <li>
      <span className={cx(s.mark, tones[state])}>
        <Icon />
      </span>
      <div className="grow">
        <p className="b">{supplier}</p>
        <p className="sm mut">
          {[line, what === line ? '' : what, shortDate(expense.spentOn)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={cx('sm', state === 'returned' ? s.bad : 'mut')}>
          {state === 'returned'
            ? t('returnedBecause', { reason })
            : t(`receipt_${state}`, { name: decided?.by ?? '' })}
        </p>
        <FileButton id={id} file={file} />
      </div>
      <b className="num">{km(amount)}</b>
      <span className="row row-w g2">
        {events.includes('resend') ? (
          <Button size="m" aria-label={t('mendOf', { what: supplier })} onClick={onMend}>
            {t('mend')}
          </Button>
        ) : null}
        {events.includes('withdraw') ? (
          <Button
            size="m"
            variant="ghost"
            busy={busy}
            aria-label={t('withdrawOf', { what: supplier })}
            onClick={() =>
              void change(() => agreements.moveExpense({ params, body: { event: 'withdraw' } }))
            }
          >
            {t('withdraw')}
          </Button>
        ) : null}
        {events.includes('accept') ? (
          <Answer
            id={id}
            what={t('stepReceipt', { supplier, amount: km(amount) })}
            send={(event, why) => agreements.moveExpense({ params, body: { event, reason: why } })}
          />
        ) : null}
      </span>
    </li>
  );
}

interface Values {
  lineId: string;
  amount: number | null;
  spentOn: string;
  supplier: string;
  what: string;
  file: string;
}

function ExpenseDialog({
  view: { id, lines },
  expense,
  onClose,
}: {
  view: AgreementView;
  expense: ExpenseView | null;
  onClose(): void;
}) {
  const t = useAgreementsText();
  const put = usePut(id);
  const { language } = useLanguage();
  const today = dayOf(useNow());
  const [name, setName] = useState(expense?.file.name ?? '');
  const form = useSubmitForm<Values>({
    values: {
      lineId: expense?.lineId ?? '',
      amount: expense?.amount ?? null,
      spentOn: expense?.spentOn ?? today,
      supplier: expense?.supplier ?? '',
      what: expense?.what ?? '',
      file: expense?.file.file ?? '',
    },
    check: ({ lineId, amount, spentOn, supplier, file }) => ({
      lineId: lineId === '' ? t('lineMissing') : '',
      amount: amount ? '' : t('amountMissing'),
      spentOn: spentOn === '' ? t('dayMissing') : spentOn > today ? t('dayAhead') : '',
      supplier: supplier.trim() === '' ? t('supplierMissing') : '',
      file: file === '' ? t('fileMissing') : '',
    }),
    send: async ({ amount, ...values }) => {
      if (amount === null) return;
      const body = { ...values, amount };
      put(
        await (expense
          ? agreements.resendExpense({ params: { id, item: expense.id }, body })
          : agreements.addExpense({ params: { id }, body })),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(expense ? 'mendTitle' : 'addReceipt')}
      description={expense?.reason ? t('returnedBecause', { reason: expense.reason }) : undefined}
      form={form}
      onClose={onClose}
      submitLabel={t('sendReceipt')}
      look="base"
    >
      <Field as="group" label={t('receiptFile')} hint={name} error={form.error('file')} required>
        <SendFile
          id={id}
          purpose="receipt"
          onSent={(kept) => {
            form.change('file', kept.file);
            setName(kept.name);
          }}
        >
          <Camera />
          {t(name ? 'otherFile' : 'chooseFile')}
        </SendFile>
      </Field>
      <Field label={t('line')} error={form.error('lineId')} required>
        <Select {...form.register('lineId')}>
          <option value="">{t('chooseLine')}</option>
          {lines.map((line) => (
            <option key={line.id} value={line.id}>
              {line.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('supplier')} error={form.error('supplier')} required>
        <TextInput maxLength={agreementLimits.supplier} {...form.register('supplier')} />
      </Field>
      <div className="two">
        <Field label={t('amount')} error={form.error('amount')} required>
          <MoneyInput {...form.bind('amount')} locale={language} unit="KM" />
        </Field>
        <DateField
          label={t('spentOn')}
          error={form.error('spentOn')}
          required
          max={today}
          {...form.bind('spentOn')}
        />
      </div>
      <Field label={t('whatBought')} error={form.error('what')}>
        <TextInput maxLength={agreementLimits.what} {...form.register('what')} />
      </Field>
    </FormDialog>
  );
}
