import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { overspendingAllowed } from '@app/domain/agreements/spending';
import { Button, type ButtonVariant } from '@app/ui/button';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useChange, usePut } from '../queries.ts';
import { useAgreementsText } from '../text.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const ConfirmDialog = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);

/** The bank's two answers to what a team sent. */
export function Answer({
  id,
  what,
  look = 'secondary',
  over,
  ask,
  send,
}: {
  id: string;
  /** Names it to those who listen. */
  what: string;
  look?: ButtonVariant;
  /** Why it goes far beyond its line: then it is accepted together with that, by name. */
  over?: string | undefined;
  /** Asked once before it is accepted: whose word that is, and what follows. */
  ask?: { readonly title: string; readonly text: string; readonly yes: string } | undefined;
  send(event: 'accept' | 'return', reason: string, over: boolean): Promise<AgreementView>;
}) {
  const t = useAgreementsText();
  const { busy, change } = useChange(id);
  const put = usePut(id);
  const [returning, setReturning] = useState(false);
  const [accepting, setAccepting] = useState(false);
  const question =
    ask ??
    (over === undefined
      ? undefined
      : {
          title: t('acceptOverTitle'),
          text: t('acceptOverText', { what, percent: overspendingAllowed, reason: over }),
          yes: t('acceptOver'),
        });
  const accept = () => change(() => send('accept', '', over !== undefined));
  return (
    <span className="row row-w g2">
      <Button
        size="m"
        variant={look}
        busy={busy}
        aria-label={t('acceptOf', { what })}
        onClick={() => (question ? setAccepting(true) : void accept())}
      >
        {t('accept')}
      </Button>
      <Button
        size="m"
        variant={look === 'field' ? 'field-outline' : 'ghost'}
        aria-label={t('returnOf', { what })}
        onClick={() => setReturning(true)}
      >
        {t('return')}
      </Button>
      {accepting && question ? (
        <ConfirmDialog
          open
          onOpenChange={setAccepting}
          title={question.title}
          description={question.text}
          confirmLabel={question.yes}
          cancelLabel={t('cancel')}
          closeLabel={t('cancel')}
          busy={busy}
          onConfirm={() => void accept().then(() => setAccepting(false))}
        />
      ) : null}
      {returning ? (
        <ReasonDialog
          title={t('returnTitle', { what })}
          onClose={() => setReturning(false)}
          send={async (reason) => put(await send('return', reason, false))}
        />
      ) : null}
    </span>
  );
}
