import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { ArrowDown, ArrowUp, Trash } from '@app/ui/icons';
import { useState } from 'react';
import { toast } from '../toast.ts';
import s from './list-rows.module.css';
import { useFormsText } from './text.ts';

export function moved<V>(list: readonly V[], from: number, to: number): V[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export const replaced = <V,>(list: readonly V[], at: number, item: V): V[] =>
  list.map((one, n) => (n === at ? item : one));

export const without = <V,>(list: readonly V[], at: number): V[] => list.filter((_, n) => n !== at);

export function useUndo() {
  const t = useFormsText();
  return (what: string, onUndo: () => void) =>
    toast({
      title: t('removed', { what }),
      action: { label: t('undo'), onAction: onUndo },
    });
}

export interface RowToolsProps {
  /** What the row is, for those who listen. */
  readonly what: string;
  readonly at: number;
  readonly total: number;
  onMove?(to: number): void;
  onRemove(): void;
}

/** Up, down, delete; each by keyboard. A move says where the row stands now. */
export function RowTools({ what, at, total, onMove, onRemove }: RowToolsProps) {
  const t = useFormsText();
  const [announcement, setAnnouncement] = useState('');
  const move = (to: number) => {
    onMove?.(to);
    setAnnouncement(t('movedTo', { n: to + 1, total }));
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
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </span>
  );
}
