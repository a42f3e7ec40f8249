import { cx } from '@app/ui/cx';
import { Check } from '@app/ui/icons';
import { useWrong } from '../editor-context.tsx';
import s from './choices.module.css';

interface ChoicesProps<V extends string> {
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: readonly V[];
  onValue(value: V[]): void;
  readonly disabled: boolean;
}

/** Any number of a few things. */
export function CallChoices<V extends string>(props: ChoicesProps<V>) {
  const { path, label, hint, options, value, onValue, disabled } = props;
  const wrong = useWrong()(path);
  const said = wrong ?? hint;
  return (
    <fieldset
      className="form-field"
      data-field={path.split('.')[0]}
      aria-describedby={said ? `${path}-m` : undefined}
    >
      <legend className="label label-group">{label}</legend>
      <div id={path} className="cluster">
        {options.map((option) => {
          const on = value.includes(option.value);
          return (
            <label key={option.value} className={s.pill}>
              <input
                type="checkbox"
                className="visually-hidden"
                checked={on}
                disabled={disabled}
                onChange={() =>
                  onValue(
                    on ? value.filter((one) => one !== option.value) : [...value, option.value],
                  )
                }
              />
              {on ? <Check /> : null}
              {option.label}
            </label>
          );
        })}
      </div>
      {said ? (
        <p id={`${path}-m`} className={cx(wrong ? 'message bad' : 'hint')}>
          {said}
        </p>
      ) : null}
    </fieldset>
  );
}
