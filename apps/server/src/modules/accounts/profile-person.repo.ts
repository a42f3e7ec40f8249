import { eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { users } from './accounts.tables.ts';

export interface ProfilePerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Bare name of the picture's file. */
  readonly picture: string | null;
  readonly interests: readonly string[];
  /** Whether others may see them: confirmed, neither closed nor waiting to be erased. */
  readonly visible: boolean;
}

export async function personById(read: Reader, id: string): Promise<ProfilePerson | undefined> {
  return (await personsByIds(read, [id])).get(id);
}

export async function personsByIds(
  read: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProfilePerson>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      picture: users.picture,
      interests: users.interests,
      verifiedAt: users.verifiedAt,
      closedAt: users.closedAt,
      deletionRequestedAt: users.deletionRequestedAt,
    })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(
    rows.map(({ verifiedAt, closedAt, deletionRequestedAt, ...person }) => {
      const visible = verifiedAt !== null && closedAt === null && deletionRequestedAt === null;
      return [person.id, { ...person, visible }];
    }),
  );
}

export async function changePerson(
  tx: Tx,
  id: string,
  change: { readonly picture?: string | null; readonly interests?: string[] },
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}
