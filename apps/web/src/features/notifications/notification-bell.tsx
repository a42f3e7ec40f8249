import { Bell } from '@app/ui/icons';
import { late } from '../../lib/late.tsx';

const quietBell = (
  <span className="ib">
    <Bell />
  </span>
);

/** The bell of the header; strangers' pages do not carry its code. */
export const NotificationBell = late(() => import('./parts/bell.tsx'), {
  waiting: quietBell,
  members: true,
});
