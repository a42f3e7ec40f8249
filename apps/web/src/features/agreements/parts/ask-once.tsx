import { Button, type ButtonProps } from '@app/ui/button';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useMoneyText } from '../text.ts';

const ConfirmDialog = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);

interface AskOnceProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  readonly question: string;
  /** Whose word it is, and what follows. */
  readonly text: ReactNode;
  readonly yes: string;
  readonly no?: string;
  /** False: what was asked for did not go through, and the question stays. */
  onYes(): Promise<boolean>;
  readonly children: ReactNode;
}

/** A button whose press counts only once the reader has said whose word it is. */
export function AskOnce({
  question,
  text,
  yes,
  no,
  onYes,
  children,
  busy,
  ...button
}: AskOnceProps) {
  const t = useMoneyText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} busy={busy ?? false} onClick={() => setAsking(true)}>
        {children}
      </Button>
      {asking ? (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={question}
          description={text}
          confirmLabel={yes}
          cancelLabel={no ?? t('cancel')}
          closeLabel={no ?? t('cancel')}
          busy={busy ?? false}
          onConfirm={() => void onYes().then(() => setAsking(false))}
        />
      ) : null}
    </>
  );
}
