import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { accountSecrets, type SecretPurpose, users } from '../accounts.tables.ts';

export type SecretRow = typeof accountSecrets.$inferSelect;
export type NewSecret = typeof accountSecrets.$inferInsert;

export async function insertSecret(tx: Tx, secret: NewSecret): Promise<void> {
  await tx.insert(accountSecrets).values(secret);
}

const unused = (userId: string, purpose: SecretPurpose) =>
  and(
    eq(accountSecrets.userId, userId),
    eq(accountSecrets.purpose, purpose),
    isNull(accountSecrets.usedAt),
  );

/** Makes a member's unused secrets of a purpose useless: they are used, or replaced. */
export async function retireSecrets(
  tx: Tx,
  userId: string,
  purpose: SecretPurpose,
  at: Date,
): Promise<void> {
  await tx.update(accountSecrets).set({ usedAt: at }).where(unused(userId, purpose));
}

/** Marks the one secret that was presented as used from an address. */
export async function spendSecret(tx: Tx, id: string, from: string, at: Date): Promise<void> {
  await tx
    .update(accountSecrets)
    .set({ usedAt: at, usedFrom: from })
    .where(eq(accountSecrets.id, id));
}

/** Where a code was asked for: in a browser that named itself, or only at a network address. */
export interface CodeOrigin {
  readonly requestedFrom: string;
  readonly requestHash: string | null;
}

const boundTo = ({ requestedFrom, requestHash }: CodeOrigin) =>
  requestHash === null
    ? and(isNull(accountSecrets.requestHash), eq(accountSecrets.requestedFrom, requestedFrom))
    : eq(accountSecrets.requestHash, requestHash);

/** Makes a member's unused codes useless; where an origin is given, those of it only. */
export async function retireCodes(
  tx: Tx,
  userId: string,
  purpose: SecretPurpose,
  at: Date,
  from: CodeOrigin | undefined,
): Promise<void> {
  await tx
    .update(accountSecrets)
    .set({ usedAt: at })
    .where(and(unused(userId, purpose), eq(accountSecrets.form, 'code'), from && boundTo(from)));
}

/** Which codes a guess may mean: those of an account, and those asked for from an origin. */
export interface CodeScope {
  readonly email: string | undefined;
  /** With a named browser, what was asked for at the network address alone is meant too. */
  readonly from: CodeOrigin | undefined;
}

/** Counts a guess at every code that it may mean, and returns them. */
export async function countGuess(
  tx: Tx,
  purpose: SecretPurpose,
  { email, from }: CodeScope,
  createdAfter: Date,
): Promise<SecretRow[]> {
  const ofAccount =
    email &&
    inArray(
      accountSecrets.userId,
      tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, email), isNull(users.closedAt))),
    );
  const mine = and(
    ofAccount || undefined,
    from && or(boundTo(from), boundTo({ ...from, requestHash: null })),
  );
  return addToTries(
    tx,
    and(
      mine,
      eq(accountSecrets.purpose, purpose),
      eq(accountSecrets.form, 'code'),
      isNull(accountSecrets.usedAt),
      gt(accountSecrets.createdAt, createdAfter),
    ),
    1,
  );
}

/** Takes a guess back that turned out to be right. */
export async function uncountGuess(tx: Tx, ids: readonly string[]): Promise<void> {
  await addToTries(tx, inArray(accountSecrets.id, [...ids]), -1);
}

/** Many guess at the same codes at once: all take them in the same order, so that none waits for good. */
async function addToTries(tx: Tx, which: SQL | undefined, count: 1 | -1): Promise<SecretRow[]> {
  const locked = await tx
    .select({ id: accountSecrets.id })
    .from(accountSecrets)
    .where(which)
    .orderBy(asc(accountSecrets.id))
    .for('update');
  if (locked.length === 0) return [];
  const ids = locked.map(({ id }) => id);
  return tx
    .update(accountSecrets)
    .set({ tries: sql`${accountSecrets.tries} + ${count}` })
    .where(inArray(accountSecrets.id, ids))
    .returning();
}

/** Names a secret: by its id, or a link by its hash. */
type Which =
  | { readonly id: string }
  | { readonly linkHash: string; readonly purpose: SecretPurpose };

const usable = (which: Which, now: Date) =>
  and(matching(which), isNull(accountSecrets.usedAt), gt(accountSecrets.expiresAt, now));

/** A secret that is neither used nor expired. */
export async function findUsable(
  read: Reader,
  which: Which,
  now: Date,
): Promise<SecretRow | undefined> {
  return (await read.select().from(accountSecrets).where(usable(which, now)))[0];
}

/** The same, kept from changing until the transaction ends; to be asked for under the account's lock. */
export async function lockUsable(tx: Tx, which: Which, now: Date): Promise<SecretRow | undefined> {
  return (await tx.select().from(accountSecrets).where(usable(which, now)).for('update'))[0];
}

/** A link that is neither used nor expired. */
export const findLink = (
  read: Reader,
  purpose: SecretPurpose,
  linkHash: string,
  now: Date,
): Promise<SecretRow | undefined> => findUsable(read, { linkHash, purpose }, now);

/** A link of any age, used or not, as long as it is kept. */
export async function findKept(
  read: Reader,
  purpose: SecretPurpose,
  linkHash: string,
): Promise<SecretRow | undefined> {
  const which = matching({ linkHash, purpose });
  return (await read.select().from(accountSecrets).where(which))[0];
}

function matching(which: Which) {
  if ('id' in which) return eq(accountSecrets.id, which.id);
  return and(
    eq(accountSecrets.hash, which.linkHash),
    eq(accountSecrets.form, 'link'),
    eq(accountSecrets.purpose, which.purpose),
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
