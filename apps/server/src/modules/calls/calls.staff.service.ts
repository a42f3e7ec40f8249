import type {
  CallHistoryItem,
  CallPreview,
  CallRow,
  StaffCallsQuery,
} from '@app/contracts/calls/call-editing.schemas';
import { callState } from '@app/domain/calls/call';
import { callChanges } from '@app/domain/calls/call.content';
import { callPolicy } from '@app/domain/calls/call.policy';
import { type Actor, bankSlugsOf, obPermissionTypes } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { type Failure, isFailure } from '../../platform/http/failure.ts';
import {
  cursorOf,
  cursorParts,
  type ListPage,
  listPage,
  timeCursor,
} from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { pageOf } from './calls.content.ts';
import { statusNow } from './calls.moves.service.ts';
import { banksBySlugs, type CallWork, historyOf, listWork } from './calls.work.repo.ts';
import { missingOf, movesOf, readableBy, visibleCall } from './calls.work.service.ts';

type SignedIn = NonNullable<Actor>;

export async function listForStaff(
  p: Platform,
  actor: SignedIn,
  query: z.infer<typeof StaffCallsQuery>,
): Promise<ListPage<z.output<typeof CallRow>> | Failure> {
  const banks = bankSlugsOf(actor, obPermissionTypes);
  return listPage(query, {
    cursor: timeCursor,
    read: (slice) => listWork(p.db.read, { ...query, banks }, slice),
    place: ({ call }) => ({ at: call.createdAt, id: call.id }),
    show: async (found) => {
      const counts = await p.provided.countOfCalls(
        p.db.read,
        found.map(({ call }) => call.id),
      );
      return found.map((work) =>
        rowOf(readableBy(actor, work), actor, p.clock.now(), counts.get(work.call.id)),
      );
    },
  });
}

const timeOf = (kept: string | null) => (kept === null ? null : new Date(kept));

const none = { started: 0, received: 0, decided: 0 };

function rowOf(
  work: CallWork,
  actor: SignedIn,
  now: Date,
  counted = none,
): z.output<typeof CallRow> {
  const { call, bank, content, published } = work;
  return {
    id: call.id,
    slug: call.slug,
    kind: call.kind,
    status: statusNow(work, now),
    bank,
    title: content.title,
    opensAt: timeOf(content.opensAt),
    closesAt: timeOf(content.closesAt),
    missing: missingOf(work, now).filter(({ blocks }) => blocks).length,
    unpublishedChanges: published !== null && callChanges(published, content).length > 0,
    ...counted,
    canManage: callPolicy.manage(actor, { bankSlug: bank.slug }).ok,
    actions: movesOf(work, actor, now),
  };
}

const cursor = cursorOf({ id: cursorParts.id });

export async function listHistory(
  p: Platform,
  actor: SignedIn,
  id: string,
  query: { readonly after?: string | undefined; readonly limit: number },
): Promise<ListPage<z.output<typeof CallHistoryItem>> | Failure> {
  const work = await visibleCall(p.db.read, actor, id);
  if (isFailure(work)) return work;
  const writes = callPolicy.viewChanges(actor, { bankSlug: work.bank.slug }).ok;
  const besides = writes ? [] : (['edit', 'drop'] as const);
  return listPage(query, {
    cursor,
    read: (slice) => historyOf(p.db.read, id, { ...slice, besides }),
    place: (entry) => ({ id: entry.id }),
    show: async (rows) => {
      const people = await membersByIds(
        p.db.read,
        rows.flatMap(({ actorId }) => actorId ?? []),
      );
      return rows.map(({ id: entry, at, actorId, event, reason, fields }) => ({
        id: entry,
        at,
        by: actorId === null ? null : { name: people.get(actorId)?.name ?? '' },
        event,
        reason,
        fields,
      }));
    },
  });
}

const monthFrom = (now: Date) => ({
  opensAt: now.toISOString(),
  closesAt: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
});

/** The working copy as everybody would read it. */
export async function previewCall(
  p: Platform,
  actor: SignedIn,
  id: string,
): Promise<z.output<typeof CallPreview> | Failure> {
  const work = await visibleCall(p.db.read, actor, id);
  if (isFailure(work)) return work;
  const { call, bank, content } = work;
  const { started, received } = await p.provided.countOfCall(p.db.read, id);
  const now = p.clock.now();
  const undated = content.opensAt === null || content.closesAt === null;
  const dated = undated ? { ...content, ...monthFrom(now) } : content;
  const page = pageOf(dated, await banksBySlugs(p.db.read, content.partnerBanks));
  const state = callState(page, now);
  return {
    ...page,
    undated,
    id,
    slug: content.slug || call.slug,
    bank,
    state,
    phase: state,
    applicationsStarted: started,
    applicationsReceived: received,
    decisionsPublishedAt: call.decisionsPublishedAt,
  };
}
