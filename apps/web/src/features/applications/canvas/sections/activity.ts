import type { Content } from '../content.ts';

export type Activity = Content['projectActivities'][number];

export interface PartProps {
  readonly path: string;
  readonly activity: Activity;
  put(part: Partial<Activity>): void;
}
