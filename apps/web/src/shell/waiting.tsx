import { PageSpinner } from '@app/ui/spinner';
import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useSession } from '../lib/session/session.ts';
import { useShellText } from '../lib/text.ts';

export function Waiting() {
  const t = useShellText();
  const session = useSession();
  const offline = session.state === 'loading' && session.offline;
  return <PageSpinner label={t(offline ? 'loadingOffline' : 'loading')} />;
}

/**
 * Leads to another page; the address of this one does not stay in the history. Whoever is on the
 * way elsewhere already is let go.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const underWay = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!underWay) void navigate(to, { replace: true });
  }, [navigate, to, underWay]);
  return <Waiting />;
}
