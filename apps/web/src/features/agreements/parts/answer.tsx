import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { Button, type ButtonVariant } from '@app/ui/button';
import { useState } from 'react';
import { useChange, usePut } from '../queries.ts';
import { useAgreementsText } from '../text.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** The bank's two answers to what a team sent. */
export function Answer({
  id,
  what,
  look = 'secondary',
  send,
}: {
  id: string;
  /** Names it to those who listen. */
  what: string;
  look?: ButtonVariant;
  send(event: 'accept' | 'return', reason: string): Promise<AgreementView>;
}) {
  const t = useAgreementsText();
  const { busy, change } = useChange(id);
  const put = usePut(id);
  const [returning, setReturning] = useState(false);
  return (
    <span className="row row-w g2">
      <Button
        size="m"
        variant={look}
        busy={busy}
        aria-label={t('acceptOf', { what })}
        onClick={() => void change(() => send('accept', ''))}
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
      {returning ? (
        <ReasonDialog
          title={t('returnTitle', { what })}
          onClose={() => setReturning(false)}
          send={async (reason) => put(await send('return', reason))}
        />
      ) : null}
    </span>
  );
}
