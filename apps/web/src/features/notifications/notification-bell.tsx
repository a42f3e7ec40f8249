import { Bell } from '@app/ui/icons';
import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';

const quietBell = (
  <span className="icon-button">
    <Bell />
  </span>
);

/** The bell of the header; strangers' pages do not carry its code. */
export const NotificationBell = lazyPart(() => import('./parts/bell.tsx'), {
  waiting: quietBell,
  members: true,
});
