import type {
  CallDetail,
  CallState,
  CallSummary,
  CallsQuery,
} from '@app/contracts/calls/calls.schemas';
import { callState, callStates } from '@app/domain/calls/call';
import { fening, toKm } from '@app/domain/money';
import type { z } from 'zod';
import { keepBriefly } from '../../platform/briefly.ts';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Topic } from '../../platform/signals.ts';
import {
  type CallRow,
  type CallsCursor,
  type CallsFilter,
  createCallsList,
} from './calls.list.repo.ts';
import { type CallRecord, callBySlug } from './calls.repo.ts';

/** How many applications were begun for a call. */
export type CountStarted = (read: Reader, callId: string) => Promise<number>;

// Applications stand on calls, not the other way round; what counts them makes itself known here.
let countStarted: CountStarted = async () => 0;

/** Names who counts the applications of a call; set once by the applications module. */
export function countStartedWith(count: CountStarted): void {
  countStarted = count;
}

/** A page of the list. */
interface CallsPage {
  readonly items: CallSummary[];
  readonly next: string | null;
}

const isAboutCalls = (topic: Topic) => topic.startsWith('call:');

const km = (amount: number) => toKm(fening(amount));

/** What can be asked about calls. */
export function createCallsService(p: Pick<Platform, 'db' | 'clock' | 'signals'>) {
  const { db, clock } = p;
  const list = createCallsList(db.read);
  const bySlug = callBySlug(db.read);
  const moment = { milliseconds: 1_000, forgetOn: isAboutCalls };
  const briefPage = keepBriefly<CallsPage>(p, moment);
  const briefDetail = keepBriefly<CallDetail | Failure>(p, moment);
  const readPage = async (filter: CallsFilter, limit: number): Promise<CallsPage> => {
    const rows = await list(filter, clock.now(), limit + 1);
    const page = rows.length > limit ? rows.slice(0, limit) : rows;
    const last = page.length < rows.length ? page.at(-1) : undefined;
    return { items: page.map(summaryOf), next: last ? writeCursor(last) : null };
  };
  const readOne = async (slug: string): Promise<CallDetail | Failure> => {
    const [found] = await bySlug.execute({ slug });
    if (!found) return fail('NOT_FOUND');
    return detailOf(found, clock.now(), await countStarted(db.read, found.call.id));
  };
  return {
    async list(query: z.infer<typeof CallsQuery>): Promise<CallsPage | Failure> {
      const after = query.after === undefined ? undefined : readCursor(query.after);
      if (after === null || (after && query.state && after.state !== query.state)) {
        return fail('VALIDATION', { fields: { after: 'invalid' } });
      }
      const { state, kind, bank, limit } = query;
      const filter = { state, kind, bank, after };
      if (after) return readPage(filter, limit);
      // First pages are what everybody asks for; the rest is walked by few.
      return briefPage(`${state} ${kind} ${bank} ${limit}`, () => readPage(filter, limit));
    },

    detail: (slug: string): Promise<CallDetail | Failure> => briefDetail(slug, () => readOne(slug)),
  };
}

function writeCursor(row: CallRow): string {
  const at = row.state === 'coming' ? row.opensAt : row.closesAt;
  return `${row.state}.${at.getTime()}.${row.id}`;
}

const cursorForm = /^(\w+)\.(\d{1,13})\.([0-9a-f-]{36})$/;

/** @returns null if the text is no cursor of this list. */
function readCursor(text: string): CallsCursor | null {
  const [, state, at, id] = cursorForm.exec(text) ?? [];
  if (!id || !callStates.some((known) => known === state)) return null;
  const time = new Date(Number(at));
  if (Number.isNaN(time.getTime()) || !isUuid(id)) return null;
  return { state: state as CallState, at: time.toISOString(), id };
}

const isUuid = (text: string) =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);

function summaryOf(row: CallRow): CallSummary {
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
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    minAmount: km(row.minAmount),
    maxAmount: km(row.maxAmount),
  };
}

function detailOf({ call, bank }: CallRecord, now: Date, started: number): CallDetail {
  return {
    id: call.id,
    slug: call.slug,
    kind: call.kind,
    state: callState(call, now),
    bank,
    title: { bhs: call.titleBhs, en: call.titleEn },
    summary: { bhs: call.summaryBhs, en: call.summaryEn },
    description: { bhs: call.descriptionBhs, en: call.descriptionEn },
    opensAt: call.opensAt.toISOString(),
    closesAt: call.closesAt.toISOString(),
    minAmount: km(call.minAmount),
    maxAmount: km(call.maxAmount),
    totalFund: km(call.totalFund),
    expectedProjects: call.expectedProjects,
    minTeam: call.minTeam,
    maxTeam: call.maxTeam,
    eligible: call.eligible,
    notEligible: call.notEligible,
    timeline: call.timeline,
    rubric: call.rubric,
    faq: call.faq,
    contact: call.contact,
    applicationsStarted: started,
  };
}
