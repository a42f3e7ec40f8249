import type {
  ClosedAccount,
  LockedAccount,
  SignInEvent,
  SignInFigures,
  SignInsQuery,
} from '@app/contracts/security/security.schemas';
import type { z } from 'zod';
import type { Failure } from '../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  countSignIns,
  deviceOf,
  listClosed,
  listRefused,
  listSignIns,
  locksOf,
  membersAmong,
} from '../accounts/public.ts';
import { isErased, memberView } from './security.views.ts';

const day = 24 * 3_600_000;
/** More accounts than this are not locked one by one: that is an attack, and the list is no help. */
const lockedAtMost = 200;
const addressesShown = 5;

export async function figures(p: Platform): Promise<SignInFigures> {
  const since = new Date(p.clock.now().getTime() - day);
  const [counts, locked] = await Promise.all([countSignIns(p.db.read, since), listLocked(p)]);
  return { ...counts, locked: locked.length };
}

export async function pageOfSignIns(
  p: Platform,
  query: z.infer<typeof SignInsQuery>,
): Promise<Failure | ListPage<z.output<typeof SignInEvent>>> {
  const { outcome, memberId, ip } = query;
  const from = query.from === undefined ? undefined : new Date(query.from);
  const to = query.to === undefined ? undefined : new Date(query.to);
  const { read } = p.db;
  return listPage(query, {
    cursor: timeCursor,
    read: (slice) => listSignIns(read, { outcome, memberId, ip, from, to }, slice),
    place: (event) => event,
    async show(events) {
      const members = await membersAmong(
        read,
        events.flatMap(({ userId }) => userId ?? []),
      );
      return events.map((event) => {
        const member = event.userId ? members.get(event.userId) : undefined;
        return {
          ...deviceOf(event.userAgent),
          id: event.id,
          at: event.at,
          outcome: event.outcome,
          ip: event.ip,
          member: member ? memberView(member) : null,
        };
      });
    },
  });
}

export async function listLocked(p: Platform): Promise<z.output<typeof LockedAccount>[]> {
  const since = new Date(p.clock.now().getTime() - day);
  const refused = await listRefused(p.db.read, since, lockedAtMost);
  const members = await membersAmong(
    p.db.read,
    refused.map(({ userId }) => userId),
  );
  const tried = refused.flatMap((tries) => {
    const member = members.get(tries.userId);
    return member && member.closedAt === null ? { ...tries, member } : [];
  });
  const locks = await locksOf(
    p.limits,
    tried.map(({ member, addresses }) => ({ id: member.id, email: member.email, addresses })),
  );
  return tried.flatMap(({ member, lastTryAt, tries, addresses }, n) => {
    const { elsewhere = null, atHome = null } = locks[n] ?? {};
    const until = elsewhere && atHome && atHome > elsewhere ? atHome : (elsewhere ?? atHome);
    if (!until) return [];
    return {
      member: memberView(member),
      until,
      lastTryAt,
      tries,
      addresses: addresses.slice(0, addressesShown),
      openAtHome: atHome === null,
    };
  });
}

export async function pageOfClosed(
  p: Platform,
  query: { readonly after?: string | undefined; readonly limit: number },
): Promise<Failure | ListPage<z.output<typeof ClosedAccount>>> {
  const closedAt = (member: { readonly closedAt: Date | null }) => member.closedAt ?? new Date(0);
  return listPage(query, {
    cursor: timeCursor,
    read: (slice) => listClosed(p.db.read, slice),
    place: (member) => ({ at: closedAt(member), id: member.id }),
    show: (members) =>
      members.map((member) => ({
        member: memberView(member),
        closedAt: closedAt(member),
        canReopen: !isErased(member),
      })),
  });
}
