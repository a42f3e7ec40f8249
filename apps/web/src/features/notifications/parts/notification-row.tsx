import type { NotificationView } from '@app/contracts/notifications/notifications.schemas';
import { cx } from '@app/ui/cx';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { isOwnAddress } from '../news.ts';
import { useBellText } from '../text.ts';
import { NotificationAnswer } from './answer.tsx';
import s from './notifications.module.css';
import { NotificationPicture } from './picture.tsx';

interface RowProps {
  /** Those about the same thing, newest first. */
  readonly items: readonly NotificationView[];
  /** @param elsewhere it opens in another tab, and this page stays as it is. */
  onChosen(elsewhere: boolean): void;
  /** What it asks was answered here. */
  onAnswered(): void;
}

export function NotificationRow({ items, onChosen, onAnswered }: RowProps) {
  const t = useBellText();
  const [newest] = items;
  if (!newest) return null;
  const { title, message, createdAt, actionUrl } = newest;
  const isNew = items.some((one) => !one.read);
  return (
    <li>
      <Chooser to={actionUrl} className={cx(s.row, s.short, isNew && s.new)} onChosen={onChosen}>
        <NotificationPicture of={newest} />
        <span className={`shrinks break ${s.words}`}>
          <b>{title}</b>
          <span className={s.message}>{message}</span>
          <span className={cx('row g4', s.facts)}>
            <TimeAgo at={createdAt} className={s.time} />
            {isNew ? <span className={s.isNew}>{t('isNew')}</span> : null}
            {items.length > 1 ? (
              <span className={s.number}>{t('older', { count: items.length - 1 })}</span>
            ) : null}
          </span>
        </span>
      </Chooser>
      <NotificationAnswer of={newest} onAnswered={onAnswered} />
    </li>
  );
}

/** A link where it leads somewhere, by whichever key or button it is followed. */
function Chooser(props: {
  to: string | null;
  className: string;
  onChosen(elsewhere: boolean): void;
  children: ReactNode;
}) {
  const { to, className, onChosen, children } = props;
  if (!isOwnAddress(to)) {
    return (
      <button type="button" className={className} onClick={() => onChosen(false)}>
        {children}
      </button>
    );
  }
  return (
    <Link className={className} to={to} {...followed(onChosen)}>
      {children}
    </Link>
  );
}

/** Handlers of a link that hear of every way to follow it, the middle button too. */
export const followed = (onChosen: (elsewhere: boolean) => void) => ({
  onClick: (event: MouseEvent) =>
    onChosen(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey),
  onAuxClick: (event: MouseEvent) => {
    if (event.button === 1) onChosen(true);
  },
});
