import { Avatar } from '@app/ui/avatar';
import { TextArea } from '@app/ui/text-area';
import {
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { mentionAt, withMention } from './mention.ts';
import s from './mention-text.module.css';

export interface Suggestion {
  readonly id: string;
  readonly name: string;
  readonly picture?: string | null;
  /** Below the name. */
  readonly about?: string | null;
}

export interface Suggestions<S extends Suggestion> {
  /** What the list is called. */
  readonly label: string;
  readonly found: readonly S[];
  /** Said aloud; written where nobody is found. */
  readonly says: string;
}

export interface MentionHandle {
  focus(): void;
  /** Puts something where one writes, and lets one go on behind it. */
  insert(text: string): void;
}

interface MentionTextProps<S extends Suggestion>
  extends Omit<ComponentProps<typeof TextArea>, 'ref' | 'onChange' | 'onBlur'> {
  readonly value: string;
  readonly maxLength: number;
  /** Null while nobody is being mentioned. */
  readonly suggestions: Suggestions<S> | null;
  readonly handle?: Ref<MentionHandle>;
  onValue(value: string): void;
  /** Hears what is typed of a name behind an `@`; null where none is. */
  onTyped(typed: string | null): void;
  onChosen?(one: S): void;
}

/** A text in which people are mentioned: `@` suggests them, arrows and Enter choose. */
export function MentionText<S extends Suggestion>({
  value,
  suggestions,
  handle,
  onValue,
  onTyped,
  onChosen,
  onKeyDown,
  ...rest
}: MentionTextProps<S>) {
  const list = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [place, setPlace] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  /** Where writing goes on once something was put in. */
  const [goOn, setGoOn] = useState<number | null>(null);
  const typed = place === null ? null : mentionAt(value, place);
  const found = suggestions?.found ?? [];
  const current = Math.min(active, found.length - 1);

  const tell = useEffectEvent(onTyped);
  useEffect(() => tell(typed), [typed]);
  useEffect(() => {
    if (goOn === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(goOn, goOn);
    setGoOn(null);
  }, [goOn]);
  useImperativeHandle(
    handle,
    () => ({
      focus: () => area.current?.focus(),
      insert(text) {
        const at = area.current?.selectionStart ?? value.length;
        const until = area.current?.selectionEnd ?? at;
        onValue(`${value.slice(0, at)}${text}${value.slice(until)}`.slice(0, rest.maxLength));
        setGoOn(at + text.length);
        setPlace(at + text.length);
      },
    }),
    [value, onValue, rest.maxLength],
  );

  const choose = (n: number) => {
    const one = found[n];
    if (!one || place === null) return;
    const done = withMention(value, place, one.name);
    onValue(done.text);
    onChosen?.(one);
    setPlace(null);
    setGoOn(done.place);
  };
  const hear = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || suggestions === null) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') setPlace(null);
    else if (found.length === 0) return;
    else if (step !== undefined) setActive((current + step + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(current);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div>
      <TextArea
        {...rest}
        ref={area}
        aria-autocomplete="list"
        aria-controls={found.length > 0 ? list : undefined}
        aria-activedescendant={found.length > 0 ? `${list}-${current}` : undefined}
        value={value}
        onChange={({ target }) => {
          onValue(target.value);
          setPlace(target.selectionStart);
          setActive(0);
        }}
        onKeyDown={hear}
        onBlur={() => setPlace(null)}
      />
      {suggestions && found.length > 0 ? (
        <Options
          id={list}
          {...suggestions}
          current={current}
          onActive={setActive}
          onChoose={choose}
        />
      ) : null}
      <p className={found.length > 0 ? 'visually-hidden' : s.none} role="status">
        {suggestions?.says}
      </p>
    </div>
  );
}

interface OptionsProps extends Pick<Suggestions<Suggestion>, 'label' | 'found'> {
  readonly id: string;
  readonly current: number;
  onActive(n: number): void;
  onChoose(n: number): void;
}

function Options({ id, label, found, current, onActive, onChoose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div ref={list} className={s.options} id={id} role="listbox" aria-label={label}>
      {found.map(({ id: key, name, picture, about }, n) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text hears the keys
        <div
          key={key}
          id={`${id}-${n}`}
          role="option"
          aria-selected={n === current}
          onPointerEnter={() => onActive(n)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(n)}
        >
          <Avatar name={name} src={picture} size="s" />
          <span className="grow">
            <b className="bold block cut">{name}</b>
            {about ? <span className="smaller faint block cut">{about}</span> : null}
          </span>
        </div>
      ))}
    </div>
  );
}
