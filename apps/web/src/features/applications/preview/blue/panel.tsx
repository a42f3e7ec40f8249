import { Progress } from '../parts/progress.tsx';
import { BlueFigures } from './figures.tsx';
import { BlueMarket } from './market.tsx';
import { BlueOverview } from './overview.tsx';
import type { OfBlue } from './parts.ts';
import { BluePlan } from './plan.tsx';

export function BluePanel({ application, open }: OfBlue & { readonly open: string }) {
  switch (open) {
    case 'market':
      return <BlueMarket application={application} />;
    case 'figures':
      return <BlueFigures application={application} />;
    case 'plan':
      return (
        <>
          <BluePlan application={application} />
          <Progress application={application} />
        </>
      );
    default:
      return <BlueOverview application={application} />;
  }
}
