import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { overspendingAllowed } from '@app/domain/agreements/spending';
import { Button, type ButtonVariant } from '@app/ui/button';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { usePut } from '../queries.ts';
import { useAgreementsText } from '../text.ts';
import { useChange } from '../use-change.ts';
import { AgreementReasonDialog, ReasonForm } from './reason-dialog.tsx';

const ConfirmDialog = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);

/** What the viewer of files adds to an answer. */
export interface Beside {
  /** On the key that accepts. */
  readonly accept: string;
  /** What was written of it and not sent. */
  readonly draft: string;
  readonly onDraft: (reason: string) => void;
  readonly onDone: () => void;
}

/** The bank's two answers to what a team sent. */
export function MilestoneAnswer({
  id,
  what,
  look = 'secondary',
  over,
  ask,
  beside,
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
  /** It is in sight: a reason is written there, and then comes the next. */
  beside?: Beside;
  send(event: 'accept' | 'return', reason: string, over: boolean): Promise<AgreementView>;
}) {
  const t = useAgreementsText();
  const { busy, change } = useChange(id);
  const put = usePut(id);
  const [returning, setReturning] = useState(beside !== undefined && beside.draft !== '');
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
  const accept = async () => {
    if (await change(() => send('accept', '', over !== undefined))) beside?.onDone();
  };
  const giveBack = async (reason: string) => put(await send('return', reason, false));
  if (beside && returning) {
    return (
      <ReasonForm
        title={t('returnTitle', { what })}
        draft={beside.draft}
        onDraft={beside.onDraft}
        onClose={() => setReturning(false)}
        send={async (reason) => {
          await giveBack(reason);
          beside.onDraft('');
          beside.onDone();
        }}
      />
    );
  }
  return (
    <span className="row row-wrap g2">
      <Button
        size={beside ? 'base' : 'm'}
        variant={look}
        busy={busy}
        aria-label={t('acceptOf', { what })}
        onClick={() => (question ? setAccepting(true) : void accept())}
      >
        {beside?.accept ?? t('accept')}
      </Button>
      <Button
        size={beside ? 'base' : 'm'}
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
        <AgreementReasonDialog
          title={t('returnTitle', { what })}
          onClose={() => setReturning(false)}
          send={giveBack}
        />
      ) : null}
    </span>
  );
}
