import { eq } from 'drizzle-orm';
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
  const [row] = await read
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
    .where(eq(users.id, id));
  if (!row) return undefined;
  const { verifiedAt, closedAt, deletionRequestedAt, ...person } = row;
  return {
    ...person,
    visible: verifiedAt !== null && closedAt === null && deletionRequestedAt === null,
  };
}

export async function changePerson(
  tx: Tx,
  id: string,
  change: { readonly picture?: string | null; readonly interests?: string[] },
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}
