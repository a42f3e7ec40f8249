import type {
  Choice,
  NotificationChoices,
  NotificationChoicesChange,
} from '@app/contracts/notifications/notifications.schemas';
import { Bell, Check, Mail, Smartphone } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useChoicesText } from '../choices-text.ts';
import { useChoices, useSaveChoices } from '../queries.ts';
import s from './choices.module.css';
import { MailTimes } from './mail-times.tsx';
import { PushHere } from './push-here.tsx';
import { WaitingNotifications } from './waiting.tsx';

/**
 * What a member wants to hear, on which way and when; each change saves at once. It stands under a
 * heading of its page, `#notifications` in the settings.
 */
export function NotificationChoicesForm() {
  const t = useChoicesText();
  const choices = useChoices();
  if (choices.data) return <Loaded choices={choices.data} />;
  if (choices.isPending) return <WaitingNotifications rows={6} />;
  return <Failed query={choices} title={t('failedTitle')} text={t('failedText')} />;
}

function Loaded({ choices }: { choices: NotificationChoices }) {
  const t = useChoicesText();
  const format = useFormat();
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const choose = useSaveChoices(() => setSavedAt(new Date().toISOString()));
  const save = (change: NotificationChoicesChange) => void choose.run(change);
  return (
    <>
      <p className="muted">{t('lead')}</p>
      <PushHere />
      <ChoicesMatrix choices={choices} onChange={save} />
      <MailTimes choices={choices} onChange={save} />
      <div className={s.saved} role="status">
        {choose.busy ? (
          <p className="message">{t('savingNow')}</p>
        ) : choose.failure ? (
          <Message tone="bad">{t('notSaved')}</Message>
        ) : savedAt ? (
          <Message tone="ok">{t('savedAt', { time: format.time(savedAt) })}</Message>
        ) : null}
      </div>
    </>
  );
}

interface MatrixProps {
  readonly choices: NotificationChoices;
  onChange(change: NotificationChoicesChange): void;
}

function ChoicesMatrix({ choices, onChange }: MatrixProps) {
  const t = useChoicesText();
  const hasDevices = choices.devices > 0;
  return (
    <table className={s.matrix}>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col">
            <Bell />
            {t('app')}
          </th>
          <th scope="col">
            <Mail />
            {t('mail')}
          </th>
          {hasDevices ? (
            <th scope="col">
              <Smartphone />
              {t('push')}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {choices.types.map(({ type, app, mail, push }) => (
          <tr key={type}>
            <th scope="row">
              {t(type)}
              <small>{t(`${type}Note`)}</small>
            </th>
            <Cell
              choice={app}
              label={`${t(type)}, ${t('app')}`}
              onChange={(on) => onChange({ types: [{ type, app: on }] })}
            />
            <Cell
              choice={mail}
              label={`${t(type)}, ${t('mail')}`}
              onChange={(on) => onChange({ types: [{ type, mail: on }] })}
            />
            {hasDevices ? (
              <Cell
                // On a device is shown what the app shows.
                choice={app.on ? push : { on: false, locked: 'status' }}
                label={`${t(type)}, ${t('push')}`}
                onChange={(on) => onChange({ types: [{ type, push: on }] })}
              />
            ) : null}
          </tr>
        ))}
        <tr>
          <th scope="row">
            {t('security')}
            <small>{t('securityNote')}</small>
          </th>
          <td />
          <Cell choice={choices.accountSecurity} label={`${t('security')}, ${t('mail')}`} />
          {hasDevices ? <td /> : null}
        </tr>
      </tbody>
    </table>
  );
}

function Cell(props: { choice: Choice; label: string; onChange?(on: boolean): void }) {
  const { choice, label, onChange } = props;
  return (
    <td>
      <label className={s.key}>
        <input
          type="checkbox"
          aria-label={label}
          checked={choice.on}
          disabled={choice.locked !== null}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>{choice.on ? <Check /> : null}</span>
      </label>
    </td>
  );
}
