import type {
  Choice,
  NotificationChoices,
  NotificationChoicesChange,
} from '@app/contracts/notifications/notifications.schemas';
import { Bell, Check, Mail } from '@app/ui/icons';
import { useChoicesText } from '../choices-text.ts';
import s from './choices.module.css';

interface MatrixProps {
  readonly choices: NotificationChoices;
  onChange(change: NotificationChoicesChange): void;
}

export function ChoicesMatrix({ choices, onChange }: MatrixProps) {
  const t = useChoicesText();
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
        </tr>
      </thead>
      <tbody>
        {choices.types.map(({ type, app, mail }) => (
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
          </tr>
        ))}
        <tr>
          <th scope="row">
            {t('security')}
            <small>{t('securityNote')}</small>
          </th>
          <td />
          <Cell choice={choices.accountSecurity} label={`${t('security')}, ${t('mail')}`} />
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
