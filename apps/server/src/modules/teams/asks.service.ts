import type { Asks } from '@app/contracts/teams/teams.schemas';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { handoversTo, requestsToOwner } from './teams.repo.ts';

export async function myAsks(
  p: Platform,
  actor: NonNullable<Actor>,
): Promise<z.output<typeof Asks>> {
  const { read } = p.db;
  const [requests, handovers] = await Promise.all([
    requestsToOwner(read, actor.id),
    handoversTo(read, actor.id),
  ]);
  const people = await membersByIds(read, [
    ...requests.map(({ userId }) => userId),
    ...handovers.map(({ ownerId }) => ownerId),
  ]);
  return {
    requests: requests.map(({ userId, askedAt, ...request }) => ({
      ...request,
      name: people.get(userId)?.name ?? '',
      askedAt,
    })),
    handovers: handovers.map(({ ownerId, offeredAt, ...offer }) => ({
      ...offer,
      ownerName: people.get(ownerId)?.name ?? '',
      offeredAt,
    })),
  };
}
