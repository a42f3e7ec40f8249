import type { SeriesValue } from '@app/domain/applications/form/values';
import { Message } from '@app/ui/field';
import { CountInput } from './number.tsx';
import s from './series.module.css';
import { useMonthNames } from './use-month-names.ts';
import { useFieldProps, type ValueProps } from './value-props.ts';

/** An arcade: an arch as high as its number over each, the highest filled. */
export function SeriesField(props: ValueProps<readonly number[], SeriesValue>) {
  const { path, value, held, onChange } = props;
  const { label, error } = useFieldProps(props);
  const months = useMonthNames(value.length);
  const peak = Math.max(...held);
  return (
    <fieldset className={s.series} id={path} aria-label={label}>
      <div className={s.arcade}>
        {months.map(({ short, long }, n) => {
          const one = held[n] ?? 0;
          return (
            <label
              key={long}
              htmlFor={`${path}.${n}`}
              data-peak={one > 0 && one === peak ? '' : undefined}
            >
              <i style={{ height: peak > 0 ? `${(one / peak) * 54}px` : 0 }} aria-hidden="true" />
              <CountInput
                control={{ id: `${path}.${n}`, 'aria-label': `${label}, ${long}` }}
                value={one}
                onValue={(next) => onChange((now) => now.with(n, next))}
                onOdd={() => undefined}
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
