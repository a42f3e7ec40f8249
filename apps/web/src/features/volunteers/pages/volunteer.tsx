import { parseAddress } from '@app/contracts/endpoint';
import { pages } from '@app/contracts/pages';
import { volunteersPaths } from '@app/contracts/volunteers/volunteers.paths';
import type { VolunteerInvitation } from '@app/contracts/volunteers/volunteers.schemas';
import { volunteerLimits } from '@app/domain/volunteers/volunteer';
import { BankEmblem } from '@app/ui/bank-emblem';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Check, Download } from '@app/ui/icons';
import { BridgeDoor } from '@app/ui/scenes/doors';
import { TextArea } from '@app/ui/text-area';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAnswering } from '../../../kit/letters/answering.ts';
import { LetterEnd } from '../../../kit/letters/letter-end.tsx';
import { LetterPage } from '../../../kit/letters/letter-page.tsx';
import {
  Letter,
  LetterAnswers,
  type LetterFact,
  LetterFacts,
  LetterHeading,
} from '../../../kit/letters/letter-parts.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { volunteers } from '../client.ts';
import { useVolunteersPagesText } from '../text.ts';

const { path: certificatePath } = parseAddress(volunteersPaths.certificate);

/** Where a volunteer says whether they come, and later has the certificate; they need no account. */
export default function VolunteerPage() {
  const t = useVolunteersPagesText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { state } = useSession();
  const missing = (
    <LetterEnd
      title={t('missingTitle')}
      text={t('missingText')}
      next={
        <div className="row row-wrap g4">
          {state === 'authenticated' ? (
            <Button asChild variant="primary">
              <Link to={pages.zone({ hash: 'volontiranje' })}>{t('ownInvitations')}</Link>
            </Button>
          ) : null}
          <Button asChild variant="secondary">
            <Link to={pages.approved()}>{t('seeProjects')}</Link>
          </Button>
        </div>
      }
    />
  );
  return (
    <LetterPage
      name={`volunteer ${token}`}
      description={t('description')}
      // An address without a secret leads to nothing.
      ask={() => volunteers.asked({ params: { token: token || '-' } })}
      missing={missing}
    >
      {(invitation, refresh) => (
        <Letter picture={<BridgeDoor />}>
          <div className="row">
            <BankEmblem emblem={invitation.bank.emblem} width={48} />
            <b className="bold small">{invitation.bank.name}</b>
          </div>
          <InvitationDetails invitation={invitation} token={token} onAnswered={refresh} />
        </Letter>
      )}
    </LetterPage>
  );
}

interface InvitationProps {
  readonly invitation: VolunteerInvitation;
  readonly token: string;
  onAnswered(): Promise<void>;
}

function InvitationDetails({ invitation, token, onAnswered }: InvitationProps) {
  const t = useVolunteersPagesText();
  const { date } = useFormat();
  const { busy, answer } = useAnswering();
  const [word, setWord] = useState('');
  const { status, events, name, title } = invitation;
  const say = (event: 'confirm' | 'decline') => () =>
    void answer(() =>
      volunteers.answer({ params: { token }, body: { event, answer: word } }).finally(onAnswered),
    );
  const heads = {
    invited: [t('title', { name }), title ? t('lead', { title }) : t('leadUnnamed')],
    offered: [t('offeredTitle'), t('offeredText')],
    refused: [t('refusedTitle'), t('refusedText')],
    confirmed: [t('confirmedTitle'), t('confirmedText')],
    declined: [t('declinedTitle'), t('declinedText')],
    expired: [t('expiredTitle'), t('expiredText', { day: date(invitation.expiresAt) })],
    attended: [t('attendedTitle'), t('attendedText', { name, title })],
  } as const;
  const [heading, lead] = heads[status];
  return (
    <>
      <LetterHeading
        key={status}
        className="title-1 mt5"
        text={heading}
        isNew={status !== 'invited'}
      />
      <p className="lead mt4 break">{lead}</p>
      <Facts invitation={invitation} />
      {status === 'invited' ? (
        <Field className="mt5" label={t('word')} note={t('optional')}>
          <TextArea
            rows={2}
            maxLength={volunteerLimits.words}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        </Field>
      ) : null}
      <LetterAnswers>
        {events.includes('confirm') ? (
          <Button
            variant={status === 'invited' ? 'primary' : 'secondary'}
            size="l"
            busy={busy}
            onClick={say('confirm')}
          >
            <Check />
            {t(status === 'invited' ? 'come' : 'nowCome')}
          </Button>
        ) : null}
        {events.includes('decline') ? (
          <Button
            variant={status === 'invited' ? 'secondary' : 'ghost'}
            size="l"
            disabled={busy}
            onClick={say('decline')}
          >
            {t(status === 'invited' ? 'stay' : 'nowStay')}
          </Button>
        ) : null}
        {status === 'attended' ? <Certificate token={token} /> : null}
      </LetterAnswers>
      {events.length > 0 ? (
        <p className="hint mt4">{t('until', { day: date(invitation.expiresAt) })}</p>
      ) : null}
    </>
  );
}

function Facts({ invitation }: Pick<InvitationProps, 'invitation'>) {
  const t = useVolunteersPagesText();
  const { date, quantity } = useFormat();
  const { activity, task, place, startsOn, endsOn, askedBy, hours, answer, status } = invitation;
  const days = [...new Set([startsOn, endsOn].flatMap((day) => day ?? []))].map(date);
  const [from = '', to] = days;
  const facts: LetterFact[] = [
    { name: t('activity'), value: activity },
    { name: t('task'), value: task },
    { name: t('when'), value: to ? t('days', { from, to }) : from },
    { name: t('place'), value: status === 'attended' ? '' : place },
    { name: t('asks'), value: status === 'attended' ? '' : askedBy },
    { name: t('hours'), value: hours === null ? '' : quantity(hours) },
    {
      name: t('yourWord'),
      value: answer && status !== 'attended' ? t('quoted', { text: answer }) : '',
      look: 'said',
    },
  ];
  return <LetterFacts facts={facts} />;
}

function Certificate({ token }: { token: string }) {
  const t = useVolunteersPagesText();
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await download(
      urlOf(certificatePath, { params: { token }, query: { language } }),
      'potvrda.pdf',
    ).catch((error) =>
      toast({ description: errorText(error, language, t('downloadFailed')), tone: 'bad' }),
    );
    setBusy(false);
  };
  return (
    <Button variant="primary" size="l" busy={busy} onClick={() => void save()}>
      <Download />
      {t('download')}
    </Button>
  );
}
