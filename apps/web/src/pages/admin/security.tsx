import { hasGlobalPermissions, isAdmin } from '@app/domain/permissions/permissions';
import { useQuery } from '@tanstack/react-query';
import {
  LockedTab,
  PermissionsTab,
  type SecurityTab,
  SessionsTab,
  SignInsTab,
  securityTabs,
  useSecurityPlace,
} from '../../features/security/public.ts';
import { isApiError } from '../../lib/api/error.ts';
import { caches } from '../../lib/queries/caches.ts';
import { useActor, userPermissionsQuery } from '../../lib/session/permissions.ts';
import { ErrorScreen } from '../../shell/error-screens.tsx';
import { ForbiddenScreen } from '../../shell/forbidden-screen.tsx';
import { WaitingPage } from '../../shell/waiting.tsx';
import { AdminFrame } from './admin-frame.tsx';

/** Watching over accounts: admins all of it, `global_admin` the permissions only. */
export default function SecurityPage() {
  const { state, actor, retry } = useActor();
  const admin = isAdmin(actor);
  // The role that the session began with may be another by now.
  const still = useQuery({
    ...userPermissionsQuery(actor?.id),
    enabled: admin,
    ...caches.asShown,
  });
  if (state === 'loading' || (admin && still.isPending)) return <WaitingPage />;
  if (state === 'failed') return <ErrorScreen onRetry={retry} />;
  const noLonger = admin && isApiError(still.error, 'FORBIDDEN');
  if (!hasGlobalPermissions(actor) || noLonger) {
    return <ForbiddenScreen needed={['needsAdmin', 'permission_global_admin']} />;
  }
  return <Security allowed={admin ? securityTabs : ['ovlastenja']} />;
}

function Security({ allowed }: { allowed: readonly SecurityTab[] }) {
  const place = useSecurityPlace(allowed);
  return (
    <AdminFrame here={place.tab}>
      <div id={place.tab}>
        {place.tab === 'ulasci' ? <SignInsTab place={place} /> : null}
        {place.tab === 'zakljucani' ? <LockedTab place={place} /> : null}
        {place.tab === 'sesije' ? <SessionsTab place={place} /> : null}
        {place.tab === 'ovlastenja' ? <PermissionsTab place={place} /> : null}
      </div>
    </AdminFrame>
  );
}
