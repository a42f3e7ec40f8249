import type { GuardianRequest } from '@app/contracts/guardian-contact/guardian-contact.schemas';
import { pages } from '@app/contracts/pages';
import type { GuardianEvent } from '@app/domain/guardian-contact/guardian-contact';
import { Button } from '@app/ui/button';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { Eye, MessageCircle, Undo2 } from '@app/ui/icons';
import { BridgeDoor } from '@app/ui/scenes/doors';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useAnswering } from '../../../kit/letters/answering.ts';
import { LetterEnd, LetterWays } from '../../../kit/letters/letter-end.tsx';
import { LetterPage } from '../../../kit/letters/letter-page.tsx';
import { Letter, LetterLines, LetterSaid } from '../../../kit/letters/letter-parts.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useShellText } from '../../../lib/texts/text.ts';
import { guardianContact } from '../client.ts';
import { useGuardianContactText } from '../text.ts';

/** Where the guardian of a member under fifteen confirms their address, or takes it out. */
export default function GuardianRequestPage() {
  const t = useGuardianContactText();
  const { token = '' } = useParams();
  // Their link works once: what became of it is what they were answered.
  const [done, setDone] = useState<GuardianRequest | null>(null);
  return (
    <LetterPage
      name={token}
      description={t('description')}
      ask={async () => done ?? guardianContact.asked({ params: { token } })}
      missing={
        done ? (
          <>
            <AnswerNote request={done} />
            <LetterWays />
          </>
        ) : (
          <LetterEnd title={t('missingTitle')} text={t('missingText')} />
        )
      }
    >
      {(request) => (
        <Letter picture={<BridgeDoor />}>
          {done ? (
            <AnswerNote request={done} />
          ) : (
            <RequestDetails request={request} token={token} onDone={setDone} />
          )}
        </Letter>
      )}
    </LetterPage>
  );
}

function AnswerNote({ request: { status } }: { request: GuardianRequest }) {
  const t = useGuardianContactText();
  const isIn = status === 'confirmed';
  return (
    <LetterSaid title={t(isIn ? 'confirmedTitle' : 'leftTitle')} isNew>
      <p className="lead" role="status">
        {t(isIn ? 'confirmedText' : 'leftText')}
      </p>
    </LetterSaid>
  );
}

interface RequestProps {
  readonly request: GuardianRequest;
  readonly token: string;
  onDone(answer: GuardianRequest): void;
}

function RequestDetails({ request, token, onDone }: RequestProps) {
  const t = useGuardianContactText();
  const shell = useShellText();
  const format = useFormat();
  const { busy, answer } = useAnswering();
  const [leaving, setLeaving] = useState(false);
  const { firstName: name, status, events, expiresAt } = request;
  const send = (event: GuardianEvent) =>
    void answer(async () =>
      onDone(await guardianContact.answer({ params: { token }, body: { event } })),
    );
  const confirms = events.includes('confirm');
  return (
    <LetterSaid title={t(confirms ? 'title' : 'leaveTitle')}>
      <p className="lead">{t(confirms ? 'lead' : 'leaveText', { name })}</p>
      <LetterLines
        lines={[
          { Icon: MessageCircle, name: t('when'), text: t('whenText', { name }) },
          { Icon: Eye, name: t('what'), text: t('whatText') },
          { Icon: Undo2, name: t('long'), text: t('longText', { name }) },
        ]}
      />
      <div className="row row-wrap g4 mt6">
        {confirms ? (
          <Button variant="primary" busy={busy} onClick={() => send('confirm')}>
            {t('confirm')}
          </Button>
        ) : null}
        <Button
          variant={confirms ? 'ghost' : 'secondary'}
          disabled={busy}
          onClick={() => setLeaving(true)}
        >
          {t('removeOwn')}
        </Button>
      </div>
      <div className="small muted column g2 mt5">
        {status === 'pending' ? <p>{t('until', { day: format.dayOf(expiresAt) })}</p> : null}
        <p>
          <Link className="link" to={pages.privacy({ hash: 'maloljetni' })}>
            {t('privacy')}
          </Link>
        </p>
      </div>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t('leaveTitle')}
        description={t('leaveText', { name })}
        confirmLabel={t('removeOwn')}
        cancelLabel={t('cancel')}
        closeLabel={shell('close')}
        tone="danger"
        busy={busy}
        onConfirm={() => send('remove')}
      />
    </LetterSaid>
  );
}
