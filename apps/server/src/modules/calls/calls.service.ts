import type { BankRef } from '@app/contracts/banks/banks.schemas';
import {
  type CallDetail,
  type CallSummary,
  type CallsQuery,
  callPhases,
} from '@app/contracts/calls/calls.schemas';
import { callState, callStates } from '@app/domain/calls/call';
import { z } from 'zod';
import { createCache } from '../../platform/cache.ts';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { cursorOf, cursorParts, type ListPage, listPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { contentOf, pageOf } from './calls.content.ts';
import { type CallRow, createCallsList } from './calls.list.repo.ts';
import { type CallRecord, callBySlug } from './calls.repo.ts';
import { banksByIds } from './calls.work.repo.ts';

interface Counted {
  readonly started: number;
  readonly received: number;
}

declare module '../../platform/provided.ts' {
  interface Provided {
    readonly countOfCall: (read: Reader, callId: string) => Promise<Counted>;
    /** By id; calls to which nobody began to apply are left out. */
    readonly countOfCalls: (
      read: Reader,
      callIds: readonly string[],
    ) => Promise<ReadonlyMap<string, Counted & { readonly decided: number }>>;
  }
}

const cursor = cursorOf({
  state: z.enum(callStates),
  at: cursorParts.time,
  id: cursorParts.id,
});

/** Everybody gets the same; a moment is enough for a rush of readers. */
const moment = { milliseconds: 1_000, atMost: 500 };

export function createCallsService(p: Pick<Platform, 'db' | 'clock' | 'signals' | 'provided'>) {
  const { db, clock } = p;
  const list = createCallsList(db.read);
  const bySlug = callBySlug(db.read);
  const cachedPage = createCache<ListPage<z.output<typeof CallSummary>> | Failure>(p, moment);
  const cachedDetail = createCache<z.output<typeof CallDetail> | Failure>(p, moment);
  const readPage = (query: z.infer<typeof CallsQuery>) =>
    listPage(query, {
      cursor,
      read: async ({ after, limit }) =>
        after && query.state && after.state !== query.state
          ? fail('VALIDATION', { fields: { after: 'invalid' } })
          : list({ ...query, after }, clock.now(), limit),
      place: placeOf,
      show: (rows) => rows.map(summaryOf),
    });
  const readOne = async (slug: string): Promise<z.output<typeof CallDetail> | Failure> => {
    const [found] = await bySlug.execute({ slug });
    if (!found) return fail('NOT_FOUND');
    const [counted, partners] = await Promise.all([
      p.provided.countOfCall(db.read, found.call.id),
      banksByIds(db.read, found.call.partnerBankIds),
    ]);
    return detailOf(found, partners, clock.now(), counted);
  };
  return {
    list(
      query: z.infer<typeof CallsQuery>,
    ): Promise<ListPage<z.output<typeof CallSummary>> | Failure> {
      const { state, kind, bank, after, limit } = query;
      // First pages are what everybody asks for; the rest is walked by few.
      if (after !== undefined) return readPage(query);
      return cachedPage(`${state} ${kind} ${bank} ${limit}`, () => readPage(query));
    },

    detail: (slug: string): Promise<z.output<typeof CallDetail> | Failure> =>
      cachedDetail(slug, () => readOne(slug)),
  };
}

const placeOf = ({ state, opensAt, closesAt, id }: CallRow) => ({
  state,
  at: state === 'coming' ? opensAt : closesAt,
  id,
});

function summaryOf(row: CallRow): z.output<typeof CallSummary> {
  return {
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    state: row.state,
    bank: {
      id: row.bankId,
      slug: row.bankSlug,
      name: row.bankName,
      municipality: row.bankMunicipality,
      emblem: row.bankEmblem,
    },
    title: { bhs: row.titleBhs, en: row.titleEn },
    summary: { bhs: row.summaryBhs, en: row.summaryEn },
    opensAt: row.opensAt,
    closesAt: row.closesAt,
    minAmount: row.minAmount,
    maxAmount: row.maxAmount,
    minTeam: row.minTeam,
    maxTeam: row.maxTeam,
    minAge: row.minAge,
    maxAge: row.maxAge,
    municipalities: row.municipalities,
    topics: row.topics,
    picture: row.picture,
    pictureAlt: row.pictureAlt,
  };
}

function detailOf(
  { call, bank }: CallRecord,
  partners: readonly BankRef[],
  now: Date,
  { started, received }: Counted,
): z.output<typeof CallDetail> {
  const state = callState(call, now);
  const behind = callPhases.find((phase) => phase === call.status);
  return {
    ...pageOf(contentOf(call, bank.slug, []), partners),
    id: call.id,
    state,
    phase: state === 'closed' && behind && behind !== 'open' ? behind : state,
    bank,
    applicationsStarted: started,
    applicationsReceived: received,
    decisionsPublishedAt: call.decisionsPublishedAt,
  };
}
