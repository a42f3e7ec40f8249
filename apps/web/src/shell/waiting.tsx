import { cx } from '@app/ui/cx';
import { PageSpinner } from '@app/ui/spinner';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useSession } from '../lib/session/session.ts';
import { useShellText } from '../lib/texts/text.ts';

export function WaitingPage() {
  const t = useShellText();
  const session = useSession();
  const offline = session.state === 'loading' && session.offline;
  return <PageSpinner label={t(offline ? 'loadingOffline' : 'loading')} />;
}

interface UntilKnownProps {
  /** Whether it is not known yet what this reader sees. */
  readonly unknown: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Strangers see it from the beginning; who keeps a token waits until it is known what they see. */
export const UntilKnown = ({ unknown, className, children }: UntilKnownProps) => (
  <>
    <div className={cx(className, unknown && 'if-no-session')}>{children}</div>
    <div className="if-session">{unknown ? <WaitingPage /> : null}</div>
  </>
);

/**
 * Leads to another page; the address of this one does not stay in the history. Whoever is on the
 * way elsewhere already is let go.
 */
export function ClientRedirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const underWay = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!underWay) void navigate(to, { replace: true });
  }, [navigate, to, underWay]);
  return <WaitingPage />;
}
