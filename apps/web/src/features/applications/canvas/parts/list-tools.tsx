import { listLimits } from '@app/domain/applications/application.fields';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { ChevronDown, Plus } from '@app/ui/icons';
import { type ReactNode, useRef, useState } from 'react';
import {
  moved,
  RowTools,
  type RowToolsProps,
  replaced,
  useUndo,
  without,
} from '../../../../lib/list-rows.tsx';
import { newId } from '../../../../lib/new-id.ts';
import sections from '../sections/sections.module.css';
import { focusSoon } from './focus.ts';
import { useOpened } from './use-opened.ts';

/** Keys for rows that have no id of their own, so that moving a row moves its cursor. */
export function useRowKeys(length: number) {
  const keys = useRef<string[]>([]);
  while (keys.current.length < length) keys.current.push(newId());
  keys.current.length = length;
  return {
    keys: keys.current,
    move: (from: number, to: number) => {
      keys.current = moved(keys.current, from, to);
    },
    remove: (at: number) => {
      keys.current = without(keys.current, at);
    },
  };
}

/** A list whose items carry an id. What was removed can be brought back. */
export function useItems<V extends { readonly id: string }>(
  field: string,
  [items, change]: readonly [readonly V[], (next: (now: readonly V[]) => V[]) => void],
  nameOf: (item: V, at: number) => string,
) {
  const undo = useUndo();
  const [added, setAdded] = useState('');
  return {
    isAdded: (item: V) => item.id === added,
    add: (item: V, firstField: string) => {
      setAdded(item.id);
      change((now) => [...now, item]);
      focusSoon(`${field}.${items.length}.${firstField}`);
    },
    /** Handlers of the item at a place. */
    at: (at: number, item: V) => ({
      onChange: (next: V) => change((now) => replaced(now, at, next)),
      onMove: (to: number) => change((now) => moved(now, at, to)),
      onRemove: () => {
        change((now) => without(now, at));
        undo(nameOf(item, at), () => change((now) => now.toSpliced(at, 0, item)));
        focusSoon(field);
      },
    }),
  };
}

interface AddButtonProps {
  readonly field: keyof typeof listLimits;
  readonly count: number;
  readonly className?: string;
  readonly onClick: () => void;
  readonly children: string;
}

export function AddButton({ field, count, children, ...rest }: AddButtonProps) {
  const disabled = count >= listLimits[field];
  return (
    <Button id={field} variant="soft" size="m" disabled={disabled} {...rest}>
      <Plus />
      {children}
    </Button>
  );
}

interface ItemCardProps extends RowToolsProps {
  readonly path: string;
  readonly fresh: boolean;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A line that unfolds into the fields of its item. */
export function ItemCard({ path, fresh, summary, children, ...tools }: ItemCardProps) {
  const [open, setOpen] = useOpened(path, fresh);
  return (
    <details
      className={sections.card}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary id={path}>
        {summary}
        <ChevronDown />
      </summary>
      {open ? (
        <div className={cx('form', sections.cardBody)}>
          {children}
          <div className="row between">
            <span />
            <RowTools {...tools} />
          </div>
        </div>
      ) : null}
    </details>
  );
}
