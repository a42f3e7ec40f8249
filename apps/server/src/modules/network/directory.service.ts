import type { DirectoryPerson, DirectoryQuery } from '@app/contracts/network/network.schemas';
import { lastAdultYear } from '@app/domain/people/age';
import type { Actor } from '@app/domain/permissions/permissions';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { Failure } from '../../platform/http/failure.ts';
import { cursorOf, cursorParts, type ListPage, listPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { cardsOf, type Found, findPeople } from '../profiles/public.ts';
import { waitingAmong } from './invitations.repo.ts';
import { peopleOf } from './people.service.ts';
import { tiedAmong } from './ties.repo.ts';
import { isOfBank } from './together.repo.ts';

const cursor = cursorOf({
  key: z.enum(['0', '1', '2']).transform(Number),
  id: cursorParts.id,
});

/** A search reads the words of many: one after the other, so that the database answers others too. */
const oneByOne = pLimit(1);

/** Skills shown beside a name. */
const skillsShown = 3;

export function listDirectory(
  p: Platform,
  { id: readerId }: NonNullable<Actor>,
  { q = '', place, skill, seeking, interest, bank, ...page }: DirectoryQuery,
): Promise<ListPage<DirectoryPerson> | Failure> {
  const { read } = p.db;
  const also = bank === undefined ? undefined : isOfBank(read, bank, lastAdultYear(p.clock.now()));
  const filter = { any: q.trim(), place, skill, seeking, interest, also };
  return listPage<Found, Found, DirectoryPerson>(page, {
    cursor,
    read: (slice) => oneByOne(() => findPeople(p, read, readerId, filter, slice)),
    place: (found) => found,
    async show(found) {
      const ids = found.map(({ id }) => id);
      const [personOf, cardOf, connected, waiting] = await Promise.all([
        peopleOf(p, read, ids),
        cardsOf(read, ids),
        tiedAmong(read, 'connections', readerId, ids),
        waitingAmong(read, readerId, ids),
      ]);
      return ids.map((id) => {
        const { place: at, skills, seeking: wanted } = cardOf(id);
        const invitation = waiting.get(id);
        const asks = invitation?.inviterId === readerId ? 'invited' : 'invites';
        return {
          person: personOf(id),
          place: at,
          skills: skills.slice(0, skillsShown),
          seeking: wanted,
          state: connected.has(id) ? 'connected' : invitation ? asks : 'none',
          invitationId: invitation?.id ?? null,
        };
      });
    },
  });
}
