import type { PostReason } from '@app/contracts/posts/posts.schemas';
import { slugify } from '@app/domain/slug';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/client.ts';
import {
  applicationMemberTable,
  applicationTable,
  shownToAllAlone,
} from '../../applications/public.ts';
import { bankTable } from '../../banks/public.ts';
import { commonGround } from '../../profiles/public.ts';
import type { Known } from '../posts.visible.repo.ts';

export interface Circle extends PostReason {
  readonly key: string;
}

/** Banks whose staff a member is, or in whose projects they are. */
async function banksOf(read: Reader, actor: Known, isForOthers: boolean) {
  const staffed = actor.permissions.flatMap(({ isActive, scope, scopeValue }) =>
    isActive && scope === 'bank' && scopeValue !== null ? [scopeValue] : [],
  );
  const ofProjects = read
    .select({ id: applicationTable.bankId })
    .from(applicationMemberTable)
    .innerJoin(applicationTable, eq(applicationTable.id, applicationMemberTable.applicationId))
    .where(
      and(eq(applicationMemberTable.userId, actor.id), isForOthers ? shownToAllAlone : undefined),
    );
  return read
    .select({ slug: bankTable.slug, name: bankTable.name })
    .from(bankTable)
    .where(
      or(
        inArray(bankTable.id, ofProjects),
        staffed.length > 0 ? inArray(bankTable.slug, staffed) : undefined,
      ),
    );
}

/** A place as it is compared: what stands before a comma. */
const placeOf = (place: string) => (place.split(',')[0] ?? '').trim();

/**
 * What a member has in common with others, the closest first.
 *
 * @param isForOthers only what their profile, and what everybody sees of projects, tells members.
 */
export async function circlesOf(
  read: Reader,
  actor: Known,
  isForOthers: boolean,
): Promise<Circle[]> {
  const [ground, banks] = await Promise.all([
    commonGround(read, actor.id, isForOthers ? 'members' : 'me'),
    banksOf(read, actor, isForOthers),
  ]);
  const place = placeOf(ground.place);
  const places = place
    ? [{ key: `place:${slugify(place)}`, kind: 'place', name: place } as const]
    : [];
  return [
    ...places,
    ...banks.map(({ slug, name }) => ({ key: `bank:${slug}`, kind: 'bank', name }) as const),
    ...ground.interests.map(
      (interest) => ({ key: `interest:${interest}`, kind: 'interest', name: interest }) as const,
    ),
  ];
}
