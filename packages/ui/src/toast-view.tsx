import * as Radix from 'radix-ui/toast';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { Check, CircleExclamationPoint, Info, X } from './icons.tsx';
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

/** The place on screen; loaded when it is first needed. */
export default function ToastView({
  entries,
  labels,
}: {
  entries: readonly ToastEntry[];
  labels: ToastLabels;
}) {
  return (
    <Radix.Provider label={labels.toast} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {entries.map((entry) => (
        <Item key={entry.id} entry={entry} closeLabel={labels.close} />
      ))}
      <Radix.Viewport className="toasts" hotkey={['F8']} label={labels.region} />
    </Radix.Provider>
  );
}
