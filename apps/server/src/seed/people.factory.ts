import { wallTime } from '@app/domain/sarajevo-time';
import { count } from 'drizzle-orm';
import { createUser } from '../modules/accounts/accounts.factory.ts';
import { users } from '../modules/accounts/accounts.tables.ts';
import { grantPermission } from '../modules/permissions/permissions.factory.ts';
import type { Reader, Tx } from '../platform/db/client.ts';
import {
  type DemoAccount,
  demoAccounts,
  demoLeads,
  demoMinors,
  demoStaff,
  demoYoung,
} from './accounts.ts';

export type People = ReadonlyMap<string, { readonly id: string; readonly name: string }>;

export async function isEmpty(read: Reader): Promise<boolean> {
  const [row] = await read.select({ count: count() }).from(users);
  return (row?.count ?? 0) === 0;
}

export async function seedPeople(tx: Tx, passwordHash: string, today: Date): Promise<People> {
  const people = new Map<string, { id: string; name: string }>();
  for (const one of [...demoAccounts, ...demoLeads, ...demoStaff, ...demoMinors, demoYoung])
    people.set(one.key, await seedPerson(tx, one, passwordHash, today));
  return people;
}

const days = 86_400_000;

async function seedPerson(tx: Tx, one: DemoAccount, passwordHash: string, today: Date) {
  const at = new Date(today.getTime() - 300 * days);
  const user = await createUser(tx, {
    email: one.email,
    firstName: one.firstName,
    lastName: one.lastName,
    ...(one.role ? { role: one.role } : {}),
    passwordHash: one.migrated ? null : passwordHash,
    verified: !one.unverified,
    birthYear: wallTime(today).year - (one.turns ?? 24),
    at,
  });
  if (one.permission) {
    await grantPermission(tx, user.id, one.permission, one.bank ?? null, { at });
  }
  return { id: user.id, name: `${one.firstName} ${one.lastName}` };
}
