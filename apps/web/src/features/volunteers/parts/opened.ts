import type { ActivityVolunteers, Volunteer } from '@app/contracts/volunteers/volunteers.schemas';

/** What lies open over the list. */
export type Opened =
  | { readonly what: 'invite'; readonly activity: ActivityVolunteers }
  | { readonly what: 'hours' | 'remove'; readonly one: Volunteer };
