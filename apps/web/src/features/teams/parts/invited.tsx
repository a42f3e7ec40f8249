import { Avatar } from '@app/ui/avatar';
import { useQuery } from '@tanstack/react-query';
import { caches } from '../../../lib/queries/caches.ts';
import { teams } from '../client.ts';
import StatusLabel from './status-label.tsx';

/** Who was asked to join a team and is not in it, as items of its list. */
export default function Invited({ applicationId }: { readonly applicationId: string }) {
  const { data } = useQuery({
    queryKey: ['teams', applicationId, 'invited'],
    queryFn: ({ signal }) => teams.invitations({ params: { id: applicationId } }, { signal }),
    ...caches.asShown,
  });
  const open = data?.invitations.filter(({ status }) => status !== 'accepted') ?? [];
  return open.map(({ id, inviteeName, inviteeEmail, responsibility, status }) => (
    <li key={id} className="row">
      <Avatar name={inviteeName} size="l" />
      <span className="grow">
        <b className="bold break">{inviteeName || inviteeEmail}</b>
        {responsibility ? <span className="small muted block break">{responsibility}</span> : null}
      </span>
      <StatusLabel status={status} />
    </li>
  ));
}
