import { addFening, toKm } from '@app/domain/money';
import { cx } from '@app/ui/cx';
import { Message } from '@app/ui/message';
import { ProgressBar } from '@app/ui/progress-bar';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useFieldsText } from '../../text.ts';
import { useCanvas, useProblem, useSay } from '../canvas-context.tsx';
import { AddButton, type ListProps, useRows } from '../values/list-tools.tsx';
import s from './budget.module.css';
import { BudgetLine, type Line, lineTotal } from './budget-line.tsx';

/** Where the budget is the grant itself: how near it is to what the call gives at most. */
export function Meter() {
  const t = useFieldsText();
  const { km } = useFormat();
  const { about, draft } = useCanvas();
  const { call } = draft;
  const requested = toKm(about.requestedAmount);
  const over = requested - call.maxAmount;
  return (
    <div className={s.meter}>
      <div>
        <p className="number">{km(requested)}</p>
        <p className="small muted mt2">{t('written')}</p>
      </div>
      <p className="small muted tabular text-end">
        {t('atMost')}
        <br />
        <b className="bold ink">{km(call.maxAmount)}</b>
      </p>
      <ProgressBar
        size="thick"
        value={(requested / call.maxAmount) * 100}
        label={t('meter')}
        valueText={t('meterOf', { amount: km(requested), limit: km(call.maxAmount) })}
      />
      <p className={over > 0 ? 'small bold bad-text' : 'small muted'}>
        {over > 0
          ? t('aboveCeiling', { amount: km(over) })
          : t('atLeast', { amount: km(call.minAmount) })}
      </p>
    </div>
  );
}

/** A table of lines with their sum. */
export function BudgetField(props: ListProps<Line>) {
  const { path, value, current } = props;
  const t = useFieldsText();
  const say = useSay();
  const { km } = useFormat();
  const error = useProblem()(path);
  const { rows, add } = useRows(props);
  const total = addFening(...current.map((line) => lineTotal(value.item, line)));
  return (
    <section aria-label={say(path)}>
      {current.length > 0 ? (
        <div className={cx(s.line, s.head)} aria-hidden="true">
          <span>{say(`${path}.name`)}</span>
          <span>{say(`${path}.quantity`)}</span>
          <span>{say(`${path}.amount`)}</span>
          <span>{t('total')}</span>
          <span />
        </div>
      ) : say.has(`${path}.empty`) ? (
        <p className="muted">{say(`${path}.empty`)}</p>
      ) : null}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <BudgetLine {...row} />
          </li>
        ))}
      </ul>
      {error ? <Message tone="bad">{error}</Message> : null}
      <AddButton path={path} value={value} count={current.length} onAdd={add} />
      <div className={s.total}>
        <span className="title-4">{t('total')}</span>
        <span className="title-3 tabular">{km(toKm(total))}</span>
      </div>
    </section>
  );
}
