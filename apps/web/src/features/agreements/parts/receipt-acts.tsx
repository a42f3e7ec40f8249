import type { AgreementView, ExpenseView } from '@app/contracts/agreements/agreements.schemas';
import { Button } from '@app/ui/button';
import { useState } from 'react';
import { agreements } from '../client.ts';
import { useAgreementsText } from '../text.ts';
import { useChange } from '../use-change.ts';
import { ExpenseDialog } from './expense-dialog.tsx';

/** What a team may still do about a receipt of theirs. */
export function ReceiptActs({
  view,
  expense,
  look = 'secondary',
  onDone,
}: {
  view: AgreementView;
  expense: ExpenseView;
  look?: 'primary' | 'secondary';
  onDone?: () => void;
}) {
  const t = useAgreementsText();
  const { busy, change } = useChange(view.id);
  const [mending, setMending] = useState(false);
  const { supplier, events } = expense;
  const size = look === 'primary' ? 'base' : 'm';
  const withdraw = async () => {
    const params = { id: view.id, item: expense.id };
    if (await change(() => agreements.moveExpense({ params, body: { event: 'withdraw' } }))) {
      onDone?.();
    }
  };
  return (
    <span className="row row-wrap g2">
      {events.includes('resend') ? (
        <Button
          size={size}
          variant={look}
          aria-label={t('mendOf', { what: supplier })}
          onClick={() => setMending(true)}
        >
          {t('mend')}
        </Button>
      ) : null}
      {events.includes('withdraw') ? (
        <Button
          size={size}
          variant="ghost"
          busy={busy}
          aria-label={t('withdrawOf', { what: supplier })}
          onClick={() => void withdraw()}
        >
          {t('withdraw')}
        </Button>
      ) : null}
      {mending ? (
        <ExpenseDialog view={view} expense={expense} onClose={() => setMending(false)} />
      ) : null}
    </span>
  );
}
