import { pages } from '@app/contracts/pages';
import type { InvitationView } from '@app/contracts/teams/teams.schemas';
import { Button } from '@app/ui/button';
import { useParams, useSearchParams } from 'react-router';
import { useAnswering } from '../../../kit/letters/answering.ts';
import { LetterPage } from '../../../kit/letters/letter-page.tsx';
import { OtherAccount } from '../../../kit/letters/other-account.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { useSession } from '../../../lib/session/session.ts';
import { teams } from '../client.ts';
import { InvitationFacts } from '../parts/invitation-facts.tsx';
import { Joined, Joining, NotHere, SignInFirst } from '../parts/joining.tsx';
import { useTeamsText } from '../text.ts';

/** An invitation to a team, from its mail or its notification. */
export default function InvitationPage() {
  const t = useTeamsText();
  const { id = '' } = useParams();
  const code = useSearchParams()[0].get('kod') ?? undefined;
  const { state } = useSession();
  return (
    <LetterPage
      name={id}
      description={t('description')}
      ask={() => teams.invitation({ params: { id }, query: { code } })}
      missing={<Missing signedIn={state === 'authenticated'} id={id} code={code} />}
    >
      {(invitation, refresh) => <Answer invitation={invitation} code={code} onAnswered={refresh} />}
    </LetterPage>
  );
}

interface MissingProps {
  readonly signedIn: boolean;
  readonly id: string;
  readonly code: string | undefined;
}

function Missing({ signedIn, id, code }: MissingProps) {
  const t = useTeamsText();
  if (signedIn) {
    return <NotHere title={t('missing')} text={t('missingText')} next={<OtherAccount />} />;
  }
  return (
    <Joining title={t('linkTitle')}>
      <SignInFirst text={t('toAsk')} returnUrl={pages.teamInvitation({ id, kod: code })} />
    </Joining>
  );
}

interface AnswerProps {
  readonly invitation: InvitationView;
  readonly code: string | undefined;
  onAnswered(): Promise<void>;
}

function Answer({ invitation, code, onAnswered }: AnswerProps) {
  const t = useTeamsText();
  const { state } = useSession();
  const { busy, answer } = useAnswering();
  const { id, status, ownerName, address, invitedEmail, isForReader } = invitation;
  if (status === 'accepted' && isForReader) {
    return <Joined kind={invitation.kind} id={invitation.applicationId} />;
  }
  if (status === 'rejected') return <NotHere title={t('declined')} text={t('declinedText')} />;
  if (status !== 'pending') return <NotHere title={t('expired')} text={t('expiredText')} />;
  const move = (event: 'accept' | 'decline') =>
    void answer(async () => {
      try {
        await teams.moveInvitation({ params: { id }, body: { event } });
      } catch (error) {
        // That one says the page itself.
        if (!isApiError(error, 'INVITATION_OVER')) throw error;
      } finally {
        await onAnswered();
      }
    });
  return (
    <Joining title={t('invitationTitle', { name: ownerName })}>
      <InvitationFacts of={invitation} />
      {isForReader ? (
        <div className="row row-wrap g4 mt6">
          <Button variant="primary" busy={busy} onClick={() => move('accept')}>
            {t('accept')}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={() => move('decline')}>
            {t('decline')}
          </Button>
        </div>
      ) : state === 'authenticated' ? (
        <>
          <p className="mt5" role="status">
            {t('otherAccount', { address })}
          </p>
          <div className="mt5">
            <OtherAccount />
          </div>
        </>
      ) : (
        <SignInFirst
          text={t('toSignIn', { address })}
          email={invitedEmail ?? undefined}
          returnUrl={pages.teamInvitation({ id, kod: code })}
        />
      )}
    </Joining>
  );
}
