import { callLimits } from '@app/domain/calls/call.content';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { Check, CircleExclamationPoint, Minus, Plus } from '@app/ui/icons';
import { Switch } from '@app/ui/switch';
import { RowTools } from '../../../lib/form/list-rows.tsx';
import { newId } from '../../../lib/new-id.ts';
import { useField, useWritable } from '../editor-context.tsx';
import { Count } from '../parts/plain.tsx';
import { Add, useRows } from '../parts/rows.tsx';
import { LocalizedField } from '../parts/words.tsx';
import { useFieldText } from '../text.ts';
import s from './rubric.module.css';
import { RubricArch } from './rubric-arch.tsx';
import sections from './sections.module.css';

/** The step of a press; a weight of 1 to 100 is typed. */
const step = 5;
const within = (weight: number) => Math.min(100, Math.max(1, weight));

export function Rubric() {
  const t = useFieldText();
  const writable = useWritable()('rubric');
  const field = useField('rubric');
  const [criteria, change] = field;
  const rows = useRows('rubric', field);
  const [quorum, setQuorum] = useField('quorum');
  const [blind, setBlind] = useField('blind');
  const weigh = (at: number, by: number) =>
    change((now) =>
      now.map((one, n) => (n === at ? { ...one, weight: within(one.weight + by) } : one)),
    );
  return (
    <div className={s.rubric} data-field="rubric">
      <div className={s.picture}>
        <RubricArch weights={criteria.map(({ weight }) => weight)} />
      </div>
      <div>
        {criteria.map((criterion, n) => {
          const name = criterion.name.bhs || criterion.name.en || t('criterion', { n: n + 1 });
          const { onChange, onMove, onRemove } = rows.at(n, criterion, name);
          return (
            <div key={criterion.key} className={s.criterion} id={`rubric.${n}`}>
              <LocalizedField
                path={`rubric.${n}.name`}
                label={t('criterion', { n: n + 1 })}
                hideLabel
                value={criterion.name}
                onValue={(text) => onChange({ ...criterion, name: text })}
                disabled={!writable}
              />
              <span className={s.weight}>
                <IconButton
                  label={t('weightLess', { name })}
                  disabled={!writable || criterion.weight <= 1}
                  onClick={() => weigh(n, -Math.min(step, criterion.weight - 1))}
                >
                  <Minus />
                </IconButton>
                <b className="tabular">{criterion.weight}</b>
                <IconButton
                  label={t('weightMore', { name })}
                  disabled={!writable || criterion.weight >= 100}
                  onClick={() => weigh(n, criterion.weight === 1 ? step - 1 : step)}
                >
                  <Plus />
                </IconButton>
              </span>
              {writable ? (
                <RowTools
                  what={name}
                  at={n}
                  total={criteria.length}
                  onMove={onMove}
                  onRemove={onRemove}
                />
              ) : null}
            </div>
          );
        })}
        <Balance />
        <details className={s.guidance}>
          <summary className="go">{t('guidances')}</summary>
          <div className={sections.form}>
            {criteria.map((criterion, n) => (
              <LocalizedField
                key={criterion.key}
                path={`rubric.${n}.guidance`}
                label={criterion.name.bhs || t('criterion', { n: n + 1 })}
                value={criterion.guidance}
                onValue={(guidance) =>
                  change((now) => now.map((one, at) => (at === n ? { ...one, guidance } : one)))
                }
                rows={2}
                disabled={!writable}
              />
            ))}
          </div>
        </details>
        <div className={sections.three}>
          <Count<number>
            path="quorum"
            label={t('f_quorum')}
            hint={t('quorumHint')}
            value={quorum}
            empty={1}
            min={1}
            max={callLimits.quorum}
            onValue={setQuorum}
            disabled={!writable}
          />
        </div>
        <div data-field="blind" id="blind">
          <Switch checked={blind} onChecked={setBlind} disabled={!writable}>
            {t('f_blind')}
          </Switch>
          <p className="hint">{t('blindHint')}</p>
        </div>
      </div>
    </div>
  );
}

/** What the weights lack, or have too much of, and one press that mends it. */
function Balance() {
  const t = useFieldText();
  const writable = useWritable()('rubric');
  const field = useField('rubric');
  const [criteria, change] = field;
  const rows = useRows('rubric', field);
  const rest = 100 - criteria.reduce((sum, { weight }) => sum + weight, 0);
  const lightest = criteria.reduce<number>(
    (at, { weight }, n) => (weight < (criteria[at]?.weight ?? 101) ? n : at),
    0,
  );
  const heaviest = criteria.reduce<number>(
    (at, { weight }, n) => (weight > (criteria[at]?.weight ?? 0) ? n : at),
    0,
  );
  const at = rest > 0 ? lightest : heaviest;
  const target = criteria[at];
  const mended = target ? target.weight + rest : 0;
  const name = target ? target.name.bhs || target.name.en || t('criterion', { n: at + 1 }) : '';
  return (
    <div className={s.balance}>
      <span className={cx('small row g1', rest === 0 ? 'ok-text' : 'warn-text')} role="status">
        {rest === 0 ? <Check /> : <CircleExclamationPoint />}
        {rest === 0 ? t('closed') : rest > 0 ? t('short', { n: rest }) : t('over', { n: -rest })}
      </span>
      <span className="row row-wrap g2">
        <Add
          path="rubric.add"
          count={criteria.length}
          max={callLimits.rubric.max}
          onAdd={() =>
            rows.add({
              key: newId(),
              name: { bhs: '', en: '' },
              guidance: { bhs: '', en: '' },
              weight: within(rest),
            })
          }
        >
          {t('addCriterion')}
        </Add>
        {writable && target && rest !== 0 && mended >= 1 ? (
          <Button
            size="m"
            onClick={() =>
              change((now) => now.map((one, n) => (n === at ? { ...one, weight: mended } : one)))
            }
          >
            {rest > 0 ? t('giveTo', { n: rest, name }) : t('takeFrom', { n: -rest, name })}
          </Button>
        ) : null}
      </span>
    </div>
  );
}
