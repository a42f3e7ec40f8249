import type { SeriesValue } from '@app/domain/applications/form/values';
import { Message } from '@app/ui/message';
import { useMonthName } from '../../figures/months.ts';
import { useCanvas } from '../canvas-context.tsx';
import { CountInput, useNumberProblem } from './number.tsx';
import s from './series.module.css';
import { useFieldProps, type ValueProps } from './value-props.ts';

/** An arcade: an arch as high as its number over each, the highest filled. */
export function SeriesField(props: ValueProps<readonly number[], SeriesValue>) {
  const { path, value, current, onChange } = props;
  const { label } = useFieldProps(props);
  const { error, setOdd } = useNumberProblem(path, true);
  const monthOf = useMonthName(useCanvas().about.startsOn);
  const peak = Math.max(...current);
  return (
    <fieldset className="shrinks" id={path} aria-label={label}>
      <div className={s.arcade}>
        {Array.from({ length: value.length }, (_, n) => {
          const { short, full } = monthOf(n + 1);
          const one = current[n] ?? 0;
          return (
            <label
              key={full}
              htmlFor={`${path}.${n}`}
              data-peak={one > 0 && one === peak ? '' : undefined}
            >
              <i style={{ height: peak > 0 ? `${(one / peak) * 54}px` : 0 }} aria-hidden="true" />
              <CountInput
                control={{ id: `${path}.${n}`, 'aria-label': `${label}, ${full}` }}
                value={one}
                onValue={(next) => onChange((now) => now.with(n, next))}
                onOdd={setOdd}
              />
              <span aria-hidden="true">{short}</span>
            </label>
          );
        })}
      </div>
      {error ? <Message tone="bad">{error}</Message> : null}
    </fieldset>
  );
}
