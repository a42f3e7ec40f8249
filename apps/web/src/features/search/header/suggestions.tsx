import { pages } from '@app/contracts/pages';
import { searchKinds } from '@app/contracts/search/search.kinds';
import type { SearchHit } from '@app/contracts/search/search.schemas';
import { CornerDownLeft, Search } from '@app/ui/icons';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PageLink } from '../../../lib/addresses/links.tsx';
import { FoundIn, foundBeside } from '../parts/found-in.tsx';
import { Inside } from '../parts/inside.tsx';
import { Marked } from '../parts/marked.tsx';
import { RecentList } from '../parts/recent-list.tsx';
import { SmallPicture } from '../parts/small-picture.tsx';
import { useSearchText } from '../text.ts';
import type { Offered } from './offered.ts';
import s from './suggestions.module.css';
import { fewest, type Typing, useTyped } from './use-typed.ts';

interface SuggestionsProps {
  /** Of the list, for the field. */
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  go(to: string): void;
  onOffered(offered: Offered): void;
}

/** Below the field: what is found while one types, and what was searched for before. */
export default function Suggestions({ id, field, typed, go, onOffered }: SuggestionsProps) {
  const t = useSearchText();
  const words = typed.trim();
  const typing = useTyped(words);
  const [chosen, setChosen] = useState(0);
  const [chosenFor, setChosenFor] = useState(words);
  if (chosenFor !== words) {
    setChosenFor(words);
    setChosen(0);
  }
  const says = useSays(words, typing);
  const isShown = words !== '';
  const items = isShown ? (typing.answer?.items ?? []) : [];
  const current = Math.min(chosen, items.length);
  const open = (row: number) => go(items[row - 1]?.page ?? pages.search({ q: words }));
  useKeys(field, {
    move: (step) => setChosen((current + step + items.length + 1) % (items.length + 1)),
    enter: () => open(current),
    isShown,
  });
  const tell = useEffectEvent(onOffered);
  useEffect(() => {
    tell({ isShown, chosen: isShown ? `${id}-${current}` : undefined });
  }, [isShown, id, current]);

  return (
    <div className={s.panel} data-typed={isShown}>
      <div className={s.found}>
        {isShown ? null : <Inside className={s.inside} />}
        <Rows
          id={id}
          isShown={isShown}
          items={items}
          current={current}
          first={<FirstRow words={words} says={says} />}
          choose={setChosen}
          open={open}
        />
        <p className="visually-hidden" role="status">
          {isShown && typing.state !== 'asking' ? says : ''}
        </p>
      </div>
      <div className={s.beside}>
        <RecentList />
        {isShown ? (
          <section className={s.narrow}>
            <h2 className="smaller bold faint">{t('narrow')}</h2>
            <p className="cluster mt2">
              {searchKinds.map((kind) => (
                <PageLink key={kind} to={pages.search({ q: words, vrsta: kind })}>
                  {t(`kind_${kind}`)}
                </PageLink>
              ))}
            </p>
          </section>
        ) : null}
      </div>
      <Keys />
    </div>
  );
}

interface KeysOf {
  move(step: 1 | -1): void;
  enter(): void;
  readonly isShown: boolean;
}

/** Arrows and Enter in the field, while the list is shown. */
function useKeys(field: RefObject<HTMLInputElement | null>, { move, enter, isShown }: KeysOf) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isShown || event.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') enter();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const { current } = field;
    const listener = (event: KeyboardEvent) => pressed(event);
    current?.addEventListener('keydown', listener);
    return () => current?.removeEventListener('keydown', listener);
  }, [field]);
}

interface RowsProps {
  readonly id: string;
  readonly isShown: boolean;
  readonly items: readonly SearchHit[];
  readonly current: number;
  /** The row that leads to all of it. */
  readonly first: ReactNode;
  choose(row: number): void;
  open(row: number): void;
}

function Rows({ id, isShown, items, current, first, choose, open }: RowsProps) {
  const t = useSearchText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current > 0) list.current?.children[current]?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  const rows = [first, ...items.map((hit) => <HitRow key={`${hit.kind} ${hit.id}`} hit={hit} />)];
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('suggestions')} hidden={!isShown}>
      {isShown
        ? rows.map((row, place) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: what is in a row is no state of the row
              key={place}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === current}
              onPointerMove={() => choose(place)}
              // The field would lose the focus, and a phone its keyboard, before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => open(place)}
              onKeyDown={undefined}
            >
              {row}
              <span className={s.enter}>
                <CornerDownLeft />
              </span>
            </div>
          ))
        : null}
    </div>
  );
}

/** How much is found for these words, as far as it is known. */
function useSays(words: string, typing: Typing): string {
  const t = useSearchText();
  const { answer, state } = typing;
  if (words.length < fewest) return t('label');
  if (state === 'failed') return t('typedFailed');
  if (state === 'asking' || !answer || typing.words !== words) return t('busy');
  if (answer.count === 0 && !answer.hasMore) return t('noneTyped');
  const found = t(answer.hasMore ? 'moreThan' : 'results', { count: answer.count });
  return t('ofAllKinds', { found });
}

function FirstRow({ words, says }: { words: string; says: string }) {
  return (
    <>
      <span className={s.niche}>
        <Search />
      </span>
      <span className="shrinks">
        <span className="bold block cut">{words}</span>
        <span className="smaller faint block">{says}</span>
      </span>
    </>
  );
}

function HitRow({ hit }: { hit: SearchHit }) {
  const t = useSearchText();
  const found = foundBeside(hit);
  const about = [t(`one_${hit.kind}`), hit.place || hit.by].filter(Boolean).join(', ');
  return (
    <>
      <SmallPicture hit={hit} />
      <span className="shrinks">
        <span className="bold block cut">
          <Marked text={hit.title} />
        </span>
        <span className="smaller faint block cut">
          {about}
          {found ? (
            <>
              {' · '}
              <FoundIn found={found} />
            </>
          ) : null}
        </span>
      </span>
    </>
  );
}

/** What the keyboard does here; where there is one. */
function Keys() {
  const t = useSearchText();
  return (
    <p className={s.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {t('keyChoose')}
      </span>
      <span>
        <kbd>
          <CornerDownLeft />
        </kbd>
        {t('keyOpen')}
      </span>
      <span>
        <kbd>tab</kbd>
        {t('keyRecent')}
      </span>
      <span>
        <kbd>esc</kbd>
        {t('keyClose')}
      </span>
      <span className="at-end">
        <kbd>/</kbd>
        {t('keyAnywhere')}
      </span>
    </p>
  );
}
