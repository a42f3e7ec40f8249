import type {
  ConnectionView,
  InvitationView,
  ListedPerson,
  NetworkCounts,
} from '@app/contracts/network/network.schemas';
import type { z } from 'zod';
import type { Failure } from '../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleNamed } from '../accounts/public.ts';
import { type Box, countWaiting, listInvitations } from './invitations.repo.ts';
import { peopleOf } from './people.service.ts';
import { countWaitingRecommendations } from './recommendations.repo.ts';
import {
  connectedSince,
  countTies,
  isConnected,
  listTies,
  mutualCounts,
  type TieKind,
} from './ties.repo.ts';

interface PageQuery {
  readonly after?: string | undefined;
  readonly limit: number;
}

/** @param side on which of a tie's two the member stands. */
export function listPeople(
  p: Platform,
  memberId: string,
  kind: TieKind,
  side: 'from' | 'to',
  query: PageQuery,
): Promise<ListPage<z.output<typeof ListedPerson>> | Failure> {
  const { read } = p.db;
  return listPage(query, {
    cursor: timeCursor,
    read: (slice) => listTies(read, kind, side, memberId, slice),
    place: ({ since, id }) => ({ at: since, id }),
    show: async (ties) => {
      const ids = ties.map(({ id }) => id);
      const personOf = await peopleOf(p, read, ids);
      return ties.map(({ id, since }) => ({ person: personOf(id), since }));
    },
  });
}

/** @param asked with `q` those whose name begins so, on one page. */
export async function listConnections(
  p: Platform,
  memberId: string,
  { q, ...page }: PageQuery & { readonly q?: string | undefined },
): Promise<ListPage<z.output<typeof ConnectionView>> | Failure> {
  const found =
    q === undefined
      ? await listPeople(p, memberId, 'connections', 'from', page)
      : await connectionsNamed(p, memberId, q, page.limit);
  if (!('items' in found)) return found;
  const items = found.items.map(({ person, since }) => ({ connectedUser: person, since }));
  return { ...found, items };
}

async function connectionsNamed(
  p: Platform,
  memberId: string,
  q: string,
  limit: number,
): Promise<ListPage<z.output<typeof ListedPerson>>> {
  const { read } = p.db;
  const named = await peopleNamed(
    read,
    q,
    {
      but: memberId,
      // Whom they are connected with they know, however young.
      lastAdultYear: 9999,
      shown: (id) => isConnected(memberId, id),
    },
    limit,
  );
  const ids = named.map(({ id }) => id);
  const [since, personOf] = await Promise.all([
    connectedSince(read, memberId, ids),
    peopleOf(p, read, ids),
  ]);
  const items = ids.flatMap((id) => {
    const at = since.get(id);
    return at ? { person: personOf(id), since: at } : [];
  });
  return { items, next: null };
}

export function listWaiting(
  p: Platform,
  memberId: string,
  box: Box,
  query: PageQuery,
): Promise<ListPage<z.output<typeof InvitationView>> | Failure> {
  const { read } = p.db;
  return listPage(query, {
    cursor: timeCursor,
    read: (slice) => listInvitations(read, memberId, box, slice),
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    show: async (rows) => {
      const other = (row: (typeof rows)[number]) =>
        box === 'received' ? row.inviterId : row.inviteeId;
      const ids = rows.map(other);
      const personOf = await peopleOf(p, read, ids);
      const mutual = await mutualCounts(read, memberId, ids);
      return rows.map((row) => ({
        id: row.id,
        person: personOf(other(row)),
        note: row.note,
        createdAt: row.createdAt,
        mutual: mutual(other(row)),
      }));
    },
  });
}

export async function countNetwork(p: Platform, memberId: string): Promise<NetworkCounts> {
  const { read } = p.db;
  const [connections, received, sent, following, followers, recommendations] = await Promise.all([
    countTies(read, 'connections', 'from', memberId),
    countWaiting(read, memberId, 'received'),
    countWaiting(read, memberId, 'sent'),
    countTies(read, 'follows', 'from', memberId),
    countTies(read, 'follows', 'to', memberId),
    countWaitingRecommendations(read, memberId),
  ]);
  return { connections, received, sent, following, followers, recommendations };
}
