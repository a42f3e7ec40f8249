import './code.css';
import { type ClipboardEvent, type InputEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { cx } from './cx.ts';

export type CodeInputProps = {
  /** What has been typed so far. */
  value: string;
  onValue: (value: string) => void;
  /** No place is empty, after the last of them was filled or all were typed over. */
  onWhole?: (() => void) | undefined;
  length?: number;
  /** `bad` red arcade, `ok` green. */
  state?: 'bad' | 'ok' | undefined;
  /** Name of the group. */
  label: string;
  /** Name of one place: (1, 6) → "Character 1 of 6". */
  charLabel: (place: number, of: number) => string;
  /** Only digits, with the number pad; otherwise A–Z and 0–9. */
  digits?: boolean;
  disabled?: boolean;
  /** What is typed lands here from the beginning. */
  takesFocus?: boolean;
  describedBy?: string;
};

/** One arch for each character; typing moves on, pasting fills all. */
export function CodeInput(props: CodeInputProps) {
  const { value, length = 6, digits = false } = props;
  const row = useRef<HTMLDivElement>(null);
  /** Places typed since the code was whole. */
  const typedOver = useRef(new Set<number>());
  const clean = (text: string) =>
    (digits ? text.replace(/\D/g, '') : text.replace(/[^a-z0-9]/gi, '').toUpperCase()).slice(
      0,
      length,
    );
  const focus = (place: number) => {
    const all = row.current?.querySelectorAll('input');
    all?.[Math.min(Math.max(place, 0), length - 1)]?.focus();
  };
  const { takesFocus = false } = props;
  useEffect(() => {
    if (takesFocus) row.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const put = (place: number, text: string) => {
    const typed = clean(text);
    const next = clean(value.slice(0, place) + typed + value.slice(place + typed.length));
    props.onValue(next);
    if (!typed) return;
    focus(place + typed.length);
    for (let n = 0; n < typed.length; n += 1) typedOver.current.add(place + n);
    const whole = next.length === length;
    if (!whole || (value.length === length && typedOver.current.size < length)) return;
    typedOver.current.clear();
    props.onWhole?.();
  };
  /** The browser does not report a character that is typed over itself. */
  const again = (event: InputEvent<HTMLInputElement>, place: number) => {
    const typed = clean(event.data ?? '');
    if (typed.length !== 1 || typed !== value[place]) return;
    event.preventDefault();
    put(place, typed);
  };
  const erase = (event: KeyboardEvent<HTMLInputElement>, place: number) => {
    if (event.key === 'ArrowLeft') focus(place - 1);
    if (event.key === 'ArrowRight') focus(Math.min(place + 1, value.length));
    if (event.key !== 'Backspace') return;
    event.preventDefault();
    const at = value[place] ? place : place - 1;
    if (at < 0) return;
    props.onValue(value.slice(0, at) + value.slice(at + 1));
    focus(at);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, place: number) => {
    event.preventDefault();
    const text = clean(event.clipboardData.getData('text'));
    put(text.length === length ? 0 : place, text);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the arcade's grid
    <div
      ref={row}
      className={cx('code', props.state)}
      role="group"
      aria-label={props.label}
      data-autofocus={takesFocus || undefined}
    >
      {Array.from({ length }, (_, place) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed
          key={place}
          aria-label={props.charLabel(place + 1, length)}
          aria-describedby={props.describedBy}
          aria-invalid={props.state === 'bad' || undefined}
          className={cx(value[place] && 'has')}
          inputMode={digits ? 'numeric' : 'text'}
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          disabled={props.disabled}
          value={value[place] ?? ''}
          onFocus={(event) => event.currentTarget.select()}
          onBeforeInput={(event) => again(event, place)}
          onKeyDown={(event) => erase(event, place)}
          onPaste={(event) => paste(event, place)}
          onChange={(event) => put(place, event.target.value)}
        />
      ))}
    </div>
  );
}
