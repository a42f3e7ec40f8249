import { pages } from '@app/contracts/pages';
import { hasObAccess, isAdmin } from '@app/domain/permissions/permissions';
import type { ReactNode } from 'react';
import { useSeenBefore } from '../lib/page/use-seen-before.ts';
import { QueriesProvider } from '../lib/queries/queries.tsx';
import { useActor } from '../lib/session/permissions.ts';
import { useSession } from '../lib/session/session.ts';
import { ErrorScreen } from './error-screens.tsx';
import { ForbiddenScreen } from './forbidden-screen.tsx';
import { LogoLink } from './logo-link.tsx';
import { ClientRedirect, WaitingPage } from './waiting.tsx';

interface MemberAreaProps {
  readonly access: 'member' | 'admin' | 'ob';
  /** Without header, as its route says. */
  readonly bare: boolean;
  readonly children: ReactNode;
}

export default function MemberArea({ access, bare, children }: MemberAreaProps) {
  useSeenBefore();
  return (
    <QueriesProvider>
      {access === 'admin' ? <Admins>{children}</Admins> : null}
      {access === 'ob' ? <ObSection bare={bare}>{children}</ObSection> : null}
      {access === 'member' ? children : null}
    </QueriesProvider>
  );
}

/** Who is no admin goes to the sign-in page, without a way back: it would lead to and fro. */
function Admins({ children }: { children: ReactNode }) {
  const { profile } = useSession();
  if (!profile || !isAdmin({ ...profile, permissions: [] }))
    return <ClientRedirect to={pages.login()} />;
  return children;
}

function ObSection({ bare, children }: { bare: boolean; children: ReactNode }) {
  const { state, actor, retry } = useActor();
  if (state === 'loading') return <WaitingPage />;
  if (state === 'failed') return <ErrorScreen onRetry={retry} />;
  if (hasObAccess(actor)) return children;
  return (
    <>
      {bare ? (
        <header className="app-bar">
          <div>
            <LogoLink to={pages.dashboard()} />
          </div>
        </header>
      ) : null}
      <ForbiddenScreen />
    </>
  );
}
