import { accountPolicy } from '@app/domain/accounts/account.policy';
import { useLocation } from 'react-router';
import { ReportDesk } from '../../features/reports/public.ts';
import { AgeCorrections } from '../../features/teams/public.ts';
import { useSession } from '../../lib/session/session.ts';
import { ForbiddenScreen } from '../../shell/forbidden-screen.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { Overview } from './overview.tsx';

/** The desk of moderators and admins: `#dojave` and `#godine` are rooms of it. */
export default function AdminPage() {
  const { profile } = useSession();
  const actor = profile && { ...profile, permissions: [] };
  if (!accountPolicy.enterAdmin(actor).ok) return <ForbiddenScreen needed={['needsModerator']} />;
  return <Desk />;
}

function Desk() {
  const { hash } = useLocation();
  switch (hash) {
    case '#dojave':
      return (
        <AdminFrame here="dojave">
          <ReportDesk />
        </AdminFrame>
      );
    case '#godine':
      return (
        <AdminFrame here="godine">
          <AgeCorrections />
        </AdminFrame>
      );
    default:
      return (
        <AdminFrame here="pregled">
          <Overview />
        </AdminFrame>
      );
  }
}
