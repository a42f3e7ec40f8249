import type { AgreementEvent } from '@app/contracts/agreements/agreements.schemas';
import type { z } from 'zod';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { cursorOf, cursorParts, type ListPage, listPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { findApplication, subjectOf } from '../applications/public.ts';
import { listHistory, namesOf } from './history.repo.ts';
import { hiddenFrom, type SignedIn } from './writing.service.ts';

const cursor = cursorOf({ id: cursorParts.id });

/** Who did what with an agreement, for its team and its bank. */
export async function agreementHistory(
  { db: { read } }: Pick<Platform, 'db'>,
  actor: SignedIn,
  id: string,
  query: { readonly after?: string | undefined; readonly limit: number },
): Promise<ListPage<z.output<typeof AgreementEvent>> | Failure> {
  const record = await findApplication(read, { id });
  if (!record) return fail('NOT_FOUND');
  const hidden = hiddenFrom(actor, subjectOf(record));
  if (hidden) return hidden;
  return listPage(query, {
    cursor,
    read: (slice) => listHistory(read, id, slice),
    place: (row) => ({ id: row.id }),
    async show(rows) {
      const people = await membersByIds(
        read,
        rows.map(({ actorId }) => actorId),
      );
      const names = await namesOf(
        read,
        rows.flatMap(({ itemId }) => itemId ?? []),
      );
      return rows.map(({ itemId, actorId, at, ...row }) => ({
        ...row,
        at,
        by: people.get(actorId)?.name ?? '',
        what: (itemId && names.get(itemId)) ?? '',
      }));
    },
  });
}
