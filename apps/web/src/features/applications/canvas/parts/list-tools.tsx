import { listLimits } from '@app/domain/applications/application.fields';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash } from '@app/ui/icons';
import { type ReactNode, useRef, useState } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { toast } from '../../../../lib/toast.ts';
import { useFieldsText } from '../../text.ts';
import sections from '../sections/sections.module.css';
import { focusSoon } from './focus.ts';
import s from './list-tools.module.css';
import { useOpened } from './use-opened.ts';

export function moved<V>(list: readonly V[], from: number, to: number): V[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export const replaced = <V,>(list: readonly V[], at: number, item: V): V[] =>
  list.map((one, n) => (n === at ? item : one));

export const without = <V,>(list: readonly V[], at: number): V[] => list.filter((_, n) => n !== at);

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

export function useUndo() {
  const t = useFieldsText();
  return (what: string, onUndo: () => void) =>
    toast({
      title: t('removed', { what }),
      action: { label: t('undo'), onAction: onUndo },
    });
}

interface RowToolsProps {
  /** What the row is, for those who listen. */
  readonly what: string;
  readonly at: number;
  readonly total: number;
  onMove?(to: number): void;
  onRemove(): void;
}

/** Up, down, delete; each by keyboard. A move says where the row stands now. */
export function RowTools({ what, at, total, onMove, onRemove }: RowToolsProps) {
  const t = useFieldsText();
  const [said, setSaid] = useState('');
  const move = (to: number) => {
    onMove?.(to);
    setSaid(t('movedTo', { n: to + 1, total }));
  };
  return (
    <span className={cx('row', s.tools)}>
      {onMove && total > 1 ? (
        <>
          <IconButton
            label={t('moveUp', { what })}
            aria-disabled={at === 0}
            onClick={() => at > 0 && move(at - 1)}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            label={t('moveDown', { what })}
            aria-disabled={at === total - 1}
            onClick={() => at < total - 1 && move(at + 1)}
          >
            <ArrowDown />
          </IconButton>
        </>
      ) : null}
      <IconButton label={t('remove', { what })} onClick={onRemove}>
        <Trash />
      </IconButton>
      <span className="vh" role="status">
        {said}
      </span>
    </span>
  );
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
