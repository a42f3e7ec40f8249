import { pages } from '@app/contracts/pages';
import type { Reader } from '../../../platform/db/client.ts';
import { memberIdsOf } from '../../applications/public.ts';

export async function teamOf(read: Reader, applicationId: string): Promise<readonly string[]> {
  return (await memberIdsOf(read, [applicationId])).get(applicationId) ?? [];
}

export const campaignPage = (slug: string): string => pages.project({ slug });
