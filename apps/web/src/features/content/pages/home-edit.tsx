import { pages } from '@app/contracts/pages';
import { isAdmin } from '@app/domain/permissions/permissions';
import { useActor } from '../../../lib/session/permissions.ts';
import { ErrorScreen } from '../../../shell/error-screens.tsx';
import { ForbiddenScreen } from '../../../shell/forbidden-screen.tsx';
import { ClientRedirect, WaitingPage } from '../../../shell/waiting.tsx';

/** Leads admins to the landing page as they write it; nobody else has anything to do here. */
export default function HomeEditPage() {
  const { state, actor, retry } = useActor();
  if (state === 'loading') return <WaitingPage />;
  if (state === 'failed') return <ErrorScreen onRetry={retry} />;
  if (!isAdmin(actor)) return <ForbiddenScreen needed={['needsAdmin']} />;
  return <ClientRedirect to={pages.landing({ admin_edit: 'true' })} />;
}
