import { canvasOf } from '@app/contracts/pages';
import type { InvitationView } from '@app/contracts/teams/teams.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../../kit/action/use-action.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { teams } from '../client.ts';
import { invitationsKey, useInvitations, waitingKey } from '../queries.ts';
import { useTeamsText } from '../text.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { useAnswerFocus } from './use-answer-focus.ts';

interface InvitationAnswerProps {
  readonly id: string;
  onAnswered(): void;
}

/** The answer to an invitation where the reader is told of it; what became of it once there is one. */
export function TeamInvitationAnswer({ id, onAnswered }: InvitationAnswerProps) {
  const t = useTeamsText();
  const queries = useQueryClient();
  const oneKey = [...invitationsKey, id];
  const waiting = useInvitations();
  const open = waiting.data?.find((one) => one.id === id);
  const settled = useQuery({
    queryKey: oneKey,
    queryFn: ({ signal }) => teams.invitation({ params: { id }, query: {} }, { signal }),
    enabled: waiting.isSuccess && !open,
  });
  const answer = useAction({
    send: (event: 'accept' | 'decline') =>
      teams.moveInvitation({ params: { id }, body: { event } }),
    // That one says the row itself.
    refused: (error) => isApiError(error, 'INVITATION_OVER') || undefined,
    onSuccess: (moved) => {
      queries.setQueryData<InvitationView>(oneKey, moved);
      queries.setQueryData<InvitationView[]>(waitingKey, (all) =>
        all?.filter((one) => one.id !== id),
      );
      onAnswered();
    },
    onError: () => queries.invalidateQueries({ queryKey: invitationsKey }),
  });
  const gone = isApiError(settled.error, 'NOT_FOUND');
  const invitation = open ?? settled.data;
  const status = gone ? 'expired' : invitation?.status;

  const settles = status !== undefined && status !== 'pending';
  const said = useAnswerFocus(
    settles && (answer.status === 'success' || answer.status === 'error'),
  );

  if (open) {
    return (
      <AnswerButtons
        about={open.title}
        yes={['accept', t('accept')]}
        no={['decline', t('decline')]}
        moving={answer.busy ? answer.input : undefined}
        onAnswer={(event) => void answer.run(event)}
      />
    );
  }
  if (!status || status === 'pending') return null;
  return (
    <p className="small" ref={said} tabIndex={-1}>
      {status === 'accepted' && invitation ? (
        <>
          {t('accepted')}.{' '}
          <Link
            className="link"
            to={canvasOf(invitation.kind)({ edit: invitation.applicationId, dio: 'tim' })}
          >
            {t('openApplication')}
          </Link>
        </>
      ) : status === 'rejected' ? (
        t('answeredNo')
      ) : (
        `${t('expired')}. ${t('expiredText')}`
      )}
    </p>
  );
}
