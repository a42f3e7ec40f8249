import { callPage, pages, projectOf } from '@app/contracts/pages';
import type { ListedKind } from '@app/contracts/site/site.schemas';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { applicationTable, shownToAll } from '../applications/public.ts';
import { articleIsRead, articleTable } from '../articles/public.ts';
import { bankTable, publishedBank } from '../banks/public.ts';
import { callTable, listedCall } from '../calls/public.ts';
import { campaignTable } from '../crowdfunding/public.ts';

/** A page that everybody may see. */
export interface ListedPage {
  readonly id: string;
  /** Path of the page. */
  readonly address: string;
}

interface Slice {
  /** Id that it begins behind. */
  readonly after: string | undefined;
  readonly limit: number;
}

type ListPages = (read: Reader, slice: Slice) => Promise<ListedPage[]>;

const banks: ListPages = async (read, { after, limit }) => {
  const rows = await read
    .select({ id: bankTable.id, slug: bankTable.slug })
    .from(bankTable)
    .where(and(publishedBank, after ? gt(bankTable.id, after) : undefined))
    .orderBy(bankTable.id)
    .limit(limit);
  return rows.map(({ id, slug }) => ({ id, address: pages.bank({ bankSlug: slug }) }));
};

const calls: ListPages = async (read, { after, limit }) => {
  const rows = await read
    .select({ id: callTable.id, slug: callTable.slug, kind: callTable.kind })
    .from(callTable)
    .where(
      and(
        listedCall,
        isNotNull(callTable.publishedAt),
        after ? gt(callTable.id, after) : undefined,
      ),
    )
    .orderBy(callTable.id)
    .limit(limit);
  return rows.map((call) => ({ id: call.id, address: callPage(call) }));
};

const projects: ListPages = async (read, { after, limit }) => {
  const rows = await read
    .select({ id: applicationTable.id, slug: applicationTable.slug, kind: callTable.kind })
    .from(applicationTable)
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .where(and(shownToAll, after ? gt(applicationTable.id, after) : undefined))
    .orderBy(applicationTable.id)
    .limit(limit);
  return rows.map(({ id, slug, kind }) => ({ id, address: projectOf(kind)({ slug }) }));
};

const campaigns: ListPages = async (read, { after, limit }) => {
  const rows = await read
    .select({ id: campaignTable.id, applicationId: campaignTable.applicationId })
    .from(campaignTable)
    .where(after ? gt(campaignTable.id, after) : undefined)
    .orderBy(campaignTable.id)
    .limit(limit);
  return rows.map(({ id, applicationId }) => ({
    id,
    address: pages.campaigns({ id: applicationId }),
  }));
};

/** What first appeared elsewhere is found there. */
const articles: ListPages = async (read, { after, limit }) => {
  const rows = await read
    .select({ id: articleTable.id, slug: articleTable.slug })
    .from(articleTable)
    .where(
      and(
        articleIsRead,
        sql`${articleTable.published} ->> 'canonical' = ''`,
        after ? gt(articleTable.id, after) : undefined,
      ),
    )
    .orderBy(articleTable.id)
    .limit(limit);
  return rows.map(({ id, slug }) => ({ id, address: pages.article({ slug }) }));
};

export const listPages: Readonly<Record<ListedKind, ListPages>> = {
  banks,
  calls,
  projects,
  campaigns,
  articles,
};
