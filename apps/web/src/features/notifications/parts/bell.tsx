import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { Bell as BellIcon } from '@app/ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useUnread } from '../queries.ts';
import { useBellText } from '../text.ts';
import s from './notifications.module.css';

const Panel = lazyPart(() => import('./panel.tsx'));

export default function Bell() {
  const t = useBellText();
  const id = useId();
  const unread = useUnread()?.count ?? 0;
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: moving on is what closes it
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [key]);

  return (
    <>
      <IconButton
        label={unread > 0 ? t('bellUnread', { count: unread }) : t('bell')}
        count={unread}
        popoverTarget={id}
      >
        <BellIcon />
      </IconButton>
      <section
        id={id}
        ref={panel}
        popover="auto"
        className={cx('pop pop-end', s.bell)}
        aria-label={t('title')}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open ? <Panel unread={unread} onDone={() => panel.current?.hidePopover()} /> : null}
      </section>
    </>
  );
}
