import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Check, ChevronDown, CircleExclamationPoint, Languages, Plus } from '@app/ui/icons';
import { type ReactNode, useState } from 'react';
import { moved, RowTools, replaced, useUndo, without } from '../../../lib/form/list-rows.tsx';
import { useEditor, useWritable } from '../editor-context.tsx';
import type { Field } from '../saving/saver.ts';
import { useFieldText } from '../text.ts';
import { focusSoon } from './focus.ts';
import s from './rows.module.css';

/** What can be done with a list of the call, and with each of its rows. */
export function useRows<V>(
  path: string,
  [items, change]: readonly [readonly V[], (next: (now: V[]) => V[]) => void],
) {
  const undo = useUndo();
  const [opened, setOpened] = useState(-1);
  return {
    opened,
    add: (item: V) => {
      setOpened(items.length);
      change((now) => [...now, item]);
      focusSoon(`${path}.${items.length}`);
    },
    at: (at: number, item: V, name: string) => ({
      onChange: (next: V) => change((now) => replaced(now, at, next)),
      onMove: (to: number) => change((now) => moved(now, at, to)),
      onRemove: () => {
        change((now) => without(now, at));
        undo(name, () => change((now) => now.toSpliced(at, 0, item)));
        focusSoon(path);
      },
    }),
  };
}

interface FoldProps {
  readonly path: string;
  readonly at: number;
  readonly total: number;
  readonly title: string;
  readonly note?: string;
  /** Just added. */
  readonly fresh: boolean;
  onMove(to: number): void;
  onRemove(): void;
  readonly children: ReactNode;
}

/** A row of a list that unfolds into its fields; it says whether something is lacking inside. */
export function Fold({ path, at, title, note, fresh, children, ...tools }: FoldProps) {
  const { flaws } = useEditor();
  const writable = useWritable();
  const t = useFieldText();
  const id = `${path}.${at}`;
  const own = flaws.filter((flaw) => flaw.path.startsWith(`${id}.`));
  const blocked = own.some(({ blocks }) => blocks);
  return (
    <details className={s.fold} open={fresh || undefined} data-field={path.split('.')[0]}>
      <summary id={id}>
        <span className={cx('tabular', s.number)} aria-hidden="true">
          {at + 1}
        </span>
        <span className="grow">
          <span className="bold break">{title}</span>
          {note ? <span className="smaller faint block">{note}</span> : null}
        </span>
        <span className={cx('smaller row g1', own.length > 0 ? 'warn-text' : 'ok-text')}>
          {blocked ? <CircleExclamationPoint /> : own.length > 0 ? <Languages /> : <Check />}
          <span className={s.state}>
            {blocked ? t('unfinished') : own.length > 0 ? t('oneLanguage') : t('bothLanguages')}
          </span>
        </span>
        <ChevronDown />
      </summary>
      <div className={s.inside}>
        {children}
        {writable(path as Field) ? (
          <div className={s.tools}>
            <RowTools what={title} at={at} {...tools} />
          </div>
        ) : null}
      </div>
    </details>
  );
}

interface AddProps {
  /** The list; the button takes the cursor for it. */
  readonly path: string;
  readonly count: number;
  readonly max: number;
  onAdd(): void;
  readonly children: string;
}

export function Add({ path, count, max, onAdd, children }: AddProps) {
  const writable = useWritable();
  if (!writable(path.split('.')[0] as Field)) return null;
  return (
    <Button id={path} variant="soft" size="m" disabled={count >= max} onClick={onAdd}>
      <Plus />
      {children}
    </Button>
  );
}
