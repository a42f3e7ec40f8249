import { Switch } from '@app/ui/switch';
import { useFieldsText } from '../../text.ts';
import { NumberField } from '../parts/number-field.tsx';
import { ItemText } from '../parts/text-field.tsx';
import type { PartProps } from './activity.ts';
import s from './activity-people.module.css';

export function ActivityPeople({ path, activity, put }: PartProps) {
  const t = useFieldsText();
  return (
    <div className={s.people}>
      <Switch
        checked={activity.volunteersPlanned}
        onChecked={(volunteersPlanned) => put({ volunteersPlanned })}
      >
        {t('volunteersPlanned')}
      </Switch>
      {activity.volunteersPlanned ? (
        <div className={s.group}>
          <NumberField
            path={`${path}.expectedVolunteers`}
            label={t('expectedVolunteers')}
            kind="people"
            value={activity.expectedVolunteers}
            onValue={(expectedVolunteers) => put({ expectedVolunteers })}
          />
          <ItemText
            path={`${path}.volunteerDescription`}
            label={t('volunteerDescription')}
            value={activity.volunteerDescription}
            onValue={(volunteerDescription) => put({ volunteerDescription })}
          />
        </div>
      ) : null}
      <Switch checked={activity.usersPlanned} onChecked={(usersPlanned) => put({ usersPlanned })}>
        {t('usersPlanned')}
      </Switch>
      {activity.usersPlanned ? (
        <div className={s.group}>
          <NumberField
            path={`${path}.expectedUsers`}
            label={t('expectedUsers')}
            kind="people"
            value={activity.expectedUsers}
            onValue={(expectedUsers) => put({ expectedUsers })}
          />
          <ItemText
            path={`${path}.userDescription`}
            label={t('userDescription')}
            value={activity.userDescription}
            onValue={(userDescription) => put({ userDescription })}
          />
        </div>
      ) : null}
    </div>
  );
}
