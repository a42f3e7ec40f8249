import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { accountSecrets, type SecretPurpose, users } from './accounts.tables.ts';

export type SecretRow = typeof accountSecrets.$inferSelect;
export type NewSecret = typeof accountSecrets.$inferInsert;

export async function insertSecret(tx: Tx, secret: NewSecret): Promise<void> {
  await tx.insert(accountSecrets).values(secret);
}

/** Makes a member's unused secrets of a purpose useless: they are used, or replaced. */
export async function retireSecrets(
  tx: Tx,
  userId: string,
  purpose: SecretPurpose,
  at: Date,
  form?: SecretRow['form'],
): Promise<void> {
  await tx
    .update(accountSecrets)
    .set({ usedAt: at })
    .where(
      and(
        eq(accountSecrets.userId, userId),
        eq(accountSecrets.purpose, purpose),
        isNull(accountSecrets.usedAt),
        form ? eq(accountSecrets.form, form) : undefined,
      ),
    );
}

/** Marks the one secret that was presented as used from an address. */
export async function spendSecret(tx: Tx, id: string, from: string, at: Date): Promise<void> {
  await tx
    .update(accountSecrets)
    .set({ usedAt: at, usedFrom: from })
    .where(eq(accountSecrets.id, id));
}

/** Which codes a guess may mean: those of one account, or those asked for from one address. */
export type CodeScope = { readonly email: string } | { readonly requestedFrom: string };

/** Counts a guess at every code that it may mean, and returns them. */
export async function countGuess(
  tx: Tx,
  purpose: SecretPurpose,
  scope: CodeScope,
  createdAfter: Date,
): Promise<SecretRow[]> {
  const mine =
    'email' in scope
      ? inArray(
          accountSecrets.userId,
          tx
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.email, scope.email), isNull(users.closedAt))),
        )
      : eq(accountSecrets.requestedFrom, scope.requestedFrom);
  return tx
    .update(accountSecrets)
    .set({ tries: sql`${accountSecrets.tries} + 1` })
    .where(
      and(
        mine,
        eq(accountSecrets.purpose, purpose),
        eq(accountSecrets.form, 'code'),
        isNull(accountSecrets.usedAt),
        gt(accountSecrets.createdAt, createdAfter),
      ),
    )
    .returning();
}

/** Takes a guess back that turned out to be right. */
export async function uncountGuess(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .update(accountSecrets)
    .set({ tries: sql`${accountSecrets.tries} - 1` })
    .where(inArray(accountSecrets.id, [...ids]));
}

/** A secret that is neither used nor expired, kept from changing until the transaction ends. */
export async function lockUsable(
  tx: Tx,
  where: { readonly id: string } | { readonly linkHash: string; readonly purpose: SecretPurpose },
  now: Date,
): Promise<SecretRow | undefined> {
  const found = await tx
    .select()
    .from(accountSecrets)
    .where(and(matching(where), isNull(accountSecrets.usedAt), gt(accountSecrets.expiresAt, now)))
    .for('update');
  return found[0];
}

/** A link that is neither used nor expired. */
export async function findLink(
  read: Reader,
  purpose: SecretPurpose,
  linkHash: string,
  now: Date,
): Promise<SecretRow | undefined> {
  const found = await read
    .select()
    .from(accountSecrets)
    .where(
      and(
        matching({ linkHash, purpose }),
        isNull(accountSecrets.usedAt),
        gt(accountSecrets.expiresAt, now),
      ),
    );
  return found[0];
}

function matching(
  where: { readonly id: string } | { readonly linkHash: string; readonly purpose: SecretPurpose },
) {
  if ('id' in where) return eq(accountSecrets.id, where.id);
  return and(
    eq(accountSecrets.hash, where.linkHash),
    eq(accountSecrets.form, 'link'),
    eq(accountSecrets.purpose, where.purpose),
  );
}

/** Whether the member proved their e-mail address from this network address since a time. */
export async function verifiedFrom(
  read: Reader,
  userId: string,
  from: string,
  since: Date,
): Promise<boolean> {
  const rows = await read
    .select({ id: accountSecrets.id })
    .from(accountSecrets)
    .where(
      and(
        eq(accountSecrets.userId, userId),
        eq(accountSecrets.purpose, 'verify'),
        eq(accountSecrets.usedFrom, from),
        gt(accountSecrets.usedAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function deleteOldSecrets(tx: Tx, before: Date): Promise<void> {
  await tx.delete(accountSecrets).where(lt(accountSecrets.expiresAt, before));
}
