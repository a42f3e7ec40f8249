import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { Bell } from '@app/ui/icons';
import { useLocation } from 'react-router';
import { useCallsText } from '../../../entities/calls/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { loginUrl } from '../../../lib/addresses/return-url.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useSession } from '../../../lib/session/session.ts';

const FollowButton = lazyPart(() => import('./follow-button.tsx').then((it) => it.FollowButton), {
  members: true,
  waiting: <span className="button button-wide" aria-hidden="true" />,
});

/** Asks to be told when the bank opens its next call; whoever has no session signs in first. */
export function FollowCall({ call }: { call: CallDetail }) {
  const t = useCallsText();
  const location = useLocation();
  const { state } = useSession();
  if (state === 'authenticated') return <FollowButton call={call} />;
  return (
    <Link className="button button-primary button-large button-wide" to={loginUrl(location)}>
      <Bell />
      {t(call.state === 'coming' ? 'followThis' : 'followNext')}
    </Link>
  );
}
