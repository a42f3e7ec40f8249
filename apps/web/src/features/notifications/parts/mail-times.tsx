import '@app/ui/value-rows.css';
import type {
  NotificationChoices,
  NotificationChoicesChange,
  QuietHours,
} from '@app/contracts/notifications/notifications.schemas';
import { mailFrequencies } from '@app/domain/notifications/notification.choices';
import { Message } from '@app/ui/message';
import { Select } from '@app/ui/select';
import { Switch } from '@app/ui/switch';
import { useId, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { timesOfDay } from '../choices-change.ts';
import { useChoicesText } from '../choices-text.ts';
import s from './choices.module.css';

interface MailTimesProps {
  readonly choices: NotificationChoices;
  onChange(change: NotificationChoicesChange): void;
}

export function MailTimes({ choices, onChange }: MailTimesProps) {
  return (
    <div className="value-rows">
      <Frequency choices={choices} onChange={onChange} />
      {choices.frequency === 'never' ? null : (
        <Quiet hours={choices.quietHours} onChange={(quietHours) => onChange({ quietHours })} />
      )}
    </div>
  );
}

function Frequency({ choices, onChange }: MailTimesProps) {
  const t = useChoicesText();
  const format = useFormat();
  const id = useId();
  const { frequency, nextDigestAt } = choices;
  return (
    <div className="value-row value-row-break">
      <div>
        <label className="value-row-name" htmlFor={id}>
          {t('frequency')}
        </label>
        <p className="value-row-value" id={`${id}-note`}>
          {frequency === 'never' ? t('noMail') : t('frequencyNote')}{' '}
          {nextDigestAt ? t('nextDigest', { time: format.dateTime(nextDigestAt) }) : null}
        </p>
      </div>
      <Select
        id={id}
        aria-describedby={`${id}-note`}
        value={frequency}
        onChange={({ target }) => {
          const chosen = mailFrequencies.find((one) => one === target.value);
          if (chosen) onChange({ frequency: chosen });
        }}
      >
        {mailFrequencies.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </Select>
    </div>
  );
}

const night: QuietHours = { from: '22:00', to: '07:00' };

function Quiet(props: {
  hours: NotificationChoices['quietHours'];
  onChange(hours: QuietHours | null): void;
}) {
  const { hours, onChange } = props;
  const t = useChoicesText();
  const id = useId();
  /** Hours that begin when they end are not saved; they stand until one of them is changed. */
  const [refused, setRefused] = useState<QuietHours | null>(null);
  const shown = refused ?? hours;
  const change = (next: QuietHours) => {
    const fits = next.from !== next.to;
    setRefused(fits ? null : next);
    if (fits) onChange(next);
  };
  return (
    <div className="value-row value-row-break">
      <div>
        <p className="value-row-name">{t('quiet')}</p>
        <p className="value-row-value" id={`${id}-note`}>
          {t('quietNote')}
        </p>
      </div>
      <Switch
        checked={hours !== null}
        onChecked={(on) => {
          setRefused(null);
          onChange(on ? night : null);
        }}
      >
        <span className="visually-hidden">{t('quiet')}, </span>
        {t(hours ? 'quietOn' : 'quietOff')}
      </Switch>
      {shown ? (
        <div className={s.hours}>
          <Time
            label={t('from')}
            value={shown.from}
            invalid={refused !== null}
            describedBy={`${id}-error`}
            onChange={(from) => change({ ...shown, from })}
          />
          <Time
            label={t('to')}
            value={shown.to}
            invalid={refused !== null}
            describedBy={`${id}-error`}
            onChange={(to) => change({ ...shown, to })}
          />
          <div id={`${id}-error`} role="alert">
            {refused ? <Message tone="bad">{t('sameTime')}</Message> : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}

function Time(props: {
  label: string;
  value: string;
  invalid: boolean;
  describedBy: string;
  onChange(value: string): void;
}) {
  const { label, value, invalid, describedBy, onChange } = props;
  const id = useId();
  return (
    <div className={s.hour}>
      <label className="small" htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        className="tabular"
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? describedBy : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {timesOfDay(value).map((time) => (
          <option key={time} value={time}>
            {time}
          </option>
        ))}
      </Select>
    </div>
  );
}
