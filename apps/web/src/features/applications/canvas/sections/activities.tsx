import { emptyActivity, listLimits } from '@app/domain/applications/application.fields';
import { Button } from '@app/ui/button';
import { Message } from '@app/ui/field';
import { Plus } from '@app/ui/icons';
import { useState } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { useFieldsText } from '../../text.ts';
import { useContentField, useProblem } from '../canvas-context.tsx';
import { FieldFrame } from '../parts/field-frame.tsx';
import { focusSoon } from '../parts/focus.ts';
import { moved, replaced, useUndo, without } from '../parts/list-tools.tsx';
import type { Activity } from './activity.ts';
import { ActivityCard } from './activity-card.tsx';
import sections from './sections.module.css';

export function Activities() {
  const t = useFieldsText();
  const problem = useProblem();
  const undo = useUndo();
  const [activities, change] = useContentField('projectActivities');
  const [added, setAdded] = useState('');
  const error = problem('projectActivities');

  const add = () => {
    const fresh = emptyActivity(newId());
    setAdded(fresh.id);
    change((now) => [...now, { ...fresh, teamAssignments: [] }]);
    focusSoon(`projectActivities.${activities.length}.name`);
  };
  const remove = (at: number, gone: Activity) => {
    change((now) => without(now, at));
    undo(gone.name || t('activity', { n: at + 1 }), () =>
      change((now) => now.toSpliced(at, 0, gone)),
    );
    focusSoon('projectActivities');
  };

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
              fresh={added === activity.id || activities.length === 1}
              onChange={(next) => change((now) => replaced(now, n, next))}
              onMove={(to) => change((now) => moved(now, n, to))}
              onRemove={() => remove(n, activity)}
            />
          </li>
        ))}
      </ol>
      {error ? <Message tone="bad">{error}</Message> : null}
      <Button
        id="projectActivities"
        variant="soft"
        size="m"
        className="mt4"
        disabled={activities.length >= listLimits.projectActivities}
        onClick={add}
      >
        <Plus />
        {t('addActivity')}
      </Button>
    </FieldFrame>
  );
}
