import type { PostReason } from '@app/contracts/posts/posts.schemas';
import { slugify } from '@app/domain/slug';
import { and, eq, inArray } from 'drizzle-orm';
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
import type { SignedIn } from '../posts.visible.repo.ts';

export interface Circle extends PostReason {
  readonly key: string;
}

type Bank = Pick<typeof bankTable.$inferSelect, 'slug' | 'name'>;

/** Banks whose staff members are, or in whose projects they are. */
async function banksOf(
  read: Reader,
  actors: readonly SignedIn[],
  isForOthers: boolean,
): Promise<(actor: SignedIn) => readonly Bank[]> {
  const userIds = actors.map(({ id }) => id);
  const staffed = [...new Set(actors.flatMap(staffedBy))];
  const bank = { slug: bankTable.slug, name: bankTable.name };
  const [ofProjects, ofStaff] = await Promise.all([
    read
      .selectDistinct({ userId: applicationMemberTable.userId, ...bank })
      .from(applicationMemberTable)
      .innerJoin(applicationTable, eq(applicationTable.id, applicationMemberTable.applicationId))
      .innerJoin(bankTable, eq(bankTable.id, applicationTable.bankId))
      .where(
        and(
          inArray(applicationMemberTable.userId, userIds),
          isForOthers ? shownToAllAlone : undefined,
        ),
      ),
    staffed.length > 0
      ? read.select(bank).from(bankTable).where(inArray(bankTable.slug, staffed))
      : [],
  ]);
  return (actor) => {
    const own = ofProjects.filter(({ userId }) => userId === actor.id);
    const slugs = new Set(staffedBy(actor));
    const all = [...own, ...ofStaff.filter(({ slug }) => slugs.has(slug))];
    return [...new Map(all.map((one) => [one.slug, one])).values()];
  };
}

/** Addresses of the banks whose staff somebody is. */
const staffedBy = ({ permissions }: SignedIn): string[] =>
  permissions.flatMap(({ isActive, scope, scopeValue }) =>
    isActive && scope === 'bank' && scopeValue !== null ? [scopeValue] : [],
  );

/** A place as it is compared: what stands before a comma. */
const placeOf = (place: string) => (place.split(',')[0] ?? '').trim();

/**
 * What members have in common with others, the closest first.
 *
 * @param isForOthers only what their profiles, and what everybody sees of projects, tell members.
 */
export async function circlesOf(
  read: Reader,
  actors: readonly SignedIn[],
  isForOthers: boolean,
): Promise<(actor: SignedIn) => Circle[]> {
  if (actors.length === 0) return () => [];
  const userIds = actors.map(({ id }) => id);
  const [groundOf, banks] = await Promise.all([
    commonGround(read, userIds, isForOthers ? 'members' : 'me'),
    banksOf(read, actors, isForOthers),
  ]);
  return (actor) => {
    const ground = groundOf(actor.id);
    const place = placeOf(ground.place);
    return [
      ...(place ? [{ key: `place:${slugify(place)}`, kind: 'place', name: place } as const] : []),
      ...banks(actor).map(
        ({ slug, name }) => ({ key: `bank:${slug}`, kind: 'bank', name }) as const,
      ),
      ...ground.interests.map(
        (interest) => ({ key: `interest:${interest}`, kind: 'interest', name: interest }) as const,
      ),
    ];
  };
}

/** A minute is soon enough for what somebody has in common with others. */
const keptFor = 60_000;

/** Makes how a reader's own circles are found: once for the pages that are read one after another. */
export function createReaderCircles(p: Platform): (actor: SignedIn) => Promise<readonly Circle[]> {
  const cached = createCache<readonly Circle[]>(p, {
    milliseconds: keptFor,
    atMost: 5_000,
    on: (topic, { delete: drop }) => drop(topic.replace(/^(user|account):/, '')),
  });
  return (actor) =>
    cached(actor.id, async () => (await circlesOf(p.db.read, [actor], false))(actor));
}
