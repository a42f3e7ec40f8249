import type { AgreementView, ExpenseView } from '@app/contracts/agreements/agreements.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Camera, CircleCheck, CircleExclamationPoint, CircleMinus, Hourglass } from '@app/ui/icons';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAgreementsText } from '../text.ts';
import { ExpenseDialog } from './expense-dialog.tsx';
import { FileButton } from './file-button.tsx';
import m from './money.module.css';
import { ReceiptActs } from './receipt-acts.tsx';
import { SeeAndAnswer } from './see-and-answer.tsx';

const icons = {
  sent: Hourglass,
  accepted: CircleCheck,
  returned: CircleExclamationPoint,
  withdrawn: CircleMinus,
};

const tones = { sent: m.waits, accepted: m.right, returned: m.wrong, withdrawn: 'muted' };

export function Expenses({ view }: { view: AgreementView }) {
  const t = useAgreementsText();
  const [writing, setWriting] = useState(false);
  const { expenses, abilities } = view;
  return (
    <div id="racuni">
      <h3 className="title-3 mt6">{t('receipts')}</h3>
      {expenses.length === 0 ? <p className="muted mt3">{t('noReceipts')}</p> : null}
      <ul className={cx(m.receipts, 'mt4')}>
        {expenses.map((one) => (
          <Row key={one.id} view={view} expense={one} />
        ))}
      </ul>
      {abilities.canReport ? (
        <Button variant="soft" className="mt4" onClick={() => setWriting(true)}>
          <Camera />
          {t('addReceipt')}
        </Button>
      ) : null}
      {writing ? (
        <ExpenseDialog view={view} expense={null} onClose={() => setWriting(false)} />
      ) : null}
    </div>
  );
}

function Row({ view, expense }: { view: AgreementView; expense: ExpenseView }) {
  const t = useAgreementsText();
  const { km, shortDate } = useFormat();
  const { supplier, what, state, reason, overReason, amount, events, file, lineId, decided } =
    expense;
  const Icon = icons[state];
  const line = view.lines.find((one) => one.id === lineId)?.name ?? '';
  return (
    <li>
      <span className={cx(m.mark, tones[state])}>
        <Icon />
      </span>
      <div className="grow">
        <p className="bold">{supplier}</p>
        <p className="small muted">
          {[line, what === line ? '' : what, shortDate(expense.spentOn)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={cx('small', state === 'returned' ? 'bad-text' : 'muted')}>
          {state === 'returned'
            ? t('returnedBecause', { reason })
            : t(`receipt_${state}`, { name: decided?.by ?? '' })}
        </p>
        {overReason ? (
          <p className="small muted">{t('overBecause', { reason: overReason })}</p>
        ) : null}
        <FileButton id={view.id} file={file} />
      </div>
      <b className="tabular">{km(amount)}</b>
      {events.includes('accept') ? (
        <SeeAndAnswer file={file.file} what={t('stepReceipt', { supplier, amount: km(amount) })} />
      ) : (
        <ReceiptActs view={view} expense={expense} />
      )}
    </li>
  );
}
