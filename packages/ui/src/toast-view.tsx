import * as Radix from 'radix-ui/toast';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { Check, CircleExclamationPoint, Info, X } from './icons.tsx';
import { liftOf } from './toast-place.ts';
import { dismissToast, type ToastEntry } from './toast-store.ts';

export type ToastLabels = {
  /** Name of the place; may contain `{hotkey}`. */
  region: string;
  /** Said before each toast: "Notification". */
  toast: string;
  close: string;
};

const icons = { ok: Check, bad: CircleExclamationPoint, info: Info } as const;

function Item({ entry, closeLabel }: { entry: ToastEntry; closeLabel: string }) {
  const Icon = icons[entry.tone ?? 'info'];
  const text: ReactNode = entry.title ? (
    <>
      <Radix.Title asChild>
        <b>{entry.title}</b>
      </Radix.Title>
      {entry.description !== undefined && (
        <Radix.Description asChild>
          <span>{entry.description}</span>
        </Radix.Description>
      )}
    </>
  ) : (
    <Radix.Description asChild>
      <span>{entry.description}</span>
    </Radix.Description>
  );
  return (
    <Radix.Root
      className={cx('toast', entry.tone)}
      open={entry.open}
      duration={entry.duration}
      type={entry.tone === 'bad' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) dismissToast(entry.id);
      }}
    >
      <Icon />
      <div className="grow">{text}</div>
      {entry.action && (
        <Radix.Action asChild altText={entry.action.altText ?? entry.action.label}>
          <button type="button" className="act" onClick={entry.action.onAction}>
            {entry.action.label}
          </button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label={closeLabel}>
          <X />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}

/** How far they are lifted off the heading of the page and off what was pressed. */
function useLift(entries: readonly ToastEntry[], pressed: () => Element | null) {
  const place = useRef<HTMLOListElement>(null);
  const [lift, setLift] = useState(0);
  const latest = entries[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast finds its place anew
  useLayoutEffect(() => {
    const list = place.current;
    if (!list || latest === undefined) return;
    const measure = () => {
      const { height, left, right } = list.getBoundingClientRect();
      const clear = [...document.querySelectorAll('h1'), pressed()]
        .flatMap((one) => one?.getBoundingClientRect() ?? [])
        .filter(({ width, bottom }) => width > 0 && bottom > 0);
      setLift(liftOf({ left, right, top: innerHeight - height, bottom: innerHeight }, clear));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(list);
    return () => watch.disconnect();
  }, [latest]);
  return { place, style: { '--lift': `${lift}px` } as CSSProperties };
}

interface ToastViewProps {
  entries: readonly ToastEntry[];
  labels: ToastLabels;
  /** What the reader pressed last. */
  pressed: () => Element | null;
}

/** The place on screen; loaded when it is first needed. */
export default function ToastView({ entries, labels, pressed }: ToastViewProps) {
  const { place, style } = useLift(entries, pressed);
  return (
    <Radix.Provider label={labels.toast} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {entries.map((entry) => (
        <Item key={entry.id} entry={entry} closeLabel={labels.close} />
      ))}
      <Radix.Viewport
        ref={place}
        className="toasts"
        style={style}
        hotkey={['F8']}
        label={labels.region}
      />
    </Radix.Provider>
  );
}
