import type { NotificationChoices } from '@app/contracts/notifications/notifications.schemas';
import { Button } from '@app/ui/button';
import { ErrorState } from '@app/ui/error-state';
import { Message } from '@app/ui/field';
import { useState } from 'react';
import { useFormat } from '../../../lib/use-format.ts';
import { useChoicesText } from '../choices-text.ts';
import { useChoices, useSaveChoices } from '../queries.ts';
import s from './choices.module.css';
import { ChoicesMatrix } from './choices-matrix.tsx';
import { MailTimes } from './mail-times.tsx';
import { Waiting } from './waiting.tsx';

export default function Choices() {
  const t = useChoicesText();
  const choices = useChoices();
  if (choices.data) return <Loaded choices={choices.data} />;
  if (choices.isPending) return <Waiting rows={6} />;
  return (
    <ErrorState
      title={t('failedTitle')}
      text={t('failedText')}
      action={
        <Button busy={choices.isFetching} onClick={() => void choices.refetch()}>
          {t('retry')}
        </Button>
      }
    />
  );
}

function Loaded({ choices }: { choices: NotificationChoices }) {
  const t = useChoicesText();
  const format = useFormat();
  const choose = useSaveChoices();
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const save: typeof choose.mutate = (change) =>
    choose.mutate(change, { onSuccess: () => setSavedAt(new Date().toISOString()) });
  return (
    <>
      <p className="mut">{t('lead')}</p>
      <ChoicesMatrix choices={choices} onChange={save} />
      <MailTimes choices={choices} onChange={save} />
      <div className={s.saved} role="status">
        {choose.isPending ? (
          <p className="msg">{t('saving')}</p>
        ) : choose.isError ? (
          <Message tone="bad">{t('notSaved')}</Message>
        ) : savedAt ? (
          <Message tone="ok">{t('saved', { time: format.time(savedAt) })}</Message>
        ) : null}
      </div>
    </>
  );
}
