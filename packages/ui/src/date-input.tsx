import './forms.css';
import { type FocusEvent, useRef, useState } from 'react';
import { readDate, writeDate } from './date-text.ts';
import { IconButton } from './icon-button.tsx';
import { CalendarDays } from './icons.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type DateInputProps = Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
> & {
  /** `2026-11-05`, or nothing. */
  value: string;
  /** Called with each whole day that is typed or picked, else with ''. */
  onValue: (value: string) => void;
  /** Called when the field is left: whether what stands in it is no day. */
  onUnreadable?: (unreadable: boolean) => void;
  /** Name of the button that opens the calendar. */
  pickLabel: string;
  min?: string | undefined;
  max?: string | undefined;
};

/**
 * A day, written day first whatever the browser's own order is; the calendar is the browser's.
 */
export function DateInput(props: DateInputProps) {
  const { value, onValue, onUnreadable, pickLabel, min, max, onBlur, onKeyDown, ...rest } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const settle = (event: FocusEvent<HTMLInputElement>) => {
    const unreadable = draft !== null && draft.trim() !== '' && readDate(draft) === null;
    if (!unreadable) setDraft(null);
    // What stands in the field is not the day that stood there before.
    else if (value !== '') onValue('');
    onUnreadable?.(unreadable);
    onBlur?.(event);
  };
  return (
    <span className="date-field">
      <TextInput
        autoComplete="off"
        // Eight digits are enough; the slashes come by themselves when the field is left.
        inputMode="numeric"
        maxLength={14}
        {...rest}
        value={draft ?? writeDate(value)}
        onChange={(event) => {
          const text = event.target.value;
          setDraft(text);
          const day = text.trim() === '' ? '' : readDate(text);
          if (day === null) return;
          onUnreadable?.(false);
          if (day !== value) onValue(day);
        }}
        onBlur={settle}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.altKey && event.key === 'ArrowDown') calendar.current?.showPicker();
        }}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        min={min}
        max={max}
        onChange={(event) => {
          setDraft(null);
          onUnreadable?.(false);
          onValue(event.target.value);
        }}
      />
      <IconButton label={pickLabel} onClick={() => calendar.current?.showPicker()}>
        <CalendarDays />
      </IconButton>
    </span>
  );
}
