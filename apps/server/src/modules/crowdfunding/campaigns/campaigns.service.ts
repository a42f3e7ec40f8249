import type {
  CampaignsQuery,
  CampaignView,
  DonorsQuery,
  DonorView,
  StartCampaignBody,
} from '@app/contracts/crowdfunding/crowdfunding.schemas';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { createCache } from '../../../platform/cache.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import { newId } from '../../../platform/ids.ts';
import { type ListPage, listPage, timeCursor } from '../../../platform/lists.ts';
import type { Platform } from '../../../platform/platform.ts';
import { moveWithin } from '../../applications/public.ts';
import { listDonors } from '../donations/donors.repo.ts';
import { createCampaignById, createCampaignsList } from './campaigns.repo.ts';
import { campaignView, donorView } from './campaigns.view.ts';

export function createCampaigns(p: Pick<Platform, 'db' | 'clock' | 'signals'>) {
  const list = createCampaignsList(p.db.read);
  const byId = createCampaignById(p.db.read);
  const pages = createCache<ListPage<z.output<typeof CampaignView>> | Failure>(p, {
    milliseconds: 1_000,
    atMost: 500,
  });

  const readPage = (query: z.infer<typeof CampaignsQuery>) => {
    const now = p.clock.now();
    const { state, bank, show } = query;
    return listPage(query, {
      cursor: timeCursor,
      read: ({ after, limit }) => list({ state, bank, show, after }, now, limit),
      place: ({ campaign }) => ({ at: campaign.endsAt, id: campaign.id }),
      show: (rows) => rows.map((row) => campaignView(row, now)),
    });
  };

  return {
    list(
      query: z.infer<typeof CampaignsQuery>,
    ): Promise<ListPage<z.output<typeof CampaignView>> | Failure> {
      const key = `${query.state} ${query.show} ${query.bank ?? ''} ${query.limit} ${query.after ?? ''}`;
      return pages(key, () => readPage(query));
    },

    /** One campaign, by its own id or its application's. */
    async one(id: string): Promise<Failure | z.output<typeof CampaignView>> {
      const row = await byId(id);
      return row ? campaignView(row, p.clock.now()) : fail('NOT_FOUND');
    },

    donors(
      applicationId: string,
      query: z.infer<typeof DonorsQuery>,
    ): Promise<ListPage<z.output<typeof DonorView>> | Failure> {
      return listPage(query, {
        cursor: timeCursor,
        read: (slice) => listDonors(p.db.read, applicationId, slice),
        place: ({ settledAt, id }) => ({ at: settledAt ?? new Date(0), id }),
        show: (rows) => rows.map(donorView),
      });
    },
  };
}

export type Campaigns = ReturnType<typeof createCampaigns>;

/** A start that has passed becomes now. */
export async function startCampaign(
  p: Platform,
  campaigns: Campaigns,
  actor: NonNullable<Actor>,
  { applicationId, targetAmount: target, startsAt, endsAt }: z.output<typeof StartCampaignBody>,
): Promise<Failure | z.output<typeof CampaignView>> {
  const campaign = {
    id: newId(),
    target,
    startsAt: new Date(Math.max(p.clock.now().getTime(), startsAt.getTime())),
    endsAt,
  };
  const moved = await p.db.transaction((tx) =>
    moveWithin(p, tx, { applicationId, actor, event: 'startCampaign', campaign }),
  );
  return isFailure(moved) ? moved : campaigns.one(campaign.id);
}
