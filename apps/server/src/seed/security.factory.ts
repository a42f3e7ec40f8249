import { type SignInOutcome, signInEvents } from '../modules/accounts/accounts.tables.ts';
import { auditEntries } from '../platform/audit.tables.ts';
import type { Tx } from '../platform/db/client.ts';
import { newId } from '../platform/ids.ts';
import { demoAccounts } from './accounts.ts';
import type { People } from './people.factory.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const devices = {
  laptop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  phone:
    'Mozilla/5.0 (Linux; Android 15; SM-A556B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
} as const;

/** Who tried when (minutes before now), how it ended, and from where; addresses for examples. */
const tries: readonly [
  who: string | null,
  before: number,
  outcome: SignInOutcome,
  ip: string,
  device: keyof typeof devices,
][] = [
  ['lejla', 34, 'signed_in', '198.51.100.24', 'phone'],
  ['voditelj', 71, 'signed_in', '198.51.100.80', 'laptop'],
  [null, 96, 'unknown_account', '203.0.113.77', 'linux'],
  ['odbor1', 130, 'signed_in', '198.51.100.80', 'laptop'],
  ['emir', 190, 'wrong_password', '203.0.113.77', 'linux'],
  ['emir', 191, 'wrong_password', '203.0.113.77', 'linux'],
  ['vlasnik', 402, 'signed_in', '198.51.100.31', 'mac'],
  ['vlasnik', 403, 'wrong_password', '198.51.100.31', 'mac'],
  ['novi', 610, 'unverified', '198.51.100.112', 'phone'],
  ['stari', 845, 'password_reset_asked', '198.51.100.6', 'laptop'],
  ['moderator', 1_510, 'signed_in', '198.51.100.9', 'mac'],
  ['koordinator', 1_630, 'signed_in', '198.51.100.80', 'laptop'],
  ['clan', 2_980, 'signed_in', '198.51.100.44', 'phone'],
  ['globalni', 4_420, 'signed_in', '198.51.100.12', 'linux'],
];

export async function seedSecurity(tx: Tx, people: People, now: Date): Promise<void> {
  await tx.insert(signInEvents).values(
    tries.map(([who, before, outcome, ip, device]) => ({
      id: newId(),
      at: new Date(now.getTime() - before * minute),
      userId: who === null ? null : (people.get(who)?.id ?? null),
      outcome,
      ip,
      userAgent: devices[device],
    })),
  );
  const actorId = people.get('admin')?.id ?? null;
  const given = demoAccounts.flatMap(({ key, permission, bank = null }) => {
    const subject = people.get(key)?.id;
    return permission && subject ? [{ subject, permission, bank }] : [];
  });
  await tx.insert(auditEntries).values(
    given.map(({ subject, permission, bank }, n) => ({
      id: newId(),
      at: new Date(now.getTime() - 90 * day + n * 3 * minute),
      actorId,
      action: 'permission.granted',
      subject,
      details: {
        permissionType: permission,
        scope: bank === null ? 'global' : 'bank',
        scopeValue: bank,
      },
    })),
  );
}
