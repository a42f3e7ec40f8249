import type { TeamLack } from '@app/domain/applications/form/missing';
import { type DeclaredAge, isMinor, undeclaredAge } from '@app/domain/people/age';
import { ageLack, type CallAges, mayBeShown, type TeamAge } from '@app/domain/teams/age';
import type { Reader } from '../../platform/db/client.ts';
import { agesOf, type MemberName, membersByIds } from '../accounts/public.ts';
import { guardiansAgreeFor, membershipsIn } from './applications.team.repo.ts';

interface Membership extends TeamAge {
  readonly id: string;
  readonly applicationId: string;
  readonly userId: string;
}

/** Members of these applications with what they said about their age. */
async function teamsIn(read: Reader, applicationIds: readonly string[]): Promise<Membership[]> {
  const rows = await membershipsIn(read, applicationIds);
  const ages = await agesOf(
    read,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => ({ ...row, ...(ages.get(row.userId) ?? undeclaredAge) }));
}

/**
 * Accounts in the teams of these applications that nobody but team and bank may be told of: minors
 * without a guardian's consent, and who has not said how old they are.
 */
export async function hiddenMembers(
  read: Reader,
  applicationIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const members = await teamsIn(read, applicationIds);
  return new Set(members.filter((member) => !mayBeShown(member, now)).map(({ userId }) => userId));
}

/** Names of a team's members under eighteen, whose guardians' consents its agreement needs. */
export async function minorsIn(read: Reader, applicationId: string, now: Date): Promise<string[]> {
  const minors = (await teamsIn(read, [applicationId])).filter((one) => isMinor(one, now));
  const people = await membersByIds(
    read,
    minors.map(({ userId }) => userId),
  );
  return minors.flatMap(({ userId }) => people.get(userId)?.name ?? []);
}

/** The same by application, as what others wrote about them names them. */
export async function hiddenPeople(
  read: Reader,
  applicationIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, MemberName[]>> {
  const hidden = (await teamsIn(read, applicationIds)).filter((one) => !mayBeShown(one, now));
  const people = await membersByIds(
    read,
    hidden.map(({ userId }) => userId),
  );
  const found = new Map<string, MemberName[]>();
  for (const { applicationId, userId } of hidden) {
    const person = people.get(userId);
    if (person) found.set(applicationId, [...(found.get(applicationId) ?? []), person]);
  }
  return found;
}

/**
 * Those under eighteen of whom no guardian agreed that they are seen: their pages are theirs alone.
 *
 * @param ages what members said of their age, by their ids.
 */
export async function unseenAmong(
  read: Reader,
  ages: ReadonlyMap<string, DeclaredAge>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const minors = [...ages].flatMap(([id, declared]) => (isMinor(declared, now) ? [id] : []));
  const agreed = await guardiansAgreeFor(read, minors);
  return new Set(minors.filter((id) => !agreed.has(id)));
}

export const isUnseenMinor = async (read: Reader, userId: string, now: Date): Promise<boolean> =>
  (await unseenAmong(read, await agesOf(read, [userId]), now)).has(userId);

/** What members lack for their application to be submitted, by application. */
export async function lacksIn(
  read: Reader,
  applications: readonly { readonly id: string; readonly call: CallAges }[],
  now: Date,
): Promise<ReadonlyMap<string, TeamLack[]>> {
  const members = await teamsIn(
    read,
    applications.map(({ id }) => id),
  );
  const calls = new Map(applications.map(({ id, call }) => [id, call]));
  const lacking = members.flatMap((member) => {
    const call = calls.get(member.applicationId);
    const code = call && ageLack(member, call, now);
    return code ? [{ ...member, code }] : [];
  });
  const people = await membersByIds(
    read,
    lacking.map(({ userId }) => userId),
  );
  const found = new Map<string, TeamLack[]>();
  for (const { id, applicationId, userId, code } of lacking) {
    const lack = { id, name: people.get(userId)?.name ?? '', code };
    found.set(applicationId, [...(found.get(applicationId) ?? []), lack]);
  }
  return found;
}
