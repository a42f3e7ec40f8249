import type { ListedPerson } from '@app/contracts/network/network.schemas';
import type { FeedSettings } from '@app/contracts/posts/posts.schemas';
import type { z } from 'zod';
import { type Failure, fail } from '../../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../../platform/lists.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isThere, peopleOf } from '../../network/public.ts';
import type { SignedIn } from '../posts.visible.repo.ts';
import { deleteMute, listMuted, putMute, putSettings } from './settings.repo.ts';

export async function chooseFeed(
  p: Platform,
  actor: SignedIn,
  { order, mutedWords }: FeedSettings,
): Promise<FeedSettings> {
  const chosen = { order, mutedWords: [...new Set(mutedWords)] };
  await p.db.transaction((tx) => putSettings(tx, actor.id, chosen));
  return chosen;
}

export const listMutes = (
  p: Platform,
  actor: SignedIn,
  query: { readonly after?: string | undefined; readonly limit: number },
): Promise<ListPage<z.output<typeof ListedPerson>> | Failure> =>
  listPage(query, {
    cursor: timeCursor,
    read: (slice) => listMuted(p.db.read, actor.id, slice),
    place: ({ since, id }) => ({ at: since, id }),
    async show(rows) {
      const ids = rows.map(({ id }) => id);
      const personOf = await peopleOf(p, p.db.read, ids);
      return rows.map(({ id, since }) => ({ person: personOf(id), since }));
    },
  });

const done = { success: true } as const;

export const mute = (
  p: Platform,
  actor: SignedIn,
  userId: string,
): Promise<{ success: true } | Failure> =>
  p.db.transaction(async (tx) => {
    if (!(await isThere(tx, actor.id, userId))) return fail('NOT_FOUND');
    await putMute(tx, { userId: actor.id, mutedId: userId, since: p.clock.now() });
    return done;
  });

export const unmute = (
  p: Platform,
  actor: SignedIn,
  userId: string,
): Promise<{ success: true } | Failure> =>
  p.db.transaction(async (tx) =>
    (await deleteMute(tx, actor.id, userId)) ? done : fail('NOT_FOUND'),
  );
