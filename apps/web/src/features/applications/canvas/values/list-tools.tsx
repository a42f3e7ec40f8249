import { emptyOf, type GroupValue, type ListValue } from '@app/domain/applications/form/values';
import { nameOf } from '@app/domain/applications/form/words';
import { Button } from '@app/ui/button';
import { ChevronDown, Plus } from '@app/ui/icons';
import { type ReactNode, useRef, useState } from 'react';
import {
  moved,
  RowTools,
  type RowToolsProps,
  replaced,
  useUndo,
  without,
} from '../../../../lib/form/list-rows.tsx';
import { newId } from '../../../../lib/new-id.ts';
import { applied, type Next, useSay } from '../canvas-context.tsx';
import { focusSoon } from '../parts/focus.ts';
import s from './fields.module.css';
import { useOpened } from './use-opened.ts';
import { useItemName, type ValueProps } from './value-props.ts';

/** Keys for rows that have no id of their own, so that moving a row moves its cursor. */
function useRowKeys(length: number) {
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

/** Where an item stands by now: others may have moved it meanwhile; -1 once it is gone. */
function placeIn(list: readonly unknown[], item: unknown, before: number): number {
  const idOf = (one: unknown) => (one as { readonly id?: string } | null)?.id;
  const id = idOf(item);
  return id === undefined ? before : list.findIndex((one) => idOf(one) === id);
}

export type ListProps<H = unknown> = ValueProps<readonly H[], ListValue>;

/** One row of a list, with what can be done to it. */
export interface Row<H> {
  readonly id: string;
  /** Just added here. */
  readonly fresh: boolean;
  readonly item: ValueProps<H>;
  readonly tools: RowToolsProps & { onMove(to: number): void };
}

/** The rows of a list. What was removed can be brought back. */
export function useRows<H>({ path, value, current, onChange }: ListProps<H>) {
  const undo = useUndo();
  const itemName = useItemName();
  const rows = useRowKeys(current.length);
  const [added, setAdded] = useState('');
  const keyOf = (one: H, n: number) =>
    (one as { readonly id?: string } | null)?.id ?? rows.keys[n] ?? '';
  const row = (one: H, n: number): Row<H> => ({
    id: keyOf(one, n),
    fresh: keyOf(one, n) === added,
    item: {
      path: `${path}.${n}`,
      value: value.item,
      current: one,
      onChange: (next: Next<H>) =>
        onChange((now) => {
          const at = placeIn(now, one, n);
          return at < 0 ? now : replaced(now, at, applied(next, now[at] as H));
        }),
    },
    tools: {
      what: itemName(value.item, one, `${path}.${n}`),
      at: n,
      total: current.length,
      onMove: (to) => {
        rows.move(n, to);
        onChange((now) => moved(now, n, to));
      },
      onRemove: () => {
        rows.remove(n);
        onChange((now) => without(now, n));
        undo(itemName(value.item, one, `${path}.${n}`), () =>
          onChange((now) => now.toSpliced(n, 0, one)),
        );
        focusSoon(path);
      },
    },
  });
  return {
    rows: current.map(row),
    add: () => {
      const fresh = emptyOf(value.item, newId) as H;
      setAdded(keyOf(fresh, -1));
      onChange((now) => [...now, fresh]);
      const { fields = {} } = value.item as Partial<GroupValue>;
      const first = Object.entries(fields).find(([, one]) => one.kind !== 'id');
      focusSoon([path, current.length, ...(first ? [first[0]] : [])].join('.'));
    },
  };
}

interface AddButtonProps {
  readonly path: string;
  readonly value: ListValue;
  readonly count: number;
  readonly onAdd: () => void;
}

export function AddButton({ path, value, count, onAdd }: AddButtonProps) {
  const say = useSay();
  return (
    <Button
      id={path}
      className={s.add}
      variant="soft"
      size="m"
      disabled={count >= value.max}
      onClick={onAdd}
    >
      <Plus />
      {say(`${nameOf(path)}.add`)}
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
    <details className={s.card} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary id={path}>
        {summary}
        <ChevronDown />
      </summary>
      {open ? (
        <div className={s.cardBody}>
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
