import { ArrowRight } from '@app/ui/icons';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import s from './dashboard.module.css';

interface LineProps {
  readonly to: To;
  readonly icon: ReactNode;
  readonly title: string;
  readonly warn?: boolean;
  /** What else is done with it, beside the way to it. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** One thing that waits for the member, and the way to it. */
export function DashboardLine({ to, icon, title, warn, beside, children }: LineProps) {
  return (
    <li className={beside ? s.withBeside : undefined}>
      <Link to={to}>
        <span className={s.niche} data-tone={warn ? 'warn' : undefined}>
          {icon}
        </span>
        <span className="grow">
          <b className="bold block break">{title}</b>
          <span className="smaller muted">{children}</span>
        </span>
        <ArrowRight />
      </Link>
      {beside}
    </li>
  );
}
