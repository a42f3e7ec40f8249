import { commentLimits } from '@app/domain/comments/comment';
import { Avatar } from '@app/ui/avatar';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { mentionAt, suggested, withMention } from '../../../lib/mention.ts';
import { usePeople } from '../queries.ts';
import { useCommentsText } from '../text.ts';
import s from './comments.module.css';

interface MentionAreaProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  readonly autoFocus?: boolean;
  onValue(value: string): void;
  onSend(): void;
}

/** A text in which readers are mentioned: `@` suggests them, arrows and Enter choose. */
export function MentionArea(props: MentionAreaProps) {
  const { label, hint, error, value, autoFocus, onValue, onSend } = props;
  const t = useCommentsText();
  const list = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [place, setPlace] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  /** Where writing goes on once the chosen name stands. */
  const [goOn, setGoOn] = useState<number | null>(null);
  const typed = place === null ? null : mentionAt(value, place);
  const people = usePeople(typed !== null).data?.items ?? [];
  const found = typed === null ? [] : suggested(people, typed);
  const current = Math.min(active, found.length - 1);

  useEffect(() => {
    if (goOn === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(goOn, goOn);
    setGoOn(null);
  }, [goOn]);
  useEffect(() => {
    if (autoFocus) area.current?.focus();
  }, [autoFocus]);

  const choose = (n: number) => {
    const one = found[n];
    if (!one || place === null) return;
    const done = withMention(value, place, one.name);
    onValue(done.text);
    setPlace(null);
    setGoOn(done.place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSend();
    }
    if (found.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((current + step + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(current);
    else if (event.key === 'Escape') setPlace(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={s.mention}>
      <Field label={label} hint={hint} error={error} required>
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            rows={3}
            maxLength={commentLimits.text}
            aria-autocomplete="list"
            aria-controls={found.length > 0 ? list : undefined}
            aria-activedescendant={found.length > 0 ? `${list}-${current}` : undefined}
            value={value}
            onChange={({ target }) => {
              onValue(target.value);
              setPlace(target.selectionStart);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setPlace(null)}
          />
        )}
      </Field>
      {found.length > 0 ? (
        <div className={s.options} id={list} role="listbox" aria-label={t('suggestions')}>
          {found.map(({ name, fromTeam }, n) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text hears the keys
            <div
              key={`${name} ${fromTeam}`}
              id={`${list}-${n}`}
              role="option"
              aria-selected={n === current}
              onPointerEnter={() => setActive(n)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(n)}
            >
              <Avatar name={name} size="s" />
              <span className="grow">{name}</span>
              <span className="xs sub">{t(fromTeam ? 'fromTeam' : 'fromBank')}</span>
            </div>
          ))}
        </div>
      ) : null}
      <p className="vh" role="status">
        {found.length > 0 ? t('found', { count: found.length }) : ''}
      </p>
    </div>
  );
}
