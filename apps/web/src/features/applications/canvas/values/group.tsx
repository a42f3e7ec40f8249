import type { GroupValue, Value } from '@app/domain/applications/form/values';
import { applied, type Next } from '../canvas-context.tsx';
import s from './fields.module.css';
import { ValueField } from './value-field.tsx';
import type { ValueProps } from './value-props.ts';

type Parts = Readonly<Record<string, unknown>>;

/** Two of them stand side by side. */
export const isShort = (value: Value): boolean =>
  value.kind === 'text'
    ? value.max <= 80 && !value.lines
    : ['choice', 'day', 'money', 'number'].includes(value.kind);

/** The fields of an item that are asked for now; short ones in pairs. */
export function GroupFields({ path, value, current, onChange }: ValueProps<Parts, GroupValue>) {
  return (
    <div className={s.group}>
      {Object.entries(value.fields)
        .filter(([, one]) => one.kind !== 'id' && (!one.with || current[one.with] === true))
        .map(([key, one]) => (
          <div key={key} className={isShort(one) ? undefined : s.whole}>
            <ValueField
              path={`${path}.${key}`}
              value={one}
              current={current[key]}
              onChange={(next: Next<unknown>) =>
                onChange((now) => ({ ...now, [key]: applied(next, now[key]) }))
              }
            />
          </div>
        ))}
    </div>
  );
}
