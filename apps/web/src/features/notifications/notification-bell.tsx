import { Bell } from 'lucide-react';
import { memberPart } from '../../lib/member-part.tsx';

/** Stands where the bell will be. */
const quietBell = (
  <span className="ib">
    <Bell className="i" aria-hidden />
  </span>
);

/** The bell of the header; strangers' pages do not carry its code. */
export const NotificationBell = memberPart(() => import('./parts/bell.tsx'), quietBell);
