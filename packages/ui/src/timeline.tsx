import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx.ts';

export type TimelineItem = {
  state: 'done' | 'now' | 'open';
  /** The moment everything turns on (a deadline). */
  key?: boolean;
  icon?: ReactNode;
  when: ReactNode;
  what: ReactNode;
  /** One more word, in the accent: "in five days". */
  note?: ReactNode;
};

/** A row of arches on a ground line; on a phone the line stands up. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label?: string }) {
  const columns: CSSProperties & Record<`--${string}`, number> = { '--_n': items.length };
  return (
    <ol className="timeline" style={columns} aria-label={label}>
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the row is fixed, places do not move
        <li key={i} data-s={item.state} className={cx(item.key && 'key')}>
          <div className="ar">{item.icon}</div>
          <div className="tx">
            <p className="small bold tabular">{item.when}</p>
            <p className="smaller muted">{item.what}</p>
            {item.note ? <p className="smaller accent bold">{item.note}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
