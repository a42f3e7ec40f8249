import type { OfView } from '../load.ts';
import { Progress } from '../parts/progress.tsx';
import { BluePlan } from './plan.tsx';

export function PlanPanel({ application }: OfView<'blue'>) {
  return (
    <>
      <BluePlan application={application} />
      <Progress application={application} />
    </>
  );
}
