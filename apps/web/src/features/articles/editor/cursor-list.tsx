import { Avatar } from '@app/ui/avatar';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { caches } from '../../../lib/queries/caches.ts';
import { useBlocksText } from '../desk-text.ts';
import { profiles } from '../other-clients.ts';
import { type BlockKind, kindsFor } from './block-kinds.ts';
import s from './editor.module.css';
import type { Typed } from './typed.ts';

interface Choice {
  readonly key: string;
  readonly row: ReactNode;
  choose(): void;
}

interface CursorListProps {
  readonly editor: Editor;
  readonly typed: Typed;
  onPut(kind: BlockKind): void;
  onClose(): void;
}

/** What `/` and `@` open at the cursor: blocks to put in, people to mention. */
export function CursorList(props: CursorListProps) {
  return props.typed.sign === '/' ? <Blocks {...props} /> : <People {...props} />;
}

function Blocks({ editor, typed, onPut, onClose }: CursorListProps) {
  const t = useBlocksText();
  const { from, to } = typed;
  const choices = kindsFor(typed.words, t).map(
    (kind): Choice => ({
      key: kind.name,
      row: (
        <>
          <span className={s.sign}>
            <kind.icon />
          </span>
          <span>
            <b className="bold">{t(kind.name)}</b>
            <br />
            <span className="smaller muted">{t(`${kind.name}Note`)}</span>
          </span>
        </>
      ),
      choose() {
        editor.chain().focus().deleteRange({ from, to }).run();
        onPut(kind);
      },
    }),
  );
  return <List editor={editor} from={from} label={t('add')} choices={choices} onClose={onClose} />;
}

/** Fewer letters find too many. */
const fewestLetters = 2;

function People({ editor, typed, onClose }: CursorListProps) {
  const t = useBlocksText();
  const { from, to, words } = typed;
  const q = words.trim();
  const { data } = useQuery({
    queryKey: ['articles', 'people', q],
    queryFn: ({ signal }) => profiles.search({ query: { q } }, { signal }),
    enabled: q.length >= fewestLetters,
    ...caches.search,
  });
  const choices = (q.length >= fewestLetters ? (data?.users ?? []) : []).map(
    ({ id, name, place, profilePictureUrl }): Choice => ({
      key: id,
      row: (
        <>
          <Avatar name={name} src={profileImageUrl(id, profilePictureUrl)} />
          <span>
            <b className="bold">{name}</b>
            <br />
            <span className="smaller muted">{place}</span>
          </span>
        </>
      ),
      choose: () =>
        void editor
          .chain()
          .focus()
          .insertContentAt({ from, to }, [
            { type: 'mention', attrs: { id, label: name } },
            { type: 'text', text: ' ' },
          ])
          .run(),
    }),
  );
  return (
    <List
      editor={editor}
      from={from}
      label={t('mentionList')}
      choices={choices}
      onClose={onClose}
    />
  );
}

interface ListProps extends Pick<CursorListProps, 'editor' | 'onClose'> {
  readonly from: number;
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** The text keeps the focus; arrows, Enter and Escape work the list. */
function List({ editor, from, label, choices, onClose }: ListProps) {
  const t = useBlocksText();
  const id = useId();
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const current = Math.min(active, choices.length - 1);
  const shown = choices.length > 0;
  const keys = useRef<(event: KeyboardEvent) => boolean>(() => false);
  useEffect(() => {
    keys.current = ({ key }) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step !== undefined) setActive((current + step + choices.length) % choices.length);
      else if (key === 'Enter' || key === 'Tab') choices[current]?.choose();
      else if (key === 'Escape') onClose();
      else return false;
      return true;
    };
  });
  useEffect(() => {
    if (!shown) return undefined;
    const { dom } = editor.view;
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || !keys.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    dom.addEventListener('keydown', onKey, { capture: true });
    dom.setAttribute('aria-controls', id);
    return () => {
      dom.removeEventListener('keydown', onKey, { capture: true });
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, shown, id]);
  useEffect(() => {
    if (shown) editor.view.dom.setAttribute('aria-activedescendant', `${id}-${current}`);
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [editor, shown, id, current]);
  useEffect(() => {
    const { current: element } = list;
    const around = element?.offsetParent?.getBoundingClientRect();
    if (!element || !around) return;
    const at = editor.view.coordsAtPos(from);
    const most = around.width - element.offsetWidth;
    element.style.top = `${at.bottom - around.top + 8}px`;
    element.style.left = `${Math.max(0, Math.min(at.left - around.left, most))}px`;
  });
  return (
    <>
      {shown ? (
        <div ref={list} className={s.list} id={id} role="listbox" aria-label={label}>
          {choices.map((one, n) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text hears the keys
            <div
              key={one.key}
              id={`${id}-${n}`}
              role="option"
              aria-selected={n === current}
              onPointerEnter={() => setActive(n)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => one.choose()}
            >
              {one.row}
            </div>
          ))}
        </div>
      ) : null}
      <p className="visually-hidden" role="status">
        {shown ? t('found', { count: choices.length }) : ''}
      </p>
    </>
  );
}
