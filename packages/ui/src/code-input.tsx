import './code.css';
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { useControl } from './field.tsx';

export type CodeInputProps = {
  /** What has been typed so far. */
  value: string;
  onValue: (value: string) => void;
  /** The code became whole, or another whole one was put in its place. */
  onWhole?: (() => void) | undefined;
  length?: number;
  /** `bad` not this one, `dead` takes no more tries, `ok` right. */
  state?: 'bad' | 'dead' | 'ok' | undefined;
  /** Only digits, with the number pad; otherwise A–Z and 0–9. */
  digits?: boolean;
  /** What is typed lands here from the beginning. */
  takesFocus?: boolean;
};

/**
 * One field for a code of few characters, typed, pasted or filled in by the phone. What is typed
 * over a whole code takes the place of what stands there.
 */
export function CodeInput(props: CodeInputProps) {
  const { value, length = 6, digits = false, state, takesFocus = false } = props;
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    // The next try begins with the first key, whether the field had the focus all along or not.
    if (state === 'bad' && document.activeElement === field.current) field.current?.select();
  }, [state]);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = (raw: string, at: number) => {
    const typed = afterTyping(value, raw, at, { length, digits });
    caret.current = typed.caret;
    props.onValue(typed.next);
    if (typed.next.length === length && !typed.mended) props.onWhole?.();
  };
  const control = useControl<ComponentProps<'input'>>({});
  return (
    <input
      {...control}
      ref={field}
      className={cx('code-in', state)}
      data-autofocus={takesFocus || undefined}
      inputMode={digits ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      disabled={state === 'dead'}
      placeholder={'•'.repeat(length)}
      value={value}
      onFocus={(event) => state === 'bad' && event.currentTarget.select()}
      onChange={({ target }) => change(target.value, target.selectionStart ?? length)}
    />
  );
}

const cleaned = (text: string, digits: boolean) =>
  digits ? text.replace(/\D/g, '') : text.replace(/[^a-z0-9]/gi, '').toUpperCase();

/**
 * @param raw what the browser made of the field, with the caret at `at`.
 * @returns `mended`: one character of a whole code was changed, which waits for the button.
 */
export function afterTyping(
  before: string,
  raw: string,
  at: number,
  { length, digits }: { length: number; digits: boolean },
): { next: string; caret: number; mended: boolean } {
  const text = cleaned(raw, digits);
  let start = 0;
  while (start < before.length && before[start] === text[start]) start += 1;
  let end = 0;
  const shorter = Math.min(before.length, text.length) - start;
  while (end < shorter && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  const fresh = text.slice(start, text.length - end);
  const mended = before.length === length && fresh.length <= 1;
  if (text.length <= length) {
    return { next: text, caret: cleaned(raw.slice(0, at), digits).length, mended };
  }
  if (fresh.length >= length) {
    // Of a whole sentence the code is the word of the right length.
    const word = raw.toUpperCase().match(wordOf(length));
    return { next: word?.[0] ?? fresh.slice(0, length), caret: length, mended: false };
  }
  const kept = start === length ? '' : before.slice(0, start);
  const rest = start === length ? '' : before.slice(start + fresh.length);
  const next = (kept + fresh + rest).slice(0, length);
  return { next, caret: Math.min(kept.length + fresh.length, length), mended };
}

const wordOf = (length: number) => new RegExp(`(?<![A-Z0-9])[A-Z0-9]{${length}}(?![A-Z0-9])`);
