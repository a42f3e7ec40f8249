import { type TargetsValue, targetLimits } from '@app/domain/applications/form/values';
import { sdgTargetsTexts } from '@app/messages/sdg-targets';
import { Checkbox } from '@app/ui/checkbox';
import { Disclosure } from '@app/ui/disclosure';
import { Message } from '@app/ui/message';
import { textsFor } from '../../../../lib/texts/text.ts';
import { type SdgKey, useFieldsText, useSdgText } from '../../text.ts';
import s from './goal-targets.module.css';
import { useFieldProps, type ValueProps } from './value-props.ts';

const useTargetsText = textsFor('sdg-targets', sdgTargetsTexts);
type Target = keyof typeof sdgTargetsTexts;

const allTargets = Object.keys(sdgTargetsTexts) as Target[];
const targetsOf = (goal: number) => allTargets.filter((target) => target.startsWith(`${goal}.`));

type Props = ValueProps<readonly string[], TargetsValue>;

/** The targets of each chosen goal, to be narrowed down by whoever wants to. */
export default function GoalTargets({ goals, ...props }: Props & { goals: readonly number[] }) {
  const { id, label, error } = useFieldProps(props);
  return (
    <fieldset className="form-field" id={id}>
      <legend className="label">{label}</legend>
      <div>
        {goals.map((goal) => (
          <Targets key={goal} goal={goal} {...props} />
        ))}
      </div>
      {error ? <Message tone="bad">{error}</Message> : null}
    </fieldset>
  );
}

function Targets({ goal, current: chosen, onChange }: Props & { goal: number }) {
  const t = useFieldsText();
  const sdg = useSdgText();
  const say = useTargetsText();
  const count = chosen.filter((target) => target.startsWith(`${goal}.`)).length;
  const full = chosen.length >= targetLimits.count;
  const name = sdg(`${goal}` as SdgKey);
  const choose = (target: Target, on: boolean) =>
    onChange((now) => (on ? [...now, target] : now.filter((one) => one !== target)));
  return (
    <Disclosure
      wide
      title={
        <>
          <span className="grow">
            <span className="visually-hidden">{t('targetsOf', { n: goal, name })}</span>
            <span aria-hidden="true">
              {goal}. {name}
            </span>
          </span>
          {count > 0 ? (
            <span className="smaller muted tabular">{t('targetsChosen', { count })}</span>
          ) : null}
        </>
      }
    >
      <div className={s.list}>
        {targetsOf(goal).map((target) => (
          <Checkbox
            key={target}
            checked={chosen.includes(target)}
            disabled={full && !chosen.includes(target)}
            onChange={(event) => choose(target, event.target.checked)}
            label={
              <>
                <b className="tabular">{target}</b> {say(target)}
              </>
            }
          />
        ))}
      </div>
    </Disclosure>
  );
}
