import { type ApplicationSubject, isTeam } from '../applications/application.policy.ts';
import type { Actor } from '../permissions/permissions.ts';
import { allowIf, deny, type Verdict } from '../policy.ts';

export const storyPolicy = {
  /**
   * The story while it is written, in every status: the team alone. Staff read what the team takes
   * over into the application, and nothing before.
   */
  write(actor: Actor, team: Pick<ApplicationSubject, 'ownerId' | 'memberIds'>): Verdict {
    if (actor === null) return deny('NOT_SIGNED_IN');
    return allowIf(isTeam(actor, team), 'NOT_TEAM');
  },
  /** Says what the campaign will say; once it has opened, what donors read stays. */
  setCampaign(actor: Actor, story: Pick<ApplicationSubject, 'ownerId' | 'memberIds' | 'status'>) {
    const verdict = storyPolicy.write(actor, story);
    if (!verdict.ok) return verdict;
    const before = ['draft', 'submitted', 'pending', 'approved'].includes(story.status);
    return allowIf(before, 'WRONG_STATUS');
  },
};
