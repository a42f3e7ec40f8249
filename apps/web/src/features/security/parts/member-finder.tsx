import type { AdminMember } from '@app/contracts/security/security.schemas';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { findQuery, foundAtMost } from '../queries.ts';
import s from '../security.module.css';
import { useSecurityText } from '../text.ts';
import { Who } from './who.tsx';

/** Milliseconds after the last letter before it is searched. */
const pause = 200;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface MemberFinderProps {
  readonly label: string;
  readonly hint?: string | undefined;
  onMember(member: AdminMember): void;
}

/** A field that finds members while one types; arrows, Enter and Escape do what they do in lists. */
export function MemberFinder({ label, hint, onMember }: MemberFinderProps) {
  const t = useSecurityText();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const asked = useSettled(typed.trim());
  const query = useQuery(findQuery(asked));
  const found = asked.length >= 2 ? (query.data?.items ?? []) : [];
  const shown = open && typed.trim().length >= 2;
  const current = Math.min(active, found.length - 1);

  const choose = (member: AdminMember | undefined) => {
    if (!member) return;
    setTyped('');
    setOpen(false);
    onMember(member);
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
    <div className={s.finder}>
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
        more={Boolean(query.data?.next)}
        state={query.isError ? 'failed' : query.isSuccess && asked === typed.trim() ? 'done' : 'on'}
        current={current}
        onActive={setActive}
        onChoose={choose}
      />
    </div>
  );
}

interface FoundProps {
  readonly id: string;
  readonly shown: boolean;
  readonly found: readonly AdminMember[];
  readonly more: boolean;
  readonly state: 'on' | 'done' | 'failed';
  readonly current: number;
  onActive(place: number): void;
  onChoose(member: AdminMember): void;
}

function Found({ id, shown, found, more, state, current, onActive, onChoose }: FoundProps) {
  const t = useSecurityText();
  const says = () => {
    if (!shown) return '';
    if (state === 'failed') return t('findFailed');
    if (state === 'on') return t('finding');
    if (found.length === 0) return t('foundNone');
    return more ? t('foundMany', { count: foundAtMost }) : t('found', { count: found.length });
  };
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div ref={box} className={s.options} hidden={!shown}>
      <div id={id} role="listbox" aria-label={t('find')}>
        {found.map((member, place) => (
          <div
            key={member.id}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === current}
            onPointerMove={() => onActive(place)}
            // The field would lose the focus, and the list with it, before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(member)}
            onKeyDown={undefined}
          >
            <Who member={member} />
          </div>
        ))}
      </div>
      <p role="status">{says()}</p>
    </div>
  );
}
