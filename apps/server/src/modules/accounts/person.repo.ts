import { and, eq, isNotNull } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import type { Person } from '../../platform/personal-data.ts';
import { findById } from './accounts.repo.ts';
import { emailChanges } from './accounts.tables.ts';

export async function personOf(read: Reader, userId: string): Promise<Person | undefined> {
  const account = await findById(read, userId);
  if (!account) return undefined;
  const changes = await read
    .select({ oldEmail: emailChanges.oldEmail, newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isNotNull(emailChanges.confirmedAt)));
  const { id, firstName, lastName, phoneNumber, language } = account;
  const addresses = changes.flatMap(({ oldEmail, newEmail }) => [oldEmail, newEmail]);
  return {
    id,
    firstName,
    lastName,
    addresses: [...new Set([account.email, ...addresses])],
    phoneNumber,
    language,
  };
}
