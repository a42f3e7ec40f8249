import { pages } from '@app/contracts/pages';
import { isAdmin } from '@app/domain/permissions/permissions';
import { Badge } from '@app/ui/badge';
import { PencilLine } from '@app/ui/icons';
import type { ReactNode } from 'react';
import { Link } from '../../lib/addresses/links.tsx';
import { memberHome } from '../../lib/addresses/route-table.ts';
import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';
import { DeskLinks } from '../../shell/desk-frame.tsx';
import { LogoLink } from '../../shell/logo-link.tsx';
import s from './admin-frame.module.css';
import { type RoomName, roomsOf } from './rooms.ts';
import { useAdminText } from './text.ts';
import { useReader } from './use-reader.ts';
import { useWaiting } from './waiting.ts';

const UserMenu = lazyPart(() => import('../../shell/header/user-menu.tsx'));

interface AdminFrameProps {
  /** The room that is open. */
  readonly here: RoomName;
  readonly children: ReactNode;
}

/** The line above, the reader's rooms with what waits in each, the room that is open. */
export function AdminFrame({ here, children }: AdminFrameProps) {
  const t = useAdminText();
  const reader = useReader();
  const { rooms: waiting } = useWaiting(reader);
  const waitsIn = (name: RoomName) => {
    const found = waiting.find(({ room }) => room === name);
    if (!found) return undefined;
    const count = found.more ? `${found.count}+` : found.count;
    return [t('waitsHere', { count }), count] as const;
  };
  return (
    <div className={s.desk}>
      <header className={s.top}>
        <LogoLink to={memberHome()} />
        <Badge>{t('name')}</Badge>
        <span className="grow" />
        {isAdmin(reader) ? (
          <Link className={s.live} to={pages.landing({ admin_edit: 'true' })}>
            <PencilLine />
            <span>{t('editLive')}</span>
          </Link>
        ) : null}
        <UserMenu />
      </header>
      <DeskLinks
        label={t('rooms')}
        places={roomsOf(reader).map(({ name, to, icon, apart }) => ({
          to,
          icon,
          words: t(`room_${name}`),
          current: name === here,
          apart: apart ?? false,
          waiting: waitsIn(name),
        }))}
      />
      <div className={s.room}>{children}</div>
    </div>
  );
}
