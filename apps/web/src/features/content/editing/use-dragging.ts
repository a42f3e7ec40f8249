import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { placeAt } from './content.ts';

interface Drag {
  readonly from: number;
  readonly to: number;
  /** How far the row was carried, in pixels. */
  readonly by: number;
}

export interface Dragging {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly from: number | null;
  readonly by: number;
  /** Whether the row would go before the nth of the others. */
  dropAt(n: number): boolean;
  grip(at: number): {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
  };
}

/** Rows that are carried by their grip, by mouse, pen or finger. */
export function useDragging(onMove: (from: number, to: number) => void): Dragging {
  const list = useRef<HTMLOListElement>(null);
  const begun = useRef<{ middles: readonly number[]; y: number } | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = () => {
    begun.current = null;
    setDrag(null);
  };
  return {
    list,
    from: drag?.from ?? null,
    by: drag?.by ?? 0,
    dropAt: (n) =>
      drag !== null && drag.to !== drag.from && n === (drag.to > drag.from ? drag.to + 1 : drag.to),
    grip: (at) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const rows = [...(list.current?.querySelectorAll('[data-row]') ?? [])];
        const middles = rows.map((row) => {
          const { top, height } = row.getBoundingClientRect();
          return top + height / 2;
        });
        begun.current = { middles, y: event.clientY };
      },
      onPointerMove({ clientY }) {
        if (!begun.current) return;
        const { middles, y } = begun.current;
        const to = placeAt(middles, at, (middles[at] ?? 0) + clientY - y);
        setDrag({ from: at, to, by: clientY - y });
      },
      onPointerUp() {
        if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
        end();
      },
      onPointerCancel: end,
    }),
  };
}
