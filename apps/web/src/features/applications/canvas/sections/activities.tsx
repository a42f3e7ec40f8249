import { emptyActivity } from '@app/domain/applications/application.fields';
import { Message } from '@app/ui/field';
import { newId } from '../../../../lib/new-id.ts';
import { useFieldsText } from '../../text.ts';
import { useContentField, useProblem } from '../canvas-context.tsx';
import { FieldFrame } from '../parts/field-frame.tsx';
import { AddButton, useItems } from '../parts/list-tools.tsx';
import { ActivityCard } from './activity-card.tsx';
import sections from './sections.module.css';

export function Activities() {
  const t = useFieldsText();
  const error = useProblem()('projectActivities');
  const field = useContentField('projectActivities');
  const [activities] = field;
  const list = useItems('projectActivities', field, ({ name }, at) =>
    name === '' ? t('activity', { n: at + 1 }) : name,
  );
  return (
    <FieldFrame field="projectActivities">
      {activities.length === 0 ? <p className="mut">{t('activitiesEmpty')}</p> : null}
      <ol className={sections.cards}>
        {activities.map((activity, n) => (
          <li key={activity.id}>
            <ActivityCard
              activity={activity}
              at={n}
              total={activities.length}
              fresh={list.isAdded(activity) || activities.length === 1}
              {...list.at(n, activity)}
            />
          </li>
        ))}
      </ol>
      {error ? <Message tone="bad">{error}</Message> : null}
      <AddButton
        field="projectActivities"
        count={activities.length}
        className="mt4"
        onClick={() => list.add({ ...emptyActivity(newId()), teamAssignments: [] }, 'name')}
      >
        {t('addActivity')}
      </AddButton>
    </FieldFrame>
  );
}
