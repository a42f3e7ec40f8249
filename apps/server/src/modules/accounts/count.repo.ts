import { desc } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { users } from './accounts.tables.ts';

export interface CountedMembers {
  readonly userCount: number;
  readonly latest:
    | {
        readonly id: string;
        readonly name: string;
        readonly email: string;
        readonly createdAt: Date;
      }
    | undefined;
}

/** How many there are, closed and unconfirmed ones too, and who registered last. */
export async function countMembers(read: Reader): Promise<CountedMembers> {
  const [userCount, [latest]] = await Promise.all([
    read.$count(users),
    read
      .select({
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        createdAt: users.createdAt,
      })
      .from(users)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(1),
  ]);
  return {
    userCount,
    latest: latest && {
      id: latest.id,
      name: `${latest.firstName} ${latest.lastName}`.trim(),
      email: latest.email,
      createdAt: latest.createdAt,
    },
  };
}
