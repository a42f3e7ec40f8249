import { pages } from '@app/contracts/pages';
import type { LinkView } from '@app/contracts/teams/teams.schemas';
import { Button } from '@app/ui/button';
import { useParams } from 'react-router';
import { useAnswering } from '../../../kit/letters/answering.ts';
import { LetterPage } from '../../../kit/letters/letter-page.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { teams } from '../client.ts';
import { InvitationFacts } from '../parts/invitation-facts.tsx';
import { Joined, Joining, NotHere, SignInFirst } from '../parts/joining.tsx';
import { useTeamsText } from '../text.ts';

/** Where the link leads that a team shares in its own chat. */
export default function TeamLinkPage() {
  const t = useTeamsText();
  const { code = '' } = useParams();
  return (
    <LetterPage
      name={code}
      description={t('description')}
      ask={() => teams.link({ params: { code } })}
      missing={<NotHere title={t('over')} text={t('overText')} />}
    >
      {(link, refresh) => <Standing link={link} code={code} onChanged={refresh} />}
    </LetterPage>
  );
}

interface StandingProps {
  readonly link: LinkView;
  readonly code: string;
  onChanged(): Promise<void>;
}

function Standing({ link, code, onChanged }: StandingProps) {
  const t = useTeamsText();
  const { state } = useSession();
  const { busy, answer } = useAnswering();
  const { reader, requestId, over, ownerName } = link;
  if (reader === 'member') return <Joined kind={link.kind} id={link.applicationId} />;
  if (reader === 'waiting') {
    const takeBack = () =>
      answer(async () => {
        const params = { id: requestId ?? '' };
        const body = { event: 'takeBack' as const };
        await teams.moveRequest({ params, body }).finally(onChanged);
      });
    return (
      <Joining title={t('asked')}>
        <p className="lead" role="status">
          {t('askedText', { name: ownerName })}
        </p>
        <Button className="mt5" variant="ghost" busy={busy} onClick={() => void takeBack()}>
          {t('takeBack')}
        </Button>
      </Joining>
    );
  }
  if (reader === 'refused') return <NotHere title={t('refused')} text={t('refusedText')} />;
  if (over === 'full') return <NotHere title={t('full')} text={t('fullText')} />;
  if (over === 'closed') return <NotHere title={t('closed')} text={t('refusedText')} />;
  if (over) return <NotHere title={t('over')} text={t('overText')} />;
  return (
    <Joining title={t('linkTitle')}>
      <InvitationFacts of={link} />
      {state === 'authenticated' ? (
        <Button
          className="mt6"
          variant="primary"
          busy={busy}
          onClick={() => void answer(() => teams.ask({ params: { code } }).finally(onChanged))}
        >
          {t('ask')}
        </Button>
      ) : (
        <SignInFirst text={t('toAsk')} returnUrl={pages.teamLink({ code })} />
      )}
    </Joining>
  );
}
