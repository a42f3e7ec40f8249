import type {
  Duties,
  StaffOverview,
  StaffPerson,
} from '@app/contracts/bank-desk/bank-desk.schemas';
import { deskPolicy } from '@app/domain/bank-desk/desk.policy';
import { deskCountedTo } from '@app/domain/bank-desk/desk.stages';
import { sumOfFigures } from '@app/domain/bank-desk/figures';
import { bankPolicy } from '@app/domain/banks/bank.policy';
import { callPolicy } from '@app/domain/calls/call.policy';
import { donationPolicy } from '@app/domain/crowdfunding/donation.policy';
import { type Actor, bankSlugsOf, obPermissionTypes } from '@app/domain/permissions/permissions';
import { wallTime } from '@app/domain/sarajevo-time';
import { securityPolicy } from '@app/domain/security/security.policy';
import type { z } from 'zod';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { staffRecords } from '../permissions/public.ts';
import { banksOf, figuresOf } from './bank-desk.overview.repo.ts';
import { tasksOf } from './bank-desk.tasks.ts';

type SignedIn = NonNullable<Actor>;

/** The banks with which the reader has to do, beside each other. */
export async function openOverview(
  p: Platform,
  actor: SignedIn,
): Promise<z.output<typeof StaffOverview> | Failure> {
  if (!deskPolicy.overview(actor).ok) return fail('FORBIDDEN');
  const scope = bankSlugsOf(actor, obPermissionTypes);
  const now = p.clock.now();
  const { year } = wallTime(now);
  const found = await figuresOf(p.db.read, scope, { now, year, upTo: deskCountedTo });
  const tasks = await tasksOf(
    p,
    actor,
    found.map(({ bank }) => bank),
  );
  const subjects = found.map(({ bank }) => ({ bankSlug: bank.slug }));
  return {
    year,
    everywhere: scope === 'all',
    totals: sumOfFigures(found),
    banks: found.map(({ bank, ...figures }) => ({
      ...figures,
      bank,
      canManage: bankPolicy.manage(actor, { bankSlug: bank.slug }).ok,
    })),
    tasks,
    abilities: {
      canManageCalls: subjects.some((subject) => callPolicy.manage(actor, subject).ok),
      canGrantRoles: securityPolicy.viewPermissions(actor).ok,
      canFoundBank: bankPolicy.create(actor).ok,
      canHandlePayments: subjects.some((subject) => donationPolicy.viewPayments(actor, subject).ok),
    },
  };
}

/** What the reader has to do themselves, in all banks; who has to do with none has nothing. */
export async function listDuties(p: Platform, actor: SignedIn): Promise<z.output<typeof Duties>> {
  const banks = await banksOf(p.db.read, bankSlugsOf(actor, obPermissionTypes));
  const tasks = banks.length > 0 ? await tasksOf(p, actor, banks) : [];
  return { duties: tasks.filter(({ mine }) => mine), banks };
}

/** Who holds what in these banks, in the order of their names. */
export async function listStaff(
  p: Platform,
  actor: SignedIn,
): Promise<z.output<typeof StaffPerson>[] | Failure> {
  if (!deskPolicy.overview(actor).ok) return fail('FORBIDDEN');
  const people = await staffRecords(p.db.read, bankSlugsOf(actor, obPermissionTypes));
  return people.map(({ id, name, records }) => ({
    id,
    name,
    roles: records.map(({ permissionType, scope, scopeValue, createdAt }) => ({
      type: permissionType,
      bank: scope === 'global' ? null : scopeValue,
      since: createdAt,
    })),
  }));
}
