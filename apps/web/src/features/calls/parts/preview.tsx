import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { loginUrl } from '../../../lib/addresses/return-url.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { ClientRedirect, WaitingPage } from '../../../shell/waiting.tsx';

interface PreviewProps {
  readonly show: (call: CallDetail) => ReactNode;
}

const WorkingCopy = lazyPart(
  () => import('../staff/working-copy.tsx').then((it) => it.WorkingCopy),
  { members: true, waiting: <WaitingPage /> },
);

/** A page of a call as its staff would publish it: `?pregled=` names the call. */
export function CallPreview({ show }: PreviewProps) {
  const { state } = useSession();
  const location = useLocation();
  const [query] = useSearchParams();
  const id = query.get('pregled') ?? '';
  if (state === 'anonymous') return <ClientRedirect to={loginUrl(location)} />;
  return <WorkingCopy id={id} show={show} />;
}
