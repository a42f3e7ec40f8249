import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import type { Goal } from '../goals.ts';
import { Activities } from './activities.tsx';
import { Budget } from './budget.tsx';
import { Impact } from './impact.tsx';
import { Overview } from './overview.tsx';

interface PanelProps {
  readonly application: OrangeView;
  readonly goals: readonly Goal[];
  readonly open: string;
}

export function OrangePanel({ application, goals, open }: PanelProps) {
  switch (open) {
    case 'budget':
      return <Budget application={application} />;
    case 'activities':
      return <Activities application={application} />;
    case 'impact':
      return <Impact application={application} goals={goals} />;
    default:
      return <Overview application={application} />;
  }
}
