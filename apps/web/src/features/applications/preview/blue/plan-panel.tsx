import { ProjectProgress } from '../parts/progress.tsx';
import type { OfView } from '../view.ts';
import { BluePlan } from './plan.tsx';

export function PlanPanel({ application }: OfView<'blue'>) {
  return (
    <>
      <BluePlan application={application} />
      <ProjectProgress application={application} />
    </>
  );
}
