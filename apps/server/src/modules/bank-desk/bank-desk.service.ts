import type {
  BankDesk,
  DeskApplication,
  DeskApplicationsQuery,
  DeskBoard,
  DeskFilters,
  DeskPerson,
} from '@app/contracts/bank-desk/bank-desk.schemas';
import { deskPolicy } from '@app/domain/bank-desk/desk.policy';
import { deskCountedTo } from '@app/domain/bank-desk/desk.stages';
import { deskTabsFor } from '@app/domain/bank-desk/desk.tabs';
import { bankPolicy } from '@app/domain/banks/bank.policy';
import { callPolicy } from '@app/domain/calls/call.policy';
import { type Actor, obPermissionTypes } from '@app/domain/permissions/permissions';
import { instantAt, wallTime } from '@app/domain/sarajevo-time';
import { searchWords } from '@app/domain/search';
import { securityPolicy } from '@app/domain/security/security.policy';
import { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import {
  cursorOf,
  cursorParts,
  type ListPage,
  listPage,
  timeCursor,
} from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { applicationIdsOf, type BlindRule, unnamedTitles } from '../applications/public.ts';
import { findBank } from '../banks/public.ts';
import { staffRecords } from '../permissions/public.ts';
import {
  type DeskFilter,
  type DeskRow,
  findDeskCall,
  firstSubmitted,
  hiddenAmong,
  listByAmount,
  listByTime,
  listDeskCalls,
  readStages,
} from './bank-desk.repo.ts';

type SignedIn = NonNullable<Actor>;
export type DeskBank = NonNullable<Awaited<ReturnType<typeof findBank>>>;

const callsAtMost = 60;
/** Cards of a stage on the board. */
const cardsAtMost = 4;

/** The bank at whose desk the reader sits; whoever does not is told as if there was none. */
export async function deskBank(
  read: Reader,
  actor: SignedIn,
  which: string,
): Promise<DeskBank | Failure> {
  const bank = await findBank(read, which);
  if (!bank || !deskPolicy.enter(actor, { bankSlug: bank.slug }).ok) return fail('NOT_FOUND');
  return bank;
}

export async function openDesk(
  p: Platform,
  actor: SignedIn,
  which: string,
): Promise<BankDesk | Failure> {
  const { read } = p.db;
  const bank = await deskBank(read, actor, which);
  if (isFailure(bank)) return bank;
  const [calls, first] = await Promise.all([
    listDeskCalls(read, bank.id, callsAtMost),
    firstSubmitted(read, bank.id),
  ]);
  const subject = { bankSlug: bank.slug };
  const { id, slug, name, municipality, emblem } = bank;
  const granted = actor.permissions.filter(
    ({ isActive, scope, scopeValue }) => isActive && (scope === 'global' || scopeValue === slug),
  );
  const thisYear = wallTime(p.clock.now()).year;
  const firstYear = first ? wallTime(first).year : thisYear;
  return {
    bank: { id, slug, name, municipality, emblem },
    roles: obPermissionTypes.filter((type) =>
      granted.some(({ permissionType }) => permissionType === type),
    ),
    calls: calls.map((call) => ({
      slug: call.slug,
      title: { bhs: call.titleBhs, en: call.titleEn },
    })),
    years: Array.from({ length: thisYear - firstYear + 1 }, (_, n) => thisYear - n),
    tabs: deskTabsFor(actor, subject),
    abilities: {
      canExport: deskPolicy.export(actor, subject).ok,
      canManageCalls: callPolicy.manage(actor, subject).ok,
      canManageBank: bankPolicy.manage(actor, subject).ok,
      canGrantRoles: securityPolicy.viewPermissions(actor).ok,
    },
  };
}

const newYear = (year: number) => instantAt(Date.UTC(year, 0, 1) / 86_400_000, 0);

/** @returns null where the call that is asked for is not the bank's. */
export async function filterOf(
  read: Reader,
  actor: SignedIn,
  bank: DeskBank,
  { call, stage, year, theme, q = '' }: DeskFilters,
): Promise<DeskFilter | null> {
  const [callId, teams] = await Promise.all([
    call === undefined ? undefined : findDeskCall(read, bank.id, call),
    applicationIdsOf(read, actor.id),
  ]);
  if (callId === null) return null;
  return {
    bankId: bank.id,
    callId,
    stage,
    theme,
    words: searchWords(q),
    within: year === undefined ? undefined : [newYear(year), newYear(year + 1)],
    hidden: await hiddenAmong(read, bank.id, { id: actor.id, teams }),
  };
}

const amountCursor = cursorOf({ amount: z.coerce.number().int(), id: cursorParts.id });

export async function listApplications(
  p: Platform,
  actor: SignedIn,
  which: string,
  { after, limit, sort, ...filters }: z.infer<typeof DeskApplicationsQuery>,
): Promise<ListPage<z.output<typeof DeskApplication>> | Failure> {
  const { read } = p.db;
  const bank = await deskBank(read, actor, which);
  if (isFailure(bank)) return bank;
  const filter = await filterOf(read, actor, bank, filters);
  const show = async (rows: readonly DeskRow[]) =>
    (await unnamed(read, actor, bank, rows)).map((row) => applicationOf(row, filter));
  if (sort === 'amount') {
    return listPage(
      { after, limit },
      {
        cursor: amountCursor,
        read: async (slice) => (filter ? listByAmount(read, filter, slice) : []),
        place: ({ requestedAmount, id }) => ({ amount: requestedAmount, id }),
        show,
      },
    );
  }
  return listPage(
    { after, limit },
    {
      cursor: timeCursor,
      read: async (slice) =>
        filter ? listByTime(read, filter, sort === 'newest' ? 'desc' : 'asc', slice) : [],
      place: (row) => ({ at: momentOf(row), id: row.id }),
      show,
    },
  );
}

/** The same, without what names a team of which the reader is not told. */
export async function unnamed<R extends DeskRow>(
  read: Reader,
  actor: SignedIn,
  { slug: bankSlug }: DeskBank,
  rows: readonly R[],
  rule?: BlindRule,
): Promise<R[]> {
  const titles = await unnamedTitles(
    read,
    actor,
    rows.map((row) => ({ ...row, bankSlug })),
    rule,
  );
  return rows.map((row) => {
    const title = titles.get(row.id);
    return title === undefined ? row : { ...row, title, applicant: '' };
  });
}

/** By which it is sorted: drafts have not been submitted. */
export const momentOf = ({ submittedAt, updatedAt }: DeskRow): Date => submittedAt ?? updatedAt;

export function applicationOf(
  row: DeskRow,
  filter: DeskFilter | null,
): z.output<typeof DeskApplication> {
  const { id, slug, title, municipality, themes, submittedAt } = row;
  return {
    id,
    slug,
    title,
    status: filter?.hidden.includes(id) ? 'submitted' : row.status,
    call: {
      slug: row.callSlug,
      kind: row.callKind,
      title: { bhs: row.callTitleBhs, en: row.callTitleEn },
    },
    municipality,
    themes,
    requestedAmount: row.requestedAmount,
    submittedAt,
    updatedAt: row.updatedAt,
  };
}

export async function openBoard(
  p: Platform,
  actor: SignedIn,
  which: string,
  filters: DeskFilters,
): Promise<z.output<typeof DeskBoard> | Failure> {
  const { read } = p.db;
  const bank = await deskBank(read, actor, which);
  if (isFailure(bank)) return bank;
  const filter = await filterOf(read, actor, bank, filters);
  if (!filter) return fail('NOT_FOUND');
  const stages = await readStages(read, filter, { upTo: deskCountedTo, latest: cardsAtMost });
  const rows = [...stages.values()].flatMap(({ latest }) => latest);
  const titled = new Map((await unnamed(read, actor, bank, rows)).map((row) => [row.id, row]));
  return [...stages].map(([stage, { count, more, latest }]) => ({
    stage,
    count,
    more,
    shown: latest.map((row) => applicationOf(titled.get(row.id) ?? row, filter)),
  }));
}

/** Who holds a permission in the bank, in the order of their names. */
export async function listPeople(
  p: Platform,
  actor: SignedIn,
  which: string,
): Promise<z.output<typeof DeskPerson>[] | Failure> {
  const bank = await deskBank(p.db.read, actor, which);
  if (isFailure(bank)) return bank;
  const people = await staffRecords(p.db.read, [bank.slug]);
  return people.map(({ id, name, records }) => ({
    id,
    name,
    roles: records.map(({ permissionType, scope, createdAt }) => ({
      type: permissionType,
      scope,
      since: createdAt,
    })),
  }));
}
