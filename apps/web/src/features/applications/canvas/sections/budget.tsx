import { requestedAmount } from '@app/domain/applications/application.content';
import { emptyBudgetItem, listLimits } from '@app/domain/applications/application.fields';
import { toKm } from '@app/domain/money';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Message } from '@app/ui/field';
import { Plus } from '@app/ui/icons';
import { ProgressBar } from '@app/ui/progress-bar';
import { useState } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useFieldsText } from '../../text.ts';
import { useCanvas, useContentField, useProblem } from '../canvas-context.tsx';
import { toRules } from '../content.ts';
import { FieldFrame } from '../parts/field-frame.tsx';
import { focusSoon } from '../parts/focus.ts';
import { replaced, useUndo, without } from '../parts/list-tools.tsx';
import { TextField } from '../parts/text-field.tsx';
import s from './budget.module.css';
import { type BudgetItem, BudgetLine } from './budget-line.tsx';
import { Contributions } from './contribution-card.tsx';
import sections from './sections.module.css';

export function Budget() {
  return (
    <>
      <Meter />
      <Lines />
      <Contributions />
      <div className={sections.block}>
        <TextField name="ownContribution" hint="ownContributionHint" rows={3} optional />
      </div>
    </>
  );
}

function useRequested(): number {
  const { content } = useCanvas();
  return toKm(requestedAmount(toRules(content)));
}

function Meter() {
  const t = useFieldsText();
  const { km } = useFormat();
  const { call } = useCanvas().draft;
  const requested = useRequested();
  const over = requested - call.maxAmount;
  return (
    <div className={s.meter}>
      <div>
        <p className="number">{km(requested)}</p>
        <p className="sm mut mt2">{t('written')}</p>
      </div>
      <p className={cx('sm mut num', s.limit)}>
        {t('atMost')}
        <br />
        <b className="b ink">{km(call.maxAmount)}</b>
      </p>
      <ProgressBar
        size="thick"
        value={(requested / call.maxAmount) * 100}
        label={t('meter')}
        valueText={t('meterOf', { amount: km(requested), limit: km(call.maxAmount) })}
      />
      <p className={over > 0 ? cx('sm b bad-text', s.note) : cx('sm mut', s.note)}>
        {over > 0
          ? t('aboveCeiling', { amount: km(over) })
          : t('atLeast', { amount: km(call.minAmount) })}
      </p>
    </div>
  );
}

function Lines() {
  const t = useFieldsText();
  const { km } = useFormat();
  const problem = useProblem();
  const undo = useUndo();
  const requested = useRequested();
  const [items, change] = useContentField('budgetBreakdown');
  const [added, setAdded] = useState('');
  const error = problem('budgetBreakdown');

  const add = () => {
    const { amount, ...fresh } = emptyBudgetItem(newId());
    setAdded(fresh.id);
    change((now) => [...now, { ...fresh, amount: toKm(amount) }]);
    focusSoon(`budgetBreakdown.${items.length}.name`);
  };
  const remove = (at: number, gone: BudgetItem) => {
    change((now) => without(now, at));
    undo(gone.name || t('itemN', { n: at + 1 }), () => change((now) => now.toSpliced(at, 0, gone)));
    focusSoon('budgetBreakdown');
  };

  return (
    <FieldFrame field="budgetBreakdown">
      <section aria-label={t('budgetBreakdown')}>
        {items.length === 0 ? (
          <p className="mut">{t('itemsEmpty')}</p>
        ) : (
          <div className={cx(s.line, s.head)} aria-hidden="true">
            <span>{t('item')}</span>
            <span>{t('quantity')}</span>
            <span>{t('amount')}</span>
            <span>{t('total')}</span>
            <span />
          </div>
        )}
        <ul>
          {items.map((item, n) => (
            <li key={item.id}>
              <BudgetLine
                item={item}
                at={n}
                fresh={added === item.id}
                onChange={(next) => change((now) => replaced(now, n, next))}
                onRemove={() => remove(n, item)}
              />
            </li>
          ))}
        </ul>
        {error ? <Message tone="bad">{error}</Message> : null}
        <Button
          id="budgetBreakdown"
          variant="soft"
          size="m"
          className="mt3"
          disabled={items.length >= listLimits.budgetBreakdown}
          onClick={add}
        >
          <Plus />
          {t('addItem')}
        </Button>
        <div className={s.total}>
          <span className="t4">{t('meter')}</span>
          <span className="t3 num">{km(requested)}</span>
        </div>
      </section>
    </FieldFrame>
  );
}
