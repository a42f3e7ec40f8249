import { requestedAmount } from '@app/domain/applications/application.content';
import { emptyBudgetItem } from '@app/domain/applications/application.fields';
import { toKm } from '@app/domain/money';
import { cx } from '@app/ui/cx';
import { Message } from '@app/ui/field';
import { ProgressBar } from '@app/ui/progress-bar';
import { newId } from '../../../../lib/new-id.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useFieldsText } from '../../text.ts';
import { useCanvas, useContentField, useProblem } from '../canvas-context.tsx';
import { toRules } from '../content.ts';
import { FieldFrame } from '../parts/field-frame.tsx';
import { AddButton, useItems } from '../parts/list-tools.tsx';
import { TextField } from '../parts/text-field.tsx';
import s from './budget.module.css';
import { BudgetLine } from './budget-line.tsx';
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
  const requested = useRequested();
  const field = useContentField('budgetBreakdown');
  const [items] = field;
  const error = problem('budgetBreakdown');
  const list = useItems('budgetBreakdown', field, ({ name }, at) =>
    name === '' ? t('itemN', { n: at + 1 }) : name,
  );
  const add = () => {
    const { amount, ...fresh } = emptyBudgetItem(newId());
    list.add({ ...fresh, offers: [], amount: toKm(amount) }, 'name');
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
              <BudgetLine item={item} at={n} fresh={list.isAdded(item)} {...list.at(n, item)} />
            </li>
          ))}
        </ul>
        {error ? <Message tone="bad">{error}</Message> : null}
        <AddButton field="budgetBreakdown" count={items.length} className="mt3" onClick={add}>
          {t('addItem')}
        </AddButton>
        <div className={s.total}>
          <span className="t4">{t('meter')}</span>
          <span className="t3 num">{km(requested)}</span>
        </div>
      </section>
    </FieldFrame>
  );
}
