import { Badge } from '@app/ui/badge';
import { type Icon, LogIn, MonitorSmartphone, ShieldCheck, UserLock } from '@app/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { memberHome } from '../../../lib/addresses/route-table.ts';
import { bringIntoRow } from '../../../lib/browser/in-row.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { LogoLink } from '../../../shell/logo-link.tsx';
import { placeUrl, type Tab } from '../place.ts';
import { factorRemovalsQuery, lockedQuery } from '../queries.ts';
import s from '../security.module.css';
import { type SecurityKey, useSecurityText } from '../text.ts';

const UserMenu = lazyPart(() => import('../../../shell/header/user-menu.tsx'));

const places: Readonly<Record<Tab, { readonly label: SecurityKey; readonly icon: Icon }>> = {
  ulasci: { label: 'signIns', icon: LogIn },
  zakljucani: { label: 'accounts', icon: UserLock },
  sesije: { label: 'sessions', icon: MonitorSmartphone },
  ovlastenja: { label: 'permissions', icon: ShieldCheck },
};

interface AdminFrameProps {
  /** The parts that the reader may see. */
  readonly allowed: readonly Tab[];
  readonly tab: Tab;
  readonly children: ReactNode;
}

/** The line above, the places on the left, the part that is open. */
export function AdminFrame({ allowed, tab, children }: AdminFrameProps) {
  const t = useSecurityText();
  return (
    <div className={s.page}>
      <header className={s.top}>
        <LogoLink to={memberHome()} />
        <Badge>{t('admin')}</Badge>
        <span className="grow" />
        <UserMenu />
      </header>
      <nav className={s.places} aria-label={t('navigation')}>
        <ul>
          {allowed.map((one) => (
            <li key={one}>
              <Place tab={one} current={one === tab} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={s.main}>{children}</div>
    </div>
  );
}

function Place({ tab, current }: { tab: Tab; current: boolean }) {
  const t = useSecurityText();
  const link = useRef<HTMLAnchorElement>(null);
  // On a phone the places scroll sideways; the one that is open is in sight.
  useEffect(() => {
    if (current) bringIntoRow(link.current);
  }, [current]);
  const { label, icon: Icon } = places[tab];
  return (
    <Link ref={link} to={placeUrl(tab)} aria-current={current ? 'page' : undefined}>
      <Icon />
      <span>{t(label)}</span>
      {tab === 'zakljucani' ? <LockedCount /> : null}
    </Link>
  );
}

/** Accounts that are locked, and lost second factors that wait for an admin. */
function LockedCount() {
  const locked = useQuery(lockedQuery).data?.length ?? 0;
  const lost = useQuery(factorRemovalsQuery).data ?? [];
  const count = locked + lost.filter(({ state }) => state !== 'confirmed').length;
  return count > 0 ? <b className="tabular">{count}</b> : null;
}
