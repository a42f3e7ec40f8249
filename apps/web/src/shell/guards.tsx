import { isAdmin } from '@app/domain/permissions/permissions';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { loginUrl, returnUrlOf } from '../lib/addresses/return-url.ts';
import { memberHome } from '../lib/addresses/route-table.ts';
import { lazyPart } from '../lib/lazy-parts/lazy-part.tsx';
import { useSession } from '../lib/session/session.ts';
import type { RouteRow } from '../routes/row.ts';
import { ClientRedirect, UntilKnown, WaitingPage } from './waiting.tsx';

const MemberArea = lazyPart(() => import('./member-area.tsx'), { waiting: <WaitingPage /> });

/** Shows a page to whom its row admits; the others are led away or told why (specification §2.2). */
export function Guard({ row, children }: { row: RouteRow; children: ReactNode }) {
  switch (row.access) {
    case 'open':
    case 'redirect':
      return children;
    case 'public-only':
      return <PublicOnly>{children}</PublicOnly>;
    default:
      return (
        <Members access={row.access} bare={row.header === 'none'}>
          {children}
        </Members>
      );
  }
}

/** Strangers see the page before the session is known; who keeps a token waits for what follows. */
function PublicOnly({ children }: { children: ReactNode }) {
  const { state, profile } = useSession();
  const { search } = useLocation();
  if (state !== 'authenticated') {
    return <UntilKnown unknown={state === 'loading'}>{children}</UntilKnown>;
  }
  const query = new URLSearchParams(search);
  if (query.get('admin_edit') === 'true' && isAdmin({ ...profile, permissions: [] }))
    return children;
  return <ClientRedirect to={returnUrlOf(query) ?? memberHome()} />;
}

type MemberAccess = Exclude<RouteRow['access'], 'open' | 'redirect' | 'public-only'>;

interface MembersProps {
  readonly access: MemberAccess;
  readonly bare: boolean;
  readonly children: ReactNode;
}

/** Members' pages begin in the browser; strangers are sent to sign in, and back afterwards. */
function Members({ access, bare, children }: MembersProps) {
  const { state } = useSession();
  const location = useLocation();
  if (state === 'loading') return <WaitingPage />;
  if (state === 'anonymous') return <ClientRedirect to={loginUrl(location)} />;
  return (
    <MemberArea access={access} bare={bare}>
      {children}
    </MemberArea>
  );
}
