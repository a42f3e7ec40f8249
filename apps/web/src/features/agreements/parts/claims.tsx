import type {
  AgreementView,
  ExpenseView,
  MilestoneView,
} from '@app/contracts/agreements/agreements.schemas';
import { readKm } from '@app/domain/money';
import { cx } from '@app/ui/cx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAgreementsText, useEvidenceText } from '../text.ts';
import s from './claims.module.css';

/** What a receipt is said to be, line by line, and where its amount stands in its line. */
export function ReceiptClaim({ view, expense }: { view: AgreementView; expense: ExpenseView }) {
  const t = useAgreementsText();
  const e = useEvidenceText();
  const { km, longDate, dayOf } = useFormat();
  const { amount, spentOn, supplier, what, state, reason, overReason, sent, decided } = expense;
  const line = view.lines.find(({ id }) => id === expense.lineId);
  return (
    <>
      <div>
        <p className="smaller faint">{e('saysOn', { name: sent.by, day: dayOf(sent.at) })}</p>
        <p className={cx('break', s.said)}>{what || line?.name}</p>
      </div>
      <dl className={s.facts}>
        <div>
          <dt>{t('amount')}</dt>
          <dd className="tabular">{km(amount)}</dd>
        </div>
        <div>
          <dt>{t('spentOn')}</dt>
          <dd className="tabular">{longDate(spentOn)}</dd>
        </div>
        <div>
          <dt>{t('supplier')}</dt>
          <dd className="break">{supplier}</dd>
        </div>
      </dl>
      {line ? <InLine line={line} amount={amount} counts={state !== 'returned'} /> : null}
      {overReason ? <p className="small">{t('overBecause', { reason: overReason })}</p> : null}
      {state === 'returned' ? (
        <p className="small bad-text">{t('returnedBecause', { reason })}</p>
      ) : null}
      {state === 'accepted' || state === 'sent' ? (
        <p className="small muted">{t(`receipt_${state}`, { name: decided?.by ?? '' })}</p>
      ) : null}
    </>
  );
}

/** `counts`: whether what was spent of the line holds the amount already. */
function InLine({
  line,
  amount,
  counts,
}: {
  line: AgreementView['lines'][number];
  amount: number;
  counts: boolean;
}) {
  const t = useAgreementsText();
  const e = useEvidenceText();
  const { km } = useFormat();
  const [own, spent, promised] = [readKm(amount), readKm(line.spent), readKm(line.promised)];
  const before = counts ? spent - own : spent;
  const left = promised - before - own;
  const inKm = (fening: number) => km(fening / 100);
  const whole = Math.max(promised, before + own, 1);
  const within = Math.max(0, Math.min(own, promised - before));
  const part = (fening: number) => ({ width: `${(fening / whole) * 100}%` });
  return (
    <div>
      <p className="row between small">
        <b>
          {t('line')}: {line.name}
        </b>
        <span className="tabular muted">{e('lineOf', { amount: km(line.promised) })}</span>
      </p>
      <div className={s.bar} aria-hidden="true">
        <i style={part(before)} />
        <i className={s.own} style={part(within)} />
        <i className={s.over} style={part(own - within)} />
      </div>
      <p className="smaller faint">
        {e(left < 0 ? 'lineOver' : 'lineRest', {
          before: inKm(before),
          with: inKm(before + own),
          left: inKm(left),
          over: inKm(-left),
        })}
      </p>
    </div>
  );
}

/** What a step promised, and what the team says of it. */
export function StepClaim({ step }: { step: MilestoneView }) {
  const t = useAgreementsText();
  const e = useEvidenceText();
  const { longDate } = useFormat();
  const { title, what, note, dueOn, state, late, reason } = step;
  return (
    <>
      {note ? (
        <div>
          <p className="smaller faint">{e('says')}</p>
          <p className={cx('break', s.said)}>{note}</p>
        </div>
      ) : null}
      <dl className={s.facts}>
        <div>
          <dt>{e('promisedStep')}</dt>
          <dd className="break">
            {title}
            {what ? <span className="small muted block">{what}</span> : null}
          </dd>
        </div>
        <div>
          <dt>{t('dueOn')}</dt>
          <dd className={cx('tabular', late && 'bad-text')}>{longDate(dueOn)}</dd>
        </div>
      </dl>
      <p className={cx('small', state === 'returned' ? 'bad-text' : 'muted')}>
        {state === 'returned' ? t('returnedBecause', { reason }) : t(`step_${state}`)}
      </p>
    </>
  );
}

/** What the report says of what can be seen. */
export function PictureClaim({ report, name }: { report: AgreementView['report']; name: string }) {
  const t = useAgreementsText();
  return (
    <>
      <p className="bold break">{name}</p>
      {report.done ? (
        <div>
          <h3 className="title-4">{t('done')}</h3>
          <p className="mt2 lines break">{report.done}</p>
        </div>
      ) : null}
    </>
  );
}
