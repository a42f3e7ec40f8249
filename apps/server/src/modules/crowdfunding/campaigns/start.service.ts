import type {
  CampaignView,
  StartCampaignBody,
} from '@app/contracts/crowdfunding/crowdfunding.schemas';
import type { Actor } from '@app/domain/accounts/permissions';
import { fromKm } from '@app/domain/money';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { moveWithin } from '../../applications/public.ts';
import type { Campaigns } from './campaigns.service.ts';

/** A start that has passed becomes now. */
export async function startCampaign(
  p: Platform,
  campaigns: Campaigns,
  actor: NonNullable<Actor>,
  { applicationId, targetAmount, startsAt, endsAt }: StartCampaignBody,
): Promise<Failure | CampaignView> {
  const target = fromKm(targetAmount);
  if (target === null) return fail('VALIDATION', { fields: { targetAmount: 'decimals' } });
  const campaign = {
    id: newId(),
    target,
    startsAt: new Date(Math.max(p.clock.now().getTime(), Date.parse(startsAt))),
    endsAt: new Date(endsAt),
  };
  const moved = await p.db.transaction((tx) =>
    moveWithin(p, tx, { applicationId, actor, event: 'startCampaign', campaign }),
  );
  return isFailure(moved) ? moved : campaigns.one(campaign.id);
}
