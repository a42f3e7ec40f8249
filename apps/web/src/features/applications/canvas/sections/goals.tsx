import { Field } from '@app/ui/field';
import { Check } from '@app/ui/icons';
import { Skeleton } from '@app/ui/skeleton';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { useFieldsText, useSdgText } from '../../text.ts';
import { useContentField, useProblem } from '../canvas-context.tsx';
import { FieldFrame } from '../parts/field-frame.tsx';
import s from './goals.module.css';

/** Their words are many, and wanted by few. */
const Targets = lazyPart(() => import('./goal-targets.tsx'), { waiting: <Skeleton height={64} /> });

export const goalNumbers = Array.from({ length: 17 }, (_, n) => n + 1);

export function Goals() {
  const t = useFieldsText();
  const sdg = useSdgText();
  const problem = useProblem();
  const [goals, changeGoals] = useContentField('selectedSdgs');
  const [, changeTargets] = useContentField('selectedSdgSubcategories');

  const choose = (goal: number, chosen: boolean) => {
    changeGoals((now) =>
      chosen
        ? [...now.filter((one) => one !== goal), goal].sort((a, b) => a - b)
        : now.filter((one) => one !== goal),
    );
    if (!chosen) {
      changeTargets((now) => now.filter((target) => !target.startsWith(`${goal}.`)));
    }
  };

  return (
    <>
      <FieldFrame field="selectedSdgs">
        <Field
          as="group"
          label={t('selectedSdgs')}
          hint={t('selectedSdgsHint')}
          error={problem('selectedSdgs')}
        >
          <div className={s.goals} id="selectedSdgs">
            {goalNumbers.map((goal) => (
              <label key={goal}>
                <input
                  type="checkbox"
                  checked={goals.includes(goal)}
                  onChange={(event) => choose(goal, event.target.checked)}
                />
                <span>
                  <b className="num">{goal}</b>
                  <span className="xs">{sdg(`${goal}` as Parameters<typeof sdg>[0])}</span>
                  <Check />
                </span>
              </label>
            ))}
          </div>
        </Field>
      </FieldFrame>
      {goals.length > 0 ? (
        <FieldFrame field="selectedSdgSubcategories">
          <Targets goals={goals} />
        </FieldFrame>
      ) : null}
    </>
  );
}
