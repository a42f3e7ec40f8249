import type { NetworkPerson } from '@app/contracts/network/network.schemas';
import { postLimits as limits } from '@app/domain/posts/post';
import type { Platform } from '../../platform/platform.ts';
import { peopleNamed } from '../accounts/public.ts';
import { isConnected, listTies, peopleOf, reachOf } from '../network/public.ts';
import { searchPeople } from '../profiles/public.ts';
import { latestAuthors } from './posts.repo.ts';
import type { SignedIn } from './posts.visible.repo.ts';

const idOf = ({ id }: { readonly id: string }) => id;

/** Whose name begins with what was typed: whom the reader is connected with, then others. */
async function named(p: Platform, actor: SignedIn, typed: string): Promise<string[]> {
  const { read } = p.db;
  const connected = await peopleNamed(
    read,
    typed,
    {
      but: actor.id,
      // Whom they are connected with they know, however young.
      lastAdultYear: 9999,
      shown: (id) => isConnected(actor.id, id),
    },
    limits.offered,
  );
  const others = await searchPeople(p, actor, typed);
  return [...new Set([...connected, ...others.users].map(idOf))].slice(0, limits.offered);
}

/** Whom the reader last connected with, then whom they follow and who wrote last. */
async function likely(p: Platform, actor: SignedIn): Promise<string[]> {
  const { read } = p.db;
  const few = { limit: limits.offeredOfEach };
  const [connected, followed, authors] = await Promise.all([
    listTies(read, 'connections', 'from', actor.id, few),
    listTies(read, 'follows', 'from', actor.id, few),
    latestAuthors(read),
  ]);
  const known = new Set([actor.id, ...connected.map(idOf)]);
  const others = [...followed.map(idOf), ...authors].filter((id) => !known.has(id));
  const reach = await reachOf(read, actor.id, others, p.clock.now());
  const nameable = [...new Set(others)].filter((id) => reach(id).name);
  return [...connected.map(idOf), ...nameable.slice(0, limits.offeredOfEach)];
}

/** Members whom the reader may name in a text, the likeliest first. */
export async function mentionable(
  p: Platform,
  actor: SignedIn,
  typed: string,
): Promise<{ users: NetworkPerson[] }> {
  const ids = await (typed === '' ? likely(p, actor) : named(p, actor, typed));
  const person = await peopleOf(p, p.db.read, ids);
  return { users: ids.map(person).filter(({ name }) => name !== '') };
}
