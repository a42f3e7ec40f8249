import type { EligibilityAnswer } from '@app/domain/applications/form/values';
import { LazyEligibility } from '../../../calls/public.ts';
import { useCanvas } from '../canvas-context.tsx';
import type { ValueProps } from './value-props.ts';

/** Who may apply: answered before, or here. */
export function EligibilityField({ current, onChange }: ValueProps<readonly EligibilityAnswer[]>) {
  const { call } = useCanvas().draft;
  if (call.questions.length === 0) return null;
  return (
    <LazyEligibility
      call={call}
      answers={Object.fromEntries(current.map(({ id, answer }) => [id, answer]))}
      onAnswer={(id, answer) =>
        onChange((now) => [...now.filter((one) => one.id !== id), { id, answer }])
      }
    />
  );
}
