import { cx } from '@app/ui/cx';
import { Play } from '@app/ui/icons';
import { useState } from 'react';
import s from './frame.module.css';

interface FrameProps {
  readonly address: string;
  readonly title: string;
  /** What the button says that opens it. */
  readonly open: string;
  /** From where it will load. */
  readonly note: string;
}

/** Somebody else's page, in a sandbox, and not before the reader asks for it. */
export function EmbedFrame({ address, title, open, note }: FrameProps) {
  const [shown, setShown] = useState(false);
  if (!shown) return <ClosedFrame open={open} note={note} onOpen={() => setShown(true)} />;
  return (
    <iframe
      className={s.frame}
      src={address}
      title={title || open}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="autoplay; fullscreen; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

interface ClosedFrameProps {
  readonly open: string;
  readonly note: string;
  readonly onOpen: () => void;
}

export function ClosedFrame({ open, note, onOpen }: ClosedFrameProps) {
  return (
    <div className={cx(s.frame, s.closed)}>
      <button type="button" className="button button-primary" onClick={onOpen}>
        <Play />
        {open}
      </button>
      <p className="smaller muted">{note}</p>
    </div>
  );
}
