import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { findApplication } from '../applications/public.ts';
import { insertVolunteers, type VolunteerRow } from './volunteers.repo.ts';
import { freshVolunteer } from './volunteers.service.ts';
import { activitiesIn } from './volunteers.view.ts';

/**
 * Somebody who was invited to the first activity, unless another is chosen.
 *
 * @param plan `secret`: of the address that they were mailed.
 */
export async function createVolunteer(
  tx: Tx,
  application: { readonly id: string },
  {
    secret,
    ...plan
  }: Partial<VolunteerRow> & { readonly invitedAt: Date; readonly secret?: string },
): Promise<VolunteerRow> {
  const record = await findApplication(tx, application);
  const activities = record ? activitiesIn(record.draft) : [];
  const activity = activities.find(({ id }) => id === plan.activityId) ?? activities[0];
  if (!record || !activity) throw new Error('A volunteer belongs to an activity.');
  const id = plan.id ?? newId();
  const row = freshVolunteer(
    record,
    {
      activityId: activity.id,
      activity: activity.name,
      endsOn: activity.endsOn,
      name: 'Nedim Okić',
      email: `nedim.${id.slice(-12)}@primjer.ba`,
      halfHours: plan.status === 'attended' ? 9 : null,
      ...plan,
      id,
      tokenHash: tokenHash(secret ?? id),
    },
    plan.invitedAt,
  );
  await insertVolunteers(tx, [row]);
  return row;
}
