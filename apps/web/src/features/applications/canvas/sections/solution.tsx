import { Message } from '@app/ui/field';
import { moved, RowTools, replaced, useUndo, without } from '../../../../lib/list-rows.tsx';
import { useFieldsText } from '../../text.ts';
import { useContentField, useProblem } from '../canvas-context.tsx';
import { FieldFrame } from '../parts/field-frame.tsx';
import { focusSoon } from '../parts/focus.ts';
import { AddButton, useRowKeys } from '../parts/list-tools.tsx';
import { ItemText } from '../parts/text-field.tsx';
import s from './solution.module.css';

export function Solution() {
  const t = useFieldsText();
  const problem = useProblem();
  const undo = useUndo();
  const [steps, change] = useContentField('solutionSteps');
  const rows = useRowKeys(steps.length);
  const error = problem('solutionSteps');

  const add = () => {
    change((now) => [...now, '']);
    focusSoon(`solutionSteps.${steps.length}`);
  };
  const remove = (at: number) => {
    const gone = steps[at] ?? '';
    rows.remove(at);
    change((now) => without(now, at));
    undo(t('step', { n: at + 1 }), () => change((now) => now.toSpliced(at, 0, gone)));
    focusSoon(at > 0 ? `solutionSteps.${at - 1}` : 'solutionSteps');
  };
  const move = (from: number, to: number) => {
    rows.move(from, to);
    change((now) => moved(now, from, to));
  };

  return (
    <FieldFrame field="solutionSteps">
      {steps.length === 0 ? <p className="mut">{t('stepsEmpty')}</p> : null}
      <ol className={s.steps}>
        {steps.map((step, n) => (
          <li key={rows.keys[n]}>
            <span className="st num" aria-hidden="true">
              {n + 1}
            </span>
            <ItemText
              path={`solutionSteps.${n}`}
              label={t('step', { n: n + 1 })}
              hideLabel
              rows={1}
              required
              value={step}
              onValue={(value) => change((now) => replaced(now, n, value))}
            />
            <RowTools
              what={t('step', { n: n + 1 })}
              at={n}
              total={steps.length}
              onMove={(to) => move(n, to)}
              onRemove={() => remove(n)}
            />
          </li>
        ))}
      </ol>
      {error ? <Message tone="bad">{error}</Message> : null}
      <AddButton field="solutionSteps" count={steps.length} className="mt4" onClick={add}>
        {t('addStep')}
      </AddButton>
    </FieldFrame>
  );
}
