import type { Invitation } from '@app/contracts/applications/applications.schemas';
import { Avatar } from '@app/ui/avatar';
import { Badge, type BadgeTone } from '@app/ui/badge';
import { Note } from '@app/ui/note';
import { useQuery } from '@tanstack/react-query';
import { profileImageUrl } from '../../../../lib/profile-image.ts';
import { applications } from '../../client.ts';
import { useMissingText } from '../../next/text.ts';
import { useFieldsText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';

export function Team() {
  const t = useFieldsText();
  const m = useMissingText();
  const { draft, membersLacking } = useCanvas();
  return (
    <div id="team" tabIndex={-1}>
      {membersLacking > 0 ? (
        <Note tone="warn">{m('teamTooSmall', { count: membersLacking })}</Note>
      ) : (
        <p className="mut">{t('teamEnough', { count: draft.call.minTeam })}</p>
      )}
      <h2 className="t4 mt6">{t('members')}</h2>
      <ul className="rows mt4">
        {draft.members.map((member) => (
          <li key={member.id} className="row g4">
            <Avatar
              name={member.name}
              src={profileImageUrl(member.userId ?? member.id, member.profile_picture_url)}
            />
            <div className="grow">
              <p className="b">{member.name}</p>
              <p className="sm mut">{t(member.role === 'vlasnik' ? 'owner' : 'member')}</p>
            </div>
            {member.role === 'vlasnik' ? null : <Badge tone="ok">{t('invitation_accepted')}</Badge>}
          </li>
        ))}
      </ul>
      <Invitations />
    </div>
  );
}

const tones: Record<Invitation['status'], BadgeTone> = {
  pending: 'warn',
  accepted: 'ok',
  rejected: 'bad',
  expired: 'quiet',
};

function Invitations() {
  const t = useFieldsText();
  const { id } = useCanvas().draft;
  const { data } = useQuery({
    queryKey: ['applications', 'invitations', id],
    queryFn: () => applications.invitations({ params: { id } }),
  });
  const open = data?.invitations.filter(({ status }) => status !== 'accepted') ?? [];
  if (open.length === 0) return null;
  return (
    <>
      <h2 className="t4 mt6">{t('invited')}</h2>
      <ul className="rows mt4">
        {open.map((one) => (
          <li key={one.id} className="row g4 between">
            <p className="b">{one.inviteeName || one.inviteeEmail}</p>
            <Badge tone={tones[one.status]}>{t(`invitation_${one.status}`)}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
