import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useShellText } from '../texts/text.ts';
import s from './drop-panel.module.css';

interface DropPanelProps {
  /** Of the key, with the count in words. */
  readonly label: string;
  readonly count: number;
  /** Above it the number on the key is `9+`. */
  readonly most?: number;
  readonly icon: ReactNode;
  /** Name of what opens. */
  readonly title: string;
  /** What opens; drawn only while it is open. */
  panel(close: () => void): ReactNode;
}

/** A key of the header and what it opens; moving on to another page closes it. */
export function DropPanel({ label, count, most, icon, title, panel }: DropPanelProps) {
  const t = useShellText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: moving on is what closes it
  useEffect(() => {
    if (element.current?.matches(':popover-open')) element.current.hidePopover();
  }, [key]);

  return (
    <>
      <IconButton label={label} count={count} {...(most && { most })} popoverTarget={id}>
        {icon}
      </IconButton>
      <section
        id={id}
        ref={element}
        popover="auto"
        className={cx('popover pop-end', s.drop)}
        aria-label={t('latest', { title })}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open ? panel(() => element.current?.hidePopover()) : null}
      </section>
    </>
  );
}
