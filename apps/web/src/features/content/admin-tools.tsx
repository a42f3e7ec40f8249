import { isAdminRole } from '@app/domain/permissions/permissions';
import { useLocation } from 'react-router';
import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';
import { useSession } from '../../lib/session/session.ts';
import { pageAt } from './page-at.ts';

const AdminBar = lazyPart(() => import('./parts/admin-bar.tsx').then((it) => it.AdminBar));
const LiveEditing = lazyPart(
  () => import('./editing/live-editing.tsx').then((it) => it.LiveEditing),
  { members: true },
);

/** What admins have on a page that they write themselves (specification §2.3); nothing for others. */
export function AdminTools() {
  const { profile } = useSession();
  const { pathname, search } = useLocation();
  const page = pageAt(pathname);
  if (!page || !profile || !isAdminRole(profile.role)) return null;
  const editing = new URLSearchParams(search).get('admin_edit') === 'true';
  return editing ? <LiveEditing key={page} page={page} userId={profile.id} /> : <AdminBar />;
}
