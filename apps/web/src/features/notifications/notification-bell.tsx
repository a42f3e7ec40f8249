import { Bell } from 'lucide-react';
import { late } from '../../lib/late.tsx';

const quietBell = (
  <span className="ib">
    <Bell className="i" aria-hidden />
  </span>
);

/** The bell of the header; strangers' pages do not carry its code. */
export const NotificationBell = late(() => import('./parts/bell.tsx'), {
  waiting: quietBell,
  members: true,
});
