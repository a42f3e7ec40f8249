import { finderTexts } from '@app/messages/finder';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { caches } from '../queries/caches.ts';
import { textsFor } from '../texts/text.ts';
import s from './finder.module.css';
import { useSettled } from './settled.ts';

const useFinderText = textsFor('finder', finderTexts);

interface Findings<T> {
  readonly items: readonly T[];
  /** Whether there are more than were asked for. */
  readonly more: boolean;
}

interface FinderProps<T> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Of what is found, for the cache of answers. */
  readonly kind: string;
  find(typed: string, signal: AbortSignal): Promise<Findings<T>>;
  readonly row: (one: T) => ReactNode;
  onChoose(one: T): void;
}

/** A field that finds members while one types; arrows, Enter and Escape do what they do in lists. */
export function Finder<T extends { readonly id: string }>(props: FinderProps<T>) {
  const { label, hint, kind, find, row, onChoose } = props;
  const t = useFinderText();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const searchTerm = useSettled(typed.trim());
  const query = useQuery({
    queryKey: [kind, 'find', searchTerm],
    queryFn: ({ signal }) => find(searchTerm, signal),
    enabled: searchTerm.length >= 2,
    ...caches.search,
  });
  const found = searchTerm.length >= 2 ? (query.data?.items ?? []) : [];
  const shown = open && typed.trim().length >= 2;
  const current = Math.min(active, found.length - 1);

  const choose = (one: T | undefined) => {
    if (!one) return;
    setTyped('');
    setOpen(false);
    onChoose(one);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    }
    if (event.key === 'Enter' && shown) {
      event.preventDefault();
      choose(found[current]);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    if (shown && found.length > 0) setActive((current + step + found.length) % found.length);
  };

  return (
    <div className="relative">
      <Field label={label} hint={hint ?? t('findHint')}>
        {(control) => (
          <TextInput
            {...control}
            role="combobox"
            aria-expanded={shown}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={shown && found[current] ? `${list}-${current}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(0);
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
          />
        )}
      </Field>
      <Found
        id={list}
        shown={shown}
        found={found}
        label={label}
        row={row}
        more={query.data?.more ?? false}
        state={
          query.isError ? 'failed' : query.isSuccess && searchTerm === typed.trim() ? 'done' : 'on'
        }
        current={current}
        onActive={setActive}
        onChoose={choose}
      />
    </div>
  );
}

interface FoundProps<T> {
  readonly id: string;
  readonly label: string;
  readonly shown: boolean;
  readonly found: readonly T[];
  readonly more: boolean;
  readonly state: 'on' | 'done' | 'failed';
  readonly current: number;
  readonly row: (one: T) => ReactNode;
  onActive(place: number): void;
  onChoose(one: T): void;
}

function Found<T extends { readonly id: string }>(props: FoundProps<T>) {
  const { id, label, shown, found, more, state, current, row, onActive, onChoose } = props;
  const t = useFinderText();
  const says = () => {
    if (!shown) return '';
    if (state === 'failed') return t('findFailed');
    if (state === 'on') return t('finding');
    if (found.length === 0) return t('foundNone');
    return more ? t('foundMany', { count: found.length }) : t('people', { count: found.length });
  };
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div ref={box} className={s.options} hidden={!shown}>
      <div id={id} role="listbox" aria-label={label}>
        {found.map((one, place) => (
          <div
            key={one.id}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === current}
            onPointerMove={() => onActive(place)}
            // The field would lose the focus, and the list with it, before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(one)}
            onKeyDown={undefined}
          >
            {row(one)}
          </div>
        ))}
      </div>
      <p role="status">{says()}</p>
    </div>
  );
}
