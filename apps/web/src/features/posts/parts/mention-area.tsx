import type { NetworkPerson } from '@app/contracts/network/network.schemas';
import { postLimits } from '@app/domain/posts/post';
import { Avatar } from '@app/ui/avatar';
import { TextArea } from '@app/ui/text-area';
import { useQuery } from '@tanstack/react-query';
import {
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { caches } from '../../../lib/caches.ts';
import { mentionAt, withMention } from '../../../lib/mention.ts';
import { posts } from '../client.ts';
import { searchedMention } from '../content.ts';
import { useComposerText } from '../text.ts';
import s from './mention-area.module.css';

export interface Chosen {
  readonly userId: string;
  readonly name: string;
}

export interface AreaHandle {
  /** Puts something where one writes, and lets one go on behind it. */
  insert(text: string): void;
}

interface MentionAreaProps extends Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder'> {
  readonly value: string;
  readonly chosen: readonly Chosen[];
  readonly maxLength: number;
  readonly handle?: Ref<AreaHandle>;
  readonly autoFocus?: boolean;
  onValue(value: string): void;
  onChosen(chosen: readonly Chosen[]): void;
}

const pause = 150;

function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return value === null ? null : settled;
}

/** A text in which members are mentioned: `@` suggests them, arrows and Enter choose. */
export function MentionArea(props: MentionAreaProps) {
  const { value, chosen, handle, autoFocus, onValue, onChosen, ...rest } = props;
  const list = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [place, setPlace] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  /** Where writing goes on once something was put in. */
  const [goOn, setGoOn] = useState<number | null>(null);
  const typed = place === null ? null : searchedMention(mentionAt(value, place), chosen);
  const people = usePeople(typed);
  const found = people.found;
  const current = Math.min(active, found.length - 1);

  useEffect(() => {
    if (goOn === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(goOn, goOn);
    setGoOn(null);
  }, [goOn]);
  useImperativeHandle(
    handle,
    () => ({
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
    if (!chosen.some(({ userId }) => userId === one.id)) {
      onChosen([...chosen, { userId: one.id, name: one.name }].slice(-postLimits.mentions));
    }
    setPlace(null);
    setGoOn(done.place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (typed === null) return;
    if (event.key === 'Escape') setPlace(null);
    else if (found.length === 0) return;
    else {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) setActive((current + step + found.length) % found.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(current);
      else return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div>
      <TextArea
        {...rest}
        ref={area}
        data-autofocus={autoFocus || undefined}
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
      {typed === null ? null : (
        <Suggestions
          id={list}
          people={people}
          current={current}
          onActive={setActive}
          onChoose={choose}
        />
      )}
    </div>
  );
}

interface Found {
  readonly found: readonly NetworkPerson[];
  readonly state: 'searching' | 'done' | 'failed';
}

/** Eight while a name is searched, before it four connections and four others (specification §9). */
function usePeople(typed: string | null): Found {
  const q = useSettled(typed)?.trim() ?? null;
  const asked = useQuery({
    queryKey: ['mentionable', q],
    queryFn: ({ signal }) => posts.mentionable({ query: { q: q ?? '' } }, { signal }),
    enabled: q !== null,
    ...caches.search,
  });
  if (typed === null) return { found: [], state: 'done' };
  const found = (asked.data?.users ?? []).slice(0, postLimits.offered);
  return { found, state: asked.isError ? 'failed' : asked.isSuccess ? 'done' : 'searching' };
}

interface SuggestionsProps {
  readonly id: string;
  readonly people: Found;
  readonly current: number;
  onActive(n: number): void;
  onChoose(n: number): void;
}

function Suggestions({ id, people, current, onActive, onChoose }: SuggestionsProps) {
  const t = useComposerText();
  const { found, state } = people;
  const says =
    state === 'failed'
      ? t('searchFailed')
      : state === 'searching'
        ? ''
        : found.length === 0
          ? t('searchNone')
          : t('found', { count: found.length });
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <>
      {found.length > 0 ? (
        <div ref={list} className={s.options} id={id} role="listbox" aria-label={t('suggestions')}>
          {found.map(({ id: userId, name, title, profilePictureUrl }, n) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text hears the keys
            <div
              key={userId}
              id={`${id}-${n}`}
              role="option"
              aria-selected={n === current}
              onPointerEnter={() => onActive(n)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(n)}
            >
              <Avatar name={name} src={profilePictureUrl} size="s" />
              <span className="grow">
                <b className="b block cut">{name}</b>
                {title ? <span className="xs sub block cut">{title}</span> : null}
              </span>
            </div>
          ))}
        </div>
      ) : null}
      <p className={found.length > 0 ? 'vh' : s.none} role="status">
        {says}
      </p>
    </>
  );
}
