import './forms.css';
import { createContext, type ReactNode, use, useId } from 'react';
import { cx } from './cx.ts';
import { Message } from './message.tsx';

/** What a field hands to the control inside it. */
export type ControlProps = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

const FieldContext = createContext<ControlProps | null>(null);

/** A control's own attributes win; what it leaves out comes from the field around it. */
export function useControl<P extends object>(props: P): P {
  const field = use(FieldContext);
  return field ? { ...field, ...props } : props;
}

export type FieldProps = {
  label: ReactNode;
  /** Small words after the label: "optional", "340 of 1,200". */
  note?: ReactNode;
  /** Opposite the label; the keyboard comes to it after the control. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** What to write; replaces the hint while it stands. */
  error?: ReactNode;
  /** A good word under the control. */
  success?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
  /** `group` for several controls under one label (radio keys, code). */
  as?: 'field' | 'group';
  id?: string;
  className?: string | undefined;
  children: ReactNode | ((control: ControlProps) => ReactNode);
};

/** Label above, control, one line below. Controls of this package find the field by themselves. */
export function Field(props: FieldProps) {
  const own = useId();
  const id = props.id ?? own;
  const has = Boolean(props.error || props.success || props.hint);
  const control: ControlProps = {
    id,
    ...(has && { 'aria-describedby': `${id}-m` }),
    ...(props.error && { 'aria-invalid': true as const }),
    ...(props.required && { 'aria-required': true as const }),
  };
  const text = (
    <>
      {props.label}
      {props.note ? ' ' : null}
      {props.note ? <small>{props.note}</small> : null}
    </>
  );
  const body = typeof props.children === 'function' ? props.children(control) : props.children;
  const foot = props.error ? (
    <Message tone="bad" id={`${id}-m`}>
      {props.error}
    </Message>
  ) : props.success ? (
    <Message tone="ok" id={`${id}-m`}>
      {props.success}
    </Message>
  ) : has ? (
    <p className="hint" id={`${id}-m`}>
      {props.hint}
    </p>
  ) : null;
  const labelLook = cx('label', props.hideLabel && 'visually-hidden');
  if (props.as === 'group') {
    return (
      <fieldset
        className={cx('form-field', props.className)}
        aria-describedby={has ? `${id}-m` : undefined}
        aria-invalid={props.error ? true : undefined}
      >
        <legend className={cx(labelLook, !props.hideLabel && 'label-group')}>{text}</legend>
        {body}
        {foot}
      </fieldset>
    );
  }
  const label = (
    <label className={labelLook} htmlFor={id}>
      {text}
    </label>
  );
  return (
    <div className={cx('form-field', props.aside ? 'has-aside' : undefined, props.className)}>
      {label}
      <FieldContext value={control}>{body}</FieldContext>
      {props.aside ? <div className="field-aside">{props.aside}</div> : null}
      {foot}
    </div>
  );
}
