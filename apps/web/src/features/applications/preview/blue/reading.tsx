import { asksFor } from '../../../../entities/applications/public.ts';
import type { OfView } from '../view.ts';
import { BlueFigures } from './figures.tsx';
import { BlueMarket } from './market.tsx';
import { BlueOverview } from './overview.tsx';
import { BluePlan } from './plan.tsx';
import { Sources } from './sources.tsx';

/** All that the page of a blue application says, for somebody who reads it whole. */
export default function BlueReading({ application }: OfView<'blue'>) {
  return (
    <div className="chapters mt6">
      <BlueOverview application={application} />
      <BlueMarket application={application} />
      {asksFor(application)('figures') ? <BlueFigures application={application} /> : null}
      <Sources application={application} />
      <BluePlan application={application} />
    </div>
  );
}
