import { activitiesIn } from '@app/domain/skills/activities';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import { findApplication } from '../modules/applications/public.ts';
import { readSkills } from '../modules/skills/skills.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { onDay } from './calls.factory.ts';

const answered = ['crowdfunding', 'published', 'contract_signed', 'implementation', 'completed'];
/** A team that is still writing has answered some of them. */
const begun = ['draft', 'pending'];

/** Skills of the projects: answered in those that were approved, partly in those being written. */
export async function seedSkills(
  tx: Tx,
  applications: ReadonlyMap<string, BuiltApplication>,
  today: Date,
): Promise<void> {
  for (const { id, status } of applications.values()) {
    if (!answered.includes(status) && !begun.includes(status)) continue;
    const record = await findApplication(tx, { id });
    if (!record || activitiesIn(record.draft).length === 0) continue;
    const owner = { id: record.application.ownerId };
    const content = record.draft;
    let n = 0;
    await readSkills(tx, { id, content }, owner, onDay(today, -2), () => {
      n += 1;
      return answered.includes(status) || n % 3 === 1 ? 'accepted' : null;
    });
  }
}
