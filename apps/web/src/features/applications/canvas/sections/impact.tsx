import { cx } from '@app/ui/cx';
import { TextField } from '../parts/text-field.tsx';
import { Goals } from './goals.tsx';
import sections from './sections.module.css';

export function Impact() {
  return (
    <div className={cx('form', sections.form)}>
      <TextField name="communityImpact" hint="communityImpactHint" rows={5} />
      <TextField name="targetGroup" hint="targetGroupHint" rows={3} />
      <TextField name="lastingImpact" hint="lastingImpactHint" rows={4} />
      <TextField name="innovationValue" hint="innovationValueHint" rows={3} />
      <Goals />
      <TextField name="sdgImpact" hint="sdgImpactHint" rows={4} />
      <TextField name="sdgGoal" hint="sdgGoalHint" optional autoComplete="off" />
      <TextField name="sdgDescription" hint="sdgDescriptionHint" rows={3} optional />
    </div>
  );
}
