import type {
  CampaignsQuery,
  CampaignView,
  DonorsQuery,
  DonorView,
} from '@app/contracts/crowdfunding/crowdfunding.schemas';
import type { z } from 'zod';
import { readCursor, type TimeCursor, writeCursor } from '../../platform/cursor.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepBriefly } from './campaigns.cache.ts';
import { createCampaignById, createCampaignsList } from './campaigns.repo.ts';
import { campaignView, donorView } from './campaigns.view.ts';
import { listDonors } from './donors.repo.ts';

/** A page of a list, and the cursor of the next one. */
export interface PageOf<T> {
  readonly items: T[];
  readonly next: string | null;
}

const invalidCursor = () => fail('VALIDATION', { fields: { after: 'invalid' } });

/** What can be asked about campaigns; the same for everybody. */
export function createCampaigns(p: Pick<Platform, 'db' | 'clock' | 'signals'>) {
  const list = createCampaignsList(p.db.read);
  const byId = createCampaignById(p.db.read);
  const pages = keepBriefly<PageOf<CampaignView>>(p);

  const readPage = async (
    query: z.infer<typeof CampaignsQuery>,
    after: TimeCursor | undefined,
  ): Promise<PageOf<CampaignView>> => {
    const now = p.clock.now();
    const { state, bank, limit } = query;
    const rows = await list({ state, bank, after }, now, limit + 1);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1)?.campaign : undefined;
    return {
      items: page.map((row) => campaignView(row, now)),
      next: last ? writeCursor({ at: last.endsAt, id: last.id }) : null,
    };
  };

  return {
    async list(query: z.infer<typeof CampaignsQuery>): Promise<Failure | PageOf<CampaignView>> {
      const after = query.after === undefined ? undefined : readCursor(query.after);
      if (after === null) return invalidCursor();
      const key = `${query.state} ${query.bank ?? ''} ${query.limit} ${query.after ?? ''}`;
      return pages(key, () => readPage(query, after));
    },

    /** One campaign, by its own id or its application's. */
    async one(id: string): Promise<Failure | CampaignView> {
      const row = await byId(id);
      return row ? campaignView(row, p.clock.now()) : fail('NOT_FOUND');
    },

    /** Who gave to the campaign of an application, newest first. */
    async donors(
      applicationId: string,
      query: z.infer<typeof DonorsQuery>,
    ): Promise<Failure | PageOf<DonorView>> {
      const after = query.after === undefined ? undefined : readCursor(query.after);
      if (after === null) return invalidCursor();
      const rows = await listDonors(p.db.read, applicationId, after, query.limit + 1);
      const page = rows.slice(0, query.limit);
      const last = rows.length > query.limit ? page.at(-1) : undefined;
      return {
        items: page.map(donorView),
        next: last?.settledAt ? writeCursor({ at: last.settledAt, id: last.id }) : null,
      };
    },
  };
}

export type Campaigns = ReturnType<typeof createCampaigns>;
