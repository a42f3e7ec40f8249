import { dayNumber } from '@app/domain/sarajevo-time';
import { CircleExclamationPoint } from '@app/ui/icons';
import { type ReactNode, useId, useRef } from 'react';
import { useRestoredFocus } from '../browser/restored-focus.ts';
import { useNow } from '../format/rendered-at.tsx';
import { useFormat } from '../format/use-format.ts';
import type { Sending } from './outbox.ts';
import s from './talk.module.css';
import { useTalkText } from './text.ts';

interface TalkRegionProps {
  readonly label: string;
  /** Stands over the lines: what leads to older ones. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
}

/** Where a conversation is read; begins at its end, where the newest stands. */
export function TalkRegion({ label, top, children }: TalkRegionProps) {
  const id = useId();
  const lines = useRef<HTMLDivElement>(null);
  const noteFocus = useRestoredFocus(lines, children, {
    rows: `.${s.line}`,
    otherwise: `[id="${id}"]`,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keys
    <section id={id} className={s.talk} tabIndex={0} aria-label={label}>
      <div ref={lines} className={s.lines} role="log" {...noteFocus}>
        {children}
      </div>
      {top ? <div className={s.top}>{top}</div> : null}
    </section>
  );
}

export interface Line {
  readonly key: string;
  readonly at: string;
  readonly node: ReactNode;
}

/** Lines in their order, with a word where a day begins. */
export function TalkDays({ lines }: { readonly lines: readonly Line[] }) {
  const t = useTalkText();
  const { longDate } = useFormat();
  const today = dayNumber(new Date(useNow()));
  const dayName = (day: number, at: string) =>
    day === today ? t('today') : day === today - 1 ? t('yesterday') : longDate(at);
  return lines.map(({ at, key, node }, n) => {
    const day = dayNumber(new Date(at));
    const before = lines[n - 1];
    const begins = !before || dayNumber(new Date(before.at)) !== day;
    return (
      <div key={key} className={s.line}>
        {begins ? <p className={s.day}>{dayName(day, at)}</p> : null}
        {node}
      </div>
    );
  });
}

/** Something that happened, between the messages. */
export const HappenedLine = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className={s.happened}>
    {icon}
    <span>{children}</span>
  </p>
);

/** Who writes now; an empty name is somebody who has none. */
export function Typing({ names }: { readonly names: readonly string[] }) {
  const t = useTalkText();
  if (names.length === 0) return null;
  const known = names.map((name) => name || t('somebody'));
  return (
    <p className={s.typing}>
      <span aria-hidden>
        <i />
        <i />
        <i />
      </span>
      {known.length > 1
        ? t('typingMany', { names: known.join(', ') })
        : t('typing', { name: known[0] ?? '' })}
    </p>
  );
}

interface UnderwayProps {
  readonly one: { readonly id: string; readonly problem: string | null };
  readonly outbox: Sending;
}

/** On its way, or why not and what to do. */
export function Underway({ one, outbox }: UnderwayProps) {
  const t = useTalkText();
  const isGoing = outbox.isGoing(one.id);
  if (isGoing || (one.problem === null && outbox.isBusy())) {
    return (
      <p className={s.state} role="status">
        {isGoing ? <i className="spin" /> : null}
        {t(isGoing ? 'sendingNow' : 'queued')}
      </p>
    );
  }
  return (
    <div className={s.failed}>
      {one.problem === null ? (
        <p className={s.state} role="status">
          {t('waits')}
        </p>
      ) : (
        <p className={s.state} role="alert">
          <CircleExclamationPoint />
          {t('notSent')} {one.problem}
        </p>
      )}
      <p className="row row-wrap g4">
        <button type="button" className="link small" onClick={() => outbox.again(one.id)}>
          {t('sendAgain')}
        </button>
        <button type="button" className="link small" onClick={() => outbox.discard(one.id)}>
          {t('discard')}
        </button>
      </p>
    </div>
  );
}
