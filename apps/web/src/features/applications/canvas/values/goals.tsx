import { fieldsOf } from '@app/domain/applications/form/form';
import {
  type GoalsValue,
  goalCount,
  type TargetsValue,
} from '@app/domain/applications/form/values';
import { Field } from '@app/ui/field';
import { Check } from '@app/ui/icons';
import { Skeleton } from '@app/ui/skeleton';
import { lazyPart } from '../../../../lib/lazy-parts/lazy-part.tsx';
import { type SdgKey, useSdgText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';
import s from './goals.module.css';
import { useFieldProps, type ValueProps } from './value-props.ts';

/** Their words are many, and wanted by few. */
const Targets = lazyPart(() => import('./goal-targets.tsx'), { waiting: <Skeleton height={64} /> });

const goalNumbers = Array.from({ length: goalCount }, (_, n) => n + 1);

export function GoalsField(props: ValueProps<readonly number[], GoalsValue>) {
  const { path, value, current, onChange } = props;
  const { id, required, hideLabel, ...field } = useFieldProps(props);
  const { form, saver } = useCanvas();
  const sdg = useSdgText();
  const isFull = current.length >= (value.max ?? goalCount);

  const choose = (goal: number, chosen: boolean) => {
    onChange((now) => {
      const others = now.filter((one) => one !== goal);
      return chosen ? [...others, goal].sort((a, b) => a - b) : others;
    });
    if (chosen) return;
    for (const [name, value] of Object.entries(fieldsOf(form))) {
      if (value.kind !== 'targets' || value.goals !== path) continue;
      const targets = saver.read().content[name] as readonly string[];
      saver.change(
        name,
        targets.filter((target) => !target.startsWith(`${goal}.`)),
      );
    }
  };

  return (
    <Field as="group" {...field}>
      <div className={s.goals} id={id}>
        {goalNumbers.map((goal) => (
          <label key={goal}>
            <input
              className="over"
              type="checkbox"
              checked={current.includes(goal)}
              disabled={isFull && !current.includes(goal)}
              onChange={(event) => choose(goal, event.target.checked)}
            />
            <span>
              <b className="tabular">{goal}</b>
              <span className="smaller">{sdg(`${goal}` as SdgKey)}</span>
              <Check />
            </span>
          </label>
        ))}
      </div>
    </Field>
  );
}

/** Of the chosen goals only. */
export function TargetsField(props: ValueProps<readonly string[], TargetsValue>) {
  const goals = useCanvas().content[props.value.goals] as readonly number[];
  return goals.length > 0 ? <Targets {...props} goals={goals} /> : null;
}
