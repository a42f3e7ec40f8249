import type { AgreementView, ExpenseView } from '@app/contracts/agreements/agreements.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Camera, CircleCheck, CircleExclamationPoint, CircleMinus, Hourglass } from '@app/ui/icons';
import { useState } from 'react';
import { useFormat } from '../../../lib/use-format.ts';
import { agreements } from '../client.ts';
import { useChange } from '../queries.ts';
import { useAgreementsText } from '../text.ts';
import s from './agreement.module.css';
import { Answer } from './answer.tsx';
import { ExpenseDialog } from './expense-dialog.tsx';
import { FileButton } from './file-button.tsx';
import m from './money.module.css';

const icons = {
  sent: Hourglass,
  accepted: CircleCheck,
  returned: CircleExclamationPoint,
  withdrawn: CircleMinus,
};

const tones = { sent: m.waits, accepted: m.right, returned: m.wrong, withdrawn: 'mut' };

export function Expenses({ view }: { view: AgreementView }) {
  const t = useAgreementsText();
  const [writing, setWriting] = useState<ExpenseView | 'new' | null>(null);
  const { expenses, abilities } = view;
  return (
    <div id="racuni">
      <h3 className="t3 mt6">{t('receipts')}</h3>
      {expenses.length === 0 ? <p className="mut mt3">{t('noReceipts')}</p> : null}
      <ul className={cx(m.receipts, 'mt4')}>
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
  const { supplier, what, state, reason, overReason, amount, events, file, lineId, decided } =
    expense;
  const Icon = icons[state];
  const line = lines.find((one) => one.id === lineId)?.name ?? '';
  const params = { id, item: expense.id };
  return (
    <li>
      <span className={cx(m.mark, tones[state])}>
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
        {overReason ? <p className="sm mut">{t('overBecause', { reason: overReason })}</p> : null}
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
            over={expense.needsConsent ? overReason : undefined}
            send={(event, why, over) =>
              agreements.moveExpense({ params, body: { event, reason: why, over } })
            }
          />
        ) : null}
      </span>
    </li>
  );
}
