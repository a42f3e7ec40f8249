import { pages } from '@app/contracts/pages';
import { hasObAccess, isAdmin } from '@app/domain/permissions/permissions';
import type { ReactNode } from 'react';
import { QueriesProvider } from '../lib/queries.tsx';
import { useActor } from '../lib/session/permissions.ts';
import { useSession } from '../lib/session/session.ts';
import { ErrorScreen } from './error-screens.tsx';
import { ForbiddenScreen } from './forbidden-screen.tsx';
import { Redirect, Waiting } from './waiting.tsx';

interface MemberAreaProps {
  readonly access: 'member' | 'admin' | 'ob';
  readonly children: ReactNode;
}

export default function MemberArea({ access, children }: MemberAreaProps) {
  return (
    <QueriesProvider>
      {access === 'admin' ? <Admins>{children}</Admins> : null}
      {access === 'ob' ? <ObSection>{children}</ObSection> : null}
      {access === 'member' ? children : null}
    </QueriesProvider>
  );
}

/** Who is no admin goes to the sign-in page, without a way back: it would lead to and fro. */
function Admins({ children }: { children: ReactNode }) {
  const { profile } = useSession();
  if (!profile || !isAdmin({ ...profile, permissions: [] })) return <Redirect to={pages.login()} />;
  return children;
}

function ObSection({ children }: { children: ReactNode }) {
  const { state, actor, retry } = useActor();
  if (state === 'loading') return <Waiting />;
  if (state === 'failed') return <ErrorScreen onRetry={retry} />;
  return hasObAccess(actor) ? children : <ForbiddenScreen />;
}
