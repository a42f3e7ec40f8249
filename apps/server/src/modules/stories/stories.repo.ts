import { eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { stories } from './stories.tables.ts';

export type StoryRow = typeof stories.$inferSelect;

export async function findStory(
  read: Reader,
  applicationId: string,
): Promise<StoryRow | undefined> {
  const [found] = await read.select().from(stories).where(eq(stories.applicationId, applicationId));
  return found;
}

export async function storiesOf(
  read: Reader,
  applicationIds: readonly string[],
): Promise<StoryRow[]> {
  return read
    .select()
    .from(stories)
    .where(inArray(stories.applicationId, [...applicationIds]))
    .orderBy(stories.applicationId);
}

export async function putStory(tx: Tx, row: StoryRow): Promise<void> {
  const { applicationId: _, ...set } = row;
  await tx.insert(stories).values(row).onConflictDoUpdate({ target: stories.applicationId, set });
}
