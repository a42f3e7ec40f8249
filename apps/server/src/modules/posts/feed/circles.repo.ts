import type { PostReason } from '@app/contracts/posts/posts.schemas';
import { slugify } from '@app/domain/slug';
import { and, eq, inArray, or } from 'drizzle-orm';
import { createCache } from '../../../platform/cache.ts';
import type { Reader } from '../../../platform/db/client.ts';
import type { Platform } from '../../../platform/platform.ts';
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

/** A minute is soon enough for what somebody has in common with others. */
const keptFor = 60_000;

/** Makes how a reader's own circles are found: once for the pages that are read one after another. */
export function createReaderCircles(p: Platform): (actor: Known) => Promise<readonly Circle[]> {
  const cached = createCache<readonly Circle[]>(p, {
    milliseconds: keptFor,
    atMost: 5_000,
    on: (topic, { delete: drop }) => drop(topic.replace(/^(user|account):/, '')),
  });
  return (actor) => cached(actor.id, () => circlesOf(p.db.read, actor, false));
}
